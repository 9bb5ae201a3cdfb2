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

/**
 * A page of ours to go to after signing in, or '/'. What comes back is always a path, so that even an allowed
 * address of the local dev origin opens here. Origins are parsed and compared exactly: look-alike hosts, user info,
 * `//host`, backslashes and other schemes stay out. Same-site paths that start with one '/' pass too.
 * @see ROUTE-31, ROUTE-32, ROUTE-33, CX-7, CX-10
 */
export function toSafeRedirect(
  target: string | null | undefined,
  { own, isLocalAllowed = false }: HomeOrigins,
): string {
  if (!target || hasControlCharacter(target) || target.includes('\\')) return '/';
  const isPath = target.startsWith('/') && !target.startsWith('//');
  if (!isPath && !/^https?:\/\//i.test(target)) return '/';
  if (!URL.canParse(target, own)) return '/';
  const url = new URL(target, own);
  const isHome = url.origin === own || (isLocalAllowed && url.origin === LOCAL_DEV_ORIGIN);
  if (!isHome || url.username || url.password) return '/';
  // `/.//host` is a path of ours when parsed, and another host when the result is parsed again.
  if (url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
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
    const target = toSafeRedirect(queryParamRedirection, home);
    if (target !== '/') return target;
  }
  const target = toSafeRedirect(redirectUrl, home);
  if (target !== '/') return target;
  return type === 'FT' ? '/portal/upgrade' : '/portal/dashboard';
}
