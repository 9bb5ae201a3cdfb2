import { describe, expect, it } from 'vitest';
import { type Repeating, toCycleAfterPass, toNextDue, toYearlyCycle } from './cycles.rule.ts';

const yearly = (part: Partial<Repeating> = {}): Repeating => ({
  repeat: 'yearly',
  repeatMonths: null,
  earlyDays: 30,
  timeZone: 'Europe/Berlin',
  ...part,
});
const afterPass = (part: Partial<Repeating> = {}): Repeating =>
  yearly({ repeat: 'after_pass', repeatMonths: 12, ...part });
const toTexts = (dates: Readonly<Record<string, Date>>) =>
  Object.fromEntries(Object.entries(dates).map(([name, at]) => [name, at.toISOString().slice(0, 16)]));

describe('an assignment that repeats each year', () => {
  it('the next year has the same dates on the clocks of its zone, also where the clocks have changed by then', () => {
    // In 2026 the clocks go forward on 29 March, in 2027 on the 28th.
    const first = { startsAt: new Date('2026-03-28T08:00:00Z'), dueAt: new Date('2026-04-28T07:00:00Z') };
    expect(toTexts({ ...toYearlyCycle(first, yearly()) })).toEqual({
      startsAt: '2027-03-28T07:00',
      dueAt: '2027-04-28T07:00',
      sinceAt: '2027-02-26T08:00',
    });
  });
  it('29 February becomes the 28th', () => {
    const first = { startsAt: new Date('2028-02-29T12:00:00Z'), dueAt: new Date('2028-03-10T12:00:00Z') };
    const next = toYearlyCycle(first, yearly({ timeZone: 'UTC' }));
    expect(next.startsAt.toISOString()).toBe('2029-02-28T12:00:00.000Z');
  });
});

describe('an assignment that repeats after a pass', () => {
  const startsAt = new Date('2026-01-05T08:00:00Z');
  it('it is due so many months after the pass, and begins so many days before that', () => {
    const finishedAt = new Date('2026-03-10T09:30:00Z');
    expect(toTexts({ ...toCycleAfterPass(finishedAt, startsAt, afterPass()) })).toEqual({
      startsAt: '2027-02-08T09:30',
      dueAt: '2027-03-10T09:30',
      sinceAt: '2027-02-08T09:30',
    });
  });
  it('a person who was trained long before the assignment gets the usual days, and is not overdue at once', () => {
    const finishedAt = new Date('2025-01-10T09:30:00Z');
    expect(toTexts({ ...toCycleAfterPass(finishedAt, startsAt, afterPass()) })).toEqual({
      startsAt: '2026-01-05T08:00',
      dueAt: '2026-02-04T08:00',
      sinceAt: '2026-01-05T08:00',
    });
  });
});

describe('when it is due again', () => {
  const cycle = {
    dueAt: new Date('2026-03-12T16:00:00Z'),
    finishedAt: new Date('2026-03-05T10:00:00Z'),
  };
  const startsAt = new Date('2026-03-02T08:00:00Z');
  it.each([
    ['once', yearly({ repeat: 'none' }), undefined],
    ['each year', yearly(), '2027-03-12T16:00:00.000Z'],
    ['after a pass', afterPass({ repeatMonths: 6 }), '2026-09-05T09:00:00.000Z'],
  ])('the next due date of an assignment %s is %s', (_how, of, due) =>
    expect(toNextDue({ ...of, startsAt }, cycle)?.toISOString()).toBe(due),
  );
  it('an assignment that is not finished has no next due date', () =>
    expect(toNextDue({ ...yearly(), startsAt }, { ...cycle, finishedAt: undefined })).toBeUndefined());
});
