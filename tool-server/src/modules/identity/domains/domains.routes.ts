import type { Endpoint } from '@drawbridge/contracts';
import { checkDomain, claimDomain, listDomains, removeDomain } from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import { type Call, type Route, serve } from '../../../platform/http/api.ts';
import type { Domains } from './domains.service.ts';

type PortalCall<E extends Endpoint> = Call<E, PortalActor>;

export const toDomainRoutes = (domains: Domains): Route<PortalActor>[] => [
  serve(listDomains, ({ actor }: PortalCall<typeof listDomains>) => domains.list(actor)),
  serve(claimDomain, async ({ actor, input, ...origin }: PortalCall<typeof claimDomain>) => ({
    domain: await domains.claim(actor, input.domain, origin),
  })),
  serve(checkDomain, async ({ actor, input, ...origin }: PortalCall<typeof checkDomain>) => ({
    domain: await domains.check(actor, input.domain, origin),
  })),
  serve(removeDomain, async ({ actor, input, ...origin }: PortalCall<typeof removeDomain>) => {
    await domains.remove(actor, input, origin);
    return {};
  }),
];
