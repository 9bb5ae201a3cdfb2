import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Behaviour } from '../behaviour/behaviour.ts';
import { reset } from './services.ts';
import { openSetup, type Setup } from './setup.ts';

export interface FileSetup extends Setup {
  /** Changes what the platform does, until the next test. */
  behave(changes: Partial<Behaviour>): void;
}

/** The setup of a test file: opened before its first test, reset before each, closed after the last. */
export function provideSetup(): FileSetup {
  let setup: Setup | undefined;
  beforeAll(async () => {
    setup = await openSetup();
  });
  beforeEach(() => reset(get()));
  afterAll(() => setup?.close());
  function get(): Setup {
    if (!setup) throw new Error('the setup is open only while tests run');
    return setup;
  }
  return {
    get lms() {
      return get().lms;
    },
    get tool() {
      return get().tool;
    },
    as: (userId) => get().as(userId),
    close: () => get().close(),
    behave: (changes) => Object.assign(get().lms.state.behaviour, changes),
  };
}
