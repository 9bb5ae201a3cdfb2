import { asId } from '@drawbridge/contracts';
import type { JourneyCard } from '@drawbridge/contracts/learning';
import { buildCourse } from '@drawbridge/contracts/testing';
import { buildLabCard } from '@drawbridge/lab-workspace/testing/lab-data';
import { describe, expect, it } from 'vitest';
import { ALL, isFiltered, isGradable, type PickFilter, toChoices, toGroups } from './pickable.ts';

function buildJourneyCard({
  courses: ids,
  ...given
}: {
  id: string;
  title: string;
  courses: string[];
}): JourneyCard {
  const progress = { progress: 0, is_completed: false };
  return {
    summary: '',
    level: 'Basic',
    roles: [],
    owasp: 'A01:2025',
    total_ttl: 7_200,
    ...progress,
    courses: ids.map((id) => ({ id, title: id, is_enrolled: false, ...progress })),
    ...given,
    id: asId(given.id),
  };
}

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
  buildCourse({ _key: 'sessions', event_name: 'Sessions', tags: [], proficiency: 'Advanced' }),
];
const journey = buildJourneyCard({ id: 'start', title: 'First steps', courses: ['boundary', 'sessions'] });
const journeys = [journey];
const idsOf = (filter: Partial<PickFilter>) =>
  toGroups({ labs, courses, journeys }, { ...ALL, ...filter }).flatMap(({ items }) =>
    items.map(({ id }) => id),
  );

describe('LTI-18 the list of linkable content', () => {
  it.each<[string, Partial<PickFilter>, string[]]>([
    [
      'is everything, by kind, without a filter',
      {},
      ['boundary', 'sessions', 'start', 'invoice', 'pattern', 'bench'],
    ],
    ['is of the kinds chosen', { kinds: ['playground', 'journey'] }, ['start', 'bench']],
    ['is of a level', { level: 'Basic' }, ['boundary', 'start', 'invoice', 'bench']],
    ['is of a topic, which no course has', { topic: 'Injection' }, ['pattern']],
    ['is in a language, which no course has', { language: 'Python' }, ['pattern']],
    ['finds a course by its tag in any case', { search: ' SQL ' }, ['boundary']],
    ['finds a lab by its weakness', { search: 'direct object', kinds: ['lab'] }, ['invoice']],
    ['finds a journey by the title of its course', { search: 'sessions' }, ['sessions', 'start']],
    ['finds all of a kind by its name', { search: 'Playgrounds' }, ['bench']],
    ['finds by the name of a kind and another word', { search: 'challenge voucher' }, ['pattern']],
    ['finds nothing when one word is missing', { search: 'boundaries nowhere' }, []],
  ])('%s', (_what, filter, expected) => {
    expect(idsOf(filter)).toEqual(expected);
  });

  it('the list has no empty group', () => {
    expect(toGroups({ labs, courses: [], journeys }, ALL).map(({ kind }) => kind)).toEqual([
      'lab',
      'challenge',
      'playground',
    ]);
  });

  it('the list says what is graded: everything but playgrounds', () => {
    const gradable = toGroups({ labs, courses, journeys: [] }, ALL).flatMap(({ items }) =>
      items.map(isGradable),
    );
    expect(gradable).toEqual([true, true, true, true, false]);
  });

  it('the list says how many points a lab has, and nothing for a course', () => {
    const links = toGroups({ labs, courses, journeys: [] }, ALL).flatMap(({ items }) =>
      items.flatMap((item) => item.links),
    );
    expect(links.map(({ id, points }) => [id, points])).toEqual([
      ['boundary', undefined],
      ['sessions', undefined],
      ...labs.map(({ lab_id, points }) => [lab_id, points || undefined]),
    ]);
  });

  it('a journey is added as its courses, in order', () => {
    const [group] = toGroups(
      { labs: [], courses: [...courses].reverse(), journeys },
      { ...ALL, kinds: ['journey'] },
    );
    expect(group?.items[0]?.links.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'course boundary',
      'course sessions',
    ]);
  });

  it('a journey is missing while one of its courses is not in the list', () => {
    expect(
      toGroups({ labs: [], courses: courses.slice(0, 1), journeys }, ALL).map(({ kind }) => kind),
    ).toEqual(['course']);
  });

  it('the minutes of a course and of a lab are listed', () => {
    expect(toGroups({ labs: [], courses, journeys: [] }, ALL)[0]?.items[0]).toMatchObject({
      minutes: 90,
      level: 'Basic',
    });
  });

  it('topics and languages are offered once each, and the list knows when it is filtered', () => {
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
