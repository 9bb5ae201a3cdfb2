import { describe, expect, it } from 'vitest';
import { toChartMax } from '../Chart/chart-data.ts';
import { firstWeekdayOf, toLevel, toMonths, toNextDay, toWeeks } from './heatmap-days.ts';

const MONDAY = 1;
const SUNDAY = 7;

describe('CONST-10 the level of a day', () => {
  it.each([
    [0, 11, 0],
    [0.5, 11, 0],
    [-3, 11, 0],
    [Number.NaN, 11, 0],
    [1, 11, 1],
    [3, 11, 1],
    [4, 11, 2],
    [6, 11, 3],
    [9, 11, 4],
    [11, 11, 4],
    [40, 11, 4],
    [1, 1, 4],
  ])('the level of %d on a scale to %d is %d', (value, max, level) => {
    expect(toLevel(value, max)).toBe(level);
  });
  it('the largest value is above half of the scale that it determines', () => {
    for (const largest of [9, 10, 11, 19, 20, 100, 101])
      expect(toLevel(largest, toChartMax([largest]))).toBeGreaterThanOrEqual(3);
  });
});

describe('weeks as columns', () => {
  it('weeks begin on the first day of the week, and end with the last day', () => {
    // A Wednesday.
    expect(toWeeks('2026-03-04', 2, MONDAY)).toEqual([
      ['2026-02-23', '2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'],
      ['2026-03-02', '2026-03-03', '2026-03-04', undefined, undefined, undefined, undefined],
    ]);
  });
  it('weeks begin on Sunday where that is usual', () => {
    expect(toWeeks('2026-03-01', 1, SUNDAY)[0]?.[0]).toBe('2026-03-01');
    expect(toWeeks('2026-03-01', 1, MONDAY)[0]?.at(-1)).toBe('2026-03-01');
  });
  it('weeks contain each day of a leap year once', () => {
    const days = toWeeks('2024-12-31', 53, MONDAY)
      .flat()
      .filter((day) => day?.startsWith('2024'));
    expect([new Set(days).size, days.length, days.includes('2024-02-29')]).toEqual([366, 366, true]);
  });
  it('weeks may be before 1970', () => {
    expect(toWeeks('1969-12-31', 1, MONDAY)[0]?.[0]).toBe('1969-12-29');
  });
  it('there are no weeks for an invalid date or a count of zero', () => {
    expect([toWeeks('today', 2, MONDAY), toWeeks('2026-03-04', 0, MONDAY)]).toEqual([[], []]);
  });
  it('weeks belong to the month of their first day', () => {
    expect(toMonths(toWeeks('2026-03-04', 6, MONDAY))).toEqual([
      { month: '2026-01', weeks: 1 },
      { month: '2026-02', weeks: 4 },
      { month: '2026-03', weeks: 1 },
    ]);
  });
});

describe('keys that move between days', () => {
  const weeks = toWeeks('2026-03-04', 3, MONDAY);
  it.each([
    ['ArrowUp', '2026-03-02', '2026-03-01'],
    ['ArrowDown', '2026-02-22', '2026-02-23'],
    ['ArrowLeft', '2026-03-03', '2026-02-24'],
    ['ArrowRight', '2026-02-24', '2026-03-03'],
    ['ArrowRight', '2026-02-28', '2026-02-28'],
    ['ArrowDown', '2026-03-04', '2026-03-04'],
    ['ArrowUp', '2026-02-16', '2026-02-16'],
    ['Home', '2026-03-04', '2026-02-16'],
    ['End', '2026-02-16', '2026-03-04'],
    ['Enter', '2026-02-16', undefined],
  ])('the key %s leads from %s to %s', (key, from, to) => {
    expect(toNextDay(key, from, weeks, false)).toBe(to);
  });
  it('keys are mirrored in right-to-left text', () => {
    expect(toNextDay('ArrowLeft', '2026-02-24', weeks, true)).toBe('2026-03-03');
    expect(toNextDay('ArrowUp', '2026-03-02', weeks, true)).toBe('2026-03-01');
  });
});

describe('the first day of the week', () => {
  it.each([
    ['de', MONDAY],
    ['en-GB', MONDAY],
    ['en-US', SUNDAY],
    ['ar-EG', 6],
  ])('the first day of the week in %s is %i', (locale, day) => {
    expect(firstWeekdayOf(locale)).toBe(day);
  });
});
