import { type Catalogue, type Course, type Item, type Journey, WEAKNESSES } from '@drawbridge/content';
import type { LabPack } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { course, courseItem, ItemBody } from './catalogue.table.ts';
import { toLabLanguage, toTechnologies } from './lab-words.ts';

type CourseRow = typeof course.$inferInsert;
type ItemRow = typeof courseItem.$inferInsert;

/** Texts that a course is found by, the heaviest first. */
export interface SearchTexts {
  title: string;
  /** Tags, weaknesses and their other names, risks. */
  keywords: string;
  description: string;
  /** Titles of subjects and items. */
  contents: string;
}

/** A course with its items, as the tables hold it. */
export interface CourseSource {
  row: Omit<CourseRow, 'search' | 'createdAt' | 'source' | 'version'>;
  items: Omit<ItemRow, 'courseId'>[];
  texts: SearchTexts;
}

function toTarget(item: Item): string | undefined {
  if (item.object_type === 'lab') return item.lab_id;
  return item.object_type === 'quiz' ? item.quiz_id : undefined;
}

function toBody(item: Item): ItemBody | undefined {
  if (item.object_type === 'media') return { html: item.html, headings: item.headings };
  if (item.object_type === 'vid') return { video: item.video };
  return item.object_type === 'download' ? { file: item.file } : undefined;
}

const toNamedWeaknesses = (item: Item): string[] =>
  item.object_type === 'media' ? [...new Set(item.html.match(/\bCWE-\d+\b/g))] : [];

const toWeaknessWords = (cwe: readonly string[]) =>
  cwe.flatMap((id) => [id, WEAKNESSES[id]?.name ?? '', WEAKNESSES[id]?.words ?? '']);

const toTag = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The journeys that have a course, the one that its card leads to first. @see NAV-23 */
function toLearningPaths({ id, learning_path_id }: Course, journeys: readonly Journey[]): string[] {
  const having = journeys.filter(({ courses }) => courses.includes(id)).map((journey) => journey.id);
  return having.toSorted((a, b) => Number(b === learning_path_id) - Number(a === learning_path_id));
}

function toCourse(
  held: Course,
  place: number,
  { type, journeys }: { type: 'course' | 'live-course'; journeys: readonly Journey[] },
): CourseSource {
  const items = held.subjects.flatMap((subject) =>
    subject.items.map((item) => ({ subject: subject.key, item })),
  );
  const learned = held.subjects.map(({ key, title, order }) => ({ key, title, order }));
  return {
    row: {
      id: held.id,
      type,
      title: held.title,
      summary: held.summary,
      description: held.description,
      level: held.level,
      logo: held.logo ?? null,
      roles: held.roles,
      tags: held.tags,
      cwe: held.cwe,
      owasp: held.owasp,
      learningPaths: toLearningPaths(held, journeys),
      instructors: held.instructors,
      subjects: learned,
      totalSeconds: items.reduce((sum, { item }) => sum + item.ttl_seconds, 0),
      totalItems: items.length,
      labsCount: items.filter(({ item }) => item.object_type === 'lab').length,
      newUntil: held.new_until,
      place,
    },
    items: items.map(({ subject, item }) => ({
      itemId: item.key,
      subjectKey: subject,
      position: item.order,
      title: item.title,
      objectType: item.object_type,
      targetId: toTarget(item) ?? null,
      seconds: item.ttl_seconds,
      body: toBody(item) ?? null,
      weaknesses: toNamedWeaknesses(item),
    })),
    texts: {
      title: `${held.code} ${held.title}`,
      keywords: [...held.tags, ...toWeaknessWords(held.cwe), ...held.owasp].join(' '),
      description: `${held.summary} ${held.description}`,
      contents: [...learned.map(({ title }) => title), ...items.map(({ item }) => item.title)].join(' '),
    },
  };
}

/** A challenge or playground: a course with one item, its lab. */
function toLabCourse({ pack, order }: LoadedLab, type: 'challenge' | 'playground'): CourseSource {
  const { lab_id, title, summary, level, cwe, owasp, minutes } = pack;
  const topics = [...new Set(cwe.flatMap((id) => WEAKNESSES[id]?.topic ?? []))];
  const seconds = Math.round(minutes * 60);
  const isGraded = type === 'challenge';
  const texts = {
    title,
    keywords: [
      ...topics,
      ...toWeaknessWords(cwe),
      ...owasp,
      pack.engine,
      toLabLanguage(pack),
      ...toTechnologies(pack),
    ].join(' '),
    description: summary,
    contents: toOpenSteps(pack).join(' '),
  };
  const row = {
    id: lab_id,
    type,
    title,
    summary,
    description: summary,
    level,
    tags: topics.map(toTag),
    cwe,
    owasp,
    subjects: [{ key: 'lab', title, order: 1 }],
    points: isGraded ? pack.points : null,
    totalSeconds: seconds,
    totalItems: 1,
    labsCount: 1,
    place: order,
  };
  const item = { itemId: lab_id, subjectKey: 'lab', position: 1, title, targetId: lab_id, seconds };
  return { row, items: [{ ...item, objectType: 'lab' }], texts };
}

const toOpenSteps = ({ steps }: LabPack) => steps.flatMap(({ title }) => title ?? []);

/** Everything of the content folders that is listed as a course. */
export function toCourseSources(catalogue: Catalogue, labs: readonly LoadedLab[]): CourseSource[] {
  const { journeys } = catalogue;
  return [
    ...catalogue.courses.map((held, place) => toCourse(held, place, { type: 'course', journeys })),
    ...catalogue.live.map((held, place) => toCourse(held, place, { type: 'live-course', journeys })),
    ...labs.flatMap((lab) => {
      const { type } = lab.pack;
      return type === 'lab' ? [] : [toLabCourse(lab, type)];
    }),
  ];
}
