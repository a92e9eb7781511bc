// Runs `judge`, compiled for WASI, in a worker. A request has arguments and files; the result has the exit
// status, standard output, standard error, and the files written.
//
// Each run is a new instance with new memory, independent of the run before. This file implements the few
// system calls that `judge` makes, with one directory, whose files are arrays of bytes. The names and
// numbers are those of WASI preview 1.
"use strict";

const [BAD_DESCRIPTOR, NO_ENTRY, NO_CALL] = [8, 44, 52];
const ROOT = 3; // The descriptor of the directory; 0, 1 and 2 are the standard streams.
const MAX_WRITTEN = 1 << 26; // The maximum number of bytes that a run writes.

let compiled;

addEventListener("message", ({ data: { module, args, files } }) => {
  // Runs are synchronous, so results are posted in the order of the requests.
  if (module) compiled = module;
  else postMessage(run(args, new Map(Object.entries(files))));
});

// Returns arrays of bytes as one.
function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((end, part) => (bytes.set(part, end), end + part.length), 0);
  return bytes;
}

function run(args, files) {
  // A list of parts holds the bytes of each write.
  const [output, errors] = [[], []];
  const open = new Map([[1, { parts: output }], [2, { parts: errors }]]);
  let writtenBytes = 0;
  const written = new Map();
  let last = ROOT;
  let memory;
  const view = () => new DataView(memory.buffer);
  const bytes = (at, length) => new Uint8Array(memory.buffer, at, length);
  const word = (at, value) => view().setUint32(at, value, true);
  const strings = args.map((arg) => new TextEncoder().encode(`${arg}\0`));

  // Calls `transfer` with each buffer of a list until one is only partly transferred. Stores the number of
  // bytes transferred at `total`.
  function forEachBuffer(list, count, total, transfer) {
    let sum = 0;
    for (let at = list; at < list + 8 * count; at += 8) {
      const buffer = bytes(view().getUint32(at, true), view().getUint32(at + 4, true));
      const done = transfer(buffer);
      sum += done;
      if (done < buffer.length) break;
    }
    word(total, sum);
  }

  // A call that returns nothing succeeds: WebAssembly converts undefined to 0.
  const calls = {
    args_sizes_get(count, size) {
      word(count, strings.length);
      word(size, strings.reduce((sum, string) => sum + string.length, 0));
    },
    args_get(list, buffer) {
      for (const string of strings) {
        word(list, buffer);
        bytes(buffer, string.length).set(string);
        [list, buffer] = [list + 4, buffer + string.length];
      }
    },
    environ_sizes_get(count, size) {
      word(count, 0);
      word(size, 0);
    },
    environ_get() {},
    random_get(at, length) {
      crypto.getRandomValues(bytes(at, length));
    },
    fd_prestat_get(descriptor, at) {
      if (descriptor !== ROOT) return BAD_DESCRIPTOR;
      word(at, 0);
      word(at + 4, 1);
    },
    fd_prestat_dir_name(_descriptor, at) {
      bytes(at, 1).set([0x2f]);
    },
    // All bits set: a file of unknown type with all rights.
    fd_fdstat_get(_descriptor, at) {
      bytes(at, 24).fill(0xff);
    },
    fd_read(descriptor, list, count, total) {
      const file = open.get(descriptor);
      return forEachBuffer(list, count, total, (buffer) => {
        const part = file.source.subarray(file.at, file.at + buffer.length);
        buffer.set(part);
        file.at += part.length;
        return part.length;
      });
    },
    fd_write(descriptor, list, count, total) {
      return forEachBuffer(list, count, total, (buffer) => {
        if ((writtenBytes += buffer.length) > MAX_WRITTEN) throw new Error("The output is too long.");
        open.get(descriptor).parts.push(buffer.slice());
        return buffer.length;
      });
    },
    fd_close() {},
    path_open(_directory, _flags, path, length, how, _rights, _inherited, _more, opened) {
      const file = new TextDecoder().decode(bytes(path, length));
      if (how & 1) written.set(file, []);
      else if (!files.has(file)) return NO_ENTRY;
      open.set(++last, { parts: written.get(file), source: files.get(file), at: 0 });
      word(opened, last);
    },
    path_create_directory() {},
    proc_exit(status) {
      throw { status };
    },
  };
  const unknown = { get: (known, call) => known[call] ?? (() => NO_CALL) };
  const instance = new WebAssembly.Instance(compiled, { wasi_snapshot_preview1: new Proxy(calls, unknown) });
  memory = instance.exports.memory;
  let end = { status: 0 };
  try {
    instance.exports._start();
  } catch (error) {
    // An exit status of `proc_exit`, or an error with a message.
    end = error;
  }
  const made = [...written].map(([file, parts]) => [file, joined(parts)]);
  return { status: end.status, failure: end.message, output: joined(output), errors: joined(errors), files: made };
}
