export type { QuizModule } from './quiz.module.ts';
export { createQuiz } from './quiz.module.ts';
export { checkAnswers, checkWait } from './quiz.rule.ts';
