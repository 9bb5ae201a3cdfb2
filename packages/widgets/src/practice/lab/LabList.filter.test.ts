import { buildLabCard } from '@drawbridge/lab-workspace/testing/lab-data';
import { describe, expect, it } from 'vitest';
import { filterLabs, groupLabs, listLanguages, listTopics, NO_FILTER } from './LabList.filter.ts';

const pattern = buildLabCard({
  lab_id: 'pattern',
  title: 'The voucher that fits everything',
  summary: 'Nothing can be injected.',
  type: 'challenge',
  level: 'Basic',
  weaknesses: [{ id: 'CWE-155', name: 'Wildcard injection' }],
  owasp: ['A05:2025'],
  topics: ['Injection'],
  steps: ['Look around'],
  search_words: 'LIKE, pattern',
});
const cache = buildLabCard({
  lab_id: 'cache',
  title: 'The cache between two workflows',
  summary: 'A stranger publishes a release.',
  type: 'challenge',
  level: 'Advanced',
  weaknesses: [{ id: 'CWE-829', name: 'Untrusted code in a build' }],
  owasp: ['A08:2025'],
  topics: ['Build and deployment'],
  language: 'Configuration',
  search_words: 'supply chain',
  passed: true,
});
const bench = buildLabCard({ lab_id: 'bench', title: 'A bench', type: 'playground', level: 'Basic' });
const all = [cache, bench, pattern];
const ids = (labs: readonly { lab_id: string }[]) => labs.map(({ lab_id }) => lab_id);

describe('LAB-7, LAB-8 filters of a list', () => {
  it.each([
    ['shows everything without a filter', NO_FILTER, ['cache', 'bench', 'pattern']],
    ['shows labs of a level', { ...NO_FILTER, levels: ['Advanced'] as const }, ['cache']],
    ['shows solved labs', { ...NO_FILTER, states: ['solved'] as const }, ['cache']],
    ['shows labs that are not solved', { ...NO_FILTER, states: ['open'] as const }, ['bench', 'pattern']],
    [
      'shows everything with both states',
      { ...NO_FILTER, states: ['open', 'solved'] as const },
      ['cache', 'bench', 'pattern'],
    ],
    ['finds a weakness in any case', { ...NO_FILTER, search: ' cwe-155 ' }, ['pattern']],
    ['finds the name of a weakness', { ...NO_FILTER, search: 'wildcard injection' }, ['pattern']],
    ['finds another word for it', { ...NO_FILTER, search: 'Supply chain' }, ['cache']],
    ['finds the title of a step', { ...NO_FILTER, search: 'pattern look around' }, ['pattern']],
    ['shows labs of a topic', { ...NO_FILTER, topics: ['Injection'] }, ['pattern']],
    ['shows labs in a language', { ...NO_FILTER, languages: ['Configuration'] }, ['cache']],
    ['shows none of a topic that no lab has', { ...NO_FILTER, topics: ['Gardening'] }, []],
    ['finds the words of a search in different fields', { ...NO_FILTER, search: 'release cache' }, ['cache']],
    ['finds nothing when one word is missing', { ...NO_FILTER, search: 'release voucher' }, []],
  ])('%s', (_name, filter, expected) => {
    expect(ids(filterLabs(all, filter))).toEqual(expected);
  });
});

describe('the topics and languages of a filter', () => {
  it('the topics and languages are those of the labs, each once', () => {
    expect(listTopics([pattern, cache, pattern])).toEqual(['Build and deployment', 'Injection']);
    expect(listLanguages([pattern, cache, pattern])).toEqual(['Configuration', 'JavaScript']);
  });
});

describe('groups', () => {
  it('groups are types for several types and levels for one type, and none is empty', () => {
    expect(groupLabs(all, undefined).map(({ id, labs }) => [id, ids(labs)])).toEqual([
      ['challenge', ['cache', 'pattern']],
      ['playground', ['bench']],
    ]);
    expect(groupLabs([cache, pattern], 'challenge').map(({ id }) => id)).toEqual(['Basic', 'Advanced']);
  });
});
