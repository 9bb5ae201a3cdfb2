import { type CareerRole, COURSE_LEVELS, COURSE_STATUSES, type CourseFilterState } from '@drawbridge/client';
import { ROLES } from '@drawbridge/contracts';
import type { FilterAddress } from '../../../router/use-filter-address.ts';

const oneOf =
  <Value extends string>(known: readonly Value[]) =>
  (value: string): value is Value =>
    known.includes(value as Value);

/** More than a page offers to choose; the server takes no longer list of long words. */
const MOST = 20;
const MOST_CHARACTERS = 100;
const toWords = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => value !== '' && value.length <= MOST_CHARACTERS).slice(0, MOST);

/** The query of an address that shows this filter; empty without one. @see CAT-16 */
function toQuery(filter: CourseFilterState): string {
  const query = new URLSearchParams();
  if (filter.search.trim()) query.set('search', filter.search.trim());
  for (const path of filter.learningPath) query.append('path', path);
  for (const level of filter.proficiency) query.append('level', level);
  for (const status of filter.progress) query.append('status', status);
  for (const role of filter.carrer) query.append('role', role);
  for (const tag of filter.tags) query.append('tag', tag);
  if (filter.isCustom) query.set('custom', 'true');
  return query.toString();
}

/** Values that nobody can choose, from an old link or a hand, are left out. */
function read(text: string): CourseFilterState {
  const query = new URLSearchParams(text);
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    learningPath: toWords(query.getAll('path')),
    proficiency: query.getAll('level').filter(oneOf(COURSE_LEVELS)),
    progress: query.getAll('status').filter(oneOf(COURSE_STATUSES)),
    carrer: query.getAll('role').filter(oneOf<CareerRole>(ROLES)),
    tags: toWords(query.getAll('tag')),
    isCustom: query.get('custom') === 'true',
  };
}

/** The filter of a list of courses as part of the address. @see CAT-16 */
export const courseFilterAddress: FilterAddress<CourseFilterState> = { read, toQuery };
