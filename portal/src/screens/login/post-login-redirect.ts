import { toLandingPath, toSafeRedirect } from '@drawbridge/client';
import type { Portal } from '../../portal.ts';

/** The page a fresh session goes to. @see AUTH-27..AUTH-30 */
export function takePostLoginPath({ drawbridge: { session }, home }: Portal): string {
  return toLandingPath(session.takeRedirects(), session.type(), home);
}

const readRedirect = ({ home }: Portal, search: string) =>
  toSafeRedirect(new URLSearchParams(search).get('redirect'), home);

/** Stores the page to return to. @see AUTH-31 */
export function storeRedirect(portal: Portal, search: string): void {
  portal.drawbridge.session.saveRedirect(readRedirect(portal, search));
}

/** The same for a page that leaves the site before it comes back. @see AUTH-32 */
export function storeQueryTarget(portal: Portal, search: string): void {
  portal.drawbridge.session.saveQueryTarget(readRedirect(portal, search));
}

/** Login with the address filled in. @see ERR-14 */
export const toLoginWith = (email: string) =>
  email ? `/login?email=${encodeURIComponent(email)}` : '/login';
