import {
  type AssignmentId,
  asId,
  type CompanyId,
  type OutputOf,
  type PersonId,
  problem,
} from '@drawbridge/contracts';
import {
  type AssignedPerson,
  type AssignedPersonDetail,
  type AssignmentState,
  type getAssignmentReport,
  type issueAssignmentCertificate,
  type listAssignmentCertificates,
} from '@drawbridge/contracts/company';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import type { CertificateIssuing } from '../../../recognition/certificates/index.ts';
import { claimCertificate, findCertificateOf } from '../assignment-certificates.ts';
import { readCycles, readItemWork, readWorkOf } from '../assignment-work.store.ts';
import { toItem, toOwnCycle, toWork } from '../work-view.ts';
import type { Admin, ManagedDeps } from './managed.service.ts';
import { assignmentsOf, type ManagedRow } from './managed.store.ts';
import { toSummary } from './managed-view.ts';
import { type ReportRow, readReport } from './report.store.ts';

interface Filter {
  state?: AssignmentState | undefined;
  text?: string | undefined;
}

export interface ReportDeps extends ManagedDeps {
  certificates: CertificateIssuing;
}

export const toAssignedPerson = (of: ManagedRow, row: ReportRow): AssignedPerson => ({
  person_id: asId(row.person_id),
  name: row.name,
  email: row.email,
  ...toWork(of, row),
  ...(row.reason === null
    ? {}
    : {
        exemption: {
          reason: row.reason,
          at: new Date(Number(row.exempted_ms)).toISOString(),
          ...(row.exempted_by ? { by: row.exempted_by } : {}),
        },
      }),
});

/** How the people of a company are doing with its assignments. @see COMP-54, COMP-55, COMP-58 */
export function createAssignmentReports({ database: { db }, clock, audit, certificates }: ReportDeps) {
  /** Throws `assignment_not_found` and `assignment_person_not_found`. */
  async function findPerson(at: DbOrTx, companyId: CompanyId, id: AssignmentId, personId: PersonId) {
    const now = clock.now();
    const row = await assignmentsOf(at, companyId).get(id, now);
    const { people } = await readReport(at, { companyId, id }, { personId, limit: 1, offset: 0 }, now);
    const [found] = people;
    if (!found) throw problem('assignment_person_not_found');
    return { row, found, now };
  }

  return {
    async report(
      companyId: CompanyId,
      id: AssignmentId,
      { page, per_page, ...filter }: Filter & { page: number; per_page: number },
    ): Promise<OutputOf<typeof getAssignmentReport>> {
      const now = clock.now();
      const row = await assignmentsOf(db, companyId).get(id, now);
      const range = { limit: per_page, offset: (page - 1) * per_page };
      const { people, total, counts } = await readReport(db, { companyId, id }, { ...filter, ...range }, now);
      return {
        assignment: toSummary(row),
        items: people.map((one) => toAssignedPerson(row, one)),
        total,
        counts,
        now: now.toISOString(),
      };
    },

    async getPerson(
      companyId: CompanyId,
      id: AssignmentId,
      personId: PersonId,
    ): Promise<AssignedPersonDetail> {
      const { row, found, now } = await findPerson(db, companyId, id, personId);
      const one = toAssignedPerson(row, found);
      const items = await readItemWork(db, id, personId);
      const rows = await readCycles(db, id, personId, now);
      return {
        ...one,
        assignment: { id, name: row.name },
        items: items.map((item) => toItem(item, new Date(one.due_at), now)),
        cycles: await Promise.all(
          rows.map(async (cycle) =>
            toOwnCycle(cycle, await findCertificateOf(certificates, db, personId, cycle)),
          ),
        ),
      };
    },

    /** Throws `assignment_not_finished` too. What is issued here is recorded; what was issued before is only returned. */
    issue: (
      { companyId, personId: adminId, origin }: Admin,
      { id, personId, cycle }: { id: AssignmentId; personId: PersonId; cycle: number | undefined },
    ): Promise<OutputOf<typeof issueAssignmentCertificate>> =>
      db.transaction(async (tx) => {
        const { row, found, now } = await findPerson(tx, companyId, id, personId);
        const wanted = { id, person_id: personId, cycle: cycle ?? found.cycle };
        const [work] = await readWorkOf(tx, [wanted], now);
        if (!work) throw problem('assignment_not_finished');
        const known = await findCertificateOf(certificates, tx, personId, work);
        const certificate = await claimCertificate(certificates, tx, { name: row.name, work });
        if (!known)
          await audit.record(tx, {
            action: 'certificate.issue',
            actorId: adminId,
            companyId,
            subject: { kind: 'person', id: personId },
            origin,
            details: { certificate: certificate.id, assignment: id },
          });
        return { certificate, url: certificates.link(certificate.id).url };
      }),

    async listCertificates(
      companyId: CompanyId,
      id: AssignmentId,
      { page, per_page }: { page: number; per_page: number },
    ): Promise<OutputOf<typeof listAssignmentCertificates>> {
      const row = await assignmentsOf(db, companyId).get(id, clock.now());
      const of = { companyId, kind: 'assignment', subjectId: id } as const;
      const range = { limit: per_page, offset: (page - 1) * per_page };
      const { items, total } = await certificates.listOf(db, of, range);
      return {
        assignment: toSummary(row),
        items: items.map(({ personId, certificate }) => ({ person_id: personId, certificate })),
        total,
      };
    },
  };
}
