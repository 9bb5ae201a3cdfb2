import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { platformId } from '../base/ids.ts';

/** Refusals are kept this long. */
export const REFUSAL_DAYS = 30;
export const REFUSAL_PAGE_SIZE = 20;

export const platformRefusal = z.object({
  /** The incident number that the page showed. */
  id: z.string(),
  at: z.string(),
  /** A row of the table in `storybook/docs/lti.mdx`. */
  reason: z.string(),
  /** What the page said. */
  what: z.string(),
  /** Which part of the message decided, where it is known. */
  detail: z.nullable(z.string()),
  /** Values that the platform sent, by field of the registration. Never a token or a personal value. */
  sent: z.record(z.string(), z.string()),
});
export type PlatformRefusal = z.infer<typeof platformRefusal>;

const byId = { id: platformId };

export const getPlatformActivity = endpoint({
  name: 'getPlatformActivity',
  base: 'integration',
  method: 'GET',
  path: 'platforms/:id/activity',
  summary: 'When a platform launched last, how many people launched, and how many launches were refused.',
  access: 'companyAdmin',
  input: z.object(byId),
  output: z.object({
    last_launch_at: z.nullable(z.string()),
    /** Launches whose session may still be open. */
    recent_launches: z.number(),
    /** People whose latest launch is at most thirty days ago. */
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
  summary: 'Refused logins and launches of a platform, newest first. `next_token` gives the page after it.',
  access: 'companyAdmin',
  input: z.object({ ...byId, next_token: z.optional(z.string().check(z.regex(/^[\w.-]{1,80}$/))) }),
  output: z.object({ items: z.array(platformRefusal), next_token: z.nullable(z.string()) }),
  problems: ['platform_not_found'],
});

/** What the test of a registration looks at, in this order. */
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
 * What was found; `ok` passes. Not tested are `skipped`, because an earlier one failed, and `no_launch`, because there was no
 * launch lately.
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

/** What a claim was in place of what it should be: a kind of JSON, or a text that cannot be used. */
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

/** An optional claim that launches send and that is left out of them. */
export const ignoredClaim = z.object({
  /** Its name without a namespace, such as `return_url`; `custom.` and its name for a custom parameter. */
  claim: z.string(),
  found: z.enum(CLAIM_FOUND),
});
export type IgnoredClaim = z.infer<typeof ignoredClaim>;

export const platformCheck = z.object({
  id: z.enum(PLATFORM_CHECKS),
  outcome: z.enum(['passed', 'warning', 'failed', 'skipped']),
  result: z.enum(CHECK_RESULTS),
  /** Field of the registration that it is about. */
  field: z.nullable(z.string()),
  /** Status, number of keys, or what the platform said. */
  value: z.nullable(z.string()),
});
export type PlatformCheck = z.infer<typeof platformCheck>;

export const testPlatform = endpoint({
  name: 'testPlatform',
  base: 'integration',
  method: 'POST',
  path: 'platforms/:id/test',
  summary: 'Calls the addresses of a registration from this server, and says what works.',
  access: 'companyAdmin',
  input: z.object(byId),
  output: z.object({
    checks: z.array(platformCheck),
    /** What the check `claims` found: sent by launches of the past week. */
    ignored_claims: z.array(ignoredClaim),
    checked_at: z.string(),
  }),
  problems: ['platform_not_found', 'too_many_tries'],
});

export const PLATFORM_ACTIVITY_ENDPOINTS = [getPlatformActivity, listPlatformRefusals, testPlatform];
