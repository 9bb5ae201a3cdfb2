import { getContextScores, getScoreDelivery, resendContextScores } from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createScoreStore, type ScoreStore } from './score.ts';

const toAnswer = (state?: 'pending' | 'delivered' | 'failed'): FakeAnswer => ({
  data: state
    ? { score: { score_given: 75, score_maximum: 100, state, at: '2026-03-02T09:00:00.000Z' } }
    : {},
});

let store: ScoreStore;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  store.dispose();
  vi.useRealTimers();
});

/** A gradebook with the given answer; counts how often it is asked. */
function setUp(first: FakeAnswer) {
  const now = { answer: first };
  const server = createFakeServer([[getScoreDelivery, () => now.answer]]);
  store = createScoreStore({ client: server.client });
  return { now, asked: () => server.calls.length };
}

describe('LTI-19 the score of a launched page', () => {
  it.each(['delivered', 'failed', undefined] as const)(
    'the score is requested once while there is nothing to wait for: %s',
    async (state) => {
      const { asked } = setUp(toAnswer(state));
      await store.follow();
      await vi.advanceTimersByTimeAsync(600_000);
      expect([asked(), store.score.value?.state]).toEqual([1, state]);
    },
  );

  it('the score is requested at growing intervals during an outage, at most a minute apart', async () => {
    const { now, asked } = setUp(toAnswer('pending'));
    await store.follow();
    await vi.advanceTimersByTimeAsync(30_000);
    const early = asked();
    await vi.advanceTimersByTimeAsync(3_600_000);
    const later = asked() - early;
    expect(early).toBeGreaterThan(5);
    expect(later).toBeGreaterThanOrEqual(58);
    expect(later).toBeLessThan(66);
    now.answer = toAnswer('delivered');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.score.value?.state).toBe('delivered');
  });

  it('the score is requested again while offline, and what is shown stays', async () => {
    const { now } = setUp(toAnswer('pending'));
    await store.follow();
    now.answer = 'offline';
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.score.value?.state).toBe('pending');
    now.answer = toAnswer('delivered');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.score.value?.state).toBe('delivered');
  });

  it('the score is not requested once the launch is over', async () => {
    const { asked } = setUp({ problem: 'not_signed_in' });
    await store.follow();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBe(1);
  });

  it('a hidden page does not request the score, and one that becomes visible does immediately', async () => {
    const { now, asked } = setUp(toAnswer('pending'));
    await store.follow();
    store.setVisible(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBe(1);
    now.answer = toAnswer('delivered');
    store.setVisible(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([asked(), store.score.value?.state]).toEqual([2, 'delivered']);
  });

  it('the score is requested at short intervals again after a new result', async () => {
    const { now, asked } = setUp(toAnswer('pending'));
    await store.follow();
    await vi.advanceTimersByTimeAsync(600_000);
    const before = asked();
    await store.follow();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked() - before).toBeGreaterThanOrEqual(3);
    now.answer = toAnswer('delivered');
  });
});

describe('LTI-17, LTI-19 the scores of an instructor’s context', () => {
  const toContext = (given_up: number, pending = 0): FakeAnswer => ({
    data: {
      counts: { pending, retrying: 0, given_up, delivered: 9 },
      faults: given_up > 0 ? [{ fault: 'not_a_learner', scores: given_up }] : [],
    },
  });

  it('the scores are resent, and polled until they arrive', async () => {
    const answers = [toContext(2), toContext(0, 2), toContext(0)];
    const server = createFakeServer([
      [getContextScores, () => answers.shift() ?? toContext(0)],
      [resendContextScores, () => ({ data: { resent: 2 } })],
    ]);
    store = createScoreStore({ client: server.client });
    await store.followContext();
    expect(store.context.value?.counts.given_up).toBe(2);
    await store.resend();
    expect([store.resending.value, store.context.value?.counts.pending]).toEqual(['idle', 2]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(store.context.value?.counts).toMatchObject({ pending: 0, given_up: 0 });
  });

  it('the scores keep their button when they cannot be resent', async () => {
    const server = createFakeServer([[resendContextScores, () => 'offline']]);
    store = createScoreStore({ client: server.client });
    await store.resend();
    expect(store.resending.value).toBe('failed');
  });
});
