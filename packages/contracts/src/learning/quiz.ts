import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { attemptId, courseId, itemId, quizId } from '../base/ids.ts';

export const quizOption = z.object({ id: z.string(), html: z.string() });

/** A quiz as the learner sees it: the questions of one attempt, without answers. @see SVC-8 */
export const quiz = z.object({
  quiz_id: z.string(),
  title: z.string(),
  pass_percent: z.number(),
  /** Size of the pool that the questions were drawn from; only set if the quiz asks some of its questions. */
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
 * A pass says of every option whether it is correct and why. A failed attempt says so only of the chosen options, so
 * that it cannot be used to look up the answers.
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
          /** Absent where it would reveal the answer to a question that was answered wrong. */
          correct: z.optional(z.boolean()),
          why_html: z.optional(z.string()),
        }),
      ),
    }),
  ),
  /** Seconds until the next attempt may begin; absent if it may begin now. */
  retry_after_seconds: z.optional(z.number()),
});
export type QuizResult = z.infer<typeof quizResult>;

export const startQuiz = endpoint({
  name: 'startQuiz',
  base: 'quiz',
  method: 'POST',
  path: 'quiz/start',
  summary:
    "Returns the caller's open attempt on a quiz, or begins one: its questions without the answers, and the best result so far. The questions of an attempt never change. The next attempt has to wait after a failed final quiz, and after several failures in a row of any other quiz. @see PLAYER-10, SVC-8",
  access: 'learner',
  input: z.object({ quiz_id: quizId }),
  output: z.object({
    attempt_id: z.string(),
    quiz,
    /** Number of questions of the attempt that no longer exist. They are not asked and do not count. */
    withdrawn_count: z.number(),
    best_percent: z.optional(z.number()),
    /** Seconds to wait for another attempt if this one fails; absent if there is no wait. */
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
    'Grades the answers to all questions of the attempt and closes it. A pass marks the course item complete and explains every option; a failed attempt explains only the chosen ones. Repeating the call with the same answers returns the same result. @see PLAYER-10',
  access: 'learner',
  input: z.object({
    quiz_id: quizId,
    attempt_id: attemptId,
    /** Ids of the chosen options by question id, for every question of the attempt. */
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
