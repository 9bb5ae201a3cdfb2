import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { platformId, scoreId } from '../base/ids.ts';

export const SCORE_PAGE_SIZE = 50;

/**
 * Progress of a score on its way to a gradebook. `pending`: about to be sent for the first time; `retrying`: failed and
 * will be sent again; `given_up`: not sent again until a launch, a better result or a person triggers it.
 * @see LTI-19
 */
export const SCORE_STATES = ['pending', 'retrying', 'given_up', 'delivered'] as const;
export type ScoreState = (typeof SCORE_STATES)[number];

/** Why a score did not arrive. Each fault has a sentence for people. */
export const SCORE_FAULTS = [
  /** The platform did not respond. */
  'no_answer',
  /** The platform responded with a server error. */
  'platform_fault',
  /** The platform asked to be called later. */
  'busy',
  /** The platform issued no access token. */
  'no_token',
  /** The platform refused the access token, even a new one. */
  'token_refused',
  /** This tool may not write to the column. */
  'not_allowed',
  /** Usually: the person is not, or no longer, a learner in the course. */
  'not_a_learner',
  /** The column of the gradebook was deleted. */
  'line_item_gone',
  /** The platform has no column for this link and does not let this tool create one. */
  'line_item_missing',
  /** The platform refused to create a column. */
  'line_item_refused',
  /** The platform has a score with a later timestamp. */
  'newer_score',
  /** The gradebook's URL is on a host that must not receive the platform's access token. */
  'other_host',
  /** The gradebook's URL does not use https. */
  'not_https',
  /** The platform refused for another reason. */
  'refused',
] as const;
export type ScoreFault = (typeof SCORE_FAULTS)[number];

/** Number of scores in each state. */
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
  /** A neutral name if the platform sends none. */
  learner: z.string(),
  kind: z.enum(['lab', 'course']),
  item_id: z.string(),
  item_title: z.string(),
  /** The platform's id of the link in the course. */
  resource_link_id: z.string(),
  /** URL of the column; null while it is being looked up or created. */
  line_item: z.nullable(z.string()),
  /** The score that the gradebook should show, out of `score_maximum`. */
  score_given: z.number(),
  score_maximum: z.number(),
  /** Failed attempts since the score became due, by a new result or on request. */
  tries: z.number(),
  fault: z.nullable(z.enum(SCORE_FAULTS)),
  /** The fault as a sentence: what happened and what to do. */
  reason: z.nullable(z.string()),
  /** The platform's own response to the latest attempt, in its language; at most 200 characters. */
  said: z.nullable(z.string()),
  /** Time of the next attempt; null if delivered or given up. */
  next_try_at: z.nullable(z.string()),
  /** When the gradebook last accepted a score of this learner in this column. */
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
    "Returns the number of pending, retried, given-up and delivered scores for each of the company's platforms.",
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
  summary: "Lists a platform's scores with their delivery state: given up first, then those being retried.",
  access: 'companyAdmin',
  input: z.object({
    id: platformId,
    state: z.optional(z.enum(SCORE_STATES)),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  }),
  output: z.object({
    items: z.array(queuedScore),
    /** In the requested state. */
    total: z.number(),
    page_size: z.number(),
    /** In every state. */
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
    "Sends one of a platform's scores now, or all that were given up if `score_id` is absent. Delivered scores are not sent again. Recorded in the audit trail.",
  access: 'companyAdmin',
  input: z.object({ id: platformId, score_id: z.optional(scoreId) }),
  output: z.object({
    /** Number of scores that are now due. */
    resent: z.number(),
  }),
  problems: ['platform_not_found', 'score_not_found'],
});

export const getContextScores = endpoint({
  name: 'getContextScores',
  base: 'integration',
  method: 'GET',
  path: 'launch/scores',
  summary: "Returns the delivery states of the scores of an instructor's context.",
  access: 'launch',
  input: z.object({}),
  output: z.object({
    counts: scoreCounts,
    /** Why scores were given up, most frequent first. */
    faults: z.array(z.object({ fault: z.enum(SCORE_FAULTS), scores: z.number() })),
  }),
  problems: ['forbidden'],
});

export const resendContextScores = endpoint({
  name: 'resendContextScores',
  base: 'integration',
  method: 'POST',
  path: 'launch/scores/resend',
  summary: "Resends the scores of an instructor's context that were given up. Recorded in the audit trail.",
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
