import { createHash } from 'node:crypto';
import { asId, type FieldErrors, type PartnerId, type PartnerSecretId, problem } from '@drawbridge/contracts';
import type { Partner as PartnerReply } from '@drawbridge/contracts/integration';
import { validation } from '@drawbridge/contracts/rules';
import type { partner, partnerSecret } from './partners.table.ts';

export type PartnerRow = typeof partner.$inferSelect;
export type SecretRow = typeof partnerSecret.$inferSelect;

/** Names the values that an administrator edits: another after each change of one of them. */
export const toRevision = ({ name, allowedOrigins }: PartnerRow): string =>
  createHash('sha256')
    .update(JSON.stringify([name, allowedOrigins]))
    .digest('base64url')
    .slice(0, 22);

export const toPartner = (row: PartnerRow, secrets: readonly SecretRow[]): PartnerReply => ({
  id: asId(row.id) satisfies PartnerId,
  name: row.name,
  allowed_origins: row.allowedOrigins,
  publishable_key: row.publishableKey,
  secrets: secrets
    .filter(({ partnerId }) => partnerId === row.id)
    .map(({ id, ending, createdAt, lastUsedAt }) => ({
      id: asId(id) satisfies PartnerSecretId,
      ending,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
  created_at: row.createdAt.toISOString(),
  revision: toRevision(row),
});

/**
 * Each origin once. What the contract cannot check: whether this installation allows http, where keys and tokens could be
 * read on the way. Throws `bad_input` by the place of the origin.
 */
export function checkOrigins(origins: readonly string[], demandHttps: boolean): string[] {
  const errors: FieldErrors = {};
  for (const [place, origin] of origins.entries())
    if (demandHttps && !origin.startsWith('https://'))
      errors[`allowed_origins.${place}`] = validation.MESSAGES.https;
  if (Object.keys(errors).length > 0) throw problem('bad_input', { errors });
  return [...new Set(origins)];
}
