import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';

/** A person's totals: the same in public, in their own profile and on a partner's page. */
export const achievementFields = {
  points: z.number(),
  labs_passed: z.number(),
  challenges_solved: z.number(),
  courses_completed: z.number(),
  /** Awards that were not revoked. @see DASH-7 */
  badges: z.number(),
};
export const achievements = z.object(achievementFields);
export type Achievements = z.infer<typeof achievements>;

/** Also with the time spent in courses, which is shown only to the learner. */
const ownAchievements = z.object({
  ...achievementFields,
  /** Planned minutes of the completed course items. */
  course_minutes: z.number(),
});
export type OwnAchievements = z.infer<typeof ownAchievements>;

export const getAchievements = endpoint({
  name: 'getAchievements',
  base: 'main',
  method: 'GET',
  path: 'user/achievements',
  summary:
    "Returns the caller's points, passed labs and challenges, completed courses, badges and time in courses. @see PROF-1, DASH-7, EMB-4",
  access: 'learner',
  input: nothing,
  output: ownAchievements,
  problems: [],
});

export const ACHIEVEMENT_ENDPOINTS = [getAchievements];
