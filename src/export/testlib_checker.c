int main(int argc, char **argv) {
    static const int statuses[] = STATUSES;
    if (argc < 4) {
        fputs("usage: input output answer [report]\n", stderr);
        return statuses[3];
    }
    Output = argc > 4 ? fopen(argv[4], "wb") : stderr;
    Files[0] = fopen(argv[1], "rb");
    Files[1] = fopen(argv[2], "rb");
    Files[2] = fopen(argv[3], "rb");
    if (Files[0] && Files[1] && Files[2]) return statuses[Run()];
    fputs("a file cannot be opened\n", Output ? Output : stderr);
    return statuses[3];
}
