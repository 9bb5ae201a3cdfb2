import { samplePrices } from '@drawbridge/client/testing';
import { ADDED_SEATS } from '@drawbridge/contracts/company';
import { setLocale } from '@drawbridge/ui/messages';
import { afterEach, describe, expect, it } from 'vitest';
import { readSeats, toOffer } from './offer.ts';
import { toMoney } from './to-money.ts';

afterEach(() => setLocale('en'));

describe('BILL-11 the price of a plan', () => {
  it('a monthly price is shown unchanged', () =>
    expect(toOffer(samplePrices, 'individual', 'month')).toEqual({
      currency: 'EUR',
      amount: 2_400,
      monthly: 2_400,
      saved: 0,
      savedPart: 0,
    }));
  it('a yearly price says what a month costs, and what is saved', () =>
    expect(toOffer(samplePrices, 'enterprise', 'year')).toEqual({
      currency: 'EUR',
      amount: 18_000,
      monthly: 1_500,
      saved: 3_600,
      savedPart: 3_600 / 21_600,
    }));
  it.each([
    ['without a price for a month', samplePrices.filter(({ period }) => period === 'year')],
    [
      'in another currency',
      samplePrices.map((one) => (one.period === 'year' ? { ...one, currency: 'USD' } : one)),
    ],
    [
      'that costs more than its months',
      samplePrices.map((one) => (one.period === 'year' ? { ...one, amount: 99_900 } : one)),
    ],
  ])('a year saves nothing %s', (_how, prices) =>
    expect(toOffer(prices, 'individual', 'year')).toMatchObject({ saved: 0, savedPart: 0 }),
  );
  it('a price is unknown if a plan has none for the period', () => {
    expect(toOffer([], 'individual', 'month')).toBeUndefined();
    expect(toOffer(samplePrices.slice(0, 1), 'individual', 'year')).toBeUndefined();
  });
});

describe('BILL-11 seats', () => {
  it.each([
    ['5', 5],
    [' 1000 ', 1_000],
    ['4', undefined],
    ['1001', undefined],
    ['7.5', undefined],
    ['1e2', undefined],
    ['-10', undefined],
    ['', undefined],
  ])('the number of seats %j is %s', (text, seats) => expect(readSeats(text)).toBe(seats));
  it('added seats of a company have their own range', () => {
    expect([readSeats('1', ADDED_SEATS), readSeats('0', ADDED_SEATS)]).toEqual([1, undefined]);
  });
});

describe("money in the page's language", () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  it.each([
    [2_400, 'EUR', '€24'],
    [2_450, 'EUR', '€24.50'],
    [1_800_000, 'EUR', '€18,000'],
    [500, 'JPY', '¥500'],
    [0, 'USD', '$0'],
  ])('the amount %d is %s', (amount, currency, shown) => expect(toMoney(amount, currency)).toBe(shown));
  it('an amount is formatted in German', () => {
    setLocale('de', { x: 'y' });
    expect(plain(toMoney(123_450, 'EUR'))).toBe('1.234,50 €');
  });
});
