import { resolveBrowser } from '@drawbridge/tooling/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import { readLayoutShifts, sumShifts, watchLayoutShifts } from '../../fixtures/looks/layout-shift.ts';
import { openPartnerSite } from '../../fixtures/partner-site.ts';
import { openPortal } from '../../fixtures/servers/portal.ts';

/** A main thread at a quarter of its speed. */
const CPU_DIVISOR = 4;
/** Calls of one batch: a page's clock has steps of 0.1 ms, so a single call is too short to be read off it. */
const CALLS_OF_BATCH = 50;
const BATCHES = 20;
/** A document of the widgets' origin that answers what its port gets: the same two processes, and nothing else. */
const BARE_PORT = '/bench-bare-port.html';
const BARE_PORT_DOCUMENT =
  '<script>addEventListener("message", ({ ports: [port] }) => { port.onmessage = ({ data }) => port.postMessage(data); })</script>';

export interface EmbedTimes {
  /** A call to a framed widget and its answer, median of batches, ms. */
  callMs: number;
  /** The same with nothing but a port between the same two origins, ms. */
  bareMs: number;
  /** From the press of a button to the focus in the open dialog, median of ten, ms. */
  dialogMs: number;
  /** The same with an empty dialog of the page, ms. */
  bareDialogMs: number;
  /** What moved by itself while a framed card loaded. */
  shift: number;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_DIVISOR });
}

/** A call to the widget and back, and the same through a bare port to a frame of the same origin. */
async function timeCalls(page: Page, widgetsOrigin: string): Promise<{ callMs: number; bareMs: number }> {
  const bareUrl = `${widgetsOrigin}${BARE_PORT}`;
  await page.route(bareUrl, (route) => route.fulfill({ contentType: 'text/html', body: BARE_PORT_DOCUMENT }));
  const times = await page.evaluate(
    async ({ url, calls, batches }) => {
      const element = document.querySelector('drawbridge-embed') as HTMLElement & {
        call(name: string, input: object): Promise<void>;
      };
      const frame = document.createElement('iframe');
      frame.src = url;
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      const { port1, port2 } = new MessageChannel();
      frame.contentWindow?.postMessage('', new URL(url).origin, [port2]);
      port1.start();
      const askBare = () =>
        new Promise((resolve) => {
          port1.addEventListener('message', resolve, { once: true });
          port1.postMessage({ theme: 'light' });
        });
      const measure = async (run: () => Promise<unknown>) => {
        const perCall: number[] = [];
        for (let batch = 0; batch < batches; batch += 1) {
          const from = performance.now();
          for (let count = 0; count < calls; count += 1) await run();
          perCall.push((performance.now() - from) / calls);
        }
        return perCall;
      };
      const call = await measure(() => element.call('setTheme', { theme: 'light' }));
      const bare = await measure(askBare);
      return { call, bare };
    },
    { url: bareUrl, calls: CALLS_OF_BATCH, batches: BATCHES },
  );
  return { callMs: median(times.call), bareMs: median(times.bare) };
}

async function timeDialogs(page: Page): Promise<{ dialogMs: number; bareDialogMs: number }> {
  const times = await page.evaluate(async () => {
    const root = document.querySelector('#preferences')?.shadowRoot;
    const dialog = root?.querySelector('dialog');
    if (!root || !dialog) throw new Error('the preferences widget has no dialog to measure');
    const element = document.querySelector('#preferences') as HTMLElement & { open(): Promise<void> };
    const bareDialog = document.createElement('dialog');
    bareDialog.append(document.createElement('button'));
    document.body.append(bareDialog);
    const measure = async (show: () => void, hasFocus: () => boolean, hide: () => void) => {
      const from = performance.now();
      show();
      while (!hasFocus()) await new Promise((resolve) => requestAnimationFrame(resolve));
      const took = performance.now() - from;
      hide();
      return took;
    };
    const own: number[] = [];
    const bare: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      own.push(
        await measure(
          () => void element.open().catch(() => undefined),
          () => dialog.open && root.activeElement !== null,
          () => dialog.close(),
        ),
      );
      bare.push(
        await measure(
          () => bareDialog.showModal(),
          () => bareDialog.contains(document.activeElement),
          () => bareDialog.close(),
        ),
      );
    }
    return { own, bare };
  });
  return { dialogMs: median(times.own), bareDialogMs: median(times.bare) };
}

/** Times of widgets on the example partner's pages, with a slowed processor. */
export async function timeEmbeds(): Promise<EmbedTimes> {
  const portal = await openPortal();
  const partner = await openPartnerSite(portal);
  let browser: Browser | undefined;
  try {
    const found = await resolveBrowser();
    browser = await chromium.launch({ ...found, env: found.env as Record<string, string> | undefined });
    const page = await browser.newPage();
    await watchLayoutShifts(page);
    await slowDown(page);
    await page.goto(`${partner.url}/sign-in?name=bench&back=/course.html`);
    await page.locator('drawbridge-course-card').getByRole('heading').waitFor();
    const shift = sumShifts(await readLayoutShifts(page));
    await page.goto(`${partner.url}/five.html`);
    await page
      .locator('drawbridge-embed')
      .first()
      .locator('iframe')
      .contentFrame()
      .getByRole('heading')
      .first()
      .waitFor();
    const calls = await timeCalls(page, portal.url);
    await page.goto(`${partner.url}/dialogs.html`);
    await page.locator('#preferences iframe').waitFor({ state: 'attached' });
    const dialogs = await timeDialogs(page);
    return { ...calls, ...dialogs, shift };
  } finally {
    await browser?.close();
    await partner.close();
    await portal.close();
  }
}
