import { isSpecial, type Parts, parseParts } from './parts.ts';
import type { UrlPart, WebUrl } from './web-url.ts';
import { withPart } from './with-part.ts';

export type { UrlPart, WebUrl } from './web-url.ts';

function toPathname({ path }: Parts): string {
  return typeof path === 'string' ? path : path.map((segment) => `/${segment}`).join('');
}

function toOrigin({ scheme, host, port, path }: Parts): string {
  if (isSpecial(scheme) && scheme !== 'file') return `${scheme}://${host}${port === null ? '' : `:${port}`}`;
  const inner = scheme === 'blob' && typeof path === 'string' ? parseParts(path, null) : null;
  return inner !== null && /^https?$/.test(inner.scheme) ? toOrigin(inner) : 'null';
}

function toUrl(parts: Parts): WebUrl {
  const { scheme, username, password, host, port, path, query, fragment } = parts;
  const hostname = host ?? '';
  const place = `${hostname}${port === null ? '' : `:${port}`}`;
  const user =
    username === '' && password === '' ? '' : `${username}${password === '' ? '' : `:${password}`}@`;
  const pathname = toPathname(parts);
  // Without a host, a path with two slashes at its beginning would be read as one.
  const front =
    host !== null
      ? `//${user}${place}`
      : Array.isArray(path) && path.length > 1 && path[0] === ''
        ? '/.'
        : '';
  const tail = `${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`;
  return {
    href: `${scheme}:${front}${pathname}${tail}`,
    origin: toOrigin(parts),
    protocol: `${scheme}:`,
    username,
    password,
    host: place,
    hostname,
    port: port === null ? '' : String(port),
    pathname,
    search: query === null || query === '' ? '' : `?${query}`,
    hash: fragment === null || fragment === '' ? '' : `#${fragment}`,
  };
}

/**
 * Reads an address as the URL Standard says, null where it is not one. The hosts of the engine have parsers of their own
 * that differ in what they encode and refuse; with this one page and server take every address apart alike.
 *
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function parseUrl(text: string, base?: string): WebUrl | null {
  const from = base === undefined ? null : parseParts(base, null);
  if (base !== undefined && from === null) return null;
  const parts = parseParts(text, from);
  return parts === null ? null : toUrl(parts);
}

/** The address with one part changed, as an assignment to a `URL` does; null where that changes nothing. */
export function setUrlPart({ href }: WebUrl, part: UrlPart, value: string): WebUrl | null {
  const parts = parseParts(href, null);
  const changed = parts === null ? null : withPart(parts, part, value);
  return changed === null ? null : toUrl(changed);
}
