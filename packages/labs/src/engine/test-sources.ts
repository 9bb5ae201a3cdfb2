import { toTestSource } from './guest/prelude.ts';
import type { JsImage, JsSlot } from './js/slot.ts';
import type { TestProgram } from './test-session.ts';

/** Guests that have read a test program, by its source: a lab's tests are read once and then copied. */
export interface TestSources {
  /** Makes the slot a fresh guest that has read the program. Throws `LabFault` where it cannot be read. */
  load(js: JsSlot, program: TestProgram): void;
  clear(): void;
}

/** A few pages each: what reading a source changes in the base image. */
const KEPT = 64;

export function createTestSources(base: JsImage): TestSources {
  const kept = new Map<string, ReturnType<JsSlot['diff']>>();
  return {
    load(js, { id, source, flag }) {
      js.load(base);
      const key = `${id}\n${source}`;
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        js.patch(known);
        return;
      }
      js.define('test', toTestSource(source), `${id}.js`);
      // A learner's own script is read once and never again.
      if (flag !== undefined || !js.reusable()) return;
      const [oldest] = kept.keys();
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(key, js.diff(base));
    },
    clear: () => kept.clear(),
  };
}
