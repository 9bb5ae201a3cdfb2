import { BADGE_PROBLEMS } from './badges.ts';
import { CERTIFICATION_PROBLEMS } from './certifications.ts';
import { PUBLIC_PROFILE_PROBLEMS } from './public-profile.ts';

/** Problems of the area, by feature. */
export const RECOGNITION_PROBLEMS = {
  ...CERTIFICATION_PROBLEMS,
  ...BADGE_PROBLEMS,
  ...PUBLIC_PROFILE_PROBLEMS,
} as const;
