import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { pressKey } from '../../fixtures/browser/press.ts';
import { completeFirstLesson } from '../../fixtures/first-lesson.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn, signInOnLoginPage } from '../../fixtures/servers/portal.ts';
import { expectPresses, startStopwatch } from '../../fixtures/stopwatch.ts';

const LATE = 'The browser is not on your side';
const LATE_COURSE = 'c3-the-browser-as-a-hostile-host';
const LATE_LESSON = 'c3-proving-it-in-a-browser';
const LATE_COURSES = `('${LATE_COURSE}', 'attribute-xss')`;
/** Two to sign in, the assignment, its lesson, the mark, and the list. */
const MOST_PRESSES = 6;

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal({
    // One lesson is left of what is overdue: each of the others would add presses of the same kind.
    statements: [
      `insert into enrolment (person_id, course_id, enrolled_at)
        select p.id, c.id, now() - interval '7 days' from person p, course c
        where p.email = 'member@acme.test' and c.id in ${LATE_COURSES} on conflict do nothing`,
      `insert into completion (person_id, course_id, item_id, completed_at)
        select p.id, i.course_id, i.item_id, now() - interval '7 days' from person p, course_item i
        where p.email = 'member@acme.test' and i.course_id in ${LATE_COURSES} and i.item_id <> '${LATE_LESSON}'
        on conflict do nothing`,
    ],
  });
});
test.afterAll(() => portal?.close());

const cards = (page: Page) => page.getByRole('article');
const TEAM = 'Access control for everybody who ships';
const COURSE = 'Who may do what: access control';

test('COMP-19, COMP-20, NAV-18 a member opens an assignment, works through an item, and sees the progress', async ({
  page,
}) => {
  await signIn(page, portal, 'member@acme.test');

  await test.step('the menu leads to the list: what is overdue comes first, with its date in words', async () => {
    await pressKey(page, 'link', 'Assignments');
    await expect(page).toHaveURL(`${portal.url}/portal/assignments`);
    await expect(page).toHaveTitle('My Assignments · Drawbridge');
    await expect(cards(page)).toHaveCount(2);
    await expect(
      cards(page)
        .first()
        .getByText(/^Was due 6 days ago, on /),
    ).toBeVisible();
    await expect(
      cards(page)
        .nth(1)
        .getByText(/^Due in 14 days, on /),
    ).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('tab', { name: 'Done' }).press('Enter');
    await expect(page.getByText('Nothing finished yet')).toBeVisible();
    await page.getByRole('tab', { name: /^To do/ }).press('Enter');
  });

  await test.step('an assignment has its items, and no certificate yet', async () => {
    await pressKey(page, 'link', TEAM);
    await expect(page).toHaveURL(/\/portal\/individual-user-assignment-details\/[0-9a-f-]{36}$/);
    await expect(page).toHaveTitle(`${TEAM} · Drawbridge`);
    await expect(page.getByRole('heading', { name: TEAM, level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: COURSE })).toBeVisible();
    await expect(page.getByText('Your certificate will be here once everything is finished.')).toBeVisible();
    await expectNoFaults(page);
  });

  const bar = page.getByRole('progressbar', { name: `Progress in ${TEAM}` });
  await test.step('a completed item counts', async () => {
    const assignment = page.url();
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await pressKey(page, 'link', `Open: ${COURSE}`);
    await expect(page).toHaveURL(`${portal.url}/portal/course-info/intro/c1-who-may-do-what`);
    await completeFirstLesson(page, portal.url);
    await page.goto(assignment);
    await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
    await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
    await expect(page.getByRole('link', { name: `Continue: ${COURSE}` })).toBeVisible();
  });

  await test.step('NAV-22 both pages fit a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await expectFits(page);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().press('Enter');
    await expect(cards(page)).toHaveCount(2);
    await expectFits(page);
    await expectNoFaults(page);
  });

  await test.step("another person's assignment is like an unknown one", async () => {
    await page.goto(
      `${portal.url}/portal/individual-user-assignment-details/3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a04`,
    );
    await expect(page.getByText('It may have been removed or assigned to others.')).toBeVisible();
  });
});

test('COMP-33, NAV-2 a champion sees the team, the journey and the feed; COMP-59, COMP-60 and the certificate of a finished assignment', async ({
  page,
}) => {
  await signIn(page, portal, 'champion@acme.test');
  await pressKey(page, 'link', 'Security Champions');
  await expect(page).toHaveURL(`${portal.url}/portal/security-champions`);
  const team = page.getByRole('table', { name: 'Alpha' });
  await expect(team.getByRole('row')).toHaveCount(4);
  await expect(team.getByRole('row', { name: /^Chidi Amadi You/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Secure developer foundations' })).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Older posts' }).press('Enter');
  await expect(cards(page)).not.toHaveCount(5);
  await expectNoFaults(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectFits(page);

  await test.step('the certificate file is downloaded', async () => {
    await page.goto(`${portal.url}/portal/assignments`);
    await page.getByRole('tab', { name: /^Done/ }).press('Enter');
    await pressKey(page, 'link', 'Threat modeling: the payment flow');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download certificate' }).press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^certificate-[A-Z0-9-]+\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expectNoFaults(page);
    await pressKey(page, 'link', 'Check it');
    await expect(page.getByText('This certificate is valid')).toBeVisible();
    await expect(page.getByText('For the assignment')).toBeVisible();
  });
});

test('ROLE-7, COMP-20 a person who is no champion, or has no company, is redirected to the dashboard', async ({
  page,
}) => {
  await signIn(page, portal, 'ind@demo.test', '/portal/dashboard');
  for (const address of [
    '/portal/security-champions',
    '/portal/assignments',
    '/portal/individual-user-assignment-details/3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a04',
  ]) {
    await page.goto(portal.url + address);
    await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
  }
});

test('SHELL-22, COMP-19 from the sign-in page to the end of what is overdue are six presses', async ({
  page,
}) => {
  const watch = await startStopwatch(page);
  const inMenu = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Assignments/ });
  await signInOnLoginPage(page, portal, 'member@acme.test');

  await test.step('the dashboard has it first, and the menu the number of what is due', async () => {
    await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(
      'Due for your company',
    );
    const due = page.getByRole('region', { name: 'Due for your company' }).getByRole('listitem').first();
    await expect(due).toContainText(LATE);
    await expect(due).toContainText(/Was due 6 days ago, on .*Overdue/);
    await expect(inMenu).toHaveText(/2$/);
    await due.getByRole('link', { name: LATE }).click();
  });

  await test.step('PLAYER-32 it leads to the lesson that is left, not to the beginning of its course', async () => {
    const left = page.getByRole('link', { name: 'Continue: The browser as a hostile host' });
    await expect(left).toHaveAttribute('href', new RegExp(`/${LATE_LESSON}$`));
    await left.click();
    await expect(page.getByRole('heading', { name: 'Proving it in a browser', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Complete and continue' }).click();
    await expect(page.getByRole('heading', { name: 'You have completed this course' })).toBeVisible();
  });

  await test.step('it is no longer due: the number goes down at once, and the list of what is to do is without it', async () => {
    await expect(inMenu).toHaveText(/1$/);
    await inMenu.click();
    await expect(page.getByRole('link', { name: TEAM })).toBeVisible();
    await expect(page.getByRole('link', { name: LATE })).toHaveCount(0);
    await expect(page.getByText('Overdue')).toHaveCount(0);
  });

  expectPresses(watch, { most: MOST_PRESSES });
});
