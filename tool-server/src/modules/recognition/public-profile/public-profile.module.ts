import type { LoadedLab } from '@drawbridge/labs/grade';
import type { ServerModule } from '../../../module.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Config } from '../../../settings/config.ts';
import type { CourseService } from '../../learning/courses/index.ts';
import { type ActivityReader, createActivityReader } from './activity.ts';
import { toPublicProfileRoutes } from './public-profile.routes.ts';
import {
  createPublicProfileService,
  type PublicProfileDeps,
  type PublicProfileService,
} from './public-profile.service.ts';

export interface PublicProfileModule extends ServerModule {
  activity: ActivityReader;
  standing: Pick<PublicProfileService, 'findOwnStanding'>;
}

export function createPublicProfile(
  deps: Omit<PublicProfileDeps, 'activity' | 'productName'> & {
    config: Pick<Config, 'productName'>;
    labs: readonly LoadedLab[];
    courses: CourseService;
    limits: Pick<Limits, 'check'>;
  },
): PublicProfileModule {
  const activity = createActivityReader(deps);
  const service = createPublicProfileService({ ...deps, activity, productName: deps.config.productName });
  return {
    activity,
    standing: service,
    routes: toPublicProfileRoutes(service, activity, deps.limits),
  };
}
