import { expect, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { findHeading } from '../../fixtures/looks/page-state.ts';
import { readContents, readMail } from '../../fixtures/servers/outbox.ts';
import { enterPassword, openPortal, type Portal } from '../../fixtures/servers/portal.ts';

const DASHBOARD = 'What will you learn today?';
const TITLE = 'Sign in to your Learning Portal';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

test.describe('signup at phone width, by keyboard alone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('SIGN-1..SIGN-13 a visitor signs up, confirms the emailed code and is signed in', {
    tag: '@lean',
  }, async ({ page }) => {
    const email = 'nora@new.test';
    const password = 'a bridge of nine planks';
    const type = async (label: string, text: string) => {
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    await page.goto(`${portal.url}/signup/individual`);
    await page.getByLabel('First name').focus();
    await type('First name', 'Nora');
    await type('Last name', 'Lind');
    await type('Email', 'someone@sso.test');
    await type('Password', password);
    await page.keyboard.press('Tab');
    await type('Confirm password', password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // SIGN-10, SIGN-12, SIGN-14: the message about an address of a tenant is at its field, which has the focus.
    await expect(
      page.getByText('Your organization uses single sign-on. Sign in with it instead.'),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(email);
    await expect(
      page.getByText('Your organization uses single sign-on. Sign in with it instead.'),
    ).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(findHeading(page, 'Check your email')).toBeVisible();

    const { code } = readContents(await readMail(portal, email));
    // The field to fill in has the focus, except where a keyboard on the screen would cover the page.
    await page.getByLabel('Code').focus();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Wrong code')).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    // SIGN-15: the password was chosen in this browser, and is not asked for again.
    await expect(findHeading(page, DASHBOARD)).toBeVisible();
    // SIGN-13, CX-38: a new account has a course, so that it stays signed in at the next visit.
    await page.goto(portal.url);
    await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
    await expectFits(page);
  });
});

test('ROUTE-10, ROUTE-12, SIGN-3, SIGN-5 an invited user sets a password; a signup is confirmed by its link', async ({
  page,
}) => {
  const password = 'seven gates in one wall';
  await page.goto(`${portal.url}/confirm-user?email=invited%40acme.test`);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('Email verification code has been sent')).toBeVisible();
  const { link } = readContents(await readMail(portal, 'invited@acme.test'));
  await page.goto(link);
  await expect(page.getByLabel('Code')).toBeHidden();
  await expect(page).toHaveURL(`${portal.url}/confirm-user`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await enterPassword(page, 'invited@acme.test', password);
  await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${portal.url}/confirm-codes?email=unverified%40demo.test`);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('Email verification code has been sent')).toBeVisible();
  const confirm = readContents(await readMail(portal, 'unverified@demo.test')).link;
  await page.goto(confirm);
  await expect(findHeading(page, 'Your email is confirmed')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  // The same link again: the page shows that it was used, and a way on.
  await page.goto(confirm);
  await expect(page.getByText('The link did not work')).toBeVisible();
});

/**
 * Addresses with the heading of their page. The others show something only with what an email, a provider or a person
 * gave them: `sign-in`, `second-factor`, `public-pages`, `guest` and `replay` open those.
 */
const SHOWN: [string, string][] = [
  ['/', TITLE],
  ['/login', TITLE],
  ['/login?work_email=', 'Organization'],
  ['/upgrade', 'Plans'],
  ['/signup/individual', 'Create your account'],
  ['/signup/partner/harbor/Harbor%20Security', 'Create your account'],
  ['/signup/training/injection/Injection', 'Create your account'],
  ['/confirm-codes', 'Confirm your email'],
  ['/confirm-link', 'Confirm your email'],
  ['/confirm-link-partner?partner=harbor', 'Confirm your email'],
  ['/confirm-user', 'Set your password'],
  ['/confirm-link-code', 'Confirm your email'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password', 'Set a new password'],
  ['/subscription-expired', 'Your company’s subscription has expired'],
  ['/individual-subscription-expired', 'Your subscription has expired'],
  ['/maintenance', 'Down for maintenance'],
  ['/microsoft/notconfigured', 'Microsoft sign-in is not set up'],
  ['/no/such/page', 'Not found'],
];

test('ROUTE-1, ROUTE-2, ROUTE-5, ROUTE-6, ROUTE-9..ROUTE-19, ROUTE-24 every public page that needs nothing else exists, fits a phone and has no accessibility fault', {
  tag: '@lean',
}, async ({ page }) => {
  for (const [address, title] of SHOWN) {
    // The demo accounts of the sign-in page arrive late: what is rendered while the colors are read has those of two themes.
    const response = await page.goto(portal.url + address, { waitUntil: 'networkidle' });
    expect(response?.status(), address).toBe(title === 'Not found' ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expectNoFaults(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page, `${address} at 320 px`);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('ROUTE-16, ROUTE-17 the name of the partner or training is shown, and no words from the URL', async ({
  page,
}) => {
  const words = encodeURIComponent('Free iPhones <b>here</b>');
  await page.goto(`${portal.url}/signup/partner/harbor/${words}`);
  await expect(page.getByText('You are joining through Harbor Security.')).toBeVisible();
  await test.step('ROUTE-13 the pages of a partner have its name and colors, and leave them behind', async () => {
    const readColor = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--drawbridge-color-primary'));
    for (const path of ['/signup/partner/harbor/x', '/confirm-link-partner?partner=harbor']) {
      await page.goto(portal.url + path);
      await expect(page.getByText('Harbor Security', { exact: true })).toBeVisible();
      expect(await readColor()).toContain('light-dark(');
      await expectNoFaults(page);
    }
    await page.goto(`${portal.url}/confirm-link?partner=x`);
    expect(await readColor()).toBe('');
  });
  await expect(page.getByText('Free iPhones')).toHaveCount(0);
  await page.goto(`${portal.url}/signup/training/injection/${words}`);
  await expect(page.getByText('You are signing up for Injection at the boundary.')).toBeVisible();
  for (const path of [
    `/signup/partner/none/${words}`,
    `/confirm-link-partner?partner=${words}&name=${words}`,
  ]) {
    await page.goto(portal.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Free iPhones')).toHaveCount(0);
  }
});
