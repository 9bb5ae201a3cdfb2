import {
  activatePlatform,
  changePlatform,
  deactivatePlatform,
  getPlatform,
  getPlatformActivity,
  listPlatformRefusals,
  listPlatformScores,
  resendPlatformScores,
  testPlatform,
} from '@drawbridge/contracts/integration';
import { buildPlatform, buildRefusal } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeHandler } from '../../testing/index.ts';
import { createPlatformStore } from './platform.ts';

const PLATFORM = buildPlatform();
const TEST = {
  ignored_claims: [],
  checked_at: '2026-03-02T09:00:00.000Z',
  checks: [{ id: 'key_set', outcome: 'passed', result: 'ok', field: null, value: '2' }],
};
const toId = (index: number) => `9b2f0f4e-1c55-4c0e-9a0e-${String(index).padStart(12, '0')}`;

function setUp(handlers: Partial<Record<'refusals' | 'change' | 'off' | 'test', FakeHandler>> = {}) {
  const server = createFakeServer([
    [getPlatform, () => ({ data: { platform: PLATFORM, warnings: [] } })],
    [
      getPlatformActivity,
      () => ({ data: { last_launch_at: null, recent_launches: 0, people: 0, refusals: 1 } }),
    ],
    [
      listPlatformRefusals,
      handlers.refusals ?? (() => ({ data: { items: [buildRefusal()], next_token: null } })),
    ],
    [
      changePlatform,
      handlers.change ?? ((input) => ({ data: { platform: { ...PLATFORM, ...input }, warnings: ['w'] } })),
    ],
    [deactivatePlatform, handlers.off ?? (() => ({ data: { platform: { ...PLATFORM, active: false } } }))],
    [testPlatform, handlers.test ?? (() => ({ data: TEST }))],
  ]);
  return { server, store: createPlatformStore({ client: server.client, platformId: PLATFORM.id }) };
}

describe('LTI-26 a platform', () => {
  it('a platform is shown as the reply to a change returned it, with its warnings', async () => {
    const { store } = setUp();
    await store.load();
    const {
      login_url: _url,
      id: _id,
      created_at: _at,
      active: _on,
      awaits_approval: _waits,
      ...fields
    } = PLATFORM;
    expect((await store.change({ ...fields, name: 'Academy' })).kind).toBe('done');
    expect(store.detail.value).toMatchObject({
      state: 'ready',
      value: { platform: { name: 'Academy' }, warnings: ['w'] },
    });
  });

  it('a platform changed first by another administrator is shown in its current state', async () => {
    const { store, server } = setUp({ change: () => ({ problem: 'platform_changed' }) });
    await store.load();
    const now = { ...PLATFORM, name: 'Theirs', revision: 'r2' };
    server.on(getPlatform, () => ({ data: { platform: now, warnings: [] } }));
    const { id: _id, ...fields } = PLATFORM;
    expect(await store.change({ ...fields, name: 'Mine' })).toMatchObject({
      kind: 'refused',
      text: expect.stringContaining('Somebody else changed this platform') as string,
    });
    expect(store.detail.value).toMatchObject({ value: { platform: { name: 'Theirs' } } });
  });

  it('a platform is approved with the values that were shown, and reloaded if they changed since', async () => {
    const { store, server } = setUp();
    server.on(activatePlatform, () => ({ problem: 'platform_changed' }));
    await store.load();
    server.on(getPlatform, () => ({ data: { platform: { ...PLATFORM, revision: 'r2' }, warnings: [] } }));
    expect((await store.allow('Harbor')).kind).toBe('refused');
    const sent = server.calls.find(({ name }) => name === 'activatePlatform')?.input;
    expect(sent).toMatchObject({ name: 'Harbor', revision: PLATFORM.revision });
    expect(store.detail.value).toMatchObject({ value: { platform: { revision: 'r2' } } });
  });

  it('a platform stays unchanged after a refused change', async () => {
    const { store } = setUp({ off: () => ({ problem: 'internal' }) });
    await store.load();
    expect((await store.setActive(false)).kind).toBe('refused');
    expect(store.detail.value).toMatchObject({ value: { platform: { active: true } } });
  });

  it('a changed platform loses the result of a test with the old values', async () => {
    const { store } = setUp();
    await store.load();
    await store.runTest();
    expect(store.test.value?.checks).toHaveLength(1);
    await store.setActive(false);
    expect(store.test.value).toBeUndefined();
  });

  it('a platform that is tested too often says so, and keeps the previous result', async () => {
    let isOver = false;
    const { store } = setUp({ test: () => (isOver ? { problem: 'too_many_tries' } : { data: TEST }) });
    await store.runTest();
    isOver = true;
    expect(await store.runTest()).toMatchObject({
      kind: 'refused',
      text: expect.stringContaining('Too many tries'),
    });
    expect([store.test.value?.checked_at, store.isTesting.value]).toEqual([TEST.checked_at, false]);
  });

  it('an unknown platform shows the problem', async () => {
    const server = createFakeServer([[getPlatform, () => ({ problem: 'platform_not_found' })]]);
    const store = createPlatformStore({ client: server.client, platformId: PLATFORM.id });
    await store.load();
    expect(store.detail.value).toMatchObject({ state: 'problem', problem: { code: 'platform_not_found' } });
  });
});

describe('LTI-19 the score queue of a platform', () => {
  const COUNTS = { pending: 0, retrying: 0, given_up: 2, delivered: 5 };
  function setUpScores(resend: FakeHandler) {
    const { server, store } = setUp();
    server.on(listPlatformScores, ({ page }) => ({
      data: { items: [], total: Number(page) * 10, page_size: 50, counts: COUNTS },
    }));
    server.on(resendPlatformScores, resend);
    return { server, store };
  }

  it('the queue is reloaded for the same state and page after scores were resent', async () => {
    const { server, store } = setUpScores(() => ({ data: { resent: 2 } }));
    await store.loadScores('given_up', 2);
    expect(await store.resendScores()).toEqual({ kind: 'done', value: 2 });
    const [first, , again] = server.calls.map(({ input }) => input);
    expect(again).toEqual(first);
    expect(again).toMatchObject({ state: 'given_up', page: '2' });
  });

  it('the queue is reloaded even if resending was refused, and says why', async () => {
    const { server, store } = setUpScores(() => ({ problem: 'score_not_found' }));
    await store.loadScores(undefined, 1);
    expect((await store.resendScores('7d2f0f4e-1c55-4c0e-9a0e-000000000001')).kind).toBe('refused');
    expect(server.calls.map(({ name }) => name).at(-1)).toBe('listPlatformScores');
  });

  it('a late page of an earlier filter is dropped', async () => {
    const { store } = setUpScores(() => ({ data: { resent: 0 } }));
    await Promise.all([store.loadScores(undefined, 1), store.loadScores('delivered', 3)]);
    expect(store.scores.value).toMatchObject({ state: 'ready', value: { total: 30, page: 3 } });
  });
});

describe("LTI-28 a platform's refusals", () => {
  const paged: FakeHandler = ({ next_token }) =>
    next_token === undefined
      ? { data: { items: [buildRefusal({ id: toId(2) })], next_token: 'n1' } }
      : { data: { items: [buildRefusal({ id: toId(1) })], next_token: null } };
  const idsOf = ({ refusals }: ReturnType<typeof setUp>['store']) =>
    refusals.value.state === 'ready' ? refusals.value.value.items.map(({ id }) => id) : [];

  it('refusals are read page by page, to the last', async () => {
    const { server, store } = setUp({ refusals: paged });
    await store.load();
    await store.loadMoreRefusals();
    expect(idsOf(store)).toEqual([toId(2), toId(1)]);
    const before = server.calls.length;
    await store.loadMoreRefusals();
    expect(server.calls).toHaveLength(before);
  });

  it('two clicks request refusals once', async () => {
    const { server, store } = setUp({ refusals: paged });
    await store.load();
    const before = server.calls.length;
    await Promise.all([store.loadMoreRefusals(), store.loadMoreRefusals()]);
    expect(server.calls).toHaveLength(before + 1);
  });

  it('refusals stay when the next page cannot be read, and can be requested again', async () => {
    let isDown = true;
    const { store } = setUp({
      refusals: (input) => (input['next_token'] !== undefined && isDown ? 'offline' : paged(input)),
    });
    await store.load();
    expect((await store.loadMoreRefusals())?.code).toBe('offline');
    expect(idsOf(store)).toEqual([toId(2)]);
    isDown = false;
    await store.loadMoreRefusals();
    expect(idsOf(store)).toHaveLength(2);
  });
});
