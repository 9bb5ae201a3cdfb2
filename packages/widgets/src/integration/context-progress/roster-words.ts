import type { RosterState } from '@drawbridge/contracts/integration';
import { currentTimeZone, formatLocale } from '@drawbridge/ui/messages';
import { t } from './messages.ts';

/** `12 October, 14:05`; the year where it is another one. */
export function toMoment(
  iso: string,
  now: Date = new Date(),
  locale = formatLocale(),
  timeZone = currentTimeZone(),
): string {
  const at = new Date(iso);
  const isThisYear = at.getFullYear() === now.getFullYear();
  const day = at.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone,
  });
  return `${day}, ${at.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', timeZone })}`;
}

function toLeftOut(count: number, platform: string): string {
  if (count === 0) return '';
  return count === 1 ? t('roster.left_out.1', { platform }) : t('roster.left_out', { count, platform });
}

/** How current the list of learners is, and what to do when it could not be read. */
export function toRosterWords(
  { state, read_at, problem, left_out = 0 }: RosterState,
  platform: string,
): string {
  if (state === 'ready') {
    const when = read_at === undefined ? '' : t('roster.ready', { when: toMoment(read_at) });
    return `${when} ${toLeftOut(left_out, platform)}`.trim();
  }
  if (state !== 'failed') return t(`roster.${state}`, { platform });
  const what =
    read_at === undefined ? t('roster.failed') : t('roster.failed.earlier', { when: toMoment(read_at) });
  return problem === undefined ? what : `${what} ${t(`roster.${problem}`, { platform })}`;
}
