import { expect, type Page, test } from '@playwright/test';
import {
  type OutsideProvider,
  startProvider,
  toProviderStatement,
} from '../../fixtures/identity-providers.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { openPortal, type Portal } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const dashboard = (page: Page) => page.getByRole('heading', { name: 'What will you learn today?' });
const storedKeys = (page: Page) =>
  page.evaluate(() => ['token', 'rtoken', 'user'].filter((key) => localStorage.getItem(key) !== null));

/** Opens the local provider from the login page's single sign-on mode, by keyboard alone. */
async function leaveByKeyboard(page: Page, email: string): Promise<void> {
  await page.goto(`${portal.url}/login?work_email=`);
  await page.getByLabel('Work email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in with Northwind Labs' })).toBeVisible();
}

test('AUTH-42, AUTH-45, AUTH-46 any address of the tenant signs in by keyboard and is recognized the next time', {
  tag: '@lean',
}, async ({ page }) => {
  await leaveByKeyboard(page, 'any@sso.test');
  expect(new URL(page.url()).pathname).toMatch(/^\/dev\/idp\/interaction\//);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFaults(page);
  }
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Continue as any@sso.test' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeVisible();
  expect(await storedKeys(page)).toEqual(['token', 'rtoken', 'user']);
  // The code is gone from the address bar, and Back does not show it.
  expect(page.url()).not.toContain('code=');
});

test('AUTH-44 Google sign-in works offline', async ({ page }) => {
  await page.goto(`${portal.url}/login`);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  await page.getByLabel('Email address').fill('robin.vale@mail.test');
  await page.getByRole('button', { name: 'Continue as robin.vale@mail.test' }).click();
  // AUTH-29: a new private account is of the free tier.
  await expect(page).toHaveURL(`${portal.url}/portal/upgrade`);
  expect(await storedKeys(page)).toEqual(['token', 'rtoken', 'user']);
});

test('AUTH-45 a sign-in that is canceled at the provider shows an error and returns to the login page', async ({
  page,
}) => {
  await leaveByKeyboard(page, 'any@sso.test');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Invalid request')).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/`);
  expect(await storedKeys(page)).toEqual([]);
});

test('AUTH-43 a changed state signs nobody in', async ({ page }) => {
  await leaveByKeyboard(page, 'any@sso.test');
  let posted = 0;
  await page.route('**/api/main/auth/signin', (route) => {
    posted += 1;
    return route.continue();
  });
  await page.evaluate(() => {
    const key = 'drawbridge.signInFlow';
    const flow = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>;
    sessionStorage.setItem(key, JSON.stringify({ ...flow, state: 'x'.repeat(43) }));
  });
  await page.getByRole('button', { name: 'Continue as any@sso.test' }).click();
  await expect(page.getByText('Invalid request')).toBeVisible();
  expect([posted, await storedKeys(page)]).toEqual([0, []]);
});

test('ERR-18 a verifier that is not the page’s own is refused by the server', async ({ page }) => {
  await leaveByKeyboard(page, 'any@sso.test');
  await page.evaluate(() => {
    const key = 'drawbridge.signInFlow';
    const flow = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>;
    sessionStorage.setItem(key, JSON.stringify({ ...flow, verifier: 'x'.repeat(43) }));
  });
  await page.getByRole('button', { name: 'Continue as any@sso.test' }).click();
  await expect(page.getByText('Invalid email address.')).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
});

test('ERR-19, ROUTE-9 an address without a tenant is refused, and a tenant without a provider has its own page', async ({
  page,
}) => {
  await page.goto(`${portal.url}/login?work_email=one@nowhere.test`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Invalid request')).toBeVisible();
  await page.getByLabel('Work email').fill('one@microsoft.test');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(`${portal.url}/microsoft/notconfigured`);
});

test('ROUTE-8, P7 a sign-in that begins at /oauth succeeds, and goes to the provider only after a click', async ({
  page,
}) => {
  const left: string[] = [];
  page.on('request', (request) => left.push(new URL(request.url()).pathname));
  await page.goto(`${portal.url}/oauth?provider=northwind&login_hint=outside@sso.test`);
  await expect(page.getByRole('heading', { name: 'Continue to sign in at northwind' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(left.filter((path) => path.startsWith('/dev/idp') || path.includes('/auth/providers/'))).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue as outside@sso.test' }).click();
  await expect(dashboard(page)).toBeVisible();
});

test.describe('P2, RFC 9700 4.4 a hostile provider that forwards its visitor to an honest one', () => {
  const HONEST_CLIENT = 'client-at-acme';
  /** Its own provider would sign this address in. */
  const OWN_VISITOR = 'visitor@evil.test';
  let target: Portal;
  let honest: OutsideProvider;
  let hostile: OutsideProvider;
  /** The redirect addresses of the honest provider. */
  let registered = '';

  test.beforeAll(async () => {
    honest = await startProvider((query) => {
      const isKnown = query.get('client_id') === HONEST_CLIENT && query.get('redirect_uri') === registered;
      return isKnown
        ? { redirectUri: registered, code: 'of-the-honest-one', state: query.get('state') }
        : undefined;
    });
    hostile = await startProvider((query) => {
      if (query.get('login_hint') === OWN_VISITOR)
        return {
          redirectUri: query.get('redirect_uri') ?? '',
          code: 'of-its-own',
          state: query.get('state'),
        };
      const forwarded = new URLSearchParams(query);
      forwarded.set('client_id', HONEST_CLIENT);
      forwarded.set('redirect_uri', registered);
      return { forward: `${honest.issuer}/authorize?${forwarded}` };
    });
    const ofHostile = { company: 'Globex', issuer: hostile.issuer, clientId: 'x' };
    target = await openPortal({
      statements: [
        {
          id: 'honest',
          company: 'ACME',
          issuer: honest.issuer,
          clientId: HONEST_CLIENT,
          hasOwnRedirect: true,
        },
        { id: 'hostile', ...ofHostile, hasOwnRedirect: true },
        { id: 'hostile-old', ...ofHostile, hasOwnRedirect: false },
      ].map(toProviderStatement),
    });
  });
  test.afterAll(async () => {
    await target?.close();
    await honest?.close();
    await hostile?.close();
  });

  for (const [provider, path, message, posts] of [
    ['hostile', '/callback/honest', 'Invalid request', 0],
    // Registered before providers had addresses of their own: the page cannot detect it, the server does.
    ['hostile-old', '/callback', 'Invalid email address.', 1],
  ] as const)
    test(`${provider}, and the honest one leads to ${path}: its code is sent nowhere`, async ({ page }) => {
      registered = target.url + path;
      const posted: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/auth/signin')) posted.push(request.postDataJSON());
      });
      const before = hostile.tokenForms.length;
      await page.goto(`${target.url}/oauth?provider=${provider}`);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(page).toHaveURL(`${target.url}/`);
      expect(posted).toHaveLength(posts);
      expect([hostile.tokenForms.length, honest.tokenForms]).toEqual([before, []]);
      expect(await storedKeys(page)).toEqual([]);
    });

  test('the hostile provider receives only its own codes', async ({ page }) => {
    await page.goto(`${target.url}/oauth?provider=hostile&login_hint=${OWN_VISITOR}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Invalid email address.')).toBeVisible();
    expect(hostile.tokenForms.map((form) => [form.get('code'), form.get('redirect_uri')])).toEqual([
      ['of-its-own', `${target.url}/callback/hostile`],
    ]);
    expect(honest.tokenForms).toEqual([]);
  });
});
