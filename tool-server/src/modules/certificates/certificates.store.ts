import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/database.ts';
import { course } from '../catalogue/catalogue.table.ts';
import { labAttempt } from '../labs/labs.table.ts';
import { person } from '../people/index.ts';
import { pointGain } from '../public-profile/public-profile.table.ts';
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

/** Every certificate of a person, revoked ones included, the latest first. */
export function readCertificates(db: DbOrTx, personId: PersonId): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificate)
    .where(eq(certificate.personId, personId))
    .orderBy(desc(certificate.issuedAt), certificate.id);
}

/** The labs that a person ever passed, and their attempts. */
export async function readLabStates(db: DbOrTx, personId: PersonId) {
  const passed = await db
    .selectDistinct({ labId: pointGain.labId })
    .from(pointGain)
    .where(eq(pointGain.personId, personId));
  const attempts = await db
    .select({ labId: labAttempt.labId, openedAt: labAttempt.openedAt, passed: labAttempt.passed })
    .from(labAttempt)
    .where(eq(labAttempt.personId, personId));
  return { passed: new Set(passed.map(({ labId }) => labId)), attempts };
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
export async function revokeCertificate(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(certificate)
    .set({ revokedAt: at })
    .where(and(eq(certificate.id, id), isNull(certificate.revokedAt)));
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
