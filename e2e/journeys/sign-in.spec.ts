import { createHash } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../fixtures/accessibility.ts';
import { readContents, readMail } from '../fixtures/outbox.ts';
import { enterPassword, openPortal, type Portal, signIn } from '../fixtures/portal.ts';

const DASHBOARD = 'What will you learn today?';
const TITLE = 'Sign in to your Learning Portal';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const storageOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

/** Counts the requests to a call. */
function countCalls(where: Page | BrowserContext, path: string): { count: number } {
  const seen = { count: 0 };
  where.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) seen.count += 1;
  });
  return seen;
}

async function requestLink(page: Page, email: string): Promise<string> {
  await page.goto(`${portal.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in with Magic Link' }).click();
  await expect(page.getByRole('dialog', { name: 'Email Sent' })).toContainText('expires in three minutes');
  return readContents(await readMail(portal, email)).link;
}

test('AUTH-9..AUTH-18 a magic link is sent once, locks the form, signs in once and is then invalid', async ({
  page,
}) => {
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
    expect((await storageOf(page))['loginStatus']).toBe('true');
  });
  await test.step('ROUTE-7 the link signs in, and its code leaves the address bar', async () => {
    await page.goto(link);
    await expect(heading(page, DASHBOARD)).toBeVisible();
    expect(page.url()).toBe(`${portal.url}/portal/dashboard`);
    expect(responds.count).toBe(1);
  });
  await test.step('DATA-1..DATA-9 the tokens and flags are stored', async () => {
    const stored = await storageOf(page);
    expect(stored).toMatchObject({ type: 'IND', is_admin: 'false', manager: 'false', isOwasp: 'false' });
    expect(JSON.parse(stored['user'] ?? '')).toMatchObject({ email: 'ind@demo.test', firstName: 'Ines' });
    expect(Number(stored['expTime'])).toBeGreaterThan(Date.now() + 14_000_000);
    expect(stored['loginStatus']).toBeUndefined();
    await expect.poll(async () => (await storageOf(page))['publishLoginAPi']).toBe('true');
  });
  await test.step('ERR-10, ERR-14 a used link is reported and login opens with the email', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(page.getByText('Session Expired')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ind@demo.test');
    expect(responds.count).toBe(2);
  });
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

test('AUTH-29, AUTH-36..AUTH-39 every demo account lands where it should', async ({ page }) => {
  const lands: [string, RegExp][] = [
    ['ind@demo.test', /\/portal\/dashboard$/],
    ['free@demo.test', /\/portal\/upgrade$/],
    ['parent@demo.test', /\/portal\/dashboard$/],
    ['member@acme.test', /\/portal\/dashboard$/],
    ['manager@acme.test', /\/portal\/dashboard$/],
    ['admin@acme.test', /\/portal\/dashboard$/],
    ['champion@acme.test', /\/portal\/dashboard$/],
    ['admin@globex.test', /\/portal\/dashboard$/],
    ['member@globex.test', /\/portal\/dashboard$/],
    ['optional@demo.test', /\/portal\/dashboard$/],
    ['force@demo.test', /\/portal\/dashboard$/],
    ['empty@demo.test', /\/portal\/dashboard$/],
    ['invited@acme.test', /\/confirm-user\?email=invited%40acme\.test$/],
    ['expired@oldco.test', /\/subscription-expired$/],
    ['expired@demo.test', /\/individual-subscription-expired$/],
    ['unverified@demo.test', /\/login\?email=unverified%40demo\.test$/],
  ];
  for (const [email, address] of lands) {
    await page.goto(`${portal.url}/login`);
    await enterPassword(page, email);
    await expect(page, email).toHaveURL(address);
    const stored = await storageOf(page);
    expect('token' in stored, email).toBe(address.source.startsWith('\\/portal'));
    await page.evaluate(() => localStorage.clear());
  }
  await test.step('ERR-9 the unverified account sees what to do, without a toast', async () => {
    await expect(page.getByText('This account waits for its email to be confirmed')).toBeVisible();
    await expect(page.getByText('User account not verified!')).toBeHidden();
    await page.getByRole('link', { name: 'Confirm your email' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('unverified@demo.test');
  });
});

test('AUTH-33..AUTH-35 a signed-in user who returns skips the login screen; without a course the session ends', async ({
  page,
}) => {
  await signIn(page, portal, 'ind@demo.test');
  for (const address of ['/', '/login']) {
    await page.goto(portal.url + address);
    await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
  }
  await page.route('**/user/dashboard*', (route) => route.abort());
  await page.goto(portal.url);
  await expect(heading(page, TITLE)).toBeVisible();
  expect((await storageOf(page))['token']).toBeDefined();
  await page.unroute('**/user/dashboard*');

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${portal.url}/login`);
  await enterPassword(page, 'empty@demo.test');
  await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
  await page.goto(portal.url);
  await expect(heading(page, TITLE)).toBeVisible();
  expect(await storageOf(page)).toEqual({});
});

test('ERR-7, ERR-8, VAL-3 a refused sign-in shows its reason', async ({ page }) => {
  await page.goto(`${portal.url}/login`);
  const sends = countCalls(page, '/main/login');
  await enterPassword(page, 'ind@demo.test', 'wrong');
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  const toast = await page.getByText('Incorrect email or password.').boundingBox();
  expect(toast?.y).toBeLessThan(120);
  await page.getByLabel('Email').fill('nonsense');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please provide a valid email')).toBeVisible();
  expect(sends.count).toBe(1);
  await page.route('**/main/login', (route) => route.abort());
  await page.getByLabel('Email').fill('ind@demo.test');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Server busy please try later!')).toBeVisible();
});

test('ROUTE-28..ROUTE-33 redirects lead to pages of this site only, not to look-alikes or planted values', async ({
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
    await expect(heading(page, TITLE)).toBeVisible();
    expect(await storageOf(page), stranger).toEqual({});
  }
  await page.evaluate(() => {
    localStorage.setItem('queryParamRedirection', 'https://evil.test/portal');
    localStorage.setItem('redirectUrl', '//evil.test/portal');
  });
  await enterPassword(page, 'ind@demo.test');
  await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
  const stored = await storageOf(page);
  expect([stored['redirectUrl'], stored['queryParamRedirection']]).toEqual([undefined, undefined]);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${portal.url}/portal/courses?level=Basic#x`);
  await expect(heading(page, TITLE)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${portal.url}/portal/courses?level=Basic#x`);
  await enterPassword(page, 'ind@demo.test');
  await expect(page).toHaveURL(`${portal.url}/portal/courses?level=Basic#x`);
});

test('ROUTE-26 a page opened without user, token or refresh token leads to the login page and back', async ({
  page,
}) => {
  const address = `${portal.url}/portal/courses?level=Basic#x`;
  for (const key of ['user', 'token', 'rtoken']) {
    await signIn(page, portal, 'ind@demo.test');
    await page.evaluate((name) => localStorage.removeItem(name), key);
    const calls: string[] = [];
    const note = (request: { url(): string }) => void calls.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(address);
    await expect(heading(page, TITLE)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirect'), key).toBe(address);
    page.off('request', note);
    expect(
      calls.filter((path) => path.startsWith('/api/')),
      key,
    ).toEqual([]);
    await enterPassword(page, 'ind@demo.test');
    await expect(page).toHaveURL(address);
    await page.evaluate(() => localStorage.clear());
  }
});

const waitForDashboard = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/user/dashboard') && answer.ok());

test('ERR-1..ERR-6, AUTH-25 ten expired calls of several tabs share one refresh', async ({
  page,
  context,
}) => {
  await signIn(page, portal, 'member@acme.test');
  const before = await storageOf(page);
  // Calls that the first page still makes are none of the ten: interrupted during a refresh, it would start another.
  await page.goto('about:blank');
  const refreshes = countCalls(context, '/user/refresh-token');
  const publishes = countCalls(context, '/publish-login');
  let refused = 0;
  await context.route('**/api/**', async (route) => {
    if (route.request().headers()['authorization'] !== before['token']) return route.continue();
    refused += 1;
    return route.fulfill({
      status: 401,
      json: { success: false, code: 'token_expired', message: 'The incoming token has expired', data: null },
    });
  });
  // The response waits until ten calls have failed with an expired token.
  await context.route('**/user/refresh-token', async (route) => {
    await expect.poll(() => refused).toBeGreaterThanOrEqual(10);
    await route.continue();
  });
  const tabs = [page, ...(await Promise.all(Array.from({ length: 5 }, () => context.newPage())))];
  // The page shows before its calls have returned.
  const repeated = tabs.map(waitForDashboard);
  await Promise.all(tabs.map((tab) => tab.goto(`${portal.url}/portal/dashboard`)));
  await Promise.all(repeated);
  for (const tab of tabs) await expect(heading(tab, DASHBOARD)).toBeVisible();
  expect(refused).toBeGreaterThanOrEqual(10);
  expect(refreshes.count).toBe(1);
  await expect.poll(() => publishes.count).toBeGreaterThanOrEqual(1);
  const after = await storageOf(page);
  expect(after['token']).not.toBe(before['token']);
  expect(after['rtoken']).not.toBe(before['rtoken']);
});

/** Digests of the tokens that were replaced. @see packages/client/src/session/spent-tokens.ts */
const readSpent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('drawbridge');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('spentTokens').objectStore('spentTokens').getAllKeys();
          reading.addEventListener('success', () => resolve(reading.result));
        });
      }),
  );

test('ERR-2, ERR-6 a tab with the tokens from before the refresh of another tab waits and does not refresh', async ({
  page,
  context,
}) => {
  await signIn(page, portal, 'member@acme.test');
  const before = await storageOf(page);
  await page.goto('about:blank');
  const refreshes = countCalls(context, '/user/refresh-token');
  await context.route('**/api/**', (route) =>
    route.request().headers()['authorization'] === before['token']
      ? route.fulfill({ status: 401, json: { message: 'The incoming token has expired' } })
      : route.continue(),
  );
  await page.goto(`${portal.url}/portal/dashboard`);
  await expect.poll(() => refreshes.count).toBe(1);
  const digests = ['token', 'rtoken'].map((key) =>
    createHash('sha256')
      .update(before[key] ?? '')
      .digest('hex'),
  );
  await expect.poll(() => readSpent(page)).toEqual(expect.arrayContaining(digests));

  // The copy of local storage in another process of the browser, before it was updated.
  const late = await context.newPage();
  await late.addInitScript(
    ({ token, rtoken }) => {
      const state = { copy: { token, rtoken } as Record<string, string | undefined>, waiting: 0 };
      Object.assign(window, { lateStorage: state });
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function read(key) {
        return state.copy[key] ?? getItem.call(this, key);
      };
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
        if (listener[0] === 'storage') state.waiting += 1;
        listen(...listener);
      };
    },
    { token: before['token'], rtoken: before['rtoken'] },
  );
  await late.goto(`${portal.url}/portal/dashboard`);
  const readWaiting = () =>
    late.evaluate(() => (window as unknown as { lateStorage: { waiting: number } }).lateStorage.waiting);
  // One listener is the page's own, another that of the call that waits.
  await expect.poll(async () => refreshes.count > 1 || (await readWaiting()) > 1).toBe(true);
  expect(refreshes.count).toBe(1);
  const repeated = waitForDashboard(late);
  await late.evaluate(() => {
    Object.assign((window as unknown as { lateStorage: object }).lateStorage, { copy: {} });
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await repeated;
  expect(refreshes.count).toBe(1);
});

test('ERR-20, ROUTE-30 a refresh that is refused ends at the start page; without rtoken none is sent', async ({
  page,
}) => {
  const refreshes = countCalls(page, '/user/refresh-token');
  await page.goto(portal.url);
  await expect(heading(page, TITLE)).toBeVisible();
  expect(refreshes.count).toBe(0);
  await signIn(page, portal, 'manager@acme.test');
  await page.evaluate(() => {
    localStorage.setItem('rtoken', 'not-one-of-ours-at-all');
    localStorage.setItem('expTime', '1');
  });
  await page.goto(`${portal.url}/login`);
  await expect(heading(page, TITLE)).toBeVisible();
  await expect.poll(() => storageOf(page)).toEqual({});
  expect(refreshes.count).toBe(1);
});

test('AUTH-47..AUTH-50 logout empties the browser, ends the other tab immediately, and leads back', async ({
  page,
  context,
}) => {
  await signIn(page, portal, 'manager@acme.test');
  const other = await context.newPage();
  await other.goto(`${portal.url}/portal/favorite`);
  await expect(other.getByText('No favorites yet')).toBeVisible();
  await page.goto(`${portal.url}/portal/courses`);
  await page.evaluate(() => sessionStorage.setItem('left', 'over'));
  await page.getByRole('button', { name: /Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(heading(other, TITLE)).toBeVisible();
  expect(Object.keys(await storageOf(page))).toEqual(['redirectUrl']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await other.goto(`${portal.url}/portal/dashboard`);
  await expect(heading(other, TITLE)).toBeVisible();

  await enterPassword(page, 'admin@globex.test');
  await expect(page).toHaveURL(/\/portal\//);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').email)).toBe(
    'admin@globex.test',
  );
});

test('ROUTE-8, ROUTE-22, ERR-19 single sign-on succeeds from either side and reports its failures', async ({
  page,
}) => {
  await page.goto(`${portal.url}/login`);
  await page.getByRole('button', { name: 'Use single sign-on' }).click();
  await expect(heading(page, 'Organization')).toBeVisible();
  await page.getByLabel('Work email').fill('ada@sso.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /Continue/ }).click();
  await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);

  await test.step('ROUTE-8, ROUTE-29 begun outside, it continues with a valid session and opens the provider without one', async () => {
    const favorites = `${portal.url}/portal/favorite`;
    await page.goto(`${portal.url}/oauth?provider=google&redirect=${encodeURIComponent(favorites)}`);
    await expect(page).toHaveURL(`${portal.url}/portal/favorite`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${portal.url}/oauth?provider=google&redirect=https%3A%2F%2Fevil.test%2Fportal`);
    await expect(heading(page, 'Sign in with Google')).toBeVisible();
    await page.goto(`${portal.url}/oauth`);
    await expect(page.getByText('Invalid request')).toBeVisible();
    expect(await storageOf(page)).toEqual({});
  });
  await test.step('a return without a pending sign-in is reported', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${portal.url}/callback?code=abc&state=forged`);
    await expect(page.getByText('Invalid request')).toBeVisible();
    await expect(heading(page, TITLE)).toBeVisible();
    expect(await storageOf(page)).toEqual({});
  });
  await test.step('ERR-19 an address without a provider is reported', async () => {
    await page.goto(`${portal.url}/login?work_email=`);
    await page.getByLabel('Work email').fill('nobody@nowhere.test');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Invalid request')).toBeVisible();
  });
});

test.describe('at phone width, by keyboard alone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('SIGN-1..SIGN-13 a visitor signs up, confirms the mailed code and signs in', async ({ page }) => {
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
    await type('Email', 'ind@demo.test');
    await type('Password', password);
    await page.keyboard.press('Tab');
    await type('Confirm password', password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // SIGN-10, SIGN-12, SIGN-14: the message about the taken address is at its field, which has the focus.
    await expect(page.getByText('An account with this email exists already')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(email);
    await expect(page.getByText('An account with this email exists already')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Check your mail')).toBeVisible();

    const { code } = readContents(await readMail(portal, email));
    await page.getByLabel('Code').focus();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Wrong code')).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Your email is confirmed')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await enterPassword(page, email, password);
    await expect(heading(page, DASHBOARD)).toBeVisible();
    // SIGN-13, CX-38: a new account has a course, so that it stays signed in at the next visit.
    await page.goto(portal.url);
    await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
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
  await expect(heading(page, 'Your email is confirmed')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  // The same link again: the page shows that it was used, and a way on.
  await page.goto(confirm);
  await expect(page.getByText('The link did not work')).toBeVisible();
});

const PUBLIC_PAGES: [string, string][] = [
  ['/login', TITLE],
  ['/login?work_email=', 'Organization'],
  ['/upgrade', 'Plans'],
  ['/signup/individual', 'Create your account'],
  ['/signup/partner/harbor/Harbor%20Security', 'Create your account'],
  ['/signup/training/injection/Injection', 'Create your account'],
  ['/confirm-codes', 'Confirm your email'],
  ['/confirm-user', 'Set your password'],
  ['/confirm-link-code', 'Confirm your email'],
  ['/subscription-expired', 'Company subscription has been expired'],
  ['/individual-subscription-expired', 'Subscription has been expired'],
  ['/maintenance', 'We are doing maintenance'],
  ['/microsoft/notconfigured', 'Microsoft sign-in is not set up'],
  ['/no/such/page', 'Not found'],
];

for (const theme of ['light', 'dark'] as const)
  test(`ROUTE-1..ROUTE-24 every public page exists, fits a phone and has no accessibility fault, ${theme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const [address, title] of PUBLIC_PAGES) {
      const response = await page.goto(portal.url + address);
      expect(response?.status(), address).toBe(title === 'Not found' ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expectNoFaults(page);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${address} at 320 px`,
      ).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });

test('ROUTE-16, ROUTE-17 a name from the address is shown as short plain text', async ({ page }) => {
  const name = `<img src=x onerror=alert(1)>${'a'.repeat(200)}`;
  await page.goto(`${portal.url}/signup/partner/harbor/${encodeURIComponent(name)}`);
  await expect(page.getByText('You join through <img src=x onerror=alert(1)>a')).toBeVisible();
  const text = (await page.getByText('You join through').textContent()) ?? '';
  expect(text.length).toBeLessThan(100);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});
