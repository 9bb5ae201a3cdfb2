import type { CompanyId, InvitationId, PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/*
 * A registration makes this server call addresses that somebody typed in. A company has limits of its own; those of a
 * person hold in whatever company they act, because anybody can have another company.
 */

export const platformsAddedBy = (personId: PersonId): Limit => ({
  of: ['lti platforms added', personId],
  most: 200,
  windowMs: DAY_MS,
});

/** Each may bring new addresses. */
export const platformsChangedBy = (personId: PersonId): Limit => ({
  of: ['lti platforms changed', personId],
  most: 500,
  windowMs: DAY_MS,
});

/** A test makes up to seven calls. */
export const testsOf = (companyId: CompanyId): Limit => ({
  of: ['lti test', companyId],
  most: 10,
  windowMs: MINUTE_MS,
});

export const testsBy = (personId: PersonId): Limit => ({
  of: ['lti test by', personId],
  most: 200,
  windowMs: DAY_MS,
});

export const invitationsMadeBy = (personId: PersonId): Limit => ({
  of: ['lti invitations', personId],
  most: 100,
  windowMs: DAY_MS,
});

/** Visits of a platform with a registration link. */
export const visitsWith = (invitationId: InvitationId): Limit => ({
  of: ['lti registration', invitationId],
  most: 10,
  windowMs: MINUTE_MS,
});

export const visitsOf = (companyId: CompanyId): Limit => ({
  of: ['lti registration of', companyId],
  most: 300,
  windowMs: DAY_MS,
});

/** Limits visits of links that the person made. Each link registers one platform at most. */
export const visitsBy = (personId: string): Limit => ({
  of: ['lti registration by', personId],
  most: 200,
  windowMs: DAY_MS,
});
