import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'express';
import serveStaticCompressed from 'express-static-gzip';
import { createPageHeaders, FILE_POLICY, type OtherOrigins } from './content-security-policy.ts';
import { readFirstLoads, type ToTags } from './first-loads.ts';
import { toPath } from './request-path.ts';

/** What other sites show of a page that is linked there (Open Graph). Such a page is not for search engines. */
export interface PagePreview {
  title: string;
  description: string;
  siteName: string;
}

export interface Pages {
  /**
   * The portal's document: every page starts as this one, with what its address loads first named in it. Only
   * `frameAncestors` may frame it. `runsChat`: false for a page that never starts the chat.
   */
  send(
    res: ServerResponse,
    options?: {
      status?: number;
      frameAncestors?: readonly string[];
      preview?: PagePreview;
      runsChat?: boolean;
      /** Settings of this response alone, beside those of the installation. */
      settings?: Readonly<Record<string, unknown>>;
    },
  ): void;
  /** Built scripts, styles, fonts and pictures. */
  files: RequestHandler;
}

const YEAR_MS = 31_536_000_000;
/** How long a document may be served after a build replaced it. */
const LOOK_MS = 250;
const NO_FRAMERS: readonly string[] = [];
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

function toMetaTags({ title, description, siteName }: PagePreview): string {
  const tags = [
    ['name="robots"', 'noindex, nofollow'],
    ['name="description"', description],
    ['property="og:type"', 'article'],
    ['property="og:site_name"', siteName],
    ['property="og:title"', title],
    ['property="og:description"', description],
    ['name="twitter:card"', 'summary'],
  ] as const;
  return tags.map(([name, content]) => `<meta ${name} content="${escapeHtml(content)}" />`).join('');
}

const withSettings = (html: string, settings: unknown) =>
  html.replace('"__SETTINGS__"', () => escapeJson(settings));

/**
 * Headers for files that pages of other sites load: as scripts with their own rights, and as modules and fonts by CORS.
 */
const TO_EVERYONE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const TO_OUR_PAGES = { 'cross-origin-resource-policy': 'same-origin' };

/**
 * Built files of a folder. The build writes a brotli and a gzip form next to each file that gains by it. `isForEveryone`:
 * pages of other sites load them too. The folder is searched for those forms at the first request for a file.
 */
export function createFiles(distDir: string, { isForEveryone = false } = {}): RequestHandler {
  let serve: RequestHandler | undefined;
  return (req, res, next) => {
    serve ??= createCompressed(distDir, isForEveryone);
    return serve(req, res, next);
  };
}

function createCompressed(distDir: string, isForEveryone: boolean): RequestHandler {
  return serveStaticCompressed(distDir, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    serveStatic: {
      redirect: false,
      setHeaders(res, served) {
        const isHashed = served.includes(`${path.sep}assets${path.sep}`);
        res.setHeader(
          'cache-control',
          isHashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'public, max-age=300',
        );
        for (const [name, value] of Object.entries(isForEveryone ? TO_EVERYONE : TO_OUR_PAGES))
          res.setHeader(name, value);
        res.setHeader('content-security-policy', FILE_POLICY);
        // The type that is found by the name of a file has no charset where it is XML. @see ASVS 4.1.1
        if (/\.svg(\.(br|gz))?$/.test(served)) res.setHeader('content-type', 'image/svg+xml; charset=utf-8');
      },
    },
  });
}

/**
 * Serves the built portal from `distDir`. `settings` reach the page as a block of data in its document, so that one
 * build serves every installation. `document`: another one than the portal's; `firstLoads`: the file below `.vite` that
 * says what its pages load first, where the build has one.
 */
export function createPages(
  distDir: string,
  settings: Readonly<Record<string, unknown>>,
  others: OtherOrigins,
  { document: name = 'index.html', firstLoads = 'first-loads.json' } = {},
): Pages {
  const file = path.join(distDir, name);
  const toPageHeaders = createPageHeaders(others);
  const toQuietHeaders = createPageHeaders({ ...others, chat: undefined });
  let cached: { asBuilt: string; html: string; toTags: ToTags; builtAtMs: number } | undefined;
  let lookedAtMs = Number.NEGATIVE_INFINITY;

  /** Read again after a build: an old document would name scripts that no longer exist. */
  function readDocument(): { asBuilt: string; html: string; toTags: ToTags } {
    const now = performance.now();
    if (cached && now - lookedAtMs < LOOK_MS) return cached;
    const builtAtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAtMs === undefined)
      throw new Error(`the pages are not built: ${file} is missing; run "npm run build"`);
    if (cached?.builtAtMs !== builtAtMs) {
      const asBuilt = readFileSync(file, 'utf8');
      const hasFirstLoads = name === 'index.html' || existsSync(path.join(distDir, '.vite', firstLoads));
      const toTags = hasFirstLoads ? readFirstLoads(distDir, asBuilt, firstLoads) : () => '';
      cached = { asBuilt, html: withSettings(asBuilt, settings), toTags, builtAtMs };
    }
    lookedAtMs = now;
    return cached;
  }

  return {
    send(res, { status = 200, frameAncestors = NO_FRAMERS, preview, runsChat = true, settings: more } = {}) {
      const { nonce, headers } = (runsChat ? toPageHeaders : toQuietHeaders)(frameAncestors);
      const document = readDocument();
      const head = `${document.toTags(toPath(res.req))}${preview ? toMetaTags(preview) : ''}</head>`;
      const filled = more ? withSettings(document.asBuilt, { ...settings, ...more }) : document.html;
      const html = filled.replace('__CSP_NONCE__', nonce).replace('</head>', () => head);
      // Without Express' `send`: ETag and freshness need no computing here.
      res
        .writeHead(status, {
          ...headers,
          ...(preview ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
          'content-type': 'text/html; charset=utf-8',
          'content-length': Buffer.byteLength(html),
        })
        .end(html);
    },
    files: createFiles(distDir),
  };
}
