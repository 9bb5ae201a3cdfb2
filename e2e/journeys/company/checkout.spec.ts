import { expect, type Page, test } from '@playwright/test';
import { pressKey } from '../../fixtures/browser/press.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { failNext, loseNextAnswer } from '../../fixtures/looks/failures.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { countCalls, findHeading } from '../../fixtures/looks/page-state.ts';
import { confirmPayment } from '../../fixtures/servers/confirm-payment.ts';
import { needPostgres } from '../../fixtures/servers/need-postgres.ts';
import { readMail } from '../../fixtures/servers/outbox.ts';
import { openPortal, type Portal, signIn, storeSession } from '../../fixtures/servers/portal.ts';

const LOCKED = 'c3-the-browser-as-a-hostile-host';
const FINISH = /\/checkout\/[\w-]+\/finish$/;
const CHECKOUT = /\/portal\/checkout\/[\w-]+$/;
const PHONE = { width: 375, height: 812 };

let portal: Portal;
needPostgres();
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const banner = (page: Page) => page.getByRole('link', { name: 'See what an upgrade unlocks' });
const finish = (page: Page, amount: string) =>
  page.getByRole('button', { name: `Order and pay by invoice: ${amount}` });

/** The address of a checkout, which the same call opens as the page sends. */
async function openCheckout(page: Page, email: string, order: object): Promise<string> {
  await storeSession(page, portal, email);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await page.request.post(`${portal.url}/api/billing-individual/webhook/checkout`, {
    headers: { authorization: token ?? '' },
    data: { redirect_url: '/portal/courses', ...order },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { data: { url: string } }).data.url;
}

/** A free account without orders whose trial is over. */
const setTrialOver = (email: string) =>
  portal.runOnDatabase(
    `with buyer as (select id from person where email = '${email}' and kind = 'account'),
       orders as (delete from subscription where person_id in (select id from buyer)),
       trial as (
         insert into grant_record (person_id, kind, subject, source, source_id, given_at, ended_at)
         select id, 'plan', 'IND', 'plan', 'signup', now(), now() from buyer
       )
     update account set type = 'FT', trial = false, expires_at = null
     from buyer where account.person_id = buyer.id`,
  );

test('BILL-11, BILL-13 the first order of the individual plan opens it at once, free for fourteen days', async ({
  page,
}) => {
  await signIn(page, portal, 'free@demo.test', `/portal/course-info/info/${LOCKED}`);
  await page.getByRole('main').getByRole('button', { name: 'See plans' }).click();
  const individual = page.getByRole('region', { name: 'Individual' });
  await expect(individual).toContainText('Free for the first 14 days');
  await individual.getByRole('button', { name: 'Choose Individual' }).click();
  await expect(page.getByRole('main')).toContainText(/Free for 14 days, then €24 for 1 month, starting on/);
  await expectNoFaults(page);
  await page.getByLabel('Name on the invoice').fill('Frieda Frey GmbH');
  await page.getByRole('button', { name: 'Start 14 days free' }).click();
  await expect(findHeading(page, 'Your free trial has started')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${portal.url}/portal/course-info/intro/${LOCKED}`);
  await expect(banner(page)).toHaveCount(0);
  await page.goto(`${portal.url}/portal/upgrade`);
  await expect(page.getByText(/^Your free trial runs until /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Choose|Renew)/ })).toHaveCount(0);
  await page.goto(`${portal.url}/portal/profile/subscription`);
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText(
    /Individual.*Free trial.*Free until/s,
  );
  await expectFits(page);
});

test('BILL-10..BILL-13 a free user who has had the trial meets a lock and orders the individual plan, which opens once it is paid', {
  tag: '@lean',
}, async ({ page }) => {
  await setTrialOver('free@demo.test');
  await signIn(page, portal, 'free@demo.test', `/portal/courses/${LOCKED}`);
  await expect(page).toHaveURL(`${portal.url}/portal/course-info/info/${LOCKED}`);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'See plans' }).click();
  await expect(page).toHaveURL(`${portal.url}/portal/upgrade`);

  await test.step('BILL-11 the plans have prices, for a month and for a year', async () => {
    const individual = page.getByRole('region', { name: 'Individual' });
    const enterprise = page.getByRole('region', { name: 'Enterprise' });
    await expect(page.getByRole('region', { name: 'Free' })).toContainText('Your plan');
    await expect(individual).toContainText('€24');
    await page.getByRole('tab', { name: /^Yearly/ }).click();
    await expect(individual).toContainText('€20 a month');
    await expect(individual).toContainText('€240 for the year. You save €48.');
    const seats = enterprise.getByRole('spinbutton', { name: 'Seats' });
    await seats.fill('5');
    await expect(enterprise).toContainText('€900 for the year');
    await seats.fill('4');
    await enterprise.getByRole('button', { name: 'Choose Enterprise' }).click();
    await expect(enterprise.getByText('Choose 5 to 1,000 seats')).toBeVisible();
    await expect(seats).toBeFocused();
    await page.getByRole('tab', { name: 'Monthly' }).click();
    await expectNoFaults(page);
  });

  await test.step('BILL-10, BILL-12 a failed click says so; the next, a double click, opens one checkout', async () => {
    const choose = page.getByRole('button', { name: 'Choose Individual' });
    await failNext(page, '**/webhook/checkout');
    await choose.click();
    await expect(page.getByText('Server busy please try later!').first()).toBeVisible();
    const opened = countCalls(page, 'webhook/checkout');
    const interest = page.waitForRequest('**/publish-upgrade-interest');
    await choose.dblclick();
    await interest;
    await expect(page).toHaveURL(CHECKOUT);
    expect(opened.count).toBe(1);
    await expect(page).toHaveTitle('Checkout · Drawbridge');
  });

  await test.step('the page shows the order, and sends nothing without a name', async () => {
    const order = page.getByRole('main');
    await expect(order).toContainText('Individual');
    await expect(order).toContainText('1 month');
    await expect(order).toContainText('The plan starts once the invoice is paid.');
    await expect(order).toContainText('It does not renew automatically.');
    await expect(order).toContainText('The invoice goes to free@demo.test.');
    await expectNoFaults(page);
    const sent = countCalls(page, '/finish');
    await finish(page, '€24').click();
    await expect(page.getByText('Enter the name that the invoice is made out to')).toBeVisible();
    await expect(page.getByLabel('Name on the invoice')).toBeFocused();
    expect(sent.count).toBe(0);
  });

  await test.step('a network failure keeps what was typed, and a lost answer does not order twice', async () => {
    await page.getByLabel('Name on the invoice').fill('Frieda Frey GmbH');
    await page.getByLabel(/^Address/).fill('Gasse 1\n1010 Wien\nATU 123');
    await failNext(page, FINISH);
    await finish(page, '€24').click();
    await expect(page.getByText('Server busy please try later!').first()).toBeVisible();
    await expect(page.getByLabel(/^Address/)).toHaveValue('Gasse 1\n1010 Wien\nATU 123');
    await loseNextAnswer(page, FINISH);
    await finish(page, '€24').click();
    await expect(page.getByText('Server busy please try later!').first()).toBeVisible();
    await finish(page, '€24').click();
    await expect(findHeading(page, 'Your order is placed')).toBeVisible();
    const placed = page.getByRole('main');
    await expect(placed).toContainText('Your plan has not started yet. It starts once the invoice is paid.');
    await expect(placed).toContainText(/Amount due, excluding tax\s*€24/);
    await expect(placed).toContainText(/Sent to\s*free@demo\.test/);
    await expectNoFaults(page);
    const mail = await readMail(portal, 'free@demo.test');
    expect(mail.text).toContain('The plan opens once it is paid');
    // The address may be a stranger's: no word that somebody typed is sent to it.
    expect(mail.text).not.toContain('Frieda Frey GmbH');
  });

  await test.step('nothing is granted: the next page leads back to the lock, and a second order is refused', async () => {
    await page.reload();
    await expect(findHeading(page, 'Your order is placed')).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${portal.url}/portal/course-info/info/${LOCKED}`);
    await page.goto(`${portal.url}/portal/upgrade`);
    await expect(page.getByText(/^Your order .+ is waiting for payment\./)).toBeVisible();
    await page.getByRole('button', { name: 'Choose Individual' }).click();
    await expect(page.getByText('An order is waiting for payment. Pay or cancel it first.')).toBeVisible();
    await page.getByRole('link', { name: 'See your orders' }).first().click();
    await expect(page).toHaveURL(`${portal.url}/portal/profile/subscription`);
    await expect(page.getByRole('region', { name: 'Orders' })).toContainText(
      /Individual.*Awaiting payment.*Pay by/s,
    );
    await expectNoFaults(page);
  });

  await test.step('once it is paid, the page that shows the lock opens, without a new sign-in', async () => {
    await page.goto(`${portal.url}/portal/course-info/info/${LOCKED}`);
    // In place of an upgrade, once the page knows of the order.
    await expect(page.getByRole('main').getByRole('link', { name: 'See your orders' })).toBeVisible();
    await confirmPayment(page, portal, 'free@demo.test');
    await expect(page).toHaveURL(`${portal.url}/portal/course-info/intro/${LOCKED}`);
    await expect(page.getByRole('button', { name: 'Enroll and start' })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByText(/^Your order is paid\./)).toBeVisible();
  });

  await test.step('SHELL-13, BILL-2 My Subscription leads to the list, which has the one order', async () => {
    await page.goto(`${portal.url}/portal/dashboard`);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('menuitem', { name: 'My Subscription' }).click();
    await expect(page).toHaveURL(`${portal.url}/portal/profile/subscription`);
    const orders = page.getByRole('region', { name: 'Orders' });
    await expect(orders.getByRole('listitem')).toHaveCount(1);
    await expect(orders.getByRole('listitem')).toContainText(/Individual.*Active.*1 month.*€24/s);
    await expectNoFaults(page);
  });

  await test.step('BILL-11 the plan has an end now, and can be renewed', async () => {
    await page.goto(`${portal.url}/portal/upgrade`);
    const individual = page.getByRole('region', { name: 'Individual' });
    await expect(individual).toContainText('Your plan');
    await expect(individual.getByRole('button', { name: 'Renew Individual' })).toBeVisible();
  });
});

test('BILL-8, BILL-13 an individual orders a company on a phone, by keyboard alone, cancels, orders again, and adds seats', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, portal, 'ind@demo.test', '/portal/upgrade');
  const enterprise = page.getByRole('region', { name: 'Enterprise' });
  const seats = enterprise.getByRole('spinbutton', { name: 'Seats' });
  await expect(seats).toHaveValue('10');
  await expectFits(page);
  await seats.focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(seats).toHaveValue('5');
  await expect(enterprise).toContainText('€90 for the month');
  await pressKey(page, 'button', 'Choose Enterprise');
  await expect(page).toHaveURL(CHECKOUT);

  await page.getByRole('textbox', { name: 'Company' }).focus();
  await page.keyboard.type('Frey & Söhne');
  await expectFits(page);
  await page.keyboard.press('Enter');
  await expect(findHeading(page, 'Your order is placed')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'The company Frey & Söhne, which you administer, with 5 seats',
  );
  await expectFits(page);
  await expectNoFaults(page);

  await test.step('a canceled order is over, and another one can be placed', async () => {
    await pressKey(page, 'button', 'Cancel order');
    const dialog = page.getByRole('dialog', { name: /^Cancel order/ });
    await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused();
    await expectFits(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(findHeading(page, 'This order is canceled')).toBeVisible();
    await pressKey(page, 'link', 'See the plans');
    await seats.fill('5');
    await pressKey(page, 'button', 'Choose Enterprise');
    await page.getByRole('textbox', { name: 'Company' }).fill('Frey & Söhne');
    await page.keyboard.press('Enter');
    await expect(findHeading(page, 'Your order is placed')).toBeVisible();
  });

  await test.step("once the order is paid, the page says so, and the menu is an administrator's", async () => {
    await confirmPayment(page, portal, 'ind@demo.test');
    await expect(findHeading(page, 'Your order is paid')).toBeVisible();
    await pressKey(page, 'button', 'Continue');
    await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
    await pressKey(page, 'button', 'Toggle the sidebar');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Assignments', 'Organization', 'Integrations'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  });

  await test.step('the plans lead to the page on which the administrator adds seats', async () => {
    await page.goto(`${portal.url}/portal/upgrade`);
    await expect(enterprise).toContainText('Your plan');
    await expect(page.getByRole('button', { name: /^(Choose|Renew)/ })).toHaveCount(0);
    await pressKey(page, 'link', 'Go to the subscription page');
    const orders = page.getByRole('region', { name: 'Orders' });
    await expect(orders).toContainText(/Enterprise.*Active.*Seats\s*5.*€90.*Enterprise.*Canceled/s);
    await expect(page.getByRole('form', { name: 'Renew the plan' })).toContainText(/Current end.*New end/s);
    const form = page.getByRole('form', { name: 'Add seats' });
    await expect(form).toContainText(/Seats now\s*5/);
    await form.getByRole('spinbutton', { name: /^Seats/ }).fill('2');
    await form.getByRole('combobox', { name: 'Period' }).selectOption('1 month');
    await expect(form).toContainText(/Seats afterward\s*7.*€36/s);
    await expectFits(page);
    await expectNoFaults(page);
    await pressKey(page, 'button', 'Order the seats');
    await page.getByRole('textbox', { name: 'Company' }).fill('Frey & Söhne');
    await page.keyboard.press('Enter');
    // The form says it too, before the order is there.
    await expect(findHeading(page, 'Your order is placed')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The seats are added once the invoice is paid.');
    await page.goto(`${portal.url}/portal/profile/subscription`);
    await expect(form).toContainText(/Seats now\s*5/);
    await expect(orders).toContainText(/Additional seats.*Awaiting payment/s);
    await confirmPayment(page, portal, 'ind@demo.test');
    await expect(form).toContainText(/Seats now\s*7/);
    await expect(orders).toContainText(/Additional seats.*Active/s);
    await expectFits(page);
  });
});

test('BILL-13 an expired checkout, and one of another account, say so', async ({ page }) => {
  const url = await openCheckout(page, 'free@demo.test', {
    plan_id: 'enterprise',
    period: 'year',
    seats: 7,
  });
  await page.goto(url);
  await expect(finish(page, '€1,260')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(page).toHaveURL(`${portal.url}/portal/upgrade`);

  await page.route(/\/api\/billing-individual\/checkout\/[\w-]+$/, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: object };
    await route.fulfill({
      response,
      json: { ...reply, data: { ...reply.data, open_until: '2026-01-01T00:00:00Z' } },
    });
  });
  await page.goto(url);
  await expect(findHeading(page, 'This order is closed')).toBeAttached();
  await expectNoFaults(page);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL(`${portal.url}/portal/upgrade`);

  await storeSession(page, portal, 'champion@acme.test');
  await page.goto(url);
  await expect(findHeading(page, 'This order does not exist')).toBeAttached();
  await expectNoFaults(page);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(
    page.getByText("Your company's administrator arranges the plan with us: support@drawbridge.test"),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Enterprise' })).toContainText('€18');
  await expect(page.getByRole('button', { name: /^(Choose|Renew)/ })).toHaveCount(0);
});

test('SHELL-13, BILL-7 bills on another site open beside the portal; without an answer, the page says whom to ask', async ({
  page,
}) => {
  await signIn(page, portal, 'champion@acme.test', '/portal/profile');
  const choose = async () => {
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('menuitem', { name: 'My Subscription' }).click();
  };
  await failNext(page, '**/chargebee/subscriptions');
  await choose();
  await expect(
    page.getByText('Not able to find the billing information. Please contact support@drawbridge.test'),
  ).toBeVisible();
  const bills = 'https://bills.test/me';
  await page.context().route(bills, (route) => route.fulfill({ contentType: 'text/html', body: 'Bills' }));
  await page.route('**/chargebee/subscriptions', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, profile_url: bills } } });
  });
  const [opened] = await Promise.all([page.waitForEvent('popup'), choose()]);
  await expect(opened).toHaveURL(bills);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(`${portal.url}/portal/profile`);
});

test('BILL-7, BILL-11, ROUTE-6 prices and orders that cannot be loaded say so, and can be retried', async ({
  page,
}) => {
  await failNext(page, '**/api/billing-individual/prices');
  await page.goto(`${portal.url}/upgrade`);
  await expect(page.getByText('The prices could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Individual' })).toContainText('€24');
  await page.getByRole('tab', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  const enterprise = page.getByRole('region', { name: 'Enterprise' });
  await expect(enterprise).toContainText('€15 a month for each seat');
  await expect(enterprise.getByRole('link', { name: 'Sign up to order' })).toHaveAttribute(
    'href',
    '/signup/free',
  );
  await expectNoFaults(page);

  await failNext(page, '**/chargebee/subscriptions');
  await signIn(page, portal, 'member@acme.test', '/portal/profile/subscription');
  await expect(
    page.getByText('Not able to find the billing information. Please contact support@drawbridge.test'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing ordered yet')).toBeVisible();
  await expect(page.getByText(/^An administrator of your company renews the plan/)).toBeVisible();
});
