import { toLandingPath, toSafeRedirect } from '@drawbridge/client';
import type { Entrance } from '../../entrance.ts';

/** The page a fresh session goes to. @see AUTH-27..AUTH-30 */
export function takeLandingPath({ session, home }: Entrance): string {
  return toLandingPath(session.takeRedirects(), session.type(), home);
}

const readRedirect = ({ home }: Entrance, search: string) =>
  toSafeRedirect(new URLSearchParams(search).get('redirect'), home);

/** Keeps the page to return to. @see AUTH-31 */
export function keepRedirect(entrance: Entrance, search: string): void {
  entrance.session.saveRedirect(readRedirect(entrance, search));
}

/** The same for a page that leaves the site before it comes back. @see AUTH-32 */
export function keepQueryTarget(entrance: Entrance, search: string): void {
  entrance.session.saveQueryTarget(readRedirect(entrance, search));
}

/** Login with the address filled in. @see ERR-14 */
export const toLoginWith = (email: string) =>
  email ? `/login?email=${encodeURIComponent(email)}` : '/login';

/**
 * Passes a session whose time is not over, else tries to refresh it; without anything to refresh with no call is
 * made. @see ROUTE-29, ROUTE-30
 */
export async function passGuard({ session, storage, openProgram }: Entrance): Promise<boolean> {
  if (session.isSignedIn() && session.isFresh()) return true;
  if (!session.canRefresh()) return false;
  const program = await openProgram();
  await program.session.tokens.refresh(storage.get('token'));
  return session.isSignedIn();
}

/**
 * Somebody signed in comes to `/` or `/login`: with a course they go on, which gives true; with none the session is
 * cleared. A failed call is no verdict. @see ROUTE-4, AUTH-33..AUTH-35
 */
export async function greetAgain(entrance: Entrance): Promise<boolean> {
  if (!(await passGuard(entrance))) return false;
  const { session, host } = await entrance.openProgram();
  await host.courses.loadEnrolled();
  const { value: enrolled } = host.courses.enrolled;
  if (enrolled.state !== 'ready') return false;
  if (enrolled.value.length > 0) return true;
  await session.logout();
  return false;
}
