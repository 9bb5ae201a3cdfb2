import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../fixtures/accessibility.ts';
import { failNext, loseNextAnswer } from '../fixtures/failures.ts';
import { expectFits } from '../fixtures/fits.ts';
import { readMail } from '../fixtures/outbox.ts';
import { countCalls, findHeading } from '../fixtures/page-state.ts';
import { openPortal, type Portal, signIn, storeSession } from '../fixtures/portal.ts';
import { pressKey } from '../fixtures/press.ts';

const LOCKED = 'role-check-order';
const FINISH = /\/checkout\/[\w-]+\/finish$/;
const CHECKOUT = /\/portal\/checkout\/[\w-]+$/;
const PHONE = { width: 375, height: 812 };

let portal: Portal;
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

test('BILL-10..BILL-13 a free user meets a lock, orders the individual plan, and comes back to what is open', {
  tag: '@lean',
}, async ({ page }) => {
  await signIn(page, portal, 'free@demo.test', `/portal/challenges/${LOCKED}`);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Upgrade' }).click();
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

  await test.step('BILL-10, BILL-12 a failed press says so; the next, pressed twice, opens one checkout', async () => {
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

  await test.step('the order says what it is; without a name nothing is sent', async () => {
    const order = page.getByRole('main');
    await expect(order).toContainText('Individual');
    await expect(order).toContainText('1 month');
    await expect(order).toContainText('It is not renewed by itself.');
    await expect(order).toContainText('The invoice goes to free@demo.test.');
    await expectNoFaults(page);
    const sent = countCalls(page, '/finish');
    await finish(page, '€24').click();
    await expect(page.getByText('Enter the name that the invoice is made out to')).toBeVisible();
    await expect(page.getByLabel('Name on the invoice')).toBeFocused();
    expect(sent.count).toBe(0);
  });

  await test.step('a failure of the network keeps what was typed; a lost answer does not order twice', async () => {
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
    await expect(findHeading(page, 'Your order is complete')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Every course, challenge and live course');
    await expectNoFaults(page);
    const mail = await readMail(portal, 'free@demo.test');
    expect(mail.text).toContain('Frieda Frey GmbH');
  });

  await test.step('the menu is that of the plan already, and a reload still shows the confirmation', async () => {
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(findHeading(page, 'Your order is complete')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  await test.step('the way on leads back to what was locked, which opens', async () => {
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page).toHaveURL(`${portal.url}/portal/challenges/${LOCKED}`);
    await expect(page.locator('.cm-content')).toBeVisible();
  });

  await test.step('SHELL-13, BILL-2 My Subscription leads to the list, which has the one order', async () => {
    await page.goto(`${portal.url}/portal/dashboard`);
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

test('BILL-8, BILL-13 an individual orders seats for a company on a phone, by keyboard alone, and administers it', async ({
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

  await page.getByLabel('Company').focus();
  await page.keyboard.type('Frey & Söhne');
  await expectFits(page);
  await page.keyboard.press('Enter');
  await expect(findHeading(page, 'Your order is complete')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'The company Frey & Söhne, which you administer, with 5 seats',
  );
  await expectFits(page);
  await expectNoFaults(page);

  await pressKey(page, 'button', 'Go on');
  await expect(page).toHaveURL(`${portal.url}/portal/dashboard`);
  await pressKey(page, 'button', 'Toggle the sidebar');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Assignments', 'Organization', 'Audit trail'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();

  await page.goto(`${portal.url}/portal/profile/subscription`);
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText(
    /Enterprise.*Active.*Seats\s*5.*€90/s,
  );
  await expectFits(page);
  await page.goto(`${portal.url}/portal/upgrade`);
  await expect(enterprise).toContainText('Your plan');
  await expect(
    page.getByText(/^To renew the plan of your company, .* write to support@drawbridge.test/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Choose|Renew)/ })).toHaveCount(0);
});

test('BILL-13 an order that was open too long, and one of another account', async ({ page }) => {
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

test('SHELL-13, BILL-7 bills of another site open beside the portal; without an answer it says whom to ask', async ({
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

test('BILL-7, BILL-11 prices and orders that cannot be had say so, and can be tried again', async ({
  page,
}) => {
  await failNext(page, '**/api/billing-individual/prices');
  await page.goto(`${portal.url}/upgrade`);
  await expect(page.getByText('The prices could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Individual' })).toContainText('€24');
  await page.getByRole('tab', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Enterprise' })).toContainText('€15 a month for each seat');
  await expectNoFaults(page);

  await failNext(page, '**/chargebee/subscriptions');
  await signIn(page, portal, 'member@acme.test', '/portal/profile/subscription');
  await expect(
    page.getByText('Not able to find the billing information. Please contact support@drawbridge.test'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing ordered yet')).toBeVisible();
});
