import { expect, test } from '@playwright/test';
import { pressKey } from '../../fixtures/browser/press.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { openPortal, type Portal, storeSession } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

test('LAB-9 a set of challenges is built by keyboard, kept, run against the clock, and deleted', {
  tag: '@lean',
}, async ({ page }) => {
  await storeSession(page, portal, 'ind@demo.test');
  await page.goto(`${portal.url}/portal/custom-challenge`);

  await test.step('a set without a title and challenges is refused, beside each field', async () => {
    await pressKey(page, 'button', 'Save challenge');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/\/portal\/custom-challenge$/);
    await expectNoFaults(page);
  });

  await test.step('a save that is lost on the way keeps what was typed', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill('Friday practice');
    await pressKey(page, 'button', 'Add Between two quotes');
    await pressKey(page, 'button', 'Add The voucher that fits everything');
    await page.route('**/api/**/custom-challenge*', (route) => route.abort(), { times: 1 });
    await pressKey(page, 'button', 'Save challenge');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Friday practice');
    await expect(page.getByText('2 challenges', { exact: false })).toBeVisible();
  });

  await test.step('the set is saved once', async () => {
    await pressKey(page, 'button', 'Save challenge');
    await expect(page.getByRole('heading', { level: 1, name: 'Friday practice' })).toBeVisible();
    await page.goto(`${portal.url}/portal/custom-challenge/saved-challenges`);
    await expect(page.getByRole('link', { name: 'Open Friday practice' })).toHaveCount(1);
    await expectNoFaults(page);
  });

  await test.step('the run has a clock that a reload does not start again', async () => {
    await pressKey(page, 'link', 'Open Friday practice');
    await pressKey(page, 'button', 'Start');
    await expect(page.getByText(/^(30:00|29:\d\d) left$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^29:\d\d left$/)).toBeVisible();
    await expect(page.getByText('0 of 2 passed')).toBeVisible();
    await test.step('SHELL-9 while it runs, sidebar and top bar are dimmed and take no clicks', async () => {
      await expect(page.getByText('The menu is off until the time is up or you finish.')).toBeVisible();
      for (const part of ['aside', 'header'])
        await expect(page.locator(`${part}[inert]`)).toHaveCSS('opacity', '0.45');
    });
    await expectNoFaults(page);
  });

  await test.step('finishing asks first', async () => {
    await pressKey(page, 'button', 'Finish');
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
    await pressKey(page, 'link', 'Courses');
    await expect(page).toHaveURL(`${portal.url}/portal/courses`);
  });

  await test.step('deleting asks first too', async () => {
    await page.goto(`${portal.url}/portal/custom-challenge/saved-challenges`);
    await pressKey(page, 'button', 'Delete Friday practice');
    await page
      .getByRole('dialog', { name: 'Delete “Friday practice”?' })
      .getByRole('button', { name: 'Delete' })
      .press('Enter');
    await expect(page.getByText('No saved challenges yet')).toBeVisible();
  });
});

test("LAB-9 another person's set does not exist", async ({ page }) => {
  await storeSession(page, portal, 'member@acme.test');
  await page.goto(`${portal.url}/portal/custom-challenge`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await pressKey(page, 'button', 'Add Between two quotes');
  await pressKey(page, 'button', 'Save challenge');
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
  const address = page.url();
  await storeSession(page, portal, 'member@globex.test');
  await page.goto(address);
  await expect(page.getByText('This challenge does not exist')).toBeVisible();
});
