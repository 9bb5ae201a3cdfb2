import type { CompanyId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

/** Calls that mail up to a hundred invitations each, to addresses that an administrator typed. */
export const invitationsOf = (companyId: CompanyId): Limit => ({
  of: ['user invitations', companyId],
  most: 100,
  windowMs: 3_600_000,
});

/** How long somebody waits before the next invitation of one person, in milliseconds. */
export const INVITED_AGAIN_MS = 60_000;

/** Until then the owner of a private account is not told again, however often an invitation is withdrawn and sent. */
export const ASKED_AGAIN_MS = 86_400_000;
