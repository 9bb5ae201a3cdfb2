import type { Certification } from '@drawbridge/content';
import { and, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { toExcluded } from '../../../platform/db/excluded.ts';
import { certification, certificationRequirement } from './certificates.table.ts';

/** What a certification requires, in order. */
const toRequirements = ({ id, courses, labs }: Certification) =>
  [
    ...courses.map((target) => ({ kind: 'course' as const, target })),
    ...labs.map((target) => ({ kind: 'lab' as const, target })),
  ].map((one, nth) => ({ ...one, certificationId: id, position: nth + 1 }));

/** Brings the tables up to the content folder. */
export async function syncCertifications(
  tx: Tx,
  certifications: readonly Certification[],
  at: Date,
): Promise<void> {
  const ids = certifications.map(({ id }) => id);
  const isGone = and(
    isNull(certification.withdrawnAt),
    ids.length > 0 ? notInArray(certification.id, ids) : undefined,
  );
  await tx.update(certification).set({ withdrawnAt: at }).where(isGone);
  if (ids.length === 0) return;

  const rows = certifications.map((fields, index) => ({ ...fields, place: index + 1, withdrawnAt: null }));
  const set = toExcluded(certification, 'id');
  await tx.insert(certification).values(rows).onConflictDoUpdate({ target: certification.id, set });
  await tx.delete(certificationRequirement).where(inArray(certificationRequirement.certificationId, ids));
  const requirements = certifications.flatMap(toRequirements);
  if (requirements.length > 0) await tx.insert(certificationRequirement).values(requirements);
}
