import type { ServerModule } from '../../../module.ts';
import type { Config } from '../../../settings/config.ts';
import { toReviewRoutes } from './review.routes.ts';
import { createReviewService, type ReviewDeps } from './review.service.ts';

export function createReview(deps: Omit<ReviewDeps, 'formUrl'> & { config: Config }): ServerModule {
  return { routes: toReviewRoutes(createReviewService({ ...deps, formUrl: deps.config.reviewFormUrl })) };
}
