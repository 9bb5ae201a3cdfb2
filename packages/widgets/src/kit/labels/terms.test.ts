import { PROFICIENCIES, type Proficiency } from '@drawbridge/contracts';
import { toDurationText, toTimeAgo } from '@drawbridge/contracts/rules';
import { setLocale } from '@drawbridge/ui/messages';
import { afterEach, describe, expect, it } from 'vitest';
import { toTimeSpentWords } from './duration.ts';
import { toDurationWords, toLevelWord, toTagWords, toTimeAgoText } from './index.ts';

const LEVELS = Object.keys(PROFICIENCIES) as Proficiency[];
const SECONDS = [undefined, Number.NaN, -5, 0, 59, 60, 89, 90, 3599, 3600, 5400, 7199, 360_000];
const AGES_MS = [-1, 0, 999, 1_000, 59_000, 60_000, 7_200_000, 86_400_000, 40 * 86_400_000, 800 * 86_400_000];

describe('terms in English', () => {
  it("GEN-15 a level has the contract's word", () => {
    expect(LEVELS.map(toLevelWord)).toEqual(Object.values(PROFICIENCIES));
  });
  it('CONST-5..CONST-8 a duration has the standard format', () => {
    expect(SECONDS.map(toDurationWords)).toEqual(SECONDS.map(toDurationText));
  });
  it('PROF-11 time spent may be nothing, is shown in hours beyond 60 minutes, and has separators', () => {
    expect([0, 1, 60, 61, 120, 123_456].map(toTimeSpentWords)).toEqual([
      '0m',
      '1m',
      '60m',
      '1h 1m',
      '2h 0m',
      '2,057h 36m',
    ]);
  });
  it.each([
    ['idor', 'IDOR'],
    ['csp', 'CSP'],
    ['cors', 'CORS'],
    ['xss', 'XSS'],
    ['jwt', 'JWT'],
    ['sql', 'SQL'],
    ['nosql', 'NoSQL'],
    ['api-security', 'API security'],
    ['http-headers', 'HTTP headers'],
    ['ci-cd', 'CI/CD'],
    ['access-control', 'access control'],
    ['classification', 'classification'],
  ])('CAT-13, PROF-18 the tag %s is named %s', (tag, name) => expect(toTagWords(tag)).toBe(name));
  it('CONST-14, CONST-15 an age is worded as prescribed', () => {
    const now = Date.UTC(2026, 5, 1);
    expect(AGES_MS.map((ageMs) => toTimeAgoText(now - ageMs, now))).toEqual(
      AGES_MS.map((ageMs) => toTimeAgo(now - ageMs, now)),
    );
  });
});

describe('terms in another language', () => {
  afterEach(() => setLocale('en'));

  it('levels and durations come from its catalogue', () => {
    setLocale('de', {
      'terms.Basic': 'Einstieg',
      'terms.minutes': '{minutes} Min.',
      'terms.hours': '{hours} Std. {minutes} Min.',
    });
    expect(toLevelWord('Basic')).toBe('Einstieg');
    expect([3599, 5400].map(toDurationWords)).toEqual(['60 Min.', '1 Std. 30 Min.']);
    expect([0, 123_456].map(toTimeSpentWords)).toEqual(['0 Min.', '2.057 Std. 36 Min.']);
  });
  it('an age is worded as usual in it', () => {
    setLocale('de', { 'terms.justNow': 'gerade eben' });
    expect([0, 60_000, 2 * 86_400_000].map((ageMs) => toTimeAgoText(10 ** 12 - ageMs, 10 ** 12))).toEqual([
      'gerade eben',
      'vor 1 Minute',
      'vor 2 Tagen',
    ]);
  });
});
