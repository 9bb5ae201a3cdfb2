import type { FuelCounter } from '../budget.ts';
import { createDisk, type Disk, ERRNO, HOST_CHANNEL, STDERR, toPath } from './disk.ts';

/** The functions of the interpreter's C interface that are called. Pointers and objects are addresses in its memory. */
export interface PythonExports {
  memory: WebAssembly.Memory;
  __indirect_function_table: WebAssembly.Table;
  __stack_pointer: WebAssembly.Global<'i32'>;
  __fuel: FuelCounter;
  __wasm_call_ctors(): void;
  /** Sets the ends of the C stack: the only other state is memory and stack pointer. */
  emscripten_stack_init(): void;
  emscripten_stack_get_end(): number;
  malloc(bytes: number): number;
  free(at: number): void;
  PyInitConfig_Create(): number;
  PyInitConfig_SetInt(config: number, name: number, value: bigint): number;
  PyInitConfig_SetStr(config: number, name: number, value: number): number;
  PyInitConfig_SetStrList(config: number, name: number, count: number, list: number): number;
  PyInitConfig_Free(config: number): void;
  Py_InitializeFromInitConfig(config: number): number;
  PyRun_SimpleStringFlags(code: number, flags: number): number;
  PyImport_AddModule(name: number): number;
  PyModule_GetDict(module: number): number;
  PyDict_GetItemString(dict: number, name: number): number;
  PyObject_CallNoArgs(callable: number): number;
  PyErr_Clear(): void;
  Py_IncRef(object: number): void;
  Py_DecRef(object: number): void;
}

export interface PythonHost {
  /** Called when the guest wrote a message to the host channel. */
  onMessage(message: Uint8Array): void;
  /** Returns what the guest reads from the host channel, at most this many bytes. */
  take(bytes: number): Uint8Array;
  nowMs(): number;
  random(bytes: Uint8Array): void;
  /** Called with the interpreter's own fatal error message. */
  complain(text: string): void;
}

export interface PythonInstance {
  wasm: PythonExports;
  disk: Disk;
}

const decoder = new TextDecoder();
const FILE_MODE = 0o100444;
const FOLDER_MODE = 0o40555;
const DEVICE_MODE = 0o20666;
const STAT_BYTES = 96;
const WRITING = 3;
const CREATING = 64;
const MAX_MESSAGE_BYTES = 4 * 1024 * 1024;

/** Thrown by imports that the interpreter must not call. The guest cannot catch it. */
function refuse(name: string): never {
  throw new Error(`python: the interpreter asked for ${name}, which this machine does not have`);
}

/**
 * The interpreter with some forty imports. Pyodide's own JavaScript is not loaded: there is no module `js`, no foreign
 * function, no socket and no process behind any import, so guest code can reach nothing on the host, and there is no
 * state outside of its one memory.
 */
export function instantiatePython(
  module: WebAssembly.Module,
  stdlib: Uint8Array,
  host: PythonHost,
): PythonInstance {
  const disk = createDisk({ '/lib/python314.zip': stdlib });
  // Read during a call, when the instance exists.
  const memory = () => wasm.memory.buffer;
  const view = () => new DataView(memory());
  const bytes = () => new Uint8Array(memory());

  function textAt(at: number): string {
    const all = bytes();
    return decoder.decode(all.subarray(at, all.indexOf(0, at)));
  }

  function writeStat(at: number, mode: number, size: number): number {
    bytes().fill(0, at, at + STAT_BYTES);
    const to = view();
    to.setUint32(at + 4, mode, true);
    to.setUint32(at + 8, 1, true);
    to.setBigInt64(at + 24, BigInt(size), true);
    to.setInt32(at + 32, 4_096, true);
    to.setBigInt64(at + 88, 1n, true);
    return 0;
  }

  function statPath(path: string, at: number): number {
    const entry = disk.find(toPath(path));
    if (entry === null) return -ERRNO.NOENT;
    return entry.kind === 'folder'
      ? writeStat(at, FOLDER_MODE, 0)
      : writeStat(at, FILE_MODE, entry.bytes.length);
  }

  function readFile(descriptor: number, wanted: number): Uint8Array {
    if (descriptor === HOST_CHANNEL) return host.take(wanted);
    const file = disk.opened(descriptor);
    const entry = file === undefined ? null : disk.find(file.path);
    if (file === undefined || entry?.kind !== 'file') return new Uint8Array();
    const chunk = entry.bytes.subarray(file.at, file.at + wanted);
    file.at += chunk.length;
    return chunk;
  }

  function write(descriptor: number, chunk: Uint8Array): void {
    if (descriptor === HOST_CHANNEL) host.onMessage(chunk);
    else if (descriptor === STDERR) host.complain(decoder.decode(chunk));
  }

  /** Calls `visit` with address and length of each buffer, and writes the sum of its results to `total`. */
  function eachBuffer(
    list: number,
    count: number,
    total: number,
    visit: (at: number, length: number) => number,
  ): number {
    let sum = 0;
    for (let index = 0; index < count; index++) {
      const at = view().getUint32(list + index * 8, true);
      const length = view().getUint32(list + index * 8 + 4, true);
      const done = visit(at, length);
      sum += done;
      if (done < length) break;
    }
    view().setUint32(total, sum, true);
    return 0;
  }

  /** Writes a broken-down time, always in UTC: labs have no other zone. */
  function writeTime(seconds: bigint, at: number): void {
    const date = new Date(Number(seconds) * 1_000);
    const year = date.getUTCFullYear();
    const day = Math.floor((date.getTime() - Date.UTC(year, 0, 1)) / 86_400_000);
    const fields = [
      date.getUTCSeconds(),
      date.getUTCMinutes(),
      date.getUTCHours(),
      date.getUTCDate(),
      date.getUTCMonth(),
      year - 1900,
      date.getUTCDay(),
      day,
      0,
      0,
    ];
    fields.forEach((value, index) => view().setInt32(at + index * 4, value, true));
  }

  function readTime(at: number): bigint {
    const field = (index: number) => view().getInt32(at + index * 4, true);
    return BigInt(Date.UTC(field(5) + 1900, field(4), field(3), field(2), field(1), field(0)) / 1_000);
  }

  const nanoseconds = () => BigInt(Math.round(host.nowMs())) * 1_000_000n;

  const calls: Record<string, (...args: never[]) => unknown> = {
    __syscall_openat(_folder: number, path: number, flags: number) {
      if ((flags & WRITING) !== 0 || (flags & CREATING) !== 0) return -ERRNO.ROFS;
      const full = toPath(textAt(path));
      return disk.find(full) === null ? -ERRNO.NOENT : disk.openFile(full);
    },
    __syscall_stat64: (path: number, at: number) => statPath(textAt(path), at),
    __syscall_lstat64: (path: number, at: number) => statPath(textAt(path), at),
    __syscall_newfstatat: (_folder: number, path: number, at: number) => statPath(textAt(path), at),
    __syscall_fstat64(descriptor: number, at: number) {
      const file = disk.opened(descriptor);
      if (file !== undefined) return statPath(file.path, at);
      return descriptor <= HOST_CHANNEL ? writeStat(at, DEVICE_MODE, 0) : -ERRNO.BADF;
    },
    __syscall_getcwd(at: number) {
      bytes().set([47, 0], at);
      return 2;
    },
    __syscall_readlinkat: () => -ERRNO.INVAL,
    __syscall_ioctl: () => -ERRNO.NOTTY,
    __syscall_fcntl64: () => 0,
    _try_fcntl64: () => 0,
    __syscall_getuid32_js: () => 1_000,
    __syscall_umask_js: () => 0o022,
    fd_close: (descriptor: number) => (disk.close(descriptor) ? 0 : ERRNO.BADF),
    fd_seek(descriptor: number, offset: bigint, from: number, result: number) {
      const file = disk.opened(descriptor);
      const entry = file === undefined ? null : disk.find(file.path);
      if (file === undefined || entry?.kind !== 'file') return ERRNO.SPIPE;
      const start = from === 1 ? file.at : from === 2 ? entry.bytes.length : 0;
      file.at = Math.max(0, start + Number(offset));
      view().setBigInt64(result, BigInt(file.at), true);
      return 0;
    },
    fd_read: (descriptor: number, list: number, count: number, total: number) =>
      eachBuffer(list, count, total, (at, length) => {
        const chunk = readFile(descriptor, length);
        bytes().set(chunk, at);
        return chunk.length;
      }),
    fd_write: (descriptor: number, list: number, count: number, total: number) =>
      eachBuffer(list, count, total, (at, length) => {
        if (length > MAX_MESSAGE_BYTES) return 0;
        write(descriptor, bytes().slice(at, at + length));
        return length;
      }),
    fd_fdstat_get(_descriptor: number, at: number) {
      bytes().fill(0, at, at + 24);
      return 0;
    },
    environ_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      view().setBigInt64(at, nanoseconds(), true);
      return 0;
    },
    clock_res_get(_clock: number, at: number) {
      view().setBigInt64(at, 1_000_000n, true);
      return 0;
    },
    emscripten_get_now: () => host.nowMs(),
    emscripten_date_now: () => host.nowMs(),
    _tzset_js: () => undefined,
    _gmtime_js: writeTime,
    _localtime_js: writeTime,
    _mktime_js: readTime,
    _timegm_js: readTime,
    random_get(at: number, length: number) {
      host.random(bytes().subarray(at, at + length));
      return 0;
    },
    // The memory has its final size from the start: growing it is refused, and Python raises MemoryError.
    emscripten_get_heap_max: () => memory().byteLength,
    emscripten_resize_heap: () => 0,
    _emscripten_get_progname(at: number) {
      bytes()[at] = 0;
    },
    emscripten_runtime_keepalive_push: () => undefined,
    emscripten_runtime_keepalive_pop: () => undefined,
    __hiwire_deduplicate_new: () => null,
    _Py_emscripten_runtime: () => 0,
    // WebAssembly checks the signature of an indirect call; JavaScript drops surplus arguments, as CPython relies on.
    _PyEM_TrampolineCall_JS: (fn: number, first: number, second: number, third: number) =>
      (wasm.__indirect_function_table.get(fn) as (...args: number[]) => number)(first, second, third),
  };

  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] =
      kind === 'global'
        ? new WebAssembly.Global({ value: 'i32', mutable: true }, 0)
        : (calls[name] ?? (() => refuse(name)));
  }
  const wasm = new WebAssembly.Instance(module, imports).exports as unknown as PythonExports;
  return { wasm, disk };
}
