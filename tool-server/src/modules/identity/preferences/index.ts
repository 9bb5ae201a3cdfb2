export { createPreferences } from './preferences.module.ts';
export type { PreferenceService } from './preferences.service.ts';
