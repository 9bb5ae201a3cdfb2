import type { AssignmentId, OutputOf } from '@drawbridge/contracts';
import {
  type AssignedPerson,
  type AssignmentState,
  type exportAssignmentReport,
  REPORT_EXPORT_MOST,
} from '@drawbridge/contracts/company';
import { toCsv } from '@drawbridge/contracts/rules';
import type { Admin, ManagedDeps } from './managed.service.ts';
import { assignmentsOf } from './managed.store.ts';
import { toAssignedPerson } from './report.service.ts';
import { readReport } from './report.store.ts';

const COLUMNS: readonly [string, (one: AssignedPerson) => string][] = [
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['state', ({ state }) => state],
  ['cycle', ({ cycle }) => String(cycle)],
  ['progress %', ({ progress }) => String(progress)],
  ['completed', ({ completed_work }) => String(completed_work)],
  ['total', ({ total_work }) => String(total_work)],
  ['start (UTC)', ({ starts_at }) => starts_at],
  ['due (UTC)', ({ due_at }) => due_at],
  ['finished (UTC)', ({ finished_at }) => finished_at ?? ''],
  ['late', ({ is_late }) => (is_late ? 'yes' : 'no')],
  ['due again (UTC)', ({ next_due_at }) => next_due_at ?? ''],
  ['exempt because', ({ exemption }) => exemption?.reason ?? ''],
  ['exempted by', ({ exemption }) => exemption?.by ?? ''],
];

/** The rows of a report as a file. The export is an entry of the audit trail, written before the file is made. */
export function createReportExport({ database: { db }, clock, audit }: ManagedDeps) {
  return async (
    { companyId, personId, origin }: Admin,
    id: AssignmentId,
    filter: { state?: AssignmentState | undefined; text?: string | undefined },
  ): Promise<OutputOf<typeof exportAssignmentReport>> => {
    const now = clock.now();
    const row = await assignmentsOf(db, companyId).get(id, now);
    await audit.record(db, {
      action: 'assignment.export',
      actorId: personId,
      companyId,
      subject: { kind: 'assignment', id },
      origin,
      details: { name: row.name, ...(filter.state === undefined ? {} : { state: filter.state }) },
    });
    const query = { ...filter, limit: REPORT_EXPORT_MOST, offset: 0 };
    const { people, total } = await readReport(db, { companyId, id }, query, now);
    const rows = people.map((one) => {
      const shown = toAssignedPerson(row, one);
      return COLUMNS.map(([, read]) => read(shown));
    });
    return {
      file_name: `assignment-${now.toISOString().slice(0, 10)}.csv`,
      csv: toCsv([COLUMNS.map(([name]) => name), ...rows]),
      people: rows.length,
      is_complete: rows.length === total,
    };
  };
}
