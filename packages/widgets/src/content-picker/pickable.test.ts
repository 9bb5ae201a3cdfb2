import { buildCourse } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { buildLabCard } from '../lab/testing/lab-data.ts';
import { ALL, isFiltered, type PickFilter, toChoices, toGroups } from './pickable.ts';

const labs = [
  buildLabCard({ lab_id: 'invoice', title: 'Invoices', level: 'Basic', topics: ['Access control'] }),
  buildLabCard({
    lab_id: 'pattern',
    title: 'Voucher',
    type: 'challenge',
    level: 'Advanced',
    topics: ['Injection'],
    language: 'Python',
  }),
  buildLabCard({ lab_id: 'bench', title: 'A bench', type: 'playground', level: 'Basic', topics: [] }),
];
const courses = [
  buildCourse({ _key: 'boundary', event_name: 'Boundaries', tags: ['sql'], total_ttl: 5_400 }),
];
const idsOf = (filter: Partial<PickFilter>) =>
  toGroups(labs, courses, { ...ALL, ...filter }).flatMap(({ items }) => items.map(({ id }) => id));

describe('LTI-18 the list of what can be linked', () => {
  it.each<[string, Partial<PickFilter>, string[]]>([
    ['is everything, by kind, without a filter', {}, ['boundary', 'invoice', 'pattern', 'bench']],
    ['is of the kinds chosen', { kinds: ['playground', 'course'] }, ['boundary', 'bench']],
    ['is of a level', { level: 'Basic' }, ['boundary', 'invoice', 'bench']],
    ['is of a topic, which no course has', { topic: 'Injection' }, ['pattern']],
    ['is in a language, which no course has', { language: 'Python' }, ['pattern']],
    ['finds a course by its tag in any case', { search: ' SQL ' }, ['boundary']],
    ['finds a lab by its weakness', { search: 'direct object', kinds: ['lab'] }, ['invoice']],
    ['finds nothing when one word is missing', { search: 'boundaries nowhere' }, []],
  ])('%s', (_what, filter, expected) => {
    expect(idsOf(filter)).toEqual(expected);
  });

  it('has no empty group', () => {
    expect(toGroups(labs, [], ALL).map(({ kind }) => kind)).toEqual(['lab', 'challenge', 'playground']);
  });

  it('says what is graded: everything but playgrounds', () => {
    const gradable = toGroups(labs, courses, ALL).flatMap(({ items }) => items.map((one) => one.isGradable));
    expect(gradable).toEqual([true, true, true, false]);
  });

  it('gives the minutes of a course and of a lab', () => {
    expect(toGroups([], courses, ALL)[0]?.items[0]).toMatchObject({ minutes: 90, level: 'Basic' });
  });

  it('offers topics and languages once each, and knows when something is filtered', () => {
    expect(toChoices(labs)).toEqual({
      topics: ['Access control', 'Injection'],
      languages: ['JavaScript', 'Python'],
    });
    expect([
      isFiltered(ALL),
      isFiltered({ ...ALL, search: ' ' }),
      isFiltered({ ...ALL, kinds: ['lab'] }),
    ]).toEqual([false, false, true]);
  });
});
