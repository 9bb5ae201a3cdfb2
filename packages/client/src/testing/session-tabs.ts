import { logout, publishLogin, refreshToken } from '@drawbridge/contracts/identity';
import { listWishes } from '@drawbridge/contracts/learning';
import { getSubscriptionInfo } from '@drawbridge/contracts/recognition';
import { afterEach, beforeEach, vi } from 'vitest';
import { createSession, type OpenedSession } from '../session/session.ts';
import { createSafeStorage, type SafeStorage } from '../storage.ts';
import { createFakeServer, type FakeAnswer, type FakeHandler } from './fake-server.ts';

/** @file Tabs that share storage and each have a session, for the session tests. */

export const NOW = Date.parse('2026-11-20T23:30:00Z');
export const FOUR_HOURS_MS = 14_400_000;
export const EMPTY = { data: { items: [], custom_data: [] } };

export const toToken = (claims: object, mark = '') => {
  const bytes = new TextEncoder().encode(JSON.stringify({ sub: 'p1', email: 'ines@demo.test', ...claims }));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `h.${text}.${mark}`;
};
export const INES = { given_name: 'Inès', family_name: 'Dahl' };
export const OLD = toToken(INES, 'old');
export const NEW = toToken(INES, 'new');

export const opened = (values: OpenedSession['values'] = { type: 'IND' }): OpenedSession => ({
  idToken: OLD,
  refreshToken: 'r1',
  values,
});

/** Storage that several tabs share. */
export const createSharedStorage = () => createSafeStorage(() => new MemoryStorage());
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

export function openTab(storage: SafeStorage, answerRefresh: FakeHandler) {
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

export let tabStorage: SafeStorage;
export const fresh = (answer: object): FakeAnswer => ({ data: answer });
export const rotated = () => fresh({ AuthenticationResult: { IdToken: NEW, RefreshToken: 'r2' } });

export function setUp(answerRefresh: FakeHandler = rotated) {
  const storage = createSharedStorage();
  return { storage, ...openTab(storage, answerRefresh) };
}

/**
 * Call it in each file that opens tabs: a shared module would register its hooks only in the first file that imports
 * it.
 */
export function resetTabsForEachTest(): void {
  beforeEach(() => {
    tabStorage = createSharedStorage();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
