import type { ServerModule } from '../../module.ts';
import { toQuizRoutes } from './quiz.routes.ts';
import { createQuizService, type QuizDeps } from './quiz.service.ts';

export function createQuiz(deps: QuizDeps): ServerModule {
  return { routes: toQuizRoutes(createQuizService(deps)) };
}
