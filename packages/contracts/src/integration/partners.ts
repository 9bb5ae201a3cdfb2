import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { partnerId, partnerSecretId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES, pageOrigin } from '../base/rules/validation.rule.ts';

/** Maximum number of partners per company. */
export const MOST_PARTNERS = 50;
/** Maximum number of secret keys per partner: one in use and its replacement. */
export const MOST_SECRETS = 2;
export const MOST_ORIGINS = 20;
const MOST_TEXT = 100;

/** Messages for missing values, by field; the form and the replies use the same texts. */
export const PARTNER_MISSING = {
  name: 'Enter a name',
  allowed_origins: 'Enter the origin of the page, such as https://www.example.com',
} as const;

const name = z
  .string({ error: (issue) => (issue.input === undefined ? PARTNER_MISSING.name : undefined) })
  .check(
    z.trim(),
    z.minLength(1, { error: PARTNER_MISSING.name }),
    z.maxLength(MOST_TEXT, { error: MESSAGES.maxLength(MOST_TEXT) }),
  );

/** Scheme, host and port as a browser writes them. The server requires https in production. */
const origin = z.string().check(
  z.trim(),
  z.maxLength(300),
  z.refine((value) => pageOrigin(value) === undefined, { error: MESSAGES.origin }),
);
const allowedOrigins = z
  .array(origin)
  .check(z.minLength(1, { error: PARTNER_MISSING.allowed_origins }), z.maxLength(MOST_ORIGINS));

const partnerSecret = z.object({
  id: partnerSecretId,
  /** The last four characters, to tell keys apart. */
  ending: z.string(),
  created_at: z.string(),
  /** Accurate to the minute; null before the first use. */
  last_used_at: z.nullable(z.string()),
});
export type PartnerSecret = z.infer<typeof partnerSecret>;

/** A site that embeds widgets. @see EMB-11 */
export const partner = z.object({
  id: partnerId,
  name: z.string(),
  /** Origins whose pages may show widgets; all others are refused. */
  allowed_origins: z.array(z.string()),
  /** Identifies the partner in a page, where anyone can read it. */
  publishable_key: z.string(),
  secrets: z.array(partnerSecret),
  created_at: z.string(),
  /** Changes whenever the name or the origins change. */
  revision: z.string(),
});
export type Partner = z.infer<typeof partner>;

const byId = { id: partnerId };
const withSecret = z.object({
  partner,
  /** Shown only once: the server stores only its hash. */
  secret: z.string(),
});

export const listPartners = endpoint({
  name: 'listPartners',
  base: 'integration',
  method: 'GET',
  path: 'partners',
  summary: "Lists the company's embed partners, by name. @see SVC-9",
  access: 'companyAdmin',
  input: nothing,
  output: z.object({ items: z.array(partner) }),
  problems: [],
});

export const addPartner = endpoint({
  name: 'addPartner',
  base: 'integration',
  method: 'POST',
  path: 'partners',
  summary:
    'Creates a partner with its publishable key and its first secret key. Only this reply contains the secret key.',
  access: 'companyAdmin',
  isSecret: true,
  input: z.object({ name, allowed_origins: allowedOrigins }),
  output: withSecret,
  problems: ['partner_limit', 'too_many_tries'],
});

export const changePartner = endpoint({
  name: 'changePartner',
  base: 'integration',
  method: 'PUT',
  path: 'partners/:id',
  summary:
    "Changes a partner's name or origins. Pages on a removed origin show a refusal from their next load on.",
  access: 'companyAdmin',
  input: z.object({
    ...byId,
    name: z.optional(name),
    allowed_origins: z.optional(allowedOrigins),
    /** Revision that the change is based on. The call is refused if the partner has changed since. */
    revision: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({ partner }),
  problems: ['partner_not_found', 'partner_changed'],
});

export const deletePartner = endpoint({
  name: 'deletePartner',
  base: 'integration',
  method: 'DELETE',
  path: 'partners/:id',
  summary:
    'Deletes a partner and revokes all of its keys; its widgets then show a refusal. Work of its visitors is deleted after thirty days.',
  access: 'companyAdmin',
  input: z.object(byId),
  output: nothing,
  problems: ['partner_not_found'],
});

export const addPartnerSecret = endpoint({
  name: 'addPartnerSecret',
  base: 'integration',
  method: 'POST',
  path: 'partners/:id/secrets',
  summary:
    'Creates a second secret key, so that the first can be replaced without an outage. Only this reply contains it.',
  access: 'companyAdmin',
  isSecret: true,
  input: z.object(byId),
  output: withSecret,
  problems: ['partner_not_found', 'partner_secret_limit'],
});

export const revokePartnerSecret = endpoint({
  name: 'revokePartnerSecret',
  base: 'integration',
  method: 'DELETE',
  path: 'partners/:id/secrets/:secret_id',
  summary: 'Revokes one secret key and every embed token created with it.',
  access: 'companyAdmin',
  input: z.object({ ...byId, secret_id: partnerSecretId }),
  output: z.object({ partner }),
  problems: ['partner_not_found'],
});

export const PARTNER_ENDPOINTS = [
  listPartners,
  addPartner,
  changePartner,
  deletePartner,
  addPartnerSecret,
  revokePartnerSecret,
];
