import type { Platform } from '../../create-platform.ts';
import type { ServerModule } from '../../module.ts';
import type { Kernel } from '../kernel/index.ts';
import type { Practice } from '../practice/index.ts';
import { type AssistantModule, createAssistant } from './assistant/index.ts';
import { createCourseFeedback } from './course-feedback/index.ts';
import { type CourseDeps, type CourseService, createCourses } from './courses/index.ts';
import { createCustomChallenges, readSetsByCourse } from './custom-challenges/index.ts';
import { createJourneys, type JourneysModule } from './journeys/index.ts';
import { createLiveCourses, readSessions } from './live-courses/index.ts';
import { createQuiz, type QuizModule } from './quiz/index.ts';
import { createReview } from './review/index.ts';
import { createShowcase } from './showcase/index.ts';
import { createTags } from './tags/index.ts';
import { createWishlist, type WishlistModule } from './wishlist/index.ts';

type Deps = Pick<CourseDeps, 'countSpentSeconds' | 'findPosition' | 'findAwardOfItem'> & {
  platform: Platform;
  kernel: Pick<Kernel, 'audit'>;
  practice: Pick<Practice, 'labs'>;
};

export interface Learning {
  modules: readonly ServerModule[];
  courses: CourseService;
  wishes: Pick<WishlistModule, 'copyWishes'>;
  /** Attempts at the courses' own quizzes, and at those made from their texts. */
  attempts: readonly QuizModule['attempts'][];
  readJourneys: JourneysModule['readCards'];
}

/** Courses and what leads through them. */
export function createLearning(deps: Deps): Learning {
  const { config, database, catalogue, labs, clock, log, secret, events, limits, outgoingLimit } =
    deps.platform;
  const { countSpentSeconds, findPosition, findAwardOfItem } = deps;
  const course = createCourses({
    config,
    database,
    catalogue,
    clock,
    secret,
    events,
    countSpentSeconds,
    findPosition,
    findAwardOfItem,
    details: {
      listLabs: (personId) => deps.practice.labs.listCards(personId),
      readSessions: (personId, cards) => readSessions(database.db, personId, { cards, now: clock.now() }),
      readSets: (personId) => readSetsByCourse(database.db, { labs, clock }, personId),
    },
  });
  const courses = course.service;
  const quiz = createQuiz({ database, catalogue, events, clock, limits });
  const assistant: AssistantModule = createAssistant({
    config,
    database,
    catalogue,
    labs,
    events,
    clock,
    log,
    limits,
    outgoingLimit,
    audit: deps.kernel.audit,
    labWork: deps.practice.labs,
  });
  const wishlist = createWishlist({
    database,
    courses,
    listLabs: (personId) => deps.practice.labs.listCards(personId),
    clock,
  });
  const journeys = createJourneys({ database, courses });
  return {
    courses,
    wishes: wishlist,
    attempts: [quiz.attempts, assistant.attempts],
    readJourneys: journeys.readCards,
    modules: [
      course,
      createTags({ database }),
      quiz,
      assistant,
      wishlist,
      journeys,
      createCourseFeedback({ database, clock, courses }),
      createReview({ config, database, secret, clock }),
      createCustomChallenges({ database, labs, events, clock }),
      createLiveCourses({ config, database, catalogue, events, clock, courses }),
      createShowcase({ database, clock, limits }),
    ],
  };
}
