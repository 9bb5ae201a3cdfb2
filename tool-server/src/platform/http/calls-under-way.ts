/** The calls that are being worked on, also of callers that are gone: a response that ended says nothing of the work. */
export interface CallsUnderWay {
  /** Works on a call; undefined once the server ends, when nobody is there to be answered. */
  run<Result>(call: () => Promise<Result>): Promise<Result | undefined>;
  /** Begins no more calls, and resolves once all that began are done. Every connection must be closed before. */
  finish(): Promise<void>;
}

export function createCallsUnderWay(): CallsUnderWay {
  let current = 0;
  let hasEnded = false;
  let whenNone: (() => void)[] = [];
  return {
    async run(call) {
      // A request that waited for its body or its turn while its connection was closed.
      if (hasEnded) return undefined;
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
    finish() {
      hasEnded = true;
      return current === 0 ? Promise.resolve() : new Promise((resolve) => void whenNone.push(resolve));
    },
  };
}
