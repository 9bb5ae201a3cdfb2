import type { ServerModule } from '../../../module.ts';
import type { Config } from '../../../settings/config.ts';
import { createLocalReviewForm } from './local-form/local-form.ts';
import { toReviewRoutes } from './review.routes.ts';
import { createReviewService, type ReviewDeps } from './review.service.ts';

export function createReview(deps: Omit<ReviewDeps, 'formUrl'> & { config: Config }): ServerModule {
  const { reviewFormUrl: formUrl, mode } = deps.config;
  return {
    routes: toReviewRoutes(createReviewService({ ...deps, formUrl })),
    ...(mode !== 'production' && { router: createLocalReviewForm() }),
  };
}
