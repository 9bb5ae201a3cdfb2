import { asId, type PersonId } from '@drawbridge/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { AT_ONCE } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { isEnabledAccount } from '../../kernel/people/index.ts';
import { person } from '../../kernel/people/people.table.ts';
import { IS_ASSIGNED, toTimed } from './assignment-units.ts';
import { readWorkOf } from './assignment-work.store.ts';
import { type ASSIGNMENT_NOTICES, assignmentNotice } from './assignments.table.ts';

const EVERY_MS = 60_000;

type Notice = (typeof ASSIGNMENT_NOTICES)[number];

interface TakenNotice {
  id: string;
  person_id: PersonId;
  cycle: number;
  notice: Notice;
  name: string;
  due_ms: string;
}

const toCycleKey = (of: Pick<TakenNotice, 'id' | 'person_id' | 'cycle'>) =>
  [of.id, of.person_id, of.cycle].join(' ');

/** Assignments with a cycle that may have a reminder now, in any time zone. */
const isNear = (at: SQL) => sql`(
    a.starts_at <= ${at} + interval '1 day' and a.due_at > ${at} - interval '3 days'
    or exists (
      select from assignment_cycle k
      where k.assignment_id = a.id and k.starts_at <= ${at} + interval '1 day' and k.due_at > ${at} - interval '3 days'
    )
  )`;

/**
 * The reminder that is of use in a cycle `t` at a time, if any: one replaces those before it, so that somebody who joins
 * late, or a server that was down, sends no more than what is true now. After a hard end there is nothing left to do, and
 * of an assignment shorter than a day or a week the start tells enough.
 */
const toNotice = (at: SQL) => sql`
  case
    when t.is_exempt or t.starts_at > ${at} then null
    when t.due_at < ${at} then
      case when not t.has_hard_end and t.due_at <= ${at} - interval '1 day' and t.due_at > ${at} - interval '2 days'
        then 'overdue' end
    when t.due_at <= ${at} + interval '1 day' and t.due_at > t.starts_at + interval '1 day' then 'day'
    when t.due_at <= ${at} + interval '7 days' and t.due_at > t.starts_at + interval '7 days' then 'week'
    else 'start'
  end`;

/** Some people, by their ids, whose company has a reminder to send now. All of them are looked through, a part at a time. */
async function readPeople(db: Db, after: string, at: SQL): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select p.id from ${person} p
    where p.kind = 'account' and p.id > ${after}::uuid and exists (
      select from assignment a where a.company_id = p.company_id and a.sends_reminders and ${isNear(at)}
    )
    order by p.id limit ${AT_ONCE}::int
  `)) as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

/** Reminders that these people were not sent yet. A row for each is written at once: whoever else looks, finds it. */
async function take(tx: Tx, people: readonly string[], now: Date): Promise<TakenNotice[]> {
  const iso = now.toISOString();
  const at = sql`${iso}::timestamptz`;
  const given = sql`
    select a.id, p.id as person_id, null::int as cycle
    from json_array_elements_text(${JSON.stringify(people)}::json) as one (id)
    join ${person} p on p.id = one.id::uuid
    join assignment a on a.company_id = p.company_id
    where a.sends_reminders and ${isNear(at)} and ${IS_ASSIGNED}
      and ${sql.raw(isEnabledAccount('p.id', `'${iso}'::timestamptz`))}`;
  const { rows } = (await tx.execute(sql`
    with ${toTimed(given)},
    current as (select t.id, t.person_id, t.cycle, t.due_at, ${toNotice(at)} as notice from timed t),
    taken as (
      insert into ${assignmentNotice} (assignment_id, person_id, notice, cycle, handled_at)
      select c.id, c.person_id, c.notice, c.cycle, ${at} from current c
      where c.notice is not null and not exists (
        select from assignment_notice n
        where n.assignment_id = c.id and n.person_id = c.person_id and n.notice = c.notice and n.cycle = c.cycle
      )
      order by c.person_id, c.id
      on conflict do nothing
      returning assignment_id, person_id, notice, cycle
    )
    select c.id, c.person_id, c.cycle, c.notice, a.name, (extract(epoch from c.due_at) * 1000)::bigint::text as due_ms
    from taken k
    join current c on c.id = k.assignment_id and c.person_id = k.person_id
    join assignment a on a.id = c.id
    order by c.person_id, c.id
  `)) as { rows: TakenNotice[] };
  return rows;
}

/**
 * Reminds people of their assignments: at the start, seven days and a day before the due date, and a day after it. Each
 * once in a cycle, and never somebody who has finished. @see COMP-52
 */
export function createReminderJob(deps: { database: Database; events: EventBus; clock: Clock }): Job {
  const { events, clock } = deps;
  const { db } = deps.database;

  const sendTo = (people: readonly string[], now: Date) =>
    db.transaction(async (tx) => {
      const taken = await take(tx, people, now);
      const works = await readWorkOf(tx, taken, now);
      // Finished, or all of it was withdrawn: there is nothing to remind of.
      const open = new Set(
        works.filter(({ total, finished_ms }) => total > 0 && finished_ms === null).map(toCycleKey),
      );
      const alike = Map.groupBy(
        taken.filter((row) => open.has(toCycleKey(row))),
        ({ id, cycle, notice, due_ms }) => [id, cycle, notice, due_ms].join(' '),
      );
      for (const rows of alike.values()) {
        const [{ id, cycle, notice, name, due_ms }] = rows as [TakenNotice];
        await events.publish(tx, 'assignment.notice', {
          notice,
          personIds: rows.map(({ person_id }) => person_id),
          assignmentId: asId(id),
          cycle,
          name,
          dueAt: new Date(Number(due_ms)),
          at: now,
        });
      }
      return taken.length;
    });

  return {
    name: 'assignment-reminders',
    everyMs: EVERY_MS,
    async run() {
      const now = clock.now();
      const at = sql`${now.toISOString()}::timestamptz`;
      let sent = 0;
      let after = '00000000-0000-0000-0000-000000000000';
      for (;;) {
        const people = await readPeople(db, after, at);
        if (people.length > 0) sent += await sendTo(people, now);
        after = people.at(-1) ?? after;
        if (people.length < AT_ONCE) return sent;
      }
    },
  };
}
