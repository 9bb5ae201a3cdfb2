import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { account, company, isEnabled, person } from '../../kernel/people/index.ts';
import { portalSession } from './session.table.ts';

/** Those of some sessions that are neither ended nor expired and whose account may still be used; one statement. */
export async function listLiveSessions(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: portalSession.id })
    .from(portalSession)
    .innerJoin(person, eq(person.id, portalSession.personId))
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(
      and(
        sql`${portalSession.id} in (select value::uuid from json_array_elements_text(${JSON.stringify(sessionIds)}::json))`,
        gt(portalSession.expiresAt, now),
        isEnabled(now),
        sql`${account.verify} is distinct from 'FORCE'`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
