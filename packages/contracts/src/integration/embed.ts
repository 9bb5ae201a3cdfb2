import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { courseId } from '../base/ids.ts';
import { courseCard } from '../learning/courses.ts';
import { EMBED_SCOPES, type EmbedScope } from './embed-protocol.ts';

/**
 * What each scope of an embed token may call, by endpoint name. Endpoints that no scope names are refused, whatever
 * their access.
 * @see EMB-12
 */
export const SCOPE_ENDPOINTS: Readonly<Record<EmbedScope, readonly string[]>> = {
  courses: [
    'filterCourses',
    'getCourse',
    'getArticle',
    'getDownload',
    'getVideo',
    'markItem',
    'sendCourseFeedback',
    'getEventProgress',
    'publishCourseStats',
    'publishMediaClick',
    'publishVideoWatch',
    'startQuiz',
    'gradeQuiz',
    'startAiQuiz',
    'gradeAiQuiz',
    'getAchievements',
    'listOwnBadges',
    'getBadgeAward',
    'listJourneys',
    'getJourney',
  ],
  labs: [
    'listLabs',
    'openLab',
    'saveDraft',
    'submitLab',
    'getSubmission',
    'resetLab',
    'openHint',
    'chooseGuidance',
    'getSolution',
    'openSolution',
    'checkFlag',
    'noteBreach',
    'startLab',
    'getLabStatus',
    'extendLab',
    'stopLab',
    'listRunningLabs',
    'getAchievements',
  ],
  favorites: ['listWishes', 'addWish', 'removeWish'],
  preferences: ['getPreferenceForm', 'submitPreferences'],
  review: ['getReviewToken'],
};

/**
 * Endpoints that partner pages may call from their own origins: those of embed tokens, and the public data of widgets.
 * @see EMB-3
 */
export const PARTNER_PAGE_ENDPOINTS: readonly string[] = [
  ...Object.values(SCOPE_ENDPOINTS).flat(),
  'listHallOfFame',
];

/** Lifetime of an embed token in minutes: the default and the range that a partner may request. */
export const EMBED_TOKEN_MINUTES = { usual: 10, least: 5, most: 10 } as const;

export const createEmbedToken = endpoint({
  name: 'createEmbedToken',
  base: 'integration',
  method: 'POST',
  path: 'embed-token',
  summary:
    "Exchanges a partner's secret key, sent in the Authorization header, for a token for one visitor. Called by the partner's server, which passes the token to the page and never puts it into a URL. @see EMB-12",
  access: 'partner',
  isSecret: true,
  input: z.object({
    /** The partner's own id of the visitor. Stored as a keyed hash; the same id always means the same learner. */
    visitor_id: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    scopes: z.array(z.enum(EMBED_SCOPES)).check(z.minLength(1), z.maxLength(EMBED_SCOPES.length)),
    /** Origin of the page, one of the partner's. The token works only in a frame on that origin. */
    origin: z.string().check(z.maxLength(300)),
    minutes: z.optional(
      z.number().check(z.int(), z.gte(EMBED_TOKEN_MINUTES.least), z.lte(EMBED_TOKEN_MINUTES.most)),
    ),
  }),
  output: z.object({ token: z.string(), expires_at: z.string() }),
  problems: ['origin_not_allowed', 'visitor_limit'],
});

const publishableKey = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * The public catalogue, without progress or entitlements. Called from other origins, so it takes no authorization
 * header and has the key in the query: such a request needs no preflight.
 */
export const listEmbedCourses = endpoint({
  name: 'listEmbedCourses',
  base: 'integration',
  method: 'GET',
  path: 'embed/courses',
  summary: "Lists courses of the catalogue, for a partner's page. @see EMB-4, EMB-11",
  access: 'public',
  input: z.object({
    key: publishableKey,
    topic: z.optional(z.string().check(z.maxLength(100))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(24)), 12),
  }),
  output: z.object({ items: z.array(courseCard) }),
  problems: ['unknown_key', 'origin_not_allowed'],
});

export const getEmbedCourse = endpoint({
  name: 'getEmbedCourse',
  base: 'integration',
  method: 'GET',
  path: 'embed/courses/:course_id',
  summary: "Returns one course of the catalogue, for a partner's page. @see EMB-4, EMB-11",
  access: 'public',
  input: z.object({ key: publishableKey, course_id: courseId }),
  output: z.object({ course: courseCard }),
  problems: ['unknown_key', 'origin_not_allowed', 'course_not_found'],
});

export const EMBED_ENDPOINTS = [createEmbedToken, listEmbedCourses, getEmbedCourse];
