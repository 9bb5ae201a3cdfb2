import { type Endpoint, isAllowed, problem, RIGHTS } from '@drawbridge/contracts';
import type { Actor, GuestActor, LaunchActor, PortalActor } from './actor.ts';

interface Authenticators {
  portal(token: string): Promise<PortalActor>;
  launch(token: string): Promise<LaunchActor>;
  /**
   * Launch tokens have a form of their own, so that neither kind of token is accepted for the other's calls. @see
   * LTI-15
   */
  isLaunchToken(token: string): boolean;
  guest(token: string): Promise<GuestActor>;
  isGuestToken(token: string): boolean;
}

/** Whatever a portal session can be. */
const PORTAL_KINDS = RIGHTS.unverified;

/** The caller of an endpoint, allowed to call it by the table of rights. */
export function createAuthorize(authenticators: Authenticators) {
  const { portal, launch, isLaunchToken, guest, isGuestToken } = authenticators;
  return async ({ access }: Pick<Endpoint, 'access'>, authorization: string | undefined): Promise<Actor> => {
    if (access === 'public') return { kind: 'public' };
    const token = authorization?.replace(/^Bearer /i, '').trim();
    if (!token) throw problem('not_signed_in');
    if (isLaunchToken(token)) {
      if (!isAllowed(access, ['launched'])) throw problem('not_signed_in');
      return launch(token);
    }
    if (isGuestToken(token)) {
      const actor = await guest(token);
      // Not `not_signed_in`: the guest continues.
      if (!isAllowed(access, ['guest']))
        throw problem('forbidden', { message: 'Sign up or sign in to do this.' });
      return actor;
    }
    if (!isAllowed(access, PORTAL_KINDS)) throw problem('not_signed_in');
    const actor = await portal(token);
    if (!isAllowed(access, actor.kinds))
      throw problem(actor.kinds.includes('unverified') ? 'verification_required' : 'forbidden');
    return actor;
  };
}
