import type { Endpoint } from '../base/endpoint.ts';
import { DOMAIN_ENDPOINTS } from './domains.ts';
import { PASSWORD_ENDPOINTS } from './password.ts';
import { PREFERENCE_ENDPOINTS } from './preferences.ts';
import { SECOND_FACTOR_ENDPOINTS } from './second-factor.ts';
import { SESSION_ENDPOINTS } from './session.ts';
import { SIGN_IN_ENDPOINTS } from './sign-in.ts';
import { SIGNUP_ENDPOINTS } from './signup.ts';
import { SSO_ENDPOINTS } from './sso.ts';
import { SSO_SETUP_ENDPOINTS } from './sso-setup.ts';
import { TOKEN_SERVICE_ENDPOINTS } from './tokens.ts';

export * from './domains.ts';
export * from './password.ts';
export * from './preferences.ts';
export * from './second-factor.ts';
export * from './session.ts';
export * from './sign-in.ts';
export * from './signup.ts';
export * from './signup-offers.ts';
export * from './sso.ts';
export * from './sso-setup.ts';
export * from './tokens.ts';

export const IDENTITY_ENDPOINTS: readonly Endpoint[] = [
  ...SIGN_IN_ENDPOINTS,
  ...PASSWORD_ENDPOINTS,
  ...SECOND_FACTOR_ENDPOINTS,
  ...SESSION_ENDPOINTS,
  ...SIGNUP_ENDPOINTS,
  ...SSO_ENDPOINTS,
  ...DOMAIN_ENDPOINTS,
  ...SSO_SETUP_ENDPOINTS,
  ...TOKEN_SERVICE_ENDPOINTS,
  ...PREFERENCE_ENDPOINTS,
];
