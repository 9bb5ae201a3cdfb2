import { expect, test } from '@playwright/test';
import { type LmsBrowser, openActivity, openLmsBrowser } from '../../fixtures/lms/lms-browser.ts';
import { skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';
import { needPostgres } from '../../fixtures/servers/need-postgres.ts';

const TITLE = "Someone else's invoice";

let lms: LmsBrowser;

skipWithoutTls();
needPostgres();
test.beforeAll(async ({ browser }) => {
  lms = await openLmsBrowser(browser, { viewport: { width: 885, height: 653 } });
});
test.afterAll(() => lms?.close());

test('LTI-13 a session that ends during the work keeps the code on the page, and says how to continue', {
  tag: '@lean',
}, async () => {
  const page = await lms.signIn(/Noor Vale/);
  const lab = await openActivity(page, `Lab: ${TITLE}`);
  await lab.getByRole('tab', { name: 'Code' }).click();
  const editor = lab.locator('.cm-content');
  await expect(editor).toBeVisible();

  await lms.runOnDatabase('update lti_session set expires_at = launched_at');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('// my latest thought\n');

  await expect(lab.getByText('Your session has ended')).toBeVisible();
  await expect(lab.getByText(/To continue, open the activity again from your course\./)).toBeVisible();
  await expect(lab.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(editor).toContainText('my latest thought');
  // Two links, in the notice and in the header; both lead out of the frame.
  for (const link of await lab.getByRole('link', { name: 'Back to Harbor LMS' }).all())
    await expect(link).toHaveAttribute('target', '_top');
  await lab.getByRole('link', { name: 'Back to Harbor LMS' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${lms.lmsUrl}`));
  await expect(page.locator('#tool')).toHaveCount(0);

  await openActivity(page, `Lab: ${TITLE}`);
  await expect(lab.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(lab.getByText('Your session has ended')).toHaveCount(0);
});
