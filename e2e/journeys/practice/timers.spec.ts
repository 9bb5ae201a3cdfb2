import { expect, type Page, test } from '@playwright/test';
import { openPortal, type Portal, signIn, signInOnLoginPage } from '../../fixtures/servers/portal.ts';

/** Every timer of the browser, with its clock moved instead of waited for. */
const C2 = 'c2-injection-at-the-boundary';
const HOUR_MS = 3_600_000;

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const readNumber = (page: Page, key: string) =>
  page.evaluate((name) => Number(localStorage.getItem(name)), key);

test('AUTH-4, AUTH-12, AUTH-15, AUTH-16 the link can be requested again after thirty seconds, with or without a reload', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${portal.url}/login`);
  await page.getByLabel('Email').fill('ind@demo.test');
  await page.getByRole('button', { name: 'Sign in with Magic Link' }).click();
  await expect(page.getByRole('dialog', { name: 'Email Sent' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Resend in (30|2\d)s$/ })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('button', { name: /^Resend in (20|1?\d)s$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Resend in (20|1?\d)s$/ })).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(page.getByRole('button', { name: 'Sign in with Magic Link' })).toBeVisible();
});

test('AUTH-22, AUTH-24, ROUTE-29 after four hours the session is refreshed once on entry and lasts four more', async ({
  page,
}) => {
  await page.clock.install();
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/refresh-token')) refreshes += 1;
  });
  await signInOnLoginPage(page, portal, 'member@acme.test');
  const first = await readNumber(page, 'expTime');
  const lifeMs = first - (await page.evaluate(() => Date.now()));
  expect(lifeMs).toBeGreaterThan(4 * HOUR_MS - 60_000);
  expect(lifeMs).toBeLessThanOrEqual(4 * HOUR_MS);
  await page.clock.fastForward(4 * HOUR_MS + 1_000);
  await page.goto(`${portal.url}/`);
  await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
  expect(refreshes).toBe(1);
  expect((await readNumber(page, 'expTime')) - first).toBeGreaterThan(4 * HOUR_MS - 60_000);
});

test('CONST-1 a toast stays five seconds', async ({ page }) => {
  await page.clock.install();
  await signIn(page, portal, 'manager@acme.test', '/portal/courses');
  const favorite = page.getByRole('button', { name: 'Add Injection at the boundary to favorites' });
  await favorite.hover();
  // From here on only the test moves the clock.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await favorite.click();
  const toast = page.getByText('Marked as favorite!');
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('NOTIF-12, NOTIF-13 a check every fifty seconds reopens a closed socket and leaves an open one alone', async ({
  page,
}) => {
  await page.clock.install();
  const close: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/api\/main\/socket/, (socket) => {
    socket.connectToServer();
    close.push(() => socket.close({ code: 1001 }));
  });
  await signIn(page, portal, 'champion@acme.test');
  await expect.poll(() => close.length).toBe(1);
  await page.clock.fastForward(50_000);
  await page.goto(`${portal.url}/portal/course-info/intro/${C2}`);
  await expect.poll(() => close.length).toBe(2);
  await page.clock.fastForward(50_000);
  await page.clock.fastForward(50_000);
  expect(close).toHaveLength(2);
  await close[1]?.();
  await page.clock.fastForward(50_000);
  await expect.poll(() => close.length).toBe(3);
});
