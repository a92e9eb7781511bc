// Runs `judge`, compiled for WASI, in a worker. A request has arguments and files; the result has
// the standard output, the files written and, if the program failed, a message.
//
// Each run is a new instance with new memory. This file implements the few system calls of WASI
// preview 1 that `judge` makes, with one directory, whose files are arrays of bytes.
"use strict";

const [BAD_DESCRIPTOR, NO_ENTRY, NOT_IMPLEMENTED] = [8, 44, 52];
const CREATE = 1; // The flag of `path_open` that creates the file.
const ROOT = 3; // The descriptor of the directory; 0, 1 and 2 are the standard streams.
const MAX_WRITTEN = 1 << 26; // The maximum number of bytes that a run writes.

let compiledModule;

addEventListener("message", ({ data: { module, args, files } }) => {
  // Runs are synchronous, so results are posted in the order of the requests.
  if (module) compiledModule = module;
  else postMessage(run(args, new Map(Object.entries(files))));
});

// Returns the bytes of all parts as one array.
function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((end, part) => (bytes.set(part, end), end + part.length), 0);
  return bytes;
}

// Runs the program. `memory` is known as soon as it starts.
function run(args, files) {
  const output = []; // One array of bytes per write.
  const writtenFiles = new Map();
  const memory = memoryOf(() => exports.memory.buffer);
  const calls = { ...argumentCalls(memory, args), ...fileCalls(memory, files, output, writtenFiles) };
  // The program imports all calls of its standard library, but makes only these.
  const withDefault = { get: (known, call) => known[call] ?? (() => NOT_IMPLEMENTED) };
  const imports = { wasi_snapshot_preview1: new Proxy(calls, withDefault) };
  const { exports } = new WebAssembly.Instance(compiledModule, imports);
  let failure;
  try {
    exports._start();
  } catch (error) {
    // What `proc_exit` throws has no message.
    failure = error.message;
  }
  const newFiles = [...writtenFiles].map(([path, parts]) => [path, joined(parts)]);
  return { failure, output: joined(output), files: newFiles };
}

// Returns access to the memory of the program.
function memoryOf(buffer) {
  const bytesAt = (address, length) => new Uint8Array(buffer(), address, length);
  const textAt = (address, length) => new TextDecoder().decode(bytesAt(address, length));
  const loadWord = (address) => new DataView(buffer()).getUint32(address, true);
  const storeWord = (address, value) => new DataView(buffer()).setUint32(address, value, true);

  // Calls `transfer` with each of `count` buffers, until one is only partly transferred. `list` is
  // the address of their addresses and lengths. `transfer` returns the number of bytes that it
  // transfers. Stores the sum of these numbers at the address `totalAt`.
  function forEachBuffer(list, count, totalAt, transfer) {
    let total = 0;
    for (let entry = list; entry < list + 8 * count; entry += 8) {
      const buffer = bytesAt(loadWord(entry), loadWord(entry + 4));
      const transferred = transfer(buffer);
      total += transferred;
      if (transferred < buffer.length) break;
    }
    storeWord(totalAt, total);
  }
  return { bytesAt, textAt, storeWord, forEachBuffer };
}

// A call that returns nothing succeeds: WebAssembly converts undefined to 0. Parameters are
// addresses in memory, except for descriptors, numbers of buffers, lengths and flags.

// Returns the calls for what the program is started with.
function argumentCalls({ bytesAt, storeWord }, args) {
  const strings = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  return {
    args_sizes_get(countAt, sizeAt) {
      storeWord(countAt, strings.length);
      storeWord(sizeAt, strings.reduce((sum, string) => sum + string.length, 0));
    },
    args_get(list, text) {
      for (const string of strings) {
        storeWord(list, text);
        bytesAt(text, string.length).set(string);
        [list, text] = [list + 4, text + string.length];
      }
    },
    // There are no environment variables.
    environ_sizes_get: (countAt, sizeAt) => (storeWord(countAt, 0), storeWord(sizeAt, 0)),
    random_get: (address, length) => void crypto.getRandomValues(bytesAt(address, length)),
    proc_exit() {
      throw {};
    },
  };
}

// Returns the calls for files.
function fileCalls({ bytesAt, textAt, storeWord, forEachBuffer }, files, output, writtenFiles) {
  const openFiles = new Map([[1, { parts: output }], [2, { parts: [] }]]);
  let [writtenBytes, lastDescriptor] = [0, ROOT];
  return {
    // The directory that is open at the start: its type is 0, and its name "/" has one byte.
    fd_prestat_get: (descriptor, address) =>
      (descriptor === ROOT ? (storeWord(address, 0), storeWord(address + 4, 1)) : BAD_DESCRIPTOR),
    fd_prestat_dir_name: (_descriptor, address) => bytesAt(address, 1).set(new TextEncoder().encode("/")),
    // All bits set: a file of unknown type with all rights.
    fd_fdstat_get: (_descriptor, address) => void bytesAt(address, 24).fill(0xff),
    fd_read(descriptor, list, count, totalAt) {
      const file = openFiles.get(descriptor);
      forEachBuffer(list, count, totalAt, (buffer) => {
        const part = file.source.subarray(file.offset, file.offset + buffer.length);
        buffer.set(part);
        file.offset += part.length;
        return part.length;
      });
    },
    fd_write: (descriptor, list, count, totalAt) => forEachBuffer(list, count, totalAt, (buffer) => {
      if ((writtenBytes += buffer.length) > MAX_WRITTEN) throw new Error("The output is too long.");
      openFiles.get(descriptor).parts.push(buffer.slice());
      return buffer.length;
    }),
    fd_close() {},
    path_open(_directory, _lookup, name, length, openFlags, _rights, _inherited, _flags, descriptorAt) {
      const path = textAt(name, length);
      if (openFlags & CREATE) writtenFiles.set(path, []);
      else if (!files.has(path)) return NO_ENTRY;
      openFiles.set(++lastDescriptor, { parts: writtenFiles.get(path), source: files.get(path), offset: 0 });
      storeWord(descriptorAt, lastDescriptor);
    },
    path_create_directory() {},
    path_rename(_from, oldName, oldLength, _to, newName, newLength) {
      const before = textAt(oldName, oldLength);
      writtenFiles.set(textAt(newName, newLength), writtenFiles.get(before));
      writtenFiles.delete(before);
    },
  };
}
