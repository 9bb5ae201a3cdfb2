import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { countCalls, findHeading, readStorage } from '../../fixtures/looks/page-state.ts';
import { readContents, readMail } from '../../fixtures/servers/outbox.ts';
import { enterPassword, openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const SECURITY = '/portal/profile/security';
const TITLE = 'Sign in to your Learning Portal';
const OLD = 'Drawbridge-demo-1';
const NEW = 'seven gates in one wall';
const PHONE = { width: 375, height: 812 };

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

/** The same person in another browser. */
async function signInElsewhere(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const page = await context.newPage();
  await signIn(page, portal, email);
  return page;
}

/** The next page load, or the next call, of a session that ended leads to the sign-in page. */
async function expectSignedOut(page: Page) {
  await page.goto(`${portal.url}/portal/favorite`);
  await expect(findHeading(page, TITLE)).toBeVisible();
  expect((await readStorage(page))['token']).toBeUndefined();
}

test('ASVS 6.2.2, 6.2.3, 7.4.3 a password is changed by keyboard on a phone, and the other sessions end', async ({
  page,
  browser,
}) => {
  const email = 'member@acme.test';
  const other = await signInElsewhere(browser, email);
  await page.setViewportSize(PHONE);
  await signIn(page, portal, email, SECURITY);
  await expect(page.getByText('Firefox on Windows')).toBeVisible();
  await expectNoFaults(page);
  await expectFits(page);

  await test.step('a wrong current password is reported beside its field, and keeps every session', async () => {
    await page.getByLabel('Current password').focus();
    await page.keyboard.type('not it');
    await page.getByLabel('New password', { exact: true }).fill(NEW);
    await page.getByLabel('Repeat new password').fill(NEW);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This is not your current password')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW);
  });
  await test.step('the right password changes it: a message says so, and no password stays on the page', async () => {
    await page.keyboard.press('Control+A');
    await page.keyboard.type(OLD);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Your password is changed. Your other devices are signed out.'),
    ).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeFocused();
    await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  });
  await expectSignedOut(other);
  await test.step('only the new password signs in', async () => {
    await other.goto(`${portal.url}/login`);
    await enterPassword(other, email, OLD);
    await expect(other.getByText('Incorrect email or password.')).toBeVisible();
    await other.getByLabel('Password', { exact: true }).fill(NEW);
    await other.keyboard.press('Enter');
    // The dashboard, or the page that was open when the session ended.
    await expect(other).toHaveURL(/\/portal\/(dashboard|favorite)$/);
  });
  await other.context().close();
});

test('ASVS 7.5.2 the list of devices signs out another browser, and all of them', async ({
  page,
  browser,
}) => {
  const email = 'manager@acme.test';
  const other = await signInElsewhere(browser, email);
  await signIn(page, portal, email, SECURITY);
  const row = page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
  await expect(row).toContainText('Network 127.0.0.0/24');
  await expect(row).toContainText(/Last used (just now|\d+ seconds? ago)/);
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);

  await test.step('one device is signed out after a confirmation', async () => {
    const ends = countCalls(page, '/user/sessions/end');
    await row.getByRole('button', { name: /^Sign out/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign out Firefox on Windows?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(ends.count).toBe(0);
    await row.getByRole('button', { name: /^Sign out/ }).click();
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('Signed out: Firefox on Windows')).toBeVisible();
    await expect(row).toBeHidden();
    await expectSignedOut(other);
  });
  await test.step('signing out everywhere ends this session too', async () => {
    await signIn(other, portal, email);
    await page.reload();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expectSignedOut(other);
  });
  await other.context().close();
});

test('ASVS 6.3.7 the link in the email about a new device shows the devices, also after signing in', async ({
  page,
}) => {
  await page.goto(`${portal.url}/portal/profile#devices`);
  await enterPassword(page, 'champion@acme.test');
  await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('You are signed in on this device only.')).toBeInViewport();
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(findHeading(page, 'Your name')).toBeVisible();
});

test('the list of devices says when it cannot be loaded, and can be retried', async ({ page }) => {
  await page.route('**/user/sessions', (route) => route.abort());
  await signIn(page, portal, 'member@globex.test', SECURITY);
  await expect(page.getByText('Your devices could not be loaded')).toBeVisible();
  await expectNoFaults(page);
  await page.unroute('**/user/sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
});

test('ASVS 6.4.3 a forgotten password is reset by email', async ({ page, browser }) => {
  const email = 'ind@demo.test';
  const other = await signInElsewhere(browser, email);
  await page.setViewportSize(PHONE);
  await page.goto(`${portal.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in with password' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Both pages have a field of this name: the next one has to be there before it is filled in.
  await expect(findHeading(page, 'Forgot your password?')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await test.step('the page says the same for an address without an account, and sends once in half a minute', async () => {
    const sends = countCalls(page, '/password/forgot');
    await page.getByLabel('Email').fill('nobody@demo.test');
    await page.keyboard.press('Enter');
    const toSentence = (to: string) =>
      page.getByText(`If there is an account for ${to}, we have emailed a link. It works for ten minutes.`);
    await expect(toSentence('nobody@demo.test')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(toSentence(email)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Send it again in \d+s$/ })).toBeVisible();
    expect(sends.count).toBe(2);
    await expectNoFaults(page);
    await expectFits(page);
  });
  const { link } = readContents(await readMail(portal, email));

  await test.step('an incomplete or wrong link leads to a new one', async () => {
    await page.goto(`${portal.url}/reset-password`);
    await expect(page.getByText('The link did not work')).toBeVisible();
    await expectNoFaults(page);
    const wrong = new URL(link);
    wrong.searchParams.set('code', 'x'.repeat(32));
    await page.goto(wrong.href);
    await page.getByLabel('Password', { exact: true }).fill(NEW);
    await page.getByLabel('Confirm password').fill(NEW);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The link did not work')).toBeVisible();
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await expect(page).toHaveURL(/\/forgot-password/);
  });
  await test.step('the right link sets it, and its code leaves the address bar', async () => {
    await page.goto(link);
    await expect(page).toHaveURL(`${portal.url}/reset-password`);
    expect(new URL(link).searchParams.has('email')).toBe(false);
    await expectNoFaults(page);
    await expectFits(page);
    await page.getByLabel('Password', { exact: true }).fill('password1234');
    await page.getByLabel('Confirm password').fill('password1234');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Password', { exact: true }).fill(NEW);
    await page.getByLabel('Confirm password').fill(NEW);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/login?email=${encodeURIComponent(email)}`);
  });
  await test.step('every session has ended, and the new password signs in', async () => {
    await expectSignedOut(other);
    await enterPassword(page, email, NEW);
    await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
  });
  await other.context().close();
});

test('decision 0087 past the limit of wrong passwords the form says what to do, and the link signs in here immediately', async ({
  page,
}) => {
  const email = 'free@demo.test';
  await page.goto(`${portal.url}/login`);
  await page.route('**/main/login', (route) =>
    route.fulfill({
      status: 403,
      json: {
        success: false,
        code: 'confirm_by_mail',
        message:
          'Many sign-ins to this account failed elsewhere. If your password is right, we have emailed you a link that signs you in.',
        data: null,
      },
    }),
  );
  await enterPassword(page, email);
  await expect(
    page.locator('form').getByText('Many sign-ins to this account failed elsewhere.'),
  ).toBeVisible();
  await expectNoFaults(page);
  // The link that the server mails then is as one that no browser is known of.
  await page.request.post(`${portal.url}/api/main/auth/magic-link`, { data: { username: email } });
  await page.goto(readContents(await readMail(portal, email)).link);
  await expect(page).toHaveURL(/\/portal\/upgrade$/);
});
