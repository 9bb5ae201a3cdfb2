import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { accessTokenId, personId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';
import { passwordAgain } from './session.ts';

/** What a token may do: `read` what the learner sees, or `learn` as the learner too. */
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
 * What each scope lets its holder call, by the names of the endpoints. An endpoint that is not named here is refused,
 * whatever its access: account, password, tokens and administration among them. @see CX-18
 */
export const TOKEN_ENDPOINTS: Readonly<Record<TokenScope, readonly string[]>> = {
  read: READING,
  learn: [
    ...READING,
    'changeNotificationStatus',
    // Enrolls too, where it is asked to.
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

/** API tokens of one person that have not expired. */
export const MOST_API_TOKENS = 10;
export const TOKEN_DAYS = { usual: 90, most: 365, offered: [7, 30, 90, 365] } as const;
const LONGEST_NAME = 60;

/** Verbatim where the specification gives a text. @see PROF-14 */
export const TOKEN_TEXTS = {
  generated: 'Token generated successfully',
  disabled: 'Token disabled',
  revoked: 'Token revoked',
  name: 'Enter a name, so that you know it later',
} as const;

const tokenInfo = z.object({
  id: accessTokenId,
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  /** The last four characters: the rest is not stored. */
  ending: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
  /** To the minute; null before the first use. */
  last_used_at: z.nullable(z.string()),
  /** Made by an administrator of the company. */
  is_by_admin: z.boolean(),
});
export type TokenInfo = z.infer<typeof tokenInfo>;

const options = {
  scope: z._default(z.enum(TOKEN_SCOPES), 'read'),
  expires_in_days: z._default(z.number().check(z.int(), z.gte(1), z.lte(TOKEN_DAYS.most)), TOKEN_DAYS.usual),
  /** Where the session is older than fifteen minutes. */
  password: passwordAgain,
};

const generated = z.object({
  /** Shown this once: only its hash is stored. */
  token: z.string(),
  info: tokenInfo,
});

export const generateToken = endpoint({
  name: 'generateToken',
  base: 'token',
  method: 'POST',
  path: 'generate-token',
  summary:
    'Makes the account token of a person, in place of the one before. For the caller; an administrator makes one that only reads for people of their company. @see CALL-22, SVC-15',
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
    'Ends the account token of the caller. An administrator ends every token of somebody of their company. Ending it twice changes nothing. @see CALL-22, SVC-15',
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
  summary: 'Makes one more API token of the caller. @see CALL-23',
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
  summary: "The caller's tokens, newest first, without what they are. @see CALL-23",
  access: 'portal',
  input: nothing,
  output: z.object({
    items: z.array(tokenInfo),
    /** The one of the token service. */
    account_token: z.nullable(tokenInfo),
    /** Whether making one wants the password: the session of this call is older than fifteen minutes. */
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
  summary: 'Ends an API token of the caller; without an id all of them. @see CALL-23',
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
