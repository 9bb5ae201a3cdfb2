import type { ParsedInputOf } from '@drawbridge/contracts';
import {
  changeAssignment,
  createAssignment,
  deleteAssignment,
  endExemption,
  exemptFromAssignment,
  exportAssignmentReport,
  findAssignableItems,
  findAssignees as findAssigneesCall,
  getAssignedPerson,
  getAssignmentProgress,
  getAssignmentReport,
  getManagedAssignment,
  issueAssignmentCertificate,
  listAssignmentCertificates,
  listManagedAssignments,
  previewAssignment,
} from '@drawbridge/contracts/company';
import type { Actor } from '../../../../actor.ts';
import { toAdmin } from '../../../../company-admin.ts';
import { type Route, serve } from '../../../../platform/http/api.ts';
import { createExemptions } from './exemptions.ts';
import { type Admin, createManagedAssignments } from './managed.service.ts';
import * as pickers from './pickers.store.ts';
import { previewOf } from './preview.ts';
import { createAssignmentReports, type ReportDeps } from './report.service.ts';
import { createReportExport } from './report-export.ts';

const toCaller = ({
  actor,
  address,
  userAgent,
}: {
  actor: Actor;
  address: string;
  userAgent: string;
}): Admin => ({
  ...toAdmin(actor),
  origin: { address, userAgent },
});
const companyOf = (actor: Actor) => toAdmin(actor).companyId;

/** Assignments of a company, by its administrators. @see COMP-50..COMP-63 */
export function toManagedRoutes(deps: ReportDeps): Route<Actor>[] {
  const { clock, database } = deps;
  const { db } = database;
  const assignments = createManagedAssignments(deps);
  return [
    serve(
      listManagedAssignments,
      ({ actor, input }: { actor: Actor; input: Parameters<typeof assignments.list>[1] }) =>
        assignments.list(companyOf(actor), input),
    ),
    serve(getManagedAssignment, ({ actor, input }) => assignments.get(companyOf(actor), input.assignment_id)),
    serve(getAssignmentProgress, ({ actor, input }) =>
      assignments.progress(companyOf(actor), input.assignment_ids),
    ),
    serve(createAssignment, ({ input: { id, ...form }, ...caller }) =>
      assignments.create(toCaller(caller), id, form),
    ),
    serve(changeAssignment, ({ input: { assignment_id: id, version, ...form }, ...caller }) =>
      assignments.change(toCaller(caller), { id, version }, form),
    ),
    serve(deleteAssignment, ({ input, ...caller }) =>
      assignments.remove(toCaller(caller), input.assignment_id),
    ),
    serve(previewAssignment, ({ actor, input: { assignment_id: id, ...form } }) =>
      previewOf(database, companyOf(actor), { id, form }, clock.now()),
    ),
    serve(findAssigneesCall, async ({ actor, input }) => ({
      Items: await pickers.findAssignees(db, companyOf(actor), input),
    })),
    serve(findAssignableItems, async ({ actor, input }) => ({
      items: await pickers.findAssignableItems(db, toAdmin(actor), input),
    })),
  ] as Route<Actor>[];
}

/** Reports of assignments, exemptions from them, and their certificates. */
export function toReportRoutes(deps: ReportDeps): Route<Actor>[] {
  const reports = createAssignmentReports(deps);
  const exportReport = createReportExport(deps);
  const exemptions = createExemptions(deps);
  return [
    serve(
      getAssignmentReport,
      ({
        actor,
        input: { assignment_id: id, ...query },
      }: {
        actor: Actor;
        input: ParsedInputOf<typeof getAssignmentReport>;
      }) => reports.report(companyOf(actor), id, query),
    ),
    serve(exportAssignmentReport, ({ input: { assignment_id: id, ...filter }, ...caller }) =>
      exportReport(toCaller(caller), id, filter),
    ),
    serve(exemptFromAssignment, ({ input, ...caller }) =>
      exemptions.exempt(toCaller(caller), {
        id: input.assignment_id,
        personIds: input.person_ids,
        reason: input.reason,
      }),
    ),
    serve(endExemption, ({ input, ...caller }) =>
      exemptions.end(toCaller(caller), input.assignment_id, input.person_id),
    ),
    serve(getAssignedPerson, ({ actor, input }) =>
      reports.getPerson(companyOf(actor), input.assignment_id, input.person_id),
    ),
    serve(issueAssignmentCertificate, ({ input, ...caller }) =>
      reports.issue(toCaller(caller), {
        id: input.assignment_id,
        personId: input.person_id,
        cycle: input.cycle,
      }),
    ),
    serve(listAssignmentCertificates, ({ actor, input: { assignment_id: id, ...page } }) =>
      reports.listCertificates(companyOf(actor), id, page),
    ),
  ] as Route<Actor>[];
}
