import { type CourseCard, courseCard } from '@drawbridge/contracts/learning';
import * as z from 'zod/mini';
import type { SafeStorage } from '../../../storage.ts';
import type { CourseType } from './course-filter.ts';

const cards = z.array(courseCard);

/** The unfiltered first page of a list, under a name for each course type. @see CAT-11, CAT-12 */
export interface CourseListCache {
  read(): CourseCard[] | undefined;
  write(cards: readonly CourseCard[]): void;
}

/** In the storage of the tab: it is the signed-in person's alone, and a logout empties it. */
export function createCourseListCache(storage: SafeStorage, type: CourseType): CourseListCache {
  const name = `drawbridge.courses.${type}`;
  return {
    read() {
      const stored = storage.get(name);
      if (stored === undefined) return undefined;
      try {
        return cards.parse(JSON.parse(stored));
      } catch {
        // Of an earlier release, or edited by hand: the list is fetched anyway.
        storage.remove(name);
        return undefined;
      }
    },
    write: (list) => storage.set(name, JSON.stringify(list)),
  };
}
