import type { COURSE_TYPES } from '../base/product.ts';
import { MESSAGES, maxLength, minLength, type Rule } from '../base/rules/validation.rule.ts';

/** The list that contains every favorite. @see WISH-3 */
export const ALL_LIST = { path: '/', name: 'All' } as const;
export const WISHLIST_LIMITS = { items: 500, lists: 50 } as const;

/** What can be a favorite: a course of any type, or a lab, which is no type of course. @see CAT-1 */
export type WishType = (typeof COURSE_TYPES)[number] | 'lab';

/** What a heart knows of the thing that it adds: the fields of a course's card that a favorite shows. */
export interface Wishable {
  _key: string;
  event_name: string;
  type?: WishType | undefined;
  logo?: string | undefined;
  proficiency?: 'Basic' | 'Intermediate' | 'Advanced' | undefined;
  description?: string | undefined;
  progress?: number | undefined;
  /** Seconds. */
  total_ttl?: number | undefined;
  is_enrolled?: boolean | undefined;
  upgrade?: boolean | undefined;
  disabled?: boolean | undefined;
  owasp?: string[] | undefined;
}

/** Texts of the specification, verbatim. @see WISH-8, WISH-9, WISH-14..WISH-17 */
export const WISHLIST_TEXTS = {
  added: 'Marked as favorite!',
  removed: 'Removed from favorites',
  listExists: 'List already exists',
  listIsEmpty: 'List will be removed if there is no item',
  titleRequired: 'Please enter list title',
} as const;

/** Title of a new list: required, 2 to 15 characters, no '/'. @see WISH-12, WISH-16, WISH-17 */
export const listTitleRules: Rule[] = [
  (value) => (value.trim() === '' ? WISHLIST_TEXTS.titleRequired : undefined),
  minLength(2),
  maxLength(15),
  (value) => (/[/\\\p{Cc}]/u.test(value) ? MESSAGES.noSpecialCharacters : undefined),
];

/** The path of the list with this title. @see WISH-2 */
export function toListPath(title: string): string {
  return `/${title.trim()}`;
}

/** Titles that mean the same list have the same key: trimmed and case-insensitive. @see WISH-12 */
export function toListKey(path: string): string {
  return path.replace(/^\//, '').trim().toLowerCase();
}
