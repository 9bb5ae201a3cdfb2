import type { Drawbridge } from '@drawbridge/client';
import { createFakeDrawbridge, type FakeHandler } from '@drawbridge/client/testing';
import type { Endpoint } from '@drawbridge/contracts';
import { openLab, resetLab, saveDraft, startLab, submitLab } from '@drawbridge/contracts/practice';
import { buildLabSession } from '@drawbridge/contracts/testing';
import {
  buildAttempt,
  buildResult,
  buildSubmission,
  labPack,
} from '@drawbridge/lab-workspace/testing/lab-data';
import { previewDocumentUrl } from '@drawbridge/lab-workspace/testing/preview-document';
import type { ReactNode } from 'react';
import { DrawbridgeProvider } from '../../../provider/index.ts';

export type Answers = readonly (readonly [Endpoint, FakeHandler])[];

/** A server where every call succeeds; a story replaces single answers. */
const defaults: Answers = [
  [openLab, () => ({ data: { lab: labPack, attempt: buildAttempt() } })],
  [
    saveDraft,
    ({ revision }) => ({ data: { revision: Number(revision) + 1, saved_at: '2026-11-20T10:00:00Z' } }),
  ],
  [submitLab, () => ({ data: buildSubmission({ result: buildResult() }) })],
  [startLab, () => ({ data: buildLabSession() })],
  [resetLab, () => ({ data: { attempt: buildAttempt({ number: 2 }) } })],
];

export function createStoryHost(answers: Answers = []): Drawbridge {
  const { drawbridge, server } = createFakeDrawbridge(defaults, {
    toPreviewFrameUrl: () => previewDocumentUrl,
  });
  for (const [endpoint, handler] of answers) server.on(endpoint, handler);
  return drawbridge;
}

/** The whole window, which a lab has in the portal. */
export function StoryFrame({ drawbridge, children }: { drawbridge: Drawbridge; children: ReactNode }) {
  return (
    <DrawbridgeProvider value={drawbridge}>
      <div style={{ blockSize: '100dvh' }}>{children}</div>
    </DrawbridgeProvider>
  );
}
