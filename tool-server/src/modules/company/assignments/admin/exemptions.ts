import { type AssignmentId, type PersonId, problem } from '@drawbridge/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { person } from '../../../kernel/people/people.table.ts';
import { IS_ASSIGNED } from '../assignment-units.ts';
import { assignmentExemption } from '../assignments.table.ts';
import type { Admin, ManagedDeps } from './managed.service.ts';
import { assignmentsOf } from './managed.store.ts';

/** How many of these people have the assignment. */
async function countAssigned(tx: Tx, id: AssignmentId, personIds: readonly PersonId[]): Promise<number> {
  const { rows } = (await tx.execute(sql`
    select count(*)::int as found from assignment a join ${person} p on p.company_id = a.company_id
    where a.id = ${id}::uuid and ${IS_ASSIGNED}
      and p.id in (select value::uuid from json_array_elements_text(${JSON.stringify(personIds)}::json))
  `)) as { rows: { found: number }[] };
  return rows[0]?.found ?? 0;
}

/** Exempts people from an assignment, and ends that. */
export function createExemptions({ database: { db }, clock, audit }: ManagedDeps) {
  const record = (
    tx: Tx,
    { companyId, personId, origin }: Admin,
    action: 'assignment.exempt' | 'assignment.unexempt',
    exempted: PersonId,
    details: Record<string, string>,
  ) =>
    audit.record(tx, {
      action,
      actorId: personId,
      companyId,
      subject: { kind: 'person', id: exempted },
      origin,
      details,
    });

  return {
    /** All of them or none. Throws `assignment_not_found` and `assignment_person_not_found`. */
    exempt: (
      admin: Admin,
      { id, personIds, reason }: { id: AssignmentId; personIds: readonly PersonId[]; reason: string },
    ): Promise<Record<string, never>> =>
      db.transaction(async (tx) => {
        const { name } = await assignmentsOf(tx, admin.companyId).lock(tx, id);
        const people = [...new Set(personIds)];
        if ((await countAssigned(tx, id, people)) < people.length)
          throw problem('assignment_person_not_found');
        const exemptedAt = clock.now();
        for (const personId of people) {
          const before = await tx
            .select({ reason: assignmentExemption.reason })
            .from(assignmentExemption)
            .where(and(eq(assignmentExemption.assignmentId, id), eq(assignmentExemption.personId, personId)));
          // Said again, it changes nothing.
          if (before[0]?.reason === reason) continue;
          const values = { reason, exemptedBy: admin.personId, exemptedAt };
          await tx
            .insert(assignmentExemption)
            .values({ assignmentId: id, personId, ...values })
            .onConflictDoUpdate({
              target: [assignmentExemption.assignmentId, assignmentExemption.personId],
              set: values,
            });
          await record(tx, admin, 'assignment.exempt', personId, {
            assignment: id,
            name,
            reason: before[0] ? `${before[0].reason} → ${reason}` : reason,
          });
        }
        return {};
      }),

    /** Throws `assignment_not_found`. */
    end: (admin: Admin, id: AssignmentId, personId: PersonId): Promise<Record<string, never>> =>
      db.transaction(async (tx) => {
        const { name } = await assignmentsOf(tx, admin.companyId).lock(tx, id);
        const [ended] = await tx
          .delete(assignmentExemption)
          .where(and(eq(assignmentExemption.assignmentId, id), eq(assignmentExemption.personId, personId)))
          .returning({ reason: assignmentExemption.reason });
        if (ended)
          await record(tx, admin, 'assignment.unexempt', personId, {
            assignment: id,
            name,
            reason: ended.reason,
          });
        return {};
      }),
  };
}
