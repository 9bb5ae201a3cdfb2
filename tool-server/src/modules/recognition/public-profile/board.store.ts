import type { PersonId } from '@drawbridge/contracts';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { person } from '../../kernel/people/index.ts';
import { account } from '../../kernel/people/people.table.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';

const toInstant = (at: Date | undefined): SQL =>
  at === undefined ? sql`'-infinity'::timestamptz` : sql`${at.toISOString()}::timestamptz`;

/**
 * Everyone who chose to be shown and earned points since then, in order. `rank` is shared by equals, `nth` is not: of
 * equals the earlier last gain is first, and the id decides the rest.
 */
const standingsSince = (since: Date | undefined) => sql`(
  select gains.*,
    rank() over (order by gains.points desc)::int as rank,
    row_number() over (order by gains.points desc, gains.last_gain_at, gains.person_id)::int as nth,
    count(*) over ()::int as total
  from (
    select g.person_id, p.alias,
      sum(g.points)::int as points,
      (count(*) filter (where g.is_first))::int as labs,
      max(g.gained_at) filter (where g.points > 0) as last_gain_at
    from ${pointGain} g
    join public_profile p on p.person_id = g.person_id and p.visible
    join ${account} a on a.person_id = g.person_id and a.state = 'active'
    where g.gained_at >= ${toInstant(since)}
    group by g.person_id, p.alias
    having sum(g.points) > 0
  ) gains
)`;

const NTH = sql<number>`s.nth`;

export interface Standing {
  nth: number;
  rank: number;
  total: number;
  personId: string;
  alias: string | null;
  firstName: string;
  lastName: string;
  picture: string | null;
  points: number;
  labs: number;
  courses: number;
}

/**
 * The rows from `from` to `to`, counted from 1, by one statement. The first row of all is always included, so that an
 * empty page still knows how many there are.
 */
export function readBoard(
  db: DbOrTx,
  { since, from, to }: { since: Date | undefined; from: number; to: number },
): Promise<Standing[]> {
  return db
    .select({
      nth: NTH,
      rank: sql<number>`s.rank`,
      total: sql<number>`s.total`,
      personId: person.id,
      alias: sql<string | null>`s.alias`,
      firstName: person.firstName,
      lastName: person.lastName,
      picture: person.picture,
      points: sql<number>`s.points`,
      labs: sql<number>`s.labs`,
      courses: sql<number>`(
        select count(*)::int from ${enrolment} e
        join ${course} c on c.id = e.course_id and c.type not in ('challenge', 'playground')
        where e.person_id = s.person_id and e.completed_at >= ${toInstant(since)}
      )`,
    })
    .from(sql`${standingsSince(since)} as s`)
    .innerJoin(person, eq(person.id, sql`s.person_id`))
    .where(or(sql`s.nth between ${from}::int and ${to}::int`, sql`s.nth = 1`))
    .orderBy(NTH);
}

/** A person's own row, if they are on the board. */
export async function findStanding(db: DbOrTx, personId: PersonId, since: Date | undefined) {
  const [row] = await db
    .select({ nth: NTH, rank: sql<number>`s.rank`, points: sql<number>`s.points` })
    .from(sql`${standingsSince(since)} as s`)
    .where(sql`s.person_id = ${personId}::uuid`);
  return row;
}
