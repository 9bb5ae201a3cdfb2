import { toSource } from '../../../platform/limits/address.ts';
import type { Limit } from '../../../platform/limits/limits.ts';

type Step = 'sso.tenant' | 'sso.signin' | 'sso.saml' | 'sso.acs';

/** One step of a sign-in by a provider, from one address. */
export const ssoStepsFrom = (step: Step, address: string): Limit => ({
  of: [step, toSource(address)],
  most: 60,
  windowMs: 60_000,
});
