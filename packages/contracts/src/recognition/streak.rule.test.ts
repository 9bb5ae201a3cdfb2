import { describe, expect, it } from 'vitest';
import { addDays, countDaysOfWeek, toStreak, toWeekStart } from './streak.rule.ts';

const TODAY = '2026-03-04';
const ago = (...days: number[]) => days.map((count) => addDays(TODAY, -count));

describe('consecutive days', () => {
  it.each([
    ['no activity', [], { current: 0, best: 0 }],
    ['today alone', ago(0), { current: 1, best: 1 }],
    ['yesterday alone: today is not over', ago(1), { current: 1, best: 1 }],
    ['the day before yesterday: it is broken', ago(2), { current: 0, best: 1 }],
    ['three days up to today, in any order', ago(0, 2, 1), { current: 3, best: 3 }],
    ['a longer one before a gap', ago(0, 1, 5, 6, 7, 8), { current: 2, best: 4 }],
    ['a day that has not begun here does not count', ago(-1, 0), { current: 1, best: 1 }],
  ])('a streak: %s', (_what, days, expected) => {
    expect(toStreak(days, TODAY)).toEqual(expected);
  });
  it.each([
    ['2026-02-28', '2026-03-01'],
    ['2024-02-28', '2024-02-29'],
    ['2026-12-31', '2027-01-01'],
    ['2026-03-29', '2026-03-30'],
  ])('the day after %s is %s', (day, next) => {
    expect(addDays(day, 1)).toBe(next);
  });
});

describe('the weekly goal', () => {
  it.each([
    ['2026-03-02', '2026-03-02'],
    ['2026-03-08', '2026-03-02'],
    ['2026-03-09', '2026-03-09'],
  ])('the week of %s began on %s', (day, monday) => {
    expect(toWeekStart(day)).toBe(monday);
  });
  it('the days from Monday to today count', () => {
    expect(countDaysOfWeek(['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05'], TODAY)).toBe(2);
  });
});
