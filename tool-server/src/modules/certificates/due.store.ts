import { type CertificateKind, type PersonId, RENEWAL_DAYS } from '@drawbridge/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/database.ts';
import { course } from '../catalogue/catalogue.table.ts';
import { enrolment } from '../courses/courses.table.ts';
import { labAttempt } from '../labs/labs.table.ts';
import { person } from '../people/index.ts';
import { pointGain } from '../public-profile/public-profile.table.ts';
import { certificate, certification, certificationRequirement } from './certificates.table.ts';

/** A certificate that somebody is entitled to and never had, or that renews one they have. */
export interface DueCertificate {
  personId: PersonId;
  kind: CertificateKind;
  subjectId: string;
  title: string;
  name: string;
  /** Of a course or assignment. */
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
      where e.completed_at is not null and ${ofPerson(sql`e.person_id`, personId)}
        and not exists (
          select from ${certificate} k
          where k.person_id = e.person_id and k.kind = 'course' and k.subject_id = e.course_id
        )
      order by e.person_id, c.id
      limit ${limit}::int`,
  );

/** Certifications of which somebody meets every requirement. */
export const findDueCertifications = (db: DbOrTx, { personId, limit }: Asked): Promise<DueCertificate[]> =>
  select(
    db,
    'certification',
    sql`
      select met.person_id, met.id, o.title, ${NAME} as name, null::text as at, o.months_valid
      from (
        select f.person_id, r.certification_id as id, count(*) as requirements
        from ${certificationRequirement} r
        join (
          select e.person_id, 'course' as kind, e.course_id as target from ${enrolment} e
          where e.completed_at is not null and ${ofPerson(sql`e.person_id`, personId)}
          union all
          select g.person_id, 'lab', g.lab_id from ${pointGain} g
          where g.is_first and ${ofPerson(sql`g.person_id`, personId)}
        ) f on f.kind = r.kind and f.target = r.target
        group by 1, 2
      ) met
      join ${certification} o on o.id = met.id and o.withdrawn_at is null
      join ${person} p on p.id = met.person_id and ${NAMED}
      where met.requirements = (
          select count(*) from ${certificationRequirement} r where r.certification_id = met.id
        )
        and not exists (
          select from ${certificate} k
          where k.person_id = met.person_id and k.kind = 'certification' and k.subject_id = met.id
        )
      order by met.person_id, met.id
      limit ${limit}::int`,
  );

/**
 * Certifications that end within `RENEWAL_DAYS` or have ended, of which somebody has passed every lab anew since then, in
 * an attempt begun since then; one without labs is not renewed.
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
              where a.person_id = k.person_id and a.lab_id = r.target and a.passed and a.opened_at >= since.at
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
