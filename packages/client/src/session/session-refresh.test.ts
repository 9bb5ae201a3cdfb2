import { publishLogin } from '@drawbridge/contracts/identity';
import { listWishes } from '@drawbridge/contracts/learning';
import { getSubscriptionInfo } from '@drawbridge/contracts/recognition';
import { describe, expect, it, vi } from 'vitest';
import { type FakeAnswer } from '../testing/index.ts';
import {
  createSharedStorage,
  FOUR_HOURS_MS,
  fresh,
  NEW,
  NOW,
  OLD,
  opened,
  openTab,
  resetTabsForEachTest,
  rotated,
  setUp,
  toToken,
} from '../testing/session-tabs.ts';
import { createSession } from './session.ts';

resetTabsForEachTest();

describe('AUTH-23..AUTH-25, ERR-1..ERR-6 the one refresh', () => {
  it('AUTH-24 rtoken is kept when the answer contains none, in both shapes', async () => {
    for (const answer of [{ AuthenticationResult: { IdToken: NEW } }, { IdToken: NEW }]) {
      const { storage, session, ask } = setUp(() => fresh(answer));
      session.open(opened());
      storage.set('expTime', '1');
      expect(await ask()).toBe('ok');
      expect([storage.get('token'), storage.get('rtoken'), storage.get('expTime')]).toEqual([
        NEW,
        'r1',
        String(NOW + FOUR_HOURS_MS),
      ]);
    }
  });
  it('the refresh token that replaces a used one is stored', async () => {
    const { storage, session, ask } = setUp();
    session.open(opened());
    await ask();
    expect(storage.get('rtoken')).toBe('r2');
  });
  describe('BILL-13 the current account data', () => {
    const BOUGHT = {
      _type: 'ENT',
      trial: false,
      is_admin: true,
      manager: false,
      is_security_champion: true,
      security_champion_teams: ['Alpha'],
    };
    const renewed = (custom?: object) =>
      fresh({ AuthenticationResult: { IdToken: NEW, RefreshToken: 'r2' }, ...(custom && { custom }) });
    const ACCOUNT = ['type', 'is_admin', 'security_champion_teams', 'verify', 'sub_'];

    it('account data is stored under the keys of a sign-in, before followers of the person read it', async () => {
      const { storage, session } = setUp(() => renewed(BOUGHT));
      session.open(opened({ type: 'FT', is_admin: 'false', verify: 'OPTIONAL', sub_: 'true' }));
      const seen: (string | undefined)[] = [];
      const stop = session.user.subscribe(() => seen.push(session.flags().type));
      await session.tokens.refresh(session.tokens.token());
      stop();
      expect(seen).toEqual(['FT', 'ENT']);
      expect(ACCOUNT.map((key) => storage.get(key))).toEqual([
        'ENT',
        'true',
        '["Alpha"]',
        undefined,
        undefined,
      ]);
    });
    it('an answer without account data leaves the keys unchanged', async () => {
      const { storage, session } = setUp(() => renewed());
      session.open(opened({ type: 'FT', verify: 'FORCE', sub_: 'true' }));
      await session.tokens.refresh(session.tokens.token());
      expect(['type', 'verify', 'sub_'].map((key) => storage.get(key))).toEqual(['FT', 'FORCE', 'true']);
    });
    it('an answer that breaks its contract changes neither keys nor tokens', async () => {
      const { storage, session } = setUp(() => renewed({ _type: 'GOLD' }));
      session.open(opened({ type: 'FT' }));
      await expect(session.tokens.refresh(session.tokens.token())).rejects.toMatchObject({
        code: 'bad_reply',
      });
      expect(['type', 'token', 'rtoken'].map((key) => storage.get(key))).toEqual(['FT', OLD, 'r1']);
    });
    it('an answer after a logout changes nothing either', async () => {
      let answer: (value: FakeAnswer) => void = () => undefined;
      const { storage, session, count } = setUp(() => new Promise((resolve) => (answer = resolve)));
      session.open(opened({ type: 'FT' }));
      const refreshing = session.tokens.refresh(session.tokens.token());
      await vi.waitFor(() => expect(count('refreshToken')).toBe(1));
      await session.logout();
      answer(renewed(BOUGHT));
      await refreshing;
      expect(storage.get('type')).toBeUndefined();
    });
    it('the other tabs read the account data again', async () => {
      const storage = createSharedStorage();
      const first = openTab(storage, () => renewed(BOUGHT));
      first.session.open(opened({ type: 'FT' }));
      const second = openTab(storage, rotated);
      const seen: (string | undefined)[] = [];
      const stop = second.session.user.subscribe(() => seen.push(second.session.flags().type));
      await first.session.tokens.refresh(first.session.tokens.token());
      expect(second.session.follow()).toBe('same');
      stop();
      expect(seen).toEqual(['FT', 'ENT']);
    });
  });
  it('AUTH-25, CALL-40 a sign-in and a refresh are each followed by a publish', async () => {
    const { session, count, ask } = setUp();
    session.open(opened());
    await vi.waitFor(() => expect(count('publishLogin')).toBe(1));
    await ask();
    await vi.waitFor(() => expect(count('publishLogin')).toBe(2));
  });
  it('a publish that is refused too starts no other refresh', async () => {
    const { session, server, count, ask } = setUp();
    session.open(opened());
    server.on(publishLogin, () => ({ problem: 'token_expired' }));
    server.on(getSubscriptionInfo, () => ({ problem: 'not_signed_in' }));
    await ask();
    await vi.waitFor(() => expect(count('getSubscriptionInfo')).toBe(2));
    expect([count('refreshToken'), session.isSignedIn()]).toEqual([1, true]);
  });
  it('ERR-2 ten concurrent expired calls share one refresh', async () => {
    const { session, count, ask } = setUp();
    session.open(opened());
    expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(
      Array.from({ length: 10 }, () => 'ok'),
    );
    expect(count('refreshToken')).toBe(1);
  });
  it('ERR-6 tabs that refresh at the same time share one refresh', async () => {
    const queue: Promise<unknown>[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request: (_: string, _options: object, task: () => Promise<unknown>) => {
          const turn = Promise.allSettled(queue).then(task);
          queue.push(turn);
          return turn;
        },
      },
    });
    const storage = createSharedStorage();
    const first = openTab(storage, rotated);
    first.session.open(opened());
    const second = openTab(storage, rotated);
    expect(await Promise.all([first.ask(), second.ask(), first.ask(), second.ask()])).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
    ]);
    expect(first.count('refreshToken') + second.count('refreshToken')).toBe(1);
    expect(storage.get('rtoken')).toBe('r2');
  });
  it('a tab of another person uses no foreign token', async () => {
    const { storage, session } = setUp();
    session.open(opened());
    storage.set('token', toToken({ email: 'other@demo.test' }));
    storage.set('user', '{"email":"other@demo.test"}');
    expect(await session.tokens.refresh(OLD)).toBeUndefined();
  });
  it('ERR-20 a refused refresh clears the session and goes to /', async () => {
    const { storage, session, log, ask } = setUp(() => ({ problem: 'refresh_refused' }));
    session.open(opened());
    expect(await ask()).toBe('token_expired');
    expect([log.ended, storage.get('token'), storage.get('user'), session.user.value]).toEqual([
      ['/'],
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('ERR-5 a 401 of the refresh itself does the same, and starts no other', async () => {
    const { session, log, count, ask } = setUp(() => ({ problem: 'not_signed_in' }));
    session.open(opened());
    await ask();
    expect([log.ended, count('refreshToken')]).toEqual([['/'], 1]);
  });
  it.each(['offline', 'unavailable', 'too_many_tries', 'internal'] as const)(
    'a refresh that is answered by %s keeps the session',
    async (answer) => {
      const { storage, session, log, ask } = setUp(() =>
        answer === 'offline' ? 'offline' : { problem: answer },
      );
      session.open(opened());
      expect(await ask()).toBe(answer);
      expect([log.ended, storage.get('rtoken')]).toEqual([[], 'r1']);
    },
  );
  it('a refresh whose code cannot be fetched ends as offline, however it is requested', async () => {
    const unreachable = createSession({
      storage: createSharedStorage(),
      loadClient: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    });
    unreachable.open(opened());
    await expect(unreachable.tokens.refresh(OLD)).rejects.toMatchObject({ code: 'offline' });
  });
  it('ROUTE-30 without rtoken no refresh is sent, and the session ends', async () => {
    const { storage, session, log, count, ask } = setUp();
    session.open(opened());
    storage.remove('rtoken');
    await ask();
    expect([count('refreshToken'), log.ended]).toEqual([0, ['/login']]);
  });
  it('an answer after a logout is dropped', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined;
    const { storage, session, log, count, ask } = setUp(() => new Promise((resolve) => (answer = resolve)));
    session.open(opened());
    const asking = ask();
    await vi.waitFor(() => expect(count('refreshToken')).toBe(1));
    await session.logout();
    answer(rotated());
    await asking;
    expect([storage.get('token'), storage.get('rtoken'), log.ended]).toEqual([undefined, undefined, []]);
  });
});

describe('ERR-3, ERR-4 any other 401', () => {
  it('any other 401 clears storage and goes to login', async () => {
    const { storage, session, server, log, ask } = setUp();
    session.open(opened());
    server.on(listWishes, () => ({ problem: 'not_signed_in' }));
    await ask();
    expect([log.ended, storage.get('token'), log.forgotten]).toEqual([['/login'], undefined, 1]);
  });
  it('ERR-4 a retried request that answers 401 again is not refreshed a second time', async () => {
    const { session, server, log, count, ask } = setUp();
    session.open(opened());
    server.on(listWishes, () => ({ problem: 'token_expired' }));
    await ask();
    expect([count('refreshToken'), log.ended]).toEqual([1, ['/login']]);
  });
  it('a 401 of a call by an earlier session ends nothing', async () => {
    const { session, log } = setUp();
    session.open(opened());
    session.tokens.refused('h.somebody.else');
    expect([log.ended, session.isSignedIn()]).toEqual([[], true]);
  });
  it('CALL-1, CALL-4 the refresh carries no token', async () => {
    const { session, server, ask } = setUp();
    session.open(opened());
    await ask();
    const at = server.calls.findIndex(({ name }) => name === 'refreshToken');
    expect([server.carried[at], server.carried.at(-1)]).toEqual([null, NEW]);
  });
});
