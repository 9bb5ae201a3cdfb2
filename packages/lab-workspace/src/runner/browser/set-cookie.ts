import { toFault } from '../fault.ts';
import type { BrowserParts } from './browse.ts';
import type { Cookie } from './browser.ts';

/** Changes a cookie of the browser; null deletes it. */
export async function setCookie(
  { state: { cookies, notice }, runner }: BrowserParts,
  name: string,
  value: string | null,
): Promise<void> {
  // Shown before the runner has it, because the learner is typing in the list.
  cookies.value = withCookie(cookies.peek(), name, value);
  try {
    await (value === null ? runner.deleteCookie(name) : runner.setCookie(name, value));
  } catch (error) {
    notice.value = toFault(error).message;
  }
}

/** The cookies after a change; null deletes. */
function withCookie(cookies: readonly Cookie[], name: string, value: string | null): Cookie[] {
  if (value === null) return cookies.filter((cookie) => cookie.name !== name);
  const isKnown = cookies.some((cookie) => cookie.name === name);
  return isKnown
    ? cookies.map((cookie) => (cookie.name === name ? { name, value } : cookie))
    : [...cookies, { name, value }];
}
