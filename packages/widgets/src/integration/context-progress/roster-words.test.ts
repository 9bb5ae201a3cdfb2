import { ROSTER_PROBLEMS } from '@drawbridge/contracts/integration';
import { describe, expect, it } from 'vitest';
import { toMoment, toRosterWords } from './roster-words.ts';

const NOW = new Date('2026-11-25T12:00:00Z');

describe('LTI-17 the state of a roster in words', () => {
  it('the text names day and time in the given zone, and the year of another one', () => {
    expect(toMoment('2026-10-12T12:05:00Z', NOW, 'en-GB', 'Europe/Berlin')).toBe('12 October, 14:05');
    expect(toMoment('2025-10-12T12:05:00Z', NOW, 'en-GB', 'UTC')).toBe('12 October 2025, 12:05');
  });

  it('the text says when the roster was read', () => {
    expect(toRosterWords({ state: 'ready', read_at: '2026-10-12T12:05:00Z' }, 'Harbor')).toMatch(
      /^Roster of .+\.$/,
    );
  });

  it.each([
    [1, /\. 1 entry is not listed, because Harbor sends no usable ID for it\.$/],
    [3, /\. 3 entries are not listed, because Harbor sends no usable IDs for them\.$/],
  ])('the text says how many entries are not listed: %i', (left_out, words) => {
    expect(toRosterWords({ state: 'ready', read_at: '2026-10-12T12:05:00Z', left_out }, 'Harbor')).toMatch(
      words,
    );
  });

  it.each([
    ['unavailable', /Harbor does not share its roster/],
    ['never', /Harbor has not been read yet/],
    ['reading', /^Reading the roster of Harbor…$/],
  ] as const)('%s has its own sentence', (state, words) => {
    expect(toRosterWords({ state }, 'Harbor')).toMatch(words);
  });

  it.each(ROSTER_PROBLEMS)('a failure says why, and what to do: %s', (problem) => {
    const words = toRosterWords({ state: 'failed', problem }, 'Harbor');
    expect(words).toMatch(/^The roster could not be read\. .{30,}\.$/);
    expect(words).not.toContain('{');
  });

  it('a failure says that an earlier roster is shown', () => {
    expect(toRosterWords({ state: 'failed', read_at: '2026-10-12T12:05:00Z' }, 'Harbor')).toMatch(
      /You see the one from .+\.$/,
    );
  });
});
