import type { BadgeRule } from '@drawbridge/content';
import type { PersonId } from '@drawbridge/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { person } from '../../kernel/people/index.ts';
import { linkedLearnersOf } from '../../kernel/people/living-link.view.ts';
import { completion, enrolment } from '../../learning/courses/courses.table.ts';
import { journeyCourse } from '../../learning/journeys/journeys.table.ts';
import { labHintOpened, labSolutionOpened } from '../../practice/labs/lab-help.table.ts';
import { labAttempt } from '../../practice/labs/labs.table.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';
import { badgeAward } from './badges.table.ts';

/** A badge that somebody has earned and does not have. */
export interface Earning {
  personId: PersonId;
  at: Date;
  evidenceId: string;
}

/** What awards of a rule refer to. */
export const EVIDENCE_OF = {
  labs: 'lab',
  challenges: 'lab',
  'no-hint': 'lab',
  course: 'course',
  journey: 'journey',
  streak: 'days',
} as const satisfies Record<BadgeRule['kind'], (typeof badgeAward.$inferSelect)['evidenceKind']>;

/** The facts of one person, or of everybody. */
type OfPerson = (column: SQL) => SQL;

const isChallenge = sql`exists (select from ${course} c where c.id = g.lab_id and c.type = 'challenge')`;

/** The first pass of each lab by a person's own work: not a linked learner's, and not with the solution open. */
const ownPasses = (of: OfPerson) => sql`(
  select distinct on (g.person_id, g.lab_id) g.* from ${pointGain} g
  where g.lent_by is null and g.reached <> 'solution' and ${of(sql`g.person_id`)}
  order by g.person_id, g.lab_id, g.gained_at, g.total
)`;

/** The nth lab or challenge that somebody passed. */
const nthPass = (count: number, which: SQL, of: OfPerson) => sql`
  select person_id, at, lab_id as evidence_id from (
    select g.person_id, g.lab_id, g.gained_at as at,
      row_number() over (partition by g.person_id order by g.gained_at, g.lab_id) as nth
    from ${ownPasses(of)} g where ${which}
  ) passes where nth = ${count}::int`;

/** The first pass for which nothing was looked up, in whatever attempt. */
const passWithoutHelp = (of: OfPerson) => sql`
  select distinct on (g.person_id) g.person_id, g.gained_at as at, g.lab_id as evidence_id
  from ${ownPasses(of)} g
  where true
    and not exists (
      select from ${labAttempt} a join ${labHintOpened} h on h.attempt_id = a.id
      where a.person_id = g.person_id and a.lab_id = g.lab_id and h.opened_at <= g.gained_at
    )
    and not exists (
      select from ${labAttempt} a join ${labSolutionOpened} s on s.attempt_id = a.id
      where a.person_id = g.person_id and a.lab_id = g.lab_id and s.opened_at <= g.gained_at
    )
  order by g.person_id, g.gained_at, g.lab_id`;

/** Of a course that a linked learner completed, that learner has the badge. */
const isOwnCompletion = sql`e.completed_at is not null and e.completed_lent_by is null`;

const completedCourse = (courseId: string, of: OfPerson) => sql`
  select e.person_id, e.completed_at as at, e.course_id as evidence_id
  from ${enrolment} e
  where e.course_id = ${courseId} and ${isOwnCompletion} and ${of(sql`e.person_id`)}`;

const completedJourney = (journeyId: string, of: OfPerson) => sql`
  select e.person_id, max(e.completed_at) as at, j.journey_id as evidence_id
  from ${journeyCourse} j join ${enrolment} e on e.course_id = j.course_id and ${isOwnCompletion}
  where j.journey_id = ${journeyId} and ${of(sql`e.person_id`)}
  group by e.person_id, j.journey_id
  having count(*) = (select count(*) from ${journeyCourse} o where o.journey_id = ${journeyId})`;

/** The day on which the first streak of that length was complete. Days without a gap have the same `day - nth`. */
const streak = (days: number, of: OfPerson) => sql`
  select distinct on (person_id) person_id, at, day::text as evidence_id from (
    select person_id, day, at, row_number() over (partition by person_id, day - nth order by day) as length from (
      select person_id, day, at, (row_number() over (partition by person_id order by day))::int as nth from (
        select person_id, (at at time zone 'UTC')::date as day, min(at) as at from (
          select k.person_id, k.completed_at as at from ${completion} k
          where k.lent_by is null and ${of(sql`k.person_id`)}
          union all
          select g.person_id, g.gained_at as at from ${pointGain} g
          where g.lent_by is null and ${of(sql`g.person_id`)}
        ) facts group by 1, 2
      ) days
    ) numbered
  ) streaks where length = ${days}::int
  order by person_id, day`;

function toFacts(rule: BadgeRule, of: OfPerson): SQL {
  switch (rule.kind) {
    case 'labs':
      return nthPass(rule.count, sql`not ${isChallenge}`, of);
    case 'challenges':
      return nthPass(rule.count, isChallenge, of);
    case 'no-hint':
      return passWithoutHelp(of);
    case 'course':
      return completedCourse(rule.course, of);
    case 'journey':
      return completedJourney(rule.journey, of);
    case 'streak':
      return streak(rule.days, of);
  }
}

/** Returns whether somebody's facts still earn a badge that they have. */
export async function isEarned(db: DbOrTx, rule: BadgeRule, personId: PersonId): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select 1 from (${toFacts(rule, (column) => sql`${column} = ${personId}::uuid`)}) f limit 1`,
  )) as { rows: unknown[] };
  return rows.length > 0;
}

/**
 * Who has earned a badge and was never awarded it, nor a learner that they are linked with; guests earn none. One person,
 * or everybody up to a limit.
 */
export async function findEarnings(
  db: DbOrTx,
  { id, rule }: { id: string; rule: BadgeRule },
  { personId, limit }: { personId?: PersonId; limit: number },
): Promise<Earning[]> {
  const of: OfPerson = (column) => (personId === undefined ? sql`true` : sql`${column} = ${personId}::uuid`);
  const { rows } = (await db.execute(sql`
    select f.person_id, to_char(f.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, f.evidence_id
    from (${toFacts(rule, of)}) f
    join ${person} p on p.id = f.person_id and p.kind <> 'guest'
    where not exists (
      select from ${badgeAward} a where a.badge_id = ${id} and a.revoked_because is null
        and (a.person_id = f.person_id
          or (a.revoked_at is null and a.person_id in ${linkedLearnersOf(sql`f.person_id`)}))
    )
    order by f.person_id
    limit ${limit}::int
  `)) as { rows: { person_id: PersonId; at: string; evidence_id: string }[] };
  return rows.map(({ person_id, at, evidence_id }) => ({
    personId: person_id,
    at: new Date(at),
    evidenceId: evidence_id,
  }));
}
