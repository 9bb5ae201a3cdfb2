export interface LazyCode<Code> {
  /** Fetches the code, again if it could not be had before; undefined once it is here. */
  preload(): Promise<unknown> | undefined;
  /** The code, for a component: suspends until it is here, and throws when it cannot be fetched. */
  read(): Code;
}

type State<Code> =
  | { is: 'loading'; promise: Promise<unknown> }
  | { is: 'loaded'; code: Code }
  | { is: 'failed'; error: unknown };

/**
 * Code that is fetched when first wanted. Once it is here, no component suspends for it. `React.lazy` suspends at each
 * first use even then, and what follows a fallback is kept back for 300 ms.
 */
export function createLazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let state: State<Code> | undefined;
  let isWanted = false;

  async function follow(promise: Promise<Code>) {
    try {
      state = { is: 'loaded', code: await promise };
    } catch (error) {
      // The component that waits for it says so.
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
      // What failed ahead of time is fetched once more; repeated by each render, it would be fetched without end.
      if (!state || (state.is === 'failed' && !isWanted)) void fetchCode();
      isWanted = true;
      if (state?.is === 'loaded') return state.code;
      // A component suspends as `React.lazy` does, by throwing the promise: what suspends with `use` inside of `act`, as
      // at a press in a story, is never rendered again.
      throw state?.is === 'loading' ? state.promise : state?.error;
    },
  };
}
