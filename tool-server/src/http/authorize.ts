import {
  type CallerKind,
  type Endpoint,
  isAllowed,
  type ProblemCode,
  problem,
  RIGHTS,
} from '@drawbridge/contracts';
import { TOKEN_ENDPOINTS } from '@drawbridge/contracts/identity';
import { SCOPE_ENDPOINTS } from '@drawbridge/contracts/integration';
import type {
  Actor,
  EmbedActor,
  GuestActor,
  LaunchActor,
  PartnerActor,
  PortalActor,
  TokenActor,
} from '../actor.ts';
import type { Audit } from '../modules/kernel/audit/index.ts';
import type { CallingPage, Origin } from '../platform/http/api.ts';

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
  embedded(token: string): Promise<EmbedActor>;
  isEmbedToken(token: string): boolean;
  /** Reads a person's token for programs. */
  personal(token: string): Promise<TokenActor>;
  isPersonalToken(token: string): boolean;
  /** Wrong keys are counted by the address they come from. */
  partner(secretKey: string, origin: Origin): Promise<PartnerActor>;
  isSecretKey(token: string): boolean;
  recordRefusal: Audit['recordRefusal'];
  /** The origin of the portal's own pages. */
  ownOrigin: string;
}

/** An endpoint that none of the token's scopes names is refused, whatever its access. @see EMB-12 */
const isInScope = (name: string, { scopes }: EmbedActor) =>
  scopes.some((scope) => SCOPE_ENDPOINTS[scope].includes(name));

/** A token is taken from our frames and from the page that it was made for. @see EMB-11, EMB-12 */
function checkPage(page: CallingPage | undefined, { origin }: EmbedActor, ownOrigin: string): void {
  if (page === undefined || page === 'own') return;
  if (page.origin !== ownOrigin && page.origin !== origin) throw problem('origin_not_allowed');
}

/** Whatever a portal session can be. */
const PORTAL_KINDS = RIGHTS.unverified;

function toRefusal(kinds: readonly CallerKind[]): ProblemCode {
  if (kinds.includes('unverified')) return 'verification_required';
  return kinds.includes('enrolling') ? 'second_factor_required' : 'forbidden';
}

/** The caller of an endpoint, allowed to call it by the table of rights. */
export function createAuthorize(authenticators: Authenticators) {
  const { portal, launch, isLaunchToken, guest, isGuestToken, recordRefusal } = authenticators;
  const { embedded, isEmbedToken, personal, isPersonalToken, partner, isSecretKey, ownOrigin } =
    authenticators;
  return async (
    { access, name }: Pick<Endpoint, 'access' | 'name'>,
    authorization: string | undefined,
    origin: Origin,
  ): Promise<Actor> => {
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
    if (isEmbedToken(token)) {
      const actor = await embedded(token);
      checkPage(origin.page, actor, ownOrigin);
      if (!isAllowed(access, ['embedded']) || !isInScope(name, actor)) throw problem('scope_missing');
      return actor;
    }
    if (isPersonalToken(token)) {
      const actor = await personal(token);
      if (!isAllowed(access, ['token']) || !TOKEN_ENDPOINTS[actor.scope].includes(name))
        throw problem('scope_missing', { message: 'This token does not include this call.' });
      return actor;
    }
    if (isSecretKey(token)) {
      if (!isAllowed(access, ['partner'])) throw problem('not_signed_in');
      return partner(token, origin);
    }
    if (!isAllowed(access, PORTAL_KINDS)) throw problem('not_signed_in');
    const actor = await portal(token);
    if (!isAllowed(access, actor.kinds)) {
      const refused = toRefusal(actor.kinds);
      const subject = { kind: 'call', id: name } as const;
      await recordRefusal({ action: 'access.refuse', refused, actorId: actor.personId, subject, origin });
      throw problem(refused);
    }
    return actor;
  };
}
