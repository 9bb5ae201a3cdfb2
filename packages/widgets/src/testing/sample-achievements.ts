import type { OwnAchievements } from '@drawbridge/contracts/recognition';

/** What somebody did in some weeks. */
export function buildAchievements(overrides: Partial<OwnAchievements> = {}): OwnAchievements {
  return {
    points: 1_260,
    labs_passed: 9,
    challenges_solved: 5,
    courses_completed: 2,
    badges: 6,
    course_minutes: 425,
    ...overrides,
  };
}

/** Of somebody who has not begun. */
export const NO_ACHIEVEMENTS = buildAchievements({
  points: 0,
  labs_passed: 0,
  challenges_solved: 0,
  courses_completed: 0,
  badges: 0,
  course_minutes: 0,
});
