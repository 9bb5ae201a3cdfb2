import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { attemptId, labId, personId, submissionId } from '../base/ids.ts';
import { labResult, VERDICTS } from './lab-results.ts';
import { labAttempt, labFile, labLogEntry, labPack } from './labs.ts';

export const REVIEW_PAGE_SIZE = 20;

export const reviewedAttempt = z.object({
  attempt_id: attemptId,
  lab_id: z.string(),
  /** Empty if the platform sends no names. */
  learner: z.string(),
  number: z.number(),
  opened_at: z.string(),
  closed_at: z.optional(z.string()),
  passed: z.boolean(),
  best_score: z.number(),
  submissions: z.number(),
  hints: z.number(),
  /** True when another person's flag was submitted here. */
  shared_flag: z.boolean(),
});
export type ReviewedAttempt = z.infer<typeof reviewedAttempt>;

export const listAttempts = endpoint({
  name: 'listAttempts',
  base: 'challenge',
  method: 'GET',
  path: 'lab/attempts/:lab_id',
  summary: 'Lists attempts on a lab by the learners whom the caller teaches, newest first.',
  access: 'learner',
  input: z.object({
    lab_id: labId,
    /** Restricts the list to one person. */
    person_id: z.optional(personId),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  }),
  output: z.object({ items: z.array(reviewedAttempt), total: z.number(), page_size: z.number() }),
  problems: ['lab_not_found', 'forbidden'],
});

/** One step of an attempt, in chronological order. */
export const reviewStep = z.object({
  at: z.string(),
  kind: z.enum(['opened', 'breach', 'hint', 'guidance', 'solution', 'submission', 'flag', 'closed']),
  /** A sentence that names the hint, the breach, or whether a flag was right. */
  text: z.string(),
  /** Summary of a submission for the timeline; absent for other steps. `reviewSubmission` returns the rest. */
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
  summary:
    'Returns an attempt of a learner whom the caller teaches, step by step, with the lab version it was made on.',
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

/** A complete submission with its result. */
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
  summary: 'Returns one submission of a learner whom the caller teaches, with the replays of its tests.',
  access: 'learner',
  input: z.object({ attempt_id: attemptId, submission_id: submissionId }),
  output: reviewedSubmission,
  problems: ['attempt_not_found'],
});

export const LAB_REVIEW_ENDPOINTS = [listAttempts, reviewAttempt, reviewSubmission];
