import type { IncomingHttpHeaders } from 'node:http';
import type { BindingCookie } from '../login/binding.ts';
import { isEqual } from '../login/state-signer.ts';
import { refuse } from '../pages/refusals.ts';

interface Given {
  headers: IncomingHttpHeaders;
  stateId: string;
  /** The binding of this login. */
  expected: string;
  /** The value from the platform's storage, sent by the tool's own page. */
  stored: string | undefined;
  ownOrigin: string;
}

/** Only our own page may send a stored binding: users can read the binding of a login that they began. */
function isOwnPage(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  return headers['sec-fetch-site'] === 'same-origin' || headers.origin === ownOrigin;
}

/**
 * Security Framework 7.3.2 (login CSRF): the browser that launches is the one that began the login. False: no proof
 * yet, and the binding page continues. A wrong binding is refused.
 */
export function checkBinding(cookie: BindingCookie, given: Given): boolean {
  const { headers, stateId, expected, stored, ownOrigin } = given;
  const fromCookie = cookie.read(headers, stateId);
  if (fromCookie !== undefined) return isEqual(fromCookie, expected) || refuse('binding', 'cookie');
  if (stored === undefined) return false;
  if (!isOwnPage(headers, ownOrigin)) return refuse('binding', 'stored binding from another page');
  return isEqual(stored, expected) || refuse('binding', 'stored');
}
