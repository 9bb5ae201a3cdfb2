import type { IncomingHttpHeaders } from 'node:http';
import type { BindingCookie } from './binding.ts';

const FRAMES = new Set(['iframe', 'frame', 'embed', 'object', 'fencedframe']);
/** Before 16.4 Safari does not say what a document is for, and stores no cookie of a frame. */
const SILENT_SAFARI = /\bVersion\/\d[\d.]* (Mobile\/\w+ )?Safari\//;

/**
 * True when the browser may drop the cookie of this login: in a frame of another site, unless an earlier launch there
 * showed that it stores them. What our own page begins again has been tested. A program that sends none of these headers
 * is no browser, or one that stores cookies.
 */
export function mayLoseCookie(headers: IncomingHttpHeaders, cookie: BindingCookie): boolean {
  const purpose = headers['sec-fetch-dest'];
  if (typeof purpose !== 'string')
    return SILENT_SAFARI.test(headers['user-agent'] ?? '') && !cookie.isStored(headers);
  return FRAMES.has(purpose) && headers['sec-fetch-site'] !== 'same-origin' && !cookie.isStored(headers);
}
