import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { courseId } from '../base/ids.ts';

export const FEEDBACK_LIMITS = { comment: 2_000, leastRating: 1, mostRating: 5 } as const;

/** A course with more items than this also asks in the middle. */
export const FEEDBACK_MIDDLE_ABOVE = 6;

/** Points in a course at which it asks for feedback. */
export const FEEDBACK_STAGES = ['middle', 'end'] as const;
export type FeedbackStage = (typeof FEEDBACK_STAGES)[number];

interface FeedbackFields {
  rating?: number | undefined;
  comment?: string | undefined;
  skip: boolean;
}

const saysSomething = z.refine<FeedbackFields>(
  ({ rating, comment, skip }) => skip || rating !== undefined || comment !== undefined,
  { error: 'a rating, a comment, or skip', path: ['rating'] },
);
const skipsAlone = z.refine<FeedbackFields>(
  ({ rating, comment, skip }) => !skip || (rating === undefined && comment === undefined),
  { error: 'not together with a rating or a comment', path: ['skip'] },
);

export const sendCourseFeedback = endpoint({
  name: 'sendCourseFeedback',
  base: 'main',
  method: 'POST',
  path: 'course/feedback',
  summary:
    "Stores the caller's feedback on a course, or that they skipped the question. It answers the question that the course asks at this point; nothing is stored if it asks none. Repeating the call changes nothing. @see PLAYER-27",
  access: 'learner',
  input: z
    .object({
      event_id: courseId,
      rating: z.optional(
        z.number().check(z.int(), z.gte(FEEDBACK_LIMITS.leastRating), z.lte(FEEDBACK_LIMITS.mostRating)),
      ),
      comment: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(FEEDBACK_LIMITS.comment))),
      skip: z._default(z.boolean(), false),
    })
    .check(saysSomething, skipsAlone),
  output: z.object({
    /** The question that was answered; null if the course asks none. */
    stage: z.nullable(z.enum(FEEDBACK_STAGES)),
  }),
  problems: ['course_not_found', 'not_enrolled'],
});

export const COURSE_FEEDBACK_ENDPOINTS = [sendCourseFeedback];
