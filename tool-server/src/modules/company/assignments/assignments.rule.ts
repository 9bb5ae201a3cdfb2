import type { AssignmentState } from '@drawbridge/contracts/company';

/** What a person did of an assignment. Work that several of its items share is one piece. */
export interface Work {
  completed: number;
  total: number;
  /** The time at which enough of the work was complete. */
  finishedAt: Date | undefined;
}

export interface Dates {
  startsAt: Date;
  dueAt: Date;
  hasHardEnd: boolean;
}

/** An assignment is due at the end of its last moment: at `dueAt` itself it is not late. @see COMP-19 */
export const isPast = (dueAt: Date, at: Date): boolean => at > dueAt;

export function toState({ startsAt, dueAt, hasHardEnd }: Dates, work: Work, now: Date): AssignmentState {
  if (work.finishedAt) return 'finished';
  if (isPast(dueAt, now)) return hasHardEnd ? 'closed' : 'overdue';
  if (now < startsAt) return 'upcoming';
  return work.completed > 0 ? 'in_progress' : 'not_started';
}

export type Notice = 'start' | 'week' | 'day' | 'overdue';

const DAY_MS = 86_400_000;

/**
 * The reminder that is of use at a time, if any: one replaces those before it, so that somebody who joins late, or a server
 * that was down, sends no more than what is true now. After a hard end there is nothing left to do.
 */
export function toNotice({ startsAt, dueAt, hasHardEnd }: Dates, now: Date): Notice | undefined {
  const sinceDueMs = now.getTime() - dueAt.getTime();
  if (now < startsAt) return undefined;
  if (sinceDueMs > 0)
    return !hasHardEnd && sinceDueMs >= DAY_MS && sinceDueMs < 2 * DAY_MS ? 'overdue' : undefined;
  const lengthMs = dueAt.getTime() - startsAt.getTime();
  // Of an assignment shorter than that, the start tells enough.
  if (sinceDueMs >= -DAY_MS && lengthMs > DAY_MS) return 'day';
  if (sinceDueMs >= -7 * DAY_MS && lengthMs > 7 * DAY_MS) return 'week';
  return 'start';
}
