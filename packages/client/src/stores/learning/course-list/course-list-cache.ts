import { type FilterChoice, filterCoursesInDetail, type ListedCourse } from '@drawbridge/contracts/learning';
import * as z from 'zod/mini';
import type { SafeStorage } from '../../../storage.ts';
import type { CourseType } from './course-filter.ts';

/** What the server says about a list beside its items. */
export interface ListFacts {
  /** What the filter can choose from; empty for types without such a filter. */
  choices: readonly FilterChoice[];
  /** Server time of the latest answer; undefined for a type whose list does not need it. */
  nowMs: number | undefined;
}

const stored = z.object({
  items: filterCoursesInDetail.output.shape.items,
  choices: filterCoursesInDetail.output.shape.choices,
  nowMs: z.optional(z.number()),
});

export interface CachedList {
  items: readonly ListedCourse[];
  facts: ListFacts;
}

/** The unfiltered first page of a list, stored per course type. @see CAT-11, CAT-12 */
export interface CourseListCache {
  read(): CachedList | undefined;
  write(list: CachedList): void;
}

/** In the tab's storage: it belongs to the signed-in person only, and a logout clears it. */
export function createCourseListCache(storage: SafeStorage, type: CourseType): CourseListCache {
  const name = `drawbridge.courses.${type}`;
  return {
    read() {
      const text = storage.get(name);
      if (text === undefined) return undefined;
      try {
        const { items, choices = [], nowMs } = stored.parse(JSON.parse(text));
        return { items, facts: { choices, nowMs } };
      } catch {
        // Written by an earlier release or edited by hand: the list is fetched anyway.
        storage.remove(name);
        return undefined;
      }
    },
    write: ({ items, facts }) => storage.set(name, JSON.stringify({ items, ...facts })),
  };
}
