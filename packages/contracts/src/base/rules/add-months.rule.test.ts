import { describe, expect, it } from 'vitest';
import { addMonths } from './add-months.rule.ts';

describe('addMonths', () => {
  it.each([
    ['2026-11-27T12:00:00.000Z', 1, '2026-12-27T12:00:00.000Z'],
    ['2026-11-27T12:00:00.000Z', 12, '2027-11-27T12:00:00.000Z'],
    ['2026-01-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
    ['2024-02-29T23:59:59.000Z', 12, '2025-02-28T23:59:59.000Z'],
    ['2026-12-31T00:00:00.000Z', 1, '2027-01-31T00:00:00.000Z'],
  ])('%s and %d months are %s', (at, months, later) =>
    expect(addMonths(new Date(at), months).toISOString()).toBe(later),
  );
});
