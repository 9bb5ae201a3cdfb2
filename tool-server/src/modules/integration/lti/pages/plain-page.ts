import type { ServerResponse } from 'node:http';
import { readBrowserFile } from '@drawbridge/browser-files';
import express, { type Router } from 'express';
import { type Framers, toFrameAncestors } from '../../../../platform/http/content-security-policy.ts';
import { escapeHtml } from '../../../../platform/http/escape-html.ts';
import { MARK, SCENES } from './drawings.ts';

/** What a plain page shows. Every text is escaped by the page. */
export interface PlainPage {
  status: number;
  /** The name of this installation, shown in the head of the page. */
  productName: string;
  scene: keyof typeof SCENES;
  title: string;
  paragraphs: readonly string[];
  /** Finished markup below the text; the caller escapes its texts. */
  markup?: string;
  /** The address of our script for the page; its source is the `.ts` file of that name in `browser/`. */
  script?:
    | 'begin-login.js'
    | 'get-binding.js'
    | 'copy-incident.js'
    | 'close-registration.js'
    | 'return-content.js'
    | 'tell-host.js';
  /** Read by the script: frames, addresses, keys. */
  data?: Record<string, string>;
  framers: Framers;
  /** Hosts of a product, as a source that our own code writes. */
  productFrames?: readonly string[];
  /**
   * Set for a page whose address may contain a secret. Such a page has no form, which could not send its origin.
   * @see LTI-24
   */
  referrer?: 'no-referrer';
  /** The address that the page's form may be posted to. Default: the server's own origin. */
  formAction?: string;
}

const ASSETS = {
  'page.css': 'text/css',
  'begin-login.js': 'text/javascript',
  'get-binding.js': 'text/javascript',
  'copy-incident.js': 'text/javascript',
  'close-registration.js': 'text/javascript',
  'return-content.js': 'text/javascript',
  'tell-host.js': 'text/javascript',
  'icon.svg': 'image/svg+xml',
  'cookies.js': 'text/javascript',
  'elements.js': 'text/javascript',
  'platform-storage.js': 'text/javascript',
} as const;

/**
 * Sends a small page that works inside a platform's frame, without the portal and without inline script or style.
 * `same-origin` lets its own form send its origin.
 */
export function sendPlainPage(res: ServerResponse, page: PlainPage): void {
  const data = Object.entries(page.data ?? {})
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/lti/pages/page.css">
${page.script ? `<script type="module" src="/lti/pages/${page.script}"></script>\n` : ''}</head>
<body${data}>
<p class="product">${MARK}${escapeHtml(page.productName)}</p>
<main>
${SCENES[page.scene]}
<h1 id="title">${escapeHtml(page.title)}</h1>
${page.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${page.markup ?? ''}
</main>
</body>
</html>
`;
  res
    .writeHead(page.status, {
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action ${page.formAction ?? "'self'"}; base-uri 'none'; ${toFrameAncestors(page.framers, page.productFrames)}`,
      'cache-control': 'no-store',
      'referrer-policy': page.referrer ?? 'same-origin',
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
    })
    .end(html);
}

/** Scripts and style of the plain pages. */
export function createPlainAssets(): Router {
  const router = express.Router();
  for (const [name, type] of Object.entries(ASSETS))
    router.get(`/lti/pages/${name}`, async (_req, res) => {
      const body = await readBrowserFile(new URL(`./browser/${name}`, import.meta.url));
      res.set({
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
        // The icon of a link is shown in the pages of its platform.
        'cross-origin-resource-policy': name === 'icon.svg' ? 'cross-origin' : 'same-origin',
      });
      res.send(body);
    });
  return router;
}
