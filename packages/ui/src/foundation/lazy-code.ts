import { use } from 'react';

export interface LazyCode<Code> {
  /** Fetches the code, again if it could not be had before; undefined once it is here. */
  preload(): Promise<unknown> | undefined;
  /** The code, for a component: suspends until it is here, and throws when it cannot be fetched. */
  useCode(): Code;
}

/**
 * Code that is fetched when first wanted. Once it is here, no component suspends for it. `React.lazy` suspends at each
 * first use even then, and what follows a fallback is kept back for 300 ms.
 */
export function createLazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let loading: Promise<Code> | undefined;
  let hasFailed = false;
  let isLoaded = false;
  let isWanted = false;

  async function follow(fetching: Promise<Code>) {
    try {
      const value = await fetching;
      isLoaded = true;
      // React reads a promise with these fields without suspending.
      void Object.assign(fetching, { status: 'fulfilled', value });
    } catch {
      // The component that waits for it says so.
      hasFailed = true;
    }
  }
  function fetchCode() {
    hasFailed = false;
    const fetching = load();
    void follow(fetching);
    return fetching;
  }
  return {
    preload() {
      if (isLoaded) return undefined;
      if (!loading || hasFailed) loading = fetchCode();
      return loading;
    },
    useCode() {
      // What failed ahead of time is fetched once more; repeated by each render, it would be fetched without end.
      if (!loading || (hasFailed && !isWanted)) loading = fetchCode();
      isWanted = true;
      return use(loading);
    },
  };
}
