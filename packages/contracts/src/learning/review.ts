import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';

/** URL of the review service's form for the caller. @see CALL-46, REV-4 */
export const getReviewToken = endpoint({
  name: 'getReviewToken',
  base: 'review',
  method: 'POST',
  path: 'g2/token',
  summary: 'Returns the token that opens the review form. @see CALL-46',
  access: 'portalOrEmbedded',
  isSecret: true,
  input: nothing,
  output: z.looseObject({ state: z.string(), email: z.string() }),
  problems: ['not_found'],
});

/** The message of a review form that ends its dialog. @see REV-6, PKG-10 */
export const reviewSubmitted = z.object({ type: z.literal('review_submitted') });

export const REVIEW_ENDPOINTS = [getReviewToken];
