export { createJourneys } from './journeys.module.ts';
export { syncJourneys } from './sync-journeys.ts';
