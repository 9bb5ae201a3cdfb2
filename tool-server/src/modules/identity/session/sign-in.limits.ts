import type { Database } from '../../../platform/db/database.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limit, Limits } from '../../../platform/limits/limits.ts';
import { isKnownSource } from './session.store.ts';
import type { HashSource } from './source.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** Tries of one person's password from one address: only that address can use them up. */
const perPair = (email: string, source: string): Limit => ({
  of: ['login', email, source],
  most: 10,
  windowMs: MINUTE_MS,
});
const perPairAndDay = (email: string, source: string): Limit => ({
  of: ['login of a day', email, source],
  most: 100,
  windowMs: DAY_MS,
});

/** Tries from one address over all people: one password for many people. */
const perSource = (source: string): Limit => ({ of: ['login', source], most: 60, windowMs: MINUTE_MS });

/** Tries of one person's password from all networks never signed in from: one person, many addresses. */
const perPerson = (email: string): Limit => ({
  of: ['login from elsewhere', email],
  most: 20,
  windowMs: 15 * MINUTE_MS,
});

export interface SignInTry {
  /** True past the figures that others can use up: the answer must not tell whether the password is right. */
  isDoubtful: boolean;
  passwordWasRight(): Promise<void>;
}

export interface SignInGuard {
  /** Counts a try before it is checked; throws `too_many_tries` where only the sender's own tries are too many. */
  begin(email: string, address: string): Promise<SignInTry>;
  /** Returns whether the person has signed in from the network of the address before. */
  isKnown(email: string, address: string): Promise<boolean>;
}

/**
 * Guessing is slowed per person and per address, and no one can lock another person out: tries from elsewhere never
 * slow a network that the person signed in from before, and where they are too many a right password from a new network
 * is confirmed by mail. Unknown people are counted in the same way. @see ASVS 6.1.1, 6.3.1, decision 0087
 */
export function createSignInGuard(deps: {
  database: Database;
  limits: Limits;
  hashNetwork: HashSource;
}): SignInGuard {
  const { limits, hashNetwork } = deps;
  const { db } = deps.database;
  const isKnown = (email: string, address: string) => isKnownSource(db, email, hashNetwork(address));
  const isPast = async (limit: Limit) => (await limits.count(db, [limit])) !== undefined;
  return {
    isKnown,
    async begin(email, address) {
      const source = toSource(address);
      const isFamiliar = await isKnown(email, address);
      // One after the other: a try that the first limit refuses must not count against the next.
      await limits.check([perPair(email, source)]);
      if (!isFamiliar) await limits.check([perSource(source)]);
      const counted = isFamiliar ? perPairAndDay(email, source) : perPerson(email);
      return {
        isDoubtful: await isPast(counted),
        async passwordWasRight() {
          await limits.forget(perPair(email, source));
          await limits.giveBack(counted);
          if (!isFamiliar) await limits.giveBack(perSource(source));
        },
      };
    },
  };
}
