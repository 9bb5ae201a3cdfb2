import { type CourseItemRef, perSession, perUse, type StoreDeps } from '../base/define-store.ts';

/** Courses and what belongs to them. */
export const LEARNING_STORES = {
  courses: perSession(
    () => import('./courses.ts'),
    ({ createCourseStore }) => createCourseStore,
  ),
  courseCard: perUse(
    () => import('./course-card.ts'),
    ({ createCourseCardStore }) =>
      ({ client, logError }: StoreDeps, courseId: string) =>
        createCourseCardStore({ client, courseId, logError }),
  ),
  courseList: perSession(
    () => import('./course-list.ts'),
    ({ createCourseListStore }) => createCourseListStore,
  ),
  practiceList: perSession(
    () => import('./course-list.ts'),
    ({ createPracticeListStore }) => createPracticeListStore,
  ),
  tags: perSession(
    () => import('./tags.ts'),
    ({ createTagStore }) => createTagStore,
  ),
  wishlist: perSession(
    () => import('./wishlist.ts'),
    ({ createWishlistStore }) => createWishlistStore,
  ),
  journeys: perUse(
    () => import('./journeys.ts'),
    ({ createJourneyListStore }) => createJourneyListStore,
  ),
  journey: perUse(
    () => import('./journeys.ts'),
    ({ createJourneyStore }) =>
      ({ client, logError }: StoreDeps, journeyId: string) =>
        createJourneyStore({ client, journeyId, logError }),
  ),
  nextCourse: perUse(
    () => import('./next-course.ts'),
    ({ createNextCourseStore }) =>
      ({ client, logError }: StoreDeps, courseId: string) =>
        createNextCourseStore({ client, courseId, logError }),
  ),
  customChallenges: perUse(
    () => import('./custom-challenges.ts'),
    ({ createCustomChallengeStore }) => createCustomChallengeStore,
  ),
  showcase: perUse(
    () => import('./showcase.ts'),
    ({ createShowcaseStore }) => createShowcaseStore,
  ),
  liveCourses: perUse(
    () => import('./live-courses.ts'),
    ({ createLiveCourseStore }) => createLiveCourseStore,
  ),
  quiz: perUse(
    () => import('./quiz.ts'),
    ({ createQuizStore }) =>
      ({ client }: StoreDeps, quizId: string, course?: CourseItemRef) =>
        createQuizStore({ client, quizId, ...(course && { course }) }),
  ),
  aiQuiz: perUse(
    () => import('./ai-quiz.ts'),
    ({ createAiQuizStore }) =>
      ({ client }: StoreDeps, courseId: string, itemId: string) =>
        createAiQuizStore({ client, courseId, itemId }),
  ),
  assistant: perUse(
    () => import('./assistant.ts'),
    ({ createAssistantStore }) => createAssistantStore,
  ),
  assistantRule: perUse(
    () => import('./assistant-rule.ts'),
    ({ createAssistantRuleStore }) => createAssistantRuleStore,
  ),
};
