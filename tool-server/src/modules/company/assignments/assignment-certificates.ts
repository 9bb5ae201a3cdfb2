import type { PersonId } from '@drawbridge/contracts';
import { problem } from '@drawbridge/contracts';
import type { Certificate } from '@drawbridge/contracts/recognition';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import type { CertificateIssuing } from '../../recognition/certificates/index.ts';
import type { WorkRow } from './assignment-work.store.ts';

/** Each cycle has a certificate of its own: the number of a later one is behind the id. */
const toSubjectId = ({ id, cycle }: { id: string; cycle: number }) => (cycle === 1 ? id : `${id}/${cycle}`);

export const findCertificateOf = (
  certificates: CertificateIssuing,
  db: DbOrTx,
  personId: PersonId,
  cycle: { id: string; cycle: number },
): Promise<Certificate | undefined> =>
  certificates.find(db, personId, { kind: 'assignment', subjectId: toSubjectId(cycle) });

/**
 * Returns the certificate of a finished cycle; the first call issues it. What was finished once stays certified, also
 * when the company adds work later. Throws `assignment_not_finished`, and `certificate_not_found` for a revoked one.
 * @see COMP-59
 */
export async function claimCertificate(
  certificates: CertificateIssuing,
  tx: Tx,
  { name, work }: { name: string; work: WorkRow },
): Promise<Certificate> {
  const personId = work.person_id;
  const issued = await findCertificateOf(certificates, tx, personId, work);
  if (issued?.state === 'revoked') throw problem('certificate_not_found');
  if (issued) return issued;
  if (work.finished_ms === null) throw problem('assignment_not_finished');
  return certificates.issue(tx, {
    kind: 'assignment',
    subjectId: toSubjectId(work),
    personId,
    title: name,
    completedAt: new Date(Number(work.finished_ms)),
  });
}
