import { guestSession, type GuestSession as StartedGuest, startGuest } from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { SafeStorage } from '../storage.ts';
import { OWN_KEYS } from '../storage-keys.ts';
import { type ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { Call } from '../transport/client.ts';
import { createShared } from '../transport/share.ts';
import type { TokenSource } from '../transport/token-source.ts';

/** `isNew`: in place of a guest of this browser whose time was over, or whose work was kept. */
export type GuestState =
  | { state: 'opening' }
  | { state: 'open'; session: StartedGuest; isNew: boolean }
  | { state: 'over' }
  | { state: 'refused'; problem: ApiProblem };

/** A guest of this browser: where the page of a lab without an account takes its token from. */
export interface GuestSession {
  guest: ReadonlySignal<GuestState>;
  tokens: TokenSource;
  /** Continues with the guest of this browser, or starts one. */
  open(call: Call): Promise<void>;
}

/** Where a guest is stored: one who began here, or in the frame of a partner's page. */
export type GuestKey = typeof OWN_KEYS.guest | typeof OWN_KEYS.framedGuest;

/** A value that says it is a guest, checked. */
export function readGuest(value: unknown): StartedGuest | undefined {
  const parsed = guestSession.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** The guest that this browser stores, expired or not. */
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
  /** A guest of this browser is over: the next one is told so. */
  let isReplaced = false;

  /** Another tab may have started one meanwhile. */
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
