import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { accessTokenId, personId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';
import { passwordAgain } from './session.ts';

/** What a token may do: `read` what the learner sees, or `learn`, which also acts as the learner. */
export const TOKEN_SCOPES = ['read', 'learn'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

const READING = [
  'getProfile',
  'getSubscriptionInfo',
  'getAchievements',
  'queryNotifications',
  'getDashboard',
  'filterCourses',
  'getArticle',
  'getDownload',
  'getEventProgress',
  'listLabs',
  'getSubmission',
  'getLabStatus',
  'listRunningLabs',
  'listWishes',
] as const;

/**
 * What each scope may call, by endpoint name. Endpoints that are not listed are refused whatever their access,
 * including those for the account, password, tokens and administration.
 * @see CX-18
 */
export const TOKEN_ENDPOINTS: Readonly<Record<TokenScope, readonly string[]>> = {
  read: READING,
  learn: [
    ...READING,
    'changeNotificationStatus',
    // Also enrolls when asked to.
    'getCourse',
    'markItem',
    'startQuiz',
    'gradeQuiz',
    'openLab',
    'saveDraft',
    'submitLab',
    'resetLab',
    'openHint',
    'chooseGuidance',
    'getSolution',
    'openSolution',
    'checkFlag',
    'noteBreach',
    'startLab',
    'extendLab',
    'stopLab',
    'addWish',
    'removeWish',
  ],
};

/** Maximum number of unexpired API tokens per person. */
export const MOST_API_TOKENS = 10;
export const TOKEN_DAYS = { usual: 90, most: 365, offered: [7, 30, 90, 365] } as const;
const LONGEST_NAME = 60;

/** Verbatim where the specification gives a text. @see PROF-14 */
export const TOKEN_TEXTS = {
  generated: 'Token generated successfully',
  disabled: 'Token disabled',
  revoked: 'Token revoked',
  name: 'Enter a name, so that you recognize it later',
} as const;

const tokenInfo = z.object({
  id: accessTokenId,
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  /** The last four characters; the rest is not stored. */
  ending: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
  /** Accurate to the minute; null before the first use. */
  last_used_at: z.nullable(z.string()),
  /** True for a token that a company administrator created. */
  is_by_admin: z.boolean(),
});
export type TokenInfo = z.infer<typeof tokenInfo>;

const options = {
  scope: z._default(z.enum(TOKEN_SCOPES), 'read'),
  expires_in_days: z._default(z.number().check(z.int(), z.gte(1), z.lte(TOKEN_DAYS.most)), TOKEN_DAYS.usual),
  /** Required when the session is older than fifteen minutes. */
  password: passwordAgain,
};

const generated = z.object({
  /** Shown only once: the server stores only its hash. */
  token: z.string(),
  info: tokenInfo,
});

export const generateToken = endpoint({
  name: 'generateToken',
  base: 'token',
  method: 'POST',
  path: 'generate-token',
  summary:
    "Creates a person's account token and replaces the previous one. Callers create their own; administrators create read-only tokens for people in their company. @see CALL-22, SVC-15",
  access: 'portal',
  isSecret: true,
  input: z.object({ user_id: personId, ...options }),
  output: generated,
  problems: ['forbidden', 'not_found', 'sign_in_again', 'too_many_tries'],
});

export const disableToken = endpoint({
  name: 'disableToken',
  base: 'token',
  method: 'POST',
  path: 'disable-token',
  summary:
    "Revokes the caller's account token. An administrator revokes every token of a person in their company. Repeating the call changes nothing. @see CALL-22, SVC-15",
  access: 'portal',
  input: z.object({ user_id: personId }),
  output: z.object({ disabled: z.boolean() }),
  problems: ['forbidden', 'not_found'],
});

export const generateApiToken = endpoint({
  name: 'generateApiToken',
  base: 'macro',
  method: 'POST',
  path: 'generate-api-token',
  summary: 'Creates another API token for the caller. @see CALL-23',
  access: 'portal',
  isSecret: true,
  input: z.object({
    name: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, { error: TOKEN_TEXTS.name }),
          z.maxLength(LONGEST_NAME, { error: MESSAGES.maxLength(LONGEST_NAME) }),
        ),
      'API token',
    ),
    ...options,
  }),
  output: generated,
  problems: ['token_limit', 'sign_in_again', 'too_many_tries'],
});

export const getApiTokens = endpoint({
  name: 'getApiTokens',
  base: 'macro',
  method: 'GET',
  path: 'get-api-token',
  summary: "Lists the caller's tokens, newest first, without their values. @see CALL-23",
  access: 'portal',
  input: nothing,
  output: z.object({
    items: z.array(tokenInfo),
    /** The token that `generate-token` creates; null if there is none. */
    account_token: z.nullable(tokenInfo),
    /** True when creating a token requires the password, because the calling session is older than fifteen minutes. */
    wants_password: z.boolean(),
  }),
  problems: [],
});
export type Tokens = z.infer<(typeof getApiTokens)['output']>;

export const revokeApiToken = endpoint({
  name: 'revokeApiToken',
  base: 'macro',
  method: 'DELETE',
  path: 'revoke-api-token',
  summary: "Revokes one of the caller's API tokens, or all of them without an id. @see CALL-23",
  access: 'portal',
  input: z.object({ id: z.optional(accessTokenId) }),
  output: z.object({ revoked: z.number() }),
  problems: ['token_not_found'],
});

export const TOKEN_SERVICE_ENDPOINTS = [
  generateToken,
  disableToken,
  generateApiToken,
  getApiTokens,
  revokeApiToken,
];
