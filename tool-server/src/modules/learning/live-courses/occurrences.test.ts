import type { LiveSchedule } from '@drawbridge/content';
import { describe, expect, it } from 'vitest';
import { toInstant } from '../../../platform/zoned-time.ts';
import { toOccurrences } from './occurrences.ts';

const schedule = (part: Partial<LiveSchedule> = {}): LiveSchedule => ({
  weekday: 'thursday',
  week: 1,
  time: '18:00',
  zone: 'Europe/Berlin',
  minutes: 60,
  seats: 20,
  ...part,
});
const starts = (part: Partial<LiveSchedule>, after: string, count = 3) =>
  toOccurrences(schedule(part), new Date(after), count).map(({ startsAt }) =>
    startsAt.toISOString().slice(0, 16),
  );

describe('NAV-25 the sessions of a schedule', () => {
  it('sessions are on a weekday of each month, at the same local time in summer and winter', () => {
    expect(starts({}, '2026-03-02T09:00:00Z')).toEqual([
      '2026-03-05T17:00',
      '2026-04-02T16:00',
      '2026-05-07T16:00',
    ]);
  });
  it('sessions that have not ended are listed, beginning with one in progress', () => {
    expect(starts({}, '2026-03-05T17:59:59Z', 1)).toEqual(['2026-03-05T17:00']);
    expect(starts({}, '2026-03-05T18:00:00Z', 1)).toEqual(['2026-04-02T16:00']);
  });
  it('sessions may be on the last such weekday of a month, which has four or five', () => {
    expect(starts({ week: 'last' }, '2026-03-02T09:00:00Z')).toEqual([
      '2026-03-26T17:00',
      '2026-04-30T16:00',
      '2026-05-28T16:00',
    ]);
  });
  it('sessions continue into the next year', () => {
    expect(starts({ week: 2, weekday: 'monday' }, '2026-12-20T00:00:00Z', 2)).toEqual([
      '2027-01-11T17:00',
      '2027-02-08T17:00',
    ]);
  });
  it('sessions are found if the zone is in another month than UTC', () => {
    // Midnight of 1 May in Auckland is still April in UTC.
    expect(
      starts({ weekday: 'friday', time: '00:00', zone: 'Pacific/Auckland' }, '2026-04-30T11:00:00Z', 1),
    ).toEqual(['2026-04-30T12:00']);
  });
  it('sessions begin later when the clocks skip their time, and at the first of two', () => {
    const at = (local: string) => new Date(toInstant(Date.parse(local), 'Europe/Berlin')).toISOString();
    expect(at('2026-03-29T02:30:00Z')).toBe('2026-03-29T01:30:00.000Z');
    expect(at('2026-10-25T02:30:00Z')).toBe('2026-10-25T00:30:00.000Z');
  });
});
