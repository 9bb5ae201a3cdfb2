import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/people.table.ts';
import { IS_ASSIGNED } from './assignment-units.ts';
import { toWorkTables } from './assignment-work.store.ts';
import { assignment } from './assignments.table.ts';

export interface OpenWork {
  /** Begun, not finished, and not past its due date. */
  open: number;
  overdue: number;
}

/**
 * Counts what people of a company still have to do of their assignments, in the current cycle of each. People with none
 * have no entry. After a hard end there is nothing left to do.
 */
export async function countOpenWork(
  db: DbOrTx,
  { companyId, personIds }: { companyId: CompanyId; personIds: readonly PersonId[] },
  now: Date,
): Promise<Map<PersonId, OpenWork>> {
  if (personIds.length === 0) return new Map();
  const given = sql`
    select a.id, p.id as person_id, null::int as cycle
    from ${assignment} a join ${person} p on p.company_id = a.company_id
    where a.company_id = ${companyId}::uuid
      and p.id in (select value::uuid from json_array_elements_text(${JSON.stringify(personIds)}::json))
      and ${IS_ASSIGNED}`;
  // Where all that an assignment consisted of was withdrawn, there is nothing to do.
  const { rows } = (await db.execute(sql`
    with ${toWorkTables(given, now)}
    select person_id, (count(*) filter (where state <> 'overdue'))::int as open,
      (count(*) filter (where state = 'overdue'))::int as overdue
    from work where state in ('not_started', 'in_progress', 'overdue') and total > 0
    group by person_id
  `)) as { rows: ({ person_id: PersonId } & OpenWork)[] };
  return new Map(rows.map(({ person_id: personId, ...count }) => [personId, count]));
}
