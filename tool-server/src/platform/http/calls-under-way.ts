/** The calls that are being worked on, also of callers that are gone: a response that ended says nothing of the work. */
export interface CallsUnderWay {
  run<Result>(call: () => Promise<Result>): Promise<Result>;
  /** Resolves once there is none. */
  finished(): Promise<void>;
}

export function createCallsUnderWay(): CallsUnderWay {
  let current = 0;
  let whenNone: (() => void)[] = [];
  return {
    async run(call) {
      current += 1;
      try {
        return await call();
      } finally {
        current -= 1;
        if (current === 0) {
          for (const tell of whenNone) tell();
          whenNone = [];
        }
      }
    },
    finished: () =>
      current === 0 ? Promise.resolve() : new Promise((resolve) => void whenNone.push(resolve)),
  };
}
