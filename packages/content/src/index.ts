export * from './catalogue.ts';
export { CatalogueError, type Fault } from './faults.ts';
export { labsRoots } from './labs.ts';
export { loadCatalogue } from './load.ts';
export { type Answers, gradeQuiz, type Option, type Question, type Quiz, toPublicQuiz } from './quiz.ts';
export { TOPICS, type Topic, WEAKNESSES, type Weakness } from './weaknesses.ts';
