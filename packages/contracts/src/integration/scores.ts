import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { platformId, scoreId } from '../base/ids.ts';

export const SCORE_PAGE_SIZE = 50;

/**
 * Where a score is on its way to a gradebook. `pending`: about to be sent for the first time; `retrying`: it failed and
 * is tried again; `given_up`: nothing happens until a launch, a better result or a person sends it again. @see LTI-19
 */
export const SCORE_STATES = ['pending', 'retrying', 'given_up', 'delivered'] as const;
export type ScoreState = (typeof SCORE_STATES)[number];

/** Why a score did not arrive. Each has its sentence for people. */
export const SCORE_FAULTS = [
  /** The platform did not respond. */
  'no_answer',
  /** It responded with a fault of its own. */
  'platform_fault',
  /** It asked to be called later. */
  'busy',
  /** It gave no access token. */
  'no_token',
  /** It no longer takes the access token, not even a new one. */
  'token_refused',
  /** It does not let us write to this column. */
  'not_allowed',
  /** Most often: the person is no longer, or not, a learner of the course. */
  'not_a_learner',
  /** The column of the gradebook was deleted. */
  'line_item_gone',
  /** The platform has no column for this link, and does not let us make one. */
  'line_item_missing',
  /** The platform did not let us make a column. */
  'line_item_refused',
  /** It holds a score with a later time. */
  'newer_score',
  /** The address of the gradebook is at a host that may not get the platform's access token. */
  'other_host',
  /** The address of the gradebook has no https. */
  'not_https',
  /** It refused for another reason. */
  'refused',
] as const;
export type ScoreFault = (typeof SCORE_FAULTS)[number];

/** How many scores are in which state. */
export const scoreCounts = z.object({
  pending: z.number(),
  retrying: z.number(),
  given_up: z.number(),
  delivered: z.number(),
});
export type ScoreCounts = z.infer<typeof scoreCounts>;

export const queuedScore = z.object({
  id: scoreId,
  state: z.enum(SCORE_STATES),
  /** A neutral name where the platform sends none. */
  learner: z.string(),
  kind: z.enum(['lab', 'course']),
  item_id: z.string(),
  item_title: z.string(),
  /** The link of the course, as the platform identifies it. */
  resource_link_id: z.string(),
  /** Address of the column; null while we look for it or make it. */
  line_item: z.nullable(z.string()),
  /** The score that should be in the gradebook, out of `score_maximum`. */
  score_given: z.number(),
  score_maximum: z.number(),
  /** Failed attempts since the score or somebody's request made it due. */
  tries: z.number(),
  fault: z.nullable(z.enum(SCORE_FAULTS)),
  /** The fault as a sentence: what happened, and what to do. */
  reason: z.nullable(z.string()),
  /** What the platform said to the latest attempt, in its own words and language; at most 200 characters. */
  said: z.nullable(z.string()),
  /** When it is tried next; null when it was delivered or given up. */
  next_try_at: z.nullable(z.string()),
  /** When the gradebook last took a score of this learner and column. */
  delivered_at: z.nullable(z.string()),
  /** When the learner reached the score. */
  reached_at: z.string(),
});
export type QueuedScore = z.infer<typeof queuedScore>;

export const countPlatformScores = endpoint({
  name: 'countPlatformScores',
  base: 'integration',
  method: 'GET',
  path: 'scores',
  summary:
    "How many scores wait, are retried, were given up and arrived, for each of the company's platforms.",
  access: 'companyAdmin',
  input: z.object({}),
  output: z.object({ items: z.array(z.extend(scoreCounts, { platform_id: platformId })) }),
  problems: [],
});

export const listPlatformScores = endpoint({
  name: 'listPlatformScores',
  base: 'integration',
  method: 'GET',
  path: 'platforms/:id/scores',
  summary:
    'The scores of a platform and where they are on their way: given up first, then those that are retried.',
  access: 'companyAdmin',
  input: z.object({
    id: platformId,
    state: z.optional(z.enum(SCORE_STATES)),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  }),
  output: z.object({
    items: z.array(queuedScore),
    /** Of the state that was asked for. */
    total: z.number(),
    page_size: z.number(),
    /** Of all states. */
    counts: scoreCounts,
  }),
  problems: ['platform_not_found'],
});

export const resendPlatformScores = endpoint({
  name: 'resendPlatformScores',
  base: 'integration',
  method: 'POST',
  path: 'platforms/:id/scores/resend',
  summary:
    'Sends one score of a platform now, or without `score_id` all that were given up. What arrived is not sent again. Recorded in the audit trail.',
  access: 'companyAdmin',
  input: z.object({ id: platformId, score_id: z.optional(scoreId) }),
  output: z.object({
    /** How many are due now. */
    resent: z.number(),
  }),
  problems: ['platform_not_found', 'score_not_found'],
});

export const getContextScores = endpoint({
  name: 'getContextScores',
  base: 'integration',
  method: 'GET',
  path: 'launch/scores',
  summary: "How the scores of an instructor's context are on their way to its gradebook.",
  access: 'launch',
  input: z.object({}),
  output: z.object({
    counts: scoreCounts,
    /** Why scores were given up, the most frequent first. */
    faults: z.array(z.object({ fault: z.enum(SCORE_FAULTS), scores: z.number() })),
  }),
  problems: ['forbidden'],
});

export const resendContextScores = endpoint({
  name: 'resendContextScores',
  base: 'integration',
  method: 'POST',
  path: 'launch/scores/resend',
  summary:
    "Sends the scores of an instructor's context that were given up again. Recorded in the audit trail.",
  access: 'launch',
  input: z.object({}),
  output: z.object({ resent: z.number() }),
  problems: ['forbidden'],
});

export const SCORE_ENDPOINTS = [
  countPlatformScores,
  listPlatformScores,
  resendPlatformScores,
  getContextScores,
  resendContextScores,
];
