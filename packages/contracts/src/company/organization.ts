import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES, url, workEmail } from '../base/rules/validation.rule.ts';
import { imageField, timeZoneField } from '../recognition/profile.ts';

/** Limits of what a company says about itself, and of how long it keeps what its people did. @see COMP-9, COMP-39 */
export const ORGANIZATION = {
  longestName: 100,
  longestAbout: 2_000,
  longestContact: 254,
  /** Days: no entry of the audit trail is deleted in its first 90. */
  leastDays: 90,
  mostDays: 3_650,
} as const;

export const ORGANIZATION_TEXTS = {
  name: 'Control characters and invisible characters are not allowed',
  taken: 'Another organization has this name, or one that looks the same',
  team: 'Choose a team of your organization',
  administrators: 'Only an owner can change which groups make administrators',
  days: `Enter whole days, from ${ORGANIZATION.leastDays} to ${ORGANIZATION.mostDays}`,
} as const;

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** True of a text with control characters or invisible characters. */
export const hasUnseen = (text: string): boolean => UNSEEN.test(text);
/** A text may have lines. */
const hasUnseenInLines = (text: string): boolean => UNSEEN.test(text.replaceAll(/\r?\n/g, ''));

const nameField = z.string().check(
  z.trim(),
  z.minLength(1, { error: MESSAGES.required }),
  z.maxLength(ORGANIZATION.longestName, { error: MESSAGES.maxLength(ORGANIZATION.longestName) }),
  z.refine((name) => !hasUnseen(name), { error: ORGANIZATION_TEXTS.name }),
);
const aboutField = z.string().check(
  z.trim(),
  z.maxLength(ORGANIZATION.longestAbout, { error: MESSAGES.maxLength(ORGANIZATION.longestAbout) }),
  z.refine((text) => !hasUnseenInLines(text), { error: ORGANIZATION_TEXTS.name }),
);
/** Empty: none. */
const contactField = (rule: (value: string) => string | undefined, error: string) =>
  z.string().check(
    z.trim(),
    z.maxLength(ORGANIZATION.longestContact, { error: MESSAGES.maxLength(ORGANIZATION.longestContact) }),
    z.refine((value) => value === '' || rule(value) === undefined, { error }),
  );
const supportEmail = /* @__PURE__ */ contactField(workEmail, MESSAGES.email);
const supportUrl = /* @__PURE__ */ contactField(url, MESSAGES.url);

/** Days; null: as long as the account or the company is here. */
const daysField = z.nullable(
  z
    .int({ error: ORGANIZATION_TEXTS.days })
    .check(
      z.gte(ORGANIZATION.leastDays, { error: ORGANIZATION_TEXTS.days }),
      z.lte(ORGANIZATION.mostDays, { error: ORGANIZATION_TEXTS.days }),
    ),
);

const companyAbout = z.object({
  name: z.string(),
  /** Path below the image host; null without a logo. */
  logo: z.nullable(z.string()),
  about: z.string(),
  support_email: z.string(),
  support_url: z.string(),
});
export type CompanyAbout = z.infer<typeof companyAbout>;

const retention = {
  /** Submissions and drafts in labs. Results stay. */
  work_days: daysField,
  /** Videos watched, media opened and time in courses, one by one. */
  activity_days: daysField,
  /** Entries of the audit trail. */
  audit_days: daysField,
};

const organization = z.extend(companyAbout, {
  /** IANA name for people who chose none; null: UTC. */
  time_zone: z.nullable(z.string()),
  retention: z.object(retention),
  /** Days after which this server deletes entries of the audit trail of every company. */
  audit_most_days: z.number(),
});
export type Organization = z.infer<typeof organization>;

export const getCompanyAbout = endpoint({
  name: 'getCompanyAbout',
  base: 'main',
  method: 'GET',
  path: 'company/about',
  summary:
    "Returns what the caller's company says about itself, and whom its people ask for help. @see COMP-39",
  access: 'companyUser',
  input: nothing,
  output: companyAbout,
  problems: [],
});

export const getOrganization = endpoint({
  name: 'getOrganization',
  base: 'main',
  method: 'GET',
  path: 'company/organization',
  summary: "Returns the settings of the caller's company. @see COMP-8, COMP-9",
  access: 'companyAdmin',
  input: nothing,
  output: organization,
  problems: [],
});

export const setOrganization = endpoint({
  name: 'setOrganization',
  base: 'main',
  method: 'POST',
  path: 'company/organization',
  summary:
    'Changes the name, the texts and the time zone of the company; absent fields stay unchanged. A name that people would take for the name of another company is refused. @see COMP-9, COMP-39',
  access: 'companyAdmin',
  input: z.object({
    name: z.optional(nameField),
    about: z.optional(aboutField),
    support_email: z.optional(supportEmail),
    support_url: z.optional(supportUrl),
    time_zone: z.optional(z.nullable(timeZoneField)),
  }),
  output: organization,
  problems: [],
});

export const uploadCompanyLogo = endpoint({
  name: 'uploadCompanyLogo',
  base: 'main',
  method: 'POST',
  path: 'company/logo',
  summary:
    'Replaces the logo with a PNG, JPEG or WebP of up to 2 MB, recognized by its content. The server re-encodes it and drops everything else in the file.',
  access: 'companyAdmin',
  input: z.object({ image: imageField }),
  output: z.object({ logo: z.string() }),
  problems: ['too_large', 'too_many_tries'],
  // Above the file limit, so that a file that is slightly too large gets the field's own message.
  maxBodyBytes: 3_000_000,
});

export const removeCompanyLogo = endpoint({
  name: 'removeCompanyLogo',
  base: 'main',
  method: 'DELETE',
  path: 'company/logo',
  summary: 'Removes the logo. Repeating the call changes nothing.',
  access: 'companyAdmin',
  input: nothing,
  output: nothing,
  problems: [],
});

export const setRetention = endpoint({
  name: 'setRetention',
  base: 'main',
  method: 'POST',
  path: 'company/retention',
  summary:
    'Sets after how many days what people of the company did is deleted, each day. Results, points and certificates stay.',
  access: 'companyAdmin',
  input: z.object(retention),
  output: organization,
  problems: [],
});

const userDefaults = {
  /** People get the weekly email about what is unread until they choose otherwise. */
  weekly_digest_email: z.boolean(),
  /** A new person without a team joins it; null: none. */
  default_team_id: z.nullable(z.string()),
};
const companyUserDefaults = z.object({
  ...userDefaults,
  teams: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type CompanyUserDefaults = z.infer<typeof companyUserDefaults>;

export const getUserDefaults = endpoint({
  name: 'getUserDefaults',
  base: 'main',
  method: 'GET',
  path: 'company/user-defaults',
  summary: 'Returns what new people of the company begin with, and the teams to choose from. @see COMP-38',
  access: 'companyAdmin',
  input: nothing,
  output: companyUserDefaults,
  problems: [],
});

export const setUserDefaults = endpoint({
  name: 'setUserDefaults',
  base: 'main',
  method: 'POST',
  path: 'company/user-defaults',
  summary:
    'Changes what new people of the company begin with. Nobody who has an account is changed. @see COMP-38',
  access: 'companyAdmin',
  input: z.object({
    ...userDefaults,
    default_team_id: z.nullable(z.uuid({ error: ORGANIZATION_TEXTS.team })),
  }),
  output: companyUserDefaults,
  problems: [],
});

export const ORGANIZATION_ENDPOINTS = [
  getCompanyAbout,
  getOrganization,
  setOrganization,
  uploadCompanyLogo,
  removeCompanyLogo,
  setRetention,
  getUserDefaults,
  setUserDefaults,
];
