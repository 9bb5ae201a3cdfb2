import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBrowserFile } from '@drawbridge/browser-files';

const FOLDER = path.join(import.meta.dirname, '../public');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

interface PageOptions {
  drawbridgeUrl: string;
  publishableKey: string;
  visitor: string | undefined;
}

interface Page {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a page with widgets must allow, at the strictest: this is also the list in the guide for partners. */
const toStrictPolicy = (drawbridge: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${drawbridge}`,
    `frame-src ${drawbridge}`,
    `connect-src 'self' ${drawbridge}`,
    "style-src 'self'",
    // The icon of the page.
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The script of all pages, without its types. */
async function readScript(): Promise<Page> {
  return {
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    body: await readBrowserFile(new URL('../browser/site.js', import.meta.url)),
  };
}

/** The script, or a file of `public`, with the addresses and keys of this installation in its `{{places}}`. */
export async function readPage(
  pathname: string,
  { drawbridgeUrl, publishableKey, visitor }: PageOptions,
): Promise<Page> {
  if (pathname === '/site.js') return readScript();
  const name = pathname === '/' ? 'index.html' : pathname.slice(1);
  const file = path.join(FOLDER, name);
  const type = TYPES[path.extname(name)];
  if (!/^[a-z-]+\.(html|css)$/.test(name) || !type || !existsSync(file))
    return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'No such page.' };
  const places: Record<string, string> = {
    drawbridge: drawbridgeUrl,
    key: publishableKey,
    visitor: visitor ?? '',
    account: visitor === undefined ? 'signed-out' : 'signed-in',
  };
  const body = readFileSync(file, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) =>
    escape(places[place] ?? ''),
  );
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      ...(name === 'hostile.html' && { 'content-security-policy': toStrictPolicy(drawbridgeUrl) }),
    },
    body,
  };
}
