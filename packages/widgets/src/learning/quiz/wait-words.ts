import { dateFormat, formatLocale } from '@drawbridge/ui/messages';
import { t } from './messages.ts';

const toUnit = (value: number, unit: 'hour' | 'minute') =>
  new Intl.NumberFormat(formatLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** `10 minutes`, `1 hour 20 minutes`, in the language of the page. */
export function toWaitWords(seconds: number): string {
  const all = Math.ceil(seconds / 60);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return [hours > 0 && toUnit(hours, 'hour'), minutes > 0 && toUnit(minutes, 'minute')]
    .filter(Boolean)
    .join(' ');
}

/** When a quiz can be taken again, in the time zone of the reader; none waits for longer than a day. */
export function toWaitEndText(untilMs: number): string {
  const toDay = (ms: number) => dateFormat({ dateStyle: 'short' }).format(ms);
  const isToday = toDay(untilMs) === toDay(Date.now());
  return t(isToday ? 'waitUntil' : 'waitUntilTomorrow', {
    time: dateFormat({ timeStyle: 'short' }).format(untilMs),
  });
}
