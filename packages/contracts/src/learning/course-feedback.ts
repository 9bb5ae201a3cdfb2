import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { courseId } from '../base/ids.ts';

export const FEEDBACK_LIMITS = { comment: 2_000, leastRating: 1, mostRating: 5 } as const;

/** A course with more items than this asks in its middle too. */
export const FEEDBACK_MIDDLE_ABOVE = 6;

/** When a course asks what the learner thinks of it. */
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
    'What the learner thinks of a course, or that they skip the question. It answers the one that the course asks at this point; where it asks none, nothing is stored. Sending twice changes nothing. @see PLAYER-27',
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
    /** The question that was answered; null when the course asks none. */
    stage: z.nullable(z.enum(FEEDBACK_STAGES)),
  }),
  problems: ['course_not_found', 'not_enrolled'],
});

export const COURSE_FEEDBACK_ENDPOINTS = [sendCourseFeedback];
