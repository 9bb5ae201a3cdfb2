import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { readContents, readMail } from '../../fixtures/servers/outbox.ts';
import { enterPassword, openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const TITLE = 'Sign in to your Learning Portal';
const SECURITY = '/portal/profile/security';
const ORGANIZATION = '/portal/company/company-settings';
const PHONE = { width: 375, height: 812 };
const PERIOD_MS = 30_000;

let portal: Portal;
test.beforeEach(async () => {
  portal = await openPortal();
});
// The page first: a call that it makes while the server stops is a fault in the server's log.
test.afterEach(async ({ page }) => {
  await page.close();
  await portal?.close();
});

/** A code of an app. The server takes each code once: the second one of a test is that of the next time step. */
const readCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * PERIOD_MS });

/** Adds an app in the section that is shown. */
async function addApp(page: Page) {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const shown = await dialog.getByText(/Or type this key:/).innerText();
  const secret = shown.replace('Or type this key:', '').replaceAll(/\s/g, '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(readCode(secret));
  await dialog.getByLabel('Name').fill('My phone');
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Save these recovery codes' });
  await expect(codes).toBeVisible();
  const recoveryCodes = (await codes.innerText()).match(/[A-Z2-9]{5}-[A-Z2-9]{5}/g) ?? [];
  expect(recoveryCodes).toHaveLength(10);
  return { secret, recoveryCodes };
}

async function keepCodes(page: Page) {
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function signOut(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`${portal.url}/login`);
}

const expectDashboard = (page: Page) => expect(page).toHaveURL(/\/portal\/dashboard$/);

test('ASVS 6.3.3 an authenticator app is added and required on a phone, by keyboard; a recovery code works once', {
  tag: '@lean',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, portal, 'member@acme.test', SECURITY);
  await expect(page.getByText('You have no second factor yet.')).toBeVisible();
  const { secret, recoveryCodes } = await addApp(page);
  await expectNoFaults(page);
  await keepCodes(page);
  await expect(page.getByText('My phone', { exact: true })).toBeVisible();
  await expectNoFaults(page);
  await expectFits(page);
  const { text } = await readMail(portal, 'member@acme.test');
  expect(text).toContain('My phone');

  await signOut(page);
  await enterPassword(page, 'member@acme.test');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
  await expectNoFaults(page);
  await expectFits(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong code')).toBeVisible();
  await page.reload();
  await page.getByLabel('Code from your authenticator app').fill(readCode(secret, 1));
  await page.keyboard.press('Enter');
  await expectDashboard(page);

  const [recovery = ''] = recoveryCodes;
  for (const isFirst of [true, false]) {
    await signOut(page);
    await enterPassword(page, 'member@acme.test');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.keyboard.press('Enter');
    if (isFirst) await expectDashboard(page);
    else await expect(page.getByText('Wrong code')).toBeVisible();
  }
});

test('ASVS 6.3.3 an emailed link requires the second factor too, and its page alone leads to the sign-in page', async ({
  page,
}) => {
  await signIn(page, portal, 'member@acme.test', SECURITY);
  const { secret } = await addApp(page);
  await keepCodes(page);
  const seen = [(await readMail(portal, 'member@acme.test')).text];
  await signOut(page);
  await page.goto(`${portal.url}/second-step`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill('member@acme.test');
  await page.getByRole('button', { name: 'Sign in with Magic Link' }).click();
  const { link } = readContents(await readMail(portal, 'member@acme.test', seen));
  await page.goto(link);
  await page.getByLabel('Code from your authenticator app').fill(readCode(secret, 1));
  await page.keyboard.press('Enter');
  await expectDashboard(page);
});

test('WebAuthn a passkey is added and required; one that the browser refuses changes nothing', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await signIn(page, portal, 'ind@demo.test', SECURITY);
  const add = async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  };
  await add();
  await expect(page.getByRole('dialog', { name: 'Save these recovery codes' })).toBeVisible();
  await keepCodes(page);
  await add();
  await expect(page.getByText('This device is already in the list.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await signOut(page);
  await enterPassword(page, 'ind@demo.test');
  const ask = page.getByRole('button', { name: 'Continue with your passkey' });
  await expect(ask).toBeVisible();
  await expectNoFaults(page);
  await ask.click();
  await expectDashboard(page);

  await signOut(page);
  await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
  await enterPassword(page, 'ind@demo.test');
  await ask.click();
  await expect(page.getByText('The browser did not get a passkey.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a company requires a second factor: a member at work sets one up and continues', async ({
  page,
  browser,
}) => {
  const member = await (await browser.newContext({ viewport: PHONE })).newPage();
  await signIn(member, portal, 'member@acme.test');
  await signIn(page, portal, 'admin@acme.test', ORGANIZATION);
  const demand = page.getByRole('checkbox', { name: 'Require two-factor authentication for everyone' });
  await demand.click();
  await page.getByRole('button', { name: 'Require it' }).click();
  await expect(page.getByText('Set up a second factor of your own first, in your profile.')).toBeVisible();
  await expect(demand).not.toBeChecked();
  await page.goto(portal.url + SECURITY);
  await addApp(page);
  await keepCodes(page);
  await page.goto(portal.url + ORGANIZATION);
  await demand.click();
  await page.getByRole('button', { name: 'Require it' }).click();
  await expect(demand).toBeChecked();
  await expectNoFaults(page);

  await member.goto(`${portal.url}/portal/dashboard`);
  const dialog = member.getByRole('dialog', { name: 'Set up a second factor' });
  await expect(dialog).toBeVisible();
  await expectFits(member);
  await member.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await addApp(member);
  await member.getByRole('button', { name: 'I have saved them' }).click();
  await expect(member.getByText(/^Good to see you/)).toBeVisible();

  await page.getByLabel("Member's email").fill('member@acme.test');
  await page.getByRole('button', { name: 'Remove their second factors' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove their second factors' }).click();
  await expect(page.getByText('member@acme.test now signs in without a second factor.')).toBeVisible();
  await member.goto(`${portal.url}/portal/dashboard`);
  // The address depends on what notices first that the session has ended: the page that was open, or the reload.
  await expect(member.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await member.context().close();
});
