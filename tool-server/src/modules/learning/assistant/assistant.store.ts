import type { CompanyId } from '@drawbridge/contracts';
import type { AssistantMode } from '@drawbridge/contracts/learning';
import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { assistantRule } from './assistant.table.ts';

/** People without a company have the mode of companies without a rule. */
export async function readMode(db: DbOrTx, companyId: CompanyId | undefined): Promise<AssistantMode> {
  if (companyId === undefined) return 'model';
  const [row] = await db.select().from(assistantRule).where(eq(assistantRule.companyId, companyId));
  return row?.mode ?? 'model';
}

export async function writeMode(tx: Tx, companyId: CompanyId, mode: AssistantMode, at: Date): Promise<void> {
  const set = { mode, changedAt: at };
  await tx
    .insert(assistantRule)
    .values({ companyId, ...set })
    .onConflictDoUpdate({ target: assistantRule.companyId, set });
}
