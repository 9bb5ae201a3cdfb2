import { BADGE_PROBLEMS } from './badges.ts';
import { CERTIFICATION_PROBLEMS } from './certifications.ts';
import { PUBLIC_PROFILE_PROBLEMS } from './public-profile.ts';

/** Problems of this area, collected from its features. */
export const RECOGNITION_PROBLEMS = {
  ...CERTIFICATION_PROBLEMS,
  ...BADGE_PROBLEMS,
  ...PUBLIC_PROFILE_PROBLEMS,
} as const;
