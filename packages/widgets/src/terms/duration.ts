import { toDurationParts } from '@drawbridge/contracts/rules';
import { format } from '../provider/format.ts';
import { messages } from './messages.ts';

/** A duration in seconds, in the one format of durations. @see CONST-5..CONST-8 */
export function toDurationWords(totalSeconds: number | undefined): string {
  const { hours, minutes } = toDurationParts(totalSeconds);
  if (hours === 0) return format(messages.minutes.text, { minutes });
  return format(messages.hours.text, { hours, minutes });
}
