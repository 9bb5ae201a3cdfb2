import type { ServerModule } from '../../../module.ts';
import { toPreferenceRoutes } from './preferences.routes.ts';
import {
  createPreferenceService,
  type PreferenceDeps,
  type PreferenceService,
} from './preferences.service.ts';

export interface PreferencesModule extends ServerModule {
  service: PreferenceService;
}

export function createPreferences(deps: PreferenceDeps): PreferencesModule {
  const service = createPreferenceService(deps);
  return { service, routes: toPreferenceRoutes(service) };
}
