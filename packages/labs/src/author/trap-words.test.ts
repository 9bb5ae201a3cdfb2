import { describe, expect, it } from 'vitest';
import type { GradedTest, LabTrap } from '../grade/lab.ts';
import { loadLab } from '../grade/load.ts';
import { findOurLabs } from './roots.ts';
import { checkTrapWords } from './trap-words.ts';

const test = (id: string, names?: string[]): GradedTest => ({
  id,
  title: id,
  kind: 'exploit',
  visibility: 'visible',
  weight: 1,
  source: '',
  names,
});
const trap = (why: string, overrides: Partial<LabTrap> = {}): LabTrap => ({
  id: 'page-only',
  title: 'The page is guarded',
  why,
  fails: ['export'],
  shown: true,
  verdict: 'failed',
  files: [],
  patch: '',
  isPacked: true,
  ...overrides,
});
const tests = [test('note', ['note']), test('export', ['export']), test('other')];
const faults = (one: LabTrap) =>
  checkTrapWords({ tests, traps: [one] })
    .filter(({ holds }) => !holds)
    .map(({ seen }) => seen);

describe('The words of a trap', () => {
  it('a trap may name what it fails, and may not name what the verdict lists as blocked', () => {
    expect(faults(trap('The export looks things up by id alone.'))).toEqual([]);
    expect(faults(trap('The `Note` and the export look things up by id alone.'))).toEqual([
      expect.stringMatching(/^its words name note, which the verdict lists as blocked/),
    ]);
  });

  it('a name is a whole word', () => {
    expect(faults(trap('What the neighbour noted is in the footnotes.'))).toEqual([]);
  });

  it('a trap may say that something is blocked, and only of what it names and does not fail', () => {
    const says_blocked = ['note'];
    expect(faults(trap('The note is safe, the export is not.', { says_blocked }))).toEqual([]);
    expect(faults(trap('The export is open.', { says_blocked }))).toEqual([
      expect.stringMatching(/^says_blocked has note/),
    ]);
  });

  it('a trap that is never shown may say anything', () => {
    expect(faults(trap('The note is open.', { shown: false }))).toEqual([]);
  });

  it.each(findOurLabs().map((dir) => [dir.split('/').at(-1) ?? '', dir]))(
    'no trap of %s contradicts its verdict',
    (_, dir) => {
      expect(checkTrapWords(loadLab(dir)).filter(({ holds }) => !holds)).toEqual([]);
    },
  );
});
