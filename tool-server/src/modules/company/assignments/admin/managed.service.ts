import {
  type AssignmentId,
  asId,
  type CompanyId,
  type OutputOf,
  type PersonId,
  problem,
} from '@drawbridge/contracts';
import {
  ASSIGNMENT_MOST,
  type getAssignmentProgress,
  type listManagedAssignments,
  type ManagedAssignment,
} from '@drawbridge/contracts/company';
import type { AuditAction } from '@drawbridge/contracts/kernel';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../../platform/db/database.ts';
import type { Origin } from '../../../../platform/http/api.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { lockCompany } from '../../../kernel/people/index.ts';
import { assignment } from '../assignments.table.ts';
import { writeAssignment } from '../write-assignment.ts';
import { toChanges, toFacts } from './audit-facts.ts';
import { replaceAssignment } from './change-assignment.ts';
import { type AssignmentForm, readForm, readParts as readFormParts } from './form.ts';
import { assignmentsOf, type ManagedQuery } from './managed.store.ts';
import { readParts, toManaged, toSummary } from './managed-view.ts';

/** The administrator who calls. */
export interface Admin {
  companyId: CompanyId;
  personId: PersonId;
  origin: Origin;
}

export interface ManagedDeps {
  database: Database;
  clock: Clock;
  audit: Audit;
}

/** The assignments of a company, for its administrators. @see COMP-50, COMP-51, COMP-52 */
export function createManagedAssignments({ database: { db }, clock, audit }: ManagedDeps) {
  async function read(at: DbOrTx, companyId: CompanyId, id: AssignmentId): Promise<ManagedAssignment> {
    const now = clock.now();
    const own = assignmentsOf(at, companyId);
    const row = await own.get(id, now);
    return toManaged(row, await own.countPeople(id), await readParts(at, companyId, id));
  }

  const record = (
    tx: Tx,
    { companyId, personId, origin }: Admin,
    action: AuditAction,
    id: AssignmentId,
    details: Record<string, string>,
  ) =>
    audit.record(tx, {
      action,
      actorId: personId,
      companyId,
      subject: { kind: 'assignment', id },
      origin,
      details,
    });

  return {
    async list(companyId: CompanyId, query: ManagedQuery): Promise<OutputOf<typeof listManagedAssignments>> {
      const now = clock.now();
      const own = assignmentsOf(db, companyId);
      const { rows, total } = await own.list(query, now);
      return { items: rows.map(toSummary), total, now: now.toISOString() };
    },

    async progress(
      companyId: CompanyId,
      ids: readonly AssignmentId[],
    ): Promise<OutputOf<typeof getAssignmentProgress>> {
      const known = await assignmentsOf(db, companyId).countStates(ids, clock.now());
      return {
        items: [...known].map(([assignment_id, counts]) => ({
          assignment_id,
          people_count: Object.values(counts).reduce((sum, one) => sum + one, 0),
          counts,
        })),
      };
    },

    get: (companyId: CompanyId, id: AssignmentId) => read(db, companyId, id),

    /** The same id twice is the same call. Throws `assignment_limit`, and `assignment_not_found` for an id of others. */
    create: (admin: Admin, id: AssignmentId, form: AssignmentForm): Promise<ManagedAssignment> =>
      db.transaction(async (tx) => {
        const { companyId } = admin;
        // Two calls at once neither count the same nor make it twice.
        await lockCompany(tx, companyId);
        const own = assignmentsOf(tx, companyId);
        const [known] = await tx.select({ id: assignment.id }).from(assignment).where(eq(assignment.id, id));
        if (known) return read(tx, companyId, id);
        if ((await own.count()) >= ASSIGNMENT_MOST.assignments) throw problem('assignment_limit');
        await writeAssignment(tx, { id, companyId, ...readForm(form), ...readFormParts(form) }, clock.now());
        const made = await read(tx, companyId, id);
        await record(tx, admin, 'assignment.add', id, toFacts(made));
        return made;
      }),

    /** Throws `assignment_not_found`, and `assignment_changed` where somebody else was faster. */
    change: (
      admin: Admin,
      { id, version }: { id: AssignmentId; version: number },
      form: AssignmentForm,
    ): Promise<ManagedAssignment> =>
      db.transaction(async (tx) => {
        const { companyId } = admin;
        const row = await assignmentsOf(tx, companyId).lock(tx, id);
        if (row.version !== version) throw problem('assignment_changed');
        const before = await read(tx, companyId, id);
        await replaceAssignment(tx, companyId, row, form);
        const after = await read(tx, companyId, id);
        await record(tx, admin, 'assignment.change', id, toChanges(before, after));
        return after;
      }),

    /** Throws `assignment_not_found`. */
    remove: (admin: Admin, id: AssignmentId): Promise<Record<string, never>> =>
      db.transaction(async (tx) => {
        const own = assignmentsOf(tx, admin.companyId);
        await own.lock(tx, id);
        const before = await read(tx, admin.companyId, asId(id));
        await own.remove(tx, id);
        await record(tx, admin, 'assignment.delete', id, toFacts(before));
        return {};
      }),
  };
}
