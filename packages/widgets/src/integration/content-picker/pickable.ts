import type { LinkableContent } from '@drawbridge/client/stores/integration/deep-linking';
import type { CourseCard, JourneyCard } from '@drawbridge/contracts/learning';
import type { LabCard } from '@drawbridge/contracts/practice';
import {
  filterLabs,
  type LabLevel,
  listLanguages,
  listTopics,
  NO_FILTER,
} from '../../practice/lab/LabList.filter.ts';
import { t } from './messages.ts';

export const PICK_KINDS = ['course', 'journey', 'lab', 'challenge', 'playground'] as const;
export type PickKind = (typeof PICK_KINDS)[number];

/** A lab or course in the list, or a journey: a list of courses, each of which becomes a separate activity. */
export interface Pickable {
  key: string;
  id: string;
  title: string;
  summary: string;
  pickKind: PickKind;
  /** What choosing it adds, in order. */
  links: readonly LinkableContent[];
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

const withLink = <Rest extends object>(link: LinkableContent, rest: Rest) => ({
  key: `${link.kind}/${link.id}`,
  id: link.id,
  title: link.title,
  summary: link.summary,
  links: [link],
  ...rest,
});

const toLabLink = ({ lab_id: id, title, summary, type, points }: LabCard): LinkableContent => ({
  kind: 'lab',
  id,
  title,
  summary,
  isGradable: type !== 'playground',
  ...(points > 0 && { points }),
});

const toCourseLink = ({
  _key: id,
  event_name: title,
  description: summary,
}: CourseCard): LinkableContent => ({
  kind: 'course',
  id,
  title,
  summary,
  isGradable: true,
});

const toLab = (lab: LabCard): Pickable =>
  withLink(toLabLink(lab), {
    pickKind: lab.type,
    level: lab.level,
    minutes: lab.minutes,
    owasp: lab.owasp,
    lab,
  });

const toCourse = (course: CourseCard): Pickable =>
  withLink(toCourseLink(course), {
    pickKind: 'course',
    level: course.proficiency,
    minutes: Math.round(course.total_ttl / 60),
    owasp: course.owasp,
  });

/** Undefined while one of its courses is not in the list: a journey is added completely or not at all. */
function toJourney(journey: JourneyCard, courses: readonly CourseCard[]): Pickable | undefined {
  const cards = journey.courses.map(({ id }) => courses.find(({ _key }) => _key === id));
  const links = cards.filter((card) => card !== undefined).map(toCourseLink);
  if (links.length === 0 || links.length < cards.length) return undefined;
  const { id, title, summary, level, total_ttl, owasp } = journey;
  return {
    key: `journey/${id}`,
    id,
    title,
    summary,
    pickKind: 'journey',
    links,
    level,
    minutes: Math.round(total_ttl / 60),
    owasp: [owasp],
  };
}

export const isGradable = ({ links }: Pickable) => links.some((link) => link.isGradable);

const toWords = (text: string) => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** The search words that the name of the kind does not contain: "playground" finds each of them. */
const withoutKind = (search: string, kind: PickKind): string => {
  const names = [t(`kind.${kind}`), t(`kinds.${kind}`)].join(' ').toLocaleLowerCase();
  return toWords(search)
    .filter((word) => !names.includes(word))
    .join(' ');
};

/** Courses and journeys have neither the topics nor the language of a lab. */
const isOfLabs = ({ topic, language }: PickFilter) => topic !== '' || language !== '';

function filterCourses(courses: readonly CourseCard[], filter: PickFilter): CourseCard[] {
  if (isOfLabs(filter)) return [];
  const words = toWords(withoutKind(filter.search, 'course'));
  return courses.filter(({ event_name, description, tags, cwe, owasp, proficiency }) => {
    const text = [event_name, description, ...tags, ...cwe, ...owasp].join(' ').toLocaleLowerCase();
    return (
      (filter.level === '' || proficiency === filter.level) && words.every((word) => text.includes(word))
    );
  });
}

/** Found by their own words and by the titles of their courses. */
function filterJourneys(journeys: readonly JourneyCard[], filter: PickFilter): JourneyCard[] {
  if (isOfLabs(filter)) return [];
  const words = toWords(withoutKind(filter.search, 'journey'));
  return journeys.filter(({ title, summary, roles, courses, level }) => {
    const text = [title, summary, ...roles, ...courses.map((course) => course.title)]
      .join(' ')
      .toLocaleLowerCase();
    return (filter.level === '' || level === filter.level) && words.every((word) => text.includes(word));
  });
}

const toList = <Value extends string>(value: Value | ''): Value[] => (value === '' ? [] : [value]);

export interface PickGroup {
  kind: PickKind;
  items: Pickable[];
}

/** The parts of the catalogue for the picker. */
export interface PickCatalogue {
  labs: readonly LabCard[];
  courses: readonly CourseCard[];
  /** Empty if the platform accepts one item. */
  journeys: readonly JourneyCard[];
}

/** Matches by kind; no group is empty. */
export function toGroups({ labs, courses, journeys }: PickCatalogue, filter: PickFilter): PickGroup[] {
  const { search, level, topic, language } = filter;
  const toLabs = (kind: LabCard['type']) =>
    filterLabs(
      labs.filter(({ type }) => type === kind),
      {
        ...NO_FILTER,
        search: withoutKind(search, kind),
        levels: toList(level),
        topics: toList(topic),
        languages: toList(language),
      },
    ).map(toLab);
  const found: Record<PickKind, () => Pickable[]> = {
    course: () => filterCourses(courses, filter).map(toCourse),
    journey: () =>
      filterJourneys(journeys, filter)
        .map((journey) => toJourney(journey, courses))
        .filter((journey) => journey !== undefined),
    lab: () => toLabs('lab'),
    challenge: () => toLabs('challenge'),
    playground: () => toLabs('playground'),
  };
  return PICK_KINDS.filter((kind) => filter.kinds.length === 0 || filter.kinds.includes(kind))
    .map((kind) => ({ kind, items: found[kind]() }))
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
