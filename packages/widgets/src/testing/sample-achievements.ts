import type { OwnAchievements } from '@drawbridge/contracts';

/** What somebody did in some weeks. */
export function buildAchievements(overrides: Partial<OwnAchievements> = {}): OwnAchievements {
  return {
    points: 1_260,
    labs_passed: 9,
    challenges_solved: 5,
    courses_completed: 2,
    course_minutes: 425,
    ...overrides,
  };
}
