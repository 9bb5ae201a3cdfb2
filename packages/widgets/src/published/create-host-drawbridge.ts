import {
  createDrawbridge,
  createSafeStorage,
  type Drawbridge,
  type DrawbridgeOptions,
  toBaseAddresses,
} from '@drawbridge/client';
import { withPrefix } from './storage-prefix.ts';

/** What a page gives that is not the product's own: origin and tokens, and where it wants to, the rest. */
export interface HostOptions extends Partial<DrawbridgeOptions> {
  /** Origin that calls go to, such as `https://learning.example.com`: Drawbridge's, or the page's own with a proxy. */
  origin: string;
}

/** Begins our keys in the storage of the page, which has keys such as `token` too. */
const KEY_PREFIX = 'drawbridge:';

/**
 * All that a host needs before `<DrawbridgeProvider value={…}>`. What a visitor leaves unsent is kept under keys of our
 * own, messages are shown by `notify`. @see EMB-3
 */
export function createHostDrawbridge({ origin, ...options }: HostOptions): Drawbridge {
  return createDrawbridge({
    bases: toBaseAddresses(origin),
    storage: createSafeStorage(() => withPrefix(localStorage, KEY_PREFIX)),
    tabStorage: createSafeStorage(() => withPrefix(sessionStorage, KEY_PREFIX)),
    notify: () => undefined,
    toPreviewFrameUrl: () => `${origin}/embed/frame/lab-preview`,
    ...options,
  });
}
