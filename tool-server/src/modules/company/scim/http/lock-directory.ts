import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { lockCompany } from '../../../kernel/people/index.ts';
import { scimConnection, scimSecret } from '../scim.table.ts';
import { toUnauthorized } from './authenticate.ts';
import type { ScimCall } from './scim-call.ts';

/**
 * Locks the company before a change, as `lockCompany`. Throws 401 if the secret was deleted, or provisioning switched off,
 * while the request waited.
 */
export async function lockDirectory(tx: Tx, { directory }: ScimCall): Promise<void> {
  const { companyId, secretId } = directory;
  await lockCompany(tx, companyId);
  const [row] = await tx
    .select({ id: scimSecret.id })
    .from(scimSecret)
    .innerJoin(scimConnection, eq(scimConnection.companyId, scimSecret.companyId))
    .where(and(eq(scimSecret.id, secretId), isNull(scimConnection.switchedOffAt)));
  if (!row) throw toUnauthorized();
}
