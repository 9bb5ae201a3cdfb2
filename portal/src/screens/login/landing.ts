import { toLandingPath, toSafeRedirect } from '@drawbridge/client';
import type { Entrance } from '../../entrance.ts';

/** The page a fresh session goes to. @see AUTH-27..AUTH-30 */
export function takeLandingPath({ session }: Entrance): string {
  return toLandingPath(session.takeRedirects(), session.type(), location.origin);
}

/** Keeps the page to return to. @see AUTH-31 */
export function keepRedirect({ session }: Entrance, search: string): void {
  const wanted = new URLSearchParams(search).get('redirect');
  if (wanted !== null) session.saveRedirect(toSafeRedirect(wanted, location.origin));
}

/**
 * Somebody signed in comes to `/` or `/login`: with a course they go on, which gives true; with none the session is
 * cleared. A failed call is no verdict. @see ROUTE-4, AUTH-33..AUTH-35
 */
export async function greetAgain({ openProgram }: Entrance): Promise<boolean> {
  const { session, host } = await openProgram();
  await host.courses.loadEnrolled();
  const { value: enrolled } = host.courses.enrolled;
  if (enrolled.state !== 'ready') return false;
  if (enrolled.value.length > 0) return true;
  await session.logout();
  return false;
}
