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

test('the dashboard makes each of its calls once, and waits for none that the quiet page makes later', async ({
  page,
}) => {
  await signIn(page, portal, 'member@globex.test', '/portal/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // A preflight and the socket are no calls; the shell counts what is unread on its own.
    if (!pathname.startsWith('/api/') || pathname.includes('notification')) return;
    calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
  });
  await page.goto(`${portal.url}/portal/dashboard`);
  await expect(page.getByRole('heading', { name: /^You should also try/ })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  expect(calls.some((call) => call.includes('user/profile'))).toBe(true);
});
