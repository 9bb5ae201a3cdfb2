import { expect, test } from '@playwright/test';
import { openPortal, type Portal, signIn } from '../fixtures/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

/** What the browser reports of an element that moved by itself. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

interface Moved {
  value: number;
  /** What moved, for the message of a failure. */
  elements: string[];
}

for (const [width, height] of [
  [1440, 757],
  [768, 1024],
  [375, 812],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    for (const last of ['user/dashboard', 'challenge/labs', 'course/filter'])
      test(`nothing moves while the dashboard loads, with ${last} as the last answer`, async ({ page }) => {
        await page.addInitScript(() => {
          const moved: Moved[] = [];
          Object.assign(globalThis, { moved });
          new PerformanceObserver((list) => {
            for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
              if (!hadRecentInput)
                moved.push({
                  value,
                  elements: sources.map(({ node }) =>
                    node instanceof Element ? node.outerHTML.slice(0, 80) : '',
                  ),
                });
          }).observe({ type: 'layout-shift', buffered: true });
        });
        const held = Promise.withResolvers<void>();
        await page.route(`**/api/**/${last}**`, async (route) => {
          await held.promise;
          await route.continue();
        });
        await signIn(page, portal, 'member@globex.test', '/portal/dashboard');
        await expect(page.getByRole('heading', { name: 'A lab for the next half hour' })).toBeVisible();
        held.resolve();
        await expect(page.getByRole('region', { name: 'Begin here' })).toBeVisible();
        await expect(page.getByRole('article').first()).toBeVisible();
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        const moved = await page.evaluate(() => (globalThis as unknown as { moved: Moved[] }).moved);
        const shift = moved.reduce((sum, { value }) => sum + value, 0);
        expect(shift, JSON.stringify(moved)).toBeLessThanOrEqual(0.02);
      });
  });
