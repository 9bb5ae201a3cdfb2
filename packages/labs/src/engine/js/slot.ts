import { type Budget, createBudget } from '../budget.ts';
import { LabStop } from '../stop.ts';
import { cutText } from '../text.ts';
import {
  diffMemory,
  hashMemory,
  isClear,
  loadMemory,
  type MemoryImage,
  type Span,
  saveMemory,
} from '../wasm/image.ts';
import { instantiateQuickJs, type QuickJsExports, readString } from './binding.ts';
import { createGuest, MESSAGE_CHARS, newString, throwInGuest, withText } from './guest.ts';

/** Handles a call of the guest. Strings only; an `Error` thrown here is rethrown in the guest. */
export type GuestCalls = (op: string, args: string[]) => string;

/** Memory of a guest plus the few words that are outside of it. */
export interface JsImage {
  memory: MemoryImage;
  stackPointer: number;
  runtime: number;
  context: number;
  /** Size of the memory it was taken from, and the handles that the host holds in it. */
  sizeBytes: number;
  entry: number;
  trace: number;
  lengthAt: number;
  argvAt: number;
  nothing: number;
}

/** One QuickJS instance, reused: `load` rewrites it to an image. */
export interface JsSlot {
  budget: Budget;
  calls: GuestCalls;
  nowMs: () => number;
  /** During a call of the guest: the stack of its frames, innermost first; an empty string where it hides them. */
  stack(): string;
  /** Calls the runtime's entry function with strings; gives what it returns, as a string. */
  enter(...args: string[]): string;
  /** Evaluates a function expression and passes it to the entry function as its last argument. */
  define(name: string, source: string, filename: string): void;
  /** Runs pending jobs one by one while `more` returns true; gives their number. */
  drive(limit: number, more: () => boolean): number;
  save(): JsImage;
  load(image: JsImage): void;
  diff(image: JsImage): Array<{ at: number; bytes: Uint8Array }>;
  /** Right after `load`: restores the state that differed from the image in these pages. */
  patch(pages: ReturnType<JsSlot['diff']>): void;
  hash(): string;
  memoryBytes(): number;
  /** False after growth, a trap, an overflow or an interruption: the slot must be dropped. */
  reusable(): boolean;
}

export interface JsSlotOptions {
  heapBytes: number;
  stackBytes: number;
  /** Guest runtime: a script whose value is the entry function; it takes `__host` from the global object. */
  prelude: string;
}

/** Memory allocated before the base image, so that ordinary programs never grow the memory. */
const SPARE_BYTES = 640 * 1024;
/** The C stack is the first MiB and grows downwards; a guest may use 256 KiB of it, the binding itself a little more. */
const STACK_LOW = 704 * 1024;
const STACK_GUARD: Span = [STACK_LOW - 64 * 1024, STACK_LOW];
const WASM_PAGE_BYTES = 65_536;
/** Made before any lab code runs, so it has the original `Error`. */
const TRACE_SOURCE =
  "(function () { 'use strict'; const Trace = Error; return () => '' + new Trace().stack; })()";
const MAX_ARGS = 64;
const PRELUDE_FUEL = 1_000;
const FIXED_NOW_MS = Date.UTC(2026, 0, 15, 9);

/** Creates a slot; with a base image of the same options it skips the start and begins as that image. */
export function createJsSlot(module: WebAssembly.Module, options: JsSlotOptions, base?: JsImage): JsSlot {
  const budget = createBudget();
  let fresh = true;
  let tracing = false;
  // Made first: the engine reads the time while it starts.
  const slot = makeSlot();
  const wasm: QuickJsExports = instantiateQuickJs(module, {
    hostCall: (argc, argv) => budget.pause(wasm.__fuel, () => answer(argc, argv)),
    nowMs: () => slot.nowMs(),
  });

  const words = base ?? makeWords();
  const guest = createGuest(wasm, budget, words.lengthAt);
  const held = base === undefined ? { ...words, ...start() } : adopt(base);
  const toSpans = (sizeBytes: number): Span[] => [[STACK_LOW, sizeBytes]];

  /** Starts the engine. What the host holds in its memory is made here and in `start`, before any image. */
  function makeWords() {
    wasm._initialize();
    if (wasm.qjs_init() !== 0) throw new Error('quickjs did not start');
    wasm.qjs_set_memory_limit(options.heapBytes);
    wasm.qjs_set_max_stack_size(options.stackBytes);
    wasm.wasm_free(wasm.wasm_malloc(SPARE_BYTES));
    return {
      lengthAt: wasm.wasm_malloc(8),
      argvAt: wasm.wasm_malloc(MAX_ARGS * 4),
      nothing: wasm.qjs_get_undefined(),
    };
  }

  /** Runs the prelude. */
  function start() {
    const global = wasm.qjs_get_global();
    withText(wasm, '__host', (name, length) => {
      const fn = wasm.qjs_new_host_function(name, length, 0);
      wasm.qjs_set_prop_string(global, name, fn);
      wasm.qjs_free_value(fn);
    });
    wasm.qjs_free_value(global);
    budget.arm(PRELUDE_FUEL);
    const entry = guest.evaluate(options.prelude, 'runtime');
    const trace = guest.evaluate(TRACE_SOURCE, 'runtime');
    return { entry, trace, sizeBytes: wasm.memory.buffer.byteLength };
  }

  /** A program that used more memory at its start needs it in each session, because its allocator relies on it. */
  function growTo(sizeBytes: number): void {
    wasm.memory.grow((sizeBytes - wasm.memory.buffer.byteLength) / WASM_PAGE_BYTES);
  }

  function adopt(image: JsImage) {
    growTo(image.sizeBytes);
    const { sizeBytes, entry, trace, lengthAt, argvAt, nothing } = image;
    return { sizeBytes, entry, trace, lengthAt, argvAt, nothing };
  }

  /** The one function the guest can call. It always returns: nothing may unwind over guest frames. */
  function answer(argc: number, argv: number): number {
    try {
      if (argc > MAX_ARGS) return throwInGuest(wasm, 'too many values in one call');
      const args: string[] = [];
      const list = new DataView(wasm.memory.buffer);
      for (let index = 0; index < argc; index++) {
        const text = readString(wasm, list.getUint32(argv + index * 4, true), held.lengthAt);
        if (text === null) return throwInGuest(wasm, 'only strings cross to the host');
        args.push(text);
      }
      const [op = '', ...rest] = args;
      return newString(wasm, slot.calls(op, rest));
    } catch (error) {
      if (error instanceof LabStop) budget.end(error.reason);
      else if (
        !(error instanceof Error) ||
        error instanceof RangeError ||
        error instanceof WebAssembly.RuntimeError
      ) {
        guest.markBroken();
        budget.end('trap');
      }
      return throwInGuest(wasm, error instanceof Error ? error.message : 'host error');
    }
  }

  /**
   * A guest can make its own code run here (`Error.prepareStackTrace`): what that throws is dropped, and what it calls
   * has no stack.
   */
  function readStack(): string {
    if (tracing || budget.stop !== null) return '';
    tracing = true;
    const value = budget.spend(wasm.__fuel, () =>
      guest.contained(() => wasm.qjs_call(held.trace, held.nothing, 0, held.argvAt)),
    );
    tracing = false;
    if (wasm.qjs_is_exception(value) !== 0) {
      wasm.qjs_free_value(wasm.qjs_get_exception());
      wasm.qjs_free_value(value);
      return '';
    }
    const text = readString(wasm, value, held.lengthAt) ?? '';
    wasm.qjs_free_value(value);
    return cutText(text, MESSAGE_CHARS);
  }

  function call(args: string[], extra?: number): string {
    const values = args.map((text) => newString(wasm, text));
    if (extra !== undefined) values.push(extra);
    const list = new DataView(wasm.memory.buffer);
    values.forEach((value, index) => list.setUint32(held.argvAt + index * 4, value, true));
    const result = guest.guarded(() => wasm.qjs_call(held.entry, held.nothing, values.length, held.argvAt));
    for (const value of values) wasm.qjs_free_value(value);
    const text = readString(wasm, result, held.lengthAt) ?? '';
    wasm.qjs_free_value(result);
    return text;
  }

  function makeSlot(): JsSlot {
    return {
      budget,
      calls: () => '',
      nowMs: () => FIXED_NOW_MS,
      stack: readStack,
      enter: (...args) => call(args),
      define: (name, source, filename) => {
        call(['define', name], guest.evaluate(source, filename));
      },
      drive(limit, more) {
        let done = 0;
        while (more() && wasm.qjs_is_job_pending() !== 0) {
          if (done >= limit) {
            guest.markBroken();
            throw new LabStop('jobs');
          }
          done += 1;
          runJob();
        }
        return done;
      },
      save() {
        const sizeBytes = wasm.memory.buffer.byteLength;
        return {
          memory: saveMemory(wasm.memory, toSpans(sizeBytes)),
          stackPointer: wasm.__stack_pointer.value as number,
          runtime: wasm.qjs_get_runtime_ptr(),
          context: wasm.qjs_get_context_ptr(),
          ...held,
          sizeBytes,
        };
      },
      load(image) {
        if (guest.isBroken() || wasm.memory.buffer.byteLength !== held.sizeBytes)
          throw new Error('a broken slot was used again');
        growTo(image.sizeBytes);
        loadMemory(wasm.memory, image.memory, fresh);
        fresh = false;
        wasm.qjs_set_runtime_and_context(image.runtime, image.context);
        wasm.__stack_pointer.value = image.stackPointer;
      },
      diff: (image) => diffMemory(wasm.memory, image.memory),
      patch(pages) {
        const memory = new Uint8Array(wasm.memory.buffer);
        for (const { at, bytes } of pages) memory.set(bytes, at);
      },
      hash: () => hashMemory(wasm.memory, toSpans(held.sizeBytes)),
      memoryBytes: () => wasm.memory.buffer.byteLength - STACK_LOW,
      reusable: () =>
        !guest.isBroken() &&
        wasm.memory.buffer.byteLength === held.sizeBytes &&
        isClear(wasm.memory, STACK_GUARD),
    };
  }

  function runJob(): void {
    budget.spend(wasm.__fuel, () => {
      if (guest.contained(() => wasm.qjs_execute_pending_job()) < 0) throw guest.readException();
    });
  }

  return slot;
}
