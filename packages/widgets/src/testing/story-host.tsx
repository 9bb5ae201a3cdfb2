import { createSafeStorage } from '@drawbridge/client';
import { createCourseStore } from '@drawbridge/client/stores/courses';
import { createWishlistStore } from '@drawbridge/client/stores/wishlist';
import { createFakeServer, type FakeHandler, type FakeServer } from '@drawbridge/client/testing';
import type { Endpoint } from '@drawbridge/contracts';
import { createToasts, ToastRegion } from '@drawbridge/ui';
import { type ReactNode, useMemo } from 'react';
import { type DrawbridgeHost, DrawbridgeProvider } from '../provider/index.ts';

export type Handlers = readonly (readonly [Endpoint, FakeHandler])[];

/** A host over a fake server made from the real endpoints, and the messages it shows. */
export function createStoryHost(handlers: Handlers): {
  host: DrawbridgeHost;
  server: FakeServer;
  toasts: ReturnType<typeof createToasts>;
} {
  const server = createFakeServer(handlers);
  const toasts = createToasts();
  const notify: DrawbridgeHost['notify'] = (tone, message) => void toasts.show({ tone, message });
  const { client } = server;
  return {
    server,
    toasts,
    host: {
      client,
      notify,
      courses: createCourseStore({ client, notify }),
      wishlist: createWishlistStore({ client, notify }),
      storage: createSafeStorage(() => {
        throw new Error('stories keep nothing');
      }),
      previewFrameUrl: 'about:blank',
    },
  };
}

/** Puts a story on a page as a host would. */
export function StoryHost({ handlers, children }: { handlers: Handlers; children: ReactNode }) {
  const { host, toasts } = useMemo(() => createStoryHost(handlers), [handlers]);
  return (
    <DrawbridgeProvider host={host}>
      {children}
      <ToastRegion toasts={toasts} />
    </DrawbridgeProvider>
  );
}
