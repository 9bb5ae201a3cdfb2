import type { PersonId, QuizId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

/** Rows of one person in a day: several times what learners do, and an end to what a script can fill. */
export const attemptsOf = (personId: PersonId, quizId: QuizId): Limit => ({
  of: ['quiz attempt', personId, quizId],
  most: 50,
  windowMs: 86_400_000,
});
export const ATTEMPTS_USED = 'You have taken this quiz as often as is allowed in a day. Try again later.';
