import type { PersonId } from '@drawbridge/contracts';
import type { ServerModule } from '../../../module.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { toQuizRoutes } from './quiz.routes.ts';
import { createQuizService, type QuizDeps } from './quiz.service.ts';
import { moveAttempts, moveAttemptsBack } from './quiz.store.ts';

export interface QuizModule extends ServerModule {
  /** Moves submitted attempts to another person; `moveBack` gives back those that came from `to`. */
  attempts: {
    move(tx: Tx, from: PersonId, to: PersonId): Promise<void>;
    moveBack(tx: Tx, from: PersonId, to: PersonId): Promise<void>;
  };
}

export function createQuiz(deps: QuizDeps): QuizModule {
  return {
    routes: toQuizRoutes(createQuizService(deps)),
    attempts: { move: moveAttempts, moveBack: moveAttemptsBack },
  };
}
