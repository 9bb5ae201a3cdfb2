import { buildSubscription } from '@drawbridge/client/testing';
import { describe, expect, it } from 'vitest';
import { endsAfter, toCompanySeats, toNewEnd } from './company-plan.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const order = (purpose: 'company' | 'renewal' | 'seats', seats: number, state = 'active' as const) =>
  buildSubscription({ plan_id: 'enterprise', purpose, seats, state });

describe('BILL-11 seats of a company', () => {
  it.each([
    ['are those of its plan', [order('company', 10)], 10],
    ['are more by what was added', [order('company', 10), order('seats', 3), order('seats', 2)], 15],
    [
      'are not those of orders that wait, ended or were canceled',
      [
        order('company', 10),
        { ...order('seats', 3), state: 'waiting' as const },
        { ...order('seats', 3), state: 'ended' as const },
        { ...order('seats', 3), state: 'cancelled' as const },
      ],
      10,
    ],
    [
      'are those of the renewal once that has begun',
      [order('renewal', 20), { ...order('company', 10), state: 'ended' as const }],
      20,
    ],
    [
      'are those of the plan until the renewal begins',
      [{ ...order('renewal', 20), state: 'upcoming' as const }, order('company', 10)],
      10,
    ],
    ['are unknown for one that the operator made', [order('renewal', 20)], undefined],
  ])('%s', (_rule, subscriptions, seats) => expect(toCompanySeats(subscriptions)).toBe(seats));
});

describe('the end of an order if it were paid now', () => {
  it.each([
    ['goes on from the end of the plan', 'month', '2026-12-31T00:00:00.000Z', '2027-01-31T00:00:00.000Z'],
    ['begins now after a plan that is over', 'year', '2026-01-01T00:00:00.000Z', '2027-11-27T12:00:00.000Z'],
    ['begins now without an end', 'month', undefined, '2026-12-27T12:00:00.000Z'],
  ] as const)('%s', (_rule, period, endsAt, end) => expect(toNewEnd(period, NOW, endsAt)).toBe(end));
});

it('seats outlast a plan that ends on an earlier day, and not one that ends on the same', () => {
  const [plan, later] = ['2027-11-27T12:00:00.000Z', '2027-11-28T00:00:00.000Z'];
  expect([endsAfter(later, plan), endsAfter(plan, later)]).toEqual([true, false]);
  expect(endsAfter('2027-11-27T12:05:00.000Z', plan)).toBe(false);
});
