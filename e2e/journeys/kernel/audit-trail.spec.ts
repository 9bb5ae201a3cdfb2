import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { pressKey } from '../../fixtures/browser/press.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn, storeSession } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

/** A call of whoever is signed in, as the page sends it. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async (sent) => {
      const reply = await fetch(`/api/${sent.path}`, {
        method: sent.method,
        headers: {
          authorization: localStorage.getItem('token') ?? '',
          'content-type': 'application/json',
        },
        ...(sent.body && { body: JSON.stringify(sent.body) }),
      });
      return reply.status;
    },
    { method, path, body },
  );

const PLATFORM = {
  name: 'School LMS',
  issuer: 'https://lms.school.test',
  client_id: 'client-1',
  auth_login_url: 'https://lms.school.test/auth',
  auth_token_url: 'https://lms.school.test/token',
  key_set_url: 'https://lms.school.test/keys',
  deployment_ids: ['1'],
};

const TRAIL = '/portal/company/audit';
const rows = (page: Page) => page.getByRole('table').getByRole('row');

test('P8, ASVS 16.2.1 an administrator sees refusals and registrations in the company, filters and exports them', {
  tag: '@lean',
}, async ({ page, browser }) => {
  await test.step('a member is refused, and an administrator registers a platform', async () => {
    const member = await browser.newPage();
    await storeSession(member, portal, 'member@acme.test');
    expect(await call(member, 'GET', 'integration/platforms')).toBe(403);
    await member.context().close();
    await signIn(page, portal, 'admin@acme.test');
    expect(await call(page, 'POST', 'integration/platforms', PLATFORM)).toBe(200);
  });

  await test.step("the organization's page leads to both entries, newest first", async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organization' }).click();
    await page.getByRole('tab', { name: 'Audit trail' }).click();
    await expect(page).toHaveURL(portal.url + TRAIL);
    await expect(page).toHaveTitle('Audit trail · Drawbridge');
    await expect(page.getByText('Entries are kept for 365 days.')).toBeVisible();
    const registered = rows(page).filter({ hasText: 'Platform registered' });
    for (const text of ['admin@acme.test', 'School LMS', 'Done', '127.0.0.1'])
      await expect(registered.getByText(text, { exact: true })).toBeVisible();
    const refused = rows(page).filter({ hasText: 'List platforms' });
    for (const text of ['member@acme.test', 'Access refused', 'Refused', 'Not permitted'])
      await expect(refused.getByText(text, { exact: true })).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step('details of the registration open by keyboard', async () => {
    const registered = rows(page).filter({ hasText: 'Platform registered' });
    await expect(registered.getByText(PLATFORM.key_set_url)).toBeHidden();
    await registered.getByText('Details').focus();
    await page.keyboard.press('Enter');
    await expect(registered.getByText(PLATFORM.key_set_url)).toBeVisible();
  });

  await test.step('filters narrow the list, and are part of the address', async () => {
    await page.getByLabel('Outcome').selectOption('Refused');
    await expect(rows(page).filter({ hasText: 'Platform registered' })).toHaveCount(0);
    await page.getByLabel('Person').fill('member@');
    await expect(page).toHaveURL(/\?outcome=refused&person=member%40$/);
    await page.reload();
    await expect(page.getByLabel('Person')).toHaveValue('member@');
    await expect(rows(page).filter({ hasText: 'List platforms' })).toHaveCount(1);
    await page.getByLabel('Period').selectOption('Custom dates');
    await page.getByLabel('First day').fill('2020-01-02');
    await page.getByLabel('Last day').fill('2020-01-01');
    await expect(page.getByText('Choose a day on or after the first day.')).toBeVisible();
    await page.getByLabel('Last day').fill('2020-01-03');
    await expect(page.getByText('No entries match')).toBeVisible();
    await pressKey(page, 'button', 'Clear filters');
    await expect(rows(page).filter({ hasText: 'Platform registered' })).toHaveCount(1);
  });

  await test.step('the export is a CSV of the matching entries, and an entry itself', async () => {
    await page.getByLabel('Action').selectOption('Platform registered');
    await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
    const saved = page.waitForEvent('download');
    await pressKey(page, 'button', 'Export as CSV');
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^audit-trail-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('platform.add,done');
    await expect(page.getByText('1 entry was exported.')).toBeVisible();
    await page.goto(`${portal.url}${TRAIL}?action=audit.export`);
    await expect(rows(page).filter({ hasText: 'Audit trail exported' })).toHaveCount(1);
  });

  await test.step('on a phone each entry is a card, and nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(portal.url + TRAIL);
    const cards = page.getByRole('list', { name: 'Audit trail, newest first' }).getByRole('listitem');
    await expect(cards.filter({ hasText: 'List platforms' })).toContainText('Not permitted');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectFits(page);
    await expectNoFaults(page);
  });
});

for (const email of ['manager@acme.test', 'member@acme.test'])
  test(`P8, ROLE-11 ${email} is kept from the audit trail, whatever the flags in storage say`, async ({
    page,
  }) => {
    await signIn(page, portal, email);
    await expect(page.getByRole('link', { name: 'Organization' })).toHaveCount(0);
    await page.goto(portal.url + TRAIL);
    await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
    await page.evaluate(() => localStorage.setItem('is_admin', 'true'));
    await page.goto(portal.url + TRAIL);
    await expect(page.getByText('This is for administrators')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectNoFaults(page);
  });
