/**
 * Bytes on the wire of the first visit, as Chromium counts them, beside the same visit by a browser that accepts no
 * compression: headers, documents, files, responses and fonts together.
 */

import type { Browser, Page, Request } from '@playwright/test';
import { openPortal, type Portal, signIn } from '../fixtures/servers/portal.ts';
import { launchBrowser } from './launch-browser.ts';
import { type BenchRow, round } from './rows.ts';

const LEARNER = 'ind@demo.test';

interface Visit {
  page: string;
  /** Signed in first, in another browser context: only the page itself is counted. */
  isSignedIn: boolean;
  path: string;
  /** Text that is visible once the page is complete. */
  shows: RegExp;
  /** Compressed by plain; fonts and headers do not shrink. */
  goal: number;
}

const VISITS: Visit[] = [
  { page: 'login', isSignedIn: false, path: '/login', shows: /Sign in/, goal: 0.5 },
  { page: 'dashboard', isSignedIn: true, path: '/portal/dashboard', shows: /Good to see you/, goal: 0.5 },
  {
    page: 'a lab with its engines',
    isSignedIn: true,
    path: '/portal/labs/l1-someone-elses-invoice',
    shows: /of \d+ pass/,
    goal: 0.45,
  },
  {
    page: 'a Python lab with its engines',
    isSignedIn: true,
    path: '/portal/labs/l10-the-thumbnailers-shell',
    shows: /of \d+ pass/,
    goal: 0.5,
  },
];

/** Bytes of everything fetched until the network is idle, with an empty cache. */
async function countBytes(browser: Browser, portal: Portal, visit: Visit, isPlain: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (visit.isSignedIn) await signIn(page, portal, LEARNER);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (isPlain) await page.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
  // Of workers too, which is where the engines are fetched.
  const sizes: Promise<number>[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => {
    open.delete(request);
    sizes.push(
      request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
  });
  await page.goto(portal.url + visit.path);
  await page.getByText(visit.shows).first().waitFor();
  await waitUntilIdle(page, open, sizes);
  const bytes = await Promise.all(sizes);
  await context.close();
  return bytes.reduce((sum, size) => sum + size, 0);
}

const IDLE_MS = 500;

/** Playwright's own idle state never comes when a frame, such as a lab's preview, was replaced while it was loading. */
async function waitUntilIdle(page: Page, open: ReadonlySet<Request>, finished: readonly unknown[]) {
  let before = -1;
  while (open.size > 0 || finished.length !== before) {
    before = finished.length;
    await page.waitForTimeout(IDLE_MS);
  }
}

export async function benchWire(): Promise<BenchRow[]> {
  const portal = await openPortal();
  const browser = await launchBrowser('whole');
  try {
    const rows: BenchRow[] = [];
    for (const visit of VISITS) {
      const packed = await countBytes(browser, portal, visit, false);
      const plain = await countBytes(browser, portal, visit, true);
      const ratio = packed / plain;
      rows.push({
        figure: `bytes on the wire of ${visit.page}`,
        value: `${round(packed / 1000, 0)} kB`,
        peer: `${round(plain / 1000, 0)} kB uncompressed`,
        ratio,
        goal: `≤ ${visit.goal}`,
        met: ratio <= visit.goal,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await portal.close();
  }
}
