export { createJourneys, type JourneysModule } from './journeys.module.ts';
export { syncJourneys } from './sync-journeys.ts';
