import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { attemptId, courseId, itemId, quizId } from '../base/ids.ts';

export const quizOption = z.object({ id: z.string(), html: z.string() });

/** A quiz as the learner sees it: the questions of one attempt, without answers. @see SVC-8 */
export const quiz = z.object({
  quiz_id: z.string(),
  title: z.string(),
  pass_percent: z.number(),
  /** How many questions the attempt's were drawn from; only where a quiz asks some of its questions. */
  drawn_from: z.optional(z.number()),
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

/**
 * A pass tells of every option whether it is correct and why. A failed attempt tells it of what was chosen, so that one
 * cannot be used to look up the answers.
 */
export const quizResult = z.object({
  score_percent: z.number(),
  passed: z.boolean(),
  questions: z.array(
    z.object({
      id: z.string(),
      right: z.boolean(),
      options: z.array(
        z.object({
          id: z.string(),
          chosen: z.boolean(),
          /** Left out where it would tell the answer to a question that was answered wrong. */
          correct: z.optional(z.boolean()),
          why_html: z.optional(z.string()),
        }),
      ),
    }),
  ),
  /** How long the next attempt has to wait, from now on; left out when it may begin. */
  retry_after_seconds: z.optional(z.number()),
});
export type QuizResult = z.infer<typeof quizResult>;

export const startQuiz = endpoint({
  name: 'startQuiz',
  base: 'quiz',
  method: 'POST',
  path: 'quiz/start',
  summary:
    "The caller's running attempt on a quiz, begun when there is none: its questions without the answers, and the best result so far. The questions of an attempt never change. After a failed final quiz, and after failures in a row of any other, the next attempt waits. @see PLAYER-10, SVC-8",
  access: 'learner',
  input: z.object({ quiz_id: quizId }),
  output: z.object({
    attempt_id: z.string(),
    quiz,
    /** Questions of the attempt that no longer exist. They are not asked and do not count. */
    withdrawn_count: z.number(),
    best_percent: z.optional(z.number()),
    /** How long the attempt after this one waits if this one fails; left out when it need not. */
    wait_after_failure_seconds: z.optional(z.number()),
  }),
  problems: ['quiz_not_found', 'quiz_waiting', 'upgrade_required'],
});
export type StartedQuiz = z.infer<typeof startQuiz.output>;

export const gradeQuiz = endpoint({
  name: 'gradeQuiz',
  base: 'quiz',
  method: 'POST',
  path: 'quiz/submit',
  summary:
    'Grades the answers on all questions of the attempt and closes it; a pass marks the course item complete and explains every option, a failed attempt only what was chosen. Repeated with the same answers it gives the same result. @see PLAYER-10',
  access: 'learner',
  input: z.object({
    quiz_id: quizId,
    attempt_id: attemptId,
    /** Chosen option ids by question id, for each question of the attempt. */
    answers: z.record(
      z.string().check(z.maxLength(64)),
      z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)),
    ),
    course: z.optional(z.object({ event_id: courseId, item_id: itemId })),
  }),
  output: quizResult,
  problems: [
    'quiz_not_found',
    'attempt_not_found',
    'quiz_attempt_closed',
    'too_many_tries',
    'upgrade_required',
  ],
});

export const QUIZ_ENDPOINTS = [startQuiz, gradeQuiz];
