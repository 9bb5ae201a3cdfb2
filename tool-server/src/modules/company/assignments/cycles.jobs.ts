import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { AT_ONCE, runInBatches } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { person } from '../../kernel/people/people.table.ts';
import { IS_ASSIGNED } from './assignment-units.ts';
import { toWorkTables, WORK_ROW, type WorkRow } from './assignment-work.store.ts';
import { assignment, assignmentCycle } from './assignments.table.ts';
import { toCycleAfterPass, toYearlyCycle } from './cycles.rule.ts';

const EVERY_MS = 15 * 60_000;

/** Opens the next cycles of one assignment that repeats each year: several, after a server was down for years. */
async function openYearly(tx: Tx, id: string, now: Date): Promise<number> {
  const [row] = await tx.select().from(assignment).where(eq(assignment.id, id)).for('no key update');
  if (row?.repeat !== 'yearly') return 0;
  const [latest] = await tx
    .select()
    .from(assignmentCycle)
    .where(and(eq(assignmentCycle.assignmentId, id), isNull(assignmentCycle.personId)))
    .orderBy(desc(assignmentCycle.number))
    .limit(1);
  let number = latest?.number ?? 1;
  let next = toYearlyCycle(latest ?? row, row);
  const opened: (typeof assignmentCycle.$inferInsert)[] = [];
  while (next.sinceAt <= now) {
    number += 1;
    opened.push({ id: randomUUID(), assignmentId: id, personId: null, number, ...next });
    next = toYearlyCycle(next, row);
  }
  if (opened.length > 0) await tx.insert(assignmentCycle).values(opened);
  return opened.length;
}

/** Assignments whose next year may begin to count: work counts at most 300 days before a start. */
async function readYearly(db: Db, now: Date): Promise<{ id: string }[]> {
  const { rows } = (await db.execute(sql`
    select a.id from assignment a
    where a.repeat = 'yearly' and coalesce(
      (select max(k.starts_at) from assignment_cycle k where k.assignment_id = a.id and k.person_id is null), a.starts_at
    ) < ${now.toISOString()}::timestamptz - interval '60 days'
    order by a.id
  `)) as { rows: { id: string }[] };
  return rows;
}

/** Opens the next cycles of people who passed long enough ago, some at once; gives how many. */
async function openAfterPass(tx: Tx, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const given = sql`
    select a.id, p.id as person_id, null::int as cycle
    from assignment a join ${person} p on p.company_id = a.company_id
    where a.repeat = 'after_pass' and a.starts_at <= ${at} and ${IS_ASSIGNED}
      and not exists (
        select from assignment_exemption e where e.assignment_id = a.id and e.person_id = p.id
      )
      and not exists (
        select from assignment_cycle k where k.assignment_id = a.id and k.person_id = p.id
          and k.since_at + make_interval(months => a.repeat_months, days => -a.early_days) > ${at}
      )`;
  const { rows } = (await tx.execute(sql`
    with ${toWorkTables(given, now)},
    due as (
      select w.* from work w join assignment a on a.id = w.id
      where w.finished_at + make_interval(months => a.repeat_months, days => -a.early_days) <= ${at}
    )
    select ${WORK_ROW} from due order by person_id, id limit ${AT_ONCE}::int
  `)) as { rows: WorkRow[] };
  if (rows.length === 0) return 0;
  const ids = [...new Set(rows.map(({ id }) => id))];
  const assignments = await tx.select().from(assignment).where(sql`${assignment.id} in ${ids}`);
  const opened = rows.flatMap((row) => {
    const of = assignments.find(({ id }) => id === row.id);
    if (!of) return [];
    const dates = toCycleAfterPass(new Date(Number(row.finished_ms)), of.startsAt, of);
    return [
      { id: randomUUID(), assignmentId: row.id, personId: row.person_id, number: row.cycle + 1, ...dates },
    ];
  });
  // Two servers at once: the first one opens it.
  await tx.insert(assignmentCycle).values(opened).onConflictDoNothing();
  return opened.length;
}

/** Opens the cycles of assignments that repeat. Each is opened once, and then stays as it is. */
export function createCycleJob({ database: { db }, clock }: { database: Database; clock: Clock }): Job {
  return {
    name: 'assignment-cycles',
    everyMs: EVERY_MS,
    async run() {
      const now = clock.now();
      const yearly = await readYearly(db, now);
      let done = 0;
      for (const { id } of yearly) done += await db.transaction((tx) => openYearly(tx, id, now));
      return done + (await runInBatches(() => db.transaction((tx) => openAfterPass(tx, now))));
    },
  };
}
