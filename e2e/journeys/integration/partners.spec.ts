import { expect, type Page, test } from '@playwright/test';
import { pressKey } from '../../fixtures/browser/press.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const LIST = '/portal/partners';
const NAME = 'Academy';

/** What a partner's server asks, with a secret key. */
async function askToken(page: Page, secret: string): Promise<number> {
  const reply = await page.request.post(`${portal.url}/api/integration/embed-token`, {
    headers: { authorization: secret },
    data: { visitor_id: 'visitor-1', scopes: ['courses'], origin: 'https://academy.example' },
  });
  return reply.status();
}

/** Opened by the keyboard, the secret key is read and put away. */
async function takeSecret(page: Page): Promise<string> {
  const shown = page.getByRole('region', { name: 'Secret key' });
  await expect(shown).toBeVisible();
  const secret = (await shown.textContent()) ?? '';
  expect(secret).toMatch(/^dbsk_[\w-]{43}$/);
  await expectNoFaults(page);
  return secret;
}

test('EMB-11, EMB-12 an administrator creates a partner by keyboard, copies its code, replaces its secret key and deletes it', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal.url });
  let first = '';
  let second = '';

  await test.step('the page of integrations leads to the list', async () => {
    await signIn(page, portal, 'admin@acme.test');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Integrations' }).click();
    await page.getByRole('tab', { name: 'Partner sites' }).click();
    await expect(page).toHaveURL(portal.url + LIST);
    await expect(page).toHaveTitle('Partner sites · Drawbridge');
    await expectNoFaults(page);
  });

  await test.step('a page instead of an origin is refused below its field', async () => {
    await pressKey(page, 'button', 'Add a partner');
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await page.keyboard.type(NAME);
    await page.keyboard.press('Tab');
    await page.keyboard.type('https://Example.com/path');
    await page.keyboard.press('Enter');
    const origin = page.getByRole('textbox', { name: 'Origin 1' });
    await expect(origin).toBeFocused();
    await expect(origin).toHaveAccessibleDescription(/without a path/);
    await expectNoFaults(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('https://academy.example');
    await page.keyboard.press('Enter');
  });

  await test.step('the secret key is shown once, and works', async () => {
    first = await takeSecret(page);
    expect(await askToken(page, first)).toBe(200);
    await pressKey(page, 'link', `Open ${NAME}`);
    await expect(page).toHaveURL(/\/portal\/partners\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(page.getByText(first)).toHaveCount(0);
    await expectNoFaults(page);
  });

  await test.step('the code for a course is copied', async () => {
    await page.getByLabel('Widget').selectOption('Course card');
    await page.getByLabel('Course', { exact: true }).selectOption('Injection at the boundary');
    await pressKey(page, 'button', 'Copy the code for Script and tag');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${portal.url}/embed/v1.js`);
    expect(copied).toContain('<drawbridge-embed widget="course-card" course="c2-injection-at-the-boundary">');
    expect(copied).not.toContain('dbsk_');
    await pressKey(page, 'tab', 'curl');
    await expect(page.getByRole('region', { name: 'curl' })).toContainText('https://academy.example');
  });

  await test.step('the preview is a frame of this site', async () => {
    await expect(page.locator('iframe[title="Course card"]')).toHaveAttribute(
      'src',
      /\/embed\/frame\/course-card\?key=dbpk_/,
    );
    await page.locator('iframe[title="Course card"]').scrollIntoViewIfNeeded();
    await expect(
      page.frameLocator('iframe[title="Course card"]').getByText('Injection at the boundary'),
    ).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading the preview' })).toHaveCount(0);
    await expect(page.locator('iframe[title="Course card"]')).toBeVisible();
  });

  await test.step('the administrator of another company does not see it', async () => {
    const other = await browser.newContext();
    try {
      const theirs = await other.newPage();
      await signIn(theirs, portal, 'admin@globex.test');
      await theirs.goto(portal.url + LIST);
      await expect(theirs.getByRole('tab', { name: 'Partner sites', selected: true })).toBeVisible();
      await expect(theirs.getByRole('button', { name: 'Add a partner' })).toBeVisible();
      await expect(theirs.getByRole('link', { name: NAME, exact: true })).toHaveCount(0);
      await theirs.goto(page.url());
      await expect(theirs.getByText('This partner does not exist')).toBeVisible();
    } finally {
      await other.close();
    }
  });

  await test.step('the secret key is replaced without an outage', async () => {
    await pressKey(page, 'button', 'Create another secret key');
    second = await takeSecret(page);
    expect([await askToken(page, first), await askToken(page, second)]).toEqual([200, 200]);
    await pressKey(page, 'button', 'I have stored it');
    await pressKey(page, 'button', `Revoke the key that ends in ${first.slice(-4)}`);
    const dialog = page.getByRole('dialog', { name: /^Revoke the key/ });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectNoFaults(page);
    await dialog.getByRole('button', { name: 'Revoke' }).press('Enter');
    await expect(page.getByText(`Ends in ${first.slice(-4)}`)).toHaveCount(0);
    expect([await askToken(page, first), await askToken(page, second)]).toEqual([401, 200]);
  });

  await test.step('on a phone nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await expectFits(page);
    await expectNoFaults(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('deleting it asks, and ends its keys', async () => {
    await pressKey(page, 'button', 'Delete');
    const dialog = page.getByRole('dialog', { name: `Delete ${NAME}?` });
    await dialog.getByRole('button', { name: 'Delete the partner' }).press('Enter');
    await expect(page).toHaveURL(portal.url + LIST);
    await expect(page.getByRole('link', { name: NAME, exact: true })).toHaveCount(0);
    expect(await askToken(page, second)).toBe(401);
  });
});

for (const email of ['manager@acme.test', 'member@acme.test'])
  test(`ROLE-11 ${email} is kept from the partners, whatever the flags in storage say`, async ({ page }) => {
    await signIn(page, portal, email);
    await expect(page.getByRole('link', { name: 'Integrations' })).toHaveCount(0);
    await page.goto(portal.url + LIST);
    await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
    await page.evaluate(() => localStorage.setItem('is_admin', 'true'));
    await page.goto(portal.url + LIST);
    await expect(page.getByText('This is for administrators')).toBeVisible();
    await expectNoFaults(page);
  });
