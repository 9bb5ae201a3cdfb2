import { asId } from '@drawbridge/contracts';
import {
  exportContextProgress,
  getContextProgress,
  type LearnerProgress,
  listContextLearners,
  type RosterState,
  refreshRoster,
} from '@drawbridge/contracts/integration';
import { getLabFailures } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createContextProgressStore } from './context-progress.ts';

const ID = '7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11';
const learner: LearnerProgress = { person_id: asId(ID), name: 'Lea Holm', status: 'active', items: [] };
const overview = (roster: RosterState): FakeAnswer => ({
  data: { title: 'Secure code', has_context: true, learners: 1, roster, items: [] },
});
const learners = (total: number): FakeAnswer => ({ data: { items: [learner], total, page_size: 50 } });

/** Answers that arrive when the test says so. */
function createDeferredAnswers() {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  return { waiting, answer: () => new Promise<FakeAnswer>((resolve) => waiting.push(resolve)) };
}

/** A server whose roster goes through these states and stays in the last one. */
function setUp(...states: RosterState['state'][]) {
  let at = -1;
  const server = createFakeServer([
    [
      getContextProgress,
      () => {
        at = Math.min(at + 1, states.length - 1);
        return overview({ state: states[at] ?? 'ready' });
      },
    ],
    [listContextLearners, ({ page = 1 }) => learners(Number(page))],
  ]);
  const notices: string[] = [];
  const waits: (() => void)[] = [];
  const store = createContextProgressStore({
    client: server.client,
    notify: (_tone, text) => notices.push(text),
    wait: () => new Promise((resolve) => waits.push(resolve)),
  });
  const count = (name: string) => server.calls.filter((call) => call.name === name).length;
  /** Advances the clock to the next poll of the roster. */
  async function pass() {
    await expect.poll(() => waits.length).toBe(1);
    waits.pop()?.();
  }
  const roster = () => {
    const { value } = store.overview;
    return value.state === 'ready' ? value.value.roster.state : value.state;
  };
  return { server, store, notices, waits, count, pass, roster };
}

describe('LTI-17 the roster of a context', () => {
  it('a roster is polled while it is being read, and the learners are reloaded once it is ready', async () => {
    const { store, count, pass, roster } = setUp('reading', 'reading', 'ready');
    await store.loadLearners({ search: 'lea' }, 2);
    await store.load();
    expect(roster()).toBe('reading');
    await pass();
    await pass();
    await expect.poll(roster).toBe('ready');
    await expect.poll(() => count('listContextLearners')).toBe(2);
    expect(store.learners.value).toMatchObject({ value: { page: 2 } });
  });

  it('a ready roster is not polled, and no roster is once the page is left', async () => {
    const there = setUp('ready');
    await there.store.load();
    expect(there.waits).toEqual([]);
    const left = setUp('reading');
    await left.store.load();
    left.store.dispose();
    await left.pass();
    await left.store.load();
    expect(left.count('getContextProgress')).toBe(2);
  });

  it('one click at a time requests a roster, which is then polled once', async () => {
    const { server, store, count, pass, roster, waits } = setUp('ready', 'reading', 'failed');
    server.on(refreshRoster, () => ({ data: { roster: { state: 'reading' } } }));
    await store.load();
    await Promise.all([store.readRoster(), store.readRoster()]);
    expect([count('refreshRoster'), roster()]).toEqual([1, 'reading']);
    await store.readRoster();
    await expect.poll(() => waits.length).toBe(1);
    await pass();
    await pass();
    await expect.poll(roster).toBe('failed');
    expect(count('getContextProgress')).toBe(3);
  });

  it('a roster stays unchanged when the request fails, which is announced', async () => {
    const { server, store, notices, roster } = setUp('ready');
    server.on(refreshRoster, () => 'offline');
    await store.load();
    await store.readRoster();
    expect([roster(), notices.length, store.isAskingForRoster.value]).toEqual(['ready', 1, false]);
  });
});

describe('LTI-17 the learners of a context', () => {
  it('learners of the previous page stay while another one loads, and a late answer is dropped', async () => {
    const { server, store } = setUp('ready');
    await store.loadLearners({}, 1);
    const { waiting, answer } = createDeferredAnswers();
    server.on(listContextLearners, answer);
    const first = store.loadLearners({}, 2);
    const second = store.loadLearners({ status: 'left' }, 1);
    expect([store.learners.value.state, store.isPaging.value]).toEqual(['ready', true]);
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.(learners(7));
    await second;
    waiting[0]?.(learners(99));
    await first;
    expect(store.learners.value).toMatchObject({ value: { total: 7, page: 1 } });
    expect(store.isPaging.value).toBe(false);
  });

  it('ERR-24 learners of the previous filter stay when those of another cannot be loaded', async () => {
    const { server, store } = setUp('ready');
    await store.loadLearners({}, 1);
    server.on(listContextLearners, () => 'offline');
    await store.loadLearners({ status: 'left' }, 1);
    expect(store.learners.value).toMatchObject({ state: 'ready', reloadProblem: { code: 'offline' } });
  });

  it('the overview stays when it cannot be reloaded', async () => {
    const { server, store, roster } = setUp('ready');
    await store.load();
    server.on(getContextProgress, () => ({ problem: 'internal' }));
    await store.load();
    expect(roster()).toBe('ready');
  });

  it('one learner is found among all, and one of another context is not', async () => {
    const { server, store } = setUp('ready');
    await store.openLearner(ID);
    expect(server.calls.at(-1)?.input).toMatchObject({ person_id: ID, status: 'all' });
    expect(store.people.value.get(ID)).toMatchObject({ state: 'ready', value: { name: 'Lea Holm' } });
    server.on(listContextLearners, () => ({ data: { items: [], total: 0, page_size: 50 } }));
    const other = '7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a12';
    await store.openLearner(other);
    expect(store.people.value.get(other)).toEqual({ state: 'ready', value: undefined });
  });
});

describe('LTI-17 failures of a class, and the export', () => {
  it('failures of a lab that could not be loaded are loaded again on request', async () => {
    const { server, store } = setUp('ready');
    server.on(getLabFailures, () => 'offline');
    await store.openFailures('l1');
    expect(store.failures.value.get('l1')).toMatchObject({ state: 'problem' });
    server.on(getLabFailures, () => ({ data: { submitted: 3, passed: 1, tests: [], traps: [] } }));
    await store.openFailures('l1');
    expect(store.failures.value.get('l1')).toMatchObject({ state: 'ready', value: { submitted: 3 } });
  });

  it('two clicks create one export', async () => {
    const { server, store, count } = setUp('ready');
    server.on(exportContextProgress, () => ({ data: { csv: 'name', rows: 1, is_cut: false } }));
    const files = await Promise.all([store.exportLearners({}), store.exportLearners({})]);
    expect([files[0]?.csv, files[1], count('exportContextProgress')]).toEqual(['name', undefined, 1]);
  });

  it('an export that failed says why', async () => {
    const { server, store, notices } = setUp('ready');
    server.on(exportContextProgress, () => ({ problem: 'forbidden', message: 'Not yours' }));
    expect(await store.exportLearners({})).toBeUndefined();
    expect([notices, store.isExporting.value]).toEqual([['Not yours'], false]);
  });
});
