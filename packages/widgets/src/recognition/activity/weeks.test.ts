import { expect, it } from 'vitest';
import { toWeeklyActivity } from './weeks.ts';

it('DASH-19 the days of each week are summed from Monday to Sunday, including weeks without activity', () => {
  const days = [
    { date: '2026-02-15', activity: 9 },
    { date: '2026-02-16', activity: 1 },
    { date: '2026-02-22', activity: 2 },
    { date: '2026-03-02', activity: 4 },
  ];
  expect(toWeeklyActivity(days, '2026-03-04', 3)).toEqual([
    { week: '2026-02-16', activity: 3 },
    { week: '2026-02-23', activity: 0 },
    { week: '2026-03-02', activity: 4 },
  ]);
});
