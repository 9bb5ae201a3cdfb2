import { guestSession, type GuestSession as StartedGuest, startGuest } from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { SafeStorage } from '../storage.ts';
import { OWN_KEYS } from '../storage-keys.ts';
import { type ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { Call } from '../transport/client.ts';
import { createShared } from '../transport/share.ts';
import type { TokenSource } from '../transport/token-source.ts';

/** `isNew`: replaces a guest of this browser who expired, or whose work was moved to an account. */
export type GuestState =
  | { state: 'opening' }
  | { state: 'open'; session: StartedGuest; isNew: boolean }
  | { state: 'over' }
  | { state: 'refused'; problem: ApiProblem };

/** A guest in this browser: supplies the token of a lab page without an account. */
export interface GuestSession {
  guest: ReadonlySignal<GuestState>;
  tokens: TokenSource;
  /** Continues with this browser's guest, or starts a new one. */
  open(call: Call): Promise<void>;
}

/** Where a guest is stored, depending on whether they began here or in the frame of a partner's page. */
export type GuestKey = typeof OWN_KEYS.guest | typeof OWN_KEYS.framedGuest;

/** Validates a value as a guest. */
function readGuest(value: unknown): StartedGuest | undefined {
  const parsed = guestSession.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** The guest stored in this browser, expired or not. */
export function readStoredGuest(
  storage: SafeStorage,
  key: GuestKey = OWN_KEYS.guest,
): StartedGuest | undefined {
  const text = storage.get(key);
  if (!text) return undefined;
  try {
    return readGuest(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function createGuestSession({
  storage,
  nowMs = Date.now,
}: {
  storage: SafeStorage;
  nowMs?: () => number;
}): GuestSession {
  const guest = signal<GuestState>({ state: 'opening' });
  /** Set when a guest of this browser has ended, so that the next one is told. */
  let isReplaced = false;

  /** Another tab may have started one in the meantime. */
  function findStored(): StartedGuest | undefined {
    const stored = readStoredGuest(storage);
    if (!stored) return undefined;
    if (Date.parse(stored.expires_at) > nowMs()) return stored;
    isReplaced = true;
    return undefined;
  }

  async function open(call: Call): Promise<void> {
    const stored = findStored();
    if (stored) {
      guest.value = { state: 'open', session: stored, isNew: isReplaced };
      return;
    }
    guest.value = { state: 'opening' };
    try {
      const session = await call(startGuest, {});
      storage.set(OWN_KEYS.guest, JSON.stringify(session));
      guest.value = { state: 'open', session, isNew: isReplaced };
    } catch (error) {
      guest.value = { state: 'refused', problem: asApiProblem(error) };
    }
  }

  return {
    guest,
    tokens: {
      token: () => (guest.value.state === 'open' ? guest.value.session.token : undefined),
      successor: () => undefined,
      refresh: () => Promise.resolve(undefined),
      refused(used) {
        const { value } = guest;
        if (value.state !== 'open' || value.session.token !== used) return;
        if (readStoredGuest(storage)?.token === used) storage.remove(OWN_KEYS.guest);
        isReplaced = true;
        guest.value = { state: 'over' };
      },
    },
    open: createShared(open),
  };
}
