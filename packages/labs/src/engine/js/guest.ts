import type { Budget } from '../budget.ts';
import { toStartFaultKind } from '../fault-kind.ts';
import { LabFault, LabStop } from '../stop.ts';
import { cutText } from '../text.ts';
import { toBytes } from '../wasm/text.ts';
import { type QuickJsExports, readCoerced, readString } from './binding.ts';

export const MESSAGE_CHARS = 4_000;

/** Lends a text to the guest's memory for a call. */
export function withText<T>(wasm: QuickJsExports, text: string, use: (at: number, length: number) => T): T {
  const bytes = toBytes(text);
  const at = wasm.wasm_malloc(bytes.length + 1);
  if (at === 0) throw new LabStop('memory');
  const memory = new Uint8Array(wasm.memory.buffer);
  memory.set(bytes, at);
  memory[at + bytes.length] = 0;
  const result = use(at, bytes.length);
  wasm.wasm_free(at);
  return result;
}

export const newString = (wasm: QuickJsExports, text: string): number =>
  withText(wasm, text, (at, length) => wasm.qjs_new_string(at, length));

/** Gives what a host function returns after it has thrown. */
export function throwInGuest(wasm: QuickJsExports, message: string): number {
  const error = wasm.qjs_new_error();
  const text = newString(wasm, message);
  withText(wasm, 'message', (name) => wasm.qjs_set_prop_string(error, name, text));
  wasm.qjs_free_value(text);
  wasm.qjs_throw(error);
  wasm.qjs_free_value(error);
  return 0;
}

/** Runs code of the guest, and knows whether it may run again. */
export interface Guest {
  /** Runs something in the guest and turns every way it can fail into LabFault or LabStop. */
  guarded(run: () => number): number;
  /** Runs something in the guest. Whatever ends it early is a LabStop, and the guest is broken. */
  contained(run: () => number): number;
  /** What the guest has thrown. */
  readException(): Error;
  evaluate(source: string, filename: string): number;
  isBroken(): boolean;
  markBroken(): void;
}

/** @param lengthAt where the engine writes the length of a string that is read */
export function createGuest(wasm: QuickJsExports, budget: Budget, lengthAt: number): Guest {
  let broken = false;

  function contained(run: () => number): number {
    try {
      const value = run();
      if (budget.check(wasm.__fuel) === null) return value;
    } catch (error) {
      broken = true;
      if (error instanceof LabStop) throw error;
      throw new LabStop(budget.check(wasm.__fuel) ?? 'trap', error);
    }
    broken = true;
    throw new LabStop(budget.stop ?? 'trap');
  }

  function readException(): Error {
    try {
      const error = wasm.qjs_get_exception();
      const message = readCoerced(wasm, error, lengthAt) ?? 'an error without words';
      const stack = withText(wasm, 'stack', (name) => wasm.qjs_get_prop_string(error, name));
      const where = readString(wasm, stack, lengthAt) ?? '';
      wasm.qjs_free_value(stack);
      wasm.qjs_free_value(error);
      if (message.includes('out of memory')) return new LabStop('memory');
      return new LabFault(cutText(`${message}\n${where}`.trim(), MESSAGE_CHARS), toStartFaultKind(message));
    } catch (error) {
      broken = true;
      return new LabStop(budget.check(wasm.__fuel) ?? 'trap', error);
    }
  }

  function guarded(run: () => number): number {
    return budget.spend(wasm.__fuel, () => {
      const value = contained(run);
      if (wasm.qjs_is_exception(value) === 0) return value;
      wasm.qjs_free_value(value);
      throw readException();
    });
  }

  return {
    guarded,
    contained,
    readException,
    evaluate: (source, filename) =>
      guarded(() =>
        withText(wasm, filename, (name) =>
          withText(wasm, source, (at, length) => wasm.qjs_eval(at, length, name, 0)),
        ),
      ),
    isBroken: () => broken,
    markBroken() {
      broken = true;
    },
  };
}
