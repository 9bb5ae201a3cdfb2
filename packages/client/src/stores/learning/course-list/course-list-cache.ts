import { type CourseCard, courseCard } from '@drawbridge/contracts/learning';
import * as z from 'zod/mini';
import type { SafeStorage } from '../../../storage.ts';
import type { CourseType } from './course-filter.ts';

const cards = z.array(courseCard);

/** The unfiltered first page of a list, stored per course type. @see CAT-11, CAT-12 */
export interface CourseListCache {
  read(): CourseCard[] | undefined;
  write(cards: readonly CourseCard[]): void;
}

/** In the tab's storage: it belongs to the signed-in person only, and a logout clears it. */
export function createCourseListCache(storage: SafeStorage, type: CourseType): CourseListCache {
  const name = `drawbridge.courses.${type}`;
  return {
    read() {
      const stored = storage.get(name);
      if (stored === undefined) return undefined;
      try {
        return cards.parse(JSON.parse(stored));
      } catch {
        // Written by an earlier release or edited by hand: the list is fetched anyway.
        storage.remove(name);
        return undefined;
      }
    },
    write: (list) => storage.set(name, JSON.stringify(list)),
  };
}
