import { expect, test } from '@playwright/test';
import { findHeading } from '../../fixtures/looks/page-state.ts';
import { readContents, readMail } from '../../fixtures/servers/outbox.ts';
import { openPortal, type Portal } from '../../fixtures/servers/portal.ts';
import { signUp } from '../../fixtures/sign-up.ts';
import { expectPresses, startStopwatch } from '../../fixtures/stopwatch.ts';

const MOST_PRESSES = 10;
const EMAIL = 'siobhan@new.test';
const PASSWORD = 'a bridge of nine planks';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

test('SIGN-15, REC-8, VAL-12 from the sign-in page to the first pass are ten presses, and what is shown follows the answers', async ({
  page,
}) => {
  const watch = await startStopwatch(page);
  await page.goto(`${portal.url}/login`);

  await test.step('a newcomer signs up, and the code signs in without the password again', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUp(page, { firstName: 'Siobhán', lastName: "O'Neil-Vance", email: EMAIL, password: PASSWORD });
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.getByLabel('Code').fill(readContents(await readMail(portal, EMAIL)).code);
    await page.keyboard.press('Enter');
    // AUTH-29: a free account lands on the plans.
    await expect(page).toHaveURL(`${portal.url}/portal/upgrade`);
  });

  await test.step('the end of the form leads to the dashboard', async () => {
    const form = page.getByRole('dialog', { name: 'What should we recommend to you?' });
    for (const name of ['Developer', 'Beginner', 'IDOR'])
      await form.getByRole('button', { name, exact: true }).click();
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
    await expect(findHeading(page, 'What will you learn today?')).toBeVisible();
  });

  await test.step('DASH-8, DASH-9 course and exercise follow the answers, and no course is there twice', async () => {
    const hero = page.getByRole('region', { name: 'Begin here' });
    await expect(hero).toContainText('Who may do what: access control');
    await expect(hero).toContainText('Because you chose IDOR');
    await expect(page.getByRole('region', { name: 'Solve your first challenge' })).toContainText(
      'Because you chose IDOR.',
    );
    const shown = await page
      .locator('main')
      .getByRole('heading', { name: 'Who may do what: access control' })
      .count();
    expect(shown).toBe(1);
  });

  await test.step('the first challenge is passed', async () => {
    await page.getByRole('link', { name: 'Open the challenge' }).click();
    const address = page.getByRole('textbox', { name: 'Address in the lab' });
    await address.fill('/tickets/7305');
    await address.press('Enter');
    await expect(page.frameLocator('iframe').getByText('Dr. Emil Sander')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).first().click();
    await expect(page.getByRole('heading', { name: 'The bridge is open' })).toBeVisible({ timeout: 60_000 });
  });

  expectPresses(watch, { most: MOST_PRESSES });
});
