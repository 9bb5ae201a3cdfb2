import {
  asId,
  listAttempts,
  type ReviewedAttempt,
  reviewAttempt,
  reviewSubmission,
} from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../testing/index.ts';
import { createLabReviewStore } from './lab-review.ts';

const ID = '7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11';
const attempt = (number: number): ReviewedAttempt => ({
  attempt_id: asId(ID),
  lab_id: 'l1',
  learner: 'Ada Moreau',
  number,
  opened_at: '2026-03-02T09:00:00.000Z',
  passed: false,
  best_score: 0,
  submissions: 1,
  hints: 0,
  shared_flag: false,
});
const page = (number: number): FakeAnswer => ({
  data: { items: [attempt(number)], total: 41, page_size: 20 },
});

/** Answers that come when the test says so. */
function later() {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  return { waiting, answer: () => new Promise<FakeAnswer>((resolve) => waiting.push(resolve)) };
}

describe('the list of attempts', () => {
  it('shows a page with the count of all', async () => {
    const server = createFakeServer([[listAttempts, ({ page: asked }) => page(Number(asked))]]);
    const store = createLabReviewStore({ client: server.client });
    await store.loadAttempts('l1', 2);
    expect(store.attempts.value).toMatchObject({
      state: 'ready',
      value: { total: 41, page: 2, pageSize: 20, items: [{ number: 2 }] },
    });
    expect(server.calls[0]?.input).toMatchObject({ lab_id: 'l1' });
  });
  it('keeps the page shown while another one comes, but not the one of another lab', async () => {
    const { waiting, answer } = later();
    const server = createFakeServer([[listAttempts, () => page(1)]]);
    const store = createLabReviewStore({ client: server.client });
    await store.loadAttempts('l1', 1);
    server.on(listAttempts, answer);
    const paging = store.loadAttempts('l1', 2);
    expect([store.attempts.value.state, store.isPaging.value]).toEqual(['ready', true]);
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.(page(2));
    await paging;
    expect(store.isPaging.value).toBe(false);
    void store.loadAttempts('l2', 1);
    expect([store.attempts.value.state, store.isPaging.value]).toEqual(['loading', false]);
  });
  it('drops a late answer to an earlier wish', async () => {
    const { waiting, answer } = later();
    const server = createFakeServer([[listAttempts, answer]]);
    const store = createLabReviewStore({ client: server.client });
    const first = store.loadAttempts('l1', 1);
    const second = store.loadAttempts('l1', 2);
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.(page(2));
    await second;
    waiting[0]?.(page(1));
    await first;
    expect(store.attempts.value).toMatchObject({ value: { page: 2 } });
  });
  it.each([
    [{ problem: 'forbidden' }, 'forbidden'],
    ['offline', 'offline'],
  ] as const)('says why it could not be had: %j', async (given, code) => {
    const server = createFakeServer([[listAttempts, () => given]]);
    const store = createLabReviewStore({ client: server.client });
    await store.loadAttempts('l1', 1);
    expect(store.attempts.value).toMatchObject({ state: 'problem', problem: { code } });
  });
});

describe('one attempt', () => {
  it('says when it is not there, and shows nothing of the one before', async () => {
    const server = createFakeServer([[reviewAttempt, () => ({ problem: 'attempt_not_found' })]]);
    const store = createLabReviewStore({ client: server.client });
    const opening = store.openAttempt(ID);
    expect(store.review.value.state).toBe('loading');
    await opening;
    expect(store.review.value).toMatchObject({ state: 'problem', problem: { code: 'attempt_not_found' } });
  });
});

describe('one submission of it', () => {
  const SUBMISSION = '0c7f5d61-3a46-4f57-8a6d-0d9f5f1c2b33';
  const submission: FakeAnswer = { data: { submission_id: SUBMISSION, files: [], log: [] } };

  it('is asked for when it is opened, as one of the open attempt', async () => {
    const server = createFakeServer([
      [reviewAttempt, () => ({ problem: 'internal' })],
      [reviewSubmission, () => submission],
    ]);
    const store = createLabReviewStore({ client: server.client });
    await store.openAttempt(ID);
    expect(store.submissions.value.size).toBe(0);
    await store.openSubmission(SUBMISSION);
    expect(store.submissions.value.get(SUBMISSION)).toMatchObject({ state: 'ready', value: { files: [] } });
    expect(server.calls.at(-1)?.input).toEqual({ attempt_id: ID, submission_id: SUBMISSION });
  });

  it('is forgotten with the attempt, and fails by itself', async () => {
    const server = createFakeServer([
      [reviewAttempt, () => ({ problem: 'internal' })],
      [reviewSubmission, () => 'offline'],
    ]);
    const store = createLabReviewStore({ client: server.client });
    await store.openAttempt(ID);
    await store.openSubmission(SUBMISSION);
    expect(store.submissions.value.get(SUBMISSION)).toMatchObject({ problem: { code: 'offline' } });
    await store.openAttempt(ID);
    expect(store.submissions.value.size).toBe(0);
  });
});
