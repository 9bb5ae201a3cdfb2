/** Numbers and lists of the product that more than one side needs. */
export const SESSION_LIFETIME_SECONDS = 14_400;
/** Seconds until another magic link may be requested, and seconds that a link stays valid. @see AUTH-12, AUTH-18 */
export const MAGIC_LINK_LOCK_SECONDS = 30;
export const MAGIC_LINK_LIFETIME_SECONDS = 180;
export const COURSE_PAGE_SIZE = 50;
export const SUGGESTION_PAGE_SIZE = 40;
export const TOOLTIP_TEXT_LIMIT = 250;

/** Days of the individual plan that a person gets once at no cost. */
export const TRIAL_DAYS = 14;

/** @see GEN-14 */
export const ROLES = [
  'Cloud Engineer',
  'Developer',
  'DevOps Engineer',
  'Security Engineer',
  'Security Champion',
  'Security Architect',
  'Pentester',
] as const;

/** Values as sent and stored, with their labels. @see GEN-15, CX-41 */
export const PROFICIENCIES = {
  Basic: 'Beginner',
  Intermediate: 'Intermediate',
  Advanced: 'Advanced',
} as const;
export type Proficiency = keyof typeof PROFICIENCIES;

/** @see CAT-1 */
export const COURSE_TYPES = ['course', 'playground', 'challenge', 'live-course', 'custom'] as const;

/** States of a live course session. `full` is an upcoming session without a free seat. @see DATA-10, NAV-25 */
export const EVENT_STATUSES = ['upcoming', 'full', 'live', 'ended', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Kinds of course items. @see DATA-13 */
export const OBJECT_TYPES = ['lab', 'vid', 'quiz', 'media', 'download', 'aiquiz'] as const;
export type ObjectType = (typeof OBJECT_TYPES)[number];
