import { type Budget, createBudget } from '../budget.ts';
import { toStartFaultKind } from '../fault-kind.ts';
import type { GuestCalls } from '../js/slot.ts';
import { LabFault, LabStop } from '../stop.ts';
import { cutTextStart } from '../text.ts';
import {
  diffMemory,
  hashMemory,
  loadMemory,
  type MemoryImage,
  type Span,
  saveMemory,
} from '../wasm/image.ts';
import { toBytes } from '../wasm/text.ts';
import { createRandom } from '../world/random.ts';
import { instantiatePython, type PythonInstance } from './binding.ts';
import { decodeMessage, encodeMessage } from './message-codec.ts';

/** The whole state of a slot: its memory, one register, and the address of the guest's entry function. */
export interface PythonImage {
  memory: MemoryImage;
  stackPointer: number;
  entry: number;
  tableSize: number;
}

/** One CPython instance, used again and again: `load` rewrites it to an image. */
export interface PythonSlot {
  budget: Budget;
  calls: GuestCalls;
  nowMs: () => number;
  /** During a call of the guest: its innermost frame in a file of the app, as a traceback names it. */
  stack(): string;
  /** Calls the runtime's entry function with strings. Throws `LabFault` with the guest's traceback. */
  enter(...args: string[]): void;
  /** Python has no jobs to run; defined so that a session can treat all guests alike. */
  drive(limit: number, more: () => boolean): number;
  save(): PythonImage;
  load(image: PythonImage): void;
  diff(image: PythonImage): Array<{ at: number; bytes: Uint8Array }>;
  hash(): string;
  memoryBytes(): number;
  /** False after a trap, a limit or an open file: the slot must be dropped. */
  reusable(): boolean;
}

/**
 * The guest's whole memory. The interpreter and its library take 26 MiB of it, so an app has about as much as one in
 * JavaScript.
 */
export const MEMORY_BYTES = 40 * 1024 * 1024;
const WASM_PAGE_BYTES = 65_536;
const MESSAGE_CHARS = 4_000;
const FIXED_NOW_MS = Date.UTC(2026, 0, 15, 9);

/** Nothing of the machine's environment, no site packages, no bytecode files, hashes the same every time. */
const NUMBERS: Readonly<Record<string, number>> = {
  isolated: 1,
  use_environment: 0,
  use_hash_seed: 1,
  hash_seed: 1,
  site_import: 0,
  user_site_directory: 0,
  install_signal_handlers: 0,
  write_bytecode: 0,
  utf8_mode: 1,
  buffered_stdio: 0,
  pathconfig_warnings: 0,
};
const TEXTS: Readonly<Record<string, string>> = {
  home: '/',
  executable: '/usr/bin/python3',
  program_name: 'python3',
};

/** A new slot; with a base image it skips the start of Python and begins as that image. `prelude` defines `_entry`. */
export function createPythonSlot(
  module: WebAssembly.Module,
  stdlib: Uint8Array,
  prelude: string,
  base?: PythonImage,
): PythonSlot {
  const budget = createBudget();
  let broken = false;
  let fresh = true;
  let entry = base?.entry ?? 0;
  let inbox: Uint8Array = new Uint8Array();
  let raised: string | null = null;
  let complaints = '';
  let frame = '';
  let random = createRandom(1);

  // Made first: the interpreter reads the time while it starts.
  const slot = makeSlot();
  const { wasm, disk }: PythonInstance = instantiatePython(module, stdlib, {
    onMessage: (message) => budget.pause(wasm.__fuel, () => onMessage(message)),
    take(bytes) {
      const chunk = inbox.subarray(0, bytes);
      inbox = inbox.subarray(chunk.length);
      return chunk;
    },
    nowMs: () => slot.nowMs(),
    random(bytes) {
      for (let at = 0; at < bytes.length; at++) bytes[at] = Math.floor(random() * 256);
    },
    complain(text) {
      complaints = cutTextStart(complaints + text, MESSAGE_CHARS);
    },
  });
  const tableSize = wasm.__indirect_function_table.length;
  wasm.memory.grow((MEMORY_BYTES - wasm.memory.buffer.byteLength) / WASM_PAGE_BYTES);
  const spans: Span[] = [[0, MEMORY_BYTES]];
  if (base === undefined) boot();
  else if (base.tableSize === tableSize) wasm.emscripten_stack_init();
  else throw new Error('python: the image is of another build');

  /** A C string that the guest may hold on to: made together with the base image, so its memory is part of it. */
  function newText(text: string): number {
    const bytes = toBytes(text);
    const at = wasm.malloc(bytes.length + 1);
    const all = new Uint8Array(wasm.memory.buffer);
    all.set(bytes, at);
    all[at + bytes.length] = 0;
    return at;
  }

  function boot(): void {
    wasm.__wasm_call_ctors();
    const config = wasm.PyInitConfig_Create();
    for (const [name, value] of Object.entries(NUMBERS))
      wasm.PyInitConfig_SetInt(config, newText(name), BigInt(value));
    for (const [name, value] of Object.entries(TEXTS))
      wasm.PyInitConfig_SetStr(config, newText(name), newText(value));
    const paths = wasm.malloc(4);
    new DataView(wasm.memory.buffer).setUint32(paths, newText('/lib/python314.zip'), true);
    wasm.PyInitConfig_SetStrList(config, newText('module_search_paths'), 1, paths);
    if (wasm.Py_InitializeFromInitConfig(config) !== 0) throw new Error('python did not start');
    wasm.PyInitConfig_Free(config);
    if (wasm.PyRun_SimpleStringFlags(newText(prelude), 0) !== 0)
      throw new Error(`python: the runtime did not start: ${complaints}`);
    const main = wasm.PyModule_GetDict(wasm.PyImport_AddModule(newText('__main__')));
    entry = wasm.PyDict_GetItemString(main, newText('_entry'));
    if (entry === 0) throw new Error('python: the runtime has no entry');
    wasm.Py_IncRef(entry);
  }

  function onMessage(message: Uint8Array): void {
    inbox = reply(message);
  }

  /** A message begins with the frame it was sent from; the first text of a reply states whether the call succeeded. */
  function reply(message: Uint8Array): Uint8Array {
    try {
      const [where = '', op = '', ...args] = decodeMessage(message);
      frame = where;
      if (op === 'raised') {
        raised ??= cutTextStart(args[0] ?? '', MESSAGE_CHARS);
        return framed(['=', '']);
      }
      return framed(['=', slot.calls(op, args)]);
    } catch (error) {
      if (error instanceof LabStop) budget.end(error.reason);
      if (budget.stop !== null) throw new LabStop(budget.stop, error);
      if (error instanceof Error && !(error instanceof RangeError) && !(error instanceof TypeError))
        return framed(['!', error.message]);
      budget.end('trap');
      throw error;
    }
  }

  function framed(texts: string[]): Uint8Array {
    const body = encodeMessage(texts);
    const message = new Uint8Array(body.length + 4);
    new DataView(message.buffer).setUint32(0, body.length, true);
    message.set(body, 4);
    return message;
  }

  /** Calls the entry function. Whatever ends it early is a LabStop, and the slot is broken. */
  function contained(): number {
    try {
      const result = wasm.PyObject_CallNoArgs(entry);
      if (budget.check(wasm.__fuel) === null) return result;
    } catch (error) {
      broken = true;
      throw error instanceof LabStop ? error : new LabStop(budget.check(wasm.__fuel) ?? 'trap', error);
    }
    broken = true;
    throw new LabStop(budget.stop ?? 'trap');
  }

  /** Runs the entry function and turns every way it can fail into LabFault or LabStop. */
  function enter(args: string[]): void {
    inbox = framed(args);
    raised = null;
    const result = budget.spend(wasm.__fuel, contained);
    if (result === 0) {
      // The entry function catches everything except that no memory is left for it.
      broken = true;
      throw new LabStop('memory');
    }
    wasm.Py_DecRef(result);
    if (raised !== null) throw new LabFault(raised, toStartFaultKind(raised));
  }

  function makeSlot(): PythonSlot {
    return {
      budget,
      calls: () => '',
      nowMs: () => FIXED_NOW_MS,
      stack: () => frame,
      enter(...args) {
        if (args[0] === 'seed' || args[0] === 'reseed') random = createRandom(Number(args[1]));
        enter(args);
      },
      drive: () => 0,
      save() {
        const stackPointer = wasm.__stack_pointer.value;
        // Memory below the stack pointer has no meaning for a guest: without it images are smaller.
        new Uint8Array(wasm.memory.buffer).fill(0, wasm.emscripten_stack_get_end(), stackPointer - 128);
        return { memory: saveMemory(wasm.memory, spans), stackPointer, entry, tableSize };
      },
      load(image) {
        if (!slot.reusable()) throw new Error('a broken slot was used again');
        loadMemory(wasm.memory, image.memory, fresh);
        fresh = false;
        wasm.__stack_pointer.value = image.stackPointer;
        random = createRandom(1);
      },
      diff: (image) => diffMemory(wasm.memory, image.memory),
      hash: () => hashMemory(wasm.memory, spans),
      memoryBytes: () => wasm.memory.buffer.byteLength,
      reusable: () =>
        !broken &&
        wasm.memory.buffer.byteLength === MEMORY_BYTES &&
        wasm.__indirect_function_table.length === tableSize &&
        disk.isQuiet(),
    };
  }

  return slot;
}
