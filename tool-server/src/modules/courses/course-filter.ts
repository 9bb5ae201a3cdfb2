import type { CourseCard, filterCourses, ParsedInputOf } from '@drawbridge/contracts';

export type CourseFilter = ParsedInputOf<typeof filterCourses>;

const overlaps = (wanted: readonly string[] | undefined, has: readonly string[]) =>
  !wanted?.length || wanted.some((one) => has.includes(one));

function toStatuses(card: CourseCard): string[] {
  if (card.is_completed) return ['completed'];
  const statuses = card.is_enrolled ? ['in_progress'] : ['not_started'];
  return card.is_new ? [...statuses, 'new'] : statuses;
}

/** True when a course meets every part of the filter that is set. @see CAT-8, CAT-9 */
export function matchesFilter(card: CourseCard, filter: CourseFilter): boolean {
  const words = (filter.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const text = [card.event_name, card.description, ...card.tags, ...card.cwe, ...card.owasp]
    .join(' ')
    .toLowerCase();
  return (
    overlaps(filter.types, [card.type]) &&
    overlaps(filter.levels, card.proficiency ? [card.proficiency] : []) &&
    overlaps(filter.roles, card.career ?? []) &&
    overlaps(filter.learning_paths, card.learning_path_id ? [card.learning_path_id] : []) &&
    overlaps(filter.tags, card.tags) &&
    overlaps(filter.status, toStatuses(card)) &&
    (filter.isCustom === undefined || filter.isCustom === (card.type === 'custom')) &&
    words.every((word) => text.includes(word))
  );
}
