import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn, storeSession } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const table = (page: Page) => page.getByRole('table', { name: 'Users' });

test('COMP-13, COMP-15, COMP-16, COMP-34, COMP-63 an administrator finds, invites, opens and deactivates users, who are signed out at once', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  await storeSession(other, portal, 'member@acme.test');
  await other.goto(`${portal.url}/portal/dashboard`);
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await test.step('the list is searched, and the address holds what is shown', async () => {
    await signIn(page, portal, 'admin@acme.test');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
    await expect(table(page)).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill('mika berg');
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/\?search=mika\+berg$/);
    await page.reload();
    await expect(table(page).getByRole('row')).toHaveCount(2);
  });

  await test.step('people are invited by pasted addresses', async () => {
    await page.getByRole('button', { name: 'Invite users' }).click();
    const form = dialog(page, 'Invite users');
    await form.getByLabel('Email addresses').fill('Noa Ito <noa.ito@acme.test>; member@acme.test');
    await form.getByRole('button', { name: 'Send invitations' }).click();
    await expect(form.getByText('Already a user of your company')).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('noa.ito');
    await expect(table(page).getByRole('row').last()).toContainText('Invited');
  });

  await test.step('the page of a user says how they are doing, on a phone too', async () => {
    await page.goto(`${portal.url}/portal/company/user-info/member@acme.test`);
    await expect(page.getByRole('heading', { name: 'Mika Berg', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Assignments' })).toBeVisible();
    await expectNoFaults(page);
    await page.setViewportSize({ width: 375, height: 800 });
    await expectFits(page);
  });

  await test.step('a deactivated user is asked about first, and is out with the next call', async () => {
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await dialog(page, 'Deactivate Mika Berg?').getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText('Deactivated', { exact: true })).toBeVisible();
    await other.goto(`${portal.url}/portal/assignments`);
    await expect(other).toHaveURL(/\/\?redirect=|\/login/);
    await page.getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  });
  await other.close();
});
