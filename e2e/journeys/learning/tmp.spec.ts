import { expect, test } from '@playwright/test';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());
for (const [email, width] of [
  ['ind@demo.test', 1440],
  ['member@acme.test', 1440],
  ['member@acme.test', 768],
  ['member@acme.test', 375],
  ['free@demo.test', 1440],
] as const)
  test(`look ${email} ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, portal, email, '/portal/dashboard');
    await page.waitForLoadState('networkidle');
    const later = page.getByRole('button', { name: 'Later' });
    await page.waitForTimeout(2500);
    if (await later.isVisible()) await later.click();
    await page.screenshot({ path: `/tmp/shots/${email}-${width}.png`, fullPage: true });
    console.log(email, width, await page.evaluate(() => document.documentElement.scrollHeight));
    await page.goto(portal.url + '/portal/profile/achievements');
  });
test('look login', async ({ page }) => {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(portal.url + '/login', { waitUntil: 'networkidle' });
    await page.screenshot({ path: `/tmp/shots/login-${width}.png`, fullPage: true });
  }
  await expect(page.getByText('New here?')).toBeVisible();
});
