import { describe, expect, it } from 'vitest';
import { toPeriodStart } from './board-period.rule.ts';

describe('PROF-13 a period of the board, in UTC', () => {
  it.each([
    ['week', '2026-03-02T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
    ['week', '2026-03-01T23:59:59.999Z', '2026-02-23T00:00:00.000Z'],
    ['week', '2026-01-01T12:00:00.000Z', '2025-12-29T00:00:00.000Z'],
    ['month', '2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['month', '2026-02-28T23:59:59.999Z', '2026-02-01T00:00:00.000Z'],
    ['month', '2028-02-29T00:00:00.000Z', '2028-02-01T00:00:00.000Z'],
  ] as const)('the period of a %s at %s began at %s', (period, now, start) =>
    expect(toPeriodStart(period, new Date(now))?.toISOString()).toBe(start),
  );
  it('the period of all time has no beginning', () =>
    expect(toPeriodStart('all', new Date(0))).toBeUndefined());
});
