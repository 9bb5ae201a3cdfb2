import { setTimeZone } from '@drawbridge/ui/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVERYTHING, isDay, isReversed, toFilter } from './audit-view.ts';

const NOW = new Date('2026-03-31T15:30:00.000Z');

describe('the filter of an audit view', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'));
  afterEach(() => setTimeZone(undefined));

  it('the filter has no field for what lets everything through', () => {
    expect(toFilter(EVERYTHING, NOW)).toEqual({});
  });

  it('the filter names the person as the contract does', () => {
    const view = { ...EVERYTHING, action: 'access.refuse', outcome: 'refused', person: 'ada' } as const;
    expect(toFilter(view, NOW)).toEqual({ action: 'access.refuse', outcome: 'refused', actor: 'ada' });
  });

  it.each([
    ['today', '2026-03-30T22:00:00.000Z'],
    ['week', '2026-03-24T15:30:00.000Z'],
    ['month', '2026-03-01T15:30:00.000Z'],
  ] as const)("%s begins in the reader's time zone", (period, from) => {
    expect(toFilter({ ...EVERYTHING, period }, NOW)).toEqual({ from });
  });

  it('the filter includes the whole last day, even one of 23 hours', () => {
    const view = { ...EVERYTHING, period: 'days', from: '2026-03-29', to: '2026-03-29' } as const;
    expect(toFilter(view, NOW)).toEqual({
      from: '2026-03-28T23:00:00.000Z',
      to: '2026-03-29T22:00:00.000Z',
    });
  });

  it('the filter begins and ends in the time zone that the reader chose', () => {
    setTimeZone('America/New_York');
    expect(toFilter({ ...EVERYTHING, period: 'today' }, NOW)).toEqual({ from: '2026-03-31T04:00:00.000Z' });
    // The clocks change at two: this day has 23 hours.
    const view = { ...EVERYTHING, period: 'days', from: '2026-03-08', to: '2026-03-08' } as const;
    expect(toFilter(view, NOW)).toEqual({ from: '2026-03-08T05:00:00.000Z', to: '2026-03-09T04:00:00.000Z' });
  });

  it('the filter has no limit for a missing day', () => {
    const view = { ...EVERYTHING, period: 'days', from: '', to: '2026-03-01' } as const;
    expect(Object.keys(toFilter(view, NOW))).toEqual(['to']);
  });
});

describe('a day in the filter', () => {
  it.each(['2026-02-31', '2026-13-01', '26-01-01', 'yesterday', ''])('%j is not a day', (text) =>
    expect(isDay(text)).toBe(false),
  );

  it('a day may be the last and the first', () => {
    const view = { ...EVERYTHING, period: 'days', from: '2026-03-02', to: '2026-03-02' } as const;
    expect([isReversed(view), isReversed({ ...view, to: '2026-03-01' })]).toEqual([false, true]);
  });
});
