import { describe, expect, it } from 'vitest';
import { toCalendar } from './calendar.ts';

const event = {
  id: 'e1',
  host: 'tool.test',
  title: 'Office hours',
  description: 'About a fix',
  url: 'https://tool.test/portal/live-courses',
  startsAt: new Date('2026-03-05T17:00:00Z'),
  endsAt: new Date('2026-03-05T18:00:00Z'),
  isCancelled: false,
  now: new Date('2026-03-02T09:00:00Z'),
};
/** The lines as a calendar reads them. */
const read = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('NAV-25 the calendar file', () => {
  it('the calendar file has the event in UTC, with an alarm', () => {
    expect(read(toCalendar(event))).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:e1@tool.test',
        'DTSTAMP:20260302T090000Z',
        'DTSTART:20260305T170000Z',
        'DTEND:20260305T180000Z',
        'STATUS:CONFIRMED',
        'SUMMARY:Office hours',
        'TRIGGER:-PT10M',
      ]),
    );
    expect(toCalendar({ ...event, isCancelled: true })).toContain('STATUS:CANCELLED\r\n');
  });
  it('text in the calendar file cannot begin a line of its own', () => {
    const text = toCalendar({
      ...event,
      title: 'A;B,C\\D\r\nATTACH:https://other.test',
      description: 'x\ny\rz',
    });
    expect(read(text)).toContain(String.raw`SUMMARY:A\;B\,C\\D\nATTACH:https://other.test`);
    expect(read(text)).toContain(String.raw`DESCRIPTION:x\ny\nz`);
  });
  it('the calendar file has lines of at most 75 octets, and splits no character', () => {
    const title = 'Überprüfung 🛡️ '.repeat(20);
    const text = toCalendar({ ...event, title });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(text)).toContain(`SUMMARY:${title}`);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
