import { type Browser, expect, type Page, test } from '@playwright/test';
import { completeFirstLesson } from '../../fixtures/first-lesson.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const ADMIN = 'ind@demo.test';
const DOMAIN = 'initech.test';
const MILTON = `milton@${DOMAIN}`;
const ASSIGNMENT = 'Two questions first';
const INITECH = "'0a3f7c11-52be-4e62-9c5f-6d1f6f6a0001'";

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal({
    // As the operator's command leaves it.
    statements: [
      `insert into company (id, name, seats, created_at) values (${INITECH}, 'Initech', 10, now())`,
      `update person set company_id = ${INITECH} where email = '${ADMIN}'`,
      `update account set type = 'ENT', is_admin = true, is_owner = true, expires_at = null
        where person_id = (select id from person where email = '${ADMIN}')`,
    ],
  });
});
test.afterAll(() => portal?.close());

const setup = (page: Page) => page.getByRole('region', { name: /^Set-?\s?up/ });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The dashboard, with so many steps done; follows the link of the next one. */
async function follow(page: Page, done: number, link: string): Promise<void> {
  await page.goto(`${portal.url}/portal/dashboard`);
  await expect(setup(page).getByText(`${done} of 5`)).toBeVisible();
  await setup(page).getByRole('link', { name: link }).click();
}

async function continueAs(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in with your company' })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: /^Continue as/ }).click();
}

async function setUpSignIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Issuer' }).fill(`${portal.url}/dev/idp`);
  await page.getByRole('textbox', { name: 'Client ID' }).fill('company');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Not tested yet')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectFits(page);
  await expectNoFaults(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Test sign-in/ }).click();
  const window = await opened;
  await continueAs(window, `admin@${DOMAIN}`);
  await expect(window.getByText('The test passed')).toBeVisible();
  await expectNoFaults(window);
  await window.close();
  await page.reload();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('On', { exact: true })).toBeVisible();
}

/** The invited person signs in with the provider, does the work, and has the certificate. */
async function finishAsMember(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${portal.url}/login?work_email=`);
  await page.getByLabel('Work email').fill(MILTON);
  await page.keyboard.press('Enter');
  await continueAs(page, MILTON);
  await expect(page.getByRole('heading', { name: 'What will you learn today?' })).toBeVisible();
  await expect(setup(page)).toHaveCount(0);
  // The form for a new learner would come over a later page.
  await page.getByRole('button', { name: 'Later' }).click();
  await completeFirstLesson(page, portal.url);
  await page.goto(`${portal.url}/portal/assignments`);
  await page.getByRole('tab', { name: 'Done' }).press('Enter');
  await page.getByRole('link', { name: ASSIGNMENT }).press('Enter');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download certificate' }).press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/^certificate-[A-Z0-9-]+\.pdf$/);
  await page.context().close();
}

test('COMP-9, COMP-16, COMP-37, COMP-52 a new company does the five steps of its set-up, and a person that it invites has the first certificate', {
  tag: '@lean',
}, async ({ page, browser }) => {
  await signIn(page, portal, ADMIN);

  await test.step('a domain', async () => {
    await expectNoFaults(page);
    await follow(page, 0, 'Add a domain');
    await page.getByRole('textbox', { name: 'Domain' }).fill(DOMAIN);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Check now: ${DOMAIN}` }).click();
    await expect(page.getByText('Proven', { exact: true })).toBeVisible();
  });

  await test.step('the sign-in', async () => {
    await follow(page, 1, 'Set up single sign-on');
    await setUpSignIn(page);
  });

  await test.step('people', async () => {
    await follow(page, 2, 'Open users');
    await page.getByRole('button', { name: 'Invite users' }).click();
    const form = dialog(page, 'Invite users');
    await form.getByLabel('Email addresses').fill(`${MILTON}; peter@${DOMAIN}`);
    await form.getByRole('button', { name: 'Send invitations' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('a team', async () => {
    await follow(page, 3, 'Open teams');
    await page.getByRole('button', { name: 'Create a team' }).first().click();
    const form = dialog(page, 'Create a team');
    await form.getByRole('textbox', { name: 'Name' }).fill('Reports');
    await form.getByText('People by a rule').click();
    await form.getByRole('textbox', { name: 'Email domain' }).fill(DOMAIN);
    await form.getByRole('button', { name: 'Create team' }).click();
    await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  });

  await test.step('an assignment', async () => {
    await follow(page, 4, 'New assignment');
    await page.getByLabel('Name', { exact: true }).fill(ASSIGNMENT);
    await page.getByRole('searchbox', { name: 'Courses and journeys' }).fill('access control');
    await page.getByRole('button', { name: 'Add Who may do what: access control' }).press('Enter');
    await page.getByRole('searchbox', { name: 'Teams and people' }).fill('reports');
    await page.getByRole('button', { name: 'Add Reports' }).press('Enter');
    await page.getByLabel('Pass mark (%)').fill('5');
    await page.getByRole('button', { name: 'Preview and save' }).click();
    await dialog(page, 'Whom this affects').getByRole('button', { name: 'Create assignment' }).click();
    await expect(page.getByRole('heading', { name: `Report: ${ASSIGNMENT}`, level: 1 })).toBeVisible();
  });

  await test.step('the set-up is complete, and gone from the dashboard once it was closed', async () => {
    await page.goto(`${portal.url}/portal/dashboard`);
    await expect(setup(page).getByRole('heading', { name: 'Set-up is complete' })).toBeVisible();
    await setup(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(setup(page)).toHaveCount(0);
    await page.goto(`${portal.url}/portal/company/company-settings`);
    await page.getByRole('link', { name: 'Set-up steps' }).press('Enter');
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(page.getByRole('list', { name: 'Steps' }).getByText('Done')).toHaveCount(5);
    await expectFits(page);
    await expectNoFaults(page);
  });

  await test.step('COMP-60 an invited person finishes the assignment', () => finishAsMember(browser));

  await test.step('another company sees nothing of it', async () => {
    await signIn(page, portal, 'admin@globex.test', '/portal/company/users?search=milton');
    await expect(page.getByText(MILTON)).toHaveCount(0);
    await page.goto(`${portal.url}/portal/company/setup`);
    await expect(page.getByText('Next')).toBeVisible();
  });
});
