import { expect, test } from '@playwright/test';
import { MAX_SHIFT, readLayoutShifts, sumShifts, watchLayoutShifts } from '../fixtures/layout-shift.ts';
import { openPortal, type Portal, signIn } from '../fixtures/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

for (const [width, height] of [
  [1440, 757],
  [768, 1024],
  [375, 812],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    for (const last of ['user/dashboard', 'challenge/labs', 'course/filter'])
      test(`nothing moves while the dashboard loads, with ${last} as the last answer`, async ({ page }) => {
        await watchLayoutShifts(page);
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
        const moved = await readLayoutShifts(page);
        expect(sumShifts(moved), JSON.stringify(moved)).toBeLessThanOrEqual(MAX_SHIFT);
      });
  });
