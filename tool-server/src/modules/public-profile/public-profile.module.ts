import type { Catalogue } from '@drawbridge/content';
import type { ServerModule } from '../../module.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { CourseService } from '../courses/index.ts';
import { createActivityReader } from './activity.ts';
import { toPublicProfileRoutes } from './public-profile.routes.ts';
import { createPublicProfileService, type PublicProfileDeps } from './public-profile.service.ts';

export function createPublicProfile(
  deps: Omit<PublicProfileDeps, 'activity'> & {
    catalogue: Catalogue;
    courses: CourseService;
    limits: Pick<Limits, 'check'>;
  },
): ServerModule {
  const service = createPublicProfileService({ ...deps, activity: createActivityReader(deps) });
  return { routes: toPublicProfileRoutes(service, deps.limits) };
}
