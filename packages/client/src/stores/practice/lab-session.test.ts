import {
  extendLab,
  getLabStatus,
  type LabSession,
  listRunningLabs,
  startLab,
  stopLab,
} from '@drawbridge/contracts/practice';
import { buildLabSession, buildTimedSession } from '@drawbridge/contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../../storage.ts';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createLabSessionStore, type LabSessionDeps } from './lab-session.ts';

const timed = buildTimedSession();
const expired = buildTimedSession({ state: 'stopped', ended: 'expired', seconds_left: 0, access_url: null });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newStorage = () =>
  createSafeStorage(() => {
    throw new Error('memory');
  });

function setUp(
  answers: {
    start?: () => FakeAnswer;
    status?: () => FakeAnswer;
    extend?: () => FakeAnswer;
    list?: () => FakeAnswer;
  } = {},
  deps: Partial<LabSessionDeps> = {},
) {
  const server = createFakeServer([
    [startLab, answers.start ?? (() => ({ data: timed }))],
    [getLabStatus, answers.status ?? (() => ({ data: timed }))],
    [extendLab, answers.extend ?? (() => ({ data: timed }))],
    [stopLab, () => ({ data: { ...timed, state: 'stopped', ended: 'stopped', access_url: null } })],
    [listRunningLabs, answers.list ?? (() => ({ data: { items: [] } }))],
  ]);
  const storage = deps.storage ?? newStorage();
  const store = createLabSessionStore({ client: server.client, labId: timed.lab_id, storage, ...deps });
  return { server, store, storage, names: () => server.calls.map(({ name }) => name) };
}
const leftMs = (store: ReturnType<typeof setUp>['store']) => (store.deadlineMs.value ?? 0) - store.nowMs();

describe('SVC-2 the states of a lab that needs a machine', () => {
  it('a lab that is being started is asked about until it runs', async () => {
    const waiting = {
      ...timed,
      state: 'requested' as const,
      ends_at: null,
      seconds_left: null,
      access_url: null,
    };
    const states = [{ ...waiting, state: 'starting' as const }, timed];
    const { store, names } = setUp({
      start: () => ({ data: waiting }),
      status: () => ({ data: states.shift() ?? timed }),
    });
    await store.open();
    expect([store.phase.value, store.session.value?.state]).toEqual(['starting', 'requested']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([store.phase.value, store.session.value?.state]).toEqual(['starting', 'starting']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([store.phase.value, names()]).toEqual(['running', ['startLab', 'getLabStatus', 'getLabStatus']]);
    store.dispose();
  });
  it('a lab that could not be started has failed, and starting again tries it once more', async () => {
    const failed = { ...timed, state: 'failed' as const, ended: 'failed' as const, access_url: null };
    let answer: FakeAnswer = { data: failed };
    const { store } = setUp({ start: () => answer });
    await store.open();
    expect([store.phase.value, store.session.value?.state]).toEqual(['failed', 'failed']);
    answer = { data: timed };
    await store.start();
    expect(store.phase.value).toBe('running');
    store.dispose();
  });
});

describe('LAB-1, LAB-2 opening a lab', () => {
  it('opening a lab starts it and remembers it', async () => {
    const { store, storage } = setUp();
    await store.open();
    expect([store.phase.value, leftMs(store)]).toEqual(['running', 1_800_000]);
    expect(storage.get('startTime')).toBe(String(Date.parse('2026-03-02T09:00:00.000Z')));
    expect(JSON.parse(storage.get('provisionInfo') ?? '')).toEqual({
      session_id: timed.session_id,
      lab_id: 'regex-bomb',
      kind: 'page',
      state: 'running',
      started_at: '2026-03-02T09:00:00.000Z',
      ends_at: '2026-03-02T09:30:00.000Z',
      access_url: '/portal/challenges/regex-bomb',
    });
  });

  it('a reload finds the lab again without starting', async () => {
    const first = setUp();
    await first.store.open();
    const again = setUp(
      { status: () => ({ data: { ...timed, seconds_left: 90 } }) },
      { storage: first.storage },
    );
    await again.store.open();
    expect(again.names()).toEqual(['getLabStatus']);
    expect([again.store.phase.value, leftMs(again.store)]).toEqual(['running', 90_000]);
  });

  it('a reload after the time limit does not restart the clock, and leaving forgets the lab', async () => {
    const first = setUp();
    await first.store.open();
    const again = setUp({ status: () => ({ data: expired }) }, { storage: first.storage });
    await again.store.open();
    expect([again.store.phase.value, again.names()]).toEqual(['over', ['getLabStatus']]);
    again.store.dispose();
    expect([first.storage.get('provisionInfo'), first.storage.get('startTime')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['of a session the server does not have', () => ({ problem: 'lab_session_not_found' as const })],
    ['when the server cannot be asked', () => 'offline' as const],
    ['of a session that was stopped', () => ({ data: { ...expired, ended: 'stopped' } })],
  ])('opening starts the lab if %s', async (_which, status) => {
    const first = setUp();
    await first.store.open();
    const again = setUp({ status }, { storage: first.storage });
    await again.store.open();
    expect([again.store.phase.value, again.names().at(-1)]).toEqual(['running', 'startLab']);
  });

  it.each(['', 'null', '{', '[]', '"x"', '{"session_id":1,"lab_id":"regex-bomb"}'])(
    'the stored value %j is ignored',
    async (text) => {
      const storage = newStorage();
      storage.set('provisionInfo', text);
      const { store, names } = setUp({}, { storage });
      await store.open();
      expect([store.phase.value, names()]).toEqual(['running', ['startLab']]);
    },
  );

  it('nothing is remembered without a storage', async () => {
    const server = createFakeServer([[startLab, () => ({ data: timed })]]);
    const store = createLabSessionStore({ client: server.client, labId: timed.lab_id });
    await store.open();
    expect(store.phase.value).toBe('running');
  });

  it('leaving the page keeps the lab running and remembered', async () => {
    const { store, storage, names } = setUp();
    await store.open();
    store.dispose();
    await vi.advanceTimersByTimeAsync(4_000_000);
    expect([names(), storage.get('provisionInfo') === undefined]).toEqual([['startLab'], false]);
  });

  it('an unreachable server is reported, and the lab starts once it answers', async () => {
    let answer: FakeAnswer = 'offline';
    const { store } = setUp({ start: () => answer });
    await store.open();
    expect([store.phase.value, store.problem.value?.code]).toEqual(['failed', 'offline']);
    answer = { data: timed };
    await store.sync();
    expect([store.phase.value, store.problem.value]).toEqual(['running', undefined]);
  });
});

describe('LAB-3 the time left', () => {
  it('the time left follows the server’s clock, requested each minute, not the clock here', async () => {
    let left = 1_800;
    const { store } = setUp({ status: () => ({ data: { ...timed, seconds_left: left } }) });
    await store.open();
    left = 1_500;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(leftMs(store)).toBe(1_500_000);
  });

  it('the time left is requested from the server at zero, and the lab is over', async () => {
    const { store, names } = setUp({
      start: () => ({ data: { ...timed, seconds_left: 5 } }),
      status: () => ({ data: expired }),
    });
    await store.open();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(names()).toEqual(['startLab']);
    await vi.advanceTimersByTimeAsync(1);
    expect([store.phase.value, store.deadlineMs.value]).toEqual(['over', undefined]);
  });

  it('the time runs again when the lab is started again', async () => {
    const anew: LabSession = { ...timed, session_id: '5d3f6a0e-9f43-4a53-8a1d-3c0f7e3b1a09' as never };
    let answer: FakeAnswer = { data: { ...timed, seconds_left: 5 } };
    const { store, storage } = setUp({ start: () => answer, status: () => ({ data: expired }) });
    await store.open();
    await vi.advanceTimersByTimeAsync(5_000);
    answer = { data: anew };
    await store.start();
    expect([store.phase.value, store.session.value?.session_id]).toEqual(['running', anew.session_id]);
    expect(storage.get('provisionInfo')).toContain(anew.session_id);
  });

  it('the time is requested until the server answers when the network is down at zero', async () => {
    let answer: FakeAnswer = 'offline';
    const { store } = setUp({
      start: () => ({ data: { ...timed, seconds_left: 5 } }),
      status: () => answer,
    });
    await store.open();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(store.phase.value).toBe('running');
    answer = { data: expired };
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.phase.value).toBe('over');
  });

  it('a lab without a limit sends no request', async () => {
    const { store, names } = setUp({ start: () => ({ data: buildLabSession() }) });
    await store.open();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([store.deadlineMs.value, names()]).toEqual([undefined, ['startLab']]);
  });

  it('extending uses the new limit, and a refusal requests the current state', async () => {
    let answer: FakeAnswer = { data: { ...timed, seconds_left: 1_400, extensions_left: 1 } };
    const { store, names } = setUp({
      start: () => ({ data: { ...timed, seconds_left: 500 } }),
      extend: () => answer,
    });
    await store.open();
    await store.extend();
    expect([leftMs(store), store.session.value?.extensions_left]).toEqual([1_400_000, 1]);
    answer = { problem: 'extend_too_early' };
    await store.extend();
    expect([names().at(-1), store.isExtending.value]).toEqual(['getLabStatus', false]);
  });
});

describe('LAB-4 one timed lab at a time', () => {
  const inTheWay = buildTimedSession({
    session_id: '5d3f6a0e-9f43-4a53-8a1d-3c0f7e3b1a07' as never,
    lab_id: 'zip-slip',
    title: 'A page that climbs out of its folder',
  });

  it('the other running lab is named, stopped on request, and this one starts', async () => {
    let answer: FakeAnswer = { problem: 'other_lab_running' };
    const { store, server, names } = setUp({
      start: () => answer,
      list: () => ({ data: { items: [buildLabSession(), inTheWay] } }),
    });
    await store.open();
    expect([store.phase.value, store.other.value?.title]).toEqual(['blocked', inTheWay.title]);
    answer = { data: timed };
    await store.startInstead();
    expect(names().slice(-2)).toEqual(['stopLab', 'startLab']);
    expect(server.calls.at(-2)?.input).toEqual({ session_id: inTheWay.session_id });
    expect([store.phase.value, store.other.value]).toEqual(['running', undefined]);
  });

  it('no request is sent when the page was left, and it can be retried', async () => {
    const { store } = setUp({ start: () => ({ problem: 'other_lab_running' }) });
    await store.open();
    expect([store.phase.value, store.problem.value?.code]).toEqual(['failed', 'other_lab_running']);
  });
});

describe('after a pass', () => {
  it('a lab stopped by the server after a pass is forgotten', async () => {
    const { store, storage } = setUp({
      status: () => ({ data: { ...timed, state: 'stopped', ended: 'passed', access_url: null } }),
    });
    await store.open();
    await store.sync();
    expect([store.phase.value, storage.get('provisionInfo'), storage.get('startTime')]).toEqual([
      'stopped',
      undefined,
      undefined,
    ]);
  });
});
