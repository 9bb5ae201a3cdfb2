// What this browser lets a frame do with cookies.

/** Why a step did not work, for someone who inspects the page. Gives false. */
export function note(reason: string): false {
  document.body.dataset.fault = [document.body.dataset.fault, reason].filter(Boolean).join('; ');
  return false;
}

/** What a fault says; some browsers refuse without a reason. */
export const toReason = (error: unknown): string => (error instanceof Error ? error.message : 'denied');

/** Stores the marker, and reads it back. The next login of this browser at this platform is sent with it. */
export function keepsCookie(marker: string): boolean {
  try {
    // Not by the Cookie Store API, which reports no blocked cookie.
    document.cookie = marker;
    const [pair = ''] = marker.split(';', 1);
    return document.cookie.split('; ').includes(pair) || note('cookie: not stored');
  } catch (error) {
    // A frame without an origin of its own may not even ask.
    return note(`cookie: ${toReason(error)}`);
  }
}

/** Not every browser has the Storage Access API. */
export const canAskForCookies = (): boolean => typeof document.requestStorageAccess === 'function';

/** Granted immediately and without a prompt when it was allowed before; otherwise only after a press. */
export async function mayUseCookies(): Promise<boolean> {
  try {
    await document.requestStorageAccess();
    return true;
  } catch (error) {
    return note(`storage access: ${toReason(error)}`);
  }
}
