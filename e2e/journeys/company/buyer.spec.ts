import { expect, test } from '@playwright/test';
import { findHeading } from '../../fixtures/looks/page-state.ts';
import { confirmPayment } from '../../fixtures/servers/confirm-payment.ts';
import { needPostgres } from '../../fixtures/servers/need-postgres.ts';
import { readContents, readMail } from '../../fixtures/servers/outbox.ts';
import { openPortal, type Portal } from '../../fixtures/servers/portal.ts';
import { signUp } from '../../fixtures/sign-up.ts';
import { expectPresses, startStopwatch } from '../../fixtures/stopwatch.ts';

let portal: Portal;
needPostgres();
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

/**
 * To the form, its two pages, the questions put off, the plan, the order, on to the dashboard, the questions put off once
 * more (REC-18), the users, the form of the invitation, and its end.
 */
const MOST_PRESSES = 11;

test('BILL-10..BILL-13, REC-18 from the public plans to the first invitation of a company are eleven presses, and page and email say how the invoice comes', async ({
  page,
}) => {
  const email = 'buyer@new.test';
  const howInvoiceComes =
    /support@drawbridge\.test makes out (the )?invoice .*in a separate email\. If it does not arrive,/;
  const questions = page.getByRole('dialog', { name: 'What should we recommend to you?' });
  const watch = await startStopwatch(page);
  await page.goto(`${portal.url}/upgrade`);

  const seen = await test.step('the public plans lead to an account', async () => {
    const enterprise = page.getByRole('region', { name: 'Enterprise' });
    await enterprise.getByRole('link', { name: 'Sign up to order' }).click();
    await signUp(page, { firstName: 'Frieda', lastName: 'Frey', email, password: 'a bridge of nine planks' });
    const mail = await readMail(portal, email);
    await page.getByLabel('Code').fill(readContents(mail).code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.url}/portal/upgrade`);
    return mail.text;
  });

  await test.step('the questions of a learner are put off once, and do not interrupt the order', async () => {
    await questions.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('button', { name: 'Choose Enterprise' }).click();
    await expect(page).toHaveURL(/\/portal\/checkout\/[\w-]+$/);
    await page.getByRole('textbox', { name: 'Company' }).fill('Frey & Söhne');
    await page.keyboard.press('Enter');
    await expect(findHeading(page, 'Your order is placed')).toBeVisible();
    await expect(questions).toHaveCount(0);
  });

  await test.step('page and email say who sends the invoice, and what to do without it', async () => {
    await expect(page.getByRole('main')).toContainText(howInvoiceComes);
    const { text } = await readMail(portal, email, [seen]);
    expect(text).toMatch(howInvoiceComes);
    expect(text).toContain('The plan opens once it is paid');
  });

  await test.step('once it is paid, the dashboard leads to the first invitation', async () => {
    await confirmPayment(page, portal, email);
    await expect(findHeading(page, 'Your order is paid')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await questions.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('link', { name: 'Open users' }).click();
    await page.getByRole('button', { name: 'Invite users' }).click();
    const form = page.getByRole('dialog', { name: 'Invite users' });
    await form.getByLabel('Email addresses').fill('first@frey.test');
    await form.getByRole('button', { name: 'Send invitations' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('row', { name: /first@frey\.test/ })).toContainText('Invited');
    expect((await readMail(portal, 'first@frey.test')).text).toContain('Frey & Söhne');
  });

  expectPresses(watch, { most: MOST_PRESSES });
});
