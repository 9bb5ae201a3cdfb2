import { resolveBrowser } from '@drawbridge/tooling/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import { readLayoutShifts, sumShifts, watchLayoutShifts } from '../../fixtures/layout-shift.ts';
import { openPartnerSite } from '../../fixtures/partner-site.ts';
import { openPortal } from '../../fixtures/portal.ts';

/** A main thread at a quarter of its speed. */
const CPU_DIVISOR = 4;
const CALLS = 200;

export interface EmbedTimes {
  /** Median of a call to a framed widget and its answer, ms. */
  callMs: number;
  /** Median of the same with nothing but a port between two windows, ms. */
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

/** A call to the widget and back, and the same through a bare port to an empty frame. */
async function timeCalls(page: Page): Promise<{ callMs: number; bareMs: number }> {
  const times = await page.evaluate(async (calls) => {
    const element = document.querySelector('drawbridge-embed') as HTMLElement & {
      call(name: string, input: object): Promise<void>;
    };
    const frame = document.createElement('iframe');
    frame.srcdoc =
      '<script>addEventListener("message", ({ ports: [port] }) => { port.onmessage = ({ data }) => port.postMessage(data); })</script>';
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow?.postMessage('', '*', [port2]);
    port1.start();
    const askBare = () =>
      new Promise((resolve) => {
        port1.addEventListener('message', resolve, { once: true });
        port1.postMessage({ theme: 'light' });
      });
    const measure = async (run: () => Promise<unknown>) => {
      const took: number[] = [];
      for (let count = 0; count < calls; count += 1) {
        const from = performance.now();
        await run();
        took.push(performance.now() - from);
      }
      return took;
    };
    const call = await measure(() => element.call('setTheme', { theme: 'light' }));
    const bare = await measure(askBare);
    return { call, bare };
  }, CALLS);
  return { callMs: median(times.call), bareMs: median(times.bare) };
}

async function timeDialogs(page: Page): Promise<{ dialogMs: number; bareDialogMs: number }> {
  const times = await page.evaluate(async () => {
    const root = document.querySelector('#preferences')?.shadowRoot;
    const dialog = root?.querySelector('dialog');
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
          () => root?.activeElement !== null,
          () => dialog?.close(),
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
    const calls = await timeCalls(page);
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
