import { asId, PUBLIC_PAGES, toPagePath } from '@drawbridge/contracts';
import type { Certificate, CertificateState, CheckedCertificate } from '@drawbridge/contracts/recognition';
import type { CertificateRow } from './certificates.store.ts';

/** Returns the number in groups of four, as it is printed. */
export const toShownNumber = (number: string) => (number.match(/.{1,4}/g) ?? []).join('-');

export const toCheckUrl = (publicUrl: string, number: string) =>
  publicUrl + toPagePath(PUBLIC_PAGES.certificate, { number: toShownNumber(number) });

export function toState({ revokedAt, expiresAt }: CertificateRow, now: Date): CertificateState {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'valid';
}

/** Returns a certificate as anybody with its number sees it. */
export const toChecked = (row: CertificateRow, now: Date): CheckedCertificate => ({
  number: toShownNumber(row.number),
  kind: row.kind,
  title: row.title,
  name: row.name,
  issued_at: row.issuedAt.toISOString(),
  ...(row.expiresAt ? { expires_at: row.expiresAt.toISOString() } : {}),
  state: toState(row, now),
  ...(row.labsWithSolution ? { labs: row.labs ?? 0, labs_with_solution: row.labsWithSolution } : {}),
});

/** Returns a certificate as its holder sees it. */
export const toCertificate = (
  row: CertificateRow,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Certificate => ({
  ...toChecked(row, now),
  id: asId(row.id),
  subject_id: row.subjectId,
  check_url: toCheckUrl(publicUrl, row.number),
});
