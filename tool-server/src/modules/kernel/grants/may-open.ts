import { type CourseId, type LabId, type PersonId, problem, type QuizId } from '@drawbridge/contracts';
import { GUEST_LABS } from '@drawbridge/contracts/practice';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course, courseItem } from '../catalogue/catalogue.table.ts';
import { isTheirs } from '../catalogue/index.ts';
import { person } from '../people/people.table.ts';
import { ACCESS, toPlanJoins } from './plan-in-force.ts';

export type Thing =
  | { kind: 'course'; id: CourseId }
  | { kind: 'lab'; id: LabId }
  | { kind: 'quiz'; id: QuizId };

export type Access = 'open' | 'upgrade' | 'disabled';

/** What opens a thing: a plan or company that pays, or a link with a learner of a company. */
export interface Opened {
  source: 'plan' | 'company' | 'link';
  sourceId: string;
}

/** The widest of several answers: what one course opens is open. */
const WIDEST = sql`case when bool_or(one.access = 'open') then 'open'
  when bool_or(one.access = 'upgrade') then 'upgrade' else 'disabled' end`;

/**
 * Courses that open what they hold. A set that somebody put together opens nothing by itself: its author would decide
 * what others pay for.
 */
const OPENS_ITEMS = sql`c.type <> 'custom'`;

/**
 * Courses of a person as `c`, with the answer of the plan in force. A course that was withdrawn keeps deciding about what it
 * holds: with it gone, its labs and quizzes would be open to everybody.
 */
const selectCourses = (personId: PersonId, now: Date, columns: SQL, where: SQL) => sql`
  select ${columns}, ${ACCESS} as access, plan.source, plan.source_id
  from ${course} c ${toPlanJoins(sql`${personId}::uuid`, now)}
  where ${isTheirs(personId)} and ${where}`;

/** The courses that hold something, and a challenge or playground itself. What nothing holds is open by any plan. */
const selectHolders = (personId: PersonId, now: Date, isHeld: SQL, own: SQL) => {
  const holds = sql`(${own} or (${OPENS_ITEMS} and exists (
    select from ${courseItem} i where i.course_id = c.id and ${isHeld}
  )))`;
  return sql`${selectCourses(personId, now, sql`c.id`, holds)}
    union all
    select c.id, ${ACCESS}, plan.source, plan.source_id
    from (select null::text as id, null::text as type) c ${toPlanJoins(sql`${personId}::uuid`, now)}
    where not exists (select from ${course} c where ${holds})`;
};

function toHolders(personId: PersonId, thing: Thing, now: Date): SQL {
  switch (thing.kind) {
    case 'course':
      return selectCourses(personId, now, sql`c.id`, sql`c.withdrawn_at is null and c.id = ${thing.id}`);
    case 'lab':
      return selectHolders(
        personId,
        now,
        sql`i.object_type = 'lab' and i.target_id = ${thing.id}`,
        sql`(c.id = ${thing.id} and c.type in ('challenge', 'playground'))`,
      );
    case 'quiz':
      return selectHolders(
        personId,
        now,
        sql`i.object_type = 'quiz' and i.target_id = ${thing.id}`,
        sql`false`,
      );
  }
}

interface Answer {
  access: Access;
  source: Opened['source'] | null;
  source_id: string | null;
}

async function ask(db: DbOrTx, personId: PersonId, thing: Thing, now: Date): Promise<Answer[]> {
  const { rows } = (await db.execute(toHolders(personId, thing, now))) as { rows: Answer[] };
  return rows;
}

async function isGuest(db: DbOrTx, personId: PersonId): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select 1 from ${person} where id = ${personId}::uuid and kind = 'guest'`,
  )) as { rows: unknown[] };
  return rows.length > 0;
}

/**
 * What opens a thing to a person at this moment; undefined where nothing does, also for what does not exist. The one
 * question of every call that gives something of a course, lab or quiz, or takes work on it. A lab or quiz is open where
 * one of its courses is.
 */
export async function mayOpen(
  db: DbOrTx,
  personId: PersonId,
  thing: Thing,
  now: Date,
): Promise<Opened | undefined> {
  const answers = await ask(db, personId, thing, now);
  const opened = answers.find(({ access }) => access === 'open');
  if (opened?.source) return { source: opened.source, sourceId: opened.source_id ?? '' };
  return thing.kind === 'lab' && GUEST_LABS.includes(thing.id) && (await isGuest(db, personId))
    ? { source: 'plan', sourceId: 'guest' }
    : undefined;
}

/** Throws `upgrade_required` where nothing opens a thing. */
export async function checkMayOpen(db: DbOrTx, personId: PersonId, thing: Thing, now: Date): Promise<Opened> {
  const opened = await mayOpen(db, personId, thing, now);
  if (!opened) throw problem('upgrade_required');
  return opened;
}

/** The labs that are closed to a person: each of the courses that hold one is closed, or not theirs to see. */
export async function readClosedLabs(
  db: DbOrTx,
  personId: PersonId,
  now: Date,
): Promise<Map<string, Exclude<Access, 'open'>>> {
  const { rows } = (await db.execute(sql`
    with seen as (${selectCourses(personId, now, sql`c.id, c.type`, sql`true`)}),
      held as (
        select c.id as lab_id, c.id as course_id from ${course} c
        where c.type in ('challenge', 'playground')
        union
        select i.target_id, i.course_id from ${courseItem} i
        join ${course} c on c.id = i.course_id and ${OPENS_ITEMS}
        where i.object_type = 'lab'
      )
    select held.lab_id, ${WIDEST} as access
    from held left join seen one on one.id = held.course_id
    group by held.lab_id having not coalesce(bool_or(one.access = 'open'), false)
  `)) as { rows: { lab_id: string; access: Exclude<Access, 'open'> }[] };
  return new Map(rows.map(({ lab_id, access }) => [lab_id, access]));
}

/** The courses that are open to a person. */
export async function readOpenCourses(db: DbOrTx, personId: PersonId, now: Date): Promise<Set<string>> {
  const { rows } = (await db.execute(sql`
    select one.id from (${selectCourses(personId, now, sql`c.id`, sql`c.withdrawn_at is null`)}) one where one.access = 'open'
  `)) as { rows: { id: string }[] };
  return new Set(rows.map(({ id }) => id));
}
