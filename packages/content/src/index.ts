export * from './catalogue.ts';
export { CatalogueError, type Fault } from './faults.ts';
export { labsRoots } from './labs.ts';
export { catalogueRoot, loadCatalogue } from './load.ts';
export type { Access, Plan, PlanContents, PlanRule } from './plans.ts';
export {
  type Answers,
  drawQuestions,
  findAnswerFaults,
  type Grade,
  gradeQuiz,
  type Option,
  type Question,
  type Quiz,
  type QuizPast,
  selectQuestions,
  toPublicQuiz,
  toPublicResult,
} from './quiz.ts';
export { countFailures, type PastAttempt, toSecondsToNext, toWaitMs } from './quiz-wait.ts';
export { TAG_TOPICS } from './tag-topics.ts';
export { TOPICS, type Topic, WEAKNESSES, type Weakness } from './weaknesses.ts';
