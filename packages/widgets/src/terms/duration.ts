import { toDurationParts } from '@drawbridge/contracts/rules';
import { toFigure } from '@drawbridge/ui/messages';
import { format } from '../provider/format.ts';
import { messages } from './messages.ts';

/** A duration in seconds, in the one format of durations. @see CONST-5..CONST-8 */
export function toDurationWords(totalSeconds: number | undefined): string {
  const { hours, minutes } = toDurationParts(totalSeconds);
  if (hours === 0) return format(messages.minutes.text, { minutes });
  return format(messages.hours.text, { hours, minutes });
}

/** Time that was spent, in minutes. Unlike the length of something it may be none at all, and thousands of hours. */
export function toTimeSpentWords(totalMinutes: number): string {
  if (totalMinutes === 0) return format(messages.minutes.text, { minutes: 0 });
  const { hours, minutes } = toDurationParts(totalMinutes * 60);
  if (hours === 0) return format(messages.minutes.text, { minutes });
  return format(messages.hours.text, { hours: toFigure(hours), minutes });
}
