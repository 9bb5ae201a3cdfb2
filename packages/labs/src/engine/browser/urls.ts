import { parseUrl, type WebUrl } from '../url/url.ts';

/** The origin of the lab's app for the simulated browser; `req.hostname` has the same host. */
export const APP_ORIGIN = 'https://app.test';
export const ATTACKER_URL = 'https://evil.example/';
/** Origin of sandboxed pages and `data:` addresses. */
export const OPAQUE = 'null';

export const toUrl = parseUrl;

export const APP_URL = parsed(APP_ORIGIN);

/** An address that is known to be one. Throws an `Error` otherwise. */
function parsed(href: string): WebUrl {
  const url = parseUrl(href);
  if (url === null) throw new Error(`not an address: ${href}`);
  return url;
}

export function originOf(url: WebUrl): string {
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.origin : OPAQUE;
}

/** Scheme and registrable domain. Labs have no hosts under longer public suffixes. */
function siteOf(origin: string): string {
  const url = toUrl(origin);
  return url === null
    ? `opaque ${origin}`
    : `${url.protocol}//${url.hostname.split('.').slice(-2).join('.')}`;
}

export const isSameSite = (left: string, right: string): boolean =>
  left !== OPAQUE && right !== OPAQUE && siteOf(left) === siteOf(right);

/** Code of a `javascript:` address. */
export function toLinkCode({ href }: WebUrl): string {
  const code = href.slice('javascript:'.length);
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

export interface DataUrl {
  type: string;
  body: string;
}

export function readDataUrl({ href }: WebUrl): DataUrl {
  const at = href.indexOf(',');
  const [type = '', ...flags] = href.slice('data:'.length, at < 0 ? undefined : at).split(';');
  const raw = at < 0 ? '' : href.slice(at + 1).replace(/#.*$/s, '');
  const text = decoded(raw);
  const isBase64 = flags.at(-1)?.trim().toLowerCase() === 'base64';
  return { type: type.trim().toLowerCase() || 'text/plain', body: isBase64 ? fromBase64(text) : text };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function fromBase64(text: string): string {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}
