import { makeRandomValue } from '../random-value.ts';
import type { SafeStorage } from '../storage.ts';
import { OWN_KEYS } from '../storage-keys.ts';

/** A link lives three minutes; a clock that was set meanwhile, or a slow mailbox, needs some more. */
const KEPT_MS = 10 * 60_000;

/** Which mailed links this browser requested: only those sign in here without being asked. @see ASVS 6.6.2 */
export interface LinkRequests {
  /** Notes a request for an address; gives the value that the server is to recognise this browser by. */
  start(email: string): string;
  /** The value of a request for this address in the last ten minutes, if there was one. */
  find(email: string): string | undefined;
}

/** As the server takes it: anything else would have every request refused. */
const KEY = /^[\w-]{43}$/;

interface Stored {
  key: string;
  /** When a link was requested last, by address. */
  sentAt: Record<string, number>;
}

const toAddress = (email: string) => email.trim().toLowerCase();

function isStored(value: unknown): value is Stored {
  const { key, sentAt } = (value ?? {}) as Partial<Stored>;
  return typeof key === 'string' && KEY.test(key) && typeof sentAt === 'object' && sentAt !== null;
}

export function createLinkRequests(storage: SafeStorage, nowMs: () => number = Date.now): LinkRequests {
  /** What is left of the requests; undefined when all are too old. */
  function read(): Stored | undefined {
    let value: unknown;
    try {
      value = JSON.parse(storage.get(OWN_KEYS.linkRequests) ?? 'null');
    } catch {
      // Not written by us: as good as nothing.
      return undefined;
    }
    if (!isStored(value)) return undefined;
    const isRecent = (at: unknown) => typeof at === 'number' && at <= nowMs() && nowMs() - at < KEPT_MS;
    const sentAt = Object.fromEntries(Object.entries(value.sentAt).filter(([, at]) => isRecent(at)));
    return Object.keys(sentAt).length > 0 ? { key: value.key, sentAt } : undefined;
  }

  return {
    start(email) {
      // The same value while a link is on its way: the earlier one of two links is this browser's as well.
      const { key, sentAt } = read() ?? { key: makeRandomValue(), sentAt: {} };
      const next: Stored = { key, sentAt: { ...sentAt, [toAddress(email)]: nowMs() } };
      storage.set(OWN_KEYS.linkRequests, JSON.stringify(next));
      return key;
    },
    find(email) {
      const stored = read();
      return stored && Object.hasOwn(stored.sentAt, toAddress(email)) ? stored.key : undefined;
    },
  };
}
