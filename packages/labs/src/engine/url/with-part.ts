import { parseHost } from './host.ts';
import {
  encodeQuery,
  isSpecial,
  type Parts,
  PORTS,
  parseParts,
  SCHEME,
  splitHost,
  takeHost,
  toPort,
  toRootPath,
} from './parts.ts';
import { FRAGMENT_SET, percentEncode, USERINFO_SET } from './percent.ts';
import type { UrlPart } from './web-url.ts';

const without = (text: string, first: string) => (text.startsWith(first) ? text.slice(1) : text);
const cleaned = (text: string) => text.toWellFormed().replace(/[\t\n\r]/g, '');

/** The parts with one of them changed; null where it cannot be, and nothing changes. */
export function withPart(parts: Parts, part: UrlPart, given: string): Parts | null {
  const value = cleaned(given);
  const { scheme, host, path } = parts;
  const hasAuthority = host !== null && host !== '' && scheme !== 'file';
  switch (part) {
    case 'href':
      return parseParts(given, null);
    case 'hash':
      return {
        ...parts,
        fragment: given === '' ? null : percentEncode(cleaned(without(given, '#')), FRAGMENT_SET),
      };
    case 'search':
      return { ...parts, query: given === '' ? null : encodeQuery(cleaned(without(given, '?')), scheme) };
    case 'pathname':
      if (typeof path === 'string') return null;
      return { ...parts, path: value === '' && host === null ? [''] : toRootPath(value, scheme) };
    case 'username':
      return hasAuthority ? { ...parts, username: percentEncode(given.toWellFormed(), USERINFO_SET) } : null;
    case 'password':
      return hasAuthority ? { ...parts, password: percentEncode(given.toWellFormed(), USERINFO_SET) } : null;
    case 'port': {
      const port = toPort(/^\d*/.exec(value)?.[0] ?? '', scheme);
      return !hasAuthority || port === undefined || (given !== '' && !/^\d/.test(value))
        ? null
        : { ...parts, port };
    }
    case 'host':
    case 'hostname':
      return withHost(parts, value, part === 'host');
    default:
      return withScheme(parts, value);
  }
}

function withHost(parts: Parts, value: string, withPort: boolean): Parts | null {
  const { scheme, path } = parts;
  if (typeof path === 'string') return null;
  const end = value.search(isSpecial(scheme) ? /[/\\?#]/ : /[/?#]/);
  const text = end < 0 ? value : value.slice(0, end);
  if (scheme === 'file') {
    const host = text === '' ? '' : parseHost(text, true);
    return host === null ? null : { ...parts, host: host === 'localhost' ? '' : host };
  }
  const [name, after] = splitHost(text);
  if (after !== undefined && (!withPort || name === '')) return null;
  const found = takeHost(name, scheme);
  if (found === null) return null;
  if (found.host === '' && (parts.username !== '' || parts.password !== '' || parts.port !== null))
    return null;
  const digits = /^\d*/.exec(after ?? '')?.[0] ?? '';
  const port = digits === '' ? parts.port : toPort(digits, scheme);
  return { ...parts, host: found.host, port: port === undefined ? parts.port : port };
}

function withScheme(parts: Parts, value: string): Parts | null {
  const scheme = value.split(':', 1)[0]?.toLowerCase() ?? '';
  const hasMore = parts.username !== '' || parts.password !== '' || parts.port !== null;
  if (!SCHEME.test(scheme) || isSpecial(scheme) !== isSpecial(parts.scheme)) return null;
  if ((scheme === 'file' && hasMore) || (parts.scheme === 'file' && parts.host === '')) return null;
  return { ...parts, scheme, port: parts.port === PORTS[scheme] ? null : parts.port };
}
