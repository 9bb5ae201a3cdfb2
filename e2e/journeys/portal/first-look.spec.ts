import { expect, test } from '@playwright/test';
import { findScript } from '../../fixtures/built-files.ts';
import {
  enterPassword,
  openPortal,
  type Portal,
  signIn,
  storeSession,
} from '../../fixtures/servers/portal.ts';

/** Screens that the specification defines word for word, as a first visitor sees them. */
const C2 = 'c2-injection-at-the-boundary';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

test('AUTH-1..AUTH-8, AUTH-10, GEN-12, GEN-17 the login screen offers four methods, with single sign-on as a mode', {
  tag: '@lean',
}, async ({ page }) => {
  await page.goto(`${portal.url}/`);
  await expect(page.getByRole('heading', { name: 'Sign in to your Learning Portal' })).toBeVisible();
  await expect(page).toHaveTitle('Drawbridge');
  await expect(page.getByLabel('Email')).toBeVisible();
  for (const name of ['Sign in with Magic Link', 'Sign in with password', /Google/])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get your plan' })).toHaveAttribute('href', '/upgrade');

  await page.getByText('Use single sign-on').click();
  await expect(page).toHaveURL(/work_email/);
  await expect(page.getByRole('heading', { name: 'Organization' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in to your Learning Portal' })).toBeVisible();
});

test('ROUTE-25, ROUTE-27, NAV-1, AUTH-31, AUTH-32 the guard leads to login and back', {
  tag: '@lean',
}, async ({ page }) => {
  await page.goto(`${portal.url}/portal/no-such-page?a=1#b`);
  await expect(page.getByRole('heading', { name: 'Sign in to your Learning Portal' })).toBeVisible();
  const wanted = `${portal.url}/portal/no-such-page?a=1#b`;
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(wanted);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('redirectUrl')))
    .toContain('/portal/no-such-page');
  expect(await page.evaluate(() => localStorage.getItem('queryParamRedirection'))).toBeNull();

  await enterPassword(page, 'member@acme.test');
  // After signing in, the login page itself opens the address that was refused before.
  await expect(page).toHaveURL(wanted);
  await expect(page.getByText('There is no page here')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto(`${portal.url}/portal`);
  await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
});

test('GEN-16..GEN-18 titles come from the route, and the course intro leaves the title unchanged', {
  tag: '@lean',
}, async ({ page }) => {
  await signIn(page, portal, 'ind@demo.test', '/portal/courses');
  await expect(page).toHaveTitle(/^Courses/);
  const title = await page.title();
  await page.getByRole('link', { name: 'Injection at the boundary', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`course-info/intro/${C2}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Injection at the boundary' })).toBeVisible();
  await expect(page).toHaveTitle(title);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Dashboard', 'Courses', 'Injection at the boundary']);

  await page.goto(`${portal.url}/portal/course-info/media/${C2}/boundary/c2-what-a-boundary-is`);
  await expect(page).toHaveTitle(/^Data, code and the line between them/);

  await test.step('GEN-17 a page about one thing is named after it, and never after the page before', async () => {
    await page.goto(`${portal.url}/portal/journeys`);
    await page.getByRole('link', { name: 'Secure developer foundations', exact: true }).click();
    await expect(page).toHaveTitle(/^Secure developer foundations/);
    await page.reload();
    await expect(page).toHaveTitle(/^Secure developer foundations/);
  });
});

test('CAT-14, CAT-16 a click on a card that has just appeared is not lost, even right after typing a search', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, portal, 'ind@demo.test');
  const card = page.getByRole('link', { name: 'Injection at the boundary', exact: true });
  const search = page.getByRole('searchbox');
  for (const typed of ['', 'injection']) {
    await test.step(typed ? `typed: ${typed}` : 'nothing typed', async () => {
      const [requested, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await page.route(
        findScript('portal/src/screens/learning/course-info/IntroScreen.tsx'),
        async (route) => {
          requested.resolve();
          await held.promise;
          await route.continue();
        },
      );
      await page.goto(`${portal.url}/portal/notifications`);
      await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
      await page.getByRole('link', { name: 'Courses', exact: true }).click();
      if (typed) await search.fill(typed);
      await card.click();
      await requested.promise;
      // The catalogue's pending changes of the address are written now.
      await page.clock.runFor(1_000);
      await expect(page).toHaveURL(`${portal.url}/portal/courses${typed && `?search=${typed}`}`);
      held.resolve();
      await expect(page).toHaveURL(`${portal.url}/portal/course-info/intro/${C2}`);
      await page.clock.resume();
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('CAT-16 a hash survives a change of filters', async ({ page }) => {
  await storeSession(page, portal, 'ind@demo.test');
  for (const list of ['courses', 'labs']) {
    await page.goto(`${portal.url}/portal/${list}#results`);
    await page.getByRole('searchbox').fill('injection');
    await expect(page).toHaveURL(`${portal.url}/portal/${list}?search=injection#results`);
  }
});

test('GEN-19..GEN-21 a slow call shows the overlay until its answer arrives', async ({ page }) => {
  await storeSession(page, portal, 'empty@demo.test');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/main/course/info', async (route) => {
    if ((route.request().postDataJSON() as { enroll?: boolean }).enroll) await held.promise;
    await route.continue();
  });
  await page.goto(`${portal.url}/portal/course-info/intro/${C2}`);
  // The recommendation form opens first for a person without preferences.
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'Enroll and start' }).click();
  await expect(page.getByText('Hang On...')).toBeVisible();
  held.resolve();
  await expect(page.getByText('Hang On...')).toHaveCount(0);
  await expect(page).toHaveURL(/course-info\/media\//);
});

test('GEN-19 a slow list shows the overlay over its skeleton, and the page stays in use', async ({
  page,
}) => {
  await storeSession(page, portal, 'ind@demo.test');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/main/course/filter?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${portal.url}/portal/courses`);
  await expect(page.getByText('Hang On...')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading courses' })).toBeVisible();
  await page.getByRole('button', { name: 'Beginner' }).click();
  await expect(page).toHaveURL(/level=Basic/);
  held.resolve();
  await expect(page.getByText('Hang On...')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
});

test('SHELL-1..SHELL-7, SHELL-12, SHELL-16, SHELL-18..SHELL-20 the shell and its menu have their parts', {
  tag: '@lean',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, portal, 'admin@acme.test');
  const sidebar = page.getByRole('complementary').first();
  const widthOf = async () => Math.round((await sidebar.boundingBox())?.width ?? 0);
  await expect.poll(widthOf).toBe(290);
  await expect(page.getByText('Admin', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Toggle the sidebar' }).click();
  await expect.poll(widthOf).toBe(90);
  await page.reload();
  await expect.poll(widthOf).toBe(90);
  await page.getByRole('button', { name: 'Toggle the sidebar' }).click();
  await test.step('SHELL-3, REV-1, REV-6 a review is written in the form of this server', async () => {
    await page.getByRole('button', { name: 'Write a Review' }).click();
    const review = page.getByRole('dialog', { name: 'Write a review' });
    const form = review.frameLocator('iframe');
    await form.getByLabel('5').check();
    await form.getByLabel('Review').fill('Good.');
    await expect(form.getByText('admin@acme.test')).toBeVisible();
    await form.getByRole('button', { name: 'Send review' }).click();
    await expect(review).toBeHidden();
  });
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('target', '_blank');

  for (const [entry, address] of [
    ['My Profile', '/portal/profile'],
    ['Favorites', '/portal/favorite'],
    ['Notifications', '/portal/notifications'],
  ] as const) {
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await expect(page).toHaveURL(portal.url + address);
  }
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Dark Mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Light Mode' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your Learning Portal' })).toBeVisible();
});

test('CAT-10, CAT-14 a filter is requested once, and so is a typed search', { tag: '@lean' }, async ({
  page,
}) => {
  await signIn(page, portal, 'ind@demo.test', '/portal/courses');
  await expect(page.getByRole('article').first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/course/filter')) asked.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: 'Advanced', exact: true }).click();
  // The address follows later, and is no other filter.
  await expect(page).toHaveURL(/level/);
  await page.getByRole('searchbox').pressSequentially('access');
  await expect(page).toHaveURL(/access/);
  await expect(page.getByText('Sorry, No Data Found')).toBeVisible();
  expect(asked).toHaveLength(2);
});
