import { getReviewToken } from '@drawbridge/contracts';
import type { PortalActor } from '../../actor.ts';
import { type Route, serve } from '../../platform/http/api.ts';
import type { ReviewService } from './review.service.ts';

export function toReviewRoutes(reviews: ReviewService): Route<PortalActor>[] {
  return [serve(getReviewToken, ({ actor }: { actor: PortalActor }) => reviews.createToken(actor.personId))];
}
