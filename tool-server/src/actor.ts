import {
  type CallerKind,
  type CompanyId,
  type LabId,
  type PartnerId,
  type PartnerSecretId,
  type PersonId,
  problem,
} from '@drawbridge/contracts';
import type { TokenScope } from '@drawbridge/contracts/identity';
import type { EmbedScope } from '@drawbridge/contracts/integration';
import { GUEST_LABS } from '@drawbridge/contracts/practice';

/** A person signed in to the portal. */
export interface PortalActor {
  kind: 'portal';
  personId: PersonId;
  companyId: CompanyId | undefined;
  isAdmin: boolean;
  sessionId: string;
  /** The start of the session. */
  signedInAt: Date;
  /** What this caller is in the table of rights, as the database has it now. */
  kinds: readonly CallerKind[];
}

/** A person who came by an LTI launch, for the life of that launch's session. */
export interface LaunchActor {
  kind: 'launch';
  personId: PersonId;
  /**
   * The company of the platform. The person belongs to it too, or is linked with an account that may belong to no
   * company.
   */
  companyId: CompanyId;
  sessionId: string;
  isInstructor: boolean;
}

/** Somebody who tries a lab without an account. */
export interface GuestActor {
  kind: 'guest';
  personId: PersonId;
}

/** A visitor of a partner's page, for the life of one embed token. @see EMB-12 */
export interface EmbedActor {
  kind: 'embedded';
  personId: PersonId;
  /** The company of the partner. */
  companyId: CompanyId;
  partnerId: PartnerId;
  scopes: readonly EmbedScope[];
  /** The origin of the page that the token was made for. */
  origin: string;
}

/** A program that acts for a person, by a token that the person made. @see CX-18 */
export interface TokenActor {
  kind: 'token';
  personId: PersonId;
  companyId: CompanyId | undefined;
  scope: TokenScope;
}

/** A partner's server, known by its secret key. */
export interface PartnerActor {
  kind: 'partner';
  partnerId: PartnerId;
  companyId: CompanyId;
  secretId: PartnerSecretId;
}

export interface PublicActor {
  kind: 'public';
}

export type Actor =
  | PortalActor
  | LaunchActor
  | GuestActor
  | EmbedActor
  | TokenActor
  | PartnerActor
  | PublicActor;

/** Who a learner endpoint serves; its access refuses every other caller. */
export type Learner = PortalActor | LaunchActor | EmbedActor | TokenActor;

/** Who the endpoints of a person's own data serve. */
export type PersonActor = PortalActor | TokenActor;

/** Who the endpoints of a lab's page serve. */
export type LearnerOrGuest = Learner | GuestActor;

/** Throws `forbidden` for a guest and a lab that is not open to guests. */
export function checkLabIsOpen({ kind }: LearnerOrGuest, labId: LabId): void {
  if (kind === 'guest' && !GUEST_LABS.includes(labId))
    throw problem('forbidden', { message: 'Guests have one lab. Sign up to open all of them.' });
}
