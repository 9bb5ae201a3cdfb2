export { createReview } from './review.module.ts';
