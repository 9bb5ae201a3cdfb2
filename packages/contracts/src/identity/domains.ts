import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';
import { passwordAgain } from './session.ts';

/** Maximum number of domains that a company claims. */
export const MOST_DOMAINS = 20;

export const DOMAIN_TEXTS = {
  name: 'Enter a domain such as example.com',
  publicMail: 'Everybody can have an address at this mail service, so no organization can prove it',
} as const;

/** Outcome of looking for the record: `failed` if no DNS server answered, `taken` if another company has proved the domain. */
export const DOMAIN_CHECKS = ['found', 'missing', 'failed', 'taken'] as const;

export const companyDomain = z.object({
  /** Lower case; other scripts as `xn--…`. */
  domain: z.string(),
  is_proven: z.boolean(),
  /** Null for a domain that the operator of the server vouched for. */
  record: z.nullable(z.object({ name: z.string(), value: z.string() })),
  claimed_at: z.string(),
  proven_at: z.nullable(z.string()),
  checked_at: z.nullable(z.string()),
  last_check: z.nullable(z.enum(DOMAIN_CHECKS)),
  /** People of the company with an address in the domain. */
  people: z.number(),
});
export type CompanyDomain = z.infer<typeof companyDomain>;

const domainField = z
  .string({ error: MESSAGES.required })
  .check(
    z.trim(),
    z.minLength(1, { error: MESSAGES.required }),
    z.maxLength(255, { error: MESSAGES.maxLength(255) }),
  );

export const listDomains = endpoint({
  name: 'listDomains',
  base: 'main',
  method: 'GET',
  path: 'company/domains',
  summary:
    "Lists the domains that the caller's company claims, with the DNS record that proves each. @see COMP-9",
  access: 'companyAdmin',
  input: nothing,
  output: z.object({
    items: z.array(companyDomain),
    /** True while people sign in with the identity provider of the company. */
    is_sign_in_on: z.boolean(),
    /** True when removing a proven domain requires the password. */
    wants_password: z.boolean(),
  }),
  problems: [],
});

export const claimDomain = endpoint({
  name: 'claimDomain',
  base: 'main',
  method: 'POST',
  path: 'company/domains',
  summary:
    'Claims a domain and returns the DNS record that proves it. A claim alone has no effect. Claiming it again returns the same record. @see COMP-9',
  access: 'companyAdmin',
  input: z.object({ domain: domainField }),
  output: z.object({ domain: companyDomain }),
  problems: ['domain_limit'],
});

export const checkDomain = endpoint({
  name: 'checkDomain',
  base: 'main',
  method: 'POST',
  path: 'company/domains/check',
  summary:
    'Looks for the DNS record now. A proven domain stays proven, whatever the outcome. A domain is proved by one company only.',
  access: 'companyAdmin',
  input: z.object({ domain: domainField }),
  output: z.object({ domain: companyDomain }),
  problems: ['not_found', 'too_many_tries'],
});

export const removeDomain = endpoint({
  name: 'removeDomain',
  base: 'main',
  method: 'POST',
  path: 'company/domains/remove',
  summary:
    'Removes a domain. The last proven domain is not removed while single sign-on is on. Repeating the call changes nothing.',
  access: 'companyAdmin',
  input: z.object({ domain: domainField, password: passwordAgain }),
  output: nothing,
  problems: ['domain_in_use', 'sign_in_again', 'too_many_tries'],
});

export const DOMAIN_ENDPOINTS = [listDomains, claimDomain, checkDomain, removeDomain];
