import { ACCOUNT_LINK_PROBLEMS } from './account-link.ts';
import { EMBED_PROBLEMS } from './embed.ts';
import { LAUNCH_PROBLEMS } from './launch.ts';
import { PARTNER_PROBLEMS } from './partners.ts';
import { PLATFORM_PROBLEMS } from './platforms.ts';
import { REGISTRATION_PROBLEMS } from './registration.ts';
import { SCORE_PROBLEMS } from './scores.ts';

/** Problems of this area, collected from its features. */
export const INTEGRATION_PROBLEMS = {
  ...ACCOUNT_LINK_PROBLEMS,
  ...LAUNCH_PROBLEMS,
  ...PLATFORM_PROBLEMS,
  ...REGISTRATION_PROBLEMS,
  ...SCORE_PROBLEMS,
  ...PARTNER_PROBLEMS,
  ...EMBED_PROBLEMS,
} as const;
