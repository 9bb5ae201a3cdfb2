import type { AssignmentRepeat } from '@drawbridge/contracts/company';
import { addMonths } from '@drawbridge/contracts/rules';
import { toInstant, toLocalMs } from '../../../platform/zoned-time.ts';

/** How an assignment repeats. */
export interface Repeating {
  repeat: AssignmentRepeat;
  repeatMonths: number | null;
  earlyDays: number;
  timeZone: string;
}

export interface CycleDates {
  startsAt: Date;
  dueAt: Date;
  /** Work of the cycle is done from here on. */
  sinceAt: Date;
}

const DAY_MS = 86_400_000;

/** Moves an instant by months or days on the clocks of a zone: 09:00 stays 09:00 when the clocks change in between. */
function move(at: Date, timeZone: string, { months = 0, days = 0 }: { months?: number; days?: number }) {
  const local = new Date(toLocalMs(at.getTime(), timeZone));
  const moved = addMonths(local, months).getTime() + days * DAY_MS;
  return new Date(toInstant(moved, timeZone));
}

/** When work of a cycle that repeats each year begins to count. */
export const toYearlySince = (startsAt: Date, { earlyDays, timeZone }: Repeating): Date =>
  move(startsAt, timeZone, { days: -earlyDays });

/** The cycle a year after one, on the same dates; 29 February becomes the 28th. */
export function toYearlyCycle(cycle: { startsAt: Date; dueAt: Date }, of: Repeating): CycleDates {
  const startsAt = move(cycle.startsAt, of.timeZone, { months: 12 });
  return {
    startsAt,
    dueAt: move(cycle.dueAt, of.timeZone, { months: 12 }),
    sinceAt: toYearlySince(startsAt, of),
  };
}

/**
 * The cycle after a pass: due `repeatMonths` later, and begun `earlyDays` before that. It never begins before the
 * assignment itself, whose past work may have been long ago, and always leaves as many days.
 */
export function toCycleAfterPass(finishedAt: Date, startsAt: Date, of: Repeating): CycleDates {
  const dueAt = move(finishedAt, of.timeZone, { months: of.repeatMonths ?? 0 });
  const opensAt = move(dueAt, of.timeZone, { days: -of.earlyDays });
  if (opensAt >= startsAt) return { startsAt: opensAt, dueAt, sinceAt: opensAt };
  return { startsAt, dueAt: move(startsAt, of.timeZone, { days: of.earlyDays }), sinceAt: startsAt };
}

/** When somebody who finished a cycle has to finish the next; undefined where nothing follows. */
export function toNextDue(
  of: Repeating & { startsAt: Date },
  cycle: { dueAt: Date; finishedAt: Date | undefined },
): Date | undefined {
  if (!cycle.finishedAt || of.repeat === 'none') return undefined;
  if (of.repeat === 'after_pass') return toCycleAfterPass(cycle.finishedAt, of.startsAt, of).dueAt;
  return move(cycle.dueAt, of.timeZone, { months: 12 });
}
