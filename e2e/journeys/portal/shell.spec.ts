import { expect, type Page, test } from '@playwright/test';
import { findScript } from '../../fixtures/built-files.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { readContents, readMail } from '../../fixtures/servers/outbox.ts';
import {
  enterPassword,
  openPortal,
  type Portal,
  signIn,
  signInOnLoginPage,
  storeSession,
} from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal({ env: { REVIEW_FORM_URL: 'https://forms.test/review' } });
});
test.afterAll(() => portal?.close());

const LEARN = [
  'Dashboard',
  'Courses',
  'Labs',
  'Challenges',
  'Journeys',
  'Live courses',
  'Playgrounds',
  'Running labs',
];
/** Those that are not open yet say so. */
const ADMIN = [
  'Users',
  'Teams',
  'Build your challenge',
  'Creator Studio beta soon',
  'Reports soon',
  'Tournaments soon',
  'Interviews soon',
  'Course Assignments',
  'Security Champions soon',
  'Administrators',
  'Organization',
  'Integrations',
];

const COMPANY = LEARN.toSpliced(1, 0, 'Assignments');
const MENUS: [email: string, entries: string[], hasUpgrade: boolean][] = [
  ['member@acme.test', COMPANY, true],
  ['admin@acme.test', [...COMPANY, ...ADMIN], false],
  ['manager@acme.test', [...COMPANY, 'Team Management'], true],
  ['champion@acme.test', [...COMPANY, 'Security Champions'], true],
  ['ind@demo.test', LEARN, true],
  ['free@demo.test', LEARN, true],
];
const USER_MENU = [
  'My Profile',
  'My Subscription',
  'Upgrade',
  'Write a Review',
  'Dark Mode',
  'Knowledge Base',
];
const USER_MENU_END = ['Community', 'Favorites', 'Notifications', 'Logout'];

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const openMenu = (page: Page) => page.getByRole('button', { name: /^Account menu of/ }).click();

for (const [email, entries, hasUpgrade] of MENUS)
  test(`SHELL-22, ROLE-1..ROLE-9 ${email} sees exactly their menu`, async ({ page }) => {
    await signIn(page, portal, email);
    await expect(main(page).getByRole('link')).toHaveText(
      entries.map((entry) =>
        // Once the page is at rest, the number that is due follows.
        entry === 'Assignments'
          ? /^Assignments\d*$/
          : entry.replace(' beta', 'beta').replace(' soon', 'soon'),
      ),
    );
    await openMenu(page);
    const wanted = USER_MENU.filter((entry) => hasUpgrade || entry !== 'Upgrade');
    await expect(page.getByRole('menuitem')).toHaveText([...wanted, ...USER_MENU_END]);
    const banner = page.getByRole('link', { name: 'See what an upgrade unlocks' });
    // The free tier arrives at the plans, from where it leads nowhere else.
    await expect(banner).toHaveCount(0);
    await page.goto(`${portal.url}/portal/dashboard`);
    await expect(main(page).getByRole('link').first()).toBeVisible();
    await expect(banner).toHaveCount(email === 'free@demo.test' ? 1 : 0);
  });

test('SHELL-13, SHELL-15, SHELL-17, BILL-7 the user menu opens billing, review and external links', {
  tag: '@lean',
}, async ({ page }) => {
  await signIn(page, portal, 'member@acme.test');
  await openMenu(page);
  for (const name of ['Knowledge Base', 'Community']) {
    const link = page.getByRole('menuitem', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:/);
  }
  await page.getByRole('menuitem', { name: 'My Subscription' }).click();
  await expect(
    page.getByText('Not able to find the billing information. Please contact support@drawbridge.test'),
  ).toBeVisible();
  await test.step('SHELL-13 a paying user is taken to their subscription', async () => {
    await signIn(page, portal, 'ind@demo.test');
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'My Subscription' }).click();
    await expect(page).toHaveURL(`${portal.url}/portal/profile/subscription`);
    await signIn(page, portal, 'member@acme.test');
  });
  await page.route('**/g2/token', (route) => route.abort());
  await page.getByRole('button', { name: 'Write a Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a review' });
  await expect(dialog.getByText('Unable to load review form')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Write a Review' })).toBeFocused();
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Write a Review' }).click();
  await expect(dialog).toBeVisible();
});

test('SHELL-14 the entry Upgrade of the user menu leads to the plans', { tag: '@lean' }, async ({ page }) => {
  await signIn(page, portal, 'ind@demo.test');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(`${portal.url}/portal/upgrade`);
});

test('ROLE-5, ROLE-7, ROLE-11, COMP-2 pages for other kinds of user stay closed, whatever the flags in storage say', {
  tag: '@lean',
}, async ({ page }) => {
  const expectAt = async (from: string, to: string) => {
    await page.goto(portal.url + from);
    await expect(page).toHaveURL(portal.url + to);
  };
  await storeSession(page, portal, 'member@acme.test');
  await expectAt('/portal/company/users', '/portal/dashboard');
  await expectAt('/portal/lti-integration', '/portal/dashboard');
  await expectAt('/portal/security-champions', '/portal/dashboard');
  await expectAt('/portal/tournaments', '/portal/dashboard');
  await expectAt('/portal/assignments', '/portal/assignments');
  await test.step('ROLE-12 a flag set by hand opens the page but shows no data', async () => {
    await page.evaluate(() => localStorage.setItem('is_admin', 'true'));
    await expectAt('/portal/company/users', '/portal/company/users');
    const answer = await page.evaluate(async () => {
      const reply = await fetch('/api/integration/platforms', {
        headers: { authorization: localStorage.getItem('token') ?? '' },
      });
      return reply.status;
    });
    expect(answer).toBe(403);
  });
});

test('ROLE-5, CX-23 a manager reaches the team pages and no other', async ({ page }) => {
  await signIn(page, portal, 'manager@acme.test');
  await main(page).getByRole('link', { name: 'Team Management' }).click();
  await expect(page.getByRole('heading', { name: 'Team Management', level: 1 })).toBeVisible();
  for (const address of ['team-info/1/Alpha', 'user-info/member@acme.test']) {
    await page.goto(`${portal.url}/portal/company/${address}`);
    await expect(page).toHaveURL(`${portal.url}/portal/company/${address}`);
  }
  await page.goto(`${portal.url}/portal/company/users`);
  await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
});

test('NAV-6, NAV-22, SHELL-10, CX-20 pages have a title and breadcrumbs, and survive reload and back', {
  tag: '@lean',
}, async ({ page }) => {
  await signIn(page, portal, 'admin@acme.test');
  for (const [name, title] of [
    ['Journeys', 'Journeys'],
    ['Creator Studio', 'Creator Studio (beta)'],
    ['Security Champions', 'Security Champions'],
    ['Integrations', 'External Integration'],
  ] as const) {
    await main(page).getByRole('link', { name }).click();
    await expect(page).toHaveTitle(`${title} · Drawbridge`);
    const address = page.url();
    await page.reload();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('link').first()).toHaveText('Dashboard');
  }
  await page.goBack();
  await expect(page).toHaveTitle('Security Champions · Drawbridge');
  await page.goto(`${portal.url}/portal/reports/users`);
  await expect(page).toHaveURL(`${portal.url}/portal/company/reports/users`);
  await page.goto(`${portal.url}/portal/company`);
  await expect(page).toHaveTitle('Organization · Drawbridge');
  await page.goto(`${portal.url}/portal/company/no-such`);
  await expect(page).toHaveTitle('Not found · Drawbridge');
  await expect(main(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('NAV-5, BILL-1 the profile shows its sections', { tag: '@lean' }, async ({ page }) => {
  await signIn(page, portal, 'champion@acme.test', '/portal/profile');
  await expect(page.getByRole('heading', { name: 'Chidi Amadi' })).toBeVisible();
  await expect(page.getByText('ACME', { exact: true })).toBeVisible();
  await expect(page.getByText('Alpha', { exact: true })).toBeVisible();
  await page.goto(`${portal.url}/portal/profile/achievements`);
  await expect(page.getByRole('tab', { name: 'Achievements' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Courses started')).toBeVisible();
  await page.goto(`${portal.url}/portal/profile/nonsense`);
  await expect(page.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Your profile has no section at that address.')).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/portal/profile`);
});

test('ERR-26 a page that crashes leaves the shell usable', { tag: '@lean' }, async ({ page }) => {
  await signIn(page, portal, 'ind@demo.test');
  await page.route(findScript('portal/src/screens/recognition/profile/ProfileScreen.tsx'), (route) =>
    route.abort(),
  );
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page.getByText('This page stopped working')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await main(page).getByRole('link', { name: 'Playgrounds' }).click();
  await expect(page.getByRole('heading', { name: 'Playgrounds', level: 1 })).toBeVisible();
});

test('SHELL-26 the account button stays the same while its menu loads, and loses neither a click nor the focus', {
  tag: '@lean',
}, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/AccountMenu-[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await signIn(page, portal, 'ind@demo.test');
  const button = page.getByRole('button', { name: /^Account menu of/ });
  const before = await button.elementHandle();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});

test('GEN-22 the theme survives a reload, and its menu entry names the other one', { tag: '@lean' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, portal, 'ind@demo.test');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Dark Mode' }).click();
  // The theme when the first element shows: a page must not begin in the other one.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.getElementById('root')?.firstElementChild) return;
      observer.disconnect();
      document.documentElement.dataset.firstTheme = document.documentElement.dataset.theme ?? 'none';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-first-theme', 'dark');
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Light Mode' })).toBeVisible();
});

test('REC-7, REC-14, REC-15, REC-18 the recommendation form opens at each visit until it is answered', async ({
  page,
}) => {
  await signInOnLoginPage(page, portal, 'parent@demo.test');
  const form = page.getByRole('dialog', { name: 'What should we recommend to you?' });
  await form.getByRole('button', { name: 'Later' }).click();
  await main(page).getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible();
  await expect(form).toBeHidden();
  await page.reload();
  await form.getByRole('button', { name: 'Pentester' }).click();
  await form.getByRole('button', { name: 'Beginner' }).click();
  const refetched = page.waitForResponse(/user\/profile/);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your recommendations are ready')).toBeVisible();
  await expect(form).toBeHidden();
  expect(
    ((await (await refetched).json()) as { data: { preferences_submitted: boolean } }).data,
  ).toMatchObject({
    preferences_submitted: true,
    recommended_filters: { roles: ['Pentester'], levels: ['Basic'] },
  });
});

test('AUTH-40 an optional confirmation can be postponed until the next login', async ({ page }) => {
  await signInOnLoginPage(page, portal, 'optional@demo.test');
  const banner = page.getByRole('region', { name: 'Confirm your email address' });
  await banner.getByRole('button', { name: 'Confirm it' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm your email address' })).toBeVisible();
  await page.keyboard.press('Escape');
  await banner.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('AUTH-41 the portal is blocked until the address is confirmed', async ({ page }) => {
  await page.goto(`${portal.url}/login`);
  await enterPassword(page, 'force@demo.test');
  const dialog = page.getByRole('dialog', { name: 'Confirm your email address' });
  await expect(dialog).toBeVisible();
  await test.step('neither Escape, Tab nor another address bypasses it', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(() => Boolean(document.activeElement?.closest('[inert]')));
      expect(isBehind).toBe(false);
    }
    await page.goto(`${portal.url}/portal/courses`);
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toHaveCount(0);
  });
  await test.step('a wrong code is reported beside the field', async () => {
    await dialog.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByText('A verification code has been sent to your email')).toBeVisible();
    await dialog.getByLabel('Code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Wrong code')).toBeVisible();
  });
  await test.step('the code in the email opens the portal permanently', async () => {
    const { code } = readContents(await readMail(portal, 'force@demo.test'));
    await dialog.getByLabel('Code').fill(code);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('verify'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible();
  });
});

test.describe('the shell at phone width', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('SHELL-8, SHELL-26 the overlay and the user menu work by keyboard alone', async ({ page }) => {
    await signIn(page, portal, 'admin@acme.test');
    const toggle = page.getByRole('button', { name: 'Toggle the sidebar' });
    const overlay = page.getByRole('dialog', { name: 'Main' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(overlay).toBeVisible();
    await expect(overlay.getByRole('link', { name: 'Dashboard' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    await page.mouse.click(360, 400);
    await expect(overlay).toBeHidden();

    await toggle.focus();
    await page.keyboard.press('Enter');
    await overlay.getByRole('link', { name: 'Users' }).focus();
    await page.keyboard.press('Enter');
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();

    await page.getByRole('button', { name: /^Account menu of/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  });

  test('nothing overflows, and no part of the shell has an accessibility fault', async ({ page }) => {
    await storeSession(page, portal, 'admin@acme.test');
    for (const path of [
      'profile',
      'profile/achievements',
      'profile/subscription',
      'upgrade',
      'company/users',
    ])
      await test.step(path, async () => {
        await page.goto(`${portal.url}/portal/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectFits(page);
        await expectNoFaults(page);
      });
    await page.getByRole('button', { name: 'Toggle the sidebar' }).click();
    await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
    await expectNoFaults(page);
  });
});
