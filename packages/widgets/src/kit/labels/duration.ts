import { toDurationParts } from '@drawbridge/contracts/rules';
import { toFigure } from '@drawbridge/ui/messages';
import { t } from './messages.ts';

/** A duration in seconds, in the one format of durations. @see CONST-5..CONST-8 */
export function toDurationWords(totalSeconds: number | undefined): string {
  const { hours, minutes } = toDurationParts(totalSeconds);
  if (hours === 0) return t('minutes', { minutes });
  return t('hours', { hours, minutes });
}

/**
 * Time spent, in whole minutes. Unlike a length, it may be zero, or thousands of hours; an hour is still '60m'.
 * @see PROF-11
 */
export function toTimeSpentWords(totalMinutes: number): string {
  if (totalMinutes <= 60) return t('minutes', { minutes: totalMinutes });
  const { hours, minutes } = toDurationParts(totalMinutes * 60);
  return t('hours', { hours: toFigure(hours), minutes });
}
