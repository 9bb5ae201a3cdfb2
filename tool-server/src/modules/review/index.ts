export { toReviewRoutes } from './review.routes.ts';
export { createReviewService } from './review.service.ts';
