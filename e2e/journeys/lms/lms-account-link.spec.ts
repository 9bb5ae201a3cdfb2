import { expect, test } from '@playwright/test';
import { openFile, openTests, readFix, typeFix } from '../../fixtures/learner.ts';
import { type LmsBrowser, openActivity, openLmsBrowser } from '../../fixtures/lms/lms-browser.ts';
import { skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { signInOnLoginPage } from '../../fixtures/servers/portal.ts';

const L1 = 'l1-someone-elses-invoice';
const LAB = "Someone else's invoice";
const SECURITY = '/portal/profile/security';
const PHONE = { width: 375, height: 812 };

let lms: LmsBrowser;

skipWithoutTls();
test.beforeAll(async ({ browser }) => {
  lms = await openLmsBrowser(browser);
});
test.afterAll(() => lms?.close());

test('LTI-16 a learner links their account, work solved in the portal is graded in the LMS, and the link ends', async () => {
  const portalBrowser = await lms.openBrowser();
  const portal = await portalBrowser.newPage();
  await signInOnLoginPage(portal, { url: lms.toolUrl }, 'member@acme.test');
  await portal.goto(`${lms.toolUrl}${SECURITY}`);
  const page = await lms.signIn(/Noor Vale/);
  const lab = await openActivity(page, `Lab: ${LAB}`);
  await typeFix(
    page,
    lab,
    new Map([...readFix(L1, 'solution')].map(([path]) => [path, '// begun in the LMS\n'])),
  );
  await expect(lab.getByText('Saved', { exact: true })).toBeVisible();

  const code = await test.step('the portal shows a code, by keyboard', async () => {
    const getCode = portal.getByRole('button', { name: 'Get a code' });
    await getCode.focus();
    await portal.keyboard.press('Enter');
    const shown = portal.getByRole('dialog').getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await expect(shown).toBeVisible();
    await expectNoFaults(portal);
    const text = (await shown.textContent()) ?? '';
    await portal.keyboard.press('Escape');
    await expect(getCode).toBeFocused();
    return text;
  });

  await test.step('a wrong code is refused beside the field; the right one shows whose it is, and links nothing yet', async () => {
    await lab.getByRole('button', { name: 'Account', exact: true }).click();
    const field = lab.getByLabel('Link code');
    await field.fill('2222-2222');
    await field.press('Enter');
    await expect(lab.getByRole('alert')).toContainText('wrong, used or expired');
    await field.fill(code.toLowerCase());
    await field.press('Enter');
    await expect(lab.getByText('m***@acme.test')).toBeVisible();
    await expect(lab.getByText(/From Harbor LMS: 1 lab and 0 courses/)).toBeVisible();
    await portal.reload();
    await expect(portal.getByRole('button', { name: 'Unlink Harbor LMS' })).toHaveCount(0);
  });

  await test.step('the network fails once, and the next click links', async () => {
    await page.context().setOffline(true);
    await lab.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(lab.getByRole('alert')).toBeVisible();
    await page.context().setOffline(false);
    await lab.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(lab.getByText('Linked with m***@acme.test.')).toBeVisible();
    await expect(lab.getByText('// begun in the LMS').first()).toBeVisible();
  });

  await test.step('the portal has the work of the LMS; solved there, the score is in the gradebook', async () => {
    await portal.goto(`${lms.toolUrl}/portal/labs/${L1}`);
    await expect(portal.getByText('// begun in the LMS').first()).toBeVisible();
    await openTests(portal);
    await typeFix(portal, portal, readFix(L1, 'solution'));
    await expect(portal.getByText('5 of 5 pass')).toBeVisible();
    await portal.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(portal.getByText(/^Passed/).first()).toBeVisible();
    await expect
      .poll(async () => {
        await page.goto(`${lms.lmsUrl}/gradebook`);
        return page.getByRole('row', { name: /Noor Vale/ }).textContent();
      })
      .toContain('100 / 100');
  });

  await test.step('the portal ends the link, on a phone: the attempt goes back to the LMS', async () => {
    await portal.setViewportSize(PHONE);
    await portal.goto(`${lms.toolUrl}${SECURITY}`);
    await portal.getByRole('button', { name: 'Unlink Harbor LMS' }).click();
    await portal.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await expect(portal.getByText('Harbor LMS is no longer linked.')).toBeVisible();
    await expectNoFaults(portal);
    await page.goto(lms.lmsUrl);
    const again = await openActivity(page, `Lab: ${LAB}`);
    await again.getByRole('button', { name: 'Account', exact: true }).click();
    await expect(again.getByLabel('Link code')).toBeVisible();
    await page.keyboard.press('Escape');
    await openFile(again, 'store.js');
    await expect(again.locator('.cm-content')).toContainText('owner_id');
  });
  await portalBrowser.close();
});
