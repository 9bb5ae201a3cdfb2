import { expect, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { needPostgres } from '../../fixtures/servers/need-postgres.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const EMAIL = 'free@demo.test';
const C3 = 'c3-the-browser-as-a-hostile-host';
const C3_TITLE = 'The browser as a hostile host';
const C4 = 'c4-sign-in-sessions-recovery';
const LOCKED = 'zip-slip';
const LOCKED_TITLE = 'A page that climbs out of its folder';
const NOT_INCLUDED = 'Your plan does not include this. Upgrade to open it.';

let portal: Portal;
needPostgres();
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

/** As the billing service does once somebody has paid, or no longer pays. */
const setPlan = (type: 'FT' | 'IND') =>
  portal.runOnDatabase(
    `update account set type = '${type}' from person p where p.id = account.person_id and p.email = '${EMAIL}'`,
  );

test('ROLE-10, CARD-14 a free user sees what is locked and why, upgrades, and opens it on the page that is already open', async ({
  page,
  browser,
}) => {
  await signIn(page, portal, EMAIL);
  await expect(page).toHaveURL(`${portal.url}/portal/upgrade`);
  const infoOf = (id: string) => `${portal.url}/portal/course-info/info/${id}`;

  await test.step('the list of challenges names the locks, and leads to what an upgrade opens', async () => {
    await page.goto(`${portal.url}/portal/challenges`);
    const locked = page.getByRole('article').filter({ hasText: LOCKED_TITLE });
    await expect(locked).toContainText('Upgrade');
    await expect(page.getByRole('article').filter({ hasText: 'On to the next page' })).not.toContainText(
      'Upgrade',
    );
    await locked.getByRole('link', { name: LOCKED_TITLE }).click();
    await expect(page).toHaveURL(infoOf(LOCKED));
    await expect(page.getByRole('heading', { level: 1, name: LOCKED_TITLE })).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step('the card of a course shows the lock too', async () => {
    await page.goto(`${portal.url}/portal/courses`);
    const card = page.getByRole('article').filter({ hasText: C3_TITLE });
    await expect(card).toContainText('Upgrade');
    await card.getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL(infoOf(C3));
  });

  await test.step('NAV-3, NAV-15 URLs of locked pages show the lock when opened directly', async () => {
    for (const [address, id] of [
      [`/portal/courses/${C3}`, C3],
      [`/portal/course-info/intro/${C3}`, C3],
      [`/portal/course-info/media/${C3}/text/c3-where-a-value-lands`, C3],
      [`/portal/challenges/${LOCKED}`, LOCKED],
    ] as const) {
      await page.goto(portal.url + address);
      await expect(page, address).toHaveURL(infoOf(id));
      await expect(page.getByRole('main').getByRole('button', { name: 'See plans' })).toBeVisible();
    }
  });

  await test.step('the calls are refused with a code and a message', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    for (const [path, data] of [
      ['main/course/info', { event_id: C3, enroll: true }],
      ['challenge/lab/open', { lab_id: LOCKED }],
    ] as const) {
      const response = await page.request.post(`${portal.url}/api/${path}`, {
        headers: { authorization: token ?? '' },
        data,
      });
      expect(response.status(), path).toBe(403);
      expect(await response.json()).toMatchObject({
        success: false,
        code: 'upgrade_required',
        message: NOT_INCLUDED,
      });
    }
  });

  await test.step('BILL-11 the button leads to the plans, with the current one and a way to a larger one', async () => {
    const interest = page.waitForResponse('**/api/macro/publish-upgrade-interest');
    await page.getByRole('main').getByRole('button', { name: 'See plans' }).click();
    expect((await interest).status()).toBe(200);
    await expect(page).toHaveURL(`${portal.url}/portal/upgrade`);
    await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose Individual' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose Enterprise' })).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step('a page that still shows the lock opens by itself when it is viewed again', async () => {
    await page.goto(infoOf(C3));
    await expect(page.getByRole('main').getByRole('button', { name: 'See plans' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('about:blank');
    await setPlan('IND');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page).toHaveURL(`${portal.url}/portal/course-info/intro/${C3}`);
    await other.close();
    await page.getByRole('button', { name: 'Enroll and start' }).click();
    await expect(page).toHaveURL(new RegExp(`/portal/course-info/\\w+/${C3}/`));
  });

  await test.step('the challenge that was locked opens as a challenge', async () => {
    await page.goto(infoOf(LOCKED));
    await expect(page).toHaveURL(`${portal.url}/portal/challenges/${LOCKED}`);
    await expect(page.locator('.cm-content')).toBeVisible();
    await page.goto(`${portal.url}/portal/challenges`);
    await expect(page.getByRole('article').filter({ hasText: LOCKED_TITLE })).toContainText('Started');
    await expect(page.getByRole('article').filter({ hasText: 'A nonce for everybody' })).not.toContainText(
      'Upgrade',
    );
  });

  await test.step('ERR-21 a page that shows something as open that was locked since says so', async () => {
    await page.goto(`${portal.url}/portal/course-info/intro/${C4}`);
    const enroll = page.getByRole('button', { name: 'Enroll and start' });
    await expect(enroll).toBeVisible();
    await setPlan('FT');
    await enroll.click();
    await expect(page.getByText(NOT_INCLUDED)).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(infoOf(C4));
  });

  await test.step('begun work is closed with its progress kept, on its page and at its lessons', async () => {
    await page.goto(`${portal.url}/portal/course-info/intro/${C3}`);
    await expect(page).toHaveURL(infoOf(C3));
    await expect(page.getByText(/Your progress is kept/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'See plans' })).toBeVisible();
    await page.goto(`${portal.url}/portal/course-info/media/${C3}/text/c3-where-a-value-lands`);
    await expect(page.getByRole('heading', { level: 1, name: 'This course is closed' })).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step('a lab of a closed course is locked in the list, and its page says what opens it', async () => {
    await page.goto(`${portal.url}/portal/labs`);
    const locked = page.getByRole('article').filter({ hasText: 'Upgrade' }).first();
    await locked.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/portal\/labs\/./);
    await expect(page.getByRole('heading', { level: 1, name: 'This lab is closed' })).toBeAttached();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'See plans' }).click();
    await expect(page).toHaveURL(`${portal.url}/portal/upgrade`);
  });

  await test.step('the dashboard begins with a course that is open, not with the closed one in progress', async () => {
    await portal.runOnDatabase(
      `delete from enrolment e using person p where p.id = e.person_id and p.email = '${EMAIL}' and e.course_id <> '${C3}'`,
    );
    await page.goto(`${portal.url}/portal/dashboard`);
    const hero = page.getByRole('region', { name: 'Begin here' });
    await hero.getByRole('link', { name: 'Start' }).click();
    await expect(page.getByRole('button', { name: /^Enroll|^Start/ }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText('See plans')).toHaveCount(0);
    await page.goto(`${portal.url}/portal/dashboard`);
    await expectNoFaults(page);
  });

  await test.step('after signing in again with the larger plan, nothing asks for an upgrade', async () => {
    await setPlan('IND');
    const again = await (await browser.newContext()).newPage();
    await signIn(again, portal, EMAIL);
    await expect(again).toHaveURL(`${portal.url}/portal/dashboard`);
    await again.goto(`${portal.url}/portal/profile/subscription`);
    await expect(again.getByText('Individual').first()).toBeVisible();
    await expect(again.getByRole('complementary').getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
    await again.context().close();
  });
});
