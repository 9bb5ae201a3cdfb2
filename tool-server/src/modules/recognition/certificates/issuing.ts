import { asId, type CertificateId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import type { Certificate, CertificateKind } from '@drawbridge/contracts/recognition';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import {
  type CertificateRow,
  findCertificateOf,
  findHolderName,
  listCertificatesOf,
} from './certificates.store.ts';
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
  /**
   * Those of one subject and its cycles, whose ids begin with it and a slash, that people of a company hold; most recent
   * first. Revoked ones are among them.
   */
  listOf(
    db: DbOrTx,
    of: { companyId: CompanyId; kind: CertificateKind; subjectId: string },
    page: { limit: number; offset: number },
  ): Promise<{ items: { personId: PersonId; certificate: Certificate }[]; total: number }>;
  /** Signs the URL of a file for minutes. The caller checks who may have it. */
  link(id: CertificateId): { url: string; expiresAt: Date };
}

export function createIssuing(deps: {
  issue: IssueCertificate;
  toCertificate(row: CertificateRow): Certificate;
  link: CertificateIssuing['link'];
}): CertificateIssuing {
  async function find(db: DbOrTx, personId: PersonId, subject: Subject) {
    const row = await findCertificateOf(db, personId, subject);
    return row && deps.toCertificate(row);
  }
  return {
    find,
    link: deps.link,
    async listOf(db, of, page) {
      const { rows, total } = await listCertificatesOf(db, of, page);
      return {
        items: rows.map((row) => ({ personId: asId(row.personId), certificate: deps.toCertificate(row) })),
        total,
      };
    },
    async issue(tx, finished) {
      const name = await findHolderName(tx, finished.personId);
      await deps.issue(tx, { ...finished, name, monthsValid: null, renews: null });
      const issued = await find(tx, finished.personId, finished);
      if (!issued) throw new Error('a certificate that was just issued is missing');
      return issued;
    },
  };
}
