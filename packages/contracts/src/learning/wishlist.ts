import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { courseId } from '../base/ids.ts';
import { checkRules } from '../base/rules/validation.rule.ts';
import {
  ALL_LIST,
  listTitleRules,
  toListPath,
  WISHLIST_LIMITS,
  type Wishable,
  type WishType,
} from './wishlist.rule.ts';

export * from './wishlist.rule.ts';

const dirPath = z.pipe(
  z.string().check(
    z.maxLength(64),
    z.refine(
      (value) =>
        value === ALL_LIST.path ||
        (value.startsWith('/') && checkRules(value.slice(1), listTitleRules) === undefined),
      { error: 'not the path of a list' },
    ),
  ),
  z.transform((value) => (value === ALL_LIST.path ? value : toListPath(value.slice(1)))),
);

/** Written out, so that a page with hearts loads no other list of the product. The compiler misses none of them. */
const WISH_TYPES = [
  'course',
  'playground',
  'challenge',
  'live-course',
  'custom',
  'lab',
] as const satisfies readonly WishType[];

/** @see WISH-1 */
export const wishlistItem = z.looseObject({
  sk: z.string(),
  event_name: z.string(),
  logo: z.optional(z.string()),
  proficiency: z.optional(z.enum(['Basic', 'Intermediate', 'Advanced'])),
  description: z._default(z.string(), ''),
  progress: z._default(z.number(), 0),
  /** Minutes, unlike `total_ttl`. @see CX-36 */
  avg_minutes: z._default(z.number(), 0),
  is_enrolled: z._default(z.boolean(), false),
  /** True when the caller's plan does not include it. @see ROLE-10 */
  upgrade: z._default(z.boolean(), false),
  disabled: z._default(z.boolean(), false),
  /** An addition of this product: the topic of the drawn picture, the same as on the course's card. */
  owasp: z._default(z.array(z.string()), []),
  /** An addition of this product: which page opens it. A lab is no type of course. @see CAT-1 */
  type: z._default(z.enum(WISH_TYPES), 'course'),
});
export type WishlistItem = z.infer<typeof wishlistItem>;

/** Converts a course, or a lab that `toWishable` gives, to a favorite; missing fields of a card get defaults. */
export const toWishlistItem = (card: Wishable): WishlistItem => ({
  sk: card._key,
  event_name: card.event_name,
  logo: card.logo,
  proficiency: card.proficiency,
  description: card.description ?? '',
  progress: card.progress ?? 0,
  avg_minutes: Math.round((card.total_ttl ?? 0) / 60),
  is_enrolled: card.is_enrolled ?? false,
  upgrade: card.upgrade ?? false,
  disabled: card.disabled ?? false,
  owasp: card.owasp ?? [],
  type: card.type ?? 'course',
});

/** A list's path and the ids of the events in it. @see WISH-2 */
export const wishlistCategory = z.looseObject({
  sk: z.string(),
  name: z.string(),
  events: z._default(z.array(z.string()), []),
});
export type WishlistCategory = z.infer<typeof wishlistCategory>;

export const listWishes = endpoint({
  name: 'listWishes',
  base: 'main',
  method: 'GET',
  path: 'user/wishlist',
  summary:
    "Returns the caller's favorites in `data` and their lists in `custom_data`. What was withdrawn is left out. @see CALL-27",
  access: 'learner',
  dataField: 'items',
  input: z.object({}),
  output: z.object({ items: z.array(wishlistItem), custom_data: z.array(wishlistCategory) }),
  problems: [],
});

/** The specification names two payloads; both are accepted. A lab is named as a course is: no id is that of both. @see WISH-4, CALL-28, CX-17 */
const wishInput = z.object({
  event_id: courseId,
  dir_path: z.optional(dirPath),
  events: z.optional(z.array(z.unknown()).check(z.maxLength(1000))),
  category: z.optional(
    z
      .array(z.looseObject({ sk: dirPath, name: z.optional(z.string()) }))
      .check(z.maxLength(WISHLIST_LIMITS.lists)),
  ),
});

export const addWish = endpoint({
  name: 'addWish',
  base: 'main',
  method: 'POST',
  path: 'user/wishlist',
  summary:
    "Adds a course or a lab, by its id, to the favorites: to 'All' and to the named lists. Adding it twice changes nothing. @see CALL-28, CALL-47",
  access: 'learner',
  input: wishInput,
  output: z.object({ item: wishlistItem, lists: z.array(z.string()) }),
  problems: ['course_not_found', 'wishlist_full'],
});

export const removeWish = endpoint({
  name: 'removeWish',
  base: 'main',
  method: 'DELETE',
  path: 'user/wishlist',
  summary:
    "Removes a course or lab from a list; removing it from 'All' removes it from every list. A list that becomes empty is removed too. Removing it twice changes nothing. @see CALL-29, WISH-11, WISH-18",
  access: 'learner',
  input: z.object({ event_id: courseId, dir_path: z._default(dirPath, ALL_LIST.path) }),
  output: z.object({ removed: z.boolean() }),
  problems: [],
});

export const WISHLIST_ENDPOINTS = [listWishes, addWish, removeWish];
