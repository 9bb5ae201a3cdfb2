import { type CompanyId, problem } from '@drawbridge/contracts';
import type { Actor, PortalActor } from '../../../actor.ts';
import type { Origin } from '../../../platform/http/api.ts';

/** An administrator with the network address of the request. */
export type AdminCall = PortalActor & { companyId: CompanyId; origin: Origin };

/** Throws `forbidden` for everybody who does not administer a company. */
export function toAdminCall(actor: Actor, { address, userAgent }: Origin): AdminCall {
  if (actor.kind !== 'portal' || !actor.isAdmin || !actor.companyId) throw problem('forbidden');
  return { ...actor, companyId: actor.companyId, origin: { address, userAgent } };
}
