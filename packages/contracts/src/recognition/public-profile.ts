import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { personId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { checkRules, maxLength, minLength, type Rule } from '../base/rules/validation.rule.ts';
import { achievementFields } from './achievements.ts';

/** Number of rows on one page. */
export const PUBLIC_PAGE_SIZES = {
  board: 20,
  activity: 12,
  badges: 20,
  /** Number of badges shown for each person on the board. */
  boardBadges: 3,
} as const;

/** Periods in which points count. Months and weeks begin at midnight UTC; weeks begin on Monday. */
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
  /** Shown in place of a name that was reserved later. */
  nameWithheld: 'A learner',
} as const;

/** Normalizes look-alike spellings of a name and collapses repeated spaces. */
export function toAlias(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/ +/g, ' ');
}

/** Aliases that differ only in case have the same key. */
export function toAliasKey(alias: string): string {
  return toAlias(alias).toLowerCase();
}

/** 2 to 30 characters: letters, digits, space, `-`, `_`, with at least one letter or digit. */
export const aliasRules: Rule[] = [
  minLength(2),
  maxLength(30),
  (value) =>
    // Combining characters belong to a letter; stacks of them would cover the lines around it.
    /^[\p{L}\p{M}\p{Nd} _-]*$/u.test(value) && /[\p{L}\p{Nd}]/u.test(value) && !/\p{M}{3}/u.test(value)
      ? undefined
      : PUBLIC_PROFILE_TEXTS.aliasCharacters,
];

const alias = z.pipe(
  // Longer than any alias, because a composed letter may be sent as several characters.
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

/** How the caller is shown publicly. */
const visibility = z.object({
  user_id: personId,
  /** The account's name, shown if there is no alias. */
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
  summary: 'Returns whether the caller is shown publicly, and under which name. @see PROF-12',
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
    'Shows the caller publicly, or hides them. An alias replaces name and picture; null removes the alias, and an absent one stays unchanged. @see PROF-12',
  access: 'portal',
  input: z.object({ visible: z.boolean(), alias: z.optional(z.nullable(alias)) }),
  output: visibility,
  problems: [],
});

/** Public replies contain only the fields named here, whatever a row has. */
const publicPerson = z.object({
  user_id: personId,
  /** The alias, or the account's name. */
  name: z.string(),
  /** Absent if there is an alias. */
  picture: z.optional(z.string()),
  /** Date: `YYYY-MM-DD`. */
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
    'Returns name or alias, picture and totals of a person who chose to be shown publicly. A hidden person counts as unknown. @see PROF-12',
  access: 'public',
  input: z.object({ user_id: personId }),
  output: publicPerson,
  problems: ['profile_not_found', 'too_many_tries'],
});

export const publicBadge = z.object({
  /** Id of the award; anyone may open its page. */
  id: z.string(),
  title: z.string(),
  /** The image, as a `data:` URL. */
  picture: z.string(),
  issued_at: z.string(),
});
export type PublicBadge = z.infer<typeof publicBadge>;

export const getPublicBadges = endpoint({
  name: 'getPublicBadges',
  base: 'macro',
  method: 'POST',
  path: 'public-profile/get-badges',
  summary:
    'Lists the badges of a person who chose to be shown publicly, most recent first. @see CALL-16, PROF-12',
  access: 'public',
  input: z.object({ user_id: personId, page }),
  output: z.object({ pagination_info: paginationInfo, results: z.array(publicBadge) }),
  problems: ['profile_not_found', 'too_many_tries'],
});

/** Something a person did, in public and in their own list. */
export const publicActivity = z.object({
  kind: z.enum(['course', 'lab', 'challenge']),
  id: z.string(),
  title: z.string(),
  owasp: z._default(z.array(z.string()), []),
  state: z.enum(['completed', 'in_progress']),
  /** When it was completed or, if in progress, begun. */
  at: z.string(),
  /** Percentage of a course. */
  progress: z.optional(z.number()),
  /** Points for a lab or challenge. */
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
    "Lists a person's completed and current courses, passed labs and solved challenges, newest first. `part` selects courses or challenges. @see CALL-17",
  access: 'public',
  input: z.object({ user_id: personId, part: z.optional(z.enum(ACTIVITY_PARTS)), page }),
  output: z.object({ pagination_info: paginationInfo, results: z.array(publicActivity) }),
  problems: ['profile_not_found', 'too_many_tries'],
});

const boardEntry = z.object({
  /** People with the same points share a rank. */
  rank: z.number(),
  user_id: personId,
  name: z.string(),
  picture: z.optional(z.string()),
  points: z.number(),
  /** Number of labs and challenges passed for the first time in the period. */
  labs_passed: z.number(),
  /** Number of courses completed in the period. */
  courses_completed: z.number(),
  /** Number of badges held now, regardless of the period. */
  badges: z.number(),
  /** The most recent ones. */
  latest_badges: z.array(publicBadge),
});
export type BoardEntry = z.infer<typeof boardEntry>;

export const listHallOfFame = endpoint({
  name: 'listHallOfFame',
  base: 'macro',
  method: 'GET',
  path: 'public-profile/hall-of-fame',
  summary:
    'Ranks the people who chose to be shown publicly by points earned in the period; ties go to whoever reached their points first. @see PROF-13',
  access: 'public',
  input: z.object({ period, page }),
  output: z.object({ pagination_info: paginationInfo, results: z.array(boardEntry) }),
  problems: ['too_many_tries'],
});

const ownStanding = z.object({
  user_id: personId,
  rank: z.number(),
  points: z.number(),
  /** Page of the board on which this row is shown. */
  page: z.number(),
});
export type OwnStanding = z.infer<typeof ownStanding>;

export const getOwnStanding = endpoint({
  name: 'getOwnStanding',
  base: 'macro',
  method: 'GET',
  path: 'public-profile/hall-of-fame/own',
  summary: "Returns the caller's own place on the board; null while hidden or without points. @see PROF-13",
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
