import {
  type LabLesson,
  type ObjectType,
  PORTAL_PAGES,
  PUBLIC_PAGES,
  toPagePath,
} from '@drawbridge/contracts';

/** Each kind of content has its page; the word for videos in the address is not the one in the data. @see CX-15, NAV-16 */
export const ITEM_PAGES = {
  lab: PORTAL_PAGES.courseLab,
  vid: PORTAL_PAGES.courseVideo,
  quiz: PORTAL_PAGES.courseQuiz,
  media: PORTAL_PAGES.courseMedia,
  download: PORTAL_PAGES.courseDownload,
  aiquiz: PORTAL_PAGES.courseAiQuiz,
} as const satisfies Record<ObjectType, string>;

type Lesson = Pick<LabLesson, 'course_id' | 'subject_id' | 'item_id' | 'object_type'>;

/** Addresses that a screen leads to. */
export const paths = {
  dashboard: PORTAL_PAGES.dashboard,
  courses: PORTAL_PAGES.courses,
  challenges: PORTAL_PAGES.challenges,
  playgrounds: PORTAL_PAGES.playgrounds,
  favorite: PORTAL_PAGES.favorite,
  notifications: PORTAL_PAGES.notifications,
  profile: toPagePath(PORTAL_PAGES.profile, {}),
  upgrade: PORTAL_PAGES.upgrade,
  login: PUBLIC_PAGES.login,
  forgotPassword: (email: string) => `${PUBLIC_PAGES.forgotPassword}?email=${encodeURIComponent(email)}`,
  plans: PUBLIC_PAGES.plans,
  hallOfFame: PUBLIC_PAGES.hallOfFame,
  publicProfile: (id: string) => toPagePath(PUBLIC_PAGES.publicProfile, { id }),
  signup: (id: string) => toPagePath(PUBLIC_PAGES.signup, { id }),
  achievements: toPagePath(PORTAL_PAGES.profile, { section: 'achievements' }),
  subscription: toPagePath(PORTAL_PAGES.profile, { section: 'subscription' }),
  labs: PORTAL_PAGES.labs,
  lab: (labId: string) => toPagePath(PORTAL_PAGES.lab, { labId }),
  attempts: (labId: string) => toPagePath(PORTAL_PAGES.attempts, { labId }),
  attempt: (labId: string, attemptId: string) => toPagePath(PORTAL_PAGES.attempt, { labId, attemptId }),
  challenge: (labId: string) => toPagePath(PORTAL_PAGES.challenge, { labId }),
  playground: (labId: string) => toPagePath(PORTAL_PAGES.playground, { labId }),
  showcaseUpload: PORTAL_PAGES.showcaseUpload,
  customChallenge: PORTAL_PAGES.customChallenge,
  savedChallenges: PORTAL_PAGES.savedChallenges,
  customRun: (id: string) => toPagePath(PORTAL_PAGES.customRun, { id }),
  editCustomChallenge: (id: string) => toPagePath(PORTAL_PAGES.editCustomChallenge, { id }),
  integration: PORTAL_PAGES.ltiIntegration,
  addPlatform: PORTAL_PAGES.addPlatform,
  platform: (platformId: string) => toPagePath(PORTAL_PAGES.platform, { platformId }),
  partners: PORTAL_PAGES.partners,
  partner: (partnerId: string) => toPagePath(PORTAL_PAGES.partner, { partnerId }),
  assignments: PORTAL_PAGES.assignments,
  assignment: (assignmentId: string) => toPagePath(PORTAL_PAGES.assignment, { assignmentId }),
  journeys: PORTAL_PAGES.journeys,
  journey: (journeyId: string) => toPagePath(PORTAL_PAGES.journey, { journeyId }),
  certifications: PORTAL_PAGES.certifications,
  badge: (awardId: string) => toPagePath(PUBLIC_PAGES.badge, { awardId }),
  certificate: (number: string) => toPagePath(PUBLIC_PAGES.certificate, { number }),
  intro: (courseId: string) => toPagePath(PORTAL_PAGES.courseIntro, { courseId }),
  info: (courseId: string) => toPagePath(PORTAL_PAGES.courseInfo, { courseId }),
  completed: (courseId: string) => `${toPagePath(PORTAL_PAGES.courseCompleted, { courseId })}/`,
  courseBadge: (courseId: string, id: string) => toPagePath(PORTAL_PAGES.courseCompleted, { courseId, id }),
  item: (kind: ObjectType, courseId: string, subjectId: string, id: string) =>
    toPagePath(ITEM_PAGES[kind], { courseId, subjectId, id }),
  lesson: ({ object_type, course_id, subject_id, item_id }: Lesson) =>
    toPagePath(ITEM_PAGES[object_type], { courseId: course_id, subjectId: subject_id, id: item_id }),
} as const;
