import { PORTAL_PAGES, PUBLIC_PAGES } from '@drawbridge/contracts';

/** A stored target this short or shorter is none. @see CONST-2 */
const SHORTEST_TARGET = 8;
/** Where `npm start` serves: outside production a target may name it. @see ROUTE-31 */
const LOCAL_DEV_ORIGIN = 'http://localhost:8080';
const hasControlCharacter = (text: string) =>
  Array.from(text).some((character) => character < ' ' || character === '\u007f');

/** Who may be named in a redirect target. */
export interface HomeOrigins {
  /** The learning site: origin of the page shown. */
  own: string;
  /** False in production, where the local dev origin is a stranger. */
  isLocalAllowed?: boolean;
}

/** Pages that sign in: as a target they would show the form to a person who is signed in. @see ROUTE-4, AUTH-30 */
const SIGN_IN_PAGES: readonly string[] = [PUBLIC_PAGES.home, PUBLIC_PAGES.login];

/**
 * A page of ours that the query of an address names, or '/'. The result is always a path, so that even an
 * allowed address of the local dev origin opens here. Origins are parsed and compared exactly: look-alike hosts, user
 * info, `//host`, backslashes, other schemes and bare paths stay out.
 * @see ROUTE-31, ROUTE-32, CX-7
 */
export function toSafeRedirect(
  target: string | null | undefined,
  { own, isLocalAllowed = false }: HomeOrigins,
): string {
  if (!target || hasControlCharacter(target) || target.includes('\\')) return '/';
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return '/';
  const url = new URL(target);
  const isHome = url.origin === own || (isLocalAllowed && url.origin === LOCAL_DEV_ORIGIN);
  if (!isHome || url.username || url.password) return '/';
  // `/.//host` is a path of ours when parsed, and another host when the result is parsed again.
  if (url.pathname.startsWith('//')) return '/';
  if (SIGN_IN_PAGES.includes(url.pathname.replace(/(.)\/$/, '$1'))) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The same for a value from storage, which holds paths of this site. @see ROUTE-33, CX-10 */
function toStoredRedirect(stored: string | undefined, home: HomeOrigins): string {
  const isPath = stored?.startsWith('/') && !stored.startsWith('//');
  return toSafeRedirect(isPath ? home.own + stored : stored, home);
}

/**
 * Where a fresh session goes: a stored redirect target longer than 8 characters, else a stored redirect address,
 * else the page of the user's type. Stored values are checked again. @see AUTH-27..AUTH-30
 */
export function toLandingPath(
  stored: { queryParamRedirection?: string | undefined; redirectUrl?: string | undefined },
  type: string | undefined,
  home: HomeOrigins,
): string {
  const { queryParamRedirection, redirectUrl } = stored;
  if (queryParamRedirection && queryParamRedirection.length > SHORTEST_TARGET) {
    const target = toStoredRedirect(queryParamRedirection, home);
    if (target !== '/') return target;
  }
  const target = toStoredRedirect(redirectUrl, home);
  if (target !== '/') return target;
  return type === 'FT' ? PORTAL_PAGES.upgrade : PORTAL_PAGES.dashboard;
}
