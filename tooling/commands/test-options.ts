import { parseArgs } from 'node:util';

export interface TestOptions {
  /** `npm run check`: only the quick steps. */
  isQuick: boolean;
  /** `npm run test:all`: every step, and all of each. */
  isWhole: boolean;
  /** Proof records are ignored: every subject runs again. */
  ignoresRecords: boolean;
  /** Only the step of this name. */
  only: string | undefined;
  /** How many times each step runs; more than once without a second try for any test. */
  repeat: number;
  /** Processes that keep a core busy meanwhile. */
  busy: number;
}

/** Reads the command line of `npm test`; throws a sentence for the person who typed it. */
export function readTestOptions(args: readonly string[], steps: readonly string[]): TestOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
      repeat: { type: 'string', default: '1' },
      busy: { type: 'string', default: '0' },
    },
  });
  const toCount = (name: 'repeat' | 'busy', least: number) => {
    const count = Number(values[name]);
    if (values[name] !== '' && Number.isInteger(count) && count >= least && count <= 100) return count;
    throw new Error(`--${name} must be a whole number from ${least} to 100`);
  };
  if (values.only !== undefined && !steps.includes(values.only))
    throw new Error(`There is no step "${values.only}". The steps are: ${steps.join(', ')}`);
  return {
    isQuick: values.quick,
    isWhole: values.whole,
    ignoresRecords: values.all || values.whole,
    only: values.only,
    repeat: toCount('repeat', 1),
    busy: toCount('busy', 0),
  };
}
