import { expect, test } from '@playwright/test';
import { openTests, readFix, readTrap, typeFix } from '../../fixtures/learner.ts';
import { type LmsBrowser, openActivity, openLmsBrowser } from '../../fixtures/lms/lms-browser.ts';
import { skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';

const L1 = 'l1-someone-elses-invoice';
const IN_GRADEBOOK = /^Your score of \d+% is in the gradebook of Harbor LMS\.$/;

let lms: LmsBrowser;

skipWithoutTls();
test.beforeAll(async ({ browser }) => {
  // As `npm start` begins, on any machine: the embedded database.
  lms = await openLmsBrowser(browser, { isOwnProcess: true });
});
test.afterAll(() => lms?.close());

test('DEMO-4 a learner launches a lab from an LMS frame without third-party cookies, fixes it, and the grade arrives', {
  tag: '@lean',
}, async () => {
  const page = await lms.signIn(/Noor Vale/);
  const lab = await openActivity(page, "Lab: Someone else's invoice");

  await test.step('LTI-9, LTI-25 the lab opens in the frame without the portal around it, and its address holds no ltik', async () => {
    await expect(lab.getByRole('heading', { name: "Someone else's invoice" })).toBeVisible();
    for (const role of ['navigation', 'contentinfo', 'banner'] as const)
      await expect(lab.getByRole(role)).toHaveCount(0);
    const frame = page.frame({ name: 'tool' });
    expect(new URL(frame?.url() ?? '').pathname).toBe(`/labs/details/${L1}`);
  });

  await test.step('the platform gives the frame the height that the tool asks for', async () => {
    // 860 px, or the whole screen where that is less.
    const screenHeight = await page.frame({ name: 'tool' })?.evaluate(() => screen.availHeight);
    const wanted = Math.min(860, screenHeight ?? 0);
    await expect.poll(async () => (await page.locator('#tool').boundingBox())?.height).toBe(wanted);
  });

  await test.step('the platform lets the lab fill the screen, which the lab then offers', () =>
    expect(lab.getByRole('button', { name: 'Full screen' })).toBeVisible());

  await test.step('the starter is exploited: the attacks succeed', async () => {
    await openTests(lab);
    await expect(lab.getByText('Gets through')).toHaveCount(2);
    await lab.getByRole('button', { name: 'Submit' }).click();
    await expect(lab.getByText(/Not passed|Not yet/i).first()).toBeVisible();
  });

  await test.step('the learner signs in to the running app in the preview and reads', async () => {
    const app = lab.frameLocator('iframe');
    await app.getByLabel('E-mail').fill('ada@moreau.example');
    await app.getByLabel('Password').fill('harbour-lamp-19');
    await app.getByRole('button', { name: 'Sign in' }).click();
    await expect(app.getByRole('heading', { name: /invoices/i })).toBeVisible();
  });

  await test.step('a cosmetic fix passes the visible tests and fails a hidden exploit', async () => {
    await typeFix(page, lab, readTrap(L1, 'page-only'));
    await lab.getByRole('button', { name: 'Submit' }).click();
    await expect(lab.getByText('get the same invoice through another route')).toBeVisible();
    await expect(lab.getByText(/^Hints for hidden tests appear after two different/)).toBeVisible();
    // A partial result is followed until it is there, not only a pass.
    await expect(lab.getByText(IN_GRADEBOOK)).toBeVisible();
  });

  await test.step('another failing fix shows the hint of the hidden test', async () => {
    const [[file, text] = ['', '']] = readTrap(L1, 'page-only');
    await typeFix(page, lab, new Map([[file, `${text}// Looked at again.\n`]]));
    await lab.getByRole('button', { name: 'Submit' }).click();
    await expect(
      lab.getByText('The page is not the only route that takes an invoice number. List them all.'),
    ).toBeVisible();
  });

  await test.step('the server is killed; typed code is still there after a new launch', async () => {
    await typeFix(page, lab, readFix(L1, 'solution'));
    await lms.restartTool();
    await page.reload();
    await expect(lab.getByRole('heading', { name: "Someone else's invoice" })).toBeVisible();
    await lab.getByRole('tab', { name: 'store.js' }).click();
    await expect(lab.locator('.cm-content')).toContainText('owner_id');
    // What was delivered before is not announced again.
    await expect(lab.getByText(IN_GRADEBOOK)).toBeVisible();
  });

  await test.step('the right fix passes', async () => {
    await lab.getByRole('button', { name: 'Submit' }).click();
    await expect(lab.getByText('Your score of 100% is in the gradebook of Harbor LMS.')).toBeVisible();
  });

  await test.step('the gradebook has the best score once', async () => {
    await page.goto(`${lms.lmsUrl}/gradebook`);
    await expect(page.getByRole('row', { name: /Noor Vale/ })).toContainText('100 / 100');
    const scores = (await lms.dev('scores.json')) as { scoreGiven: number; timestamp: string }[];
    expect(scores.filter(({ scoreGiven }) => scoreGiven === 100)).toHaveLength(1);
    expect(new Set(scores.map(({ timestamp }) => timestamp)).size).toBe(scores.length);
  });

  await test.step('the log of the whole journey holds no token', async () => {
    const log = await lms.readToolLog();
    expect(log).not.toMatch(/eyJ[\w-]{20,}\./);
    expect(log).not.toContain('id_token=');
  });
});

test('a second learner finds nothing of the first, and a platform without storage shows a way to continue', async () => {
  const page = await lms.signIn(/Tomas Reed/);
  await lms.dev('behaviour', { storage: 'none' });
  const lab = await openActivity(page, "Lab: Someone else's invoice");
  await openTests(lab);
  await expect(lab.getByText('Gets through')).toHaveCount(2);
  await lms.dev('behaviour', { storage: 'parent' });
});

test('the same lab opens in a separate tab, and its page has no accessibility fault in either theme', async () => {
  const page = await lms.signIn(/Iris Lund/);
  const [tab] = await Promise.all([
    lms.browser.waitForEvent('page'),
    page.getByRole('link', { name: 'in a new tab' }).first().click(),
  ]);
  await openTests(tab);
  await expect(tab.getByText('Gets through')).toHaveCount(2);
  await expectNoFaults(tab);
});
