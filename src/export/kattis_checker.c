int main(int argc, char **argv) {
    int statuses[] = STATUSES;
    char *name;
    int flag;
    if (argc < 4) {
        fputs("usage: input answer feedback_dir [flags] < output\n", stderr);
        return statuses[3];
    }
    for (flag = 4; flag < argc; flag++)
        if (!strcmp(argv[flag], "space_change_sensitive")) statuses[2] = statuses[1];
    name = (char *)malloc(strlen(argv[3]) + 20);
    if (name) Output = fopen(strcat(strcpy(name, argv[3]), "/judgemessage.txt"), "ab");
    Files[0] = fopen(argv[1], "rb");
    Files[1] = stdin;
    Files[2] = fopen(argv[2], "rb");
    if (Files[0] && Files[2]) return statuses[Run()];
    fputs("a file cannot be opened\n", Output ? Output : stderr);
    return statuses[3];
}
