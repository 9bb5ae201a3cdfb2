import type { OutputOf, ParsedInputOf, PersonId } from '@drawbridge/contracts';
import {
  type CourseCard,
  type filterCourses,
  type listCourses,
  SHORT_LIST_PAGE_SIZE,
  type ShortCourse,
} from '@drawbridge/contracts/learning';
import { toProgressPercent } from '@drawbridge/contracts/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course, courseItem } from '../../kernel/catalogue/catalogue.table.ts';
import { isVisible, toSearchQuery } from '../../kernel/catalogue/index.ts';
import { ACCESS, toPlanJoins } from '../../kernel/grants/index.ts';
import { courseFeedback } from '../course-feedback/course-feedback.table.ts';
import { customChallenge } from '../custom-challenges/custom-challenges.table.ts';
import { liveEvent, liveRegistration } from '../live-courses/live-courses.table.ts';

/** @file Cards of courses, with what one learner did in them: one statement, however many courses there are. */

export type CourseFilter = ParsedInputOf<typeof filterCourses>;

interface CardRow {
  id: string;
  type: CourseCard['type'];
  title: string;
  description: string;
  level: CourseCard['proficiency'] | null;
  logo: string | null;
  roles: string[];
  tags: string[];
  cwe: string[];
  owasp: string[];
  learning_paths: string[];
  instructors: { id: string; name: string; logo: string }[];
  points: number | null;
  total_seconds: number;
  total_items: number;
  labs_count: number;
  subjects_count: number;
  is_new: boolean;
  is_enrolled: boolean;
  completed_items: number;
  access: 'open' | 'upgrade' | 'disabled';
  event_status: CourseCard['event_status'] | null;
  feedback: number | null;
  reason: CourseCard['reason'] | null;
  resume: CourseCard['resume'] | null;
}

/** Writes a row in the specification's field names. @see DATA-10 */
function toCard(row: CardRow): CourseCard {
  const progress = toProgressPercent(row.completed_items, row.total_items);
  return {
    _key: row.id,
    event_name: row.title,
    description: row.description,
    type: row.type,
    ...(row.level && { proficiency: row.level }),
    ...(row.logo && { logo: row.logo }),
    ...(row.points !== null && { points: row.points }),
    total_ttl: row.total_seconds,
    total_lessons: row.subjects_count,
    labs_count: row.labs_count,
    is_new: row.is_new,
    is_enrolled: row.is_enrolled,
    is_completed: row.total_items > 0 && row.completed_items >= row.total_items,
    progress,
    completed_items: row.completed_items,
    total_items: row.total_items,
    instructor_id: row.instructors.map(({ id, name, logo }) => `${id}#${name}#${logo}`),
    career: row.roles,
    tags: row.tags,
    cwe: row.cwe,
    owasp: row.owasp,
    ...(row.learning_paths[0] !== undefined && { learning_path_id: row.learning_paths[0] }),
    upgrade: row.access === 'upgrade',
    disabled: row.access === 'disabled',
    ...(row.event_status && { event_status: row.event_status }),
    ...(row.feedback !== null && { feedback: row.feedback }),
    ...(row.resume && { resume: row.resume }),
    ...(row.reason && { reason: row.reason }),
  };
}

/** How many of its items are complete. */
const toDoneItems = (person: SQL) => sql`(
  select count(*)::int from completion k
  join ${courseItem} i on i.course_id = k.course_id and i.item_id = k.item_id
  where k.person_id = ${person} and k.course_id = c.id
)`;
const areComplete = (person: SQL) => sql`(c.total_items > 0 and ${toDoneItems(person)} >= c.total_items)`;
export const IS_ENROLLED = sql`e.course_id is not null`;
const isNew = (today: string) => sql`coalesce(c.new_until >= ${today}::date, false)`;

/** The first item that is not complete, in the order of learning; of a course that is complete, the last. @see PLAYER-32, PLAYER-33 */
const toResume = (person: SQL) => sql`
  select jsonb_build_object('subject_id', i.subject_key, 'item_id', i.item_id, 'object_type', i.object_type) as item
  from ${courseItem} i
  join jsonb_to_recordset(c.subjects) as s(key text, "order" int) on s.key = i.subject_key
  left join completion k on k.person_id = ${person} and k.course_id = i.course_id and k.item_id = i.item_id
  cross join lateral (select case when k.item_id is null then 1 else -1 end as way) direction
  where i.course_id = c.id
  order by direction.way desc, s."order" * direction.way, i.position * direction.way, i.item_id
  limit 1`;

/** What they rated it last: at the end, otherwise in the middle. @see CX-15 */
const toRating = (person: SQL) => sql`(
  select f.rating from ${courseFeedback} f
  where f.person_id = ${person} and f.course_id = c.id and f.rating is not null
  order by f.at desc limit 1
)`;

export const toPerson = (personId: PersonId | undefined) => sql`${personId ?? null}::uuid`;

/** Whether somebody is enrolled, as `e`, and what the plan that is in force says of a course. */
export const toCardJoins = (person: SQL, now: Date) => sql`
  left join enrolment e on e.person_id = ${person} and e.course_id = c.id
  ${toPlanJoins(person, now)}`;

interface CardPage {
  personId: PersonId | undefined;
  now: Date;
  /** Common table expressions; the last is `page`, with the `id` of each course of the page. */
  page: SQL;
  /** Of `page` and the course `c`. */
  orderBy: SQL;
  /** The reason for a recommendation: `{kind, value}` as JSON. */
  reason?: SQL;
  /** Further joins, which the reason reads. */
  join?: SQL;
}

/** What only the cards of a page need is joined once the page is known, not to each course that is passed over. */
export async function readCardPage(db: DbOrTx, query: CardPage): Promise<CourseCard[]> {
  const { personId, now, page, orderBy, reason = sql`null`, join = sql`` } = query;
  const person = toPerson(personId);
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    with ${page}
    select c.id, c.type, c.title, c.description, c.level, c.logo, c.roles, c.tags, c.cwe, c.owasp, c.learning_paths,
      c.instructors, c.points, c.total_seconds, c.total_items, c.labs_count,
      jsonb_array_length(c.subjects) as subjects_count, ${isNew(toDay(now))} as is_new, ${IS_ENROLLED} as is_enrolled,
      case when ${IS_ENROLLED} then ${toDoneItems(person)} else 0 end as completed_items, ${ACCESS} as access,
      case when c.type = 'live-course' then coalesce(session.status, 'ended') end as event_status,
      ${reason} as reason, resume.item as resume, ${toRating(person)} as feedback
    from page join ${course} c on c.id = page.id ${toCardJoins(person, now)} ${join}
    left join lateral (${toResume(person)}) resume on ${IS_ENROLLED}
    left join lateral (
      select case when s.starts_at <= ${at} then 'live'
        when s.seats <= (select count(*) from ${liveRegistration} r where r.event_id = s.id) then 'full'
        else 'upcoming' end as status
      from ${liveEvent} s where s.course_id = c.id and s.status = 'scheduled' and s.ends_at > ${at}
      order by s.starts_at limit 1
    ) session on c.type = 'live-course'
    order by ${orderBy}
  `)) as { rows: CardRow[] };
  return rows.map(toCard);
}

interface CardQuery {
  personId: PersonId | undefined;
  now: Date;
  where: SQL;
  orderBy: SQL;
  limit?: number;
  offset?: number;
}

function selectCards(db: DbOrTx, query: CardQuery): Promise<CourseCard[]> {
  const { personId, now, where, orderBy, limit, offset = 0 } = query;
  const page = sql`page as materialized (
    select c.id from ${course} c ${toCardJoins(toPerson(personId), now)}
    where ${isVisible(personId)} and ${where}
    order by ${orderBy}
    ${limit === undefined ? sql`` : sql`limit ${limit}::int offset ${offset}::int`}
  )`;
  return readCardPage(db, { personId, now, page, orderBy });
}

export const toDay = (at: Date) => at.toISOString().slice(0, 10);

/** A PostgreSQL array literal: one parameter, which an index can use. */
export const toArray = (values: readonly string[]) =>
  sql`${`{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`}::text[]`;

/** Cards of the courses named, in that order; unknown and withdrawn ones are left out. */
export async function readCards(
  db: DbOrTx,
  personId: PersonId,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<CourseCard[]> {
  if (ids.length === 0) return [];
  const wanted = toArray(ids);
  return selectCards(db, {
    personId,
    now,
    where: sql`c.id = any(${wanted})`,
    orderBy: sql`array_position(${wanted}, c.id)`,
  });
}

/** Cards as anybody may see them: without progress. */
export function readPublicCards(
  db: DbOrTx,
  { tag, id, limit, now }: { tag?: string | undefined; id?: string; limit: number; now: Date },
): Promise<CourseCard[]> {
  const parts = [
    sql`c.type = 'course'`,
    ...(tag === undefined ? [] : [sql`c.tags @> ${toArray([tag])}`]),
    ...(id === undefined ? [] : [sql`c.id = ${id}`]),
  ];
  return selectCards(db, {
    personId: undefined,
    now,
    where: sql.join(parts, sql` and `),
    orderBy: sql`c.place, c.id`,
    limit,
  });
}

/** Cards of the courses a learner is enrolled in, the latest first; challenges and playgrounds are no courses. */
export const readEnrolledCards = (db: DbOrTx, personId: PersonId, now: Date): Promise<CourseCard[]> =>
  selectCards(db, {
    personId,
    now,
    where: sql`${IS_ENROLLED} and c.type not in ('challenge', 'playground')`,
    orderBy: sql`e.enrolled_at desc, c.place, c.id`,
  });

/** One type by itself: only then is the index in the order of the list. */
export const isOfTypes = (types: readonly string[]) =>
  types.length === 1 ? sql`c.type = ${types[0]}` : sql`c.type = any(${toArray(types)})`;

const STATUSES = {
  not_started: () => sql`not (${IS_ENROLLED})`,
  in_progress: ({ person }: Reader) => sql`(${IS_ENROLLED} and not ${areComplete(person)})`,
  completed: ({ person }: Reader) => sql`(${IS_ENROLLED} and ${areComplete(person)})`,
  new: ({ now }: Reader) => isNew(toDay(now)),
} as const;
interface Reader {
  person: SQL;
  now: Date;
}

const LAB_TYPES: readonly string[] = ['challenge', 'playground'];
export const isOfLabs = ({ types }: Pick<CourseFilter, 'types'>): boolean =>
  types !== undefined && types.length > 0 && types.every((type) => LAB_TYPES.includes(type));

/**
 * The order in which the list of a type is read: labs by level, live courses by their next session, own sets by their
 * last change. A mixed list has the heaviest match first.
 */
function toOrder({ types }: CourseFilter, match: SQL | undefined, now: Date): SQL {
  if (isOfLabs({ types }))
    return sql`array_position(array['Basic', 'Intermediate', 'Advanced'], c.level), c.place, c.id`;
  const only = types?.length === 1 ? types[0] : undefined;
  if (only === 'live-course')
    return sql`(
      select min(s.starts_at) from ${liveEvent} s
      where s.course_id = c.id and s.status = 'scheduled' and s.ends_at > ${now.toISOString()}::timestamptz
    ) nulls last, c.place, c.id`;
  if (only === 'custom')
    return sql`(select k.changed_at from ${customChallenge} k where k.course_id = c.id) desc nulls last, c.id`;
  // Equals in the order of learning.
  return match ? sql`ts_rank(c.search, ${match}) desc, c.place, c.id` : sql`c.place, c.id`;
}

/** One page of the cards that meet every part of a filter that is set. @see CAT-8, CAT-9 */
export async function filterCards(
  db: DbOrTx,
  personId: PersonId,
  filter: CourseFilter & { ids?: readonly string[] | undefined },
  now: Date,
): Promise<CourseCard[]> {
  const query = filter.search === undefined ? undefined : await toSearchQuery(db, filter.search);
  const match = query === undefined ? undefined : sql`to_tsquery('english', ${query})`;
  const { ids, types, levels, roles, learning_paths, tags, status, isCustom } = filter;
  const overlap = (column: string, values: string[] | undefined) =>
    values?.length ? [sql`c.${sql.identifier(column)} && ${toArray(values)}`] : [];
  const parts = [
    ...(ids ? [sql`c.id = any(${toArray(ids)})`] : []),
    ...(types?.length ? [isOfTypes(types)] : []),
    ...(levels?.length ? [sql`c.level = any(${toArray(levels)})`] : []),
    ...overlap('roles', roles),
    ...overlap('learning_paths', learning_paths),
    ...overlap('tags', tags),
    ...(isCustom === undefined ? [] : [sql`(c.type = 'custom') = ${isCustom}::boolean`]),
    ...(status?.length
      ? [
          sql`(${sql.join(
            status.map((one) => STATUSES[one]({ person: toPerson(personId), now })),
            sql` or `,
          )})`,
        ]
      : []),
    ...(match ? [sql`c.search @@ ${match}`] : []),
  ];
  return selectCards(db, {
    personId,
    now,
    where: parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`,
    orderBy: toOrder(filter, match, now),
    limit: filter.per_page,
    offset: (filter.page - 1) * filter.per_page,
  });
}

/** One page of what a learner sees, by title, and how many there are. @see CALL-32 */
export async function readShortList(
  db: DbOrTx,
  personId: PersonId,
  { type, page, now }: ParsedInputOf<typeof listCourses> & { now: Date },
): Promise<OutputOf<typeof listCourses>> {
  const where = sql`${isVisible(personId)} and ${type === undefined ? sql`true` : isOfTypes([type])}`;
  const { rows } = (await db.execute(sql`
    select c.id as _key, c.title as event_name, c.type, c.level as proficiency, c.total_seconds as total_ttl,
      ${ACCESS} = 'upgrade' as upgrade, ${ACCESS} = 'disabled' as disabled
    from ${course} c ${toCardJoins(toPerson(personId), now)}
    where ${where}
    order by lower(c.title), c.id
    limit ${SHORT_LIST_PAGE_SIZE}::int offset ${(page - 1) * SHORT_LIST_PAGE_SIZE}::int
  `)) as { rows: (Omit<ShortCourse, 'proficiency'> & { proficiency: ShortCourse['proficiency'] | null })[] };
  const counted = (await db.execute(sql`select count(*)::int as total from ${course} c where ${where}`)) as {
    rows: { total: number }[];
  };
  return {
    items: rows.map(({ proficiency, ...row }) => ({ ...row, ...(proficiency && { proficiency }) })),
    total: counted.rows[0]?.total ?? 0,
  };
}
