import { getUserStats, setWeeklyGoal } from '@drawbridge/contracts/recognition';
import { buildUserStats } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createActivityStore } from './activity.ts';

function open(answer: () => FakeAnswer | Promise<FakeAnswer>) {
  const toasts: string[] = [];
  const server = createFakeServer([
    [getUserStats, () => ({ data: buildUserStats() })],
    [setWeeklyGoal, answer],
  ]);
  const store = createActivityStore({
    client: server.client,
    notify: (tone, text) => toasts.push(`${tone}: ${text}`),
  });
  const goal = () => (store.stats.value.state === 'ready' ? store.stats.value.value.goal : undefined);
  return { store, toasts, goal, server };
}

describe('the weekly goal', () => {
  it('the chosen goal is shown immediately, then what the server says', async () => {
    const { store, goal } = open(() => ({ data: { days: 5, done: 2 } }));
    await store.load();
    const saving = store.setGoal(5);
    expect(goal()?.days).toBe(5);
    await saving;
    expect(goal()).toEqual({ days: 5, done: 2 });
  });
  it('a goal that cannot be stored is reset, with a notice', async () => {
    const { store, goal, toasts } = open(() => ({ problem: 'unavailable' }));
    await store.load();
    await store.setGoal(5);
    expect([goal(), toasts.length]).toEqual([buildUserStats().goal, 1]);
  });
  it('the later of two changes stays, whichever answer is later', async () => {
    const answers: ((answer: FakeAnswer) => void)[] = [];
    const { store, goal } = open(() => new Promise<FakeAnswer>((resolve) => answers.push(resolve)));
    await store.load();
    const changes = [store.setGoal(5), store.setGoal(6)];
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.({ data: { days: 6, done: 1 } });
    answers[0]?.({ data: { days: 5, done: 1 } });
    await Promise.all(changes);
    expect(goal()?.days).toBe(6);
  });
  it('an unchanged goal sends nothing', async () => {
    const { store, server } = open(() => 'offline');
    await store.load();
    await store.setGoal(buildUserStats().goal.days);
    expect(server.calls.map(({ name }) => name)).toEqual(['getUserStats']);
  });
});

it('ERR-24 activity stays when it cannot be fetched again', async () => {
  const { store, server } = open(() => 'offline');
  await store.load();
  server.on(getUserStats, () => 'offline');
  await store.load();
  expect(store.stats.value.state).toBe('ready');
});
