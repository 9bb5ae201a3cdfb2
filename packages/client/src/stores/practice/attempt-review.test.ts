import { reviewAttempt, reviewSubmission } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createAttemptReviewStore } from './attempt-review.ts';

const ID = '7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11';

describe('one attempt', () => {
  it('a missing attempt says so, and shows nothing of the previous one', async () => {
    const server = createFakeServer([[reviewAttempt, () => ({ problem: 'attempt_not_found' })]]);
    const store = createAttemptReviewStore({ client: server.client, attemptId: ID });
    const opening = store.load();
    expect(store.review.value.state).toBe('loading');
    await opening;
    expect(store.review.value).toMatchObject({ state: 'problem', problem: { code: 'attempt_not_found' } });
  });
});

describe('one submission of an attempt', () => {
  const SUBMISSION = '0c7f5d61-3a46-4f57-8a6d-0d9f5f1c2b33';
  const submission: FakeAnswer = { data: { submission_id: SUBMISSION, files: [], log: [] } };

  it('a submission is requested when it is opened, as one of the open attempt', async () => {
    const server = createFakeServer([
      [reviewAttempt, () => ({ problem: 'internal' })],
      [reviewSubmission, () => submission],
    ]);
    const store = createAttemptReviewStore({ client: server.client, attemptId: ID });
    await store.load();
    expect(store.submissions.value.size).toBe(0);
    await store.openSubmission(SUBMISSION);
    expect(store.submissions.value.get(SUBMISSION)).toMatchObject({ state: 'ready', value: { files: [] } });
    expect(server.calls.at(-1)?.input).toEqual({ attempt_id: ID, submission_id: SUBMISSION });
  });

  it('a submission is dropped with the attempt, and fails separately', async () => {
    const server = createFakeServer([
      [reviewAttempt, () => ({ problem: 'internal' })],
      [reviewSubmission, () => 'offline'],
    ]);
    const store = createAttemptReviewStore({ client: server.client, attemptId: ID });
    await store.load();
    await store.openSubmission(SUBMISSION);
    expect(store.submissions.value.get(SUBMISSION)).toMatchObject({ problem: { code: 'offline' } });
    await store.load();
    expect(store.submissions.value.size).toBe(0);
  });
});
