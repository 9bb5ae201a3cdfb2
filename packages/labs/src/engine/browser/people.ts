import type { LabPack } from '@drawbridge/contracts/practice';
import { toWorldRules, type WorldRules } from '../world/rules.ts';

/** A user of the app who has an account and follows links. */
export interface Victim {
  user: string;
  password: string;
  name: string;
}

/**
 * The people a lab names in `world.victims`: the learner's accounts by their user, others with a password of their own.
 * Throws an `Error` for a name that is neither.
 */
export function toVictims(
  rules: Pick<WorldRules, 'victims'>,
  accounts: ReadonlyArray<{ user: string; password: string; name: string }>,
): Victim[] {
  return rules.victims.map((victim) => {
    if (victim.password !== '') return victim;
    const account = accounts.find(({ user }) => user === victim.user);
    if (account === undefined) throw new Error(`seed.world.victims names ${victim.user}, who has no account`);
    return { user: account.user, password: account.password, name: account.name };
  });
}

/** Whom the learner may send to a page of this lab, without their passwords. */
export function listVictims(pack: Pick<LabPack, 'accounts' | 'seed'>): Array<Omit<Victim, 'password'>> {
  return toVictims(toWorldRules(pack.seed.world), pack.accounts).map(({ user, name }) => ({ user, name }));
}
