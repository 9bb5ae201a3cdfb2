import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { personId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES, url } from '../base/rules/validation.rule.ts';
import { passwordAgain } from './session.ts';
import { providerAnswer } from './sso.ts';

/** Largest metadata document of a SAML provider that is read. Those of Entra ID have about 100 kB. */
export const MOST_METADATA_BYTES = 400_000;
export const DEFAULT_GROUP_CLAIM = 'groups';
/** Days after which the sign-in of the emergency administrator has to be tested again. */
export const EMERGENCY_TEST_DAYS = 90;

export const SSO_SETUP_TEXTS = {
  metadata: 'Upload the metadata file, or enter its address',
  breakGlass:
    'Choose an administrator who has a password and a second factor. Otherwise nobody can sign in while the provider is down',
} as const;

/** Why a test sign-in failed. `provider`: the provider returned an error, or its response was not accepted. */
export const TEST_FAULTS = ['provider', 'email_missing', 'email_unverified', 'email_outside'] as const;
export type TestFault = (typeof TEST_FAULTS)[number];

const certificate = z.object({
  /** SHA-256, in pairs of hexadecimal digits. */
  fingerprint: z.string(),
  subject: z.string(),
  valid_from: z.nullable(z.string()),
  /** Null for a bare key, which does not end. */
  valid_until: z.nullable(z.string()),
});
export type SigningCertificate = z.infer<typeof certificate>;

const providerValues = {
  kind: z.enum(['oidc', 'saml']),
  /** OpenID issuer, or SAML entity id. */
  issuer: z.string(),
  client_id: z.nullable(z.string()),
  has_secret: z.boolean(),
  entry_point: z.nullable(z.string()),
  certificates: z.array(certificate),
  metadata_url: z.nullable(z.string()),
};
const liveProvider = z.object({
  ...providerValues,
  metadata_read_at: z.nullable(z.string()),
  /** Why the last reading of the metadata changed nothing. */
  metadata_fault: z.nullable(z.string()),
  /** What the last reading that changed something changed. */
  metadata_change: z.nullable(
    z.object({
      at: z.string(),
      /** Fingerprints. */
      added: z.array(z.string()),
      removed: z.array(z.string()),
      entry_point: z.nullable(z.object({ before: z.string(), after: z.string() })),
    }),
  ),
});
export type LiveProvider = z.infer<typeof liveProvider>;

const draftProvider = z.object({
  ...providerValues,
  changed_at: z.string(),
  tested_at: z.nullable(z.string()),
  has_passed: z.boolean(),
});
export type DraftProvider = z.infer<typeof draftProvider>;

const setup = z.object({
  /** What people sign in with now; null while single sign-on is off. */
  live: z.nullable(liveProvider),
  /** What would take its place. */
  draft: z.nullable(draftProvider),
  /** Ours, to register at the provider. */
  addresses: z.object({
    redirect_uri: z.string(),
    entity_id: z.string(),
    acs_url: z.string(),
    metadata_url: z.string(),
  }),
  proven_domains: z.array(z.string()),
  rules: z.object({
    is_strict: z.boolean(),
    break_glass_person_id: z.nullable(z.string()),
    vouches_for_email: z.boolean(),
    group_claim: z.string(),
  }),
  /** Of the emergency administrator; null while nobody is chosen or single sign-on is off. */
  emergency_test: z.nullable(
    z.object({
      /** When they last signed in with their password; null: not since they were chosen. */
      tested_at: z.nullable(z.string()),
      /** Never tested, or not for `EMERGENCY_TEST_DAYS`. */
      is_due: z.boolean(),
    }),
  ),
  administrators: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      has_password: z.boolean(),
      has_second_factor: z.boolean(),
    }),
  ),
  /** People who signed in with the provider at least once. */
  linked_people: z.number(),
  /** True when a change requires the password. */
  wants_password: z.boolean(),
  /** The caller may switch a draft on and set the rules. */
  may_switch: z.boolean(),
});
export type SsoSetup = z.infer<typeof setup>;

const textField = (most: number) =>
  z
    .string({ error: MESSAGES.required })
    .check(
      z.trim(),
      z.minLength(1, { error: MESSAGES.required }),
      z.maxLength(most, { error: MESSAGES.maxLength(most) }),
    );
const addressField = z.string({ error: MESSAGES.required }).check(
  z.trim(),
  z.minLength(1, { error: MESSAGES.required }),
  z.maxLength(1_000, { error: MESSAGES.maxLength(1_000) }),
  z.refine((value) => url(value) === undefined, { error: MESSAGES.url }),
);

export const getSsoSetup = endpoint({
  name: 'getSsoSetup',
  base: 'main',
  method: 'GET',
  path: 'company/single-sign-on',
  summary:
    "Returns how the people of the caller's company sign in with its own identity provider. @see COMP-9",
  access: 'companyAdmin',
  input: nothing,
  output: setup,
  problems: [],
});

export const draftOidc = endpoint({
  name: 'draftOidc',
  base: 'main',
  method: 'POST',
  path: 'company/single-sign-on/oidc',
  summary:
    'Stores an OpenID provider as a draft, after its discovery document was read. Without `client_secret` the stored one is kept. Nobody signs in with a draft.',
  access: 'companyAdmin',
  input: z.object({
    issuer: addressField,
    client_id: textField(255),
    client_secret: z.optional(z.string().check(z.maxLength(1_000, { error: MESSAGES.maxLength(1_000) }))),
    password: passwordAgain,
  }),
  output: setup,
  problems: ['sign_in_again', 'too_many_tries'],
});

export const draftSaml = endpoint({
  name: 'draftSaml',
  base: 'main',
  method: 'POST',
  path: 'company/single-sign-on/saml',
  summary:
    'Stores a SAML provider as a draft, from its metadata: an XML text, or an address that is read now and once a day. Nobody signs in with a draft.',
  access: 'companyAdmin',
  input: z.object({
    metadata: z.optional(
      z.string().check(z.maxLength(MOST_METADATA_BYTES, { error: 'This file is too large' })),
    ),
    metadata_url: z.optional(addressField),
    password: passwordAgain,
  }),
  output: setup,
  problems: ['sign_in_again', 'too_many_tries', 'too_large'],
  maxBodyBytes: 1_000_000,
});

export const discardSsoDraft = endpoint({
  name: 'discardSsoDraft',
  base: 'main',
  method: 'POST',
  path: 'company/single-sign-on/discard',
  summary: 'Deletes the draft. Repeating the call changes nothing.',
  access: 'companyAdmin',
  input: nothing,
  output: setup,
  problems: [],
});

export const startSsoTest = endpoint({
  name: 'startSsoTest',
  base: 'main',
  method: 'POST',
  path: 'company/single-sign-on/test/start',
  summary:
    'Returns the URL where a test sign-in with the draft begins, as `getProvider` does for a sign-in. It opens no session.',
  access: 'companyAdmin',
  input: nothing,
  output: z.object({
    provider: z.string(),
    authorize_url: z.string(),
    client_id: z.string(),
    scope: z.string(),
    redirect_uri: z.string(),
  }),
  problems: ['no_sso_draft'],
});

export const finishSsoTest = endpoint({
  name: 'finishSsoTest',
  base: 'main',
  method: 'POST',
  path: 'company/single-sign-on/test',
  summary:
    'Completes a test sign-in: exchanges the code as a sign-in does, and returns what the provider says about the person. Creates and links no account.',
  access: 'companyAdmin',
  input: z.object(providerAnswer),
  output: z.object({
    has_passed: z.boolean(),
    fault: z.nullable(z.enum(TEST_FAULTS)),
    /** False: people who have an account already are not linked with it, because the address is not verified. */
    links_existing: z.boolean(),
    /** Technical detail of a fault, for the administrator of the provider. */
    detail: z.nullable(z.string()),
    /** Null if the response was not accepted. */
    claims: z.nullable(
      z.object({
        subject: z.string(),
        email: z.nullable(z.string()),
        /** Null: the provider does not say. */
        email_verified: z.nullable(z.boolean()),
        first_name: z.string(),
        last_name: z.string(),
        /** Null: the provider sent none. */
        groups: z.nullable(z.array(z.string())),
      }),
    ),
  }),
  problems: ['no_sso_draft', 'too_many_tries'],
});

export const switchSsoOn = endpoint({
  name: 'switchSsoOn',
  base: 'main',
  method: 'POST',
  path: 'company/single-sign-on/on',
  summary:
    'Puts the draft in the place of the current provider. It must have passed a test sign-in, and the company must have a proven domain. People who are linked already stay linked. Only an owner calls it: a provider decides who is signed in as whom. @see COMP-11',
  access: 'companyOwner',
  input: z.object({ password: passwordAgain }),
  output: setup,
  problems: ['no_sso_draft', 'sso_not_tested', 'no_proven_domain', 'sign_in_again', 'too_many_tries'],
});

export const switchSsoOff = endpoint({
  name: 'switchSsoOff',
  base: 'main',
  method: 'POST',
  path: 'company/single-sign-on/off',
  summary:
    'Switches single sign-on off; its values become the draft. People sign in with a password or an emailed link. Repeating the call changes nothing.',
  access: 'companyAdmin',
  input: z.object({ password: passwordAgain }),
  output: setup,
  problems: ['sign_in_again', 'too_many_tries'],
});

export const setSsoRules = endpoint({
  name: 'setSsoRules',
  base: 'main',
  method: 'POST',
  path: 'company/single-sign-on/rules',
  summary:
    'Sets whether passwords and emailed links are refused in the proven domains. One administrator with a password and a second factor is exempt, for the day the provider is down. Only an owner calls it. @see COMP-11',
  access: 'companyOwner',
  input: z.object({
    is_strict: z.boolean(),
    break_glass_person_id: z.nullable(personId),
    /** True if people cannot choose their own address at the provider: an unverified one then links an account. */
    vouches_for_email: z.boolean(),
    group_claim: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: MESSAGES.required }),
        z.maxLength(200, { error: MESSAGES.maxLength(200) }),
      ),
    password: passwordAgain,
  }),
  output: setup,
  problems: ['sso_off', 'sign_in_again', 'too_many_tries'],
});

export const SSO_SETUP_ENDPOINTS = [
  getSsoSetup,
  draftOidc,
  draftSaml,
  discardSsoDraft,
  startSsoTest,
  finishSsoTest,
  switchSsoOn,
  switchSsoOff,
  setSsoRules,
];
