import type { FuelCounter } from '../budget.ts';
import { toText } from '../wasm/text.ts';

/** The exports of quickjs.wasm this runtime uses. Pointers are to heap-allocated JSValues. */
export interface QuickJsExports {
  memory: WebAssembly.Memory;
  __stack_pointer: WebAssembly.Global;
  __fuel: FuelCounter;
  _initialize(): void;
  qjs_init(): number;
  qjs_set_memory_limit(bytes: number): void;
  qjs_set_max_stack_size(bytes: number): void;
  qjs_get_runtime_ptr(): number;
  qjs_get_context_ptr(): number;
  qjs_set_runtime_and_context(runtime: number, context: number): void;
  qjs_eval(source: number, length: number, filename: number, flags: number): number;
  qjs_call(fn: number, self: number, argc: number, argv: number): number;
  qjs_new_string(at: number, length: number): number;
  qjs_new_host_function(name: number, length: number, argc: number): number;
  qjs_new_error(): number;
  qjs_throw(value: number): void;
  qjs_get_exception(): number;
  qjs_is_exception(value: number): number;
  qjs_is_string(value: number): number;
  qjs_is_object(value: number): number;
  qjs_get_string_len(value: number, length: number): number;
  qjs_free_cstring(at: number): void;
  qjs_get_prop_string(value: number, name: number): number;
  qjs_set_prop_string(value: number, name: number, to: number): void;
  qjs_get_global(): number;
  qjs_get_undefined(): number;
  qjs_free_value(value: number): void;
  qjs_is_job_pending(): number;
  qjs_execute_pending_job(): number;
  wasm_malloc(bytes: number): number;
  wasm_free(at: number): void;
}

/** What the engine needs of its host. No import may throw: a host error would unwind over guest frames. */
export interface QuickJsHost {
  /** A call of the guest; gives a JSValue pointer, or 0 after `qjs_throw`. */
  hostCall(argc: number, argv: number): number;
  nowMs(): number;
}

const SUCCESS = 0;
const BAD_FD = 8;
const NOT_SUPPORTED = 52;
const STDOUT = 1;
const STDERR = 2;

/**
 * Instantiates quickjs.wasm over its twelve imports. Nothing of the real machine is available: no time, no randomness,
 * no output.
 */
export function instantiateQuickJs(module: WebAssembly.Module, host: QuickJsHost): QuickJsExports {
  const view = () => new DataView(exports.memory.buffer);
  const imports = {
    env: {
      host_call: (_name: number, _length: number, _self: number, argc: number, argv: number) =>
        host.hostCall(argc, argv),
      host_interrupt: () => 0,
      host_promise_rejection: (promise: number, reason: number) => {
        exports.qjs_free_value(promise);
        exports.qjs_free_value(reason);
      },
      host_module_normalize: () => 0,
      host_module_load: () => 0,
      host_get_timezone_offset: () => 0,
    },
    wasi_snapshot_preview1: {
      clock_time_get: (_clock: number, _precision: bigint, result: number) => {
        view().setBigUint64(result, BigInt(Math.trunc(host.nowMs())) * 1_000_000n, true);
        return SUCCESS;
      },
      // The engine's own prints are dropped: they must reach neither the terminal nor the grader's protocol.
      fd_write: (fd: number, vectors: number, count: number, written: number) => {
        if (fd !== STDOUT && fd !== STDERR) return BAD_FD;
        let total = 0;
        for (let index = 0; index < count; index++) total += view().getUint32(vectors + index * 8 + 4, true);
        view().setUint32(written, total, true);
        return SUCCESS;
      },
      fd_close: () => NOT_SUPPORTED,
      fd_fdstat_get: () => BAD_FD,
      fd_seek: () => NOT_SUPPORTED,
      random_get: (at: number, length: number) => {
        new Uint8Array(exports.memory.buffer, at, length).fill(0x5a);
        return SUCCESS;
      },
    },
  };
  const instance = new WebAssembly.Instance(module, imports);
  const exports = instance.exports as unknown as QuickJsExports;
  return exports;
}

/** Reads a JSValue that is a string, without running guest code; null when it is not one. */
export function readString(exports: QuickJsExports, value: number, lengthAt: number): string | null {
  if (exports.qjs_is_string(value) === 0) return null;
  return readCoerced(exports, value, lengthAt);
}

/** Reads any JSValue as a string. Runs the guest's own `toString`, so only with a budget set. */
export function readCoerced(exports: QuickJsExports, value: number, lengthAt: number): string | null {
  const at = exports.qjs_get_string_len(value, lengthAt);
  if (at === 0) return null;
  const text = toText(exports.memory, at, new DataView(exports.memory.buffer).getUint32(lengthAt, true));
  exports.qjs_free_cstring(at);
  return text;
}
