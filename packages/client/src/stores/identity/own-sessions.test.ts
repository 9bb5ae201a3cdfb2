import { endSession, listSessions, logoutEverywhere } from '@drawbridge/contracts/identity';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createOwnSessionsStore, type OwnSession } from './own-sessions.ts';

const AT = '2026-03-02T09:00:00.000Z';
const sessionOf = (number: number, is_current = false): OwnSession => ({
  id: `0000000${number}-0000-4000-8000-000000000000`,
  device: 'Firefox on Linux',
  network: '192.0.2.0/24',
  created_at: AT,
  last_used_at: AT,
  expires_at: AT,
  is_current,
});

const fresh = { wants_password: false };

function setUp(answerEnd: FakeAnswer = { data: {} }) {
  const server = createFakeServer([
    [listSessions, () => ({ data: { items: [sessionOf(1), sessionOf(2, true), sessionOf(3)], ...fresh } })],
    [endSession, () => answerEnd],
    [logoutEverywhere, () => answerEnd],
  ]);
  const store = createOwnSessionsStore({ client: server.client });
  const ids = () =>
    store.sessions.value.state === 'ready' ? store.sessions.value.value.items.map(({ id }) => id[7]) : [];
  return { server, store, ids };
}

describe('ASVS 7.5.2 the sessions of the caller', () => {
  it("sessions are listed with this page's first", async () => {
    const { store, ids } = setUp();
    await store.load();
    expect(ids()).toEqual(['2', '1', '3']);
  });
  it.each([
    ['was ended', { data: {} }],
    ['had ended already', { problem: 'not_found' }],
  ] as [string, FakeAnswer][])('a session that %s is removed from the list', async (_, answer) => {
    const { store, ids } = setUp(answer);
    await store.load();
    expect(await store.end(sessionOf(3), undefined)).toEqual({ kind: 'done', value: undefined });
    expect(ids()).toEqual(['2', '1']);
  });
  it.each(['offline', { problem: 'too_many_tries' }] as FakeAnswer[])(
    'a session that could not be ended (%j) stays in the list, with the problem',
    async (answer) => {
      const { store, ids } = setUp(answer);
      await store.load();
      const refused = { kind: 'refused', text: expect.stringMatching(/\w/) };
      expect(await store.end(sessionOf(3), undefined)).toEqual(refused);
      expect(ids()).toEqual(['2', '1', '3']);
      expect(await store.endEverywhere(undefined)).toEqual(refused);
    },
  );
  it('sessions are reloaded when this session became too old, so that the password is requested', async () => {
    const { server, store } = setUp({ problem: 'sign_in_again' });
    await store.load();
    server.on(listSessions, () => ({ data: { items: [sessionOf(1, true)], wants_password: true } }));
    expect((await store.end(sessionOf(3), undefined)).kind).toBe('refused');
    expect(store.sessions.value).toMatchObject({ state: 'ready', value: { wants_password: true } });
  });
  it('a wrong password is reported at its field, and the right one is sent', async () => {
    const errors = { password: 'This is not your current password' };
    const { server, store, ids } = setUp({ problem: 'bad_input', errors });
    await store.load();
    expect(await store.endEverywhere('guess')).toEqual({ kind: 'fields', errors });
    server.on(endSession, ({ password }) => (password === 'right' ? { data: {} } : 'offline'));
    await store.end(sessionOf(3), 'right');
    expect(ids()).toEqual(['2', '1']);
  });
  it('a list that could not be loaded says so, and can be retried', async () => {
    const { server, store, ids } = setUp();
    server.on(listSessions, () => 'offline');
    await store.load();
    expect(store.sessions.value).toMatchObject({ state: 'problem', problem: { code: 'offline' } });
    server.on(listSessions, () => ({ data: { items: [sessionOf(1, true)], ...fresh } }));
    const loading = store.load();
    expect(store.sessions.value.state).toBe('loading');
    await loading;
    expect(ids()).toEqual(['1']);
  });
});
