import { DOMAIN_PROBLEMS } from './domains.ts';
import { SECOND_FACTOR_PROBLEMS } from './second-factor.ts';
import { SESSION_PROBLEMS } from './session.ts';
import { SIGN_IN_PROBLEMS } from './sign-in.ts';
import { SIGNUP_PROBLEMS } from './signup.ts';
import { SSO_PROBLEMS } from './sso.ts';
import { TOKEN_PROBLEMS } from './tokens.ts';

/** Problems of this area, collected from its features. */
export const IDENTITY_PROBLEMS = {
  ...SIGN_IN_PROBLEMS,
  ...SSO_PROBLEMS,
  ...DOMAIN_PROBLEMS,
  ...SIGNUP_PROBLEMS,
  ...SECOND_FACTOR_PROBLEMS,
  ...SESSION_PROBLEMS,
  ...TOKEN_PROBLEMS,
} as const;
