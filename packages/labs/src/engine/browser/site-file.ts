import { cutText } from '../text.ts';
import type { WebUrl } from '../url/url.ts';
import type { SiteFile } from './page.ts';
import { APP_ORIGIN, ATTACKER_URL, toUrl } from './urls.ts';

/** A file of the attacker: its text, or text with type, headers and status. */
export type AttackerFile =
  | string
  | { body?: string; type?: string; status?: number; headers?: Record<string, string> };

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  txt: 'text/plain',
};

export function toSiteFile(url: WebUrl, file: AttackerFile): SiteFile {
  const { body = '', type, status = 200, headers = {} } = typeof file === 'string' ? { body: file } : file;
  const ending = /\.(\w+)$/.exec(url.pathname)?.[1] ?? '';
  const own = Object.entries(headers).map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  const known = own.some(([name]) => name === 'content-type');
  // The attacker's own host allows every origin to read it.
  const shared: Array<[string, string]> = own.some(([name]) => name.startsWith('access-control-'))
    ? []
    : [['access-control-allow-origin', '*']];
  return {
    status,
    body,
    headers: [
      ...(known ? [] : ([['content-type', type ?? TYPES[ending] ?? 'text/html']] as Array<[string, string]>)),
      ...shared,
      ...own,
    ],
  };
}

/** Throws for an address of the app. */
export function toAttackerUrl(address: string): WebUrl {
  const url = toUrl(address, ATTACKER_URL);
  if (url === null || url.origin === APP_ORIGIN)
    throw new Error(`not an address of the attacker: ${cutText(address, 100)}`);
  return url;
}
