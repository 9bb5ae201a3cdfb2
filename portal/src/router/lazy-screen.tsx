import { type ComponentType, createElement, type ReactNode, use } from 'react';

export interface LazyScreen<Props extends object = object> {
  /** Fetches the code, again if it could not be had before; undefined once it is here. */
  preload(): Promise<unknown> | undefined;
  render(props: Props): ReactNode;
}

/**
 * A screen whose code is fetched when first wanted. Once fetched it renders at once, where `React.lazy` would
 * suspend for a moment and let the page blink.
 */
export function createLazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  let hasFailed = false;

  async function fetchCode() {
    hasFailed = false;
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }
  function Screen(props: Props) {
    // A failed fetch stays failed here: asked for anew in each render, it would be asked for without end.
    loading ??= fetchCode();
    return createElement(loaded ?? use(loading), props);
  }
  return {
    preload() {
      if (loaded) return undefined;
      if (!loading || hasFailed) loading = fetchCode();
      return loading;
    },
    render: (props) => <Screen {...props} />,
  };
}
