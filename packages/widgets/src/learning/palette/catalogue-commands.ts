import type { Catalogue } from '@drawbridge/client/stores/kernel/catalogue';
import type { ContentItem, CourseCard, CourseDetail } from '@drawbridge/contracts/learning';
import type { LabCard } from '@drawbridge/contracts/practice';
import { findResumeItem, isClosed, type Opening, walkCourse } from '@drawbridge/contracts/rules';
import {
  type Command,
  type IconData,
  iconChallenge,
  iconCourse,
  iconLab,
  iconLock,
  iconPlay,
  iconPlayground,
} from '@drawbridge/ui';
import type { Message } from '@drawbridge/ui/messages';
import { toLockText } from '../../kit/lock/index.ts';
import { ITEM_KINDS } from '../course/item-kinds.ts';
import { messages, t } from './messages.ts';

/** How the palette opens the pages of its host. */
export interface CatalogueWays {
  onOpenLab: (lab: LabCard) => void;
  onOpenCourse: (courseId: string) => void;
  onOpenItem: (courseId: string, subjectId: string, item: ContentItem) => void;
}

const LAB_LOOKS = {
  lab: { icon: iconLab, note: messages.lab, group: messages.labs },
  challenge: { icon: iconChallenge, note: messages.challenge, group: messages.challenges },
  playground: { icon: iconPlayground, note: messages.playground, group: messages.playgrounds },
} satisfies Record<LabCard['type'], { icon: IconData; note: Message; group: Message }>;

/** Returns at most one command: the next lesson of the course in progress, otherwise the lab in progress. */
export function toContinue({ enrolled, labs }: Catalogue, ways: CatalogueWays): Command[] {
  const course = enrolled.find(({ is_completed }) => !is_completed);
  const resume = course && findResumeItem(course.items);
  const look = { icon: iconPlay, group: t('goOn') };
  if (resume)
    return [
      {
        ...look,
        id: 'continue',
        label: t('goOnLesson', { title: resume.item.title }),
        note: course.event_name,
        onSelect: () => ways.onOpenItem(course._key, resume.subject._key, resume.item),
      },
    ];
  const lab = labs.find((one) => one.started && !one.passed && one.type !== 'playground' && !isClosed(one));
  if (!lab) return [];
  return [
    {
      ...look,
      id: 'continue',
      label: t('goOnLesson', { title: lab.title }),
      note: LAB_LOOKS[lab.type].note.text,
      onSelect: () => ways.onOpenLab(lab),
    },
  ];
}

/** A lock is seen before it is met. */
const toLock = (thing: Opening): Pick<Command, 'badge'> =>
  isClosed(thing) ? { badge: { text: toLockText(thing), icon: iconLock } } : {};

function toLabCommand(lab: LabCard, ways: CatalogueWays): Command {
  const { lab_id, title, summary, weaknesses, owasp, topics, language, steps, search_words } = lab;
  const look = LAB_LOOKS[lab.type];
  const names = weaknesses.flatMap(({ id, name, words = '' }) => [id, name, words]);
  return {
    icon: look.icon,
    note: look.note.text,
    group: look.group.text,
    id: `lab-${lab_id}`,
    label: title,
    topics: [...names, ...topics, ...owasp].join(' '),
    keywords: [...steps, search_words, language, summary].join(' '),
    ...toLock(lab),
    onSelect: () => ways.onOpenLab(lab),
  };
}

const toLessons = (course: CourseDetail, ways: CatalogueWays): Command[] =>
  walkCourse(course.items)
    // A lab of a course is found as a lab.
    .filter(({ item }) => item.object_type !== 'lab')
    .map(({ subject, item }) => ({
      id: `lesson-${course._key}-${item._key}`,
      label: item.title,
      group: course.event_name,
      kind: 'lesson',
      icon: ITEM_KINDS[item.object_type].icon,
      note: course.event_name,
      parent: course.event_name,
      keywords: `${subject.title} ${ITEM_KINDS[item.object_type].word}`,
      onSelect: () => ways.onOpenItem(course._key, subject._key, item),
    }));

/** Open before closed, otherwise in their order. */
const openFirst = <One extends Opening>(things: readonly One[]): One[] =>
  things.toSorted((left, right) => Number(isClosed(left)) - Number(isClosed(right)));

function toCourseCommand(course: CourseCard, ways: CatalogueWays): Command {
  const { _key, event_name, tags, cwe, owasp, description } = course;
  return {
    id: `course-${_key}`,
    label: event_name,
    group: t('courses'),
    icon: iconCourse,
    note: t('course'),
    topics: [...tags, ...cwe, ...owasp].join(' '),
    keywords: description,
    ...toLock(course),
    onSelect: () => ways.onOpenCourse(_key),
  };
}

/** Labs, courses, challenges and playgrounds, then the lessons of the courses enrolled in. */
export function toCatalogueCommands(catalogue: Catalogue, ways: CatalogueWays): Command[] {
  const { labs, courses, enrolled } = catalogue;
  const ofType = (type: LabCard['type']) =>
    openFirst(labs.filter((lab) => lab.type === type)).map((lab) => toLabCommand(lab, ways));
  return [
    ...ofType('lab'),
    ...openFirst(courses).map((course) => toCourseCommand(course, ways)),
    ...ofType('challenge'),
    ...ofType('playground'),
    ...enrolled.flatMap((course) => toLessons(course, ways)),
  ];
}
