import { ACCOUNT_LINK_PROBLEMS } from './account-link.ts';
import { ASSIGNMENT_PROBLEMS } from './assignments.ts';
import { ASSISTANT_PROBLEMS } from './assistant.ts';
import { BADGE_PROBLEMS } from './badges.ts';
import { BILLING_PROBLEMS } from './billing.ts';
import { CERTIFICATION_PROBLEMS } from './certifications.ts';
import { COURSE_PROBLEMS } from './courses.ts';
import { CUSTOM_CHALLENGE_PROBLEMS } from './custom-challenges.ts';
import { EMBED_PROBLEMS } from './embed.ts';
import { GENERAL_PROBLEMS } from './general.ts';
import { GUEST_PROBLEMS } from './guest.ts';
import { JOURNEY_PROBLEMS } from './journeys.ts';
import { LAB_HELP_PROBLEMS } from './lab-help.ts';
import { LAB_PROBLEMS } from './labs.ts';
import { LAUNCH_PROBLEMS } from './launch.ts';
import { LIVE_COURSE_PROBLEMS } from './live-courses.ts';
import { PARTNER_PROBLEMS } from './partners.ts';
import { PLATFORM_PROBLEMS } from './platforms.ts';
import { PROVISIONER_PROBLEMS } from './provisioner.ts';
import { PUBLIC_PROFILE_PROBLEMS } from './public-profile.ts';
import { QUIZ_PROBLEMS } from './quiz.ts';
import { REGISTRATION_PROBLEMS } from './registration.ts';
import { SCORE_PROBLEMS } from './scores.ts';
import { SECOND_FACTOR_PROBLEMS } from './second-factor.ts';
import { SESSION_PROBLEMS } from './session.ts';
import { SHARED_REPLAY_PROBLEMS } from './shared-replay.ts';
import { SHOWCASE_PROBLEMS } from './showcase.ts';
import { SIGN_IN_PROBLEMS } from './sign-in.ts';
import { SIGNUP_PROBLEMS } from './signup.ts';
import { SSO_PROBLEMS } from './sso.ts';
import { TOKEN_PROBLEMS } from './tokens.ts';
import { WISHLIST_PROBLEMS } from './wishlist.ts';

/** Every problem of the product. A test compares `storybook/docs/errors.mdx` with this table. */
export const PROBLEMS = {
  ...GENERAL_PROBLEMS,
  ...SIGN_IN_PROBLEMS,
  ...SSO_PROBLEMS,
  ...SIGNUP_PROBLEMS,
  ...SECOND_FACTOR_PROBLEMS,
  ...SESSION_PROBLEMS,
  ...TOKEN_PROBLEMS,
  ...COURSE_PROBLEMS,
  ...LIVE_COURSE_PROBLEMS,
  ...QUIZ_PROBLEMS,
  ...JOURNEY_PROBLEMS,
  ...ASSISTANT_PROBLEMS,
  ...SHOWCASE_PROBLEMS,
  ...WISHLIST_PROBLEMS,
  ...LAB_PROBLEMS,
  ...LAB_HELP_PROBLEMS,
  ...SHARED_REPLAY_PROBLEMS,
  ...PROVISIONER_PROBLEMS,
  ...CUSTOM_CHALLENGE_PROBLEMS,
  ...GUEST_PROBLEMS,
  ...CERTIFICATION_PROBLEMS,
  ...BADGE_PROBLEMS,
  ...PUBLIC_PROFILE_PROBLEMS,
  ...ASSIGNMENT_PROBLEMS,
  ...BILLING_PROBLEMS,
  ...ACCOUNT_LINK_PROBLEMS,
  ...LAUNCH_PROBLEMS,
  ...PLATFORM_PROBLEMS,
  ...REGISTRATION_PROBLEMS,
  ...SCORE_PROBLEMS,
  ...PARTNER_PROBLEMS,
  ...EMBED_PROBLEMS,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;
