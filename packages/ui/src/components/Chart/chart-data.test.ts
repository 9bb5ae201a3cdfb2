import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { toCategoryNames, toChartMax, toScaled, toShareText, toShortLabel } from './chart-data.ts';

describe('CONST-9 the upper end of the scale', () => {
  it.each([
    [[], 1],
    [[0], 1],
    [[1], 11],
    [[9, 3], 11],
    [[10], 11],
    [[10.5], 21],
    [[11], 21],
    [[100, 7], 101],
    [[-4, Number.NaN, Number.POSITIVE_INFINITY], 1],
  ])('the upper end for %j is %i', (values, max) => {
    expect(toChartMax(values)).toBe(max);
  });
});

describe('numbers that a scale must include', () => {
  const series = [
    { label: 'Passed', values: [3, 4] },
    { label: 'Failed', values: [2, 0, 5] },
  ];
  it('the scale includes all values, or the sums of stacked ones', () => {
    expect(toScaled(series, false)).toEqual([3, 4, 2, 0, 5]);
    expect(toScaled(series, true)).toEqual([5, 4, 5]);
    expect(toScaled([], true)).toEqual([]);
  });
});

describe('texts of a chart', () => {
  afterEach(() => setLocale('en'));

  it("days and months are named in the page's language", () => {
    setLocale('de', { a: 'b' });
    expect(toCategoryNames(['2026-03-04'], 'day')).toEqual([
      { short: '4. März', long: 'Mittwoch, 4. März 2026' },
    ]);
    expect(toCategoryNames(['2026-02'], 'month')).toEqual([{ short: 'Feb. 2026', long: 'Februar 2026' }]);
    expect(toCategoryNames(['2026-03-04'], 'text')[0]?.short).toBe('2026-03-04');
  });
  it('shares are in whole percent, and 0 of a zero total', () => {
    expect([toShareText(1, 3), toShareText(3, 3), toShareText(0, 0)]).toEqual(['33%', '100%', '0%']);
  });
  it.each([
    ['Team Alpha', 20, 'Team Alpha'],
    ['Team Alpha', 10, 'Team Alpha'],
    ['Team Alpha', 6, 'Team…'],
    ['🏰🏰🏰', 2, '🏰…'],
    ['Alpha', 0, 'A…'],
  ])('%s is shortened to %i characters', (label, most, expected) => {
    expect(toShortLabel(label, most)).toBe(expected);
  });
});
