import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { readFix, typeFix } from '../../fixtures/learner.ts';
import { type LmsBrowser, openActivity, openLmsBrowser } from '../../fixtures/lms/lms-browser.ts';
import { submitSolution } from '../../fixtures/lms/lms-chain.ts';
import { openLmsClient } from '../../fixtures/lms/lms-client.ts';
import { skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';

const L1 = 'l1-someone-elses-invoice';
const L8 = 'l8-signed-in-as-no-one';
const LAB = "Someone else's invoice";
const OTHER_LAB = 'Signed in as no one';
const COURSE = 'Injection at the boundary';
const TITLE = 'Week 3: invoices';

let lms: LmsBrowser;

skipWithoutTls();
test.beforeAll(async ({ browser }) => {
  lms = await openLmsBrowser(browser);
});
test.afterAll(() => lms?.close());

/** A teacher in the content picker. */
async function openPicker(): Promise<{ page: Page; picker: FrameLocator }> {
  const page = await lms.signIn(/Iris Lund/);
  await page.getByRole('link', { name: 'Add content' }).click();
  const picker = page.frameLocator('#tool');
  await expect(picker.getByRole('heading', { name: 'Add activities' })).toBeVisible();
  return { page, picker };
}

/** Chooses by a click anywhere on the card. */
async function choose(picker: FrameLocator, title: string): Promise<void> {
  const box = picker.getByRole('checkbox', { name: title, exact: true });
  await picker.getByRole('article').filter({ has: box }).click();
  await expect(box).toBeChecked();
}

const activity = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test("LTI-18 a teacher adds two labs and a course with points and a due date, and a learner's score arrives in the new column", async () => {
  const { page, picker } = await openPicker();
  const add = picker.getByRole('button', { name: 'Add to Harbor LMS' });

  await test.step('the teacher chooses the content', async () => {
    await expect(add).toBeDisabled();
    for (const title of [LAB, OTHER_LAB, COURSE]) await choose(picker, title);
    await expect(picker.getByText('3 selected')).toBeVisible();
    await expect
      .poll(() => page.frame({ name: 'tool' })?.url())
      .toContain('/integration/deep-linking?platform=');
  });

  await test.step('the teacher previews a lab, and returns to an unchanged choice', async () => {
    await picker.getByRole('button', { name: `Preview ${LAB}` }).click();
    await picker.getByRole('dialog').getByRole('button', { name: 'Try it' }).click();
    await expect(picker.getByRole('heading', { level: 1, name: LAB })).toBeVisible();
    await picker.getByRole('button', { name: 'Leave the lab' }).click();
    await expect(picker.getByText('3 selected')).toBeVisible();
  });

  await test.step('the teacher sets a title, points and a due date', async () => {
    const tray = picker.getByRole('complementary', { name: 'Selected' });
    await tray.getByText(`Settings ${LAB}`).click();
    await tray.getByLabel('Title in the course').fill(TITLE);
    await tray.getByLabel('Points').fill('20');
    await tray.getByLabel('Due date').fill('2099-12-04T12:00');
    await expect(tray.getByText(/^20 points · due /)).toBeVisible();
    await tray.getByRole('button', { name: `Move ${COURSE} up` }).click();
  });

  await test.step('the network fails once, and everything is kept', async () => {
    await page.route('**/launch/content', (route) => route.abort('failed'), { times: 1 });
    await add.click();
    await expect(picker.getByText('The connection failed. Your selection is kept: try again.')).toBeVisible();
    await expect(picker.getByText('3 selected')).toBeVisible();
  });

  await test.step("the platform's course shows the items in their order", async () => {
    await add.click();
    await expect(page).toHaveURL(`${lms.lmsUrl}/`);
    await expect(activity(page, TITLE).getByText('20 points')).toBeVisible();
    await expect(activity(page, TITLE).getByText(/^Due .*2099/)).toBeVisible();
    const titles = await page.getByRole('heading', { level: 3 }).allTextContents();
    expect(titles.filter((title) => [TITLE, OTHER_LAB, COURSE].includes(title))).toEqual([
      TITLE,
      COURSE,
      OTHER_LAB,
    ]);
    await page.close();
  });

  await test.step('a learner opens one and solves it, and the score is in its column', async () => {
    const browser = await lms.openBrowser();
    const learner = await lms.signIn(/Noor Vale/, browser);
    await learner.bringToFront();
    const lab = await openActivity(learner, TITLE);
    // The app runs, and its tests have.
    await expect(lab.getByText('3 of 5 pass')).toBeVisible();
    await typeFix(learner, lab, readFix(L1, 'solution'));
    await expect(lab.getByText('5 of 5 pass')).toBeVisible();
    await lab.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(lab.getByText('Your score of 100% is in the gradebook of Harbor LMS.')).toBeVisible();
    await learner.goto(`${lms.lmsUrl}/gradebook`);
    const heads = await learner.getByRole('columnheader').allTextContents();
    const column = heads.findIndex((head) => head.startsWith(TITLE));
    expect(heads[column]).toContain('out of 20');
    // Names of rows are a column of their own, without cells.
    const cell = learner
      .getByRole('row', { name: /Noor Vale/ })
      .getByRole('cell')
      .nth(column - 1);
    await expect(cell).toContainText('100 / 100');
    await browser.close();
  });
});

test('LTI-18, LTI-19 a lab added as not graded gets no column, whoever submits, and mentions no gradebook', async () => {
  const columns = async () => ((await lms.dev('line-items.json')) as { id: string }[]).map(({ id }) => id);
  const before = await columns();
  const title = 'To try before the test';

  await test.step('the teacher chooses the lab', async () => {
    const { page, picker } = await openPicker();
    await choose(picker, OTHER_LAB);
    const tray = picker.getByRole('complementary', { name: 'Selected' });
    await tray.getByText(`Settings ${OTHER_LAB}`).click();
    await tray.getByLabel('Title in the course').fill(title);
    await tray.getByLabel('Graded').uncheck();
    await expect(tray.getByText('Not graded', { exact: true })).toBeVisible();
    await picker.getByRole('button', { name: 'Add to Harbor LMS' }).click();
    await expect(page).toHaveURL(`${lms.lmsUrl}/`);
    await page.close();
  });

  await test.step('a learner solves it', async () => {
    const browser = await lms.openBrowser();
    const page = await lms.signIn(/Tomas Reed/, browser);
    const lab = await openActivity(page, title);
    await typeFix(page, lab, readFix(L8, 'solution'));
    await lab.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(lab.getByText('The bridge is open')).toBeVisible();
    await expect(lab.getByText(/gradebook/)).toHaveCount(0);
    await browser.close();
  });

  await test.step('the launch is not graded for the next learner either, and there is no column', async () => {
    const next = await openLmsClient(lms, 'u-105');
    const { token, is_graded } = await next.enter(title);
    expect(is_graded).toBe(false);
    expect(await submitSolution(next, token, L8)).toBe('passed');
    const messages = (await lms.dev('messages.json')) as { kind: string }[];
    expect(messages.filter(({ kind }) => kind === 'Line items: create')).toEqual([]);
    expect(await columns()).toEqual(before);
  });
});

test('LTI-18 a teacher adds one lab by keyboard, at phone width, in two steps', {
  tag: '@lean',
}, async () => {
  await lms.dev('behaviour', { acceptMultiple: false });
  const page = await lms.signIn(/Iris Lund/);
  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole('link', { name: 'Add content' }).focus();
  await page.keyboard.press('Enter');
  const picker = page.frameLocator('#tool');
  await expect(picker.getByText(/takes one activity here/)).toBeVisible();
  const box = picker.getByRole('checkbox', { name: OTHER_LAB, exact: true });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await picker.getByRole('button', { name: 'Add to Harbor LMS' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${lms.lmsUrl}/`);
  await expect(activity(page, OTHER_LAB).first()).toBeVisible();
  await lms.dev('behaviour', { acceptMultiple: true });
});

test('LTI-18 a teacher cancels, and nothing is added', async () => {
  const { page, picker } = await openPicker();
  await choose(picker, COURSE);
  await picker.getByRole('button', { name: 'Cancel' }).click();
  await picker.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${lms.lmsUrl}/`);
});

test('LTI-18, LTI-13 the picker has no accessibility fault, and says what to do without a request for content', async () => {
  const page = await lms.signIn(/Iris Lund/);
  await page.getByRole('link', { name: 'Add content' }).click();
  const [tab] = await Promise.all([
    lms.browser.waitForEvent('page'),
    page.getByRole('link', { name: 'Open in a new tab' }).click(),
  ]);
  await expect(tab.getByRole('checkbox', { name: LAB, exact: true })).toBeVisible();
  await expectNoFaults(tab);
  await tab.goto(`${lms.toolUrl}/integration/deep-linking`);
  await expect(tab.getByRole('checkbox', { name: LAB, exact: true })).toBeVisible();
  const other = await lms.browser.newPage();
  await other.goto(`${lms.toolUrl}/integration/deep-linking`);
  await expect(other.getByText('Open this from your learning platform')).toBeVisible();
});
