// What this browser lets a frame do with cookies.

/** Why a step did not work, for someone who inspects the page. Gives false. */
export function note(reason) {
  document.body.dataset.fault = [document.body.dataset.fault, reason].filter(Boolean).join('; ');
  return false;
}

/** Stores the marker, and reads it back. The next login of this browser at this platform is sent with it. */
export function keepsCookie(marker) {
  try {
    // Not by the Cookie Store API, which reports no blocked cookie.
    document.cookie = marker;
    return document.cookie.split('; ').includes(marker.split(';', 1)[0]) || note('cookie: not stored');
  } catch (error) {
    // A frame without an origin of its own may not even ask.
    return note(`cookie: ${error.message}`);
  }
}

/** Granted immediately and without a prompt when it was allowed before; otherwise only after a press. */
export async function mayUseCookies() {
  try {
    await document.requestStorageAccess();
    return true;
  } catch (error) {
    return note(`storage access: ${error?.message ?? 'denied'}`);
  }
}
