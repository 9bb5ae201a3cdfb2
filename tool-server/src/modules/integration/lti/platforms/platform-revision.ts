import { createHash } from 'node:crypto';
import type { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';

type Registration = typeof ltiPlatform.$inferSelect & { deploymentIds: readonly string[] };

/** Names the values of a registration that an administrator edits: another after each change of one of them. */
export const toRevision = (row: Registration): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.name,
        row.issuer,
        row.clientId,
        row.authLoginUrl,
        row.authTokenUrl,
        row.keySetUrl,
        row.deploymentIds,
        row.family,
        row.tokenAudience,
        row.scoreRule,
      ]),
    )
    .digest('base64url')
    .slice(0, 22);
