import { PINS, PYTHON_PINS } from './binaries.ts';
import { hashJson } from './canonical.ts';
import { APP_PRELUDE, BROWSER_PRELUDE, TEST_PRELUDE } from './guest/prelude.ts';
import { PYTHON_GUEST_HASH } from './python/guest-hash.ts';

export const ENGINE_ID = `${PINS.quickjs.name} ${PINS.quickjs.version}, ${PINS.sqlite.name} ${PINS.sqlite.version}, ${PYTHON_PINS.wasm.name} ${PYTHON_PINS.wasm.version}`;

/** The binaries and the guest runtimes: together with lab and submission, everything that a verdict depends on. */
export const ENGINE_HASH = hashJson([
  PINS.quickjs.metered.sha256,
  PINS.sqlite.metered.sha256,
  APP_PRELUDE,
  TEST_PRELUDE,
  BROWSER_PRELUDE,
  PYTHON_PINS.wasm.metered.sha256,
  PYTHON_PINS.stdlib.sha256,
  PYTHON_GUEST_HASH,
]);
