import type { CompanyId } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';

/** Changes to the domains and the provider of one company wait for each other: each depends on the other. */
export async function lockSignIn(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sign-in of company:${companyId}`}))`);
}
