import { createSafeStorage } from '@drawbridge/client';
import { createCourseStore } from '@drawbridge/client/stores/courses';
import { createWishlistStore } from '@drawbridge/client/stores/wishlist';
import { createFakeServer, type FakeHandler } from '@drawbridge/client/testing';
import { type Endpoint, openLab, resetLab, saveDraft, startLab, submitLab } from '@drawbridge/contracts';
import { buildLabSession } from '@drawbridge/contracts/testing';
import type { ReactNode } from 'react';
import { type DrawbridgeHost, DrawbridgeProvider } from '../../provider/index.ts';
import { buildAttempt, buildResult, buildSubmission, labPack } from './lab-data.ts';
import { previewDocumentUrl } from './preview-document.ts';

export type Answers = readonly (readonly [Endpoint, FakeHandler])[];

/** A server where everything goes well; a story names what goes otherwise. */
const calm: Answers = [
  [openLab, () => ({ data: { lab: labPack, attempt: buildAttempt() } })],
  [
    saveDraft,
    ({ revision }) => ({ data: { revision: Number(revision) + 1, saved_at: '2026-11-20T10:00:00Z' } }),
  ],
  [submitLab, () => ({ data: buildSubmission({ result: buildResult() }) })],
  [startLab, () => ({ data: buildLabSession() })],
  [resetLab, () => ({ data: { attempt: buildAttempt({ number: 2 }) } })],
];

export function createStoryHost(answers: Answers = []): DrawbridgeHost {
  const server = createFakeServer(calm);
  for (const [endpoint, handler] of answers) server.on(endpoint, handler);
  const { client } = server;
  const notify = () => undefined;
  return {
    client,
    notify,
    courses: createCourseStore({ client, notify }),
    wishlist: createWishlistStore({ client, notify }),
    // Memory: each story begins with nothing remembered.
    storage: createSafeStorage(() => {
      throw new Error('no storage');
    }),
    previewFrameUrl: previewDocumentUrl,
  };
}

/** The whole window, as the portal gives it to a lab. */
export function StoryFrame({ host, children }: { host: DrawbridgeHost; children: ReactNode }) {
  return (
    <DrawbridgeProvider host={host}>
      <div style={{ blockSize: '100dvh' }}>{children}</div>
    </DrawbridgeProvider>
  );
}
