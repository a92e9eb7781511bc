# Runs a validator or a checker on many texts in one process, because starting Python for each text is slow.
#
# Usage: harness.py PROGRAM MESSAGE_FILE [ARGUMENT ...]. Reads texts, each preceded by its length in four
# bytes, and runs the program with each text as standard input. The program must exit with 42 and no message,
# or with 43 and a message of one line. A validator writes the message to standard error, and has an empty
# MESSAGE_FILE. A checker writes it to MESSAGE_FILE. For each text, prints the number of the line that the
# message names, or "right" if there is no message.

import io
import os
import re
import sys

_, program, message_file, *arguments = sys.argv
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
    except SystemExit as exit:
        status = exit.code
    message = sys.stderr.getvalue()
    sys.stderr = sys.__stderr__
    if message_file and os.path.exists(message_file):
        with open(message_file) as file:
            message += file.read()
        os.remove(message_file)
    parsed = re.fullmatch(r"(?:case \d+, )?line (\d+): [ -~]{1,150}\n", message)
    assert (status, message) == (42, "") or status == 43 and parsed, (status, message)
    print(parsed[1] if parsed else "right")
