import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../messages/index.ts';
import { createDayFormat, createLongDayFormat, toDay, toDayNumber } from './calendar.ts';

describe('a day of the calendar', () => {
  afterEach(() => setLocale('en'));

  it.each(['1970-01-01', '2024-02-29', '2026-03-29', '2026-12-31'])('is %s again after counting', (day) => {
    expect(toDay(toDayNumber(day)!)).toBe(day);
  });
  it('is one more than the day before, also where clocks are changed', () => {
    expect(toDayNumber('2026-03-30')! - toDayNumber('2026-03-29')!).toBe(1);
    expect(toDayNumber('2026-10-26')! - toDayNumber('2026-10-25')!).toBe(1);
  });
  it.each(['', '2026-02-30', '2026-13-01', '2026-3-1', '2026-03-01T00:00:00Z', 'soon'])(
    'is not %j',
    (day) => {
      expect(toDayNumber(day)).toBeUndefined();
    },
  );
  it('may be a month: its first day', () => {
    expect(toDayNumber('2026-03')).toBe(toDayNumber('2026-03-01'));
  });
  it('is written in the language of the page, whatever the time zone of the machine', () => {
    setLocale('de', { a: 'b' });
    expect(createLongDayFormat()('2026-03-03')).toBe('Dienstag, 3. März 2026');
    const toMonthText = createDayFormat({ month: 'short', year: 'numeric' });
    expect([toMonthText('2026-03'), toMonthText('someday')]).toEqual(['März 2026', 'someday']);
  });
});
