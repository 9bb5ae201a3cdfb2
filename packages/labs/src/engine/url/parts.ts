import { parseHost } from './host.ts';
import {
  CONTROL_SET,
  FRAGMENT_SET,
  PATH_SET,
  percentEncode,
  QUERY_SET,
  SPECIAL_QUERY_SET,
  USERINFO_SET,
} from './percent.ts';

/** An address taken apart, every part encoded. */
export interface Parts {
  scheme: string;
  username: string;
  password: string;
  /** Null: the address has none, as in `mailto:`. */
  host: string | null;
  port: number | null;
  /** A text for an address without hierarchy, as in `javascript:`. */
  path: string[] | string;
  query: string | null;
  fragment: string | null;
}

export const PORTS: Readonly<Record<string, number | null>> = {
  ftp: 21,
  file: null,
  http: 80,
  https: 443,
  ws: 80,
  wss: 443,
};
export const isSpecial = (scheme: string) => Object.hasOwn(PORTS, scheme);
export const SCHEME = /^[a-z][a-z\d+.-]*$/i;
const isDrive = (text: string) => /^[a-z][:|]$/i.test(text);
const beginsWithDrive = (text: string) => /^[a-z][:|](?:$|[/\\])/i.test(text);
const toSlashes = (special: boolean) => (special ? /[/\\]/ : /\//);

const toSegments = ({ path }: Parts): string[] => (typeof path === 'string' ? [] : [...path]);

function shorten(path: string[], scheme: string): void {
  if (scheme !== 'file' || path.length !== 1 || !/^[a-z]:$/i.test(path[0] ?? '')) path.pop();
}

/** Adds the segments of a text to a path: `.` and `..` are resolved, also where they are encoded. */
function addSegments(path: string[], text: string, scheme: string): void {
  const segments = text.split(toSlashes(isSpecial(scheme)));
  segments.forEach((segment, index) => {
    const isLast = index === segments.length - 1;
    const plain = segment.replace(/%2e/gi, '.');
    if (plain === '..') shorten(path, scheme);
    if (plain === '..' || plain === '.') {
      if (isLast) path.push('');
      return;
    }
    const isFirstDrive = scheme === 'file' && path.length === 0 && isDrive(segment);
    path.push(isFirstDrive ? `${segment[0]}:` : percentEncode(segment, PATH_SET));
  });
}

/** The path that begins after a host: always at least `/` for http and its like. */
export function toRootPath(text: string, scheme: string): string[] {
  const special = isSpecial(scheme);
  if (text === '' && !special) return [];
  const path: string[] = [];
  addSegments(path, toSlashes(special).test(text[0] ?? '') ? text.slice(1) : text, scheme);
  return path;
}

/** A port as a number, null for the scheme's own; undefined where it is not a port. */
export function toPort(text: string, scheme: string): number | null | undefined {
  if (text === '') return null;
  if (!/^\d+$/.test(text) || Number(text) > 65_535) return undefined;
  return Number(text) === PORTS[scheme] ? null : Number(text);
}

/** Host and port of `host:port`; null where one of them is not valid. */
export function takeHost(text: string, scheme: string): Pick<Parts, 'host' | 'port'> | null {
  const [name, after] = splitHost(text);
  if (name === '' && (after !== undefined || isSpecial(scheme))) return null;
  const host = name === '' ? '' : parseHost(name, isSpecial(scheme));
  const port = toPort(after ?? '', scheme);
  return host === null || port === undefined ? null : { host, port };
}

/** The first colon that is not in brackets separates the port. */
export function splitHost(text: string): [string, string?] {
  let inBrackets = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '[') inBrackets = true;
    else if (text[at] === ']') inBrackets = false;
    else if (text[at] === ':' && !inBrackets) return [text.slice(0, at), text.slice(at + 1)];
  }
  return [text];
}

function takeAuthority(text: string, scheme: string): Omit<Parts, 'query' | 'fragment'> | null {
  const end = text.search(toSlashes(isSpecial(scheme)));
  const authority = end < 0 ? text : text.slice(0, end);
  const at = authority.lastIndexOf('@');
  const place = takeHost(authority.slice(at + 1), scheme);
  if (place === null || (at >= 0 && at === authority.length - 1)) return null;
  const [user = '', ...password] = authority.slice(0, Math.max(at, 0)).split(':');
  return {
    scheme,
    username: percentEncode(user, USERINFO_SET),
    password: percentEncode(password.join(':'), USERINFO_SET),
    ...place,
    path: toRootPath(end < 0 ? '' : text.slice(end), scheme),
  };
}

const plain = (scheme: string, path: Parts['path'], host: string | null = null) => ({
  scheme,
  username: '',
  password: '',
  host,
  port: null,
  path,
});

/** An address relative to one with a hierarchy that is not of a file. */
function takeRelative(rest: string, base: Parts): Omit<Parts, 'query' | 'fragment'> | null {
  const { scheme } = base;
  const special = isSpecial(scheme);
  const slash = toSlashes(special);
  if (slash.test(rest[0] ?? '')) {
    if (special && slash.test(rest[1] ?? '')) return takeAuthority(rest.replace(/^[/\\]+/, ''), scheme);
    if (rest[1] === '/') return takeAuthority(rest.slice(2), scheme);
    return { ...base, path: toRootPath(rest, scheme) };
  }
  const path = toSegments(base);
  if (rest === '') return { ...base, path };
  shorten(path, scheme);
  addSegments(path, rest, scheme);
  return { ...base, path };
}

function takeFile(rest: string, base: Parts | null): Omit<Parts, 'query' | 'fragment'> | null {
  const known = base?.scheme === 'file' ? base : null;
  if (/^[/\\]{2}/.test(rest)) {
    const text = rest.slice(2);
    const end = text.search(/[/\\]/);
    const name = end < 0 ? text : text.slice(0, end);
    if (isDrive(name)) return plain('file', toRootPath(text, 'file'), '');
    const host = name === '' ? '' : parseHost(name, true);
    if (host === null) return null;
    return plain(
      'file',
      toRootPath(end < 0 ? '' : text.slice(end), 'file'),
      host === 'localhost' ? '' : host,
    );
  }
  const path: string[] = [];
  if (/^[/\\]/.test(rest)) {
    const drive = known?.path[0] ?? '';
    if (!beginsWithDrive(rest.slice(1)) && /^[a-z]:$/i.test(drive)) path.push(drive);
    addSegments(path, rest.slice(1), 'file');
    return plain('file', path, known?.host ?? '');
  }
  if (known === null) {
    addSegments(path, rest, 'file');
    return plain('file', path, '');
  }
  if (!beginsWithDrive(rest)) path.push(...toSegments(known));
  if (rest === '') return { ...known, path };
  if (path.length > 0) shorten(path, 'file');
  addSegments(path, rest, 'file');
  return { ...known, path };
}

function takeRest(
  rest: string,
  scheme: string | null,
  base: Parts | null,
): Omit<Parts, 'query' | 'fragment'> | null {
  if (scheme === null) {
    if (base === null || typeof base.path === 'string') return null;
    return base.scheme === 'file' ? takeFile(rest, base) : takeRelative(rest, base);
  }
  if (scheme === 'file') return takeFile(rest, base);
  if (isSpecial(scheme)) {
    const isRelative = base?.scheme === scheme && !rest.startsWith('//');
    return isRelative ? takeRelative(rest, base) : takeAuthority(rest.replace(/^[/\\]+/, ''), scheme);
  }
  if (rest.startsWith('//')) return takeAuthority(rest.slice(2), scheme);
  return plain(scheme, rest.startsWith('/') ? toRootPath(rest, scheme) : percentEncode(rest, CONTROL_SET));
}

/** Spaces at the end of an opaque path would get lost when it is read again. */
function keepSpace(path: Parts['path'], isEnd: boolean): Parts['path'] {
  return typeof path === 'string' && !isEnd ? path.replace(/ $/, '%20') : path;
}

const splitOnce = (text: string, mark: string): [string, string | null] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
};

export const encodeQuery = (text: string, scheme: string) =>
  percentEncode(text, isSpecial(scheme) ? SPECIAL_QUERY_SET : QUERY_SET);

const trimmed = (text: string) =>
  text
    .toWellFormed()
    .replace(/^[\0-\u0020]+|[\0-\u0020]+$/g, '')
    .replace(/[\t\n\r]/g, '');

/** Takes an address apart, relative to another where one is given; null where it is not one. */
export function parseParts(text: string, base: Parts | null): Parts | null {
  const [front, fragmentText] = splitOnce(trimmed(text), '#');
  const [main, queryText] = splitOnce(front, '?');
  const fragment = fragmentText === null ? null : percentEncode(fragmentText, FRAGMENT_SET);
  const [name, after] = splitOnce(main, ':');
  const scheme = after !== null && SCHEME.test(name) ? name.toLowerCase() : null;
  // Only a fragment can be added to an address without hierarchy.
  if (scheme === null && base !== null && typeof base.path === 'string')
    return front === '' && fragment !== null ? { ...base, fragment } : null;
  const rest = scheme === null ? main : (after ?? '');
  const found = takeRest(rest, scheme, base);
  if (found === null) return null;
  const own = queryText === null ? null : encodeQuery(queryText, found.scheme);
  const isSame =
    rest === '' && base !== null && found.scheme === base.scheme && (scheme === null || isSpecial(scheme));
  const query = own ?? (isSame ? base.query : null);
  const path = keepSpace(found.path, queryText === null && fragment === null);
  return { ...found, path, query, fragment };
}
