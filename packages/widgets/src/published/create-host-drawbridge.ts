import {
  createDrawbridge,
  createSafeStorage,
  createTokenSource,
  type Drawbridge,
  type DrawbridgeOptions,
  type EmbedGrant,
  toBaseAddresses,
} from '@drawbridge/client';
import { withPrefix } from './storage-prefix.ts';

/** The settings that a page gives: where calls go, who the visitor is, where the visitor wants to go, and the rest. */
export interface HostOptions extends Partial<Omit<DrawbridgeOptions, 'bases' | 'tokens'>> {
  /** Origin of Drawbridge, such as `https://learning.example.com`. It answers pages of the partner's allowed origins. */
  origin: string;
  /** The partner's key that begins with `dbpk_`. Labs need it: with it the page may frame their preview. */
  publishableKey?: string;
  /**
   * Fetches a token of the visitor from the partner's own server. Returns an empty object when nobody is signed in.
   * Called when a call first needs a token and again before it expires, once for all calls that wait.
   * @see EMB-12, EMB-13
   */
  getToken?: () => Promise<EmbedGrant>;
}

/** The prefix of Drawbridge's keys in the storage of the page, which has keys such as `token` too. */
const KEY_PREFIX = 'drawbridge:';

/**
 * Creates what a host needs before `<DrawbridgeProvider value={…}>`. Unsent work of a visitor is stored under keys of
 * Drawbridge's own, and `notify` shows messages.
 * @see EMB-3
 */
export function createHostDrawbridge({
  origin,
  publishableKey,
  getToken,
  ...options
}: HostOptions): Drawbridge {
  const preview = new URL('/embed/frame/lab-preview', origin);
  if (publishableKey) preview.searchParams.set('key', publishableKey);
  return createDrawbridge({
    bases: toBaseAddresses(origin),
    storage: createSafeStorage(() => withPrefix(localStorage, KEY_PREFIX)),
    tabStorage: createSafeStorage(() => withPrefix(sessionStorage, KEY_PREFIX)),
    notify: () => undefined,
    toPreviewFrameUrl: () => preview.href,
    ...(getToken && { tokens: createTokenSource(getToken) }),
    ...options,
  });
}
