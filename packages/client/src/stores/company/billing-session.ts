import { toBillingBase } from '@drawbridge/contracts';
import { BILLING_CALLS, type PaidSubscription } from '@drawbridge/contracts/company';
import type { LogError } from '../../notices.ts';
import type { Session } from '../../session/session.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import { type RenewableTokens, renewSession } from '../base/renew-session.ts';

type Calls = (typeof BILLING_CALLS)[keyof typeof BILLING_CALLS];

export interface BillingSession {
  /**
   * Individuals and companies have different bases. A paid order can change one into the other: the old base then
   * refuses the call, and the renewed session says which base is right.
   * @see BILL-8
   */
  callOwnBase<T>(call: (calls: Calls) => Promise<T>): Promise<T>;
  /** Renews the session if it is still that of a smaller plan. Offline, it stays as it is. @see BILL-13 */
  renewFor(known: readonly PaidSubscription[]): Promise<void>;
}

const toState = ({ id, state }: PaidSubscription) => `${id} ${state}`;

/** What a paid order, or the trial before it, changes in the session. */
export function createBillingSession(deps: {
  session: Pick<Session, 'type' | 'flags'>;
  tokens: RenewableTokens;
  logError: LogError;
}): BillingSession {
  const { session, tokens, logError } = deps;
  /** States of subscriptions for which the session was already renewed, so that each renews it only once. */
  const renewedFor = new Set<string>();

  const renew = () => renewSession(tokens, logError);

  function isAhead({ state, plan_id, trial_ends_at }: PaidSubscription): boolean {
    const { type, isTrial } = session.flags();
    if (state === 'waiting') return trial_ends_at !== null && type === 'FT';
    if (state !== 'active') return false;
    return plan_id === 'enterprise' ? type !== 'ENT' : type === 'FT' || (type === 'IND' && isTrial);
  }

  return {
    async callOwnBase(call) {
      const base = toBillingBase(session.type());
      try {
        return await call(BILLING_CALLS[base]);
      } catch (error) {
        if (asApiProblem(error).code !== 'forbidden' || !(await renew())) throw error;
        const renewed = toBillingBase(session.type());
        if (renewed === base) throw error;
        return call(BILLING_CALLS[renewed]);
      }
    },
    async renewFor(known) {
      const ahead = known.filter((one) => isAhead(one) && !renewedFor.has(toState(one)));
      if (ahead.length === 0 || !(await renew())) return;
      for (const one of ahead) renewedFor.add(toState(one));
    },
  };
}
