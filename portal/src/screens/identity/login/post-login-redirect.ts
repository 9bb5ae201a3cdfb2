import { toLandingPath, toSafeRedirect } from '@drawbridge/client';
import { PORTAL_PAGES, PUBLIC_PAGES } from '@drawbridge/contracts';
import type { Portal } from '../../../base/portal.ts';

/** The page a fresh session goes to. @see AUTH-27..AUTH-30 */
export function takePostLoginPath({ drawbridge: { session }, home }: Portal): string {
  return toLandingPath(session.takeRedirects(), session.type(), home);
}

/**
 * Where a person is sent who opened a sign-in page while signed in: to the dashboard, or to the requested page when
 * a part of their session was missing there. @see ROUTE-4, ROUTE-26, AUTH-30, CX-37
 */
export function takeResumedPath({ drawbridge: { session }, home }: Portal, wasSignedIn: boolean): string {
  const stored = session.takeRedirects();
  return wasSignedIn ? PORTAL_PAGES.dashboard : toLandingPath(stored, undefined, home);
}

const readRedirect = ({ home }: Portal, search: string) =>
  toSafeRedirect(new URLSearchParams(search).get('redirect'), home);

/** Stores the page to return to. @see AUTH-31 */
export function storeRedirect(portal: Portal, search: string): void {
  portal.drawbridge.session.saveRedirect(readRedirect(portal, search));
}

/** The same for a page that leaves the site and returns. @see AUTH-32 */
export function storeQueryTarget(portal: Portal, search: string): void {
  portal.drawbridge.session.saveQueryTarget(readRedirect(portal, search));
}

/** Login with the address filled in. @see ERR-14 */
export const toLoginWith = (email: string) =>
  email ? `${PUBLIC_PAGES.login}?email=${encodeURIComponent(email)}` : PUBLIC_PAGES.login;
