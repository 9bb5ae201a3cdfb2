import type { PersonId } from '@drawbridge/contracts';
import { type CertificateKind, RENEWAL_DAYS } from '@drawbridge/contracts/recognition';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { course, courseItem } from '../../kernel/catalogue/catalogue.table.ts';
import { accountLink } from '../../kernel/people/account-link.table.ts';
import { person } from '../../kernel/people/index.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { labAttempt } from '../../practice/labs/labs.table.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';
import { certificate, certification, certificationRequirement } from './certificates.table.ts';

/** A certificate that somebody is entitled to and never had, or that renews one they have. */
export interface DueCertificate {
  personId: PersonId;
  kind: CertificateKind;
  subjectId: string;
  title: string;
  name: string;
  /** The time at which the course or assignment was completed. */
  completedAt: Date | undefined;
  monthsValid: number | null;
  /** Id of the certificate that it renews. */
  renews: string | null;
}

/** One person, or everybody up to a limit. */
interface Asked {
  personId?: PersonId;
  limit: number;
}

const ofPerson = (column: SQL, personId: PersonId | undefined) =>
  personId === undefined ? sql`true` : sql`${column} = ${personId}::uuid`;

/** Guests, anonymous launches and visitors of partners' pages are nobody that a certificate could name. */
const NAMED = sql`p.kind in ('account', 'launched')`;
const NAME = sql`trim(p.first_name || ' ' || p.last_name)`;
const toText = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

interface DueRow {
  person_id: PersonId;
  id: string;
  title: string;
  name: string;
  at: string | null;
  months_valid: number | null;
  renews?: string;
}

async function select(db: DbOrTx, kind: DueCertificate['kind'], query: SQL): Promise<DueCertificate[]> {
  const { rows } = (await db.execute(query)) as { rows: DueRow[] };
  return rows.map((row) => ({
    personId: row.person_id,
    kind,
    subjectId: row.id,
    title: row.title,
    name: row.name,
    completedAt: row.at === null ? undefined : new Date(row.at),
    monthsValid: row.months_valid,
    renews: row.renews ?? null,
  }));
}

/**
 * True where neither a person nor a learner that they are linked with has a certificate of a subject, or had it revoked by
 * somebody. Two conditions, each of which is one join; with an "or" between them every pair is compared.
 */
const isNotHeld = (kind: CertificateKind, personId: SQL, subject: SQL) => sql`(
  not exists (
    select from ${certificate} k
    where k.person_id = ${personId} and k.kind = ${kind} and k.subject_id = ${subject} and k.revoked_because is null
  )
  and not exists (
    select from ${accountLink} l join ${certificate} k on k.person_id = l.learner_id
    where l.account_id = ${personId} and k.kind = ${kind} and k.subject_id = ${subject}
      and k.revoked_because is null and k.revoked_at is null
  )
)`;

/** Of a course that a linked learner completed, that learner has the certificate. */
const isOwnCompletion = sql`e.completed_at is not null and e.completed_lent_by is null`;

/** What a person has finished, as `kind` and `target` of requirements. A lab counts by own work, not by its solution. */
const finished = (personId: PersonId | undefined) => sql`
  select e.person_id, 'course' as kind, e.course_id as target from ${enrolment} e
  where ${isOwnCompletion} and ${ofPerson(sql`e.person_id`, personId)}
  union
  select g.person_id, 'lab', g.lab_id from ${pointGain} g
  where g.reached <> 'solution' and ${ofPerson(sql`g.person_id`, personId)}`;

/** People who have finished everything that a certification asks for. */
const meets = (personId: PersonId | undefined) => sql`
  select f.person_id, r.certification_id as id
  from ${certificationRequirement} r join (${finished(personId)}) f on f.kind = r.kind and f.target = r.target
  group by 1, 2
  having count(*) = (select count(*) from ${certificationRequirement} o where o.certification_id = r.certification_id)`;

/** Returns whether what somebody has finished is still enough for a certificate that they have. */
export async function isEntitled(
  db: DbOrTx,
  personId: PersonId,
  { kind, subjectId }: { kind: CertificateKind; subjectId: string },
): Promise<boolean> {
  // Its people claim it, and can again where their own work is enough.
  if (kind === 'assignment') return false;
  const { rows } = (await db.execute(
    kind === 'course'
      ? sql`select 1 from ${enrolment} e where ${isOwnCompletion} and e.person_id = ${personId}::uuid
          and e.course_id = ${subjectId}`
      : sql`select 1 from (${meets(personId)}) met where met.id = ${subjectId}`,
  )) as { rows: unknown[] };
  return rows.length > 0;
}

/** How many labs a course has that somebody completed, and how many of them they passed with the solution open only. */
export async function countLabs(
  db: DbOrTx,
  personId: PersonId,
  courseId: string,
): Promise<{ labs: number; labsWithSolution: number }> {
  const { rows } = (await db.execute(sql`
    select count(*)::int as labs, count(*) filter (where passes.is_by_solution)::int as "labsWithSolution"
    from (
      select distinct i.target_id from ${courseItem} i where i.course_id = ${courseId} and i.object_type = 'lab'
    ) lab
    left join lateral (
      select bool_and(g.reached = 'solution') as is_by_solution from ${pointGain} g
      where g.person_id = ${personId}::uuid and g.lab_id = lab.target_id
    ) passes on true`)) as { rows: { labs: number; labsWithSolution: number }[] };
  return rows[0] ?? { labs: 0, labsWithSolution: 0 };
}

/** Completed courses without a certificate; challenges and playgrounds have none. */
export const findDueCourses = (db: DbOrTx, { personId, limit }: Asked): Promise<DueCertificate[]> =>
  select(
    db,
    'course',
    sql`
      select e.person_id, c.id, c.title, ${NAME} as name, ${toText(sql`e.completed_at`)} as at, null::int as months_valid
      from ${enrolment} e
      join ${course} c on c.id = e.course_id and c.type not in ('challenge', 'playground')
      join ${person} p on p.id = e.person_id and ${NAMED}
      where ${isOwnCompletion} and ${ofPerson(sql`e.person_id`, personId)}
        and ${isNotHeld('course', sql`e.person_id`, sql`e.course_id`)}
      order by e.person_id, c.id
      limit ${limit}::int`,
  );

/** Certifications whose requirements a person has all met. */
export const findDueCertifications = (db: DbOrTx, { personId, limit }: Asked): Promise<DueCertificate[]> =>
  select(
    db,
    'certification',
    sql`
      select met.person_id, met.id, o.title, ${NAME} as name, null::text as at, o.months_valid
      from (${meets(personId)}) met
      join ${certification} o on o.id = met.id and o.withdrawn_at is null
      join ${person} p on p.id = met.person_id and ${NAMED}
      where ${isNotHeld('certification', sql`met.person_id`, sql`met.id`)}
      order by met.person_id, met.id
      limit ${limit}::int`,
  );

/**
 * Certifications that end within `RENEWAL_DAYS` or have ended, if the person has since passed every lab again in an
 * attempt begun since then. A certification without labs is not renewed.
 */
export const findDueRenewals = (
  db: DbOrTx,
  { personId, limit, now }: Asked & { now: Date },
): Promise<DueCertificate[]> =>
  select(
    db,
    'certification',
    sql`
      select k.person_id, o.id, o.title, ${NAME} as name, null::text as at, o.months_valid, k.id as renews
      from ${certificate} k
      join ${certification} o on o.id = k.subject_id and o.withdrawn_at is null
      join ${person} p on p.id = k.person_id and ${NAMED}
      cross join lateral (select k.expires_at - make_interval(hours => ${RENEWAL_DAYS * 24}::int) as at) since
      where k.kind = 'certification' and k.revoked_at is null and since.at <= ${now.toISOString()}::timestamptz
        and ${ofPerson(sql`k.person_id`, personId)}
        and not exists (select from ${certificate} later where later.renews = k.id)
        and exists (
          select from ${certificationRequirement} r where r.certification_id = o.id and r.kind = 'lab'
        )
        and not exists (
          select from ${certificationRequirement} r
          where r.certification_id = o.id and case r.kind
            when 'lab' then not exists (
              select from ${labAttempt} a
              where a.person_id = k.person_id and a.moved_from is null and a.lab_id = r.target and a.passed
                and a.opened_at >= since.at
            )
            else not exists (
              select from ${enrolment} e
              where e.person_id = k.person_id and e.course_id = r.target and e.completed_at is not null
            ) end
        )
      order by k.person_id, o.id
      limit ${limit}::int`,
  );

/** Gives false when the person has, or had, this certificate. */
export async function insertCertificate(tx: Tx, row: typeof certificate.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(certificate)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: certificate.id });
  return rows.length > 0;
}
