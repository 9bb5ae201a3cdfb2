import type { PersonId } from '@drawbridge/contracts';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Config } from '../../config.ts';
import type { ServerModule } from '../../module.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { CourseService } from '../courses/index.ts';
import { type ActivityReader, createActivityReader } from './activity.ts';
import { lendPoints, returnPoints } from './points.store.ts';
import { toPublicProfileRoutes } from './public-profile.routes.ts';
import {
  createPublicProfileService,
  type PublicProfileDeps,
  type PublicProfileService,
} from './public-profile.service.ts';

export interface PublicProfileModule extends ServerModule {
  activity: ActivityReader;
  standing: Pick<PublicProfileService, 'findOwnStanding'>;
  /** Counts a learner's points for a linked account too, and takes them back. */
  lent: {
    lend(tx: Tx, link: { learnerId: PersonId; accountId: PersonId }): Promise<void>;
    giveBack(tx: Tx, link: { learnerId: PersonId; accountId: PersonId }): Promise<void>;
  };
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
  const { clock } = deps;
  return {
    activity,
    standing: service,
    lent: {
      lend: (tx, { learnerId, accountId }) =>
        lendPoints(tx, { from: learnerId, to: accountId, at: clock.now() }),
      giveBack: (tx, { learnerId, accountId }) =>
        returnPoints(tx, { from: accountId, to: learnerId, at: clock.now() }),
    },
    routes: toPublicProfileRoutes(service, activity, deps.limits),
  };
}
