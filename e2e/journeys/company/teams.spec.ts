import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Makes a team whose members are all users with an address at acme.test; gives the address of its page. */
async function makeTeam(page: Page, name: string): Promise<string> {
  await page.goto(`${portal.url}/portal/company/teams`);
  await page.getByRole('button', { name: 'Create a team' }).click();
  const form = dialog(page, 'Create a team');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByText('People by a rule').click();
  await form.getByRole('textbox', { name: 'Email domain' }).fill('acme.test');
  await expect(form.getByText(/^The rule applies to \d+ users:$/)).toBeVisible();
  await form.getByRole('button', { name: 'Create team' }).click();
  await expect(heading(page, name)).toBeVisible();
  return page.url().replace(/\?.*$/, '');
}

test('COMP-37, COMP-36, COMP-63, ROLE-5, COMP-62 an administrator makes a team with a rule and a manager, who sees this team and no other', async ({
  page,
}) => {
  let own = '';
  let other = '';

  await test.step('a rule shows whom it applies to, and the team has its members at once', async () => {
    await signIn(page, portal, 'admin@acme.test');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teams' }).click();
    await expect(page.getByRole('link', { name: 'Alpha' })).toBeVisible();
    await expectNoFaults(page);
    own = await makeTeam(page, 'Whole company');
    await expect(page.getByText('Rule: email domain acme.test')).toBeVisible();
    const members = page.getByRole('table', { name: 'Members' });
    await page.getByRole('searchbox', { name: 'Search members' }).fill('mika');
    await expect(members.getByRole('row')).toHaveCount(2);
    await expect(members.getByRole('link', { name: 'Mika Berg' })).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step('a person is found by a part of the name, and manages the team', async () => {
    await page.getByRole('button', { name: 'Add managers' }).click();
    const people = dialog(page, 'Add managers');
    await people.getByRole('searchbox', { name: 'Search people' }).fill('mika');
    await people.getByRole('checkbox', { name: /member@acme.test/ }).check();
    await people.getByRole('button', { name: 'Add 1 person' }).click();
    await expect(page.getByRole('list', { name: 'Managers' }).getByText('Mika Berg')).toBeVisible();
  });

  await test.step('a team is deleted after a question', async () => {
    await makeTeam(page, 'By mistake');
    await page.getByRole('button', { name: 'Delete the team' }).click();
    await dialog(page, 'Delete By mistake?').getByRole('button', { name: 'Delete the team' }).click();
    await expect(page).toHaveURL(`${portal.url}/portal/company/teams`);
    await expect(page.getByRole('link', { name: 'Whole company' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'By mistake' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Alpha' }).click();
    await expect(heading(page, 'Alpha')).toBeVisible();
    other = page.url();
  });

  await test.step('the manager has the page in the menu, and sees this team alone', async () => {
    await signIn(page, portal, 'member@acme.test');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Team Management' })
      .click();
    await expect(heading(page, 'Team Management')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Whole company' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Alpha' })).toHaveCount(0);
    await page.goto(`${own}?search=maya`);
    await expect(heading(page, 'Whole company')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Maya Nasser' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete the team' })).toHaveCount(0);
    await page.goto(other);
    await expect(page.getByText('This team does not exist')).toBeVisible();
  });

  await test.step('NAV-22 the pages fit a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole('link', { name: 'All teams' }).click();
    await expect(page.getByRole('link', { name: 'Whole company' })).toBeVisible();
    await expectFits(page);
    await page.getByRole('link', { name: 'Whole company' }).click();
    await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
    await expectFits(page);
    await expectNoFaults(page);
  });
});
