import type { PersonId } from '@drawbridge/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { course, courseItem } from '../../kernel/catalogue/catalogue.table.ts';
import { isVisible } from '../../kernel/catalogue/index.ts';
import { end, give } from '../../kernel/grants/index.ts';
import { completion, enrolment } from './courses.table.ts';

interface Link {
  learnerId: PersonId;
  accountId: PersonId;
  at: Date;
}

/** Every item of a course is complete. */
const isComplete = sql`(
  select count(*) from ${completion} k
  join ${courseItem} i on i.course_id = k.course_id and i.item_id = k.item_id
  where k.person_id = e.person_id and k.course_id = e.course_id
) >= (select c.total_items from ${course} c where c.id = e.course_id)`;

/**
 * Gives an account the courses and completed items of a learner until `returnProgress`. Of a course that the learner has
 * completed, the learner has the badge and the certificate.
 */
export async function lendProgress(tx: Tx, { learnerId, accountId, at }: Link): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const [from, to] = [sql`${learnerId}::uuid`, sql`${accountId}::uuid`];
  const { rows } = (await tx.execute(sql`
    insert into ${enrolment} (person_id, course_id, enrolled_at, lent_by)
    select ${to}, e.course_id, ${now}, ${from} from ${enrolment} e
    join ${course} c on c.id = e.course_id and ${isVisible(accountId)}
    where e.person_id = ${from} and e.lent_by is null
    on conflict do nothing
    returning course_id`)) as { rows: { course_id: string }[] };
  for (const { course_id: subject } of rows)
    await give(tx, {
      personId: accountId,
      kind: 'enrolment',
      subject,
      source: 'link',
      sourceId: learnerId,
      at,
    });
  await tx.execute(sql`
    insert into ${completion} (person_id, course_id, item_id, completed_at, lent_by)
    select ${to}, k.course_id, k.item_id, k.completed_at, ${from} from ${completion} k
    join ${enrolment} e on e.person_id = ${to} and e.course_id = k.course_id
    where k.person_id = ${from} and k.lent_by is null
    on conflict do nothing`);
  await tx.execute(sql`
    update ${enrolment} e set completed_at = ${now}, completed_lent_by = ${from}
    from ${enrolment} o
    where e.person_id = ${to} and e.completed_at is null and o.person_id = ${from} and o.course_id = e.course_id
      and o.completed_at is not null and ${isComplete}`);
  await give(tx, {
    personId: accountId,
    kind: 'progress',
    subject: learnerId,
    source: 'link',
    sourceId: learnerId,
    at,
  });
}

/** Takes it back. A course in which the account did something itself stays, with that. */
export async function returnProgress(tx: Tx, { learnerId, accountId, at }: Link): Promise<void> {
  const ofLink = { personId: accountId, source: 'link', sourceId: learnerId } as const;
  const because = 'link ended';
  const returned = await tx
    .delete(completion)
    .where(and(eq(completion.personId, accountId), eq(completion.lentBy, learnerId)))
    .returning({ courseId: completion.courseId });
  const courseIds = [...new Set(returned.map(({ courseId }) => courseId))];
  await tx.execute(sql`
    delete from ${enrolment} e where e.person_id = ${accountId}::uuid and e.lent_by = ${learnerId}::uuid
      and not exists (
        select from ${completion} k where k.person_id = e.person_id and k.course_id = e.course_id
      )`);
  await tx.execute(sql`
    update ${enrolment} e set lent_by = null where e.person_id = ${accountId}::uuid and e.lent_by = ${learnerId}::uuid`);
  if (courseIds.length > 0)
    await tx
      .update(enrolment)
      .set({ completedAt: null, completedBy: null, completedLentBy: null })
      .where(
        and(
          eq(enrolment.personId, accountId),
          inArray(enrolment.courseId, courseIds),
          sql`not exists (select from ${enrolment} e where e.person_id = ${enrolment.personId}
            and e.course_id = ${enrolment.courseId} and ${isComplete})`,
        ),
      );
  await end(tx, { ...ofLink, kind: 'enrolment' }, { at, because });
  await end(tx, { ...ofLink, kind: 'progress' }, { at, because });
}

/** The courses that a person is enrolled in. */
export async function readEnrolled(tx: Tx, personId: PersonId): Promise<string[]> {
  const rows = await tx
    .select({ courseId: enrolment.courseId })
    .from(enrolment)
    .where(eq(enrolment.personId, personId))
    .orderBy(enrolment.courseId);
  return rows.map(({ courseId }) => courseId);
}
