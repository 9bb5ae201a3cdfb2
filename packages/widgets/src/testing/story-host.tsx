import type { Drawbridge, DrawbridgeOptions } from '@drawbridge/client';
import { createFakeDrawbridge, type FakeHandler, type FakeServer } from '@drawbridge/client/testing';
import type { Endpoint } from '@drawbridge/contracts';
import { createToasts, ToastRegion } from '@drawbridge/ui';
import { type ReactNode, useMemo } from 'react';
import { DrawbridgeProvider } from '../provider/index.ts';

export type Handlers = readonly (readonly [Endpoint, FakeHandler])[];

/** A page over a fake server made from the real endpoints, and the messages it shows. */
export function createStoryHost(
  handlers: Handlers,
  options: Partial<DrawbridgeOptions> = {},
): {
  drawbridge: Drawbridge;
  server: FakeServer;
  toasts: ReturnType<typeof createToasts>;
} {
  const toasts = createToasts();
  const { drawbridge, server } = createFakeDrawbridge(handlers, {
    notify: (tone, message) => void toasts.show({ tone, message }),
    toPreviewFrameUrl: () => 'about:blank',
    ...options,
  });
  return { drawbridge, server, toasts };
}

/** Puts a story on a page as a host would. */
export function StoryHost({ handlers, children }: { handlers: Handlers; children: ReactNode }) {
  const { drawbridge, toasts } = useMemo(() => createStoryHost(handlers), [handlers]);
  return (
    <DrawbridgeProvider value={drawbridge}>
      {children}
      <ToastRegion toasts={toasts} />
    </DrawbridgeProvider>
  );
}
