import {
  getSubscriptionInfo,
  listWishes,
  logout,
  publishLogin,
  refreshToken,
  SESSION_LIFETIME_SECONDS,
} from '@drawbridge/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage, type SafeStorage } from '../storage.ts';
import { OWN_KEYS, SESSION_KEYS } from '../storage-keys.ts';
import { createFakeServer, type FakeAnswer, type FakeHandler } from '../testing/index.ts';
import { createSession, type OpenedSession } from './session.ts';

const NOW = Date.parse('2026-11-20T23:30:00Z');
const FOUR_HOURS_MS = 14_400_000;
const EMPTY = { data: { items: [], custom_data: [] } };

const toToken = (claims: object, mark = '') => {
  const bytes = new TextEncoder().encode(JSON.stringify({ sub: 'p1', email: 'ines@demo.test', ...claims }));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `h.${text}.${mark}`;
};
const INES = { given_name: 'Inès', family_name: 'Dahl' };
const OLD = toToken(INES, 'old');
const NEW = toToken(INES, 'new');

const opened = (values: OpenedSession['values'] = { type: 'IND' }): OpenedSession => ({
  idToken: OLD,
  refreshToken: 'r1',
  values,
});

/** Storage that several tabs share. */
const createSharedStorage = () => createSafeStorage(() => new MemoryStorage());
class MemoryStorage implements Storage {
  #values = new Map<string, string>();
  get length() {
    return this.#values.size;
  }
  key = (index: number) => [...this.#values.keys()][index] ?? null;
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
  clear = () => this.#values.clear();
}

function openTab(storage: SafeStorage, answerRefresh: FakeHandler) {
  const log = { ended: [] as string[], forgotten: 0 };
  const session = createSession({
    storage,
    tabStorage,
    loadClient: () => Promise.resolve(server.client),
    nowMs: () => NOW,
    onEnded: (to) => log.ended.push(to),
    onForgotten: () => (log.forgotten += 1),
  });
  const server = createFakeServer(
    [
      [publishLogin, () => ({ data: {} })],
      [
        getSubscriptionInfo,
        () => ({ data: { subscription_type: 'x', start_date: '2026-01-01', end_date: '2026-11-22' } }),
      ],
      [listWishes, () => (storage.get('token') === OLD ? { problem: 'token_expired' } : EMPTY)],
      [refreshToken, answerRefresh],
      [logout, () => ({ data: {} })],
    ],
    session.tokens,
  );
  const count = (name: string) => server.calls.filter((call) => call.name === name).length;
  const ask = () =>
    server.client.call(listWishes, {}).then(
      () => 'ok',
      (error: { code: string }) => error.code,
    );
  return { session, server, log, count, ask };
}

let tabStorage: SafeStorage;
const fresh = (answer: object): FakeAnswer => ({ data: answer });
const rotated = () => fresh({ AuthenticationResult: { IdToken: NEW, RefreshToken: 'r2' } });

function setUp(answerRefresh: FakeHandler = rotated) {
  const storage = createSharedStorage();
  return { storage, ...openTab(storage, answerRefresh) };
}

beforeEach(() => {
  tabStorage = createSharedStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('AUTH-20..AUTH-22, DATA-1..DATA-5 a session that opens', () => {
  it('stores tokens, lifetime, person and flags under the exact keys', async () => {
    const { storage, session, count } = setUp();
    session.open(opened({ type: 'ENT', is_admin: 'true', manager: 'false', security_champion_teams: '[]' }));
    const read = (...keys: string[]) => keys.map((key) => storage.get(key));
    expect(read('token', 'rtoken', 'expTime', 'userId', 'type', 'is_admin', 'manager')).toEqual([
      OLD,
      'r1',
      String(NOW + SESSION_LIFETIME_SECONDS * 1000),
      'p1',
      'ENT',
      'true',
      'false',
    ]);
    expect(SESSION_LIFETIME_SECONDS * 1000).toBe(FOUR_HOURS_MS);
    expect(JSON.parse(storage.get('user') ?? '')).toEqual({
      email: 'ines@demo.test',
      firstName: 'Inès',
      lastName: 'Dahl',
    });
    expect(storage.get('timeStampLogin')).toBe(String(NOW));
    await vi.waitFor(() => expect(count('publishLogin')).toBe(1));
  });
  it('leaves nothing of the person before, and keeps where to go next', () => {
    const { storage, session } = setUp();
    session.open(opened({ type: 'ENT', verify: 'FORCE', is_admin: 'true', subs_: 'parent', sub_: 'true' }));
    storage.set('redirectUrl', '/portal/x');
    storage.set('magicLinkLock', '1');
    storage.set('drawbridge.linkRequests', '{}');
    session.open(opened({ type: 'IND' }));
    const gone = ['verify', 'is_admin', 'subs_', 'sub_', 'magicLinkLock', 'drawbridge.linkRequests'];
    expect(gone.filter((key) => storage.get(key) !== undefined)).toEqual([]);
    expect(storage.get('redirectUrl')).toBe('/portal/x');
  });
  it('P7 ends the session that it replaces on the server, and waits for nothing', async () => {
    const { storage, session, server, count } = setUp();
    session.open(opened());
    server.on(logout, () => 'offline');
    session.open({ idToken: NEW, refreshToken: 'r2', values: { type: 'IND' } });
    expect([storage.get('token'), storage.get('rtoken')]).toEqual([NEW, 'r2']);
    await vi.waitFor(() => expect(count('logout')).toBe(1));
    expect(server.calls.find(({ name }) => name === 'logout')?.input).toEqual({ refresh_token: 'r1' });
    expect(session.isSignedIn()).toBe(true);
  });
  it('P7 a first sign-in logs nobody out', async () => {
    const { session, count } = setUp();
    session.open(opened());
    await vi.waitFor(() => expect(count('publishLogin')).toBe(1));
    expect(count('logout')).toBe(0);
  });
  it('AUTH-26 welcomes for one second', () => {
    vi.useFakeTimers();
    const { session } = setUp();
    session.open(opened());
    expect(session.isWelcome.value).toBe(true);
    vi.advanceTimersByTime(999);
    expect(session.isWelcome.value).toBe(true);
    vi.advanceTimersByTime(1);
    expect(session.isWelcome.value).toBe(false);
  });
  it('DATA-3 publishes the login once and notes it; a failed publish is not noted', async () => {
    const { storage, session, count } = setUp();
    session.open(opened());
    await vi.waitFor(() => expect(storage.get('publishLoginAPi')).toBe('true'));
    expect(count('publishLogin')).toBe(1);

    const other = setUp();
    other.server.on(publishLogin, () => 'offline');
    other.session.open(opened());
    await vi.waitFor(() => expect(other.storage.get('subscriptionExpiry')).toBe('2'));
    expect(other.storage.get('publishLoginAPi')).toBeUndefined();
  });
  it.each([
    ['2026-11-19', 'EXPIRED'],
    ['2026-11-20T00:00:00Z', '0'],
    ['2026-11-21T23:59:59Z', '1'],
    [null, undefined],
  ])('BILL-3..BILL-6 a subscription that ends %s is stored as %s', async (end, stored) => {
    const { storage, session, server, count } = setUp();
    server.on(getSubscriptionInfo, () => ({
      data: { subscription_type: 'x', start_date: '2026-01-01', end_date: end },
    }));
    session.open(opened());
    await vi.waitFor(() => expect(count('getSubscriptionInfo')).toBe(1));
    await vi.waitFor(() => expect(storage.get('subscriptionExpiry')).toBe(stored));
  });
});

describe('AUTH-23..AUTH-25, ERR-1..ERR-6 the one refresh', () => {
  it('AUTH-24 keeps rtoken when the answer brings none, in both shapes', async () => {
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
  it('stores the refresh token that replaces a used one', async () => {
    const { storage, session, ask } = setUp();
    session.open(opened());
    await ask();
    expect(storage.get('rtoken')).toBe('r2');
  });
  describe('BILL-13 says what the account is now', () => {
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

    it('under the keys of a sign-in, before whoever follows the person reads them', async () => {
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
    it('a server that says nothing leaves the keys as they are', async () => {
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
    it('nor does one that comes after a logout', async () => {
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
    it('and the other tabs read it again', async () => {
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
  it('AUTH-25 is followed by a publish', async () => {
    const { session, count, ask } = setUp();
    session.open(opened());
    await vi.waitFor(() => expect(count('publishLogin')).toBe(1));
    await ask();
    await vi.waitFor(() => expect(count('publishLogin')).toBe(2));
  });
  it('a publish that is refused too starts no refresh of its own', async () => {
    const { session, server, count, ask } = setUp();
    session.open(opened());
    server.on(publishLogin, () => ({ problem: 'token_expired' }));
    server.on(getSubscriptionInfo, () => ({ problem: 'not_signed_in' }));
    await ask();
    await vi.waitFor(() => expect(count('getSubscriptionInfo')).toBe(2));
    expect([count('refreshToken'), session.isSignedIn()]).toEqual([1, true]);
  });
  it('ERR-2 ten concurrent expired calls make one refresh', async () => {
    const { session, count, ask } = setUp();
    session.open(opened());
    expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(
      Array.from({ length: 10 }, () => 'ok'),
    );
    expect(count('refreshToken')).toBe(1);
  });
  it('ERR-6 tabs that refresh at the same time send one refresh together', async () => {
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
  it('a tab of another person takes no token that is not theirs', async () => {
    const { storage, session } = setUp();
    session.open(opened());
    storage.set('token', toToken({ email: 'other@demo.test' }));
    storage.set('user', '{"email":"other@demo.test"}');
    expect(await session.tokens.refresh(OLD)).toBeUndefined();
  });
  it('ERR-20 a refresh that is refused clears the session and goes to /', async () => {
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
  it('ERR-5 so does a 401 of the refresh itself, and starts no other', async () => {
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
  it('a refresh whose code cannot be fetched is answered by offline, however it is requested', async () => {
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
  it('an answer that comes after a logout is dropped', async () => {
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
  it('clears storage and goes to login', async () => {
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
  it('of a call that an earlier session made ends nothing', async () => {
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

describe('AUTH-47..AUTH-50 logout', () => {
  it('empties local storage, session storage and caches, and tells the server', async () => {
    const deleted: string[] = [];
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(['courses', 'labs']),
      delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
    });
    const { storage, session, server, count } = setUp();
    session.open(opened());
    storage.set('drawbridge.sidebar', 'mini');
    tabStorage.set('drawbridge.signInFlow', '{}');
    await session.logout();
    expect([...SESSION_KEYS, ...Object.values(OWN_KEYS)].filter((key) => storage.get(key))).toEqual([]);
    expect([tabStorage.get('drawbridge.signInFlow'), deleted]).toEqual([undefined, ['courses', 'labs']]);
    expect(server.calls.find(({ name }) => name === 'logout')?.input).toEqual({ refresh_token: 'r1' });
    expect([count('logout'), session.user.value]).toEqual([1, undefined]);
  });
  it('does not wait for a server that is away', async () => {
    const { session, server } = setUp();
    session.open(opened());
    server.on(logout, () => 'hang');
    await session.logout();
    expect(session.isSignedIn()).toBe(false);
  });
  it('AUTH-50 ends the session of the other tabs', async () => {
    const storage = createSharedStorage();
    const first = openTab(storage, rotated);
    first.session.open(opened());
    const second = openTab(storage, rotated);
    expect(second.session.follow()).toBe('same');
    await first.session.logout();
    expect(second.session.isSignedIn()).toBe(false);
    expect([second.session.follow(), second.session.user.value, second.log.forgotten]).toEqual([
      'ended',
      undefined,
      1,
    ]);
    expect(second.session.follow()).toBe('same');
  });
  it('a tab notices that another person signed in', () => {
    const storage = createSharedStorage();
    const first = openTab(storage, rotated);
    first.session.open(opened());
    const second = openTab(storage, rotated);
    first.session.open({ ...opened(), idToken: toToken({ email: 'other@demo.test' }) });
    expect(second.session.follow()).toBe('other');
  });
});

describe('PROF-5, PROF-6 what a person changes of themselves', () => {
  it('is shown and stored at once, and DATA-4 the stored user has its four fields', () => {
    const { session, storage } = setUp();
    session.open(opened());
    session.change({ firstName: 'Grace', picture: '/pictures/1.webp' });
    const changed = { firstName: 'Grace', picture: '/pictures/1.webp' };
    expect(session.user.value).toMatchObject(changed);
    expect(JSON.parse(storage.get('user') ?? '')).toMatchObject(changed);
    expect(Object.keys(session.user.value ?? {})).toEqual(['email', 'firstName', 'lastName', 'picture']);
    session.change({ picture: null });
    expect(session.user.value).toMatchObject({ firstName: 'Grace', picture: undefined });
  });

  it('is followed by the other tabs', () => {
    const storage = createSharedStorage();
    const first = openTab(storage, rotated);
    first.session.open(opened());
    const second = openTab(storage, rotated);
    first.session.change({ lastName: 'Hopper', timeZone: 'Asia/Tokyo' });
    expect(second.session.follow()).toBe('same');
    expect(second.session.user.value?.lastName).toBe('Hopper');
  });

  it('a time zone stays over a reload, and goes with the session', async () => {
    const storage = createSharedStorage();
    const first = openTab(storage, rotated);
    first.session.open(opened());
    first.session.change({ timeZone: 'Asia/Tokyo' });
    expect(openTab(storage, rotated).session.timeZone.value).toBe('Asia/Tokyo');
    await first.session.logout();
    expect([first.session.timeZone.value, openTab(storage, rotated).session.timeZone.value]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('changes nothing where nobody is signed in', () => {
    const { session, storage } = setUp();
    session.change({ firstName: 'Eve' });
    expect([session.user.value, storage.get('user')]).toEqual([undefined, undefined]);
  });
});

describe('ROUTE-26, ROUTE-29 what storage tells', () => {
  it.each(['user', 'token', 'rtoken'])('no person is signed in without %s', (key) => {
    const { storage, session } = setUp();
    session.open(opened());
    storage.remove(key);
    expect(session.isSignedIn()).toBe(false);
  });
  it.each(['user', 'token', 'rtoken'])('ROUTE-26 a page loaded without %s has no user', (key) => {
    const { storage, session } = setUp();
    session.open(opened());
    storage.remove(key);
    expect(openTab(storage, rotated).session.user.value).toBeUndefined();
  });
  it('is fresh while expTime is in the future', () => {
    const { storage, session } = setUp();
    expect(session.isFresh()).toBe(false);
    for (const [time, isFresh] of [
      [NOW + 1, true],
      [NOW, false],
      [NOW - 1, false],
    ] as const) {
      storage.set('expTime', String(time));
      expect(session.isFresh()).toBe(isFresh);
    }
    storage.set('expTime', 'soon');
    expect(session.isFresh()).toBe(false);
  });
  it('a stored user that is not JSON is no user', () => {
    const storage = createSharedStorage();
    storage.set('user', '{');
    expect(openTab(storage, rotated).session.user.value).toBeUndefined();
  });
});
