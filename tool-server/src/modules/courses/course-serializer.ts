import type { ContentItem, CourseCard, CourseDetail } from '@drawbridge/contracts';
import type { StoredItem, StoredSubject } from '../catalogue/index.ts';

/** Writes subjects and items in the specification's field names. @see DATA-12, DATA-13 */
function toContentItem(courseId: string, item: StoredItem, isCompleted: boolean): ContentItem {
  const base = {
    _key: item.key,
    title: item.title,
    order: item.order,
    object_type: item.objectType,
    item_ttl: item.seconds,
    completed: isCompleted,
  };
  switch (item.objectType) {
    case 'media':
      return { ...base, media_type: 'article', url: `course/article/${courseId}/${item.key}` };
    case 'download':
      return { ...base, url: `course/download/${courseId}/${item.key}` };
    default:
      return { ...base, ...(item.targetId !== null && { target_id: item.targetId }) };
  }
}

export function toCourseDetail(
  card: CourseCard,
  subjects: readonly StoredSubject[],
  completed: ReadonlySet<string>,
): CourseDetail {
  return {
    ...card,
    items: subjects.map((subject) => ({
      _key: subject.key,
      title: subject.title,
      order: subject.order,
      subject_ttl: subject.items.reduce((sum, { seconds }) => sum + seconds, 0),
      items: subject.items.map((item) => toContentItem(card._key, item, completed.has(item.key))),
    })),
  };
}
