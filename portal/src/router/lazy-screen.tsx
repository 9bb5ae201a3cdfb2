import { type ComponentType, createElement, type ReactNode, use } from 'react';

export interface LazyScreen<Props extends object = object> {
  /** Fetches the code, again if it could not be had before; undefined once it is here. */
  preload(): Promise<unknown> | undefined;
  render(props: Props): ReactNode;
}

/**
 * A screen whose code is fetched when first wanted. Once fetched it renders without suspending, where `React.lazy`
 * would suspend for a moment and let the page blink.
 */
export function createLazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  let isLoaded = false;

  async function follow(fetching: Promise<ComponentType<Props>>) {
    try {
      const value = await fetching;
      isLoaded = true;
      // React reads a promise with these fields without suspending.
      void Object.assign(fetching, { status: 'fulfilled', value });
    } catch {
      // The screen that waits for it says so.
      hasFailed = true;
    }
  }
  function fetchCode() {
    hasFailed = false;
    const fetching = load();
    void follow(fetching);
    return fetching;
  }
  function Screen(props: Props) {
    // A failed fetch stays failed here: repeated by each render, it would be repeated without end.
    loading ??= fetchCode();
    return createElement(use(loading), props);
  }
  return {
    preload() {
      if (isLoaded) return undefined;
      if (!loading || hasFailed) loading = fetchCode();
      return loading;
    },
    render: (props) => <Screen {...props} />,
  };
}
