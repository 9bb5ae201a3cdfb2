import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { partnerId, partnerSecretId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES, pageOrigin } from '../base/rules/validation.rule.ts';

/** Of one company. */
export const MOST_PARTNERS = 50;
/** Of one partner: in use while the next one is put in place. */
export const MOST_SECRETS = 2;
export const MOST_ORIGINS = 20;
const MOST_TEXT = 100;

/** What is missing, by field: the same words in the form and in a reply. */
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

/** Scheme, host and port, written as a browser writes them. In production the server demands https. */
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
  /** The last four characters, to tell two apart. */
  ending: z.string(),
  created_at: z.string(),
  /** To the minute; null before the first use. */
  last_used_at: z.nullable(z.string()),
});
export type PartnerSecret = z.infer<typeof partnerSecret>;

/** A site that embeds widgets. @see EMB-11 */
export const partner = z.object({
  id: partnerId,
  name: z.string(),
  /** Pages of these origins may show widgets, and no others. */
  allowed_origins: z.array(z.string()),
  /** Names the partner in a page; anybody can read it there. */
  publishable_key: z.string(),
  secrets: z.array(partnerSecret),
  created_at: z.string(),
  /** Changes with every change of name or origins. */
  revision: z.string(),
});
export type Partner = z.infer<typeof partner>;

const byId = { id: partnerId };
const withSecret = z.object({
  partner,
  /** Shown once: only its hash is stored. */
  secret: z.string(),
});

export const listPartners = endpoint({
  name: 'listPartners',
  base: 'integration',
  method: 'GET',
  path: 'partners',
  summary: "The company's embed partners, by name. @see SVC-9",
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
  summary: 'Makes a partner with its publishable key and first secret key. The secret is in this reply only.',
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
    'Changes name or origins. Pages of an origin that is removed show a refusal from their next load on.',
  access: 'companyAdmin',
  input: z.object({
    ...byId,
    name: z.optional(name),
    allowed_origins: z.optional(allowedOrigins),
    /** The revision that was changed; another one in the database is refused. */
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
    'Revokes all keys of a partner: its widgets show a refusal. Work of its visitors is kept for thirty days, then deleted.',
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
    'Makes another secret key, so that the first can be replaced without a pause. Shown in this reply only.',
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
  summary: 'Revokes one secret key. Embed tokens made with it end too.',
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
