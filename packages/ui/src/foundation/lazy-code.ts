export interface LazyCode<Code> {
  /** Fetches the code, again if it failed before; undefined once it is loaded. */
  preload(): Promise<unknown> | undefined;
  /** Returns the code to a component: suspends until it is loaded, and throws if it cannot be fetched. */
  read(): Code;
}

type State<Code> =
  | { is: 'loading'; promise: Promise<unknown> }
  | { is: 'loaded'; code: Code }
  | { is: 'failed'; error: unknown };

/**
 * Code that is fetched on first use. Once it is loaded, no component suspends for it. `React.lazy` suspends on each
 * first use even then, and React delays what follows a fallback by 300 ms.
 */
export function createLazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let state: State<Code> | undefined;
  let isWanted = false;

  async function follow(promise: Promise<Code>) {
    try {
      state = { is: 'loaded', code: await promise };
    } catch (error) {
      // The component that waits for it shows the error.
      state = { is: 'failed', error };
    }
  }
  function fetchCode(): Promise<unknown> {
    const promise = load();
    state = { is: 'loading', promise };
    void follow(promise);
    return promise;
  }
  return {
    preload() {
      if (state?.is === 'loaded') return undefined;
      return state?.is === 'loading' ? state.promise : fetchCode();
    },
    read() {
      // A failed preload is fetched once more; repeated by each render, it would be fetched endlessly.
      if (!state || (state.is === 'failed' && !isWanted)) void fetchCode();
      isWanted = true;
      if (state?.is === 'loaded') return state.code;
      // A component suspends as `React.lazy` does, by throwing the promise. A component that suspends with `use` inside
      // `act`, as on a click in a story, is never rendered again.
      throw state?.is === 'loading' ? state.promise : state?.error;
    },
  };
}
