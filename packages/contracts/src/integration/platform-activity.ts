import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { platformId } from '../base/ids.ts';

/** Days for which refusals are kept. */
export const REFUSAL_DAYS = 30;
export const REFUSAL_PAGE_SIZE = 20;

export const platformRefusal = z.object({
  /** Incident number shown on the error page. */
  id: z.string(),
  at: z.string(),
  /** A row of the table in `storybook/docs/lti.mdx`. */
  reason: z.string(),
  /** Message shown on the error page. */
  what: z.string(),
  /** Part of the message that caused the refusal, if known. */
  detail: z.nullable(z.string()),
  /** Values that the platform sent, by registration field. Never contains a token or personal data. */
  sent: z.record(z.string(), z.string()),
});
export type PlatformRefusal = z.infer<typeof platformRefusal>;

const byId = { id: platformId };

export const getPlatformActivity = endpoint({
  name: 'getPlatformActivity',
  base: 'integration',
  method: 'GET',
  path: 'platforms/:id/activity',
  summary:
    "Returns a platform's latest launch, the number of people who launched, and the number of refused launches.",
  access: 'companyAdmin',
  input: z.object(byId),
  output: z.object({
    last_launch_at: z.nullable(z.string()),
    /** Launches whose session may still be open. */
    recent_launches: z.number(),
    /** People whose latest launch is at most thirty days old. */
    people: z.number(),
    refusals: z.number(),
  }),
  problems: ['platform_not_found'],
});
export type PlatformActivity = z.infer<(typeof getPlatformActivity)['output']>;

export const listPlatformRefusals = endpoint({
  name: 'listPlatformRefusals',
  base: 'integration',
  method: 'GET',
  path: 'platforms/:id/refusals',
  summary:
    "Lists a platform's refused logins and launches, newest first. `next_token` returns the next page.",
  access: 'companyAdmin',
  input: z.object({ ...byId, next_token: z.optional(z.string().check(z.regex(/^[\w.-]{1,80}$/))) }),
  output: z.object({ items: z.array(platformRefusal), next_token: z.nullable(z.string()) }),
  problems: ['platform_not_found'],
});

/** Checks of a registration, in the order they run. */
export const PLATFORM_CHECKS = [
  'addresses',
  'issuer',
  'key_set',
  'sign_in',
  'token',
  'scores',
  'line_items',
  'roster',
  'claims',
] as const;
export type PlatformCheckId = (typeof PLATFORM_CHECKS)[number];

/**
 * Result of a check; `ok` is a pass. `skipped`: not run, because an earlier check failed; `no_launch`: not run, because
 * there was no recent launch.
 */
export const CHECK_RESULTS = [
  'ok',
  'skipped',
  'http',
  'host',
  'slash',
  'capitals',
  'other_host',
  'private',
  'port',
  'unreachable',
  'no_answer',
  'too_large',
  'busy',
  'status',
  'not_found',
  'redirect',
  'not_json',
  'no_keys',
  'refused',
  'client_refused',
  'keys_unread',
  'not_granted',
  'ignored',
  'no_launch',
] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

/** What a claim contained instead of the expected value: a JSON type, or an unusable text. */
export const CLAIM_FOUND = [
  'null',
  'boolean',
  'number',
  'text',
  'list',
  'object',
  'too_long',
  'no_address',
  'http',
  'other_party',
] as const;

/** An optional claim in recent launches that the server ignores. */
export const ignoredClaim = z.object({
  /** Claim name without its namespace, such as `return_url`; custom parameters are `custom.` and their name. */
  claim: z.string(),
  found: z.enum(CLAIM_FOUND),
});
export type IgnoredClaim = z.infer<typeof ignoredClaim>;

export const platformCheck = z.object({
  id: z.enum(PLATFORM_CHECKS),
  outcome: z.enum(['passed', 'warning', 'failed', 'skipped']),
  result: z.enum(CHECK_RESULTS),
  /** Registration field that the check is about. */
  field: z.nullable(z.string()),
  /** HTTP status, number of keys, or the platform's own message. */
  value: z.nullable(z.string()),
});
export type PlatformCheck = z.infer<typeof platformCheck>;

export const testPlatform = endpoint({
  name: 'testPlatform',
  base: 'integration',
  method: 'POST',
  path: 'platforms/:id/test',
  summary: 'Calls the addresses of a registration from this server and reports which of them work.',
  access: 'companyAdmin',
  input: z.object(byId),
  output: z.object({
    checks: z.array(platformCheck),
    /** Findings of the `claims` check over launches of the past week. */
    ignored_claims: z.array(ignoredClaim),
    checked_at: z.string(),
  }),
  problems: ['platform_not_found', 'too_many_tries'],
});

export const PLATFORM_ACTIVITY_ENDPOINTS = [getPlatformActivity, listPlatformRefusals, testPlatform];
