import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Saml } from './saml/saml.ts';

const EVERY_MS = 300_000;

export const createSsoSweep = (saml: Pick<Saml, 'sweep'>): Job => ({
  name: 'sso-sweep',
  everyMs: EVERY_MS,
  run: saml.sweep,
});
