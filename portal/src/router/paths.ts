import type { ObjectType } from '@drawbridge/contracts';

/** Content kinds have their own word in the address. @see CX-15 */
const KIND_SEGMENTS: Record<ObjectType, string> = {
  lab: 'lab',
  vid: 'video',
  quiz: 'quiz',
  media: 'media',
  download: 'download',
  aiquiz: 'aiquiz',
};

/** The named routes. The name `runninglabs` differs from its path on purpose. @see SHELL-23, CX-43, COMP-13, COMP-18 */
export const namedRoutes = {
  dashboard: '/portal/dashboard',
  courses: '/portal/courses',
  journeys: '/portal/journeys',
  'live-courses': '/portal/live-courses',
  challenges: '/portal/challenges',
  assignments: '/portal/assignments',
  playgrounds: '/portal/playgrounds',
  runninglabs: '/portal/running-labs',
  'security-champions': '/portal/security-champions',
  favorite: '/portal/favorite',
  notifications: '/portal/notifications',
  profile: '/portal/profile',
  upgrade: '/portal/upgrade',
  'custom-challenge': '/portal/custom-challenge',
  'company.users_ops': '/portal/company/users',
  'company.teamsops': '/portal/company/teams',
  'company.creator_studio': '/portal/company/creator-studio',
  'company.reports': '/portal/company/reports',
  'company.tournaments': '/portal/company/tournaments',
  'company.interviews': '/portal/company/interviews',
  'company.course_assignments.course': '/portal/company/assignment/course',
  'company.security-champions': '/portal/company/security-champions',
  'company.admins': '/portal/company/admins',
  'company.settings': '/portal/company/company-settings',
  'lti-integration': '/portal/lti-integration',
} as const;

export type RouteName = keyof typeof namedRoutes;

/** Addresses of the portal that a screen leads to. */
export const paths = {
  ...namedRoutes,
  achievements: '/portal/profile/achievements',
  labs: '/portal/labs',
  lab: (labId: string) => `/portal/labs/${labId}`,
  attempts: (labId: string) => `/portal/labs/${labId}/attempts`,
  attempt: (labId: string, attemptId: string) => `/portal/labs/${labId}/attempts/${attemptId}`,
  challenge: (labId: string) => `/portal/challenges/${labId}`,
  playground: (labId: string) => `/portal/playgrounds/${labId}`,
  intro: (courseId: string) => `/portal/course-info/intro/${courseId}`,
  completed: (courseId: string) => `/portal/course-info/completed/${courseId}/`,
  item: (kind: ObjectType, courseId: string, subjectId: string, itemId: string) =>
    `/portal/course-info/${KIND_SEGMENTS[kind]}/${courseId}/${subjectId}/${itemId}`,
} as const;
