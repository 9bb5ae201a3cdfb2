export { toPreferenceRoutes } from './preferences.routes.ts';
export { createPreferenceService, type PreferenceService } from './preferences.service.ts';
