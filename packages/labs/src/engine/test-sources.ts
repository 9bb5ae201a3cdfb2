import { toTestSource } from './guest/prelude.ts';
import type { JsImage, JsSlot } from './js/slot.ts';
import type { TestProgram } from './test-session.ts';

/** Guests with a test program's source read, by the source: a lab's tests are read once and then copied. */
export interface TestSources {
  /** Loads a fresh guest with the program's source read into the slot. Throws `LabFault` where it cannot be read. */
  load(js: JsSlot, program: TestProgram): void;
  clear(): void;
}

/** A few pages each: what reading a source changes in the base image. */
const MAX_CACHED = 64;

export function createTestSources(base: JsImage): TestSources {
  const cached = new Map<string, ReturnType<JsSlot['diff']>>();
  return {
    load(js, { id, path, source, flag }) {
      js.load(base);
      const key = `${id}\n${source}`;
      const found = cached.get(key);
      if (found !== undefined) {
        cached.delete(key);
        cached.set(key, found);
        js.patch(found);
        return;
      }
      // No file of an app has such a name, so the frames of a test are not taken for the learner's.
      js.define('test', toTestSource(source), path ?? `test:${id}`);
      // A learner's own script is read once and never again.
      if (flag !== undefined || !js.reusable()) return;
      const [oldest] = cached.keys();
      if (cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest);
      cached.set(key, js.diff(base));
    },
    clear: () => cached.clear(),
  };
}
