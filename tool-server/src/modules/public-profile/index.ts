export type { ActivityReader } from './activity.ts';
export { createPublicProfile } from './public-profile.module.ts';
