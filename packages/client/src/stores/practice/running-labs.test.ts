import { listRunningLabs, stopLab } from '@drawbridge/contracts/practice';
import { buildLabSession, buildTimedSession } from '@drawbridge/contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../../storage.ts';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { rememberLab } from './lab-memory.ts';
import { createRunningLabsStore } from './running-labs.ts';

const untimed = buildLabSession();
const timed = buildTimedSession({ seconds_left: 120 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(list: () => FakeAnswer, stop: () => FakeAnswer = () => ({ data: untimed })) {
  const server = createFakeServer([
    [listRunningLabs, list],
    [stopLab, stop],
  ]);
  const notices: string[] = [];
  const storage = createSafeStorage(() => {
    throw new Error('memory');
  });
  const store = createRunningLabsStore({
    client: server.client,
    notify: (tone) => void notices.push(tone),
    storage,
  });
  const ids = () =>
    store.labs.value.state === 'ready' ? store.labs.value.value.map((one) => one.lab_id) : [];
  return { server, store, notices, storage, ids };
}

describe('LAB-6 running labs', () => {
  it("the list is requested again when a lab's time is over", async () => {
    let items = [timed, untimed];
    const { store, ids } = setUp(() => ({ data: { items } }));
    await store.load();
    items = [untimed];
    await vi.advanceTimersByTimeAsync(119_000);
    expect(ids()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ids()).toEqual([untimed.lab_id]);
  });

  it('no more requests are sent once the page is left', async () => {
    const { store, server } = setUp(() => ({ data: { items: [timed] } }));
    await store.load();
    store.dispose();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(server.calls).toHaveLength(1);
  });

  it('a stopped lab is removed, and forgotten where it was remembered', async () => {
    const { store, storage, ids, server } = setUp(() => ({ data: { items: [timed, untimed] } }));
    rememberLab(storage, untimed);
    await store.load();
    expect(await store.stop(untimed.session_id)).toBe(true);
    expect([ids(), storage.get('provisionInfo')]).toEqual([[timed.lab_id], undefined]);
    expect(server.calls.at(-1)?.input).toEqual({ session_id: untimed.session_id });
  });

  it('SVC-2 a lab that is still stopping stays until it has stopped, and is asked about meanwhile', async () => {
    let items = [untimed];
    const { store, ids, server } = setUp(
      () => ({ data: { items } }),
      () => ({ data: { ...untimed, state: 'stopping' } }),
    );
    await store.load();
    await store.stop(untimed.session_id);
    expect(store.labs.value).toMatchObject({ value: [{ state: 'stopping', access_url: null }] });
    items = [];
    await vi.advanceTimersByTimeAsync(2_000);
    expect([ids(), server.calls.length]).toEqual([[], 3]);
  });

  it('SVC-2 a lab that is being started is asked about until it runs', async () => {
    let state: 'starting' | 'running' = 'starting';
    const { store, server } = setUp(() => ({ data: { items: [{ ...untimed, state }] } }));
    await store.load();
    state = 'running';
    await vi.advanceTimersByTimeAsync(600_000);
    expect(store.labs.value).toMatchObject({ value: [{ state: 'running' }] });
    expect(server.calls).toHaveLength(2);
  });

  it('another remembered lab stays remembered', async () => {
    const { store, storage } = setUp(() => ({ data: { items: [timed, untimed] } }));
    rememberLab(storage, timed);
    await store.load();
    await store.stop(untimed.session_id);
    expect(storage.get('provisionInfo')).toContain(timed.session_id);
  });

  it('a lab that could not be stopped stays, with a notice', async () => {
    const { store, notices, ids } = setUp(
      () => ({ data: { items: [untimed] } }),
      () => ({ problem: 'unavailable' }),
    );
    await store.load();
    expect(await store.stop(untimed.session_id)).toBe(false);
    expect([ids(), notices, store.stopping.value.size]).toEqual([[untimed.lab_id], ['negative'], 0]);
  });

  it('a second click during a stop does nothing', async () => {
    const { store, server } = setUp(() => ({ data: { items: [untimed] } }));
    await store.load();
    await Promise.all([store.stop(untimed.session_id), store.stop(untimed.session_id)]);
    expect(server.calls.filter(({ name }) => name === 'stopLab')).toHaveLength(1);
  });

  it('a problem is shown only while there is nothing else to show', async () => {
    let answer: FakeAnswer = { problem: 'internal' };
    const { store, ids } = setUp(() => answer);
    await store.load();
    expect(store.labs.value.state).toBe('problem');
    answer = { data: { items: [timed] } };
    await store.load();
    answer = 'offline';
    await store.load();
    expect(ids()).toEqual([timed.lab_id]);
  });
});
