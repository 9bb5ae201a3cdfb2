import { getReviewToken } from '@drawbridge/contracts/learning';
import type { EmbedActor, PortalActor } from '../../../actor.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { ReviewService } from './review.service.ts';

export function toReviewRoutes(reviews: ReviewService): Route<PortalActor | EmbedActor>[] {
  return [
    serve(getReviewToken, ({ actor }: { actor: PortalActor | EmbedActor }) =>
      reviews.createToken(actor.personId),
    ),
  ];
}
