/**
 * The calls of a learner's dashboard: how many, how long the server needs for them, and when the last card is there, in a
 * real browser on this machine. The peer is a page of the same portal that makes no call of its own but the shell's.
 */
import type { Page } from '@playwright/test';
import { openPortal, type Portal, storeSession } from '../fixtures/servers/portal.ts';
import { launchBrowser } from './launch-browser.ts';
import { type BenchRow, count, round } from './rows.ts';

const LEARNER = 'ind@demo.test';
const RUNS = 5;
const MAX_CALLS = 12;
/** Of the navigation until what the learner came for is shown. */
const GOAL_MS = 1_500;

interface Visit {
  calls: number;
  /** Of all calls together, as the browser waited for them. */
  waitedMs: number;
  shownMs: number;
}

async function visit(page: Page, address: string, isShown: (page: Page) => Promise<void>): Promise<Visit> {
  await page.goto(address);
  await isShown(page);
  return page.evaluate(() => {
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
    return {
      calls: calls.length,
      waitedMs: calls.reduce((sum, { duration }) => sum + duration, 0),
      shownMs: performance.now(),
    };
  });
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(
  portal: Portal,
  page: Page,
  path: string,
  isShown: (page: Page) => Promise<void>,
): Promise<Visit> {
  const visits: Visit[] = [];
  // The first one fills the caches of server and browser.
  for (let run = 0; run <= RUNS; run += 1) visits.push(await visit(page, portal.url + path, isShown));
  const counted = visits.slice(1);
  return {
    calls: Math.max(...counted.map(({ calls }) => calls)),
    waitedMs: middle(counted.map(({ waitedMs }) => waitedMs)),
    shownMs: middle(counted.map(({ shownMs }) => shownMs)),
  };
}

export async function benchDashboard(): Promise<BenchRow[]> {
  const portal = await openPortal();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await storeSession(page, portal, LEARNER);
    const bare = await measure(portal, page, '/portal/upgrade', (shown) =>
      shown.getByRole('heading', { level: 1 }).waitFor(),
    );
    const full = await measure(portal, page, '/portal/dashboard', async (shown) => {
      await shown.getByRole('heading', { name: 'Recommended for You' }).waitFor();
      await shown.getByRole('heading', { name: /^You should also try/ }).waitFor();
      await shown.getByRole('article').last().waitFor();
    });
    return [
      count('calls of the dashboard', full.calls, MAX_CALLS),
      {
        figure: 'dashboard, all sections shown',
        value: `${round(full.shownMs, 0)} ms, calls together ${round(full.waitedMs, 0)} ms`,
        peer: `a page without calls of its own ${round(bare.shownMs, 0)} ms (${bare.calls} of the shell)`,
        ratio: full.shownMs / bare.shownMs,
        goal: `≤ ${GOAL_MS} ms`,
        met: full.shownMs <= GOAL_MS,
      },
    ];
  } finally {
    await browser.close();
    await portal.close();
  }
}
