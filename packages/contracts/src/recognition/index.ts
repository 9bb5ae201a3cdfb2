import type { Endpoint } from '../base/endpoint.ts';
import { ACHIEVEMENT_ENDPOINTS } from './achievements.ts';
import { ACTIVITY_ENDPOINTS } from './activity.ts';
import { ACTIVITY_EVENT_ENDPOINTS } from './activity-events.ts';
import { BADGE_ENDPOINTS } from './badges.ts';
import { CERTIFICATION_ENDPOINTS } from './certifications.ts';
import { PROFILE_ENDPOINTS } from './profile.ts';
import { PUBLIC_PROFILE_ENDPOINTS } from './public-profile.ts';

export * from './achievements.ts';
export * from './activity.ts';
export * from './activity-events.ts';
export * from './badges.ts';
export * from './certifications.ts';
export * from './profile.ts';
export * from './public-profile.ts';

export const RECOGNITION_ENDPOINTS: readonly Endpoint[] = [
  ...PROFILE_ENDPOINTS,
  ...PUBLIC_PROFILE_ENDPOINTS,
  ...ACHIEVEMENT_ENDPOINTS,
  ...ACTIVITY_ENDPOINTS,
  ...ACTIVITY_EVENT_ENDPOINTS,
  ...BADGE_ENDPOINTS,
  ...CERTIFICATION_ENDPOINTS,
];
