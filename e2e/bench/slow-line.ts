/**
 * A first visit over a slow line with a slow processor: 1.6 Mbit/s, 150 ms for each request, a main thread at a quarter
 * of its speed. Each visit has a browser profile of its own; the best of three counts, and of layout shifts the worst.
 * The peer of each time is an empty page of the same server in the same run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveBrowser } from '@drawbridge/tooling/chromium';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { openPortal, type Portal, storeSession } from '../fixtures/servers/portal.ts';
import { type BenchRow, round } from './rows.ts';

const LEARNER = 'ind@demo.test';
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_DIVISOR = 4;
const RUNS = 3;
/** Longer than a Python lab may take. */
const TIMEOUT_MS = 180_000;
const MAX_SHIFT = 0.02;
/** A document without scripts or styles. */
const EMPTY_PAGE = '/logo.svg';

interface Moment {
  /** What a person sees or can do from this moment on. */
  name: string;
  isThere: (page: Page) => Promise<unknown>;
  /** Seconds from the start of the navigation; undefined: shown without a goal. */
  goalSeconds: number | undefined;
  /** Bytes of documents, files, fonts and responses, with their headers, received before this moment. */
  goalKilobytes?: number;
}

interface Visit {
  page: string;
  isSignedIn: boolean;
  path: string;
  moments: readonly Moment[];
  /** The same moments at the second visit of the same browser profile. */
  again?: readonly Moment[];
}

const TESTS_RAN = (page: Page) =>
  page
    .getByText(/of \d+ pass/)
    .first()
    .waitFor();
const LESSON_TEXT = (page: Page) =>
  // The card with the two ways, which comes with it, has no paragraph.
  page.locator('[data-pane="steps"] p').first().waitFor();

const VISITS: readonly Visit[] = [
  {
    page: 'login',
    isSignedIn: false,
    path: '/login',
    moments: [
      {
        name: 'usable: the form takes an address',
        isThere: (page) => page.getByLabel('Email').fill('someone@example.test'),
        goalSeconds: 1.7,
        goalKilobytes: 130,
      },
    ],
  },
  {
    page: 'dashboard',
    isSignedIn: true,
    path: '/portal/dashboard',
    moments: [
      {
        name: 'greeting visible',
        isThere: (page) => page.getByText(/Good to see you/).waitFor(),
        goalSeconds: undefined,
      },
      {
        name: 'labs and courses visible',
        isThere: (page) => page.getByRole('article').first().waitFor(),
        goalSeconds: undefined,
      },
    ],
  },
  {
    page: 'list of labs',
    isSignedIn: true,
    path: '/portal/labs',
    moments: [
      {
        name: 'cards visible',
        isThere: (page) => page.getByRole('article').first().waitFor(),
        goalSeconds: undefined,
      },
    ],
  },
  {
    page: 'course page',
    isSignedIn: true,
    path: '/portal/course-info/intro/c2-injection-at-the-boundary',
    moments: [
      {
        name: 'title visible',
        isThere: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
        goalSeconds: undefined,
      },
    ],
  },
  {
    page: 'lab L1',
    isSignedIn: true,
    path: '/portal/labs/l1-someone-elses-invoice',
    moments: [
      { name: 'text visible', isThere: LESSON_TEXT, goalSeconds: 3.5 },
      { name: 'tests ran', isThere: TESTS_RAN, goalSeconds: 8 },
    ],
    again: [
      { name: 'text visible', isThere: LESSON_TEXT, goalSeconds: undefined },
      { name: 'tests ran', isThere: TESTS_RAN, goalSeconds: undefined },
    ],
  },
  {
    page: 'Python lab L10',
    isSignedIn: true,
    path: '/portal/labs/l10-the-thumbnailers-shell',
    moments: [
      { name: 'text visible', isThere: LESSON_TEXT, goalSeconds: undefined },
      { name: 'tests ran', isThere: TESTS_RAN, goalSeconds: 45 },
    ],
    again: [{ name: 'tests ran', isThere: TESTS_RAN, goalSeconds: 5 }],
  },
];

interface Reached {
  seconds: number;
  kilobytes: number;
}

interface Measured {
  moments: Reached[];
  shift: number;
}

/** One load of an address in a throttled page of its own. */
async function load(
  context: BrowserContext,
  url: string,
  moments: readonly Pick<Moment, 'isThere'>[],
): Promise<Measured> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const cdp = await context.newCDPSession(page);
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ response }) => {
    bytes += response.encodedDataLength;
  });
  cdp.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_DIVISOR });
  await page.goto(url, { waitUntil: 'commit' });
  const reached: Reached[] = [];
  for (const { isThere } of moments) {
    await isThere(page);
    const kilobytes = bytes / 1000;
    const seconds = (await page.evaluate(() => performance.now())) / 1000;
    reached.push({ seconds, kilobytes });
  }
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );
  await page.close();
  return { moments: reached, shift };
}

/** Runs with a fresh browser profile on disk: its cache works as a visitor's does. */
async function withProfile<T>(run: (context: BrowserContext) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-profile-'));
  const { executablePath, args, env } = await resolveBrowser('whole');
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    args,
    ...(env ? { env } : {}),
    viewport: { width: 1440, height: 900 },
  });
  try {
    return await run(context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function measureEmptyPage(portal: Portal): Promise<number> {
  const empty = await withProfile((context) =>
    load(context, portal.url + EMPTY_PAGE, [{ isThere: (page) => page.waitForLoadState('load') }]),
  );
  return empty.moments[0]?.seconds ?? Number.NaN;
}

function measureVisit(
  portal: Portal,
  { isSignedIn, path: where, moments, again }: Visit,
): Promise<{ first: Measured; again: Measured | undefined }> {
  return withProfile(async (context) => {
    if (isSignedIn) {
      const page = await context.newPage();
      await storeSession(page, portal, LEARNER);
      await page.close();
    }
    const first = await load(context, portal.url + where, moments);
    return { first, again: again && (await load(context, portal.url + where, again)) };
  });
}

async function repeat<T>(run: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let count = 0; count < RUNS; count += 1) all.push(await run());
  return all;
}

/** The rows of one load: for each moment its time and, where it has a goal, its bytes; then the layout shift. */
function toRows(
  name: string,
  moments: readonly Moment[],
  runs: readonly Measured[],
  emptySeconds: number,
): BenchRow[] {
  const best = (toFigure: (measured: Measured) => number) => Math.min(...runs.map(toFigure));
  const rows = moments.flatMap((moment, index): BenchRow[] => {
    const seconds = best((run) => run.moments[index]?.seconds ?? Number.NaN);
    const kilobytes = best((run) => run.moments[index]?.kilobytes ?? Number.NaN);
    const { goalSeconds, goalKilobytes } = moment;
    const time: BenchRow = {
      figure: `${name}, ${moment.name}`,
      value: `${round(seconds)} s`,
      peer: `empty page ${round(emptySeconds)} s`,
      ratio: seconds / emptySeconds,
      goal: goalSeconds === undefined ? '' : `≤ ${goalSeconds} s`,
      met: goalSeconds === undefined || seconds <= goalSeconds,
    };
    const weight: BenchRow = {
      figure: `${name}, bytes received until then`,
      value: `${round(kilobytes, 0)} kB`,
      peer: '',
      ratio: null,
      goal: goalKilobytes === undefined ? '' : `≤ ${goalKilobytes} kB`,
      met: goalKilobytes === undefined || kilobytes <= goalKilobytes,
    };
    return [time, weight];
  });
  const shift = Math.max(...runs.map((run) => run.shift));
  return [
    ...rows,
    {
      figure: `${name}, layout shift`,
      value: shift.toFixed(3),
      peer: '',
      ratio: null,
      goal: `≤ ${MAX_SHIFT}`,
      met: shift <= MAX_SHIFT,
    },
  ];
}

export async function benchSlowLine(): Promise<BenchRow[]> {
  const portal = await openPortal();
  try {
    const emptySeconds = Math.min(...(await repeat(() => measureEmptyPage(portal))));
    const rows: BenchRow[] = [];
    for (const visit of VISITS) {
      console.error(`  ${visit.page} …`);
      const runs = await repeat(() => measureVisit(portal, visit));
      rows.push(
        ...toRows(
          visit.page,
          visit.moments,
          runs.map(({ first }) => first),
          emptySeconds,
        ),
      );
      const second = runs.flatMap(({ again }) => again ?? []);
      if (visit.again) rows.push(...toRows(`${visit.page}, second visit`, visit.again, second, emptySeconds));
    }
    return rows;
  } finally {
    await portal.close();
  }
}
