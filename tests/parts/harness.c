/* Linked with --wrap=main: runs a program on many inputs, each in a process that is forked and not
 * started, which takes a tenth of the time.
 *
 * Arguments: a folder, and after it the arguments of the program. Standard input holds the inputs,
 * each after its length. Each is the program's standard input and the file `data` in the folder.
 * Standard output gets, for each, the exit status, or 255 for a signal, and after its length what
 * the program wrote to standard error and to `judgemessage.txt` in the folder. Lengths are words of
 * four bytes. */

#include <fcntl.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

int __real_main(int argc, char **argv);

static void need(int holds, const char *what) {
    if (!holds) {
        perror(what);
        exit(1);
    }
}

static int opened(const char *name, int flags) {
    int file = open(name, flags, 0666);
    need(file >= 0, name);
    return file;
}

int __wrap_main(int argc, char **argv) {
    static char buffer[1 << 20];
    unsigned length;
    need(argc > 1 && chdir(argv[1]) == 0, "the folder");
    while (fread(&length, sizeof length, 1, stdin) == 1) {
        int data = opened("data", O_WRONLY | O_CREAT | O_TRUNC), status, message;
        need(length <= sizeof buffer && fread(buffer, 1, length, stdin) == length, "an input");
        need(write(data, buffer, length) == (ssize_t)length, "data");
        close(data);
        unlink("judgemessage.txt");
        fflush(stdout);
        pid_t child = fork();
        need(child >= 0, "fork");
        if (child == 0) {
            dup2(opened("data", O_RDONLY), 0);
            dup2(opened("message", O_WRONLY | O_CREAT | O_TRUNC), 2);
            /* What has been read of the inputs is not the program's. */
            __fpurge(stdin);
            argv[1] = argv[0];
            exit(__real_main(argc - 1, argv + 1));
        }
        need(waitpid(child, &status, 0) == child, "wait");
        putchar(WIFEXITED(status) ? WEXITSTATUS(status) : 255);
        message = opened("message", O_RDONLY);
        length = (unsigned)read(message, buffer, sizeof buffer);
        close(message);
        message = open("judgemessage.txt", O_RDONLY);
        if (message >= 0) {
            length += (unsigned)read(message, buffer + length, sizeof buffer - length);
            close(message);
        }
        fwrite(&length, sizeof length, 1, stdout);
        fwrite(buffer, 1, length, stdout);
    }
    return 0;
}
