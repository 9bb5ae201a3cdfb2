import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { courseId } from '../base/ids.ts';
import { courseCard } from '../learning/courses.ts';
import { EMBED_SCOPES, type EmbedScope } from './embed-protocol.ts';

/**
 * What each scope of an embed token lets its holder call, by the names of the endpoints. An endpoint that no scope
 * names is refused, whatever its access. @see EMB-12
 */
export const SCOPE_ENDPOINTS: Readonly<Record<EmbedScope, readonly string[]>> = {
  courses: [
    'filterCourses',
    'getCourse',
    'getArticle',
    'getDownload',
    'markItem',
    'sendCourseFeedback',
    'getEventProgress',
    'startQuiz',
    'gradeQuiz',
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
 * What pages of partners call from their own origins, by the names of the endpoints: what an embed token may, and the
 * public data of widgets. @see EMB-3
 */
export const PARTNER_PAGE_ENDPOINTS: readonly string[] = [
  ...Object.values(SCOPE_ENDPOINTS).flat(),
  'listHallOfFame',
];

/** Minutes that an embed token lives: the default, and what a partner may ask for. */
export const EMBED_TOKEN_MINUTES = { usual: 10, least: 5, most: 10 } as const;

export const createEmbedToken = endpoint({
  name: 'createEmbedToken',
  base: 'integration',
  method: 'POST',
  path: 'embed-token',
  summary:
    "Exchanges a partner's secret key, sent as authorization, for a token of one visitor. Called by the partner's server; the token goes to the page, never into an address. @see EMB-12",
  access: 'partner',
  isSecret: true,
  input: z.object({
    /** The partner's own id of the visitor. Stored as a keyed hash; the same id is the same learner. */
    visitor_id: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    scopes: z.array(z.enum(EMBED_SCOPES)).check(z.minLength(1), z.maxLength(EMBED_SCOPES.length)),
    /** The page's origin, one of the partner's: only a frame inside of it is served with the token. */
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
 * What the catalogue shows to anybody: no progress, no entitlements. Called from other origins, so without
 * authorization and with the key in the query, which makes it a request that needs no preflight.
 */
export const listEmbedCourses = endpoint({
  name: 'listEmbedCourses',
  base: 'integration',
  method: 'GET',
  path: 'embed/courses',
  summary: "Courses of the catalogue, for a partner's page. @see EMB-4, EMB-11",
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
  summary: "One course of the catalogue, for a partner's page. @see EMB-4, EMB-11",
  access: 'public',
  input: z.object({ key: publishableKey, course_id: courseId }),
  output: z.object({ course: courseCard }),
  problems: ['unknown_key', 'origin_not_allowed', 'course_not_found'],
});

export const EMBED_ENDPOINTS = [createEmbedToken, listEmbedCourses, getEmbedCourse];
