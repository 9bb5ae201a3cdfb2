import type { Drawbridge } from '@drawbridge/client';

/**
 * True if the session has not expired or could be refreshed. Until it expires, a session that lacks a part does not
 * count, and without a refresh token no call is made.
 * @see ROUTE-26, ROUTE-29, ROUTE-30
 */
export async function ensureSession({ session, storage }: Drawbridge): Promise<boolean> {
  if (session.isFresh()) return session.isSignedIn();
  if (!session.canRefresh()) return false;
  await session.tokens.refresh(storage.get('token'));
  return session.isSignedIn();
}

/**
 * A signed-in person opens `/` or `/login`: with a course they continue, which gives true; with none the session is
 * cleared. A failed call decides nothing. @see ROUTE-4, AUTH-33..AUTH-35
 */
export async function resumeSession(drawbridge: Drawbridge): Promise<boolean> {
  if (!(await ensureSession(drawbridge))) return false;
  const courses = await drawbridge.store('courses');
  await courses.loadEnrolled();
  const { value: enrolled } = courses.enrolled;
  if (enrolled.state !== 'ready') return false;
  if (enrolled.value.length > 0) return true;
  await drawbridge.session.logout();
  return false;
}
