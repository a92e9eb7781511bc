int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
