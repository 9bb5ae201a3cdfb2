import type { AssignmentId, PersonId } from '@drawbridge/contracts';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { person } from '../../kernel/people/people.table.ts';
import { journey } from '../../learning/journeys/journeys.table.ts';
import { IS_ASSIGNED } from './assignment-units.ts';
import { assignment } from './assignments.table.ts';

export type AssignmentRow = typeof assignment.$inferSelect;

/** With how many items it has that the catalogue still has. */
export interface CountedAssignment extends AssignmentRow {
  items: number;
}

const ITEMS = sql<number>`(
  select count(*)::int from assignment_item i
  left join ${course} c on i.kind = 'course' and c.id = i.target_id and c.withdrawn_at is null
  left join ${journey} j on i.kind = 'journey' and j.id = i.target_id and j.withdrawn_at is null
  where i.assignment_id = "assignment"."id" and coalesce(c.id, j.id) is not null
)`;

const isOf = (personId: PersonId) => sql`exists (
  select from ${person} p cross join assignment a
  where p.id = ${personId}::uuid and a.id = "assignment"."id" and ${IS_ASSIGNED}
)`;

function select(db: DbOrTx, personId: PersonId, where: SQL): Promise<CountedAssignment[]> {
  return db
    .select({ ...getTableColumns(assignment), items: ITEMS })
    .from(assignment)
    .where(
      and(
        sql`${assignment.companyId} = (select company_id from ${person} where id = ${personId}::uuid)`,
        isOf(personId),
        where,
      ),
    );
}

/** Those of a person's assignments, in no order. */
export const readAssignments = (
  db: DbOrTx,
  personId: PersonId,
  ids: readonly string[],
): Promise<CountedAssignment[]> => select(db, personId, inArray(assignment.id, ids));

/** One of them; undefined for one that does not exist, or is not theirs. */
export async function findAssignment(
  db: DbOrTx,
  personId: PersonId,
  id: AssignmentId,
): Promise<CountedAssignment | undefined> {
  const [row] = await select(db, personId, eq(assignment.id, id));
  return row;
}
