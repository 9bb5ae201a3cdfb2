import { asId, type CourseId } from '@drawbridge/contracts';
import type { SIGNUP_NAMES } from '@drawbridge/contracts/identity';

/** The account that a signup page creates. */
export interface Offer {
  type: 'IND' | 'FT';
  trial: boolean;
  isOwasp: boolean;
  /** A training begins with its course. */
  courseId?: CourseId;
}

const FREE: Offer = { type: 'FT', trial: false, isOwasp: false };
const TRIAL: Offer = { type: 'IND', trial: true, isOwasp: false };

/** Each partner and training that has a name has an offer, and no other. */
type OffersByName = { [Via in keyof typeof SIGNUP_NAMES]: Record<keyof (typeof SIGNUP_NAMES)[Via], Offer> };

/** The ids of `/signup/:id`, `/signup/partner/:id/:name` and `/signup/training/:id/:name`. @see ROUTE-15..ROUTE-17 */
const OFFERS = {
  plan: { free: FREE, individual: TRIAL },
  partner: { owasp: { ...TRIAL, isOwasp: true }, harbor: TRIAL },
  training: { injection: { ...TRIAL, courseId: asId<'course'>('c2-injection-at-the-boundary') } },
} as const satisfies { plan: Record<string, Offer> } & OffersByName;

export function findOffer(via: keyof typeof OFFERS, id: string): Offer | undefined {
  const offers: Record<string, Offer> = OFFERS[via];
  return Object.hasOwn(offers, id) ? offers[id] : undefined;
}
