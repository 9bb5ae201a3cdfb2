import { gradeQuiz, startQuiz } from '@drawbridge/contracts/learning';
import type { Learner } from '../../../actor.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { QuizService } from './quiz.service.ts';

export function toQuizRoutes(quizzes: QuizService): Route<Learner>[] {
  return [
    serve(startQuiz, ({ input, actor }) => quizzes.start(actor.personId, input.quiz_id)),
    serve(gradeQuiz, ({ input, actor }) => quizzes.submit(actor.personId, input)),
  ];
}
