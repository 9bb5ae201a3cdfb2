import type { LinkableContent } from '@drawbridge/client/stores/deep-linking';
import type { CourseCard, LabCard } from '@drawbridge/contracts';
import { filterLabs, type LabLevel, listLanguages, listTopics, NO_FILTER } from '../lab/LabList.filter.ts';

export const PICK_KINDS = ['course', 'lab', 'challenge', 'playground'] as const;
export type PickKind = (typeof PICK_KINDS)[number];

/** A lab or course of the list. */
export interface Pickable extends LinkableContent {
  key: string;
  pickKind: PickKind;
  level: LabLevel | undefined;
  minutes: number;
  owasp: readonly string[];
  lab?: LabCard;
}

export interface PickFilter {
  search: string;
  kinds: readonly PickKind[];
  /** Empty for any. */
  level: LabLevel | '';
  topic: string;
  language: string;
}

export const ALL: PickFilter = { search: '', kinds: [], level: '', topic: '', language: '' };

export const isFiltered = ({ search, kinds, level, topic, language }: PickFilter) =>
  kinds.length > 0 || [search.trim(), level, topic, language].some((value) => value !== '');

const toLab = (lab: LabCard): Pickable => ({
  key: `lab/${lab.lab_id}`,
  kind: 'lab',
  id: lab.lab_id,
  title: lab.title,
  summary: lab.summary,
  isGradable: lab.type !== 'playground',
  pickKind: lab.type,
  level: lab.level,
  minutes: lab.minutes,
  owasp: lab.owasp,
  lab,
});

const toCourse = (course: CourseCard): Pickable => ({
  key: `course/${course._key}`,
  kind: 'course',
  id: course._key,
  title: course.event_name,
  summary: course.description,
  isGradable: true,
  pickKind: 'course',
  level: course.proficiency,
  minutes: Math.round(course.total_ttl / 60),
  owasp: course.owasp,
});

/** A course has neither the topics nor the language of a lab. */
function filterCourses(courses: readonly CourseCard[], filter: PickFilter): CourseCard[] {
  if (filter.topic !== '' || filter.language !== '') return [];
  const words = filter.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return courses.filter(({ event_name, description, tags, cwe, owasp, proficiency }) => {
    const text = [event_name, description, ...tags, ...cwe, ...owasp].join(' ').toLocaleLowerCase();
    return (
      (filter.level === '' || proficiency === filter.level) && words.every((word) => text.includes(word))
    );
  });
}

const toList = <Value extends string>(value: Value | ''): Value[] => (value === '' ? [] : [value]);

export interface PickGroup {
  kind: PickKind;
  items: Pickable[];
}

/** What matches, by kind; no group is empty. */
export function toGroups(
  labs: readonly LabCard[],
  courses: readonly CourseCard[],
  filter: PickFilter,
): PickGroup[] {
  const { search, level, topic, language } = filter;
  const found = [
    ...filterCourses(courses, filter).map(toCourse),
    ...filterLabs(labs, {
      ...NO_FILTER,
      search,
      levels: toList(level),
      topics: toList(topic),
      languages: toList(language),
    }).map(toLab),
  ];
  return PICK_KINDS.filter((kind) => filter.kinds.length === 0 || filter.kinds.includes(kind))
    .map((kind) => ({ kind, items: found.filter(({ pickKind }) => pickKind === kind) }))
    .filter(({ items }) => items.length > 0);
}

export interface PickChoices {
  topics: string[];
  languages: string[];
}

/** What the filters offer. */
export const toChoices = (labs: readonly LabCard[]): PickChoices => ({
  topics: listTopics(labs),
  languages: listLanguages(labs),
});
