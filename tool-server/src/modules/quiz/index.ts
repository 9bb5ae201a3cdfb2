export { createQuiz } from './quiz.module.ts';
