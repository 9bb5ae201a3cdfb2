import { expect, type Page, test } from '@playwright/test';
import { pressKey } from '../../fixtures/browser/press.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn, storeSession } from '../../fixtures/servers/portal.ts';

/** A timed challenge, thirty minutes. */
const TIMED = 'regex-bomb';
const TIMED_TITLE = 'Thirty letters that stop the server';
/** Another one. */
const OTHER = 'graphql-field-leak';
const BENCH_TITLE = 'SQL bench';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const rows = (page: Page) => page.getByRole('article');
/** The links of sidebar and top bar, which a lab takes the place of. */
const linksOut = (page: Page) => page.locator('a[href^="/portal"]');
const clock = (page: Page) => page.getByRole('timer');

interface Session {
  session_id: string;
  seconds_left: number | null;
}
const sessionIdOf = async (page: Page) =>
  (JSON.parse((await stored(page, 'provisionInfo')) ?? '{}') as Session).session_id;

/** Responses of the provisioner with other remaining times. */
async function changeReplies(page: Page, path: string, change: (session: Session) => object) {
  await page.route(`**/api/provisioner/${path}`, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: Session };
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, ...change(reply.data) } } });
  });
}

test('NAV-11, LAB-1..LAB-4, LAB-6 labs run side by side, the timed one with a clock, by keyboard', {
  tag: '@lean',
}, async ({ page }) => {
  await signIn(page, portal, 'member@acme.test');

  await test.step('the page explains how to start a lab when none is running', async () => {
    await pressKey(page, 'link', 'Running labs');
    await expect(page).toHaveURL(`${portal.url}/portal/running-labs`);
    await expect(page).toHaveTitle(/^Running labs/);
    await expect(page.getByText('No lab is running')).toBeVisible();
    await expectNoFaults(page);
    await pressKey(page, 'link', 'Find a challenge');
    await expect(page).toHaveURL(`${portal.url}/portal/challenges`);
  });

  await test.step('LAB-2, SHELL-9 opening a timed lab starts its clock, is stored, and disables links away from it', async () => {
    await pressKey(page, 'link', TIMED_TITLE);
    await expect(clock(page)).toHaveText(/^(30:00|29:\d\d) left$/);
    expect(Number(await stored(page, 'startTime'))).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.parse((await stored(page, 'provisionInfo')) ?? '{}')).toMatchObject({
      lab_id: TIMED,
      kind: 'page',
      state: 'running',
      access_url: `/portal/challenges/${TIMED}`,
    });
    await expect(linksOut(page)).toHaveCount(0);
    await expectNoFaults(page);
  });

  await test.step('a reload finds the same lab again', async () => {
    const before = await sessionIdOf(page);
    await page.reload();
    await expect(clock(page)).toHaveText(/left$/);
    expect(await sessionIdOf(page)).toBe(before);
  });

  await test.step('leaving does not stop the lab', async () => {
    await pressKey(page, 'button', 'Leave the lab');
    await pressKey(page, 'link', 'Playgrounds');
    await pressKey(page, 'link', BENCH_TITLE);
    await expect(page.getByRole('heading', { level: 1, name: BENCH_TITLE })).toBeVisible();
    await expect(clock(page)).toBeHidden();
    await expect.poll(() => stored(page, 'provisionInfo')).toContain('sql-bench');
    await pressKey(page, 'button', 'Leave the lab');
    await pressKey(page, 'link', 'Running labs');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText(BENCH_TITLE);
    await expect(rows(page).last()).toContainText(/29:\d\d left/);
    await expectNoFaults(page);
  });

  await test.step('open returns to the lab, and a lab without a limit is stopped immediately', async () => {
    await pressKey(page, 'link', `Open ${TIMED_TITLE}`);
    await expect(page).toHaveURL(`${portal.url}/portal/challenges/${TIMED}`);
    await pressKey(page, 'button', 'Leave the lab');
    await pressKey(page, 'link', 'Running labs');
    await pressKey(page, 'button', `Stop ${BENCH_TITLE}`);
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('stopping a timed lab needs a confirmation, and removes it', async () => {
    await pressKey(page, 'button', `Stop ${TIMED_TITLE}`);
    // The focus is on the button that leaves it running.
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await pressKey(page, 'button', `Stop ${TIMED_TITLE}`);
    await pressKey(page, 'button', 'Stop the lab');
    await expect(page.getByText('No lab is running')).toBeVisible();
    expect([await stored(page, 'provisionInfo'), await stored(page, 'startTime')]).toEqual([null, null]);
  });
});

test('LAB-4 a second timed lab asks to stop the first, and both answers work', async ({ page }) => {
  await signIn(page, portal, 'champion@acme.test', `/portal/challenges/${TIMED}`);
  await expect(clock(page)).toBeVisible();
  await page.goto(`${portal.url}/portal/challenges/${OTHER}`);
  const question = page.getByRole('dialog', { name: `Stop “${TIMED_TITLE}” and start` });
  await expect(question).toBeVisible();
  await expectNoFaults(page);
  // The focus is on the button that changes nothing.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(`“${TIMED_TITLE}” is still running`);
  await expect(clock(page)).toBeHidden();
  await pressKey(page, 'button', 'Start this lab');
  await pressKey(page, 'button', 'Stop it and start');
  await expect(clock(page)).toHaveText(/^(30:00|29:\d\d) left$/);
  await page.goto(`${portal.url}/portal/running-labs`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('The long way to a phone number');
});

test('LAB-3 the time is extended near the end; at zero the lab is stopped and can be started again', async ({
  page,
}) => {
  await storeSession(page, portal, 'ind@demo.test');
  await changeReplies(page, 'lab/start', () => ({ seconds_left: 300 }));
  await changeReplies(page, 'lab/extend', () => ({}));
  await page.goto(`${portal.url}/portal/challenges/${TIMED}`);
  await expect(clock(page)).toHaveText(/^(5:00|4:\d\d) left$/);

  await test.step('the server has its own clock: it refuses, and the page shows the real remaining time', async () => {
    await page.unroute('**/api/provisioner/lab/extend');
    await pressKey(page, 'button', 'Extend by 15 min');
    await expect(clock(page)).toHaveText(/^29:\d\d left$/);
  });

  await test.step('at zero a message is shown, and the editor and Submit stay', async () => {
    const over = { state: 'stopped', ended: 'expired', seconds_left: 0, access_url: null };
    await page.unroute('**/api/provisioner/lab/start');
    await changeReplies(page, 'lab/status/*', () => ({ seconds_left: 2 }));
    await page.reload();
    await expect(clock(page)).toHaveText(/^0:0[0-2] left$/);
    // Replaces the previous handler directly, so that the server itself never responds in between.
    await changeReplies(page, 'lab/status/*', () => over);
    await expect(page.getByRole('alert')).toContainText('Time is up');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await expectNoFaults(page);
  });

  await test.step('only the learner starts the clock again, not a reload', async () => {
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Time is up');
    await pressKey(page, 'button', 'Start again');
    await expect(clock(page)).toHaveText(/^(30:00|29:\d\d) left$/);
    await expect(page.getByRole('alert').filter({ hasText: 'Time is up' })).toBeHidden();
  });
});

test.describe('running labs at phone width', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('the list and the timed lab fit, without an accessibility fault', async ({ page }) => {
    await storeSession(page, portal, 'manager@acme.test');
    await changeReplies(page, 'lab/start', () => ({ seconds_left: 500 }));
    await page.goto(`${portal.url}/portal/challenges/${TIMED}`);
    await expect(page.getByRole('button', { name: 'Extend by 15 min' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeInViewport();
    await expectFits(page);
    await expectNoFaults(page);
    await page.goto(`${portal.url}/portal/running-labs`);
    await expect(rows(page)).toHaveCount(1);
    await expectFits(page);
    await expectNoFaults(page);
  });
});
