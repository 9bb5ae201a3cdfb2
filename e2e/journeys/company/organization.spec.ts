import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const DOMAIN = 'wayfinder.test';
const COLLEAGUE = `nia@${DOMAIN}`;
const PHONE = { width: 375, height: 812 };

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
};

/** Signs in at the local provider, in whichever window it is shown. */
async function continueAs(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in with your company' })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: /^Continue as/ }).click();
}

test('COMP-8, COMP-9, COMP-38 an administrator proves a domain and sets up single sign-on alone, and a new colleague is in the default team', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, portal, 'admin@acme.test');
  await page.goto(`${portal.url}/portal/company/company-settings`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('ACME');
  await expectNoFaults(page);

  await openTab(page, 'New users');
  await page.getByLabel('Default team').selectOption('Alpha');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();

  await openTab(page, 'Domains');
  await page.getByRole('textbox', { name: 'Domain' }).fill(DOMAIN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Value' })).toContainText('drawbridge-domain-verification=');
  await page.getByRole('button', { name: `Check now: ${DOMAIN}` }).click();
  await expect(page.getByText('Proven', { exact: true })).toBeVisible();

  await openTab(page, 'Single sign-on');
  await page.getByRole('textbox', { name: 'Issuer' }).fill(`${portal.url}/dev/idp`);
  await page.getByRole('textbox', { name: 'Client ID' }).fill('company');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Not tested yet')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectFits(page);
  await expectNoFaults(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Test sign-in/ }).click();
  const window = await opened;
  await continueAs(window, `admin@${DOMAIN}`);
  await expect(window.getByText('The test passed')).toBeVisible();
  await expect(window.getByText(`admin@${DOMAIN}`)).toBeVisible();
  await expectNoFaults(window);
  await window.close();

  await page.reload();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('On', { exact: true })).toBeVisible();

  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(`${portal.url}/login?work_email=`);
  await guest.getByLabel('Work email').fill(COLLEAGUE);
  await guest.keyboard.press('Enter');
  await continueAs(guest, COLLEAGUE);
  await expect(guest.getByRole('heading', { name: 'What will you learn today?' })).toBeVisible();
  await other.close();

  await page.reload();
  await expect(page.getByText('1 signed in with it so far')).toBeVisible();
  await signIn(page, portal, 'champion@acme.test');
  await page.goto(`${portal.url}/portal/security-champions`);
  await expect(page.getByText('Robin Vale')).toBeVisible();
});
