import { expect, type Page, test } from '@playwright/test';
import { findScript } from '../../fixtures/built-files.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { countCalls, findHeading, readStorage } from '../../fixtures/looks/page-state.ts';
import { readContents, readMail } from '../../fixtures/servers/outbox.ts';
import {
  enterPassword,
  openPortal,
  type Portal,
  signIn,
  signInOnLoginPage,
} from '../../fixtures/servers/portal.ts';

const DASHBOARD = 'What will you learn today?';
const TITLE = 'Sign in to your Learning Portal';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

async function requestLink(page: Page, email: string): Promise<string> {
  await page.goto(`${portal.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in with Magic Link' }).click();
  await expect(page.getByRole('dialog', { name: 'Email Sent' })).toContainText('expires in three minutes');
  return readContents(await readMail(portal, email)).link;
}

test('AUTH-9..AUTH-18 a magic link is sent once, locks the form, signs in once and is then invalid', {
  tag: '@lean',
}, async ({ page }) => {
  const sends = countCalls(page, '/auth/magic-link');
  const responds = countCalls(page, '/auth/respond');
  const link = await requestLink(page, 'ind@demo.test');

  await test.step('AUTH-15, AUTH-16 the lock holds against Enter, another address and a reload', async () => {
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByLabel('Email').fill('free@demo.test');
    await page.keyboard.press('Enter');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Resend in \d+s$/ })).toBeVisible();
    await page.getByLabel('Email').fill('free@demo.test');
    await page.keyboard.press('Enter');
    expect(sends.count).toBe(1);
    expect((await readStorage(page))['loginStatus']).toBe('true');
  });
  await test.step('ROUTE-7 the link signs in, and its code leaves the address bar', async () => {
    await page.goto(link);
    await expect(findHeading(page, DASHBOARD)).toBeVisible();
    expect(page.url()).toBe(`${portal.url}/portal/dashboard`);
    expect(responds.count).toBe(1);
  });
  await test.step('DATA-1..DATA-9 the tokens and flags are stored', async () => {
    const stored = await readStorage(page);
    expect(stored).toMatchObject({ type: 'IND', is_admin: 'false', manager: 'false', isOwasp: 'false' });
    expect(JSON.parse(stored['user'] ?? '')).toMatchObject({ email: 'ind@demo.test', firstName: 'Ines' });
    expect(Number(stored['expTime'])).toBeGreaterThan(Date.now() + 14_000_000);
    expect(stored['loginStatus']).toBeUndefined();
    await expect.poll(async () => (await readStorage(page))['publishLoginAPi']).toBe('true');
  });
  await test.step('ERR-10, ERR-14 a used link is reported, and the login page opens with the email', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Session Expired')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ind@demo.test');
    expect(responds.count).toBe(2);
  });
});

test('P7 a link requested in another browser signs nobody in without a confirmation', {
  tag: '@lean',
}, async ({ page, browser }) => {
  const link = await requestLink(page, 'admin@acme.test');
  const context = await browser.newContext();
  const other = await context.newPage();
  const responds = countCalls(other, '/auth/respond');

  await test.step('nothing is sent, and the code leaves the address bar', async () => {
    await other.goto(link);
    await expect(findHeading(other, 'Sign in as a***@acme.test?')).toBeVisible();
    await expect(other.getByText('You are signed in as')).toBeHidden();
    expect(other.url()).toBe(`${portal.url}/auth`);
    expect(await readStorage(other)).toEqual({});
    expect(responds.count).toBe(0);
    await expectNoFaults(other);
    await other.setViewportSize({ width: 320, height: 700 });
    await expectFits(other);
  });
  await test.step('declining leads to the sign-in page, and the link still works', async () => {
    await other.getByRole('link', { name: 'Back to the sign-in page' }).click();
    await expect(findHeading(other, TITLE)).toBeVisible();
    expect(responds.count).toBe(0);
  });
  await test.step('confirming signs in, and also ends the previous session on the server', async () => {
    await signIn(other, portal, 'ind@demo.test');
    const { rtoken } = await readStorage(other);
    await other.goto(link);
    await expect(
      other.getByText('You are signed in as ind@demo.test. Signing in here ends that session.'),
    ).toBeVisible();
    expect((await readStorage(other))['rtoken']).toBe(rtoken);
    await other.getByRole('button', { name: 'Sign in', exact: true }).focus();
    await other.keyboard.press('Enter');
    await expect(findHeading(other, DASHBOARD)).toBeVisible();
    expect(JSON.parse((await readStorage(other))['user'] ?? '')).toMatchObject({ email: 'admin@acme.test' });
    expect(responds.count).toBe(1);
    await expect
      .poll(async () => {
        const data = { refresh_token: rtoken };
        return (await page.request.post(`${portal.url}/api/main/user/refresh-token`, { data })).status();
      })
      .toBe(400);
  });
  await context.close();
});

test('P7 a link that no page requested, as an attacker would, needs confirmation too', async ({ page }) => {
  const username = 'champion@acme.test';
  await page.request.post(`${portal.url}/api/main/auth/magic-link`, { data: { username } });
  const { link } = readContents(await readMail(portal, username));
  const responds = countCalls(page, '/auth/respond');
  await page.goto(link);
  await expect(findHeading(page, 'Sign in as c***@acme.test?')).toBeVisible();
  expect(responds.count).toBe(0);
  expect(await readStorage(page)).toEqual({});
});

test('ERR-10..ERR-16 an invalid link returns to login with its message', async ({ page }) => {
  const link = await requestLink(page, 'free@demo.test');
  const wrong = new URL(link);
  wrong.searchParams.set('code', 'x'.repeat(20));
  await page.goto(wrong.href);
  await expect(page.getByText('Invalid link')).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/login?email=free%40demo.test`);

  const late = 'Code has expired';
  const ended = 'Invalid session for the user, the session is expired.';
  const answers: [number | 'offline', message: string, string, RegExp][] = [
    // The responses to a late link and to a used one; the server's own tests move its clock.
    [400, late, 'Code has expired', /\/login\?email=/],
    [400, ended, 'Session Expired', /\/login\?email=/],
    ['offline', '', 'Please check your internet connection', /\/login\?email=/],
    [403, 'no', 'Not Authorized', /\/login/],
    [500, 'no', 'Server error', /\/login$/],
  ];
  for (const [status, message, text, address] of answers) {
    await page.route('**/auth/respond', (route) =>
      status === 'offline'
        ? route.abort()
        : route.fulfill({ status, json: { success: false, message, data: null } }),
    );
    await page.goto(link);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.unroute('**/auth/respond');
  }
  await page.goto(link);
  await expect(page).toHaveURL(/\/portal\/(upgrade|dashboard)/);
});

test('the form does not move when the demo accounts arrive or the password is requested, so that no click is lost', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const noteFrame = () => {
      const form = document.querySelector('form');
      if (form) places.add(form.getBoundingClientRect().top);
      requestAnimationFrame(noteFrame);
    };
    noteFrame();
  });
  await page.route(findScript('portal/src/screens/identity/login/DemoAccounts.tsx'), async (route) => {
    // The page was painted without them.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.goto(`${portal.url}/login`);
  await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  const places = await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places]);
  expect(places).toHaveLength(1);
});

test('AUTH-29, AUTH-36..AUTH-39 each kind of account lands on its page, or is told why not', async ({
  page,
}) => {
  const lands: [string, RegExp][] = [
    ['ind@demo.test', /\/portal\/dashboard$/],
    ['free@demo.test', /\/portal\/upgrade$/],
    ['member@acme.test', /\/portal\/dashboard$/],
    ['invited@acme.test', /\/confirm-user\?email=invited%40acme\.test$/],
    ['expired@oldco.test', /\/subscription-expired$/],
    ['expired@demo.test', /\/individual-subscription-expired$/],
    ['unverified@demo.test', /\/login\?email=unverified%40demo\.test$/],
  ];
  for (const [email, address] of lands) {
    await page.goto(`${portal.url}/login`);
    await enterPassword(page, email);
    await expect(page, email).toHaveURL(address);
    const stored = await readStorage(page);
    expect('token' in stored, email).toBe(address.source.startsWith('\\/portal'));
    await page.evaluate(() => localStorage.clear());
  }
  await test.step('ERR-9 the unverified account sees what to do, without a toast', async () => {
    await expect(page.getByText('The email address of this account is not confirmed yet')).toBeVisible();
    await expect(page.getByText('User account not verified!')).toBeHidden();
    await page.getByRole('link', { name: 'Confirm your email' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('unverified@demo.test');
  });
});

test('AUTH-33..AUTH-35 a signed-in user who returns skips the login screen; without a course the session ends', {
  tag: '@lean',
}, async ({ page }) => {
  await signInOnLoginPage(page, portal, 'ind@demo.test');
  for (const address of ['/', '/login']) {
    await page.goto(portal.url + address);
    await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
  }
  await page.route('**/user/dashboard*', (route) => route.abort());
  await page.goto(portal.url);
  await expect(findHeading(page, TITLE)).toBeVisible();
  expect((await readStorage(page))['token']).toBeDefined();
  await page.unroute('**/user/dashboard*');

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${portal.url}/login`);
  await enterPassword(page, 'empty@demo.test');
  await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
  await page.goto(portal.url);
  await expect(findHeading(page, TITLE)).toBeVisible();
  expect(await readStorage(page)).toEqual({});
});

test('ERR-7, ERR-8, VAL-3 a refused sign-in shows its reason', { tag: '@lean' }, async ({ page }) => {
  await page.goto(`${portal.url}/login`);
  const sends = countCalls(page, '/main/login');
  await enterPassword(page, 'ind@demo.test', 'wrong');
  const toast = page.getByText('Incorrect email or password.');
  await expect(toast).toBeVisible();
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(120);
  await page.getByLabel('Email').fill('nonsense');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please provide a valid email')).toBeVisible();
  expect(sends.count).toBe(1);
  await page.route('**/main/login', (route) => route.abort());
  await page.getByLabel('Email').fill('ind@demo.test');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Server busy please try later!')).toBeVisible();
});

test('ROUTE-28..ROUTE-33 redirects lead only to pages of this site, not to look-alikes or planted values', async ({
  page,
}) => {
  const { host } = new URL(portal.url);
  const strangers = [
    'https://evil.test/portal/dashboard',
    `http://${host}.evil.test/portal`,
    `http://${host}@evil.test/portal`,
    `//evil.test/portal/x`,
    '/\\evil.test/portal',
    '/.//evil.test/portal',
    'javascript:alert(1)//',
    '\thttps://evil.test',
    `https://${host}/portal/favorite`,
  ];
  for (const stranger of strangers) {
    await page.goto(`${portal.url}/?redirect=${encodeURIComponent(stranger)}`);
    await expect(findHeading(page, TITLE)).toBeVisible();
    expect(await readStorage(page), stranger).toEqual({});
  }
  await page.evaluate(() => {
    localStorage.setItem('queryParamRedirection', 'https://evil.test/portal');
    localStorage.setItem('redirectUrl', '//evil.test/portal');
  });
  await enterPassword(page, 'ind@demo.test');
  await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
  const stored = await readStorage(page);
  expect([stored['redirectUrl'], stored['queryParamRedirection']]).toEqual([undefined, undefined]);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${portal.url}/portal/courses?level=Basic#x`);
  await expect(findHeading(page, TITLE)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${portal.url}/portal/courses?level=Basic#x`);
  await enterPassword(page, 'ind@demo.test');
  await expect(page).toHaveURL(`${portal.url}/portal/courses?level=Basic#x`);
});

test('ROUTE-8, ROUTE-22, ERR-19 single sign-on succeeds from either side and reports its failures', async ({
  page,
}) => {
  await page.goto(`${portal.url}/login`);
  await page.getByRole('button', { name: 'Use single sign-on' }).click();
  await expect(findHeading(page, 'Organization')).toBeVisible();
  await page.getByLabel('Work email').fill('ada@sso.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /Continue/ }).click();
  await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);

  await test.step('ROUTE-8, ROUTE-29 a sign-in begun elsewhere continues with a valid session, and without one opens the provider after a click', async () => {
    const favorites = `${portal.url}/portal/favorite`;
    await page.goto(`${portal.url}/oauth?provider=google&redirect=${encodeURIComponent(favorites)}`);
    await expect(page).toHaveURL(`${portal.url}/portal/favorite`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${portal.url}/oauth?provider=google&redirect=https%3A%2F%2Fevil.test%2Fportal`);
    await expect(findHeading(page, 'Continue to sign in at Google')).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(findHeading(page, 'Sign in with Google')).toBeVisible();
    await page.goto(`${portal.url}/oauth`);
    await expect(page.getByText('Invalid request')).toBeVisible();
    expect(await readStorage(page)).toEqual({});
  });
  await test.step('a return without a pending sign-in is reported', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${portal.url}/callback?code=abc&state=forged`);
    await expect(page.getByText('Invalid request')).toBeVisible();
    await expect(findHeading(page, TITLE)).toBeVisible();
    expect(await readStorage(page)).toEqual({});
  });
  await test.step('ERR-19 an address without a provider is reported', async () => {
    await page.goto(`${portal.url}/login?work_email=`);
    await page.getByLabel('Work email').fill('nobody@nowhere.test');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Invalid request')).toBeVisible();
  });
});
