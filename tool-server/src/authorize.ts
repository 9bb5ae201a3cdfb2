import { type Endpoint, problem } from '@drawbridge/contracts';
import type { Actor, LaunchActor, PortalActor } from './actor.ts';

interface Authenticators {
  portal(token: string): Promise<PortalActor>;
  launch(token: string): Promise<LaunchActor>;
  /** Launch tokens are told apart by their form, so that neither kind opens the other's calls. @see LTI-15 */
  isLaunchToken(token: string): boolean;
}

/** The caller of an endpoint, allowed to call it. */
export function createAuthorize({ portal, launch, isLaunchToken }: Authenticators) {
  return async ({ access }: Endpoint, authorization: string | undefined): Promise<Actor> => {
    if (access === 'public') return { kind: 'public' };
    const token = authorization?.replace(/^Bearer /i, '').trim();
    if (!token) throw problem('not_signed_in');
    if (isLaunchToken(token)) {
      if (access === 'portal' || access === 'companyAdmin') throw problem('not_signed_in');
      return launch(token);
    }
    if (access === 'launch') throw problem('not_signed_in');
    const actor = await portal(token);
    if (access === 'companyAdmin' && !(actor.isAdmin && actor.companyId)) throw problem('forbidden');
    return actor;
  };
}
