import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/people.table.ts';
import { IS_ASSIGNED, readWorkOf } from './assignment-work.store.ts';
import { assignment } from './assignments.table.ts';

export interface OpenWork {
  /** Begun, not finished, and not past its due date. */
  open: number;
  overdue: number;
}

interface Pair {
  id: string;
  person_id: PersonId;
  is_past: boolean;
}

/**
 * Counts what people of a company still have to do of their assignments. People with none have no entry. After a hard end
 * there is nothing left to do.
 */
export async function countOpenWork(
  db: DbOrTx,
  { companyId, personIds }: { companyId: CompanyId; personIds: readonly PersonId[] },
  now: Date,
): Promise<Map<PersonId, OpenWork>> {
  const counts = new Map<PersonId, OpenWork>();
  if (personIds.length === 0) return counts;
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows: pairs } = (await db.execute(sql`
    select a.id, p.id as person_id, a.due_at < ${at} as is_past
    from ${assignment} a join ${person} p on p.company_id = a.company_id
    where a.company_id = ${companyId}::uuid and a.starts_at <= ${at} and not (a.has_hard_end and a.due_at < ${at})
      and p.id in (select value::uuid from json_array_elements_text(${JSON.stringify(personIds)}::json))
      and ${IS_ASSIGNED}
  `)) as { rows: Pair[] };
  if (pairs.length === 0) return counts;
  const isPast = new Map(pairs.map(({ id, is_past }) => [id, is_past]));
  // People without any work of an assignment have no row: all that it consisted of was withdrawn.
  for (const { id, person_id, finished_ms } of await readWorkOf(db, pairs)) {
    if (finished_ms !== null) continue;
    const count = counts.get(person_id) ?? { open: 0, overdue: 0 };
    if (isPast.get(id)) count.overdue += 1;
    else count.open += 1;
    counts.set(person_id, count);
  }
  return counts;
}
