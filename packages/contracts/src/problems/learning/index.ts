import { ASSISTANT_PROBLEMS } from './assistant.ts';
import { COURSE_PROBLEMS } from './courses.ts';
import { CUSTOM_CHALLENGE_PROBLEMS } from './custom-challenges.ts';
import { JOURNEY_PROBLEMS } from './journeys.ts';
import { LIVE_COURSE_PROBLEMS } from './live-courses.ts';
import { QUIZ_PROBLEMS } from './quiz.ts';
import { SHOWCASE_PROBLEMS } from './showcase.ts';
import { WISHLIST_PROBLEMS } from './wishlist.ts';

/** Problems of this area, collected from its features. */
export const LEARNING_PROBLEMS = {
  ...COURSE_PROBLEMS,
  ...LIVE_COURSE_PROBLEMS,
  ...QUIZ_PROBLEMS,
  ...JOURNEY_PROBLEMS,
  ...ASSISTANT_PROBLEMS,
  ...SHOWCASE_PROBLEMS,
  ...WISHLIST_PROBLEMS,
  ...CUSTOM_CHALLENGE_PROBLEMS,
} as const;
