import { type AssignmentId, asId, type CompanyId, problem } from '@drawbridge/contracts';
import {
  ASSIGNMENT_STATES,
  type AssignmentPhase,
  type AssignmentType,
  type StateCounts,
} from '@drawbridge/contracts/company';
import { and, count, desc, eq, getTableColumns, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { person } from '../../../kernel/people/people.table.ts';
import { IS_ASSIGNED } from '../assignment-units.ts';
import { toWorkTables } from '../assignment-work.store.ts';
import { assignment, assignmentItem } from '../assignments.table.ts';

/** An assignment with the dates of the current cycle of everybody. */
export type ManagedRow = typeof assignment.$inferSelect & {
  cycle: number;
  currentStartsAt: Date;
  currentDueAt: Date;
  phase: AssignmentPhase;
  items: number;
};

export interface ManagedQuery {
  text?: string | undefined;
  type?: AssignmentType | undefined;
  phase?: AssignmentPhase | undefined;
  page: number;
  per_page: number;
}

/** Text that a user typed, for `ilike`. */
export const toPattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A value of the latest cycle of everybody; the first is the assignment itself. */
const ofCycle = (column: 'number' | 'starts_at' | 'due_at', first: SQL) => sql`coalesce((
    select ${sql.raw(`k.${column}`)} from assignment_cycle k
    where k.assignment_id = "assignment"."id" and k.person_id is null
    order by k.number desc limit 1
  ), ${first})`;
const CYCLE = ofCycle('number', sql`1`);
const STARTS_AT = ofCycle('starts_at', sql`"assignment"."starts_at"`);
const DUE_AT = ofCycle('due_at', sql`"assignment"."due_at"`);

/** One that is due again after a pass never ends. */
const toPhase = (now: Date) => sql<AssignmentPhase>`case
    when ${STARTS_AT} > ${now.toISOString()}::timestamptz then 'upcoming'
    when ${DUE_AT} < ${now.toISOString()}::timestamptz and "assignment"."repeat" <> 'after_pass' then 'ended'
    else 'running'
  end`;

const toMs = (at: SQL) => sql<string>`(extract(epoch from ${at}) * 1000)::bigint::text`;

/** The assignments of one company: every query here contains its id. */
export function assignmentsOf(db: DbOrTx, companyId: CompanyId) {
  const own = eq(assignment.companyId, companyId);

  async function read(now: Date, where: SQL | undefined, page?: { limit: number; offset: number }) {
    const rows = await db
      .select({
        ...getTableColumns(assignment),
        cycle: sql<number>`${CYCLE}`,
        startsMs: toMs(STARTS_AT),
        dueMs: toMs(DUE_AT),
        phase: toPhase(now),
        items: sql<number>`(select count(*)::int from ${assignmentItem} i where i.assignment_id = "assignment"."id")`,
      })
      .from(assignment)
      .where(and(own, where))
      .orderBy(desc(DUE_AT), desc(assignment.id))
      .limit(page?.limit ?? 1)
      .offset(page?.offset ?? 0);
    return rows.map(
      ({ startsMs, dueMs, ...row }): ManagedRow => ({
        ...row,
        currentStartsAt: new Date(Number(startsMs)),
        currentDueAt: new Date(Number(dueMs)),
      }),
    );
  }

  return {
    async list({ text, type, phase, page, per_page }: ManagedQuery, now: Date) {
      const where = and(
        text ? ilike(assignment.name, toPattern(text)) : undefined,
        type && eq(assignment.type, type),
        phase && sql`${toPhase(now)} = ${phase}`,
      );
      const [all] = await db.select({ total: count() }).from(assignment).where(and(own, where));
      const rows = await read(now, where, { limit: per_page, offset: (page - 1) * per_page });
      return { rows, total: all?.total ?? 0 };
    },

    /** Throws `assignment_not_found`. */
    async get(id: AssignmentId, now: Date): Promise<ManagedRow> {
      const [found] = await read(now, eq(assignment.id, id));
      if (!found) throw problem('assignment_not_found');
      return found;
    },

    count: () => db.$count(assignment, own),

    /** Writes to one assignment wait for each other. Throws `assignment_not_found`. */
    async lock(tx: Tx, id: AssignmentId): Promise<typeof assignment.$inferSelect> {
      const [row] = await tx
        .select()
        .from(assignment)
        .where(and(own, eq(assignment.id, id)))
        .for('no key update');
      if (!row) throw problem('assignment_not_found');
      return row;
    },

    /** The number of people who have an assignment. */
    async countPeople(id: AssignmentId): Promise<number> {
      const { rows } = (await db.execute(sql`
        select count(*)::int as people from assignment a join ${person} p on p.company_id = a.company_id
        where a.company_id = ${companyId}::uuid and a.id = ${id}::uuid and ${IS_ASSIGNED}
      `)) as { rows: { people: number }[] };
      return rows[0]?.people ?? 0;
    },

    /** The number of people in each state, for those of these assignments that the company has. */
    async countStates(ids: readonly AssignmentId[], now: Date): Promise<Map<AssignmentId, StateCounts>> {
      const found = await db
        .select({ id: assignment.id })
        .from(assignment)
        .where(
          and(
            own,
            sql`${assignment.id} in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))`,
          ),
        );
      const known = found.map(({ id }) => asId<'assignment'>(id));
      const given = sql`
        select a.id, p.id as person_id, null::int as cycle
        from assignment a join ${person} p on p.company_id = a.company_id
        where a.company_id = ${companyId}::uuid and ${IS_ASSIGNED}
          and a.id in (select value::uuid from json_array_elements_text(${JSON.stringify(known)}::json))`;
      const { rows } = (await db.execute(sql`
        with ${toWorkTables(given, now)} select id, state, count(*)::int as people from work group by id, state
      `)) as { rows: { id: string; state: keyof StateCounts; people: number }[] };
      return new Map(
        known.map((id) => [
          id,
          toCounts(rows.flatMap((row) => (row.id === id ? [[row.state, row.people] as const] : []))),
        ]),
      );
    },

    async remove(tx: Tx, id: AssignmentId): Promise<void> {
      await tx.delete(assignment).where(and(own, inArray(assignment.id, [asId<'assignment'>(id)])));
    },
  };
}

/** Counts with a zero for each state that nobody is in. */
export const toCounts = (known: readonly (readonly [keyof StateCounts, number])[]): StateCounts => ({
  ...(Object.fromEntries(ASSIGNMENT_STATES.map((state) => [state, 0])) as StateCounts),
  ...Object.fromEntries(known),
});
