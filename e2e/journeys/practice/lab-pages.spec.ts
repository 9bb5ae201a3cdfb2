import { expect, type Page, test } from '@playwright/test';
import { pressKey } from '../../fixtures/browser/press.ts';
import { openTests, readFix } from '../../fixtures/learner.ts';
import { openActivity, openLmsBrowser } from '../../fixtures/lms/lms-browser.ts';
import { skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn, storeSession } from '../../fixtures/servers/portal.ts';

const CHALLENGE = 'argument-injection';
const TITLE = 'An address that gives orders';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

async function replaceText(page: Page, text: string) {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('LAB-7, LAB-8 a learner solves a challenge by keyboard, and a company administrator reads the attempt', async ({
  browser,
  page,
}) => {
  const [[file, solution] = ['', '']] = readFix(CHALLENGE, 'solution', 'challenges');
  await signIn(page, portal, 'member@acme.test');

  await test.step('the list, its filters in the address, and the lab in full width are shown', async () => {
    await pressKey(page, 'link', 'Challenges');
    await expect(page).toHaveTitle(/^Challenges/);
    await page.getByRole('searchbox', { name: 'Search challenges' }).focus();
    await page.keyboard.type('sendmail');
    await expect(page).toHaveURL(/search=sendmail/);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await pressKey(page, 'link', TITLE);
    await expect(page).toHaveURL(`${portal.url}/portal/challenges/${CHALLENGE}`);
    await expect(page).toHaveTitle(new RegExp(`^${TITLE}`));
  });

  await test.step('a first submission fails, then one passes', async () => {
    await openTests(page);
    await expect(page.getByText('Gets through').first()).toBeVisible();
    await expect(page.getByRole('tab', { name: file })).toBeVisible();
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('// nothing changed\n');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    await expect(page.getByText('Not there yet')).toBeVisible({ timeout: 60_000 });
    await replaceText(page, solution);
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    await expect(page.getByText('The bridge is open')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the link back opens the list, where the lab is solved', async () => {
    await pressKey(page, 'button', 'Leave the lab');
    await expect(page.getByRole('article').filter({ hasText: TITLE })).toContainText('Passed');
    await pressKey(page, 'link', 'Playgrounds');
    await pressKey(page, 'link', 'SQL bench');
    await expect(page).toHaveURL(`${portal.url}/portal/playgrounds/sql-bench`);
    await expect(page.getByRole('link', { name: 'Learners’ attempts' })).toBeHidden();
  });

  const context = await browser.newContext();
  const admin = await context.newPage();
  await storeSession(admin, portal, 'admin@acme.test');
  await test.step('the admin finds the attempt and steps through it', async () => {
    await admin.goto(`${portal.url}/portal/challenges`);
    await pressKey(admin, 'link', `Learners’ attempts on ${TITLE}`);
    await expect(admin.getByRole('row')).toHaveCount(2);
    await expectNoFaults(admin);
    await admin.getByRole('row').nth(1).getByRole('button').focus();
    await admin.keyboard.press('Enter');
    const steps = admin.getByRole('listbox', { name: 'Steps of the attempt' });
    await expect(steps.getByRole('option')).toHaveText([/Opened the lab/, /Submission 1/, /Submission 2/]);
    await expect(admin.getByRole('heading', { name: 'Submission 2' })).toBeVisible();
    await expect(admin.getByRole('textbox', { name: `Changes in ${file}` })).toBeVisible();
    await expectNoFaults(admin);
    await steps.focus();
    await admin.keyboard.press('ArrowUp');
    await expect(admin.getByRole('heading', { name: 'Submission 1' })).toBeVisible();
    await expect(admin.getByText('// nothing changed')).toBeVisible();
    await pressKey(admin, 'tab', 'Code', 'ArrowRight');
    await expect(admin.getByText('Gets through').first()).toBeVisible();
  });
  await test.step('NAV-22 a reload shows the same page, and the link back opens the list', async () => {
    await admin.reload();
    await expect(admin.getByRole('heading', { name: 'Submission 2' })).toBeVisible();
    await pressKey(admin, 'button', 'All attempts');
    await expect(admin).toHaveURL(`${portal.url}/portal/labs/${CHALLENGE}/attempts`);
  });
  await context.close();
});

test('a lab that does not exist or is not visible to the learner is reported as such', async ({ page }) => {
  await storeSession(page, portal, 'member@globex.test');
  for (const [address, text] of [
    ['/portal/challenges/no-such', 'There is no such challenge'],
    ['/portal/playgrounds/no-such', 'There is no such playground'],
    ['/portal/labs/no-such', 'There is no such lab'],
    [`/portal/labs/${CHALLENGE}/attempts`, 'This is for instructors'],
    [`/portal/labs/${CHALLENGE}/attempts/7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11`, 'There is no such attempt'],
  ] as const) {
    await page.goto(portal.url + address);
    await expect(page.getByText(text, { exact: true }).last()).toBeVisible();
  }
  await page.goto(`${portal.url}/portal/labs/${CHALLENGE}`);
  await expect(page).toHaveURL(`${portal.url}/portal/challenges/${CHALLENGE}`);
});

test.describe('lists of labs at phone width', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('every list fits, without an accessibility fault in either theme', async ({ page }) => {
    await storeSession(page, portal, 'admin@acme.test');
    for (const path of [
      '/portal/challenges',
      '/portal/playgrounds',
      '/portal/labs',
      '/portal/labs/zip-slip/attempts',
    ]) {
      await page.goto(portal.url + path);
      await expect(page.getByRole('article').or(page.getByText('No attempts yet')).first()).toBeVisible();
      await expectFits(page, path);
      await expectNoFaults(page);
    }
  });
});

test.describe('lab pages in a launch', () => {
  skipWithoutTls();
  test('LTI-8, LTI-17 labs are listed in groups, and the instructor reads the attempts of the course', async ({
    browser,
  }) => {
    const lms = await openLmsBrowser(browser);
    const open = async (name: RegExp, activity: string) => {
      const page = await lms.signIn(name);
      return { page, tool: await openActivity(page, activity) };
    };
    try {
      const { tool: list } = await open(/Noor Vale/, 'All labs');
      for (const name of ['Labs', 'Challenges', 'Playgrounds'])
        await expect(list.getByRole('heading', { name, level: 2 })).toBeVisible();
      await list.getByRole('button', { name: TITLE }).click();
      await expect(list.getByRole('heading', { name: TITLE })).toBeVisible();
      await expect(list.getByRole('button', { name: 'Learners’ attempts' })).toBeHidden();

      const { page, tool } = await open(/Iris Lund/, 'All labs');
      await tool.getByRole('button', { name: TITLE }).focus();
      await page.keyboard.press('Enter');
      await tool.getByRole('button', { name: 'Learners’ attempts' }).focus();
      await page.keyboard.press('Enter');
      await tool.getByRole('button', { name: 'Noor Vale' }).focus();
      await page.keyboard.press('Enter');
      await expect(tool.getByRole('option', { name: /Opened the lab/ })).toBeVisible();
      await tool.getByRole('button', { name: 'All attempts' }).click();
      await tool.getByRole('button', { name: 'Back to the lab' }).click();
      await expect(tool.getByRole('heading', { name: TITLE })).toBeVisible();
    } finally {
      await lms.close();
    }
  });
});
