import { APP_ORIGIN, toUrl } from './browser/urls.ts';

interface Cookie {
  name: string;
  value: string;
  path: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: 'Strict' | 'Lax' | 'None';
  /** Null for a session cookie. */
  expiresMs: number | null;
  createdAt: number;
}

/** The context of a request for `SameSite`: `lax` is a click or form with GET that loads the whole page. */
export type CookieContext = 'same' | 'lax' | 'cross';

/** A browser's cookies for the lab's host, as RFC 6265bis defines. */
export interface CookieJar {
  header(path: string, context: CookieContext): string;
  /** The value of `document.cookie`: nothing that is HttpOnly. */
  script(path: string, context: CookieContext): string;
  /** False when the browser does not accept the cookie. */
  take(line: string, path: string, context: CookieContext, byScript?: boolean): boolean;
  list(): Array<{ name: string; value: string; httpOnly: boolean; secure: boolean; sameSite: string }>;
  /** Changes a cookie manually: its value if one of this name exists, otherwise a new cookie for the whole host. */
  set(name: string, value: string): void;
  /** Deletes a cookie manually, for every path. */
  delete(name: string): void;
  /** Whether cookies were changed manually that the app has not set again since. */
  isEdited(): boolean;
}

const MAX_COOKIES = 50;
/** Before every date a cookie can have, except that of one which is to be deleted. */
const NEVER = () => 0;
const MAX_CHARS = 4_096;

const defaultPath = (path: string) =>
  path.lastIndexOf('/') <= 0 ? '/' : path.slice(0, path.lastIndexOf('/'));

function pathMatches(path: string, cookie: string): boolean {
  return (
    path === cookie || (path.startsWith(cookie) && (cookie.endsWith('/') || path[cookie.length] === '/'))
  );
}

function expiryOf(attributes: Map<string, string>, nowMs: number): number | null {
  const age = attributes.get('max-age');
  if (age !== undefined && /^-?\d+$/.test(age))
    return Number(age) <= 0 ? Number.NEGATIVE_INFINITY : nowMs + Number(age) * 1_000;
  const at = Date.parse(attributes.get('expires') ?? '');
  return Number.isNaN(at) ? null : at;
}

function toSameSite(value: string | undefined): Cookie['sameSite'] {
  const low = value?.toLowerCase();
  // Without the attribute browsers take Lax; the two minutes some of them allow for POST are left out.
  return low === 'strict' ? 'Strict' : low === 'none' ? 'None' : 'Lax';
}

/** Control characters make a cookie invalid; a tab does not. */
const hasControls = (line: string) =>
  Array.from(line).some((sign) => (sign < ' ' && sign !== '\t') || sign === '\u007f');

/** Without a clock, cookies do not expire: an attacker's client sends what it received for as long as it likes. */
export function createCookieJar(nowMs: () => number = NEVER): CookieJar {
  const cookies = new Map<string, Cookie>();
  const edited = new Set<string>();
  let count = 0;

  function fitting(path: string, context: CookieContext): Cookie[] {
    for (const [key, { expiresMs }] of cookies)
      if (expiresMs !== null && expiresMs <= nowMs()) cookies.delete(key);
    return [...cookies.values()]
      .filter((cookie) => pathMatches(path, cookie.path))
      .filter(
        ({ sameSite }) =>
          context === 'same' || sameSite === 'None' || (context === 'lax' && sameSite === 'Lax'),
      )
      .sort((left, right) => right.path.length - left.path.length || left.createdAt - right.createdAt);
  }
  const toHeader = (list: Cookie[]) => list.map(({ name, value }) => `${name}=${value}`).join('; ');

  return {
    header: (path, context) => toHeader(fitting(path, context)),
    script: (path, context) => toHeader(fitting(path, context).filter(({ httpOnly }) => !httpOnly)),
    take(line, path, context, byScript = false) {
      const [pair = '', ...rest] = line.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, Math.max(at, 0)).trim();
      const value = pair.slice(at + 1).trim();
      if (name === '' || name.length + value.length > MAX_CHARS || hasControls(line)) return false;
      const attributes = new Map(
        rest.map((part) => {
          const equals = part.indexOf('=');
          const key = (equals < 0 ? part : part.slice(0, equals)).trim().toLowerCase();
          return [key, equals < 0 ? '' : part.slice(equals + 1).trim()];
        }),
      );
      const domain = attributes.get('domain')?.replace(/^\./, '').toLowerCase();
      const host = toUrl(APP_ORIGIN)?.hostname ?? '';
      if (domain !== undefined && domain !== '' && domain !== host && !host.endsWith(`.${domain}`))
        return false;
      const given = attributes.get('path');
      const cookie: Cookie = {
        name,
        value,
        path: given?.startsWith('/') ? given : defaultPath(path),
        httpOnly: attributes.has('httponly'),
        secure: attributes.has('secure'),
        sameSite: toSameSite(attributes.get('samesite')),
        expiresMs: expiryOf(attributes, nowMs()),
        createdAt: ++count,
      };
      if (byScript && cookie.httpOnly) return false;
      if (cookie.sameSite === 'None' && !cookie.secure) return false;
      if (context === 'cross' && cookie.sameSite !== 'None') return false;
      const low = name.toLowerCase();
      if (low.startsWith('__secure-') && !cookie.secure) return false;
      if (low.startsWith('__host-') && (!cookie.secure || given !== '/' || (domain ?? '') !== ''))
        return false;
      edited.delete(name);
      const key = `${name};${domain ?? ''};${cookie.path}`;
      const known = cookies.get(key);
      if (byScript && known?.httpOnly === true) return false;
      if (known === undefined && cookies.size >= MAX_COOKIES) return false;
      if (known !== undefined) cookie.createdAt = known.createdAt;
      if (cookie.expiresMs !== null && cookie.expiresMs <= nowMs()) cookies.delete(key);
      else cookies.set(key, cookie);
      return true;
    },
    list: () =>
      fitting('/', 'same')
        .concat([...cookies.values()].filter(({ path }) => path !== '/'))
        .map(({ name, value, httpOnly, secure, sameSite }) => ({ name, value, httpOnly, secure, sameSite })),
    set(name, value) {
      const known = [...cookies.values()].filter((cookie) => cookie.name === name);
      if (known.length === 0 && cookies.size >= MAX_COOKIES) return;
      edited.add(name);
      for (const cookie of known) cookie.value = value;
      if (known.length > 0) return;
      const own = { path: '/', httpOnly: false, secure: false, sameSite: 'Lax', expiresMs: null } as const;
      cookies.set(`${name};;/`, { name, value, ...own, createdAt: ++count });
    },
    delete(name) {
      edited.add(name);
      for (const [key, cookie] of cookies) if (cookie.name === name) cookies.delete(key);
    },
    isEdited: () => edited.size > 0,
  };
}
