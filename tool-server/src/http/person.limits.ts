import type { Endpoint } from '@drawbridge/contracts';
import type { Actor } from '../actor.ts';
import type { TakeOne } from '../platform/limits/buckets.ts';

/** Reading is cheaper, and pages read more than they write. */
const READS_PER_WRITE = 4;
/** Guests have one lab and no account: half is enough. */
const GUEST_SHARE = 0.5;
/** A partner's server asks for the tokens of all visitors of its pages: one each ten minutes for thousands of them. */
const PARTNER_SHARE = 20;

const toShare = ({ kind }: Actor) =>
  kind === 'guest' ? GUEST_SHARE : kind === 'partner' ? PARTNER_SHARE : 1;

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
    const share = toShare(actor) * (isWrite ? 1 : READS_PER_WRITE);
    const caller = actor.kind === 'partner' ? actor.partnerId : actor.personId;
    takeOne({
      key: `${actor.kind} ${isWrite ? 'writes' : 'reads'} ${caller}`,
      perMinute: Math.round(writesPerMinute * share),
    });
  };
}
