import { createLazyCode } from '@drawbridge/ui/lazy-code';
import { type ComponentType, createElement, type ReactNode } from 'react';

export interface LazyScreen<Props extends object = object> {
  /** Fetches the code, again if it could not be had before; undefined once it is here. */
  preload(): Promise<unknown> | undefined;
  render(props: Props): ReactNode;
}

/** A screen whose code is fetched when first wanted; once fetched it renders without suspending. */
export function createLazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  const { preload, read } = createLazyCode(load);
  const Screen = (props: Props) => createElement(read(), props);
  return { preload, render: (props) => <Screen {...props} /> };
}
