import { createLazyCode } from '@drawbridge/ui/lazy-code';
import { type ComponentType, createElement } from 'react';

/** Components that are not needed to show the page: one chunk, fetched beside it. Each suspends until it is here. */
export function createDeferredParts<Parts>(load: () => Promise<Parts>) {
  const code = createLazyCode(load);
  return {
    preload: code.preload,
    toDeferred<Props extends object>(toPart: (parts: Parts) => ComponentType<Props>) {
      return function Deferred(props: Props) {
        return createElement(toPart(code.read()), props);
      };
    },
  };
}
