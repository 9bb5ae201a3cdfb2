import { getAchievements, type OwnAchievements } from '@drawbridge/contracts/recognition';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createAchievementStore } from './achievements.ts';

const toFigures = (points: number): OwnAchievements => ({
  points,
  labs_passed: 1,
  challenges_solved: 0,
  courses_completed: 0,
  badges: 0,
  course_minutes: 12,
});
const answer = (points: number): FakeAnswer => ({ data: toFigures(points) });

/** A server that answers in the order that the test chooses. */
function createSlowServer() {
  const waiting: ((given: FakeAnswer) => void)[] = [];
  const server = createFakeServer([
    [getAchievements, () => new Promise<FakeAnswer>((resolve) => waiting.push(resolve))],
  ]);
  const give = async (index: number, given: FakeAnswer) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(index));
    waiting[index]?.(given);
  };
  return { store: createAchievementStore(server), give };
}

describe('PROF-1 the achievements', () => {
  it('achievements are loading until they are known', async () => {
    const { store, give } = createSlowServer();
    const loading = store.load();
    expect(store.achievements.value.state).toBe('loading');
    await give(0, answer(100));
    await loading;
    expect(store.achievements.value).toEqual({ state: 'ready', value: toFigures(100) });
  });

  it('a late answer does not replace that of a later request', async () => {
    const { store, give } = createSlowServer();
    const first = store.load();
    const second = store.load();
    await give(1, answer(200));
    await second;
    await give(0, answer(100));
    await first;
    expect(store.achievements.value).toMatchObject({ value: { points: 200 } });
  });

  it('achievements stay when an older request fails late', async () => {
    const { store, give } = createSlowServer();
    const first = store.load();
    const second = store.load();
    await give(1, answer(200));
    await second;
    await give(0, 'offline');
    await first;
    expect(store.achievements.value.state).toBe('ready');
  });

  it('EMB-17 achievements that could not be loaded say so, and appear after a retry', async () => {
    const logError = vi.fn();
    const server = createFakeServer([[getAchievements, () => 'offline']]);
    const store = createAchievementStore({ client: server.client, logError });
    await store.load();
    expect(store.achievements.value.state).toBe('problem');
    expect(logError).toHaveBeenCalledExactlyOnceWith(
      'the achievements could not be loaded',
      expect.anything(),
    );
    server.on(getAchievements, () => answer(100));
    const retry = store.load();
    expect(store.achievements.value.state).toBe('loading');
    await retry;
    expect(store.achievements.value).toMatchObject({ state: 'ready', value: { points: 100 } });
  });

  it('ERR-24 shown achievements stay when they cannot be reloaded', async () => {
    const server = createFakeServer([[getAchievements, () => answer(100)]]);
    const store = createAchievementStore(server);
    await store.load();
    server.on(getAchievements, () => ({ problem: 'internal' }));
    await store.load();
    expect(store.achievements.value).toMatchObject({ state: 'ready', value: { points: 100 } });
  });
});
