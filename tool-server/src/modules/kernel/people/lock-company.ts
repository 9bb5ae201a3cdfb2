import type { CompanyId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { company } from './people.table.ts';

/**
 * Takes the company before its users or teams are changed: seats and owners are counted right, whoever else changes them,
 * and two changes cannot deadlock. Everything that locks a company and rows below it takes the company first.
 */
export async function lockCompany(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
}
