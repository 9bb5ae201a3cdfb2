import { type GuestSession, startGuest } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { createSafeStorage, type SafeStorage } from '../storage.ts';
import { OWN_KEYS } from '../storage-keys.ts';
import { createFakeServer, type FakeAnswer } from '../testing/index.ts';
import { createGuestSession } from './guest-session.ts';

const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const toGuest = (name: string, expires_at = '2026-04-01T09:00:00.000Z'): GuestSession => ({
  token: `dbgt_${name}`,
  expires_at,
  lab_id: 'l1',
});
const createStorage = (stored?: unknown): SafeStorage => {
  const storage = createSafeStorage(() => {
    throw new Error('memory will do');
  });
  if (stored !== undefined) storage.set(OWN_KEYS.guest, JSON.stringify(stored));
  return storage;
};

function load(storage: SafeStorage, answer: () => FakeAnswer = () => ({ data: toGuest('new') })) {
  const session = createGuestSession({ storage, nowMs: () => NOW });
  const server = createFakeServer([[startGuest, answer]]);
  return { ...session, server, open: () => session.open(server.client.call) };
}

describe('a guest of this browser', () => {
  it('a guest is created once, whoever asks, and continues after a reload', async () => {
    const storage = createStorage();
    const page = load(storage);
    await Promise.all([page.open(), page.open()]);
    expect(page.server.calls).toHaveLength(1);
    expect(page.guest.value).toEqual({ state: 'open', session: toGuest('new'), isNew: false });
    const reloaded = load(storage);
    await reloaded.open();
    expect([reloaded.server.calls.length, reloaded.tokens.token()]).toEqual([0, 'dbgt_new']);
  });

  it('a guest is replaced after expiry, and the page can say so', async () => {
    const page = load(createStorage(toGuest('old', '2026-03-02T08:59:59.000Z')));
    await page.open();
    expect(page.guest.value).toEqual({ state: 'open', session: toGuest('new'), isNew: true });
  });

  it('a guest that the server no longer knows is dropped, and the next one is new', async () => {
    const storage = createStorage(toGuest('old'));
    const page = load(storage);
    await page.open();
    page.tokens.refused('dbgt_old');
    expect([page.guest.value, storage.get(OWN_KEYS.guest)]).toEqual([{ state: 'over' }, undefined]);
    await page.open();
    expect(page.guest.value).toEqual({ state: 'open', session: toGuest('new'), isNew: true });
  });

  it('a guest stays when a call with another token is refused, and so does what another tab stored', async () => {
    const storage = createStorage(toGuest('old'));
    const page = load(storage);
    await page.open();
    page.tokens.refused('dbgt_other');
    expect(page.tokens.token()).toBe('dbgt_old');
    storage.set(OWN_KEYS.guest, JSON.stringify(toGuest('of-another-tab')));
    page.tokens.refused('dbgt_old');
    await page.open();
    expect([page.tokens.token(), page.server.calls.length]).toEqual(['dbgt_of-another-tab', 0]);
  });

  it.each([['{'], ['"text"'], [{ token: 1 }]])('a guest is created if %j is stored', async (stored) => {
    const page = load(createStorage(stored));
    await page.open();
    expect(page.tokens.token()).toBe('dbgt_new');
  });

  it('a refused guest has the reason, and can be retried', async () => {
    let answer: FakeAnswer = { problem: 'too_many_tries', retryAfterSeconds: 60 };
    const page = load(createStorage(), () => answer);
    await page.open();
    expect(page.guest.value).toMatchObject({ state: 'refused', problem: { code: 'too_many_tries' } });
    answer = 'offline';
    await page.open();
    expect(page.guest.value).toMatchObject({ state: 'refused', problem: { code: 'offline' } });
    answer = { data: toGuest('new') };
    await page.open();
    expect(page.guest.value.state).toBe('open');
  });
});
