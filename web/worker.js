// Runs `judge`, compiled for WASI, in a worker: one run for each worker. The request has the module, arguments
// and files; the reply has the standard output and the files written, each as a list of arrays of bytes.
//
// This file implements the few system calls of WASI preview 1 that `judge` makes, with one directory.
"use strict";

const [BAD_DESCRIPTOR, NO_ENTRY, NOT_IMPLEMENTED] = [8, 44, 52];
const CREATE = 1; // The flag of `path_open` that creates the file.
const ROOT = 3; // The descriptor of the directory; 0, 1 and 2 are the standard streams.
const MAX_WRITTEN = 1 << 26; // The maximum number of bytes that a run writes.

addEventListener("message", ({ data: { module, args, files } }) => {
  const [output, writtenFiles] = [[], new Map()];
  const memory = memoryOf(() => exports.memory.buffer);
  const calls = { ...argumentCalls(memory, args), ...fileCalls(memory, files, output, writtenFiles) };
  // The program imports all calls of its standard library, but makes only these.
  const withDefault = { get: (known, call) => known[call] ?? (() => NOT_IMPLEMENTED) };
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: new Proxy(calls, withDefault) });
  try {
    exports._start();
  } catch (error) {
    if (error !== EXIT) throw error;
  }
  postMessage({ output, files: writtenFiles });
});

// What `proc_exit` throws.
const EXIT = {};

// Returns access to the memory of the program, which is known as soon as the program starts.
function memoryOf(buffer) {
  const bytesAt = (address, length) => new Uint8Array(buffer(), address, length);
  const loadWord = (address) => new DataView(buffer()).getUint32(address, true);
  return {
    bytesAt,
    textAt: (address, length) => new TextDecoder().decode(bytesAt(address, length)),
    storeWord: (address, value) => new DataView(buffer()).setUint32(address, value, true),
    // Returns the first buffer of a list of addresses and lengths. A call may transfer only this one.
    firstBuffer: (list) => bytesAt(loadWord(list), loadWord(list + 4)),
  };
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
      throw EXIT;
    },
  };
}

// Returns the calls for files.
function fileCalls({ bytesAt, textAt, storeWord, firstBuffer }, files, output, writtenFiles) {
  const openFiles = new Map([[1, { parts: output }], [2, { parts: [] }]]);
  let [writtenBytes, lastDescriptor] = [0, ROOT];
  return {
    // The directory that is open at the start: its type is 0, and its name "/" has one byte.
    fd_prestat_get: (descriptor, address) =>
      (descriptor === ROOT ? (storeWord(address, 0), storeWord(address + 4, 1)) : BAD_DESCRIPTOR),
    fd_prestat_dir_name: (_descriptor, address) => bytesAt(address, 1).set(new TextEncoder().encode("/")),
    // All bits set: a file of unknown type with all rights.
    fd_fdstat_get: (_descriptor, address) => void bytesAt(address, 24).fill(0xff),
    fd_read(descriptor, list, _count, lengthAt) {
      const [file, buffer] = [openFiles.get(descriptor), firstBuffer(list)];
      const part = file.source.subarray(file.offset, file.offset + buffer.length);
      buffer.set(part);
      file.offset += part.length;
      storeWord(lengthAt, part.length);
    },
    fd_write(descriptor, list, _count, lengthAt) {
      const bytes = firstBuffer(list).slice();
      if ((writtenBytes += bytes.length) > MAX_WRITTEN) throw new Error("The output is too long.");
      openFiles.get(descriptor).parts.push(bytes);
      storeWord(lengthAt, bytes.length);
    },
    fd_close() {},
    path_open(_directory, _lookup, name, length, openFlags, _rights, _inherited, _flags, descriptorAt) {
      const path = textAt(name, length);
      if (openFlags & CREATE) writtenFiles.set(path, []);
      else if (!files[path]) return NO_ENTRY;
      openFiles.set(++lastDescriptor, { parts: writtenFiles.get(path), source: files[path], offset: 0 });
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
