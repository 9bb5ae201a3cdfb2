import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';
import { deepLinking } from './deep-linking.ts';
import { SCORE_FAULTS } from './scores.ts';

/** Query field for the ltik, on launched pages whose path has no segment for it. @see LTI-7 */
export const LTIK_FIELD = 'ltik';

/** Query field of a launched page and of everything it frames: a reference to the platform that may frame it. */
export const PLATFORM_FIELD = 'platform';

/**
 * Address of a launched page once its ltik is used up. The page can be reloaded there inside the platform's frame.
 * @see LTI-22
 */
export const toLaunchedAddress = (path: string, platformRef: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${PLATFORM_FIELD}=${platformRef}`;

/** Data of a launched page, returned in exchange for its ltik. */
export const launchSession = z.object({
  /** Authorization for every later call of the page. Not a portal token. @see LTI-15 */
  token: z.string(),
  expires_at: z.string(),
  learner: z.object({
    name: z.string(),
    /** True when the platform sent no `sub`; work is then not kept beyond the session. */
    is_anonymous: z.boolean(),
    is_instructor: z.boolean(),
  }),
  context_title: z.optional(z.string()),
  lab_id: z.optional(z.string()),
  course_id: z.optional(z.string()),
  /** Set when the platform requests content. */
  deep_linking: z.optional(deepLinking),
  /** Set when the platform requests a review of one learner's work. */
  reviewed_person_id: z.optional(z.string()),
  /** True when scores of this launch are sent to the platform's gradebook. */
  is_graded: z.boolean(),
  platform: z.object({
    name: z.string(),
    /** Exact origin for messages to the frame's parent. */
    origin: z.string(),
    /**
     * Identifies the platform in the page's URL, so that the page can be reloaded in the platform's frame. Not a
     * secret.
     */
    ref: z.string(),
  }),
  return_url: z.optional(z.string()),
});
export type LaunchSession = z.infer<typeof launchSession>;

export const openLaunch = endpoint({
  name: 'openLaunch',
  base: 'integration',
  method: 'POST',
  path: 'launch/open',
  summary: 'Exchanges the ltik of a launched page for its session, once. @see LTI-7, LTI-14',
  access: 'public',
  isSecret: true,
  input: z.object({
    ltik: z.string().check(z.minLength(16), z.maxLength(4096)),
    /**
     * Random key that the page generates. The exchange can be repeated only with the same key, for example after a lost
     * response.
     */
    key: z.optional(z.string().check(z.minLength(16), z.maxLength(64))),
  }),
  output: launchSession,
  problems: ['launch_refused', 'launch_expired'],
});

/** Progress of the delivery of a score to the platform's gradebook. @see LTI-19 */
export const scoreDelivery = z.object({
  score_given: z.number(),
  score_maximum: z.number(),
  state: z.enum(['pending', 'delivered', 'failed']),
  /** Why the delivery was given up or has not succeeded yet. */
  fault: z.optional(z.enum(SCORE_FAULTS)),
  at: z.string(),
});

export const getScoreDelivery = endpoint({
  name: 'getScoreDelivery',
  base: 'integration',
  method: 'GET',
  path: 'launch/score',
  summary: 'Returns whether the latest score of this launch reached the gradebook.',
  access: 'launch',
  input: z.object({}),
  output: z.object({ score: z.optional(scoreDelivery) }),
  problems: [],
});

export const closeLaunch = endpoint({
  name: 'closeLaunch',
  base: 'integration',
  method: 'POST',
  path: 'launch/close',
  summary: 'Ends the launch session.',
  access: 'launch',
  input: z.object({}),
  output: nothing,
  problems: [],
});

export const LAUNCH_ENDPOINTS = [openLaunch, getScoreDelivery, closeLaunch];
