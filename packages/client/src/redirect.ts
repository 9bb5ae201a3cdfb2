/** A stored target this short or shorter is none. @see CONST-2 */
const SHORTEST_TARGET = 8;
const hasControlCharacter = (text: string) =>
  Array.from(text).some((character) => character < ' ' || character === '\u007f');

/**
 * A page of ours to go to after signing in, or '/'. Origins are parsed and compared exactly, so look-alike hosts,
 * user info, `//host`, backslashes and other schemes stay out. Same-site paths that start with one '/' pass too.
 * @see ROUTE-31, ROUTE-32, ROUTE-33, CX-7, CX-10
 */
export function toSafeRedirect(target: string | null | undefined, ownOrigin: string): string {
  if (!target || hasControlCharacter(target) || target.includes('\\')) return '/';
  const isPath = target.startsWith('/') && !target.startsWith('//');
  if (!isPath && !/^https?:\/\//i.test(target)) return '/';
  if (!URL.canParse(target, ownOrigin)) return '/';
  const url = new URL(target, ownOrigin);
  if (url.origin !== ownOrigin || url.username || url.password) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Where a fresh session goes: a stored redirect target longer than 8 characters, else a stored redirect address,
 * else the page of the user's type. Stored values are checked again. @see AUTH-27..AUTH-30
 */
export function toLandingPath(
  stored: { queryParamRedirection?: string | undefined; redirectUrl?: string | undefined },
  type: string | undefined,
  ownOrigin: string,
): string {
  const { queryParamRedirection, redirectUrl } = stored;
  if (queryParamRedirection && queryParamRedirection.length > SHORTEST_TARGET) {
    const target = toSafeRedirect(queryParamRedirection, ownOrigin);
    if (target !== '/') return target;
  }
  const target = toSafeRedirect(redirectUrl, ownOrigin);
  if (target !== '/') return target;
  return type === 'FT' ? '/portal/upgrade' : '/portal/dashboard';
}
