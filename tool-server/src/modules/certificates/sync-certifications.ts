import type { Certification } from '@drawbridge/content';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { certification, certificationRequirement } from './certificates.table.ts';

/** Brings the tables up to the content folder. */
export async function syncCertifications(
  tx: Tx,
  certifications: readonly Certification[],
  at: Date,
): Promise<void> {
  for (const [index, { id, courses, labs, ...fields }] of certifications.entries()) {
    const set = { ...fields, place: index + 1, withdrawnAt: null };
    await tx
      .insert(certification)
      .values({ id, ...set })
      .onConflictDoUpdate({ target: certification.id, set });
    const required = [
      ...courses.map((target) => ({ kind: 'course' as const, target })),
      ...labs.map((target) => ({ kind: 'lab' as const, target })),
    ];
    await tx.delete(certificationRequirement).where(eq(certificationRequirement.certificationId, id));
    await tx
      .insert(certificationRequirement)
      .values(required.map((one, nth) => ({ ...one, certificationId: id, position: nth + 1 })));
  }
  const ids = certifications.map(({ id }) => id);
  await tx
    .update(certification)
    .set({ withdrawnAt: at })
    .where(
      and(isNull(certification.withdrawnAt), ids.length > 0 ? notInArray(certification.id, ids) : undefined),
    );
}
