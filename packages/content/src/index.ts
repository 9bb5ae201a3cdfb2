export * from './catalogue.ts';
export { CatalogueError, type Fault } from './faults.ts';
export { labsRoots } from './labs.ts';
export { catalogueRoot, loadCatalogue } from './load.ts';
export type { Access, Plan, PlanRule } from './plans.ts';
export {
  type Answers,
  drawQuestions,
  gradeQuiz,
  type Option,
  type Question,
  type Quiz,
  selectQuestions,
  toPublicQuiz,
} from './quiz.ts';
export { TOPICS, type Topic, WEAKNESSES, type Weakness } from './weaknesses.ts';
