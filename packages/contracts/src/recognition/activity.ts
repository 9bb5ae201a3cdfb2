import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';
import { publicActivity } from './public-profile.ts';

/** Number of days a week on which a learner can plan to learn. */
export const WEEKLY_GOALS = { min: 1, max: 7, standard: 3 } as const;
/** Number of rows on one page. */
export const ACHIEVEMENT_PAGE_SIZE = 12;

/** A day with activity, in the learner's time zone. @see DATA-18 */
export const activityDay = z.object({ date: z.string(), activity: z.number() });
export type ActivityDay = z.infer<typeof activityDay>;

/** @see DATA-14 */
export const userStats = z.object({
  badges: z.number(),
  challenges_completed: z.number(),
  labs_completed: z.number(),
  /** Rank on the leaderboard; null for a person who is not on it. */
  leaderboard: z.nullable(z.number()),
  total_enrolled: z.number(),
  total_course_minutes: z.number(),
  videos_completed: z.number(),
  points: z.number(),
  courses_completed: z.number(),
  /** Days with activity in the last year, earliest first. */
  dashboard: z.array(activityDay),
  /** Today in the learner's time zone: the last square of the calendar. */
  today: z.string(),
  streak: z.object({ current: z.number(), best: z.number() }),
  goal: z.object({
    /** Number of days a week on which the learner plans to learn. */
    days: z.number(),
    /** Number of days with activity this week. */
    done: z.number(),
  }),
});
export type UserStats = z.infer<typeof userStats>;

export const getUserStats = endpoint({
  name: 'getUserStats',
  base: 'macro',
  method: 'POST',
  path: 'user-stats',
  summary: "Returns the caller's figures, days of activity, streak and weekly goal. @see CALL-25, DATA-14",
  access: 'learner',
  input: nothing,
  output: userStats,
  problems: [],
});

export const getStatsKey = endpoint({
  name: 'getStatsKey',
  base: 'analytics',
  method: 'POST',
  path: 'company/user/stats-key',
  summary:
    'Returns the time that the caller spent in courses, never that of another person. @see CALL-33, CX-34, DATA-15',
  access: 'learner',
  input: nothing,
  output: z.object({ course_minutes: z.number() }),
  problems: [],
});

/** Maximum number of days in one call. */
export const ACTIVITY_DAYS = 366;

const FIRST_DAY = '2000-01-01';
const day = z.iso
  .date({ error: 'must be a day, as in 2026-11-27' })
  .check(z.refine((value) => value >= FIRST_DAY, { error: `must not be before ${FIRST_DAY}` }));

export const listActivity = endpoint({
  name: 'listActivity',
  base: 'analytics',
  method: 'GET',
  path: 'activity/by-date',
  summary:
    "Lists the caller's days with activity, earliest first. `to` defaults to today, `from` to a year before it. @see SVC-6, DATA-18",
  access: 'learner',
  query: ['from', 'to'],
  input: z.object({
    /** First day, included. */
    from: z.optional(day),
    /** Last day, included. */
    to: z.optional(day),
  }),
  output: z.object({ from: z.string(), to: z.string(), items: z.array(activityDay) }),
  problems: [],
});

export const listAchievements = endpoint({
  name: 'listAchievements',
  base: 'main',
  method: 'POST',
  path: 'user/achievements',
  summary: 'Lists what the caller has done, newest first, one page at a time. @see CALL-15, PROF-9',
  access: 'learner',
  input: z.object({ page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1) }),
  output: z.object({ results: z.array(publicActivity), total: z.number() }),
  problems: [],
});

export const setWeeklyGoal = endpoint({
  name: 'setWeeklyGoal',
  base: 'analytics',
  method: 'PUT',
  path: 'activity/goal',
  summary: 'Sets the number of days a week on which the caller plans to learn.',
  access: 'learner',
  input: z.object({
    days: z.number().check(z.int(), z.gte(WEEKLY_GOALS.min), z.lte(WEEKLY_GOALS.max)),
  }),
  output: z.object({ days: z.number(), done: z.number() }),
  problems: [],
});

export const ACTIVITY_ENDPOINTS = [getUserStats, getStatsKey, listActivity, listAchievements, setWeeklyGoal];
