import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from './faults.ts';
import { catalogueRoot } from './load.ts';
import { loadPrices } from './prices.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'drawbridge-prices-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function load(text?: string) {
  if (text !== undefined) writeFileSync(join(root, 'prices.yaml'), text);
  const faults: Fault[] = [];
  return { prices: loadPrices(root, faults), fields: faults.map(({ field }) => field) };
}

describe('BILL-11 prices', () => {
  it('prices are in the smallest unit of the currency', () => {
    expect(load('currency: EUR\nplans:\n  individual: { month: 24.9 }\n').prices).toEqual([
      { plan_id: 'individual', period: 'month', amount: 2_490, currency: 'EUR' },
    ]);
  });
  it('there are no prices without the file', () => {
    expect(load()).toEqual({ prices: [], fields: [] });
  });
  it.each([
    ['currency: euro\nplans: {}\n', 'currency'],
    ['currency: JPY\nplans: {}\n', 'currency'],
    ['currency: EUR\nplans:\n  free: { month: 1 }\n', 'plans'],
    ['currency: EUR\nplans:\n  individual: { week: 1 }\n', 'plans.individual'],
    ['currency: EUR\nplans:\n  individual: { month: 0 }\n', 'plans.individual.month'],
    ['currency: EUR\nplans:\n  individual: { month: 24.005 }\n', 'plans.individual.month'],
    ['currency: EUR\nplans:\n  individual: { month: free }\n', 'plans.individual.month'],
  ])('a price of %j is refused, naming the field', (text, field) => {
    const { prices, fields } = load(text);
    expect(prices).toEqual([]);
    expect(fields[0]).toContain(field);
  });
  it('this catalogue has prices for both plans and periods, and a year costs less than twelve months', () => {
    const faults: Fault[] = [];
    const prices = loadPrices(catalogueRoot, faults);
    const find = (plan: string, period: string) =>
      prices.find((one) => one.plan_id === plan && one.period === period)?.amount ?? Number.NaN;
    expect([faults, prices]).toEqual([[], expect.objectContaining({ length: 4 })]);
    for (const plan of ['individual', 'enterprise'])
      expect(find(plan, 'year')).toBeLessThan(12 * find(plan, 'month'));
  });
});
