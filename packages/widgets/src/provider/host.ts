/** What a page with React needs around widgets. @see EMB-1, EMB-3 */
export {
  createDrawbridge,
  createSafeStorage,
  createTokenSource,
  type Drawbridge,
  type DrawbridgeOptions,
  type EmbedGrant,
  type NoticeTone,
  type Notify,
  type SafeStorage,
  type TokenSource,
  toBaseAddresses,
} from '@drawbridge/client';
export { type LinkProps, LinkProvider, type LinkProviderProps, type LinkRenderer } from '@drawbridge/ui/link';
export { setLocale, type Translations } from '@drawbridge/ui/messages';
export { DrawbridgeProvider, type DrawbridgeProviderProps, useDrawbridge } from './DrawbridgeProvider.tsx';
export { format } from './format.ts';
export { useStore } from './use-store.ts';
export { withLoading } from './with-loading.tsx';
