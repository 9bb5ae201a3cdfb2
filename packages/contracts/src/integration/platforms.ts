import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { platformId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES, serviceUrl } from '../base/rules/validation.rule.ts';

/** Learning management systems that the setup guide has instructions for. */
export const PLATFORM_FAMILIES = [
  'canvas',
  'moodle',
  'blackboard',
  'brightspace',
  'sakai',
  'schoology',
  'other',
] as const;
export const platformFamily = z.enum(PLATFORM_FAMILIES);
export type PlatformFamily = z.infer<typeof platformFamily>;

/** Which of a person's results the gradebook shows. */
export const SCORE_RULES = ['best', 'latest'] as const;
const scoreRule = z.enum(SCORE_RULES);
export type ScoreRule = z.infer<typeof scoreRule>;

const MOST_ADDRESS = 2048;
const MOST_TEXT = 255;

/** Becomes part of the security policy of a launched page. The server requires https in production. */
const address = (missing: string) =>
  z.string({ error: (issue) => (issue.input === undefined ? missing : undefined) }).check(
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(MOST_ADDRESS, { error: MESSAGES.maxLength(MOST_ADDRESS) }),
    z.refine((value) => serviceUrl(value) === undefined, { error: MESSAGES.url }),
  );
const shortText = (missing: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? missing : undefined) })
    .check(
      z.trim(),
      z.minLength(1, { error: missing }),
      z.maxLength(MOST_TEXT, { error: MESSAGES.maxLength(MOST_TEXT) }),
    );

/** Messages for missing values, by field; the form and the replies use the same texts. */
export const PLATFORM_MISSING = {
  name: 'Enter a name',
  issuer: 'Enter the issuer',
  client_id: 'Enter the client ID',
  auth_login_url: 'Enter the address of the sign-in',
  auth_token_url: 'Enter the address that issues access tokens',
  key_set_url: 'Enter the address of the key set',
  deployment_ids: 'Enter the deployment ID',
} as const;

export const MOST_DEPLOYMENTS = 100;
/** Maximum number of platforms per company. */
export const MOST_PLATFORMS = 500;

const platformFields = {
  name: shortText(PLATFORM_MISSING.name),
  issuer: address(PLATFORM_MISSING.issuer),
  client_id: shortText(PLATFORM_MISSING.client_id),
  auth_login_url: address(PLATFORM_MISSING.auth_login_url),
  auth_token_url: address(PLATFORM_MISSING.auth_token_url),
  key_set_url: address(PLATFORM_MISSING.key_set_url),
  deployment_ids: z._default(
    z.array(shortText(PLATFORM_MISSING.deployment_ids)).check(z.maxLength(MOST_DEPLOYMENTS)),
    [],
  ),
  // An absent field stays unchanged; null removes the value.
  family: z.optional(z.nullable(platformFamily)),
  /** `aud` of client assertions if it differs from the token URL, as with Brightspace. */
  token_audience: z.optional(
    z.nullable(
      z.string().check(z.trim(), z.minLength(1, { error: MESSAGES.required }), z.maxLength(MOST_ADDRESS)),
    ),
  ),
  score_rule: z.optional(scoreRule),
};

export const platform = z.object({
  id: platformId,
  /** URL at which this platform starts its logins. It is unique, so no other company's registration can interfere. */
  login_url: z.string(),
  name: z.string(),
  // As stored: an issuer saved before addresses were checked is still shown, so that it can be corrected.
  issuer: z.string(),
  client_id: z.string(),
  auth_login_url: z.string(),
  auth_token_url: z.string(),
  key_set_url: z.string(),
  deployment_ids: z.array(z.string()),
  family: z.optional(z.nullable(platformFamily)),
  token_audience: z.optional(z.nullable(z.string())),
  score_rule: z._default(scoreRule, 'best'),
  active: z.boolean(),
  /** True when the platform registered itself. Launches are refused until an administrator approves it. @see LTI-20 */
  awaits_approval: z._default(z.boolean(), false),
  created_at: z.string(),
  /** Changes whenever the registration changes. */
  revision: z.string(),
});
export type Platform = z.infer<typeof platform>;

const onePlatform = z.object({
  platform,
  /** Values that are allowed but probably mistakes, as sentences. */
  warnings: z._default(z.array(z.string()), []),
});
const byId = z.object({ id: platformId });

export const addPlatform = endpoint({
  name: 'addPlatform',
  base: 'integration',
  method: 'POST',
  path: 'platforms',
  summary:
    'Registers an LTI 1.3 platform, active immediately. A company can register an issuer and client id only once.',
  access: 'companyAdmin',
  input: z.object({
    ...platformFields,
    /** Token from `getToolAddresses`. The registration gets the login URL that was shown with it. */
    reservation: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: onePlatform,
  problems: ['platform_exists', 'platform_limit', 'too_many_tries'],
});

export const listPlatforms = endpoint({
  name: 'listPlatforms',
  base: 'integration',
  method: 'GET',
  path: 'platforms',
  summary: "Lists the company's platforms, by name.",
  access: 'companyAdmin',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.extend(platform, {
        last_launch_at: z._default(z.nullable(z.string()), null),
        /** Refused logins and launches in the last thirty days. */
        refusals: z._default(z.number(), 0),
      }),
    ),
  }),
  problems: [],
});

const revision = z.string().check(z.maxLength(100));

export const getPlatform = endpoint({
  name: 'getPlatform',
  base: 'integration',
  method: 'GET',
  path: 'platforms/:id',
  summary: 'Returns one platform.',
  access: 'companyAdmin',
  input: byId,
  output: onePlatform,
  problems: ['platform_not_found'],
});

export const changePlatform = endpoint({
  name: 'changePlatform',
  base: 'integration',
  method: 'PUT',
  path: 'platforms/:id',
  summary: 'Replaces the registration of a platform.',
  access: 'companyAdmin',
  input: z.object({
    id: platformId,
    ...platformFields,
    /** Revision that the edit is based on. The call is refused if somebody else has changed the platform since. */
    revision: z.optional(revision),
  }),
  output: onePlatform,
  problems: ['platform_not_found', 'platform_exists', 'platform_changed', 'too_many_tries'],
});

export const deletePlatform = endpoint({
  name: 'deletePlatform',
  base: 'integration',
  method: 'DELETE',
  path: 'platforms/:id',
  summary:
    'Deletes a platform. Its launches end and undelivered scores are given up; the work of its learners stays.',
  access: 'companyAdmin',
  input: byId,
  output: nothing,
  problems: [],
});

export const activatePlatform = endpoint({
  name: 'activatePlatform',
  base: 'integration',
  method: 'POST',
  path: 'platforms/:id/activate',
  summary:
    'Allows launches of a platform. Approves a platform that waits for approval: `name` is the name its learners see, `revision` the one that was reviewed.',
  access: 'companyAdmin',
  input: z.extend(byId, {
    name: z.optional(shortText(PLATFORM_MISSING.name)),
    revision: z.optional(revision),
  }),
  output: onePlatform,
  problems: ['platform_not_found', 'platform_changed'],
});

export const deactivatePlatform = endpoint({
  name: 'deactivatePlatform',
  base: 'integration',
  method: 'POST',
  path: 'platforms/:id/deactivate',
  summary: 'Refuses launches of the platform from now on.',
  access: 'companyAdmin',
  input: byId,
  output: onePlatform,
  problems: ['platform_not_found'],
});

export const rejectPlatform = endpoint({
  name: 'rejectPlatform',
  base: 'integration',
  method: 'POST',
  path: 'platforms/:id/reject',
  summary: 'Deletes a platform that registered itself and waits for approval.',
  access: 'companyAdmin',
  input: byId,
  output: nothing,
  problems: ['platform_not_found', 'platform_not_waiting'],
});

export const PLATFORM_ENDPOINTS = [
  addPlatform,
  listPlatforms,
  getPlatform,
  changePlatform,
  deletePlatform,
  activatePlatform,
  deactivatePlatform,
  rejectPlatform,
];
