import { asId, type PersonId } from '@drawbridge/contracts';
import { toPersonId } from '../launch/person-id.ts';
import { TokenError } from '../scores/access-tokens.ts';
import type { RosterSource } from './fetch-roster.ts';
import type { RosterMember } from './read-members.ts';
import type { ClaimedRoster, ContextKey } from './roster.store.ts';

export const toKey = (claimed: ClaimedRoster): ContextKey => ({
  platformId: claimed.platform_id,
  deploymentId: claimed.deployment_id,
  contextId: claimed.context_id,
});

export const toPerson = (claimed: ClaimedRoster, { subject }: RosterMember): PersonId =>
  toPersonId(
    {
      companyId: asId<'company'>(claimed.company_id),
      issuer: claimed.issuer,
      clientId: claimed.client_id,
    },
    subject,
  );

export const toSource = (claimed: ClaimedRoster, url: string): RosterSource => ({
  platform: {
    id: claimed.platform_id,
    clientId: claimed.client_id,
    authTokenUrl: claimed.auth_token_url,
    tokenAudience: claimed.token_audience,
    keySetUrl: claimed.key_set_url,
  },
  deploymentId: claimed.deployment_id,
  membershipsUrl: claimed.memberships_url,
  url,
});

/** What the token address said, for the log. */
export const toTokenDetail = (cause: unknown) =>
  cause instanceof TokenError && cause.detail ? { detail: cause.detail } : {};
