int main(void) {
    static const int statuses[] = STATUSES;
    Files[0] = stdin;
    Output = stderr;
    return statuses[Run()];
}
