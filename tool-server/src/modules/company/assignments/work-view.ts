import type { AssignmentCycle, AssignmentItem } from '@drawbridge/contracts/company';
import type { Certificate } from '@drawbridge/contracts/recognition';
import { toProgressPercent } from '@drawbridge/contracts/rules';
import type { ItemWorkRow, WorkRow } from './assignment-work.store.ts';
import { type Repeating, toNextDue } from './cycles.rule.ts';

/** @file Rows of work as replies have them. */

/** An assignment is due at the end of its last moment: at `dueAt` itself it is not late. @see COMP-19 */
const isPast = (dueAt: Date, at: Date): boolean => at > dueAt;

const toDate = (ms: string) => new Date(Number(ms));

/** The dates and the state of a cycle. */
function toCycle(row: WorkRow) {
  const dueAt = toDate(row.due_ms);
  const finishedAt = row.finished_ms === null ? undefined : toDate(row.finished_ms);
  return {
    cycle: row.cycle,
    starts_at: toDate(row.starts_ms).toISOString(),
    due_at: dueAt.toISOString(),
    state: row.state,
    ...(finishedAt ? { finished_at: finishedAt.toISOString() } : {}),
    is_late: finishedAt !== undefined && isPast(dueAt, finishedAt),
  };
}

export const toOwnCycle = (row: WorkRow, certificate: Certificate | undefined): AssignmentCycle => ({
  ...toCycle(row),
  ...(certificate ? { certificate } : {}),
});

/** How far somebody is in a cycle, and when it is due again. */
export function toWork(of: Repeating & { startsAt: Date }, row: WorkRow) {
  const finishedAt = row.finished_ms === null ? undefined : toDate(row.finished_ms);
  const nextDueAt = toNextDue(of, { dueAt: toDate(row.due_ms), finishedAt });
  return {
    ...toCycle(row),
    progress: toProgressPercent(row.completed, row.total),
    completed_work: row.completed,
    total_work: row.total,
    ...(nextDueAt ? { next_due_at: nextDueAt.toISOString() } : {}),
  };
}

export function toItem(row: ItemWorkRow, dueAt: Date, now: Date): AssignmentItem {
  const completedAt = row.completed_ms === null ? undefined : toDate(row.completed_ms);
  return {
    kind: row.course_type ?? 'journey',
    id: row.id,
    title: row.title,
    progress: toProgressPercent(row.completed, row.total),
    completed_items: row.completed,
    total_items: row.total,
    is_completed: completedAt !== undefined,
    ...(completedAt ? { completed_at: completedAt.toISOString() } : {}),
    is_late: isPast(dueAt, completedAt ?? now),
  };
}
