import { makeRandomValue } from '../random-value.ts';
import type { SafeStorage } from '../storage.ts';
import { OWN_KEYS } from '../storage-keys.ts';

/** A link is valid for three minutes; a clock adjustment or slow mail delivery needs more. */
const LINKS = { storedAs: OWN_KEYS.linkRequests, keptMs: 10 * 60_000 };
/** A signup can be sent a new code for a day. */
export const SIGNUPS = { storedAs: OWN_KEYS.signupRequests, keptMs: 24 * 60 * 60_000 };

/** Remembers which magic links or codes this browser requested. Only those sign in without confirmation. @see ASVS 6.6.2 */
export interface LinkRequests {
  /** Records a request for an address; returns the value by which the server recognizes this browser. */
  start(email: string): string;
  /** Returns the value of a request for this address in the last ten minutes, if any. */
  find(email: string): string | undefined;
  /** Returns the value while a request of any address is that recent: a link need not say whose it is. */
  findAny(): string | undefined;
}

/** Format that the server accepts; it would refuse requests with any other value. */
const KEY = /^[\w-]{43}$/;

interface Stored {
  key: string;
  /** Time of the latest request, by address. */
  sentAt: Record<string, number>;
}

const toAddress = (email: string) => email.trim().toLowerCase();

function isStored(value: unknown): value is Stored {
  const { key, sentAt } = (value ?? {}) as Partial<Stored>;
  return typeof key === 'string' && KEY.test(key) && typeof sentAt === 'object' && sentAt !== null;
}

export function createLinkRequests(
  storage: SafeStorage,
  nowMs: () => number = Date.now,
  { storedAs, keptMs }: { storedAs: string; keptMs: number } = LINKS,
): LinkRequests {
  /** Returns the recent requests; undefined if all have expired. */
  function read(): Stored | undefined {
    let value: unknown;
    try {
      value = JSON.parse(storage.get(storedAs) ?? 'null');
    } catch {
      // Written by something else: ignored.
      return undefined;
    }
    if (!isStored(value)) return undefined;
    const isRecent = (at: unknown) => typeof at === 'number' && at <= nowMs() && nowMs() - at < keptMs;
    const sentAt = Object.fromEntries(Object.entries(value.sentAt).filter(([, at]) => isRecent(at)));
    return Object.keys(sentAt).length > 0 ? { key: value.key, sentAt } : undefined;
  }

  return {
    start(email) {
      // Reuses the value while a link is on its way, so that the earlier of two links is also recognized.
      const { key, sentAt } = read() ?? { key: makeRandomValue(), sentAt: {} };
      const next: Stored = { key, sentAt: { ...sentAt, [toAddress(email)]: nowMs() } };
      storage.set(storedAs, JSON.stringify(next));
      return key;
    },
    find(email) {
      const stored = read();
      return stored && Object.hasOwn(stored.sentAt, toAddress(email)) ? stored.key : undefined;
    },
    findAny: () => read()?.key,
  };
}
