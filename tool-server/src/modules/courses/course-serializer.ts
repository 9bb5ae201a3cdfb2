import type { Course, Item } from '@drawbridge/content';
import type { ContentItem, CourseCard, CourseDetail } from '@drawbridge/contracts';
import { toProgressPercent } from '@drawbridge/contracts/rules';
import type { LearnerRecord } from './courses.store.ts';

/** Writes catalogue data and a learner's progress in the specification's field names. */

const listItems = (course: Course): Item[] => course.subjects.flatMap(({ items }) => items);
const sumSeconds = (items: readonly Item[]) => items.reduce((sum, item) => sum + item.ttl_seconds, 0);

export interface CourseState {
  completedItems: number;
  totalItems: number;
  percent: number;
}

/** Only items the course still has count: an item withdrawn since does not push progress past its end. */
export function toCourseState(course: Course, completed: ReadonlySet<string> | undefined): CourseState {
  const items = listItems(course);
  const completedItems = items.filter(({ key }) => completed?.has(key)).length;
  return {
    completedItems,
    totalItems: items.length,
    percent: toProgressPercent(completedItems, items.length),
  };
}

/** The planned length of the items that are complete. */
export const toLearnedSeconds = (course: Course, completed: ReadonlySet<string> | undefined): number =>
  sumSeconds(listItems(course).filter(({ key }) => completed?.has(key)));

export function toCourseCard(course: Course, record: LearnerRecord, now: Date): CourseCard {
  const items = listItems(course);
  const state = toCourseState(course, record.completed.get(course.id));
  return {
    _key: course.id,
    event_name: course.title,
    description: course.description,
    type: 'course',
    proficiency: course.level,
    total_ttl: sumSeconds(items),
    total_lessons: items.length,
    labs_count: items.filter(({ object_type }) => object_type === 'lab').length,
    is_new: now.toISOString().slice(0, 10) <= course.new_until,
    is_enrolled: record.enrolled.has(course.id),
    is_completed: state.percent === 100,
    progress: state.percent,
    completed_items: state.completedItems,
    total_items: state.totalItems,
    instructor_id: course.instructors.map(({ id, name, logo }) => `${id}#${name}#${logo}`),
    career: course.roles,
    tags: course.tags,
    cwe: course.cwe,
    owasp: course.owasp,
    learning_path_id: course.learning_path_id,
    upgrade: false,
    disabled: false,
  };
}

function toContentItem(course: Course, item: Item, isCompleted: boolean): ContentItem {
  const base = {
    _key: item.key,
    title: item.title,
    order: item.order,
    object_type: item.object_type,
    item_ttl: item.ttl_seconds,
    completed: isCompleted,
  };
  switch (item.object_type) {
    case 'media':
      return { ...base, media_type: item.media_type, url: `course/article/${course.id}/${item.key}` };
    case 'download':
      return { ...base, url: `course/download/${course.id}/${item.key}` };
    case 'quiz':
      return { ...base, target_id: item.quiz_id };
    case 'lab':
      return { ...base, target_id: item.lab_id };
  }
}

export function toCourseDetail(course: Course, record: LearnerRecord, now: Date): CourseDetail {
  const completed = record.completed.get(course.id);
  return {
    ...toCourseCard(course, record, now),
    items: course.subjects.map((subject) => ({
      _key: subject.key,
      title: subject.title,
      order: subject.order,
      subject_ttl: sumSeconds(subject.items),
      items: subject.items.map((item) => toContentItem(course, item, completed?.has(item.key) ?? false)),
    })),
  };
}
