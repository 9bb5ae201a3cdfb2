import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { countCalls, findHeading, readStorage } from '../../fixtures/looks/page-state.ts';
import { enterPassword, openPortal, type Portal, storeSession } from '../../fixtures/servers/portal.ts';

const DASHBOARD = 'What will you learn today?';
const TITLE = 'Sign in to your Learning Portal';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

test('ROUTE-26 a page opened without user, token or refresh token leads to the login page and back', async ({
  page,
}) => {
  const address = `${portal.url}/portal/courses?level=Basic#x`;
  for (const key of ['user', 'token', 'rtoken']) {
    await storeSession(page, portal, 'ind@demo.test');
    await page.evaluate((name) => localStorage.removeItem(name), key);
    const calls: string[] = [];
    const note = (request: { url(): string }) => void calls.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(address);
    await expect(findHeading(page, TITLE)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirect'), key).toBe(address);
    page.off('request', note);
    expect(
      calls.filter((path) => path.startsWith('/api/')),
      key,
    ).toEqual([]);
    await enterPassword(page, 'ind@demo.test');
    await expect(page).toHaveURL(address);
    await page.evaluate(() => localStorage.clear());
  }
});

const waitForDashboard = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/user/dashboard') && answer.ok());

test('ERR-1..ERR-6, AUTH-25 ten expired calls in several tabs share one refresh', async ({
  page,
  context,
}) => {
  await storeSession(page, portal, 'member@acme.test');
  const before = await readStorage(page);
  const refreshes = countCalls(context, '/user/refresh-token');
  const publishes = countCalls(context, '/publish-login');
  let refused = 0;
  await context.route('**/api/**', async (route) => {
    if (route.request().headers()['authorization'] !== before['token']) return route.continue();
    refused += 1;
    return route.fulfill({
      status: 401,
      json: { success: false, code: 'token_expired', message: 'The incoming token has expired', data: null },
    });
  });
  // The response waits until ten calls have failed with an expired token.
  await context.route('**/user/refresh-token', async (route) => {
    await expect.poll(() => refused).toBeGreaterThanOrEqual(10);
    await route.continue();
  });
  const tabs = [page, ...(await Promise.all(Array.from({ length: 5 }, () => context.newPage())))];
  // The page shows before its calls have returned.
  const repeated = tabs.map(waitForDashboard);
  await Promise.all(tabs.map((tab) => tab.goto(`${portal.url}/portal/dashboard`)));
  await Promise.all(repeated);
  for (const tab of tabs) await expect(findHeading(tab, DASHBOARD)).toBeVisible();
  expect(refused).toBeGreaterThanOrEqual(10);
  expect(refreshes.count).toBe(1);
  await expect.poll(() => publishes.count).toBeGreaterThanOrEqual(1);
  const after = await readStorage(page);
  expect(after['token']).not.toBe(before['token']);
  expect(after['rtoken']).not.toBe(before['rtoken']);
});

/** Digests of the tokens that were replaced. @see packages/client/src/session/spent-tokens.ts */
const readSpent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('drawbridge');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('spentTokens').objectStore('spentTokens').getAllKeys();
          reading.addEventListener('success', () => resolve(reading.result));
        });
      }),
  );

test("ERR-2, ERR-6 a tab with tokens from before another tab's refresh waits and does not refresh", async ({
  page,
  context,
}) => {
  await storeSession(page, portal, 'member@acme.test');
  const before = await readStorage(page);
  const refreshes = countCalls(context, '/user/refresh-token');
  await context.route('**/api/**', (route) =>
    route.request().headers()['authorization'] === before['token']
      ? route.fulfill({ status: 401, json: { message: 'The incoming token has expired' } })
      : route.continue(),
  );
  await page.goto(`${portal.url}/portal/dashboard`);
  await expect.poll(() => refreshes.count).toBe(1);
  const digests = ['token', 'rtoken'].map((key) =>
    createHash('sha256')
      .update(before[key] ?? '')
      .digest('hex'),
  );
  await expect.poll(() => readSpent(page)).toEqual(expect.arrayContaining(digests));

  // The copy of local storage in another process of the browser, before it was updated.
  const late = await context.newPage();
  await late.addInitScript(
    ({ token, rtoken }) => {
      const state = { copy: { token, rtoken } as Record<string, string | undefined>, waiting: 0 };
      Object.assign(window, { lateStorage: state });
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function read(key) {
        return state.copy[key] ?? getItem.call(this, key);
      };
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
        if (listener[0] === 'storage') state.waiting += 1;
        listen(...listener);
      };
    },
    { token: before['token'], rtoken: before['rtoken'] },
  );
  await late.goto(`${portal.url}/portal/dashboard`);
  const readWaiting = () =>
    late.evaluate(() => (window as unknown as { lateStorage: { waiting: number } }).lateStorage.waiting);
  // One listener is the page's own, another that of the call that waits.
  await expect.poll(async () => refreshes.count > 1 || (await readWaiting()) > 1).toBe(true);
  expect(refreshes.count).toBe(1);
  const repeated = waitForDashboard(late);
  await late.evaluate(() => {
    Object.assign((window as unknown as { lateStorage: object }).lateStorage, { copy: {} });
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await repeated;
  expect(refreshes.count).toBe(1);
});

test('ERR-20, ROUTE-30 a refused refresh ends at the start page; without rtoken none is sent', async ({
  page,
}) => {
  const refreshes = countCalls(page, '/user/refresh-token');
  await page.goto(portal.url);
  await expect(findHeading(page, TITLE)).toBeVisible();
  expect(refreshes.count).toBe(0);
  await storeSession(page, portal, 'manager@acme.test');
  await page.evaluate(() => {
    localStorage.setItem('rtoken', 'not-one-of-ours-at-all');
    localStorage.setItem('expTime', '1');
  });
  await page.goto(`${portal.url}/login`);
  await expect(findHeading(page, TITLE)).toBeVisible();
  await expect.poll(() => readStorage(page)).toEqual({});
  expect(refreshes.count).toBe(1);
});

test('AUTH-47..AUTH-50 logout clears the browser, ends the other tab immediately, and leads back', {
  tag: '@lean',
}, async ({ page, context }) => {
  await storeSession(page, portal, 'manager@acme.test');
  const other = await context.newPage();
  await other.goto(`${portal.url}/portal/favorite`);
  await expect(other.getByText('No favorites yet')).toBeVisible();
  await page.goto(`${portal.url}/portal/courses`);
  await page.bringToFront();
  await page.evaluate(() => sessionStorage.setItem('left', 'over'));
  await page.getByRole('button', { name: /Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(findHeading(page, TITLE)).toBeVisible();
  await expect(findHeading(other, TITLE)).toBeVisible();
  expect(Object.keys(await readStorage(page))).toEqual(['redirectUrl']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await other.goto(`${portal.url}/portal/dashboard`);
  await expect(findHeading(other, TITLE)).toBeVisible();

  await enterPassword(page, 'admin@globex.test');
  await expect(page).toHaveURL(/\/portal\//);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').email)).toBe(
    'admin@globex.test',
  );
});
