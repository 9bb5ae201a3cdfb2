import { type Browser, expect, type Page, test } from '@playwright/test';
import { chooseByKey, pressKey } from '../../fixtures/browser/press.ts';
import { completeFirstLesson } from '../../fixtures/first-lesson.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const NAME = 'Two questions for every request';
const COURSE = 'Who may do what: access control';

/** Adds the first result of a search in the form. */
async function add(page: Page, field: string, text: string, title: string) {
  await page.getByRole('searchbox', { name: field }).fill(text);
  await page.getByRole('button', { name: `Add ${title}` }).press('Enter');
}

/** A member finishes the assignment with one lesson, and downloads the certificate. */
async function finishAsMember(browser: Browser) {
  const page = await browser.newPage();
  await signIn(page, portal, 'member@acme.test', '/portal/assignments');
  await pressKey(page, 'link', NAME);
  await expect(page.getByText('The assignment is finished when 5% of its work is done.')).toBeVisible();
  const assignment = page.url();
  await completeFirstLesson(page, portal.url);
  await page.goto(assignment);
  const downloading = page.waitForEvent('download');
  await pressKey(page, 'button', 'Download certificate');
  expect((await downloading).suggestedFilename()).toMatch(/^certificate-[A-Z0-9-]+\.pdf$/);
  await page.context().close();
}

test('COMP-50, COMP-52, COMP-55, COMP-58 an administrator assigns a course, a member finishes it, and the report and the certificate say so', async ({
  page,
  browser,
}) => {
  await signIn(page, portal, 'admin@acme.test');

  await test.step('the menu leads to the list of course assignments', async () => {
    await pressKey(page, 'link', 'Course Assignments');
    await expect(page).toHaveURL(`${portal.url}/portal/company/assignment/course`);
    await expect(page.getByRole('heading', { name: 'Course assignments', level: 1 })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Assignments' })).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step('a new assignment is saved after a preview of its people', async () => {
    await pressKey(page, 'link', 'Assign courses');
    await expect(page).toHaveURL(`${portal.url}/portal/company/assignments/create/course`);
    await page.getByLabel('Name', { exact: true }).fill(NAME);
    await add(page, 'Courses and journeys', 'access control', COURSE);
    await add(page, 'Teams and people', 'alpha', 'Alpha');
    await page.getByLabel('Pass mark (%)').fill('5');
    await expectNoFaults(page);
    await pressKey(page, 'button', 'Preview and save');
    const dialog = page.getByRole('dialog', { name: 'Whom this affects' });
    await expect(dialog.getByText('3 people will have this assignment.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create assignment' }).press('Enter');
    await expect(page).toHaveURL(/\/portal\/company\/assignments\/report\/[0-9a-f-]{36}$/);
  });

  await expect(page.getByRole('heading', { name: `Report: ${NAME}`, level: 1 })).toBeVisible();
  const report = page.url();
  const people = page.getByRole('table', { name: 'People' });
  await test.step('the report has each person once; one is exempted with a reason', async () => {
    await expect(page.getByRole('heading', { name: `Report: ${NAME}`, level: 1 })).toBeVisible();
    await expect(people.getByRole('row')).toHaveCount(4);
    await page.getByRole('checkbox', { name: 'Select Chidi Amadi' }).press(' ');
    await pressKey(page, 'button', 'Exempt');
    const dialog = page.getByRole('dialog', { name: 'Exempt Chidi Amadi' });
    await dialog.getByLabel('Reason').fill('Wrote the course');
    await dialog.getByRole('button', { name: 'Exempt' }).press('Enter');
    await expect(people.getByText('Exempt: Wrote the course')).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step('COMP-60 a member finishes it', () => finishAsMember(browser));

  await test.step('COMP-59 the report leads to the certificate that the member has', async () => {
    await page.reload();
    await expect(people.getByRole('row', { name: /Mika Berg.*Finished/ })).toBeVisible();
    await pressKey(page, 'link', 'Certificate of Mika Berg');
    await expect(page).toHaveURL(/\/portal\/company\/assignments-user\?assignment=[0-9a-f-]{36}&user=/);
    await expect(page.getByText(/^Check number [A-Z0-9-]+/)).toBeVisible();
    await expectNoFaults(page);
    await page.goto(report);
    await pressKey(page, 'link', 'Certificates');
    await expect(page.getByRole('table', { name: 'Certificates' }).getByText('Mika Berg')).toBeVisible();
  });

  await test.step('COMP-51 the form opens with the stored values', async () => {
    await page.goto(`${portal.url}/portal/company/assignments`);
    await page.getByRole('button', { name: `Actions for ${NAME}` }).press('Enter');
    await chooseByKey(page, 'Edit');
    await expect(page).toHaveURL(/\/portal\/company\/assignments\/edit\/course\/[0-9a-f-]{36}$/);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(NAME);
    await expect(page.getByLabel('Pass mark (%)')).toHaveValue('5');
  });

  await test.step('NAV-22 the pages fit a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await expectFits(page, 'form');
    for (const address of [report, `${portal.url}/portal/company/assignments`]) {
      await page.goto(address);
      await expect(page.getByRole('list', { name: /^(People|Assignments)$/ })).toBeVisible();
      await expectFits(page, address);
    }
    await expectNoFaults(page);
  });

  await test.step('COMP-63 deleting it asks first', async () => {
    await page.getByRole('button', { name: `Actions for ${NAME}` }).press('Enter');
    await chooseByKey(page, 'Delete');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^3 people will no longer have it/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete assignment' }).press('Enter');
    await expect(page.getByRole('link', { name: NAME })).toHaveCount(0);
  });

  await test.step('types other than course and challenge have no page', async () => {
    await page.goto(`${portal.url}/portal/company/assignments/create/everything`);
    await expect(page.getByText('There is no page here')).toBeVisible();
  });
});
