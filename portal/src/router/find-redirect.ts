import type { Session } from '@drawbridge/client';
import type { MatchedRoute } from './route.ts';

/** A protected page leads to the login page and back. @see ROUTE-26, ROUTE-28 */
export const findLogin = (session: Pick<Session, 'isSignedIn'>, address: string): string | undefined =>
  session.isSignedIn() ? undefined : `/?redirect=${encodeURIComponent(address)}`;

/** A page for others leads to where its guard says, by the flags in storage alone. @see ROLE-11 */
export const findElsewhere = (
  { route, redirectTo }: MatchedRoute,
  session: Pick<Session, 'flags'>,
): string | undefined => route.guard?.(session.flags()) ?? redirectTo;
