import type { Database } from '../../platform/db/database.ts';
import { toSource } from '../../platform/limits/address.ts';
import type { Limit, Limits } from '../../platform/limits/limits.ts';
import { isKnownSource } from './session.store.ts';
import type { HashSource } from './source.ts';

const MINUTE_MS = 60_000;

/** Tries of one person's password from one address: only that address can use them up. */
const perPair = (email: string, source: string): Limit => ({
  of: ['login', email, source],
  most: 10,
  windowMs: MINUTE_MS,
});

/** Tries from one address over all people: one password for many people. */
const perSource = (source: string): Limit => ({ of: ['login', source], most: 60, windowMs: MINUTE_MS });

/** Tries of one person's password from all addresses never signed in from: one person, many addresses. */
const perPerson = (email: string): Limit => ({
  of: ['login from elsewhere', email],
  most: 20,
  windowMs: 15 * MINUTE_MS,
});

export interface SignInGuard {
  /** Counts a try before it is checked; throws `too_many_tries`. @returns to be called when the password was right */
  begin(email: string, address: string): Promise<() => Promise<void>>;
  isKnown(email: string, address: string): Promise<boolean>;
}

/**
 * Guessing is slowed per person and per address, and no one can lock another person out: tries from elsewhere never
 * slow an address that the person signed in from before. Unknown people are counted in the same way.
 */
export function createSignInGuard(deps: {
  database: Database;
  limits: Limits;
  hashSource: HashSource;
}): SignInGuard {
  const { limits, hashSource } = deps;
  const { db } = deps.database;
  const isKnown = (email: string, address: string) => isKnownSource(db, email, hashSource(address));
  return {
    isKnown,
    async begin(email, address) {
      const source = toSource(address);
      const isFamiliar = await isKnown(email, address);
      // One after the other: a try that the first limit refuses must not count against the second.
      await limits.check([perPair(email, source)]);
      if (!isFamiliar) await limits.check([perSource(source), perPerson(email)]);
      return async () => {
        await limits.forget(perPair(email, source));
        if (isFamiliar) return;
        await limits.giveBack(perSource(source));
        await limits.giveBack(perPerson(email));
      };
    },
  };
}
