import type { Config } from '../../../config.ts';
import type { ServerModule } from '../../../module.ts';
import { toReviewRoutes } from './review.routes.ts';
import { createReviewService, type ReviewDeps } from './review.service.ts';

export function createReview(deps: Omit<ReviewDeps, 'formUrl'> & { config: Config }): ServerModule {
  return { routes: toReviewRoutes(createReviewService({ ...deps, formUrl: deps.config.reviewFormUrl })) };
}
