import { expect, test } from '@playwright/test';
import { passLab } from '../../fixtures/learner.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const L8 = 'l8-signed-in-as-no-one';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

test('a passed lab earns badges that anyone can verify, and counts for a journey and a certification', async ({
  page,
  browser,
}) => {
  const stranger = await (await browser.newContext()).newPage();
  let address = '';

  await test.step('the pass announces the badge, and links to it', async () => {
    await signIn(page, portal, 'ind@demo.test');
    await passLab(page, portal, L8);
    await page.goto(`${portal.url}/portal/notifications`);
    await page.getByRole('link', { name: 'You earned the badge “First lab”.' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'First lab' })).toBeVisible();
    address = page.url();
  });

  await test.step('a stranger verifies the badge, without the name of a holder who is not shown', async () => {
    await stranger.goto(address);
    await expect(stranger.getByText('Verified by this browser')).toBeVisible();
    await expect(stranger.getByText('A learner who is not shown publicly')).toBeVisible();
    await expect(stranger).toHaveTitle(/^First lab/);
    await expectNoFaults(stranger);
  });

  await test.step('the picture carries the credential', async () => {
    const [file] = await Promise.all([
      stranger.waitForEvent('download'),
      stranger.getByRole('link', { name: 'Download the badge (SVG)' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('first-lab.svg');
  });

  await test.step('PROF-12, PROF-13 a person who chose to be shown has the badges publicly', async () => {
    await page.goto(`${portal.url}/portal/profile`);
    await page.getByRole('checkbox', { name: /Show me publicly/ }).click();
    await expect(page.getByText('You are now shown publicly')).toBeVisible();
    await stranger.goto(`${portal.url}/hall-of-fame`);
    await expect(stranger.getByRole('row', { name: /Ines Dahl/ })).toContainText('2 badges');
    await stranger.getByRole('link', { name: 'Ines Dahl' }).click();
    await stranger.getByRole('link', { name: 'No hint needed' }).click();
    await expect(stranger.getByText('Ines Dahl')).toBeVisible();
  });

  await test.step('NAV-23 a journey has its courses in order, and leads to the next', async () => {
    await page.goto(`${portal.url}/portal/journeys`);
    await expectNoFaults(page);
    await page.getByRole('link', { name: 'Secure developer foundations' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      /^Who may do what/,
      'Injection at the boundary',
      /^The browser/,
      /^Sign-in/,
    ]);
    await expectNoFaults(page);
    await page
      .getByRole('link', { name: 'Start the journey' })
      .or(page.getByRole('link', { name: 'Continue' }))
      .click();
    await expect(page).toHaveURL(/\/portal\/course-info\/intro\/c1-who-may-do-what$/);
  });

  await test.step('NAV-24 the certification that requires the lab is in progress', async () => {
    await page.goto(`${portal.url}/portal/certifications`);
    const card = page.getByRole('article').filter({ hasText: 'Secure web developer' });
    await expect(card).toContainText('In progress');
    await expect(card.getByRole('listitem').filter({ hasText: 'Signed in as no one' })).toContainText(
      'Passed',
    );
    await expectNoFaults(page);
  });

  await test.step('SVC-14 a number that is no certificate is reported as such', async () => {
    await stranger.goto(`${portal.url}/certificates`);
    await stranger.getByRole('textbox', { name: 'Check number' }).fill('BBBB-BBBB-BBBB');
    await stranger.getByRole('button', { name: 'Check' }).click();
    await expect(stranger.getByText('There is no certificate with this number')).toBeVisible();
    await expect(stranger).toHaveURL(/\/certificates\/BBBB-BBBB-BBBB$/);
    await expectNoFaults(stranger);
  });
});
