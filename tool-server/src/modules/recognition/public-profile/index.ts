export type { ActivityReader } from './activity.ts';
export type { HeldBadge, HeldBadges } from './held-badges.ts';
export { createPublicProfile } from './public-profile.module.ts';
export type { PublicProfileService } from './public-profile.service.ts';
export { createReservedNames } from './reserved-names.rule.ts';
export { toShown } from './shown-person.ts';
