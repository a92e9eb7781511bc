# Runs a validator or a checker on many texts in one process, because starting Python for each text
# is slow.
#
# Usage: harness.py PROGRAM MESSAGE_FILE [ARGUMENT ...]. Reads texts, each preceded by its length in
# four bytes, and runs the program with each text as standard input. The program must exit with 42
# and no message, or with 43 and a message of one line. A checker writes the message to
# MESSAGE_FILE. A validator writes it to standard error, and the argument MESSAGE_FILE is "". For
# each text, prints the number of the line that the message names, or "right" if there is no
# message.

import io
import os
import re
import sys

_, program, message_file, *arguments = sys.argv
with open(program, "rb") as file:
    code = compile(file.read(), program, "exec")
harness_input = sys.stdin.buffer
sys.argv = [program, *arguments]
while length := harness_input.read(4):
    text = harness_input.read(int.from_bytes(length, "little"))
    sys.stdin = io.TextIOWrapper(io.BufferedReader(io.BytesIO(text)))
    sys.stderr = io.StringIO()
    status = None
    try:
        exec(code, {"__name__": "__main__"})
    except SystemExit as error:
        status = error.code
    message = sys.stderr.getvalue()
    sys.stderr = sys.__stderr__
    if message_file and os.path.exists(message_file):
        with open(message_file) as file:
            message += file.read()
        os.remove(message_file)
    # The text of a message is printable ASCII and short.
    named_line = re.fullmatch(r"(?:case \d+, )?line (\d+): [ -~]{1,150}\n", message)
    assert (status, message) == (42, "") or status == 43 and named_line, (status, message)
    print(named_line[1] if named_line else "right")
