import type { BadgeRule } from '@drawbridge/content';
import { type SQL, sql } from 'drizzle-orm';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { completion, enrolment } from '../../learning/courses/courses.table.ts';
import { journeyCourse } from '../../learning/journeys/journeys.table.ts';
import { labHintOpened, labSolutionOpened } from '../../practice/labs/lab-help.table.ts';
import { labAttempt } from '../../practice/labs/labs.table.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';
import type { badgeAward } from './badges.table.ts';

/** Which badges a fact can earn. */
export const AFTER_PASS: readonly BadgeRule['kind'][] = ['labs', 'challenges', 'no-hint', 'streak'];
export const AFTER_ITEM: readonly BadgeRule['kind'][] = ['streak'];
export const AFTER_COURSE: readonly BadgeRule['kind'][] = ['course', 'journey', 'streak'];

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
export type OfPerson = (column: SQL) => SQL;

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

/** The facts that earn a badge of a rule: who, when, and by what. */
export function toFacts(rule: BadgeRule, of: OfPerson): SQL {
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
