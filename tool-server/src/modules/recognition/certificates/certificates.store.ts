import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { and, asc, count, desc, eq, getTableColumns, isNull, max, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { person } from '../../kernel/people/index.ts';
import { linkedLearnersOf } from '../../kernel/people/living-link.view.ts';
import { labSolutionOpened } from '../../practice/labs/lab-help.table.ts';
import { labAttempt } from '../../practice/labs/labs.table.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';
import { certificate, certification, certificationRequirement } from './certificates.table.ts';

export type CertificateRow = typeof certificate.$inferSelect;
export type RequirementRow = typeof certificationRequirement.$inferSelect;
export type StoredCertification = typeof certification.$inferSelect & { requirements: RequirementRow[] };

/** Certifications that are not withdrawn, and withdrawn ones that the person holds, in their order. */
export async function readCertifications(db: DbOrTx, personId: PersonId): Promise<StoredCertification[]> {
  const rows = await db
    .select({ certification, requirement: certificationRequirement })
    .from(certification)
    .innerJoin(certificationRequirement, eq(certificationRequirement.certificationId, certification.id))
    .where(
      sql`${certification.withdrawnAt} is null or exists (
        select from ${certificate} k
        where k.person_id = ${personId}::uuid and k.kind = 'certification' and k.subject_id = ${certification.id}
      )`,
    )
    .orderBy(asc(certification.place), asc(certification.id), asc(certificationRequirement.position));
  return [...Map.groupBy(rows, (row) => row.certification.id).values()].flatMap((ofOne) => {
    const [first] = ofOne;
    return first
      ? [{ ...first.certification, requirements: ofOne.map(({ requirement }) => requirement) }]
      : [];
  });
}

/** Of a person, and of the learners that an account is linked with: they are one person while the link lasts. */
const isOf = (personId: PersonId) =>
  or(
    eq(certificate.personId, personId),
    sql`${certificate.personId} in ${linkedLearnersOf(sql`${personId}::uuid`)}`,
  );

/** Every certificate of a person, revoked ones included, the latest first; without those that went with a link. */
export function readCertificates(db: DbOrTx, personId: PersonId): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificate)
    .where(and(isOf(personId), isNull(certificate.revokedBecause)))
    .orderBy(desc(certificate.issuedAt), certificate.id);
}

/** The labs that a person passed by own work or with the solution open, and their attempts. */
export async function readLabStates(db: DbOrTx, personId: PersonId) {
  const gains = await db
    .selectDistinct({ labId: pointGain.labId, reached: pointGain.reached })
    .from(pointGain)
    .where(eq(pointGain.personId, personId));
  const attempts = await db
    .select({
      labId: labAttempt.labId,
      openedAt: labAttempt.openedAt,
      passed: labAttempt.passed,
      isOwn: sql<boolean>`${labAttempt.movedFrom} is null`,
    })
    .from(labAttempt)
    .where(eq(labAttempt.personId, personId));
  const solutions = await db
    .select({ labId: labAttempt.labId, openedAt: max(labSolutionOpened.openedAt) })
    .from(labSolutionOpened)
    .innerJoin(labAttempt, eq(labAttempt.id, labSolutionOpened.attemptId))
    .where(eq(labAttempt.personId, personId))
    .groupBy(labAttempt.labId);
  return {
    passed: new Set(gains.filter(({ reached }) => reached !== 'solution').map(({ labId }) => labId)),
    /** When the solution was opened of labs that were not passed before. */
    solutionOpened: new Map(solutions.map(({ labId, openedAt }) => [labId, openedAt])),
    attempts,
  };
}

/** Returns whether a certificate belongs to a person or to a learner that they are linked with, and is not revoked. */
export async function isHolder(db: DbOrTx, id: string, personId: PersonId): Promise<boolean> {
  const rows = await db
    .select({ id: certificate.id })
    .from(certificate)
    .where(and(eq(certificate.id, id), isOf(personId), isNull(certificate.revokedAt)));
  return rows.length > 0;
}

export async function findCertificate(
  db: DbOrTx,
  by: { id: string } | { number: string },
): Promise<(CertificateRow & { companyId: CompanyId | null }) | undefined> {
  const [row] = await db
    .select({ certificate, companyId: person.companyId })
    .from(certificate)
    .innerJoin(person, eq(person.id, certificate.personId))
    .where('id' in by ? eq(certificate.id, by.id) : eq(certificate.number, by.number));
  return row && { ...row.certificate, companyId: row.companyId as CompanyId | null };
}

/** The one that a person has, or had, of a subject. */
export async function findCertificateOf(
  db: DbOrTx,
  personId: PersonId,
  { kind, subjectId }: Pick<CertificateRow, 'kind' | 'subjectId'>,
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(certificate)
    .where(
      and(
        eq(certificate.personId, personId),
        eq(certificate.kind, kind),
        eq(certificate.subjectId, subjectId),
        isNull(certificate.revokedBecause),
      ),
    );
  return row;
}

/** A person's name as a certificate names them; empty where the account has none. */
export async function findHolderName(db: DbOrTx, personId: PersonId): Promise<string> {
  const [row] = await db
    .select({ firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(eq(person.id, personId));
  return `${row?.firstName ?? ''} ${row?.lastName ?? ''}`.trim();
}

/** A second time changes nothing. */
export async function revokeCertificate(
  tx: Tx,
  id: string,
  at: Date,
  because: CertificateRow['revokedBecause'] = null,
): Promise<void> {
  await tx
    .update(certificate)
    .set({ revokedAt: at, revokedBecause: because })
    .where(and(eq(certificate.id, id), isNull(certificate.revokedAt)));
}

/** Those of a subject, and of its cycles behind a slash, that people of a company hold, most recent first. */
export async function listCertificatesOf(
  db: DbOrTx,
  { companyId, kind, subjectId }: { companyId: CompanyId; kind: CertificateRow['kind']; subjectId: string },
  page: { limit: number; offset: number },
): Promise<{ rows: CertificateRow[]; total: number }> {
  const where = and(
    eq(certificate.kind, kind),
    sql`split_part(${certificate.subjectId}, '/', 1) = ${subjectId}`,
    eq(person.companyId, companyId),
    isNull(certificate.revokedBecause),
  );
  const [all] = await db
    .select({ total: count() })
    .from(certificate)
    .innerJoin(person, eq(person.id, certificate.personId))
    .where(where);
  const rows = await db
    .select(getTableColumns(certificate))
    .from(certificate)
    .innerJoin(person, eq(person.id, certificate.personId))
    .where(where)
    .orderBy(desc(certificate.issuedAt), certificate.id)
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: all?.total ?? 0 };
}

/** Of the picture of its course or certification. */
export async function findTopic(
  db: DbOrTx,
  { kind, subjectId }: Pick<CertificateRow, 'kind' | 'subjectId'>,
): Promise<string | undefined> {
  if (kind === 'certification') {
    const [row] = await db
      .select({ owasp: certification.owasp })
      .from(certification)
      .where(eq(certification.id, subjectId));
    return row?.owasp;
  }
  if (kind === 'assignment') return undefined;
  const [row] = await db.select({ owasp: course.owasp }).from(course).where(eq(course.id, subjectId));
  return row?.owasp[0];
}
