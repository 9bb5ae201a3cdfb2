import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { platformId } from './base/ids.ts';
import { nothing } from './base/reply.ts';
import { MESSAGES, serviceUrl } from './rules/validation.ts';

/** Becomes part of the policy of a launched page. In production the server demands https. */
const serviceAddress = z.string().check(
  z.trim(),
  z.maxLength(2048, { error: MESSAGES.maxLength(2048) }),
  z.refine((value) => serviceUrl(value) === undefined, { error: MESSAGES.url }),
);
const shortText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: MESSAGES.required }),
    z.maxLength(255, { error: MESSAGES.maxLength(255) }),
  );

const platformFields = {
  name: shortText,
  issuer: serviceAddress,
  client_id: shortText,
  auth_login_url: serviceAddress,
  auth_token_url: serviceAddress,
  key_set_url: serviceAddress,
  deployment_ids: z._default(z.array(shortText).check(z.maxLength(100)), []),
};

export const platform = z.object({
  id: platformId,
  /** Where this platform starts its logins: no other company's registration can interfere. */
  login_url: z.string(),
  name: z.string(),
  // As stored: one from before addresses were checked is shown, so that it can be corrected.
  issuer: z.string(),
  client_id: z.string(),
  auth_login_url: z.string(),
  auth_token_url: z.string(),
  key_set_url: z.string(),
  deployment_ids: z.array(z.string()),
  active: z.boolean(),
  created_at: z.string(),
});
export type Platform = z.infer<typeof platform>;

const onePlatform = z.object({ platform });
const byId = z.object({ id: platformId });

export const addPlatform = endpoint({
  name: 'addPlatform',
  base: 'integration',
  method: 'POST',
  path: 'platforms',
  summary:
    'Registers an LTI 1.3 platform, active immediately. A company registers an issuer and client id once.',
  access: 'companyAdmin',
  input: z.object(platformFields),
  output: onePlatform,
  problems: ['platform_exists'],
});

export const listPlatforms = endpoint({
  name: 'listPlatforms',
  base: 'integration',
  method: 'GET',
  path: 'platforms',
  summary: "The company's platforms, by name.",
  access: 'companyAdmin',
  input: z.object({}),
  output: z.object({ items: z.array(platform) }),
  problems: [],
});

export const getPlatform = endpoint({
  name: 'getPlatform',
  base: 'integration',
  method: 'GET',
  path: 'platforms/:id',
  summary: 'One platform.',
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
  input: z.object({ id: platformId, ...platformFields }),
  output: onePlatform,
  problems: ['platform_not_found', 'platform_exists'],
});

export const deletePlatform = endpoint({
  name: 'deletePlatform',
  base: 'integration',
  method: 'DELETE',
  path: 'platforms/:id',
  summary:
    'Deletes a platform: its launches end, scores not yet delivered are given up, the work of its learners stays.',
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
  summary: 'Lets the platform launch.',
  access: 'companyAdmin',
  input: byId,
  output: onePlatform,
  problems: ['platform_not_found'],
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

export const PLATFORM_ENDPOINTS = [
  addPlatform,
  listPlatforms,
  getPlatform,
  changePlatform,
  deletePlatform,
  activatePlatform,
  deactivatePlatform,
];
