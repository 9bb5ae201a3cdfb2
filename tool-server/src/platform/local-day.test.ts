import { expect, it } from 'vitest';
import { toLocalDay } from './local-day.ts';

it.each([
  ['2026-03-02T23:30:00Z', null, '2026-03-02'],
  ['2026-03-02T23:30:00Z', 'Europe/Berlin', '2026-03-03'],
  ['2026-03-02T02:30:00Z', 'America/Los_Angeles', '2026-03-01'],
  ['2026-12-31T12:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ['2026-03-29T00:59:00Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-03-02T23:30:00Z', 'Mars/Olympus', '2026-03-02'],
])('%s in the zone %s is on %s', (at, zone, day) => {
  expect(toLocalDay(new Date(at), zone)).toBe(day);
});
