import { readFileSync } from 'node:fs';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { chooseByKey } from '../../fixtures/browser/press.ts';
import { readTrap, typeFix } from '../../fixtures/learner.ts';
import { type LmsBrowser, openActivity, openLmsBrowser } from '../../fixtures/lms/lms-browser.ts';
import { skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';

const L1 = 'l1-someone-elses-invoice';
const LAB = "Someone else's invoice";
const COURSE = 'Injection at the boundary';
const TRAP = 'The page is guarded, the rest is not';
const LEARNER = 'Noor Vale';

let lms: LmsBrowser;

skipWithoutTls();
test.beforeAll(async ({ browser }) => {
  lms = await openLmsBrowser(browser);
  await failInTheLab();
});
test.afterAll(() => lms?.close());

/** A learner falls for a trap, and gets a partial score. */
async function failInTheLab(): Promise<void> {
  const page = await lms.signIn(/Noor Vale/);
  const lab = await openActivity(page, `Lab: ${LAB}`);
  // The app runs, and its tests have.
  await expect(lab.getByText('3 of 5 pass')).toBeVisible();
  await typeFix(page, lab, readTrap(L1, 'page-only'));
  await lab.getByRole('button', { name: 'Submit' }).click();
  await expect(lab.getByText('get the same invoice through another route')).toBeVisible();
  await page.close();
}

/** A teacher on the progress of the class, by the list of labs. */
async function openProgress(): Promise<{ page: Page; tool: FrameLocator }> {
  const page = await lms.signIn(/Iris Lund/);
  const tool = await openActivity(page, 'All labs');
  await tool.getByRole('button', { name: 'Class progress' }).click();
  await expect(tool.getByRole('heading', { name: 'Class progress' })).toBeVisible();
  return { page, tool };
}

test('LTI-17 the teacher finds the learner, sees the attempt with its replay, finds the trap and exports', {
  tag: '@lean',
}, async () => {
  const { page, tool } = await openProgress();

  await test.step('the roster is read, and learners who have not begun are listed', async () => {
    await expect(tool.getByText(/^Roster of /)).toBeVisible();
    const row = tool.getByRole('row', { name: /Mei Tanaka/ });
    await expect(row).toContainText('Never');
    await tool.getByRole('searchbox').fill('noor');
    await expect(row).toBeHidden();
    await expect(tool.getByRole('row', { name: LEARNER })).toContainText(/\d+%/);
  });

  await test.step('the learner, the attempt and the attack replay open', async () => {
    await tool.getByRole('button', { name: LEARNER }).click();
    await tool.getByRole('button', { name: LAB, exact: true }).click();
    await tool.getByRole('button', { name: LEARNER }).click();
    await expect(tool.getByRole('option', { name: /Submission 1/ })).toBeVisible();
    // By its key: while the code arrives the platform makes the frame longer, and a click lands beside the tab.
    const tests = tool.getByRole('tab', { name: /^Tests/ });
    await tests.press('Enter');
    await expect(tests).toHaveAttribute('aria-selected', 'true');
    await expect(tool.getByText(`This fix behaves like: ${TRAP}`)).toBeVisible();
    await expect(tool.getByText('Gets through').first()).toBeVisible();
    await tool.getByText("Attack: open a neighbor's invoice by its number").click();
    await expect(tool.getByText('Session opened as ada-moreau').first()).toBeVisible();
  });

  await test.step('the page shows where the class fails: the attacks, and the trap with its reason', async () => {
    for (const way of ['All attempts', 'All activities of this learner', 'All learners and activities'])
      await tool.getByRole('button', { name: way }).click();
    await tool.getByRole('tab', { name: /Activities/ }).click();
    await tool.getByRole('button', { name: LAB, exact: true }).click();
    const traps = tool.getByRole('table', { name: 'Wrong fixes' });
    await expect(traps.getByRole('row', { name: new RegExp(TRAP) })).toContainText('1 of 1');
    await expect(traps).toContainText('Attackers try the routes nobody looks at.');
    await expect(tool.getByRole('table', { name: 'Attacks and checks' })).toContainText('1 of 1');
  });

  await test.step('the export has the learner', async () => {
    await tool.getByRole('button', { name: 'All learners and activities' }).click();
    await tool.getByRole('tab', { name: /Learners/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tool.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('progress-secure-code-for-web-developers.csv');
    const csv = readFileSync(await download.path(), 'utf8');
    expect(csv).toContain(LEARNER);
    expect(csv).toContain(LAB);
  });

  await test.step('the link back leads to the list', async () => {
    await tool.getByRole('button', { name: 'Back to the labs' }).click();
    await expect(tool.getByRole('heading', { name: 'Labs', level: 1 })).toBeVisible();
  });
});

test('LTI-17 the platform’s review of a submission opens the attempt of its learner', async () => {
  const page = await lms.signIn(/Iris Lund/);
  await page.goto(`${lms.lmsUrl}/gradebook`);
  await page.getByRole('link', { name: `Review ${LEARNER}, Lab: ${LAB}` }).click();
  const tool = page.frameLocator('#tool');
  await expect(tool.getByRole('option', { name: /Submission 1/ })).toBeVisible();
  await tool.getByRole('button', { name: 'All attempts' }).click();
  await expect(tool.getByRole('heading', { name: LAB, level: 1 })).toBeVisible();
});

test('LTI-17 the launched lab links to its own figures and back, by keyboard, at phone width, without a fault', async () => {
  const page = await lms.signIn(/Iris Lund/);
  const [tab] = await Promise.all([
    lms.browser.waitForEvent('page'),
    page.getByRole('link', { name: `Lab: ${LAB} in a new tab` }).click(),
  ]);
  await tab.setViewportSize({ width: 375, height: 720 });
  // On a phone the header has one row: what the launch adds is in the menu.
  await expect(tab.getByRole('button', { name: 'Learners’ attempts' })).toHaveCount(0);
  const more = tab.getByRole('button', { name: 'More' });
  await expect(more).toBeVisible();
  await expect
    .poll(async () => (await tab.getByRole('tab').first().boundingBox())?.y, {
      message: 'height of the header',
    })
    .toBeLessThan(64);
  await more.focus();
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('menuitem', { name: 'Account' })).toBeVisible();
  await chooseByKey(tab, 'Learners’ attempts');
  await expect(tab.getByRole('table', { name: 'Wrong fixes' })).toContainText(TRAP);
  await expectNoFaults(tab);
  await expectFits(tab);
  await tab.getByRole('button', { name: 'Back to the lab' }).focus();
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('heading', { name: LAB })).toBeVisible();
});

test('LTI-17 a launched course links its teacher to the progress of the class, and back', async () => {
  const page = await lms.signIn(/Iris Lund/);
  const tool = await openActivity(page, `Course: ${COURSE}`);
  await tool.getByRole('button', { name: 'Class progress' }).click();
  await expect(tool.getByRole('heading', { level: 1, name: 'Class progress' })).toBeVisible();
  await tool.getByRole('button', { name: 'Back to the course' }).click();
  await expect(tool.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();
});

test('LTI-17 a learner has no link to the progress of the class', async () => {
  const page = await lms.signIn(/Tomas Reed/);
  const tool = await openActivity(page, 'All labs');
  await expect(tool.getByRole('button', { name: LAB, exact: true })).toBeVisible();
  await expect(tool.getByRole('button', { name: 'Class progress' })).toHaveCount(0);
  const frame = page.frame({ name: 'tool' });
  await frame?.evaluate(() => {
    history.pushState(undefined, '', location.href.replace('/labs', '/integration/progress'));
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(tool.getByText('This is for instructors')).toBeVisible();
});
