import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { attemptId, courseId, itemId } from '../base/ids.ts';
import { ANSWERED_BY, citation } from './assistant.ts';
import { gradeQuiz, quiz, quizResult } from './quiz.ts';

export const AI_QUIZ = {
  /** Number of questions in an attempt, as far as so many are written. */
  questions: 8,
  /** How many of them a model may write. They are practice: only the others decide a pass. */
  byModel: 3,
  /** With fewer written questions a pass would say nothing. */
  fewest: 4,
  passPercent: 70,
} as const;

const place = { event_id: courseId, item_id: itemId };

export const startAiQuiz = endpoint({
  name: 'startAiQuiz',
  base: 'ai',
  method: 'POST',
  path: 'aiquiz/start',
  summary:
    "Returns the caller's open attempt on an `aiquiz` item, or begins one: questions that the course's authors wrote for its quizzes except the final one, without the answers, and different from those of the previous attempt as far as there are others. If a model is configured, it adds questions for practice. @see PLAYER-11, SVC-7",
  access: 'learner',
  input: z.object(place),
  output: z.object({
    attempt_id: z.string(),
    quiz,
    /** `model` if a model wrote some of the questions. */
    made_by: z.enum(ANSWERED_BY),
    /** Ids of the questions that do not count toward the score: those of a model. */
    uncounted: z.array(z.string()),
    best_percent: z.optional(z.number()),
    /** Seconds to wait for another attempt if this one fails; absent if there is no wait. */
    wait_after_failure_seconds: z.optional(z.number()),
  }),
  problems: [
    'course_not_found',
    'item_not_found',
    'quiz_not_found',
    'quiz_waiting',
    'too_many_tries',
    'upgrade_required',
  ],
});
export type StartedAiQuiz = z.infer<typeof startAiQuiz.output>;

/** A result with the lesson behind each question, by question id. */
export const aiQuizResult = z.extend(quizResult, { sources: z.record(z.string(), citation) });
export type AiQuizResult = z.infer<typeof aiQuizResult>;

export const gradeAiQuiz = endpoint({
  name: 'gradeAiQuiz',
  base: 'ai',
  method: 'POST',
  path: 'aiquiz/submit',
  summary:
    'Grades the answers to all questions of an attempt and closes it. The score and the pass depend only on the questions that people wrote. A pass marks the course item complete and explains every option; a failed attempt explains only the chosen ones. Repeating the call with the same answers returns the same result. @see PLAYER-11',
  access: 'learner',
  input: z.object({ ...place, attempt_id: attemptId, answers: gradeQuiz.input.shape.answers }),
  output: aiQuizResult,
  problems: [
    'course_not_found',
    'item_not_found',
    'attempt_not_found',
    'quiz_attempt_closed',
    'upgrade_required',
  ],
});

export const AI_QUIZ_ENDPOINTS = [startAiQuiz, gradeAiQuiz];
