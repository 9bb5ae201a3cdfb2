import { asId } from '@drawbridge/contracts';
import { openHint, openLab, saveDraft, submitLab } from '@drawbridge/contracts/practice';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { watchAccess } from './lab-access.ts';

const attempt_id = asId<'attempt'>('7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11');
const hint = { attempt_id, number: 1 };

function watch() {
  let answer: FakeAnswer = { problem: 'upgrade_required' };
  const server = createFakeServer([
    [openHint, () => answer],
    [submitLab, () => ({ problem: 'queue_full' })],
    [openLab, () => ({ problem: 'lab_not_found' })],
    [saveDraft, () => ({ data: { revision: 2, saved_at: '2026-11-20T10:00:00Z' } })],
  ]);
  const onClosed = vi.fn();
  const access = watchAccess(server.client, onClosed);
  return {
    ...access,
    onClosed,
    open: () => {
      answer = { data: { hints: [], points_left: 1 } };
    },
    askHint: () => access.client.call(openHint, hint).catch(() => undefined),
  };
}

describe("whether a lab is open, according to the server's answers", () => {
  it('a lab is closed from the first call refused for the plan, which is reported once', async () => {
    const { isClosed, onClosed, askHint } = watch();
    expect(isClosed.value).toBe(false);
    await askHint();
    await askHint();
    expect([isClosed.value, onClosed.mock.calls.length]).toEqual([true, 1]);
  });

  it('a saved draft says nothing about it', async () => {
    const { client, isClosed, askHint } = watch();
    await askHint();
    await client.call(saveDraft, { attempt_id, revision: 1, files: [] });
    expect(isClosed.value).toBe(true);
  });

  it('a lab is open again once such a call is answered', async () => {
    const { isClosed, askHint, open } = watch();
    await askHint();
    open();
    await askHint();
    expect(isClosed.value).toBe(false);
  });

  it('another refusal does not close a lab', async () => {
    const { client, isClosed } = watch();
    await client.call(openLab, { lab_id: asId('l1') }).catch(() => undefined);
    expect(isClosed.value).toBe(false);
  });

  it('the refusal itself reaches the caller', async () => {
    const { client } = watch();
    await expect(client.call(openHint, hint)).rejects.toMatchObject({ code: 'upgrade_required' });
  });
});
