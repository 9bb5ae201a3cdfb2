import { expect, type Page, test } from '@playwright/test';
import { openTests, readFix, typeFix } from '../../fixtures/learner.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const L8 = 'l8-signed-in-as-no-one';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const passed = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: /You passed the lab “Signed in as no one”/ });
const menuButton = (page: Page) => page.getByRole('button', { name: /Account menu of/ });

/** The socket of a page, once the server accepted it. */
const waitForSocket = (page: Page) =>
  page.waitForEvent('websocket', (socket) => socket.url().includes('/api/main/socket'));

test('NOTIF-8, NOTIF-14 a lab passed in one tab is announced in the other without a reload, and "read all" reaches both', {
  tag: '@lean',
}, async ({ page, context }) => {
  const opened = waitForSocket(page);
  await signIn(page, portal, 'member@acme.test');
  const socket = await opened;
  await test.step('NOTIF-10 the socket identifies the person, and its URL contains no token', () => {
    const url = new URL(socket.url());
    expect(url.searchParams.get('user_id')).toBe('member@acme.test');
    expect([...url.searchParams.keys()].toSorted()).toEqual(['last_id', 'user_id']);
  });

  const other = await context.newPage();
  await test.step('the other tab shows an empty list', async () => {
    const connected = waitForSocket(other);
    await other.goto(`${portal.url}/portal/notifications`);
    await expect(other.getByText('No notifications yet')).toBeVisible();
    await connected;
  });

  await test.step('the lab is passed', async () => {
    // In a page behind another one animations run once a second, and a press waits for them.
    await page.bringToFront();
    await page.goto(`${portal.url}/portal/labs/${L8}`);
    await openTests(page);
    await expect(page.getByText('Gets through').first()).toBeVisible();
    await typeFix(page, page, readFix(L8, 'solution'));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(passed(other)).toBeVisible({ timeout: 60_000 });
    await expect(passed(other)).toContainText('Unread');
  });

  await test.step('SHELL-19 both tabs count it in the account menu', async () => {
    await page.getByRole('button', { name: 'Leave the lab' }).click();
    // The first pass also earns badges, each with a notification of its own.
    const unread = await other.getByRole('listitem').filter({ hasText: 'Unread' }).count();
    for (const tab of [page, other])
      await expect(menuButton(tab)).toHaveAccessibleName(`Account menu of Mika Berg ${unread} unread`);
  });

  await test.step('NOTIF-5..NOTIF-7 everything is marked read in one tab, and the other tab shows it', async () => {
    await other.bringToFront();
    await other.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(other.getByText('Process successfully changed status')).toBeVisible();
    await expect(passed(other)).not.toContainText('Unread');
    for (const tab of [page, other]) await expect(menuButton(tab)).not.toHaveAccessibleName(/unread/);
  });

  await test.step('NOTIF-15 the filters work after a reload', async () => {
    await other.reload();
    await other.getByRole('tab', { name: 'Unread' }).click();
    await expect(other.getByText('Nothing unread')).toBeVisible();
    await other.getByRole('tab', { name: 'Read', exact: true }).click();
    await expect(passed(other)).toBeVisible();
  });

  await test.step('a notification opens its page', async () => {
    await passed(other)
      .getByRole('link', { name: /^You passed/ })
      .click();
    await expect(other).toHaveURL(`${portal.url}/portal/labs/${L8}`);
  });

  await test.step('NOTIF-13 logout closes the sockets', async () => {
    await page.bringToFront();
    const reopened = waitForSocket(page);
    await page.goto(`${portal.url}/portal/notifications`);
    const last = await reopened;
    const closed = last.waitForEvent('close');
    await menuButton(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await closed;
  });
});

test.describe('notifications at phone width', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('the list fits, without an accessibility fault in either theme', async ({ page }) => {
    await signIn(page, portal, 'member@acme.test', '/portal/notifications');
    await expect(passed(page)).toBeVisible();
    await expectFits(page);
    await expectNoFaults(page);
  });
});

test('a learner of another company is not notified', async ({ page }) => {
  await signIn(page, portal, 'member@globex.test', '/portal/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
});
