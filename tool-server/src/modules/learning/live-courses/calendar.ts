import { LIVE_JOIN_MINUTES } from '@drawbridge/contracts/learning';

export interface CalendarEvent {
  id: string;
  /** Makes the id unique in the world. */
  host: string;
  title: string;
  description: string;
  url: string;
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
  now: Date;
}

const toStamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** RFC 5545, 3.3.11. */
const toText = (value: string) =>
  value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|[\r\n]/g, String.raw`\n`);

const LINE_BYTES = 74;

/** RFC 5545, 3.1: a line has 75 octets at most and goes on after a space; a character is not taken apart. */
function fold(line: string): string {
  const lines: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > LINE_BYTES) {
      lines.push(part);
      part = '';
    }
    part += character;
  }
  return [...lines, part].join('\r\n ');
}

/** A file for calendars with one event. Its instants are in UTC: a calendar shows them in its own zone. */
export function toCalendar(event: CalendarEvent): string {
  const { id, host, title, description, url, startsAt, endsAt, isCancelled, now } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Drawbridge//Live courses//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${toStamp(now)}`,
    `DTSTART:${toStamp(startsAt)}`,
    `DTEND:${toStamp(endsAt)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${toText(title)}`,
    `DESCRIPTION:${toText(description)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${toText(title)}`,
    `TRIGGER:-PT${LIVE_JOIN_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
