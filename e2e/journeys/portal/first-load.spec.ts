import { readFirstLoads } from '@drawbridge/tooling/first-loads';
import { readStores } from '@drawbridge/tooling/read-stores';
import { expect, type Page, test } from '@playwright/test';
import { findScripts } from '../../fixtures/built-files.ts';
import {
  MAX_SHIFT,
  readLayoutShifts,
  sumShifts,
  watchLayoutShifts,
} from '../../fixtures/looks/layout-shift.ts';
import { openPortal, type Portal, storeSession } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const L1 = 'l1-someone-elses-invoice';

/** Pages with what is visible once they show what they are about. */
const PAGES: [
  page: string,
  path: string,
  isSignedIn: boolean,
  shows: (page: Page) => ReturnType<Page['locator']>,
][] = [
  ['sign-in page', '/login', false, (page) => page.getByLabel('Email')],
  ['dashboard', '/portal/dashboard', true, (page) => page.getByText(/^Good to see you/)],
  ['list of labs', '/portal/labs', true, (page) => page.getByRole('article').first()],
  [
    'course page',
    '/portal/course-info/intro/c2-injection-at-the-boundary',
    true,
    (page) => page.getByRole('heading', { level: 1, name: 'Injection at the boundary' }),
  ],
  ['lab', `/portal/labs/${L1}`, true, (page) => page.getByRole('heading', { level: 2, name: 'Look around' })],
];

const stores = readStores();
const toScripts = (modules: readonly string[]) => new Set(modules.flatMap(findScripts));

/** Small parts that a page shows later, such as its messages, are loaded beside it; so is what sends the sign-in form. */
const BESIDE = [
  'portal/src/shell/Notices.tsx',
  'packages/client/src/session/session-calls.ts',
  'packages/ui/src/components/Thumbnail/Picture.tsx',
  ...['activity', 'profile', 'achievements'].flatMap((name) => stores.get(name) ?? []),
];
const SECTIONS = 'portal/src/screens/learning/dashboard/DashboardSections.tsx';
const BESIDE_SIGN_IN = [
  'portal/src/screens/identity/login/DemoAccounts.tsx',
  'portal/src/screens/identity/login/sign-in-flow.ts',
  ...(readFirstLoads()['public/login']?.later ?? []),
];
const beside = toScripts(BESIDE);
const besideSignIn = toScripts([...BESIDE, ...BESIDE_SIGN_IN]);
const isLater = (page: string, script: string) =>
  (page === 'sign-in page' ? besideSignIn : beside).has(script);

for (const [name, path, isSignedIn, shows] of PAGES) {
  test(`the first answer names each script that the ${name} runs before it shows`, async ({ page }) => {
    if (isSignedIn) await storeSession(page, portal, 'ind@demo.test');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const held = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    const answer = await page.goto(portal.url + path, { waitUntil: 'commit' });
    const named = (await answer?.text()) ?? '';
    // The program runs as far as it can without data.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    // The sections are loaded once the page is quiet: on a slow machine before this line, with all that they import.
    const sections = scripts.indexOf(findScripts(SECTIONS)[0] ?? '');
    const beforeData = sections < 0 ? [...scripts] : scripts.slice(0, sections);
    held.resolve();
    await shows(page).waitFor();
    expect(beforeData.filter((script) => !named.includes(script) && !isLater(name, script))).toEqual([]);
  });

  for (const [width, height] of [
    [1440, 900],
    [375, 812],
  ] as const)
    test(`nothing moves while the ${name} loads at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      if (isSignedIn) await storeSession(page, portal, 'ind@demo.test');
      await watchLayoutShifts(page);
      // Data, fonts and the demo accounts arrive after the page was painted without them.
      const held = Promise.withResolvers<void>();
      await page.route(/\/api\/|\.woff2$|\/DemoAccounts-/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(portal.url + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      held.resolve();
      await shows(page).waitFor();
      if (!isSignedIn) await page.getByRole('heading', { name: 'Demo accounts' }).waitFor();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const moved = await readLayoutShifts(page);
      expect(sumShifts(moved), JSON.stringify(moved)).toBeLessThanOrEqual(MAX_SHIFT);
    });
}
