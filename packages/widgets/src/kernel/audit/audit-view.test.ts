import { setTimeZone } from '@drawbridge/ui/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVERYTHING, isDay, isReversed, toFilter } from './audit-view.ts';

const NOW = new Date('2026-03-31T15:30:00.000Z');

describe('the filter of a view', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'));
  afterEach(() => setTimeZone(undefined));

  it('has no field for what lets everything through', () => {
    expect(toFilter(EVERYTHING, NOW)).toEqual({});
  });

  it('names the person as the contract does', () => {
    const view = { ...EVERYTHING, action: 'access.refuse', outcome: 'refused', person: 'ada' } as const;
    expect(toFilter(view, NOW)).toEqual({ action: 'access.refuse', outcome: 'refused', actor: 'ada' });
  });

  it.each([
    ['today', '2026-03-30T22:00:00.000Z'],
    ['week', '2026-03-24T15:30:00.000Z'],
    ['month', '2026-03-01T15:30:00.000Z'],
  ] as const)('%s begins in the zone of the reader', (period, from) => {
    expect(toFilter({ ...EVERYTHING, period }, NOW)).toEqual({ from });
  });

  it('has the whole of the last day, also where it has 23 hours', () => {
    const view = { ...EVERYTHING, period: 'days', from: '2026-03-29', to: '2026-03-29' } as const;
    expect(toFilter(view, NOW)).toEqual({
      from: '2026-03-28T23:00:00.000Z',
      to: '2026-03-29T22:00:00.000Z',
    });
  });

  it('begins and ends in the time zone that the reader chose', () => {
    setTimeZone('America/New_York');
    expect(toFilter({ ...EVERYTHING, period: 'today' }, NOW)).toEqual({ from: '2026-03-31T04:00:00.000Z' });
    // The clocks change at two: this day has 23 hours.
    const view = { ...EVERYTHING, period: 'days', from: '2026-03-08', to: '2026-03-08' } as const;
    expect(toFilter(view, NOW)).toEqual({ from: '2026-03-08T05:00:00.000Z', to: '2026-03-09T04:00:00.000Z' });
  });

  it('has no bound for a day that is not given', () => {
    const view = { ...EVERYTHING, period: 'days', from: '', to: '2026-03-01' } as const;
    expect(Object.keys(toFilter(view, NOW))).toEqual(['to']);
  });
});

describe('a day', () => {
  it.each(['2026-02-31', '2026-13-01', '26-01-01', 'yesterday', ''])('is not %j', (text) =>
    expect(isDay(text)).toBe(false),
  );

  it('may be the last and the first', () => {
    const view = { ...EVERYTHING, period: 'days', from: '2026-03-02', to: '2026-03-02' } as const;
    expect([isReversed(view), isReversed({ ...view, to: '2026-03-01' })]).toEqual([false, true]);
  });
});
