import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../messages/index.ts';
import { createDayFormat, createLongDayFormat, toDay, toDayNumber } from './calendar.ts';

describe('a calendar day', () => {
  afterEach(() => setLocale('en'));

  it.each(['1970-01-01', '2024-02-29', '2026-03-29', '2026-12-31'])(
    '%s is the same after counting',
    (day) => {
      expect(toDay(toDayNumber(day)!)).toBe(day);
    },
  );
  it('a day is one more than the previous day, even when the clocks change', () => {
    expect(toDayNumber('2026-03-30')! - toDayNumber('2026-03-29')!).toBe(1);
    expect(toDayNumber('2026-10-26')! - toDayNumber('2026-10-25')!).toBe(1);
  });
  it.each(['', '2026-02-30', '2026-13-01', '2026-3-1', '2026-03-01T00:00:00Z', 'soon'])(
    '%j is not a day',
    (day) => {
      expect(toDayNumber(day)).toBeUndefined();
    },
  );
  it('a month stands for its first day', () => {
    expect(toDayNumber('2026-03')).toBe(toDayNumber('2026-03-01'));
  });
  it("a day is formatted in the page's language, whatever the machine's time zone", () => {
    setLocale('de', { a: 'b' });
    expect(createLongDayFormat()('2026-03-03')).toBe('Dienstag, 3. März 2026');
    const toMonthText = createDayFormat({ month: 'short', year: 'numeric' });
    expect([toMonthText('2026-03'), toMonthText('someday')]).toEqual(['März 2026', 'someday']);
  });
});
