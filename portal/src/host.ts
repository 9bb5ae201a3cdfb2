import { type ApiClient, createClient, type SafeStorage, type TokenSource } from '@drawbridge/client';
import { createCourseStore } from '@drawbridge/client/stores/courses';
import { createWishlistStore } from '@drawbridge/client/stores/wishlist';
import { createToasts, type Toasts } from '@drawbridge/ui';
import type { DrawbridgeHost } from '@drawbridge/widgets/provider';
import type { Settings } from './settings.ts';

/** Everything a page of ours stands on, put together once. */
export interface Program {
  settings: Settings;
  toasts: Toasts;
  host: DrawbridgeHost;
}

export function createProgram(
  settings: Settings,
  tokens: TokenSource,
  storage: SafeStorage,
  toasts: Toasts = createToasts(),
): { client: ApiClient; program: Program } {
  const client = createClient({
    bases: settings.bases,
    tokens,
    // A broken contract is a fault worth finding; the reply itself is never logged.
    logError: (text, detail) => console.error(text, detail),
  });
  const notify: DrawbridgeHost['notify'] = (tone, message) => void toasts.show({ tone, message });
  return {
    client,
    program: {
      settings,
      toasts,
      host: {
        client,
        notify,
        storage,
        courses: createCourseStore({ client, notify }),
        wishlist: createWishlistStore({ client, notify }),
        cspNonce: settings.cspNonce,
        previewFrameUrl: '/embed/frame/lab-preview',
      },
    },
  };
}
