export { toBadgePicture } from './badge-picture.ts';
export { createBadges } from './badges.module.ts';
export { countHeld, findAwardOfItem, readHeld, readHeldByPerson, type StoredAward } from './badges.store.ts';
export { syncBadges } from './sync-badges.ts';
