import { type CourseId, type PersonId, problem } from '@drawbridge/contracts';
import {
  ALL_LIST,
  isLabWish,
  toListKey,
  toWishable,
  toWishlistItem,
  WISHLIST_LIMITS,
  type WishlistCategory,
  type WishlistItem,
} from '@drawbridge/contracts/learning';
import type { LabCard } from '@drawbridge/contracts/practice';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { CourseService } from '../courses/index.ts';
import * as store from './wishlist.store.ts';

export interface WishlistService {
  /** What was withdrawn is left out, and with it a named list that has nothing else. */
  list(personId: PersonId): Promise<{ items: WishlistItem[]; custom_data: WishlistCategory[] }>;
  /** Adds a course or lab to 'All' and to each named list; repeating it changes nothing. Throws `course_not_found`, `wishlist_full`. */
  add(
    personId: PersonId,
    courseId: CourseId,
    paths: readonly string[],
  ): Promise<{ item: WishlistItem; lists: string[] }>;
  /** Removes from one list, or from everywhere when the list is 'All'. @see WISH-18 */
  remove(personId: PersonId, courseId: CourseId, path: string): Promise<{ removed: boolean }>;
}

export interface WishlistDeps {
  database: Database;
  courses: Pick<CourseService, 'listCards'>;
  /** Every lab, challenge and playground as its card, with the person's progress. */
  listLabs(personId: PersonId): Promise<LabCard[]>;
  clock: Clock;
}

export function createWishlistService(deps: WishlistDeps): WishlistService {
  const { courses, listLabs, clock } = deps;
  const { db } = deps.database;

  /** In the order of the ids; unknown and withdrawn ones are left out. */
  async function toItems(personId: PersonId, ids: readonly string[]): Promise<WishlistItem[]> {
    const cards = new Map((await courses.listCards(personId, ids)).map((card) => [card._key, card]));
    const isPlainCourse = (id: string) => {
      const card = cards.get(id);
      return card !== undefined && !isLabWish(card);
    };
    const labs = new Map(
      ids.every(isPlainCourse) ? [] : (await listLabs(personId)).map((lab) => [lab.lab_id, lab]),
    );
    return ids.flatMap((id) => {
      const [card, lab] = [cards.get(id), labs.get(id)];
      // A challenge or playground is a course as well; the list of its type shows the work in its lab.
      if (card) return toWishlistItem(lab && isLabWish(card) ? toWishable(lab) : card);
      return lab?.type === 'lab' ? toWishlistItem(toWishable(lab)) : [];
    });
  }

  return {
    async list(personId) {
      const rows = await store.readWishes(db, personId);
      const lists = new Map<string, WishlistCategory>([
        [toListKey(ALL_LIST.path), { sk: ALL_LIST.path, name: ALL_LIST.name, events: [] }],
      ]);
      for (const { listKey, path, courseId } of rows) {
        const list = lists.get(listKey) ?? { sk: path, name: path.slice(1), events: [] };
        list.events.push(courseId);
        lists.set(listKey, list);
      }
      const items = await toItems(personId, lists.get('')?.events ?? []);
      const known = new Set(items.map(({ sk }) => sk));
      const custom_data = [...lists.values()]
        .map((list) => ({ ...list, events: list.events.filter((id) => known.has(id)) }))
        .filter(({ sk, events }) => sk === ALL_LIST.path || events.length > 0);
      return { items, custom_data };
    },

    async add(personId, courseId, paths) {
      const [item] = await toItems(personId, [courseId]);
      if (!item) throw problem('course_not_found');
      const rows = await db.transaction(async (tx) => {
        await store.lockWishes(tx, personId);
        const known = await store.readWishes(tx, personId);
        const knownPaths = new Map(known.map(({ listKey, path }) => [listKey, path]));
        const wanted = new Map([ALL_LIST.path, ...paths].map((path) => [toListKey(path), path]));
        const added = [...wanted].map(([listKey, path]) => ({
          personId,
          courseId,
          listKey,
          // A list has the spelling it was made with.
          path: knownPaths.get(listKey) ?? path,
          createdAt: clock.now(),
        }));
        const lists = new Set([...knownPaths.keys(), ...wanted.keys()]);
        const items = new Set([...known.map((row) => row.courseId), courseId]);
        if (items.size > WISHLIST_LIMITS.items || lists.size > WISHLIST_LIMITS.lists + 1)
          throw problem('wishlist_full');
        await store.insertWishes(tx, added);
        return added;
      });
      return { item, lists: rows.map(({ path }) => path) };
    },

    async remove(personId, courseId, path) {
      const everywhere = path === ALL_LIST.path;
      const count = await store.deleteWish(db, personId, courseId, everywhere ? undefined : toListKey(path));
      return { removed: count > 0 };
    },
  };
}
