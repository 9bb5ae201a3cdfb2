import { type BrowserContext, expect, test } from '@playwright/test';
import { type LmsFixture, openLmsFixture, skipWithoutTls } from '../fixtures/lms-fixture.ts';
import { openStrictBrowser } from '../fixtures/strict-browser.ts';

const TITLE = "Someone else's invoice";

let fixture: LmsFixture;
let browser: BrowserContext;

skipWithoutTls();
test.beforeAll(async () => {
  fixture = await openLmsFixture();
  browser = await openStrictBrowser({ args: fixture.browserArgs, viewport: { width: 885, height: 653 } });
});
test.afterAll(async () => {
  await browser?.close();
  await fixture?.close();
});

test('LTI-13 a session that ends during the work keeps the code on the page, and says how to go on', async () => {
  const page = await browser.newPage();
  await page.goto(fixture.lmsUrl);
  await page.getByRole('button', { name: /Noor Vale/ }).click();
  const launch = async () => {
    await page.goto(fixture.lmsUrl);
    await page.getByRole('link', { name: `Open Lab: ${TITLE}` }).click();
  };
  await launch();
  const lab = page.frameLocator('#tool');
  await lab.getByRole('tab', { name: 'Code' }).click();
  const editor = lab.locator('.cm-content');
  await expect(editor).toBeVisible();

  const isEnded = await fixture.runOnDatabase('update lti_session set expires_at = launched_at');
  test.skip(!isEnded, 'the embedded database belongs to its server');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('// my latest thought\n');

  await expect(lab.getByText('Your session has ended')).toBeVisible();
  await expect(lab.getByText(/To go on, open the activity again from your course\./)).toBeVisible();
  await expect(lab.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(editor).toContainText('my latest thought');
  // Two links, in the notice and in the header; both lead out of the frame.
  for (const link of await lab.getByRole('link', { name: 'Back to Harbor LMS' }).all())
    await expect(link).toHaveAttribute('target', '_top');
  await lab.getByRole('link', { name: 'Back to Harbor LMS' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${fixture.lmsUrl}`));
  await expect(page.locator('#tool')).toHaveCount(0);

  await launch();
  await expect(lab.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(lab.getByText('Your session has ended')).toHaveCount(0);
});
