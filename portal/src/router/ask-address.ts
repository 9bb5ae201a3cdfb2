import { PORTAL_PAGES, toPagePath } from '@drawbridge/contracts';

const START = toPagePath(PORTAL_PAGES.aiChallenge, {});
/** A browser sends longer addresses, and servers refuse them. */
const MOST_CHARACTERS = 6_000;

/**
 * The address of a question; undefined for one that no address holds. `.` and `..` would be steps of a path, so that they
 * end with a space, which is not part of a question.
 */
export function toAskPath(query: string): string | undefined {
  const asked = query.trim().toWellFormed();
  if (asked === '') return START;
  const path = `${START}/${encodeURIComponent(/^\.{1,2}$/.test(asked) ? `${asked} ` : asked)}`;
  return path.length > MOST_CHARACTERS ? undefined : path;
}

/** The question of an address as the browser has it, decoded once; what cannot be decoded is taken as it is. @see LAB-12 */
export function readAsked(pathname: string): string {
  const encoded = pathname.startsWith(START) ? pathname.slice(START.length).replaceAll(/^\/|\/$/g, '') : '';
  try {
    return decodeURIComponent(encoded).trim();
  } catch {
    return encoded;
  }
}
