export { createBadges } from './badges.module.ts';
export { findAwardOfItem } from './badges.store.ts';
export { heldBadges } from './held-badges.ts';
export { syncBadges } from './sync-badges.ts';
