import { expect, type Page, test } from '@playwright/test';
import { readFix, typeFix } from '../../fixtures/learner.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { findHeading } from '../../fixtures/looks/page-state.ts';
import { readContents, readMail } from '../../fixtures/servers/outbox.ts';
import { enterPassword, openPortal, type Portal } from '../../fixtures/servers/portal.ts';

const L1 = 'l1-someone-elses-invoice';
const TITLE = "Someone else's invoice";

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const expectLab = (page: Page) => expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
const readGuest = (page: Page) => page.evaluate(() => localStorage.getItem('drawbridge.guest'));

/** The account that has just signed in says that it has the guest's pass, and counts it once. */
async function expectKeptPass(page: Page): Promise<void> {
  await expect(page.getByText('Your lab is in your account, with its points')).toBeVisible();
  expect(await readGuest(page)).toBeNull();
  await page.getByRole('button', { name: 'Open the lab' }).click();
  await expect(page).toHaveURL(`${portal.url}/portal/labs/${L1}`);
  await expect(page.getByRole('link', { name: /^Next lab/ }).first()).toBeVisible();
  await page.goto(`${portal.url}/portal/profile/achievements`);
  const figures = page.getByRole('tabpanel').locator('dl > div');
  await expect(figures.filter({ hasText: 'Points' })).toContainText('100');
  await expect(figures.filter({ hasText: 'Labs passed' })).toContainText('1');
}

test('a lab is tried without an account, passed, and kept by the account that signs in afterwards', {
  tag: '@lean',
}, async ({ page, browser }) => {
  await test.step('the login page leads into the running lab', async () => {
    await page.goto(`${portal.url}/login`);
    await page.getByRole('link', { name: 'Try a lab now' }).click();
    await expect(page).toHaveURL(`${portal.url}/try`);
    await expectLab(page);
    await expect(page.getByText('You are trying this lab as a guest.')).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
  });

  await test.step('the work is there after a reload, in this browser and in no other', async () => {
    await typeFix(page, page, readFix(L1, 'solution'));
    const guest = await readGuest(page);
    await page.reload();
    await expectLab(page);
    expect(await readGuest(page)).toBe(guest);
    const other = await (await browser.newContext()).newPage();
    await other.goto(`${portal.url}/try`);
    await expectLab(other);
    expect(await readGuest(other)).not.toBe(guest);
    await other.goto(`${portal.url}/portal/labs/${L1}`);
    await expect(other.getByRole('heading', { name: 'Sign in to your Learning Portal' })).toBeVisible();
    await other.context().close();
  });

  await test.step('a pass leads to the sign-up', async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'The bridge is open' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up to keep your points' }).first()).toHaveAttribute(
      'href',
      '/signup/free',
    );
  });

  await test.step('the account that signs in has the pass, and says so once', async () => {
    await page.getByRole('complementary', { name: 'Guest' }).getByRole('link', { name: 'Sign in' }).click();
    await enterPassword(page, 'ind@demo.test');
    await expectKeptPass(page);
  });

  await test.step('a person who is signed in is taken to the lab in the portal', async () => {
    await page.goto(`${portal.url}/try`);
    await expect(page).toHaveURL(`${portal.url}/portal/labs/${L1}`);
    expect(await readGuest(page)).toBeNull();
  });
});

test('the line of attacks leads into the lab on a phone too, and the page fits', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 375, height: 740 } })).newPage();
  await page.goto(`${portal.url}/login`);
  await page.getByText('/invoices/1042', { exact: true }).click();
  await expectLab(page);
  await expect(page.getByText('You are a guest. Sign up to keep your work.')).toBeVisible();
  await expectFits(page);
  await page.context().close();
});

test('a sign-in whose network fails keeps the work at the next load', async ({ page }) => {
  await page.goto(`${portal.url}/try`);
  await expectLab(page);
  await page.route('**/api/main/guest/keep', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/guest/keep'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await enterPassword(page, 'member@acme.test');
  await failed;
  expect(await readGuest(page)).not.toBeNull();
  await page.unroute('**/api/main/guest/keep');
  await page.reload();
  await expect(page.getByText('Your work as a guest is in your account')).toBeVisible();
  expect(await readGuest(page)).toBeNull();
});

test('a guest who passed signs up as a new account over a bad network, and the work is kept', async ({
  page,
}) => {
  const email = 'greta@new.test';
  const password = 'a bridge of nine planks';

  await test.step('the pass leads to the sign-up', async () => {
    await page.goto(`${portal.url}/try`);
    await expectLab(page);
    await typeFix(page, page, readFix(L1, 'solution'));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'The bridge is open' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign up to keep your points' }).first().click();
    await expect(page).toHaveURL(`${portal.url}/signup/free`);
    await expect(page.getByText('will be in your new account')).toBeVisible();
  });

  await test.step('a request that does not arrive, and one whose response is lost, lose nothing', async () => {
    await page.getByLabel('First name').fill('Greta');
    await page.getByLabel('Last name').fill('Holm');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    let requests = 0;
    await page.route('**/api/main/signup', async (route) => {
      requests += 1;
      if (requests === 2) await route.fetch();
      return requests <= 2 ? route.abort() : route.continue();
    });
    const send = page.getByRole('button', { name: 'Create account' });
    for (const failed of [1, 2]) {
      await send.click();
      await expect.poll(() => requests).toBe(failed);
      await expect(page.getByText('Server busy please try later!').last()).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveValue('Greta');
      expect(await readGuest(page)).not.toBeNull();
    }
    await send.click();
    await expect(findHeading(page, 'Check your email')).toBeVisible();
    expect(requests).toBe(3);
  });

  await test.step('the confirmed account is signed in and has the pass, and the points once', async () => {
    const { code } = readContents(await readMail(portal, email));
    await page.getByLabel('Code').fill(code);
    await page.keyboard.press('Enter');
    await expectKeptPass(page);
  });
});
