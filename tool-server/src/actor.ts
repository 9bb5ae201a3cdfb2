import type { CallerKind, CompanyId, PersonId } from '@drawbridge/contracts';

/** A person signed in to the portal. */
export interface PortalActor {
  kind: 'portal';
  personId: PersonId;
  companyId: CompanyId | undefined;
  isAdmin: boolean;
  sessionId: string;
  /** What this caller is in the table of rights, as the database has it now. */
  kinds: readonly CallerKind[];
}

/** A person who came by an LTI launch, for the life of that launch's session. */
export interface LaunchActor {
  kind: 'launch';
  personId: PersonId;
  sessionId: string;
  isInstructor: boolean;
}

export interface PublicActor {
  kind: 'public';
}

export type Actor = PortalActor | LaunchActor | PublicActor;

/** Who a learner endpoint serves; its access refuses every other caller. */
export type Learner = PortalActor | LaunchActor;
