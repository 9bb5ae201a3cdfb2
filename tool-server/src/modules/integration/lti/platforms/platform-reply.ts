import { type FieldErrors, type ParsedInputOf, problem } from '@drawbridge/contracts';
import type { addPlatform } from '@drawbridge/contracts/integration';
import { toIssuerWarning, validation } from '@drawbridge/contracts/rules';
import { toSource } from '../../../../platform/http/content-security-policy.ts';
import { toLoginUrl } from './login-url.ts';
import { toRevision } from './platform-revision.ts';
import type { PlatformChange, PlatformRow } from './platform-rows.store.ts';

/** The fields of a registration, as `addPlatform` and `changePlatform` take them. */
export type PlatformInput = Omit<ParsedInputOf<typeof addPlatform>, 'reservation'>;

/** What the audit trail keeps of a registration: with it an administrator sees what was changed to what. */
export const toDetails = (change: PlatformChange) => ({
  name: change.name,
  issuer: change.issuer,
  client_id: change.clientId,
  auth_login_url: change.authLoginUrl,
  auth_token_url: change.authTokenUrl,
  key_set_url: change.keySetUrl,
});

export const toPlatform = (row: PlatformRow, publicUrl: string) => ({
  id: row.id,
  login_url: toLoginUrl(publicUrl, row.id),
  name: row.name,
  issuer: row.issuer,
  client_id: row.clientId,
  auth_login_url: row.authLoginUrl,
  auth_token_url: row.authTokenUrl,
  key_set_url: row.keySetUrl,
  deployment_ids: row.deploymentIds,
  family: row.family,
  token_audience: row.tokenAudience,
  score_rule: row.scoreRule,
  active: row.active,
  awaits_approval: row.awaitsApproval,
  created_at: row.createdAt.toISOString(),
  revision: toRevision(row),
});

export function toWarnings({ issuer }: PlatformRow): string[] {
  const warning = toIssuerWarning(issuer);
  return warning === undefined ? [] : [warning];
}

/** A field that was not sent is undefined, and keeps what is stored. */
export const toChange = (input: PlatformInput): PlatformChange => ({
  name: input.name,
  issuer: input.issuer,
  clientId: input.client_id,
  authLoginUrl: input.auth_login_url,
  authTokenUrl: input.auth_token_url,
  keySetUrl: input.key_set_url,
  family: input.family,
  tokenAudience: input.token_audience,
  scoreRule: input.score_rule,
});

const ADDRESSES = ['issuer', 'auth_login_url', 'auth_token_url', 'key_set_url'] as const;

/**
 * What the contract cannot check: whether an address can be called at all, and whether this installation allows http.
 */
export function checkAddresses(input: PlatformInput, demandHttps: boolean): void {
  const errors: FieldErrors = {};
  for (const field of ADDRESSES) {
    if (toSource(input[field]) === undefined) errors[field] = validation.MESSAGES.url;
    else if (demandHttps && !/^https:/i.test(input[field])) errors[field] = validation.MESSAGES.https;
  }
  if (Object.keys(errors).length > 0) throw problem('bad_input', { errors });
}
