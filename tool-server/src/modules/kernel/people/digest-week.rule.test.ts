import { describe, expect, it } from 'vitest';
import { toDigestWeek } from './digest-week.rule.ts';

describe('toDigestWeek', () => {
  it.each([
    ['2026-03-09T07:59:59Z', 'UTC', undefined],
    ['2026-03-09T08:00:00Z', 'UTC', '2026-W11'],
    ['2026-03-09T23:59:59Z', 'UTC', '2026-W11'],
    ['2026-03-10T08:00:00Z', 'UTC', undefined],
    // The turn of a year: ISO weeks belong to the year of their Thursday.
    ['2025-12-29T08:00:00Z', 'UTC', '2026-W01'],
    ['2027-01-04T08:00:00Z', 'UTC', '2027-W01'],
    ['2021-01-04T12:00:00Z', 'UTC', '2021-W01'],
    // Sunday in UTC is Monday in Auckland, Tuesday in UTC still Monday in Honolulu.
    ['2026-03-08T19:00:00Z', 'Pacific/Auckland', '2026-W11'],
    ['2026-03-10T09:00:00Z', 'Pacific/Honolulu', '2026-W11'],
    ['2026-03-09T02:30:00Z', 'Asia/Kolkata', '2026-W11'],
    ['2026-03-09T02:29:00Z', 'Asia/Kolkata', undefined],
  ])('the digest week for %s in %s is %s', (at, timeZone, week) => {
    expect(toDigestWeek(new Date(at), timeZone)).toBe(week);
  });
});
