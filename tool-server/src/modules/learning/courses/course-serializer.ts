import { asId } from '@drawbridge/contracts';
import type { ContentItem, CourseCard, CourseDetail } from '@drawbridge/contracts/learning';
import type { StoredItem, StoredSubject } from '../../kernel/catalogue/index.ts';
import type { VideoFiles } from './video-addresses.ts';

interface Shown {
  completed: ReadonlySet<string>;
  /** Addresses of videos, for those who are enrolled in a course that is open to them. */
  toAddresses: VideoFiles['toAddresses'];
}

/** Writes subjects and items in the specification's field names. @see DATA-12, DATA-13 */
function toContentItem(
  { _key: courseId, is_enrolled, upgrade, disabled }: CourseCard,
  item: StoredItem,
  { completed, toAddresses }: Shown,
): ContentItem {
  const base = {
    _key: item.key,
    title: item.title,
    order: item.order,
    object_type: item.objectType,
    item_ttl: item.seconds,
    completed: completed.has(item.key),
  };
  switch (item.objectType) {
    case 'media':
      return { ...base, media_type: 'article', url: `course/article/${courseId}/${item.key}` };
    case 'download':
      return { ...base, url: `course/download/${courseId}/${item.key}` };
    case 'vid':
      return is_enrolled && !upgrade && !disabled
        ? { ...base, url: toAddresses(asId(courseId), item.key).url }
        : base;
    default:
      return { ...base, ...(item.targetId !== null && { target_id: item.targetId }) };
  }
}

export function toCourseDetail(
  card: CourseCard,
  subjects: readonly StoredSubject[],
  shown: Shown,
): CourseDetail {
  return {
    ...card,
    items: subjects.map((subject) => ({
      _key: subject.key,
      title: subject.title,
      order: subject.order,
      subject_ttl: subject.items.reduce((sum, { seconds }) => sum + seconds, 0),
      items: subject.items.map((item) => toContentItem(card, item, shown)),
    })),
  };
}
