import { SESSION_LIFETIME_SECONDS } from '@drawbridge/contracts';
import { logout, publishLogin } from '@drawbridge/contracts/identity';
import { getSubscriptionInfo } from '@drawbridge/contracts/recognition';
import { describe, expect, it, vi } from 'vitest';
import { OWN_KEYS, SESSION_KEYS } from '../storage-keys.ts';
import {
  createSharedStorage,
  FOUR_HOURS_MS,
  NEW,
  NOW,
  OLD,
  opened,
  openTab,
  resetTabsForEachTest,
  rotated,
  setUp,
  tabStorage,
  toToken,
} from '../testing/session-tabs.ts';

resetTabsForEachTest();

describe('AUTH-20..AUTH-22, DATA-1..DATA-5 a session that opens', () => {
  it('an opened session stores tokens, lifetime, person and flags under the exact keys', async () => {
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
  it('an opened session leaves nothing of the previous person, and keeps where to go next', () => {
    const { storage, session } = setUp();
    session.open(opened({ type: 'ENT', verify: 'FORCE', is_admin: 'true', subs_: 'parent', sub_: 'true' }));
    storage.set('redirectUrl', '/portal/x');
    storage.set('magicLinkLock', '1');
    storage.set('drawbridge.linkRequests', '{}');
    storage.set(OWN_KEYS.signupRequests, '{}');
    session.open(opened({ type: 'IND' }));
    const gone = [
      'verify',
      'is_admin',
      'subs_',
      'sub_',
      'magicLinkLock',
      'drawbridge.linkRequests',
      OWN_KEYS.signupRequests,
    ];
    expect(gone.filter((key) => storage.get(key) !== undefined)).toEqual([]);
    expect(storage.get('redirectUrl')).toBe('/portal/x');
  });
  it('P7 an opened session ends the one that it replaces on the server, and waits for nothing', async () => {
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
  it('AUTH-26 an opened session welcomes for one second', () => {
    vi.useFakeTimers();
    const { session } = setUp();
    session.open(opened());
    expect(session.isWelcome.value).toBe(true);
    vi.advanceTimersByTime(999);
    expect(session.isWelcome.value).toBe(true);
    vi.advanceTimersByTime(1);
    expect(session.isWelcome.value).toBe(false);
  });
  it('DATA-3 a login is published once and recorded; a failed publish is not recorded', async () => {
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

describe('AUTH-47..AUTH-50 logout', () => {
  it('logout clears local storage, session storage and caches, and tells the server', async () => {
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
  it('logout does not wait for a server that is down', async () => {
    const { session, server } = setUp();
    session.open(opened());
    server.on(logout, () => 'hang');
    await session.logout();
    expect(session.isSignedIn()).toBe(false);
  });
  it('AUTH-50 logout ends the session of the other tabs', async () => {
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

describe("PROF-5, PROF-6 changes of a person's own data", () => {
  it('a change is shown and stored immediately, and DATA-4 the stored user has its four fields', () => {
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

  it('the other tabs follow a change', () => {
    const storage = createSharedStorage();
    const first = openTab(storage, rotated);
    first.session.open(opened());
    const second = openTab(storage, rotated);
    first.session.change({ lastName: 'Hopper', timeZone: 'Asia/Tokyo' });
    expect(second.session.follow()).toBe('same');
    expect(second.session.user.value?.lastName).toBe('Hopper');
  });

  it('a time zone stays over a reload, and ends with the session', async () => {
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

  it('a change does nothing if nobody is signed in', () => {
    const { session, storage } = setUp();
    session.change({ firstName: 'Eve' });
    expect([session.user.value, storage.get('user')]).toEqual([undefined, undefined]);
  });
});

describe('ROUTE-26, ROUTE-29 facts from storage', () => {
  it.each(['user', 'token', 'rtoken'])('nobody is signed in without %s', (key) => {
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
  it('a session is fresh while expTime is in the future', () => {
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
