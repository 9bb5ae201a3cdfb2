import type { AssignmentCard, AssignmentState } from '@drawbridge/contracts/company';
import { dateFormat, format } from '@drawbridge/ui/messages';
import { t } from './messages.ts';

const DAY_MS = 86_400_000;

/** The number of a day in the reader's time zone. */
function toDayNumber(at: number): number {
  const parts = dateFormat({
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).formatToParts(at);
  const get = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(get('year'), get('month') - 1, get('day')) / DAY_MS;
}

/** `12 March 2026`. */
export const toDateText = (at: string): string =>
  dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at));

const toTimeText = (at: number): string =>
  dateFormat({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }).format(at);

type Dated = Pick<AssignmentCard, 'starts_at' | 'due_at' | 'finished_at' | 'state' | 'next_due_at'>;

function toFinishedText({ due_at, finished_at, next_due_at }: Dated): string {
  const text =
    finished_at === undefined
      ? t('dueWas', { date: toDateText(due_at) })
      : t('finishedOn', { date: toDateText(finished_at) });
  return next_due_at === undefined ? text : `${text} · ${t('dueAgain', { date: toDateText(next_due_at) })}`;
}

/** When it is or was due, in plain words of the reader's calendar. */
export function toDueText(assignment: Dated, nowMs: number): string {
  const { starts_at, due_at, state } = assignment;
  if (state === 'finished') return toFinishedText(assignment);
  if (state === 'exempt') return t('exemptText');
  const dueMs = Date.parse(due_at);
  const days = toDayNumber(dueMs) - toDayNumber(nowMs);
  const values = { count: Math.abs(days), date: toDateText(due_at), time: toTimeText(dueMs) };
  const due = () => {
    if (days === 0) return nowMs > dueMs ? t('dueEarlier') : t('dueToday');
    if (days === 1) return t('dueTomorrow');
    if (days === -1) return t('dueYesterday');
    return days > 0 ? t('dueDays') : t('dueAgo');
  };
  const text = format(due(), values);
  return state === 'upcoming' ? `${t('starts', { date: toDateText(starts_at) })} · ${text}` : text;
}

export const STATE_TONES = {
  upcoming: 'neutral',
  not_started: 'info',
  in_progress: 'primary',
  overdue: 'warn',
  closed: 'fail',
  finished: 'pass',
  exempt: 'neutral',
} as const satisfies Record<AssignmentState, string>;

/** A state in one or two words. */
export const toStateText = (state: AssignmentState): string => t(state);

export const toItemsText = (count: number): string =>
  count === 1 ? t('itemsOne') : t('itemsMany', { count });
