import { describe, expect, it } from 'vitest';
import { filterLabs, groupLabs, NO_FILTER } from './LabList.filter.ts';
import { buildLabCard } from './testing/lab-data.ts';

const pattern = buildLabCard({
  lab_id: 'pattern',
  title: 'The voucher that fits everything',
  summary: 'Nothing can be injected.',
  type: 'challenge',
  level: 'Basic',
  cwe: ['CWE-155'],
  owasp: ['A05:2025'],
});
const cache = buildLabCard({
  lab_id: 'cache',
  title: 'The cache between two workflows',
  summary: 'A stranger publishes a release.',
  type: 'challenge',
  level: 'Advanced',
  cwe: ['CWE-829'],
  owasp: ['A08:2025'],
  passed: true,
});
const bench = buildLabCard({ lab_id: 'bench', title: 'A bench', type: 'playground', level: 'Basic' });
const all = [cache, bench, pattern];
const ids = (labs: readonly { lab_id: string }[]) => labs.map(({ lab_id }) => lab_id);

describe('LAB-7, LAB-8 filters of a list', () => {
  it.each([
    ['nothing chosen', NO_FILTER, ['cache', 'bench', 'pattern']],
    ['a level', { ...NO_FILTER, levels: ['Advanced'] as const }, ['cache']],
    ['solved', { ...NO_FILTER, states: ['solved'] as const }, ['cache']],
    ['not solved', { ...NO_FILTER, states: ['open'] as const }, ['bench', 'pattern']],
    ['both states', { ...NO_FILTER, states: ['open', 'solved'] as const }, ['cache', 'bench', 'pattern']],
    ['a weakness, written small', { ...NO_FILTER, search: ' cwe-155 ' }, ['pattern']],
    ['each word of the search, wherever it is', { ...NO_FILTER, search: 'release cache' }, ['cache']],
    ['a word that is nowhere', { ...NO_FILTER, search: 'release voucher' }, []],
  ])('%s', (_name, filter, expected) => {
    expect(ids(filterLabs(all, filter))).toEqual(expected);
  });
});

describe('groups', () => {
  it('of several types are types, of one type levels, and none is empty', () => {
    expect(groupLabs(all, undefined).map(({ id, labs }) => [id, ids(labs)])).toEqual([
      ['challenge', ['cache', 'pattern']],
      ['playground', ['bench']],
    ]);
    expect(groupLabs([cache, pattern], 'challenge').map(({ id }) => id)).toEqual(['Basic', 'Advanced']);
  });
});
