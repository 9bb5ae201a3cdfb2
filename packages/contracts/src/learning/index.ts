import type { Endpoint } from '../base/endpoint.ts';
import { AI_QUIZ_ENDPOINTS } from './ai-quiz.ts';
import { ASSISTANT_ENDPOINTS } from './assistant.ts';
import { COURSE_FEEDBACK_ENDPOINTS } from './course-feedback.ts';
import { COURSE_LIST_ENDPOINTS } from './courses/course-lists.ts';
import { COURSE_ENDPOINTS } from './courses.ts';
import { CUSTOM_CHALLENGE_ENDPOINTS } from './custom-challenges.ts';
import { JOURNEY_ENDPOINTS } from './journeys.ts';
import { LIVE_COURSE_ENDPOINTS } from './live-courses.ts';
import { QUIZ_ENDPOINTS } from './quiz.ts';
import { REVIEW_ENDPOINTS } from './review.ts';
import { SHOWCASE_ENDPOINTS } from './showcase.ts';
import { TAG_ENDPOINTS } from './tags.ts';
import { WISHLIST_ENDPOINTS } from './wishlist.ts';

export * from './ai-quiz.ts';
export * from './assistant.ts';
export * from './course-feedback.ts';
export * from './courses/course-lists.ts';
export * from './courses.ts';
export * from './custom-challenges.ts';
export * from './journeys.ts';
export * from './live-courses.ts';
export * from './quiz.ts';
export * from './review.ts';
export * from './showcase.ts';
export * from './tags.ts';
export * from './wishlist/lab-wish.rule.ts';
export * from './wishlist.ts';

export const LEARNING_ENDPOINTS: readonly Endpoint[] = [
  ...COURSE_ENDPOINTS,
  ...COURSE_LIST_ENDPOINTS,
  ...LIVE_COURSE_ENDPOINTS,
  ...SHOWCASE_ENDPOINTS,
  ...TAG_ENDPOINTS,
  ...COURSE_FEEDBACK_ENDPOINTS,
  ...REVIEW_ENDPOINTS,
  ...JOURNEY_ENDPOINTS,
  ...QUIZ_ENDPOINTS,
  ...ASSISTANT_ENDPOINTS,
  ...AI_QUIZ_ENDPOINTS,
  ...CUSTOM_CHALLENGE_ENDPOINTS,
  ...WISHLIST_ENDPOINTS,
];
