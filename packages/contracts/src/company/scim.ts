import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { personId, scimSecretId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';
import { passwordAgain } from '../identity/session.ts';

/** Maximum number of secrets: one in use and its replacement. */
export const MOST_SCIM_SECRETS = 2;
export const SCIM_CLAIMS_PAGE_SIZE = 50;
/** Most accounts in one call that hands them over or dismisses them. */
export const MOST_CLAIMS_AT_ONCE = 500;
/** Of those who stay active when provisioning is switched off, so many are named. */
export const MOST_STAYING_NAMED = 50;
export const SCIM_LOG_PAGE_SIZE = 50;
/** Lines of the log are deleted after so many days. */
export const SCIM_LOG_KEPT_DAYS = 90;
/** How long the secret of a connection test is valid, in minutes. */
export const SCIM_TEST_MINUTES = 5;

/** Names of the protocol, RFC 7643 and RFC 7644. */
export const SCIM_URNS = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
} as const;

const scimSecret = z.object({
  id: scimSecretId,
  /** The last four characters, to tell secrets apart. */
  ending: z.string(),
  created_at: z.string(),
  /** Accurate to the minute; null before the first use. */
  last_used_at: z.nullable(z.string()),
});
export type ScimSecret = z.infer<typeof scimSecret>;

/** Why a user stays active when everybody whom the directory provisioned is deactivated. */
export const SCIM_STAY_REASONS = ['is_owner', 'is_emergency', 'is_self'] as const;
export type ScimStayReason = (typeof SCIM_STAY_REASONS)[number];

const stayed = z.object({ is_owner: z.number(), is_emergency: z.number(), is_self: z.number() });

/** How far the users of a directory are deactivated, after provisioning was switched off with that choice. */
const deactivation = z.object({
  started_at: z.string(),
  /** Null while it runs: provisioning cannot be switched on until then. */
  ended_at: z.nullable(z.string()),
  /** How many there were, with those who stay active. */
  users: z.number(),
  handled: z.number(),
  deactivated: z.number(),
  /** Who stays active. */
  stayed,
  /** The first 50 of these who are still users of the company. */
  staying: z.array(
    z.object({ user_id: personId, name: z.string(), email: z.string(), reason: z.enum(SCIM_STAY_REASONS) }),
  ),
});
export type ScimDeactivation = z.infer<typeof deactivation>;

const connection = z.object({
  is_on: z.boolean(),
  /** Null before it was switched on for the first time, and while it is on. */
  switched_off_at: z.nullable(z.string()),
  /** What is entered at the directory as the base URL. */
  base_url: z.string(),
  secrets: z.array(scimSecret),
  /** Only addresses in these are provisioned. */
  proven_domains: z.array(z.string()),
  users: z.object({
    active: z.number(),
    /** Also those whom the directory has deleted. */
    deactivated: z.number(),
  }),
  groups: z.number(),
  /** The latest line of the log. */
  last_request: z.nullable(z.object({ at: z.string(), status: z.number() })),
  /** Accounts that the directory asked for and does not own. */
  waiting_claims: z.number(),
  /** Null while provisioning is on, and after it was switched off with `keep`. */
  deactivation: z.nullable(deactivation),
  /** True when a change requires the password. */
  wants_password: z.boolean(),
  /** The caller may switch provisioning on and off, and create and delete secrets. */
  may_switch: z.boolean(),
});
export type ScimConnection = z.infer<typeof connection>;

export const getScimConnection = endpoint({
  name: 'getScimConnection',
  base: 'scim',
  method: 'GET',
  path: 'connection',
  summary:
    "Returns how a directory provisions users and groups of the caller's company: the base URL, the secrets without their values, and what is provisioned. @see SVC-11",
  access: 'companyAdmin',
  input: nothing,
  output: connection,
  problems: [],
});

export const createScimSecret = endpoint({
  name: 'createScimSecret',
  base: 'scim',
  method: 'POST',
  path: 'secrets',
  summary:
    'Creates a secret that the directory calls with, and returns it once. The first one switches provisioning on. Only an owner calls it: a directory decides who is a user. @see SVC-11',
  access: 'companyOwner',
  isSecret: true,
  input: z.object({ password: passwordAgain }),
  output: z.object({
    connection,
    /** Shown only once: the server stores only its hash. */
    secret: z.string(),
  }),
  problems: ['no_proven_domain', 'scim_deactivating', 'scim_secret_limit', 'sign_in_again', 'too_many_tries'],
});

export const deleteScimSecret = endpoint({
  name: 'deleteScimSecret',
  base: 'scim',
  method: 'POST',
  path: 'secrets/:secret_id/delete',
  summary: 'Deletes a secret. Calls with it are refused from then on. Repeating the call changes nothing.',
  access: 'companyOwner',
  input: z.object({ secret_id: scimSecretId, password: passwordAgain }),
  output: z.object({ connection }),
  problems: ['sign_in_again', 'too_many_tries'],
});

export const previewScimOff = endpoint({
  name: 'previewScimOff',
  base: 'scim',
  method: 'GET',
  path: 'connection/off',
  summary: 'Returns what switching provisioning off would do. Nothing is changed.',
  access: 'companyAdmin',
  input: nothing,
  output: z.object({
    /** Users who are not deactivated and whom the directory provisioned. */
    users: z.number(),
    /** Of these, how many `deactivate` would deactivate. */
    deactivated: z.number(),
    stayed,
    groups: z.number(),
    secrets: z.number(),
  }),
  problems: [],
});
export type ScimOffPreview = z.infer<(typeof previewScimOff)['output']>;

export const switchScimOff = endpoint({
  name: 'switchScimOff',
  base: 'scim',
  method: 'POST',
  path: 'connection/off',
  summary:
    'Switches provisioning off and deletes the secrets. `keep` leaves the users as they are; `deactivate` deactivates everybody whom the directory provisioned except owners, the emergency administrator and the caller; the connection ends at once, and `deactivation` of the reply tells how far that is. Switched on again, the directory finds the same ids. Repeating the call changes nothing.',
  access: 'companyOwner',
  input: z.object({ people: z.enum(['keep', 'deactivate']), password: passwordAgain }),
  output: z.object({ connection }),
  problems: ['sign_in_again', 'too_many_tries'],
});

const claim = z.object({
  user_id: personId,
  name: z.string(),
  email: z.string(),
  state: z.enum(['active', 'invited', 'deactivated']),
  /** What the directory calls them. */
  user_name: z.string(),
  external_id: z.nullable(z.string()),
  asked_at: z.string(),
  /** Only an owner hands over an owner or the emergency administrator. */
  needs_owner: z.boolean(),
});
export type ScimClaim = z.infer<typeof claim>;

const searchField = z.optional(z.string().check(z.trim(), z.maxLength(100)));

export const listScimClaims = endpoint({
  name: 'listScimClaims',
  base: 'scim',
  method: 'GET',
  path: 'claims',
  summary:
    'Lists the users of the company that the directory asked to create, though their accounts are not its own, latest first, one page at a time.',
  access: 'companyAdmin',
  input: z.object({
    /** Words that all have to be in the name or address, or part of what the directory calls them. */
    search: searchField,
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
    per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), SCIM_CLAIMS_PAGE_SIZE),
  }),
  output: z.object({ items: z.array(claim), total: z.number() }),
  problems: [],
});

/** `taken`: another user already has this user name or id of the directory. */
export const SCIM_CLAIM_OUTCOMES = ['done', 'not_found', 'needs_owner', 'taken'] as const;
export type ScimClaimOutcome = (typeof SCIM_CLAIM_OUTCOMES)[number];

const namedClaims = z.object({
  user_ids: z
    .array(personId)
    .check(z.minLength(1, { error: MESSAGES.required }), z.maxLength(MOST_CLAIMS_AT_ONCE)),
});
const claimOutcomes = z.object({
  items: z.array(z.object({ user_id: personId, outcome: z.enum(SCIM_CLAIM_OUTCOMES) })),
});
export type ScimClaimOutcomes = z.infer<typeof claimOutcomes>;

export const acceptScimClaims = endpoint({
  name: 'acceptScimClaims',
  base: 'scim',
  method: 'POST',
  path: 'claims/accept',
  summary:
    'Hands accounts over to the directory: it decides their name, department, sign-in address and state from then on. The reply says for each what was done.',
  access: 'companyAdmin',
  input: namedClaims,
  output: claimOutcomes,
  problems: ['scim_off'],
});

export const dismissScimClaims = endpoint({
  name: 'dismissScimClaims',
  base: 'scim',
  method: 'POST',
  path: 'claims/dismiss',
  summary:
    'Removes accounts from the list of those the directory asked for. They stay as they are, and return to the list when the directory asks again.',
  access: 'companyAdmin',
  input: namedClaims,
  output: claimOutcomes,
  problems: [],
});

/** `refused`: the request was not accepted. `unchanged`: it was, and nothing had to be changed. */
export const SCIM_LOG_SHOWS = ['all', 'changed', 'unchanged', 'refused'] as const;
export type ScimLogShow = (typeof SCIM_LOG_SHOWS)[number];

const logLine = z.object({
  id: z.string(),
  at: z.string(),
  method: z.string(),
  /** `Users` or `Groups`, with an id. */
  path: z.string(),
  status: z.number(),
  /** Null for groups and lists, and once the account is deleted. Name and address are the current ones. */
  person: z.nullable(z.object({ user_id: personId, name: z.string(), email: z.string() })),
  /** Name of the user or group, as it was then. */
  subject: z.nullable(z.string()),
  /** What changed, in words; empty if nothing did. */
  changes: z.array(z.string()),
  /** Why it was refused, or what of it was ignored. */
  detail: z.nullable(z.string()),
});
export type ScimLogLine = z.infer<typeof logLine>;

export const listScimRequests = endpoint({
  name: 'listScimRequests',
  base: 'scim',
  method: 'GET',
  path: 'requests',
  summary:
    'Lists what the directory asked for, latest first. `next_before` of a reply returns the next page. Kept for 90 days.',
  access: 'companyAdmin',
  input: z.object({
    /** Words that are all in the name or address of the user, or in the name, the changes or the detail of the line. */
    search: searchField,
    show: z._default(z.enum(SCIM_LOG_SHOWS), 'all'),
    /** Only lines about this user. */
    user_id: z.optional(personId),
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
  }),
  output: z.object({
    items: z.array(logLine),
    /** Null after the last page. */
    next_before: z.nullable(z.string()),
    /** The user of `user_id`, if the company has them. */
    person: z.nullable(z.object({ user_id: personId, name: z.string(), email: z.string() })),
  }),
  problems: [],
});
export type ScimLogPage = z.infer<(typeof listScimRequests)['output']>;

export const createScimTest = endpoint({
  name: 'createScimTest',
  base: 'scim',
  method: 'POST',
  path: 'test',
  summary:
    'Creates a secret for a test of the connection. It is valid for five minutes, changes nothing and is not listed. @see SVC-11',
  access: 'companyAdmin',
  isSecret: true,
  input: nothing,
  output: z.object({ base_url: z.string(), secret: z.string() }),
  problems: ['scim_off', 'too_many_tries'],
});

export const SCIM_ENDPOINTS = [
  getScimConnection,
  createScimSecret,
  deleteScimSecret,
  previewScimOff,
  switchScimOff,
  listScimClaims,
  acceptScimClaims,
  dismissScimClaims,
  listScimRequests,
  createScimTest,
];
