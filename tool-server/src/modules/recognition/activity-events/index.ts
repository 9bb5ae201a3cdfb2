export { createActivityEvents } from './activity-events.module.ts';
export { countSpentSeconds, findPosition } from './activity-events.store.ts';
