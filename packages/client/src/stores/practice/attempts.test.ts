import { asId } from '@drawbridge/contracts';
import { listAttempts, type ReviewedAttempt } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createAttemptListStore } from './attempts.ts';

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

/** Answers that arrive when the test says so. */
function createDeferredAnswers() {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  return { waiting, answer: () => new Promise<FakeAnswer>((resolve) => waiting.push(resolve)) };
}

describe('the list of attempts', () => {
  it('a page is shown with the total number', async () => {
    const server = createFakeServer([[listAttempts, ({ page: asked }) => page(Number(asked))]]);
    const store = createAttemptListStore({ client: server.client });
    await store.load('l1', 2);
    expect(store.attempts.value).toMatchObject({
      state: 'ready',
      value: { total: 41, page: 2, pageSize: 20, items: [{ number: 2 }] },
    });
    expect(server.calls[0]?.input).toMatchObject({ lab_id: 'l1' });
  });
  it('the shown page stays while another one loads, but not that of another lab or person', async () => {
    const { waiting, answer } = createDeferredAnswers();
    const server = createFakeServer([[listAttempts, () => page(1)]]);
    const store = createAttemptListStore({ client: server.client });
    await store.load('l1', 1);
    server.on(listAttempts, answer);
    const paging = store.load('l1', 2);
    expect([store.attempts.value.state, store.isPaging.value]).toEqual(['ready', true]);
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.(page(2));
    await paging;
    expect(store.isPaging.value).toBe(false);
    void store.load('l1', 1, ID);
    expect([store.attempts.value.state, store.isPaging.value]).toEqual(['loading', false]);
    await expect.poll(() => server.calls.at(-1)?.input).toMatchObject({ lab_id: 'l1', person_id: ID });
    void store.load('l2', 1);
    expect([store.attempts.value.state, store.isPaging.value]).toEqual(['loading', false]);
  });
  it('a late answer to an earlier request is dropped', async () => {
    const { waiting, answer } = createDeferredAnswers();
    const server = createFakeServer([[listAttempts, answer]]);
    const store = createAttemptListStore({ client: server.client });
    const first = store.load('l1', 1);
    const second = store.load('l1', 2);
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
  ] as const)('a failed list says why: %j', async (given, code) => {
    const server = createFakeServer([[listAttempts, () => given]]);
    const store = createAttemptListStore({ client: server.client });
    await store.load('l1', 1);
    expect(store.attempts.value).toMatchObject({ state: 'problem', problem: { code } });
  });
});
