# Runs a validator or a checker on many texts in one process, as if it were started for each text.
#
# Usage: harness.py PROGRAM MESSAGES [ARGUMENT ...]. Reads texts, each preceded by its length in four
# bytes, and passes each to the program as standard input. The program must exit with 42 and no message,
# or with 43 and a message of one line, on standard error or in the file MESSAGES, if a file is given.
# Prints a line for each text: the number of the line that the message names, or "right".

import io
import os
import re
import sys

_, program, messages, *arguments = sys.argv
with open(program, "rb") as file:
    code = compile(file.read(), program, "exec")
texts = sys.stdin.buffer
sys.argv = [program, *arguments]
while length := texts.read(4):
    text = texts.read(int.from_bytes(length, "little"))
    sys.stdin = io.TextIOWrapper(io.BufferedReader(io.BytesIO(text)))
    sys.stderr = io.StringIO()
    status = None
    try:
        exec(code, {"__name__": "__main__"})
    except SystemExit as end:
        status = end.code
    message = sys.stderr.getvalue()
    sys.stderr = sys.__stderr__
    if messages and os.path.exists(messages):
        with open(messages) as file:
            message += file.read()
        os.remove(messages)
    named = re.fullmatch(r"(?:case \d+, )?line (\d+): [ -~]{1,150}\n", message)
    assert (status, message) == (42, "") or status == 43 and named, (status, message)
    print(named[1] if named else "right")
