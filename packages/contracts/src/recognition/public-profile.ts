import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { personId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { checkRules, maxLength, minLength, type Rule } from '../base/rules/validation.rule.ts';
import { achievementFields } from './achievements.ts';

/** Rows of one page. */
export const PUBLIC_PAGE_SIZES = {
  board: 20,
  activity: 12,
  badges: 20,
  /** Badges shown of each person on the board. */
  boardBadges: 3,
} as const;

/** The period in which points count; a month and a week begin at midnight UTC, a week on Monday. */
export const BOARD_PERIODS = ['all', 'month', 'week'] as const;
export type BoardPeriod = (typeof BOARD_PERIODS)[number];

export const PUBLIC_PROFILE_TEXTS = {
  shown: 'You are now shown publicly',
  hidden: 'You are no longer shown publicly',
  aliasCharacters: 'Use letters, digits, spaces, - and _ only',
  aliasTaken: 'Another person has this alias',
  aliasNeeded: 'Your account has no name: choose an alias to be shown under',
  aliasReserved: 'This alias would pass for the platform’s own people: choose another one',
  nameReserved: 'Your name would pass for the platform’s own people: choose an alias to be shown under',
  /** In place of a name that became a reserved one afterwards. */
  nameWithheld: 'A learner',
} as const;

/** One spelling for names that look the same; several spaces become one. */
export function toAlias(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/ +/g, ' ');
}

/** Two aliases that differ in case only are the same. */
export function toAliasKey(alias: string): string {
  return toAlias(alias).toLowerCase();
}

/** 2 to 30 characters: letters, digits, space, `-`, `_`; at least one of them a letter or a digit. */
export const aliasRules: Rule[] = [
  minLength(2),
  maxLength(30),
  (value) =>
    // Combining characters belong to a letter; many of them would cover the lines around.
    /^[\p{L}\p{M}\p{Nd} _-]*$/u.test(value) && /[\p{L}\p{Nd}]/u.test(value) && !/\p{M}{3}/u.test(value)
      ? undefined
      : PUBLIC_PROFILE_TEXTS.aliasCharacters,
];

const alias = z.pipe(
  // Longer than any alias, because a composed letter may be sent in parts.
  z.string().check(z.maxLength(120)),
  z.pipe(
    z.transform(toAlias),
    z.string().check(
      z.refine((value) => checkRules(value, aliasRules) === undefined, {
        error: ({ input }) => checkRules(String(input), aliasRules),
      }),
    ),
  ),
);

const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 1);
const period = z._default(z.enum(BOARD_PERIODS), 'all');

const paginationInfo = z.object({
  page: z.number(),
  per_page: z.number(),
  total: z.number(),
  pages: z.number(),
});
export type PaginationInfo = z.infer<typeof paginationInfo>;

/** How the caller is shown in public. */
const visibility = z.object({
  user_id: personId,
  /** The name of the account, shown where no alias is set. */
  name: z.string(),
  visible: z.boolean(),
  alias: z.nullable(z.string()),
});
export type Visibility = z.infer<typeof visibility>;

export const getVisibility = endpoint({
  name: 'getVisibility',
  base: 'main',
  method: 'GET',
  path: 'user/public-profile',
  summary: 'Whether the caller is shown in public, and under which name. @see PROF-12',
  access: 'portal',
  input: nothing,
  output: visibility,
  problems: [],
});

export const setVisibility = endpoint({
  name: 'setVisibility',
  base: 'main',
  method: 'POST',
  path: 'user/public-profile',
  summary:
    'Shows the caller in public, or hides them. An alias replaces name and picture; null removes it, without one it does not change. @see PROF-12',
  access: 'portal',
  input: z.object({ visible: z.boolean(), alias: z.optional(z.nullable(alias)) }),
  output: visibility,
  problems: [],
});

/** Public replies hold the fields named here and nothing else, whatever a row has. */
const publicPerson = z.object({
  user_id: personId,
  /** Alias, or the name of the account. */
  name: z.string(),
  /** Never together with an alias. */
  picture: z.optional(z.string()),
  /** Day, `YYYY-MM-DD`. */
  member_since: z.string(),
  ...achievementFields,
});
export type PublicPerson = z.infer<typeof publicPerson>;

export const getPublicPerson = endpoint({
  name: 'getPublicPerson',
  base: 'macro',
  method: 'GET',
  path: 'public-profile/person/:user_id',
  summary:
    'Name or alias, picture and counts of a person who chose to be shown. A hidden person counts as unknown. @see PROF-12',
  access: 'public',
  input: z.object({ user_id: personId }),
  output: publicPerson,
  problems: ['profile_not_found', 'too_many_tries'],
});

const publicBadge = z.object({
  /** Of the award, whose page anybody may open. */
  id: z.string(),
  title: z.string(),
  /** A `data:` address. */
  picture: z.string(),
  issued_at: z.string(),
});
export type PublicBadge = z.infer<typeof publicBadge>;

export const getPublicBadges = endpoint({
  name: 'getPublicBadges',
  base: 'macro',
  method: 'POST',
  path: 'public-profile/get-badges',
  summary: 'Badges of a person who chose to be shown, the latest first. @see CALL-16, PROF-12',
  access: 'public',
  input: z.object({ user_id: personId, page }),
  output: z.object({ pagination_info: paginationInfo, results: z.array(publicBadge) }),
  problems: ['profile_not_found', 'too_many_tries'],
});

/** Something a person did: the same in public and in their own list. */
export const publicActivity = z.object({
  kind: z.enum(['course', 'lab', 'challenge']),
  id: z.string(),
  title: z.string(),
  owasp: z._default(z.array(z.string()), []),
  state: z.enum(['completed', 'in_progress']),
  /** When it was completed or, while in progress, when it was begun. */
  at: z.string(),
  /** Percent of a course. */
  progress: z.optional(z.number()),
  /** Points of a lab or challenge. */
  points: z.optional(z.number()),
});
export type PublicActivity = z.infer<typeof publicActivity>;

export const ACTIVITY_PARTS = ['courses', 'challenges'] as const;
export type ActivityPart = (typeof ACTIVITY_PARTS)[number];

export const listPublicActivity = endpoint({
  name: 'listPublicActivity',
  base: 'macro',
  method: 'POST',
  path: 'public-profile/courses-and-challenges',
  summary:
    'Courses completed or in progress, labs passed and challenges solved, newest first; `part` selects one of the two. @see CALL-17',
  access: 'public',
  input: z.object({ user_id: personId, part: z.optional(z.enum(ACTIVITY_PARTS)), page }),
  output: z.object({ pagination_info: paginationInfo, results: z.array(publicActivity) }),
  problems: ['profile_not_found', 'too_many_tries'],
});

const boardEntry = z.object({
  /** Those with the same points have the same rank. */
  rank: z.number(),
  user_id: personId,
  name: z.string(),
  picture: z.optional(z.string()),
  points: z.number(),
  /** Labs and challenges passed for the first time in the period. */
  labs_passed: z.number(),
  /** Courses completed in the period. */
  courses_completed: z.number(),
  /** Badges held now, whatever the period. */
  badges: z.number(),
  /** The latest of them. */
  latest_badges: z.array(publicBadge),
});
export type BoardEntry = z.infer<typeof boardEntry>;

export const listHallOfFame = endpoint({
  name: 'listHallOfFame',
  base: 'macro',
  method: 'GET',
  path: 'public-profile/hall-of-fame',
  summary:
    'Those who chose to be shown, by points earned in the period; of equals the earlier last gain first. @see PROF-13',
  access: 'public',
  input: z.object({ period, page }),
  output: z.object({ pagination_info: paginationInfo, results: z.array(boardEntry) }),
  problems: ['too_many_tries'],
});

const ownStanding = z.object({
  user_id: personId,
  rank: z.number(),
  points: z.number(),
  /** The page of the board that shows it. */
  page: z.number(),
});
export type OwnStanding = z.infer<typeof ownStanding>;

export const getOwnStanding = endpoint({
  name: 'getOwnStanding',
  base: 'macro',
  method: 'GET',
  path: 'public-profile/hall-of-fame/own',
  summary: "The caller's own place on the board; null while hidden or without points. @see PROF-13",
  access: 'portal',
  input: z.object({ period }),
  output: z.object({ standing: z.nullable(ownStanding) }),
  problems: [],
});

export const PUBLIC_PROFILE_ENDPOINTS = [
  getVisibility,
  setVisibility,
  getPublicPerson,
  getPublicBadges,
  listPublicActivity,
  listHallOfFame,
  getOwnStanding,
];
