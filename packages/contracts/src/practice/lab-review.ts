import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { attemptId, labId, personId, submissionId } from '../base/ids.ts';
import { labResult, VERDICTS } from './lab-results.ts';
import { labAttempt, labFile, labLogEntry, labPack } from './labs.ts';

export const REVIEW_PAGE_SIZE = 20;

export const reviewedAttempt = z.object({
  attempt_id: attemptId,
  lab_id: z.string(),
  /** Empty for a person whose platform sends no names. */
  learner: z.string(),
  number: z.number(),
  opened_at: z.string(),
  closed_at: z.optional(z.string()),
  passed: z.boolean(),
  best_score: z.number(),
  submissions: z.number(),
  hints: z.number(),
  /** A flag of another person was sent here. */
  shared_flag: z.boolean(),
});
export type ReviewedAttempt = z.infer<typeof reviewedAttempt>;

export const listAttempts = endpoint({
  name: 'listAttempts',
  base: 'challenge',
  method: 'GET',
  path: 'lab/attempts/:lab_id',
  summary: 'Attempts on a lab by the people the caller teaches, newest first.',
  access: 'learner',
  input: z.object({
    lab_id: labId,
    /** Those of one person only. */
    person_id: z.optional(personId),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  }),
  output: z.object({ items: z.array(reviewedAttempt), total: z.number(), page_size: z.number() }),
  problems: ['lab_not_found', 'forbidden'],
});

/** One step of an attempt, in the order things happened. */
export const reviewStep = z.object({
  at: z.string(),
  kind: z.enum(['opened', 'breach', 'hint', 'guidance', 'solution', 'submission', 'flag', 'closed']),
  /** A sentence: which hint, which breach, right or wrong flag. */
  text: z.string(),
  /** Set for submissions: what the timeline shows of one. `reviewSubmission` gives the rest when it is opened. */
  submission: z.optional(
    z.object({
      submission_id: submissionId,
      result: z.optional(z.object({ verdict: z.enum(VERDICTS), score: z.number(), max: z.number() })),
    }),
  ),
});
export type ReviewStep = z.infer<typeof reviewStep>;

export const reviewAttempt = endpoint({
  name: 'reviewAttempt',
  base: 'challenge',
  method: 'GET',
  path: 'lab/review/:attempt_id',
  summary: 'An attempt of a person whom the caller teaches, step by step, with the lab it was made on.',
  access: 'learner',
  input: z.object({ attempt_id: attemptId }),
  output: z.object({
    lab: labPack,
    attempt: labAttempt,
    summary: reviewedAttempt,
    steps: z.array(reviewStep),
    solution: z.object({ files: z.array(labFile), html: z.string() }),
  }),
  problems: ['attempt_not_found'],
});

/** A whole submission, and its result. */
export const reviewedSubmission = z.object({
  submission_id: submissionId,
  files: z.array(labFile),
  log: z.array(labLogEntry),
  result: z.optional(labResult),
});
export type ReviewedSubmission = z.infer<typeof reviewedSubmission>;

export const reviewSubmission = endpoint({
  name: 'reviewSubmission',
  base: 'challenge',
  method: 'GET',
  path: 'lab/review/:attempt_id/submission/:submission_id',
  summary: 'One submission of an attempt of a person whom the caller teaches, with the replays of its tests.',
  access: 'learner',
  input: z.object({ attempt_id: attemptId, submission_id: submissionId }),
  output: reviewedSubmission,
  problems: ['attempt_not_found'],
});

export const LAB_REVIEW_ENDPOINTS = [listAttempts, reviewAttempt, reviewSubmission];
