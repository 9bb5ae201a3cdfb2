import { expect, type Page, test } from '@playwright/test';
import { openTests, readFix, typeFix } from '../../fixtures/learner.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const L8 = 'l8-signed-in-as-no-one';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

/** The switch in the profile, reached and pressed by keyboard alone. */
async function pressSwitch(page: Page, message: string) {
  await page.goto(`${portal.url}/portal/profile`);
  const choice = page.getByRole('checkbox', { name: /Show me publicly/ });
  await expect(choice).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await choice.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(choice).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(message)).toBeVisible();
}

test('a learner passes a lab, publishes the profile, is visible to a visitor, and hides it again', async ({
  page,
  browser,
}) => {
  const stranger = await (await browser.newContext()).newPage();

  await test.step('ROUTE-21 the hall of fame opens without login, and shows no one by default', async () => {
    await stranger.goto(`${portal.url}/hall-of-fame`);
    await expect(stranger).toHaveTitle(/^Hall of fame/);
    await expect(stranger.getByText('Nobody is shown here yet')).toBeVisible();
    await expectNoFaults(stranger);
  });

  await test.step('a passed lab alone makes nobody visible', async () => {
    await signIn(page, portal, 'member@acme.test', `/portal/labs/${L8}`);
    await openTests(page);
    await expect(page.getByText('Gets through').first()).toBeVisible();
    await typeFix(page, page, readFix(L8, 'solution'));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Passed').first()).toBeVisible({ timeout: 60_000 });
    await stranger.reload();
    await expect(stranger.getByText('Nobody is shown here yet')).toBeVisible();
  });

  await test.step('PROF-12 the switch publishes the profile, by keyboard', () =>
    pressSwitch(page, 'You are now shown publicly'));

  await test.step('PROF-13 a stranger finds the learner on the board, and the profile from there', async () => {
    await stranger.reload();
    const row = stranger.getByRole('row', { name: /Mika Berg/ });
    await expect(row.getByRole('cell').first()).toHaveText('1');
    await stranger.getByRole('tab', { name: 'This week' }).click();
    await expect(stranger).toHaveURL(/\?period=week$/);
    await expectNoFaults(stranger);
    await stranger.getByRole('link', { name: 'Mika Berg' }).click();
    await expect(stranger).toHaveURL(/\/profile\/[0-9a-f-]{36}$/);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Mika Berg' })).toBeVisible();
    await expect(stranger).toHaveTitle(/^Mika Berg/);
    await expect(stranger.getByRole('heading', { name: 'Signed in as no one' })).toBeVisible();
    await expect(stranger.getByText(/acme/i)).toHaveCount(0);
    await expectNoFaults(stranger);
  });

  await test.step('PROF-13 the learner sees their own place', async () => {
    await page.goto(`${portal.url}/hall-of-fame`);
    await expect(page.getByText('Your rank: 1')).toBeVisible();
    await expect(page.getByRole('row', { name: /Mika Berg/ }).getByText('You')).toBeVisible();
  });

  await test.step('the link is copied by keyboard', async () => {
    await stranger.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await stranger.getByRole('button', { name: 'Copy link' }).focus();
    await stranger.keyboard.press('Enter');
    await expect(stranger.getByText('Link copied')).toBeVisible();
    expect(await stranger.evaluate(() => navigator.clipboard.readText())).toBe(stranger.url());
  });

  await test.step('after switching it off, the learner is not found, and not on the board', async () => {
    await pressSwitch(page, 'You are no longer shown publicly');
    const gone = stranger.waitForResponse((response) => response.url().includes('/public-profile/person/'));
    await stranger.reload();
    expect((await gone).status()).toBe(404);
    await expect(stranger.getByText('There is no public profile here').last()).toBeVisible();
    await expectNoFaults(stranger);
    await stranger.getByRole('main').getByRole('link', { name: 'Hall of fame' }).click();
    await expect(stranger.getByText('Nobody is shown here yet')).toBeVisible();
  });
  await stranger.context().close();
});

test('ROUTE-20, ROUTE-21 the public pages answer with 200, fit a small screen and pass the accessibility check', {
  tag: '@lean',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/hall-of-fame', '/hall-of-fame?page=9&period=month', '/profile/nobody']) {
    const response = await page.goto(portal.url + path);
    expect(response?.status(), path).toBe(200);
    await expectNoFaults(page);
    await expectFits(page, path);
  }
});
