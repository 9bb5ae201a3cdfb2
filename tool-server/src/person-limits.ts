import type { Endpoint } from '@drawbridge/contracts';
import type { Actor } from './actor.ts';
import type { TakeOne } from './platform/limits/buckets.ts';

/** Reading is cheaper, and pages read more than they write. */
const READS_PER_WRITE = 4;
/** Guests have one lab and no account: half is enough. */
const GUEST_SHARE = 0.5;

/** Counts the call of a caller whose identity is known; throws `too_many_tries`. */
export type CheckPerson = (endpoint: Endpoint, actor: Actor) => void;

/**
 * What one person may send in a minute, by kind of session and by whether the method writes. Public calls have limits of
 * their own, by network address. The figures are in decision 0083.
 */
export function createPersonLimits(takeOne: TakeOne, writesPerMinute: number): CheckPerson {
  return ({ method }, actor) => {
    if (actor.kind === 'public') return;
    const isWrite = method !== 'GET';
    const share = (actor.kind === 'guest' ? GUEST_SHARE : 1) * (isWrite ? 1 : READS_PER_WRITE);
    takeOne({
      key: `${actor.kind} ${isWrite ? 'writes' : 'reads'} ${actor.personId}`,
      perMinute: Math.round(writesPerMinute * share),
    });
  };
}
