import type { PersonId } from '@drawbridge/contracts';
import type { Certificate, CertificateKind } from '@drawbridge/contracts/recognition';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { type CertificateRow, findCertificateOf, findHolderName } from './certificates.store.ts';
import type { IssueCertificate } from './issue-certificates.ts';

interface Subject {
  kind: CertificateKind;
  subjectId: string;
}

/** Certificates for what other modules know to be finished. */
export interface CertificateIssuing {
  /** The one that a person has of a subject, a revoked one included. */
  find(db: DbOrTx, personId: PersonId, subject: Subject): Promise<Certificate | undefined>;
  /** Issues it; two at once get the same one. */
  issue(
    tx: Tx,
    finished: Subject & { personId: PersonId; title: string; completedAt: Date },
  ): Promise<Certificate>;
}

export function createIssuing(deps: {
  issue: IssueCertificate;
  toCertificate(row: CertificateRow): Certificate;
}): CertificateIssuing {
  async function find(db: DbOrTx, personId: PersonId, subject: Subject) {
    const row = await findCertificateOf(db, personId, subject);
    return row && deps.toCertificate(row);
  }
  return {
    find,
    async issue(tx, finished) {
      const name = await findHolderName(tx, finished.personId);
      await deps.issue(tx, { ...finished, name, monthsValid: null, renews: null });
      const issued = await find(tx, finished.personId, finished);
      if (!issued) throw new Error('a certificate that was just issued is missing');
      return issued;
    },
  };
}
