import type { ServerModule } from '../../module.ts';
import { toProfileRoutes } from './profile.routes.ts';
import { createProfileService, type ProfileDeps } from './profile.service.ts';

export function createProfile(deps: ProfileDeps): ServerModule {
  return { routes: toProfileRoutes(createProfileService(deps)) };
}
