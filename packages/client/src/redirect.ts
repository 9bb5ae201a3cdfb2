import { PORTAL_PAGES, PUBLIC_PAGES } from '@drawbridge/contracts';

/** A stored target of this length or shorter is ignored. @see CONST-2 */
const SHORTEST_TARGET = 8;
/** Origin of `npm start`; accepted in targets outside production. @see ROUTE-31 */
const LOCAL_DEV_ORIGIN = 'http://localhost:8080';
const hasControlCharacter = (text: string) =>
  Array.from(text).some((character) => character < ' ' || character === '\u007f');

/** Origins that a redirect target may name. */
export interface HomeOrigins {
  /** Origin of the learning site, which is that of the current page. */
  own: string;
  /** False in production, where the local dev origin is not trusted. */
  isLocalAllowed?: boolean;
}

/** Sign-in pages: as a target they would show the form to a person who is already signed in. @see ROUTE-4, AUTH-30 */
const SIGN_IN_PAGES: readonly string[] = [PUBLIC_PAGES.home, PUBLIC_PAGES.login];

/**
 * Returns the page of this site that a query names, or '/'. The result is always a path, so even an allowed URL of the
 * local dev origin opens here. Origins are parsed and compared exactly, which rejects look-alike hosts, user info,
 * `//host`, backslashes, other schemes and bare paths.
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
  // `/.//host` parses as a path of this site, but its result parses as another host.
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
 * Where to go after signing in: a stored redirect target longer than 8 characters, otherwise a stored redirect URL,
 * otherwise the home page of the user's type. Stored values are validated again.
 * @see AUTH-27..AUTH-30
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
