import type { Proficiency } from '@drawbridge/contracts';
import { toDurationParts, toTimeAgo, toTimeAgoParts } from '@drawbridge/contracts/rules';
import { currentLocale } from '@drawbridge/ui/messages';
import { format } from '../provider/format.ts';
import { messages } from './messages.ts';

/** A level as people read it. @see GEN-15 */
export const toLevelWord = (level: Proficiency): string => messages[level].text;

/** A duration in seconds, in the one format of durations. @see CONST-5..CONST-8 */
export function toDurationWords(totalSeconds: number | undefined): string {
  const { hours, minutes } = toDurationParts(totalSeconds);
  if (hours === 0) return format(messages.minutes.text, { minutes });
  return format(messages.hours.text, { hours, minutes });
}

/** How long ago a moment was. English is worded as prescribed, other languages as is usual in them. @see CONST-14, CONST-15 */
export function toTimeAgoText(thenMs: number, nowMs: number): string {
  const parts = toTimeAgoParts(thenMs, nowMs);
  if (!parts) return messages.justNow.text;
  if (new Intl.Locale(currentLocale()).language === 'en') return toTimeAgo(thenMs, nowMs);
  return new Intl.RelativeTimeFormat(currentLocale()).format(-parts.count, parts.unit);
}
