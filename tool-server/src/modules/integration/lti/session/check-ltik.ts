import { refuse } from '../pages/refusals.ts';
import type { IsExchangeable } from './is-exchangeable.ts';
import type { LtikSigner } from './ltik-signer.ts';

/** Settles for an ltik that can still be exchanged; refuses any other. @see LTI-7, LTI-14 */
export type CheckLtik = (ltik: string) => Promise<void>;

export function createCheckLtik(deps: { ltiks: LtikSigner; isExchangeable: IsExchangeable }): CheckLtik {
  return async (ltik) => {
    const { contextId: sessionId, user } = deps.ltiks.verify(ltik) ?? refuse('ltik');
    if (!(await deps.isExchangeable(sessionId, user))) refuse('ltik_expired');
  };
}
