/** What a page with React needs around widgets. @see EMB-1, EMB-3 */
export {
  createSafeStorage,
  type Drawbridge,
  type EmbedGrant,
  type Loadable,
  type NoticeTone,
  type Notify,
  type SafeStorage,
  type ShownProblem,
} from '@drawbridge/client';
export { type LinkProps, LinkProvider, type LinkProviderProps, type LinkRenderer } from '@drawbridge/ui/link';
export { format, setLocale, type Translations } from '@drawbridge/ui/messages';
export {
  DrawbridgeProvider,
  type DrawbridgeProviderProps,
  useDrawbridge,
} from '../provider/DrawbridgeProvider.tsx';
export type { WidgetTheme } from '../provider/theme-context.ts';
export { useStore } from '../provider/use-store.ts';
export { withLoading } from '../provider/with-loading.tsx';
export { createHostDrawbridge as createDrawbridge, type HostOptions } from './create-host-drawbridge.ts';
