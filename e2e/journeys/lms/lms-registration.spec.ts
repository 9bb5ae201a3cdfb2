import { expect, type Page, test } from '@playwright/test';
import { pressKey } from '../../fixtures/browser/press.ts';
import { type LmsBrowser, openLmsBrowser } from '../../fixtures/lms/lms-browser.ts';
import { skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { enterPassword } from '../../fixtures/servers/portal.ts';

const LAB = "Someone else's invoice";
const SCHOOL = 'Harbor School';
const PHONE = { width: 375, height: 800 };

let fixture: LmsBrowser;

skipWithoutTls();
test.beforeAll(async ({ browser }) => {
  fixture = await openLmsBrowser(browser, { viewport: PHONE });
});
test.afterAll(() => fixture?.close());

/** One of the people of the LMS, in a window of their own width. */
async function enterLms(name: RegExp): Promise<Page> {
  const page = await fixture.browser.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await fixture.browser.clearCookies({ domain: new URL(fixture.lmsUrl).hostname });
  await page.goto(fixture.lmsUrl);
  await page.getByRole('button', { name }).click();
  return page;
}

test('LTI-20, LTI-26 an administrator without a token connects an LMS by a link, on a phone and by keyboard, and a learner launches', async () => {
  const portal = await fixture.browser.newPage();
  let link = '';
  let deployment = '';

  await test.step('the administrator makes a registration link', async () => {
    await portal.goto(`${fixture.toolUrl}/login?redirect=/portal/lti-integration`);
    await enterPassword(portal, 'admin@acme.test');
    await expect(portal.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
    await portal.goto(`${fixture.toolUrl}/portal/lti-integration`);
    await expect(portal.getByRole('heading', { level: 1, name: 'External Integration' })).toBeVisible();
    await expectNoFaults(portal);
    await pressKey(portal, 'link', 'Add a platform');
    await pressKey(portal, 'radio', 'Another LMS', 'Space');
    await pressKey(portal, 'radio', /By a registration link/, 'Space');
    await pressKey(portal, 'button', 'Create a registration link');
    const made = portal.getByRole('group', { name: 'Registration link' });
    link = (await made.getByText(/\/lti\/register\?invitation=/).textContent()) ?? '';
    await expectNoFaults(portal);
  });

  await test.step('the LMS registers itself with the link, in its frame, which closes', async () => {
    const lms = await enterLms(/Ada Holm/);
    await lms.getByRole('link', { name: 'Tools' }).click();
    await lms.getByLabel('Registration link').fill(link);
    await lms.getByRole('button', { name: 'Continue' }).click();
    const frame = lms.frameLocator('#tool');
    await expect(frame.getByRole('heading', { name: 'Drawbridge is registered' })).toBeVisible();
    await expect(frame.getByText(/an administrator of ACME allows this platform/)).toBeVisible();
    await frame.getByRole('button', { name: 'Close this window' }).click();
    await expect(lms).toHaveURL(`${fixture.lmsUrl}/tools`);
    await lms.close();
  });

  await test.step('the page that waited for the registration leads to its values', async () => {
    await expect(portal.getByText(/has registered itself/)).toBeVisible();
    await pressKey(portal, 'link', /^Review/);
    await expect(portal.getByText('This platform registered itself')).toBeVisible();
    const issuer = portal.getByRole('group', { name: 'Issuer (platform ID)' });
    await expect(issuer.getByText(fixture.lmsUrl, { exact: true })).toBeVisible();
    const remove = portal.getByRole('button', { name: /^Remove deployment/ });
    deployment = ((await remove.getAttribute('aria-label')) ?? '').replace('Remove deployment ', '');
    await expectNoFaults(portal);
  });

  await test.step('until it is approved, nothing launches, and the page says so', async () => {
    const lms = await enterLms(/Iris Lund/);
    await lms.getByRole('link', { name: 'Add content' }).click();
    await lms.getByRole('link', { name: `Choose Drawbridge, deployment ${deployment}` }).click();
    await expect(lms.frameLocator('#tool').getByText(/waits for approval/)).toBeVisible();
    await lms.close();
  });

  await test.step('the administrator names it for learners, approves and tests it: everything works', async () => {
    await portal.getByLabel('How your learners know it').fill(SCHOOL);
    await pressKey(portal, 'button', 'Allow');
    await expect(portal.getByText('This platform registered itself')).toBeHidden();
    await pressKey(portal, 'button', 'Run the test');
    await expect(portal.getByText('Everything works.')).toBeVisible();
    await expectNoFaults(portal);
  });

  await test.step('LTI-28 the refused login is listed, with its reason', async () => {
    await portal.reload();
    const refused = portal.getByRole('list', { name: 'Refused launches, newest first' });
    await expect(refused.getByText('The platform is waiting for your approval.')).toBeVisible();
  });

  await test.step('LTI-18 a teacher picks a lab from the new tool', async () => {
    const lms = await enterLms(/Iris Lund/);
    await lms.getByRole('link', { name: 'Add content' }).click();
    await lms.getByRole('link', { name: `Choose Drawbridge, deployment ${deployment}` }).click();
    const picker = lms.frameLocator('#tool');
    await picker.getByRole('searchbox', { name: 'Search activities' }).fill('invoice');
    await picker.getByRole('checkbox', { name: LAB }).press('Space');
    await picker.getByRole('button', { name: `Add to ${SCHOOL}` }).click();
    await expect(lms.getByRole('link', { name: `Open ${LAB}`, exact: true })).toBeVisible();
    await lms.close();
  });

  await test.step('a learner opens it', async () => {
    const lms = await enterLms(/Noor Vale/);
    await lms.getByRole('link', { name: `Open ${LAB}`, exact: true }).click();
    await expect(lms.frameLocator('#tool').getByRole('heading', { name: LAB })).toBeVisible();
    await lms.close();
  });

  await test.step('deleting it asks, says what ends, and ends it', async () => {
    await portal.getByRole('button', { name: 'Delete' }).click();
    const dialog = portal.getByRole('dialog', { name: /^Delete/ });
    await expect(dialog.getByText(/All launches from it end now/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete the platform' }).click();
    await expect(portal.getByRole('heading', { level: 1, name: 'External Integration' })).toBeVisible();
    const lms = await enterLms(/Noor Vale/);
    await lms.getByRole('link', { name: `Open ${LAB}`, exact: true }).click();
    await expect(lms.frameLocator('#tool').getByText(/is not registered here/)).toBeVisible();
  });
});
