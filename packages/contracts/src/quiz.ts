import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { courseId, itemId, quizId } from './base/ids.ts';

export const quizOption = z.object({ id: z.string(), html: z.string() });

/** A quiz as the learner sees it: no answers. @see SVC-8 */
export const quiz = z.object({
  quiz_id: z.string(),
  title: z.string(),
  pass_percent: z.number(),
  questions: z.array(
    z.object({
      id: z.string(),
      prompt_html: z.string(),
      kind: z.enum(['single', 'multiple']),
      options: z.array(quizOption),
    }),
  ),
});
export type Quiz = z.infer<typeof quiz>;

export const quizResult = z.object({
  score_percent: z.number(),
  passed: z.boolean(),
  questions: z.array(
    z.object({
      id: z.string(),
      right: z.boolean(),
      options: z.array(
        z.object({ id: z.string(), correct: z.boolean(), chosen: z.boolean(), why_html: z.string() }),
      ),
    }),
  ),
});
export type QuizResult = z.infer<typeof quizResult>;

export const getQuiz = endpoint({
  name: 'getQuiz',
  base: 'quiz',
  method: 'GET',
  path: 'quiz/:quiz_id',
  summary: "A quiz without its answers, with the caller's best result so far.",
  access: 'learner',
  input: z.object({ quiz_id: quizId }),
  output: z.object({ quiz, best_percent: z.optional(z.number()) }),
  problems: ['quiz_not_found'],
});

export const gradeQuiz = endpoint({
  name: 'gradeQuiz',
  base: 'quiz',
  method: 'POST',
  path: 'quiz/submit',
  summary: 'Grades the answers and stores the attempt; a pass marks the course item complete. @see PLAYER-10',
  access: 'learner',
  input: z.object({
    quiz_id: quizId,
    /** Chosen option ids by question id. */
    answers: z.record(
      z.string().check(z.maxLength(64)),
      z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)),
    ),
    course: z.optional(z.object({ event_id: courseId, item_id: itemId })),
  }),
  output: quizResult,
  problems: ['quiz_not_found'],
});

export const QUIZ_ENDPOINTS = [getQuiz, gradeQuiz];
