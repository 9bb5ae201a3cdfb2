import type { AuditAction, AuditFilter, AuditOutcome } from '@drawbridge/contracts/kernel';
import { toCalendarDay, toMidnight } from '@drawbridge/ui/messages';

/** `days`: from one day to another, set by `from` and `to`. */
export const AUDIT_PERIODS = ['all', 'today', 'week', 'month', 'days'] as const;
export type AuditPeriod = (typeof AUDIT_PERIODS)[number];

/** Which entries are shown; the host keeps it in its URL. */
export interface AuditView {
  action: AuditAction | undefined;
  outcome: AuditOutcome | undefined;
  /** Part of a name or an address. */
  person: string;
  period: AuditPeriod;
  /** First and last day of `days`, such as `2026-03-01`, in the reader's calendar; empty: no limit. */
  from: string;
  to: string;
}

export const EVERYTHING: AuditView = {
  action: undefined,
  outcome: undefined,
  person: '',
  period: 'all',
  from: '',
  to: '',
};

export const isEverything = ({ action, outcome, person, period }: AuditView) =>
  action === undefined && outcome === undefined && person === '' && period === 'all';

const DAY_MS = 86_400_000;
const DAYS_BACK: Partial<Record<AuditPeriod, number>> = { week: 7, month: 30 };

/** The beginning of a day in the reader's calendar, or of a later one; undefined for an invalid day. */
function toBeginning(day: string, daysLater = 0): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const whole = new Date(year, month - 1, date);
  // Without this the 31st of February would be a day in March.
  if (whole.getMonth() !== month - 1 || whole.getDate() !== date) return undefined;
  return toMidnight(year, month - 1, date + daysLater);
}

export const isDay = (text: string) => toBeginning(text) !== undefined;

/** True if the last day is before the first, so that nothing matches. */
export const isReversed = ({ period, from, to }: AuditView) =>
  period === 'days' && isDay(from) && isDay(to) && to < from;

function toTimes(
  { period, from, to }: AuditView,
  now: Date,
): { from?: Date | undefined; to?: Date | undefined } {
  if (period === 'days') return { from: toBeginning(from), to: toBeginning(to, 1) };
  if (period === 'today') {
    const { year, month, date } = toCalendarDay(now);
    return { from: toMidnight(year, month, date) };
  }
  const days = DAYS_BACK[period];
  return days === undefined ? {} : { from: new Date(now.getTime() - days * DAY_MS) };
}

/** The fields of the call; absent where the view lets everything through. */
export function toFilter(view: AuditView, now: Date): AuditFilter {
  const { from, to } = toTimes(view, now);
  return {
    ...(view.action && { action: view.action }),
    ...(view.outcome && { outcome: view.outcome }),
    ...(view.person && { actor: view.person }),
    ...(from && { from: from.toISOString() }),
    ...(to && { to: to.toISOString() }),
  };
}
