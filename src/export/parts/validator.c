int main(void) {
    static const int statuses[] = STATUSES;
    Files[0] = stdin;
    Messages = stderr;
    return statuses[Run()];
}
