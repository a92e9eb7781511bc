// Runs `judge`, compiled for WASI, in a worker: arguments, standard input and files in; exit
// status, standard output, standard error and files out.
//
// Each run is an instance of its own with fresh memory, so that nothing is left of the run before.
// The few calls of the system that `judge` makes are answered here. There is one directory; a file
// in it is an array of bytes. The names and numbers are those of WASI preview 1.
"use strict";

const [SUCCESS, BAD_DESCRIPTOR, NO_ENTRY, NO_CALL] = [0, 8, 44, 52];
const [DIRECTORY, REGULAR] = [3, 4];
const ROOT = 3; // The descriptor of the directory; 0, 1 and 2 are the standard streams.
const MOST = 1 << 26; // No run writes more bytes.

let compiled;

addEventListener("message", ({ data: { module, id, args, input, files } }) => {
  if (module) {
    compiled = module;
    return;
  }
  // One run after the other: answers come in the order of the requests.
  postMessage({ id, ...run(args, input, new Map(Object.entries(files))) });
});

// What is written to a file.
class Sink {
  parts = [];
  length = 0;

  write(part) {
    this.length += part.length;
    if (this.length > MOST) throw new Error("The output is too long.");
    this.parts.push(part.slice());
  }

  taken() {
    const bytes = new Uint8Array(this.length);
    this.parts.reduce((end, part) => (bytes.set(part, end), end + part.length), 0);
    return bytes;
  }
}

class Exit {
  constructor(status) {
    this.status = status;
  }
}

function run(args, input, files) {
  const open = new Map([
    [0, { source: input, at: 0 }],
    [1, { sink: new Sink() }],
    [2, { sink: new Sink() }],
  ]);
  const written = new Map();
  let last = ROOT;
  let memory;
  const view = () => new DataView(memory.buffer);
  const bytes = (at, length) => new Uint8Array(memory.buffer, at, length);
  const word = (at, value) => view().setUint32(at, value, true);
  const name = (at, length) => new TextDecoder().decode(bytes(at, length));
  const strings = args.map((arg) => new TextEncoder().encode(`${arg}\0`));

  // Calls `transfer` with each buffer of a list until one is not filled or emptied whole.
  function forEachBuffer(list, count, total, transfer) {
    let sum = 0;
    for (let at = list; at < list + 8 * count; at += 8) {
      const buffer = bytes(view().getUint32(at, true), view().getUint32(at + 4, true));
      const done = transfer(buffer);
      sum += done;
      if (done < buffer.length) break;
    }
    word(total, sum);
    return SUCCESS;
  }

  const calls = {
    args_sizes_get(count, size) {
      word(count, strings.length);
      word(size, strings.reduce((sum, string) => sum + string.length, 0));
      return SUCCESS;
    },
    args_get(list, buffer) {
      for (const string of strings) {
        word(list, buffer);
        bytes(buffer, string.length).set(string);
        [list, buffer] = [list + 4, buffer + string.length];
      }
      return SUCCESS;
    },
    environ_sizes_get(count, size) {
      word(count, 0);
      word(size, 0);
      return SUCCESS;
    },
    environ_get: () => SUCCESS,
    random_get(at, length) {
      crypto.getRandomValues(bytes(at, length));
      return SUCCESS;
    },
    clock_time_get(_clock, _precision, at) {
      view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return SUCCESS;
    },
    fd_prestat_get(descriptor, at) {
      if (descriptor !== ROOT) return BAD_DESCRIPTOR;
      word(at, 0);
      word(at + 4, 1);
      return SUCCESS;
    },
    fd_prestat_dir_name(_descriptor, at) {
      bytes(at, 1).set([0x2f]);
      return SUCCESS;
    },
    fd_fdstat_get(descriptor, at) {
      bytes(at, 24).fill(0xff);
      view().setUint16(at, descriptor === ROOT ? DIRECTORY : REGULAR, true);
      view().setUint16(at + 2, 0, true);
      return SUCCESS;
    },
    fd_read(descriptor, list, count, total) {
      const file = open.get(descriptor);
      if (!file?.source) return BAD_DESCRIPTOR;
      return forEachBuffer(list, count, total, (buffer) => {
        const part = file.source.subarray(file.at, file.at + buffer.length);
        buffer.set(part);
        file.at += part.length;
        return part.length;
      });
    },
    fd_write(descriptor, list, count, total) {
      const file = open.get(descriptor);
      if (!file?.sink) return BAD_DESCRIPTOR;
      return forEachBuffer(list, count, total, (buffer) => {
        file.sink.write(buffer);
        return buffer.length;
      });
    },
    fd_close(descriptor) {
      open.delete(descriptor);
      return SUCCESS;
    },
    path_open(_directory, _flags, path, length, how, _rights, _inherited, _more, opened) {
      const file = name(path, length);
      const descriptor = ++last;
      if (how & 1) {
        const sink = new Sink();
        written.set(file, sink);
        open.set(descriptor, { sink });
      } else if (files.has(file)) {
        open.set(descriptor, { source: files.get(file), at: 0 });
      } else {
        return NO_ENTRY;
      }
      word(opened, descriptor);
      return SUCCESS;
    },
    path_create_directory: () => SUCCESS,
    path_filestat_get(_directory, _flags, path, length, at) {
      const file = files.get(name(path, length));
      if (!file) return NO_ENTRY;
      bytes(at, 64).fill(0);
      view().setUint8(at + 16, REGULAR);
      view().setBigUint64(at + 32, BigInt(file.length), true);
      return SUCCESS;
    },
    proc_exit(status) {
      throw new Exit(status);
    },
  };
  const unknown = { get: (known, call) => known[call] ?? (() => NO_CALL) };
  const imports = { wasi_snapshot_preview1: new Proxy(calls, unknown) };
  const instance = new WebAssembly.Instance(compiled, imports);
  memory = instance.exports.memory;
  const [output, errors] = [open.get(1).sink, open.get(2).sink];
  let status = 0;
  let failure;
  try {
    instance.exports._start();
  } catch (error) {
    if (error instanceof Exit) status = error.status;
    else failure = error.message;
  }
  const made = [...written].map(([file, sink]) => [file, sink.taken()]);
  return { status, failure, output: output.taken(), errors: errors.taken(), files: made };
}
