import { perSession, perUse, type StoreDeps } from '../base/define-store.ts';

/** What a person has earned, and who can see it. */
export const RECOGNITION_STORES = {
  profile: perSession(
    () => import('./profile.ts'),
    ({ createProfileStore }) => createProfileStore,
  ),
  profileDetails: perSession(
    () => import('./profile-details.ts'),
    ({ createProfileDetailsStore }) => createProfileDetailsStore,
  ),
  achievements: perSession(
    () => import('./achievements.ts'),
    ({ createAchievementStore }) => createAchievementStore,
  ),
  achievementList: perUse(
    () => import('./achievement-list.ts'),
    ({ createAchievementListStore }) => createAchievementListStore,
  ),
  recent: perUse(
    () => import('./recent.ts'),
    ({ createRecentStore }) => createRecentStore,
  ),
  activity: perSession(
    () => import('./activity.ts'),
    ({ createActivityStore }) => createActivityStore,
  ),
  courseTime: perSession(
    () => import('./course-time.ts'),
    ({ createCourseTimeStore }) => createCourseTimeStore,
  ),
  badges: perUse(
    () => import('./badges.ts'),
    ({ createBadgeStore }) => createBadgeStore,
  ),
  checkedBadge: perUse(
    () => import('./badges.ts'),
    ({ createCheckedBadgeStore }) =>
      ({ client, notify, logError }: StoreDeps, awardId: string) =>
        createCheckedBadgeStore({ client, awardId, notify, logError }),
  ),
  certifications: perUse(
    () => import('./certifications.ts'),
    ({ createCertificationStore }) => createCertificationStore,
  ),
  certificateCheck: perUse(
    () => import('./certifications.ts'),
    ({ createCertificateCheckStore }) => createCertificateCheckStore,
  ),
  board: perUse(
    () => import('./public-profile.ts'),
    ({ createBoardStore }) => createBoardStore,
  ),
  visibility: perUse(
    () => import('./public-profile.ts'),
    ({ createVisibilityStore }) => createVisibilityStore,
  ),
  publicPerson: perUse(
    () => import('./public-profile.ts'),
    ({ createPublicPersonStore }) =>
      ({ client, imageHost, logError }: StoreDeps, userId: string) =>
        createPublicPersonStore({ client, imageHost, userId, logError }),
  ),
  activityEvents: perSession(
    () => import('./activity-events.ts'),
    ({ createActivityEventStore }) => createActivityEventStore,
  ),
  badgeAward: perUse(
    () => import('./badge-award.ts'),
    ({ createBadgeAwardStore }) =>
      ({ client, logError }: StoreDeps, awardId: string) =>
        createBadgeAwardStore({ client, awardId, logError }),
  ),
};
