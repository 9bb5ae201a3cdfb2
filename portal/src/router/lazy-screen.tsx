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
  let loading: (Promise<ComponentType<Props>> & { status?: string }) | undefined;
  let hasFailed = false;

  function fetchCode() {
    hasFailed = false;
    const fetching = load();
    // React reads a promise with these fields without suspending.
    fetching.then(
      (value) => Object.assign(fetching, { status: 'fulfilled', value }),
      () => {
        hasFailed = true;
      },
    );
    return fetching;
  }
  function Screen(props: Props) {
    // A failed fetch stays failed here: repeated by each render, it would be repeated without end.
    loading ??= fetchCode();
    return createElement(use(loading), props);
  }
  return {
    preload() {
      if (loading?.status === 'fulfilled') return undefined;
      if (!loading || hasFailed) loading = fetchCode();
      return loading;
    },
    render: (props) => <Screen {...props} />,
  };
}
