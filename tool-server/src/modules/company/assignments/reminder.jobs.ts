import { asId, type PersonId } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { AT_ONCE, runInBatches } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { isEnabledAccount } from '../../kernel/people/index.ts';
import { person } from '../../kernel/people/people.table.ts';
import { IS_ASSIGNED, readWorkOf } from './assignment-work.store.ts';
import { type Notice, toNotice } from './assignments.rule.ts';
import { assignment, assignmentNotice } from './assignments.table.ts';

const EVERY_MS = 60_000;

interface DueNotice {
  id: string;
  notice: Notice;
  name: string;
  dueAt: Date;
}

/** Assignments with the reminder that is of use now. Two days after the due date there is none. */
async function readCurrent(tx: Tx, now: Date): Promise<DueNotice[]> {
  const at = now.toISOString();
  const rows = await tx
    .select()
    .from(assignment)
    .where(
      sql`${assignment.startsAt} <= ${at}::timestamptz and ${assignment.dueAt} > ${at}::timestamptz - interval '2 days'`,
    )
    .orderBy(assignment.id);
  return rows.flatMap((row) => {
    const notice = toNotice(row, now);
    return notice ? [{ id: row.id, notice, name: row.name, dueAt: row.dueAt }] : [];
  });
}

/** People who were not sent the reminder yet. A row for each is written at once: whoever else looks, finds it. */
async function take(tx: Tx, due: DueNotice[], now: Date) {
  const at = now.toISOString();
  const current = JSON.stringify(due.map(({ id, notice }) => ({ id, notice })));
  const { rows } = (await tx.execute(sql`
    insert into ${assignmentNotice} (assignment_id, person_id, notice, handled_at)
    select a.id, p.id, r.notice, ${at}::timestamptz
    from json_to_recordset(${current}::json) as r(id uuid, notice text)
    join assignment a on a.id = r.id
    join ${person} p on p.company_id = a.company_id
    where ${IS_ASSIGNED} and ${sql.raw(isEnabledAccount('p.id', `'${at}'::timestamptz`))}
      and not exists (
        select from assignment_notice n
        where n.assignment_id = a.id and n.person_id = p.id and n.notice = r.notice
      )
    order by p.id, a.id
    limit ${AT_ONCE}::int
    on conflict do nothing
    returning assignment_id as id, person_id
  `)) as { rows: { id: string; person_id: PersonId }[] };
  return rows;
}

/**
 * Reminds people of their assignments: at the start, seven days and a day before the due date, and a day after it. Each
 * once, and never somebody who has finished. @see COMP-52
 */
export function createReminderJob(deps: { database: Database; events: EventBus; clock: Clock }): Job {
  const { events, clock } = deps;

  const sendDue = () =>
    deps.database.db.transaction(async (tx) => {
      const now = clock.now();
      const due = await readCurrent(tx, now);
      if (due.length === 0) return 0;
      const taken = await take(tx, due, now);
      if (taken.length === 0) return 0;
      const works = await readWorkOf(tx, taken);
      for (const { id, person_id } of taken) {
        const work = works.find((row) => row.id === id && row.person_id === person_id);
        const current = due.find((one) => one.id === id);
        // Finished, or all of it was withdrawn: there is nothing to remind of.
        if (!current || !work || work.finished_ms !== null) continue;
        const { notice, name, dueAt } = current;
        await events.publish(tx, 'assignment.notice', {
          notice,
          personId: person_id,
          assignmentId: asId(id),
          name,
          dueAt,
          at: now,
        });
      }
      return taken.length;
    });

  return {
    name: 'assignment-reminders',
    everyMs: EVERY_MS,
    run: () => runInBatches(sendDue),
  };
}
