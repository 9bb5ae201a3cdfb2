import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { catalogueRoot } from '@drawbridge/content';
import { asId } from '@drawbridge/contracts';
import {
  BILLING_CALLS,
  CHECKOUT_MINUTES,
  finishCheckout,
  getCheckout,
  listPrices,
  PAY_DAYS,
} from '@drawbridge/contracts/company';
import { login } from '@drawbridge/contracts/identity';
import { getCourse } from '@drawbridge/contracts/learning';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { FREE, PAYING, REDIRECT, useOrders } from '../../../../test/fixtures/company/order-calls.ts';
import { readClosedLabs } from '../../kernel/grants/index.ts';
import { person } from '../../kernel/people/index.ts';
import { DEMO_PASSWORD, toDemoPersonId } from '../../operations/demo/index.ts';
import { checkout } from './billing.table.ts';

const INDIVIDUAL = BILLING_CALLS['billing-individual'];
const COMPANY = BILLING_CALLS.billing;
const DAY_MS = 86_400_000;

const setup = useOrders();
const { calls, isoIn } = setup;
const open = (caller = setup.free, part = {}) => calls.open(caller, part);
const openId = (caller = setup.free, part = {}) => calls.openId(caller, part);
const finish = (id: Awaited<ReturnType<typeof openId>>, caller = setup.free, name?: string) =>
  calls.finish(caller, id, name);
const list = async (caller = setup.free) => (await caller.call(INDIVIDUAL.listSubscriptions, {})).data;

describe('BILL-11 prices', () => {
  it('the prices come with what the free plan opens, as many labs as its learners can open', async () => {
    const { free_plan } = (await setup.tool.anonymous.call(listPrices, {})).data;
    const closed = await readClosedLabs(setup.tool.database.db, toDemoPersonId(FREE), setup.tool.clock.now());
    const labs = readdirSync(`${catalogueRoot}/labs`);
    expect(free_plan.courses).toContain('Injection at the boundary');
    expect(free_plan.labs).toBe(labs.filter((id) => !closed.has(id)).length);
  });
  it('prices are public', async () => {
    const { items } = (await setup.tool.anonymous.call(listPrices, {})).data;
    expect(items).toContainEqual({
      plan_id: 'individual',
      period: 'month',
      amount: 2_400,
      currency: 'EUR',
    });
  });
});

describe('CALL-18, BILL-10 opening a checkout', () => {
  it('opening a checkout returns the URL of a page with the order', async () => {
    const { data } = await open(setup.free, { plan_id: 'enterprise', period: 'year', seats: 7 });
    expect(data.url).toMatch(/^https:\/\/tool\.test\/portal\/checkout\/[0-9a-f-]{36}$/);
    const id = asId<'checkout'>(data.url.split('/').at(-1) ?? '');
    expect((await setup.free.call(getCheckout, { checkout_id: id })).data).toEqual({
      checkout_id: id,
      plan_id: 'enterprise',
      period: 'year',
      seats: 7,
      amount: 7 * 18_000,
      currency: 'EUR',
      purpose: 'company',
      email: FREE,
      redirect_url: REDIRECT,
      trial_ends_at: null,
      starts_at: setup.tool.clock.now().toISOString(),
      ends_at: expect.any(String),
      open_until: isoIn(CHECKOUT_MINUTES * 60_000),
      subscription: null,
    });
  });
  it('the same order gets the same checkout however often it is sent, and another order gets another', async () => {
    const replies = await Promise.all([open(), open(), open()]);
    expect(new Set(replies.map(({ data }) => data.url)).size).toBe(1);
    expect((await open(setup.free, { period: 'year' })).data.url).not.toBe(replies[0].data.url);
  });
  it('an order whose checkout expired gets a new one', async () => {
    const { url } = (await open()).data;
    setup.tool.clock.advance(CHECKOUT_MINUTES * 60_000);
    expect((await open()).data.url).not.toBe(url);
  });
  it('CALL-3 opening a checkout without a session is refused', async () => {
    expect((await open(setup.tool.anonymous)).status).toBe(401);
  });
  it.each([
    [{ plan_id: 'free' as never }, 'plan_id'],
    [{ period: 'week' as never }, 'period'],
    [{ seats: 2 }, 'seats'],
    [{ plan_id: 'enterprise', seats: 4 }, 'seats'],
    [{ plan_id: 'enterprise', seats: 1001 }, 'seats'],
    [{ plan_id: 'enterprise', seats: 5.5 }, 'seats'],
    [{ email: 'nobody' }, 'email'],
    [{ redirect_url: 'https://evil.test/' }, 'redirect_url'],
    [{ redirect_url: '//evil.test/portal/' }, 'redirect_url'],
    [{ redirect_url: '/portal/\\evil.test' }, 'redirect_url'],
    [{ redirect_url: '/login' }, 'redirect_url'],
    [{ purpose: 'renewal' }, 'purpose'],
  ] as const)('a checkout with %j is refused, naming %s', async (bad, field) => {
    const reply = await open(setup.free, bad);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });
  it('a checkout is refused for a plan without an end, because an order would give it one', async () => {
    await calls.setAccount(PAYING, { type: 'IND' });
    expect((await open(setup.paying)).code).toBe('plan_not_offered');
    expect((await open(setup.paying, { plan_id: 'enterprise', seats: 5 })).status).toBe(200);
  });
  it("BILL-8, SVC-16 a checkout is refused at the other callers' base", async () => {
    const member = await setup.tool.as('member@acme.test');
    expect((await open(member)).code).toBe('forbidden');
    const order = { plan_id: 'individual', period: 'month', redirect_url: REDIRECT } as const;
    expect((await setup.free.call(COMPANY.openCheckout, order)).code).toBe('forbidden');
    expect((await member.call(COMPANY.openCheckout, order)).code).toBe('plan_not_offered');
  });
});

describe('BILL-13 finishing a checkout', () => {
  it('finishing a checkout grants neither the plan nor a company, and leaves the order unpaid', async () => {
    const { data } = await finish(await openId(setup.free, { plan_id: 'enterprise', seats: 5 }));
    expect(data.subscription).toMatchObject({ state: 'waiting', amount: 9_000, invoice_name: 'Ada Byron' });
    // The whole day that the page names.
    expect(data.subscription?.pay_by).toBe(`${isoIn(PAY_DAYS * DAY_MS).slice(0, 10)}T23:59:59.999Z`);
    const signedIn = (await setup.tool.anonymous.call(login, { username: FREE, password: DEMO_PASSWORD }))
      .data;
    expect(signedIn).toMatchObject({ _type: 'FT', is_admin: false });
    const course = await setup.free.call(getCourse, { event_id: asId('c3-the-browser-as-a-hostile-host') });
    expect(course.data.course).toMatchObject({ upgrade: true });
  });
  it('finishing a checkout repeatedly places one order and returns the same reply', async () => {
    const id = await openId();
    const replies = await Promise.all([finish(id), finish(id), finish(id)]);
    expect(new Set(replies.map(({ data }) => data.subscription?.invoice_number)).size).toBe(1);
    expect((await finish(id)).data.subscription?.id).toBe(replies[0].data.subscription?.id);
    expect((await list()).subscriptions).toHaveLength(1);
    expect((await setup.free.call(getCheckout, { checkout_id: id })).data.subscription?.state).toBe(
      'waiting',
    );
  });
  it('finishing a checkout is refused while the person has an unpaid order, and allowed once it is canceled', async () => {
    const first = await calls.order(setup.free);
    expect((await open()).code).toBe('order_waiting');
    expect((await calls.cancel(setup.free, first.id)).data.state).toBe('cancelled');
    expect((await calls.order(setup.free)).state).toBe('waiting');
  });
  it("finishing a checkout is refused while another person's order for the same invoice address is unpaid", async () => {
    const [first, second] = await Promise.all([
      openId(setup.free, { email: 'bills@byron.test' }),
      openId(setup.paying, { email: 'bills@byron.test' }),
    ]);
    const replies = await Promise.all([finish(first), finish(second, setup.paying)]);
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['order_waiting', undefined]));
  });
  it('an order by somebody else for an address does not block the owner of that address', async () => {
    await calls.order(setup.free, { email: PAYING });
    expect((await calls.order(setup.paying)).state).toBe('waiting');
  });
  it('a fourth order in a day is refused', async () => {
    for (let times = 0; times < 3; times += 1)
      await calls.cancel(setup.free, (await calls.order(setup.free)).id);
    const reply = await finish(await openId());
    expect([reply.code, reply.status]).toEqual(['order_limit', 429]);
    expect((await list()).subscriptions).toHaveLength(3);
  });
  it("finishing a checkout ends the person's other open checkouts", async () => {
    const [first, other] = [await openId(), await openId(setup.free, { period: 'year' })];
    await finish(first);
    expect((await finish(other)).code).toBe('checkout_not_found');
    expect((await list()).subscriptions).toHaveLength(1);
  });
  it('finishing an expired checkout is refused', async () => {
    const id = await openId();
    setup.tool.clock.advance(CHECKOUT_MINUTES * 60_000);
    expect((await finish(id)).code).toBe('checkout_closed');
    expect((await list()).subscriptions).toEqual([]);
  });
  it('finishing a checkout is refused once its plan is no longer offered, because a company took the person in', async () => {
    const id = await openId();
    const { companyId } =
      (
        await setup.tool.database.db
          .select({ companyId: person.companyId })
          .from(person)
          .where(eq(person.id, toDemoPersonId('member@acme.test')))
      )[0] ?? {};
    await setup.tool.database.db
      .update(person)
      .set({ companyId })
      .where(eq(person.id, toDemoPersonId(FREE)));
    expect((await finish(id)).code).toBe('plan_not_offered');
  });
  it("finishing another person's checkout or an unknown one is refused", async () => {
    const id = await openId();
    expect((await finish(id, setup.paying)).code).toBe('checkout_not_found');
    expect((await setup.paying.call(getCheckout, { checkout_id: id })).code).toBe('checkout_not_found');
    expect((await finish(asId(randomUUID()))).code).toBe('checkout_not_found');
  });
  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ address: 'x'.repeat(501) }, 'address'],
    [{ checkout_id: 'x' as never }, 'checkout_id'],
  ])('finishing a checkout with %j is refused, naming %s', async (bad, field) => {
    const checkout_id = await openId();
    const reply = await setup.free.call(finishCheckout, { checkout_id, name: 'Ada', ...bad });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });
  it('an order is emailed once to the account and to those who write invoices, without any text by the buyer', async () => {
    const id = await openId(setup.free, { email: 'bills@byron.test' });
    const name = 'Buy now at http://evil.example';
    await Promise.all([finish(id, setup.free, name), finish(id, setup.free, name)]);
    const number = (await list()).subscriptions[0]?.invoice_number ?? 'none';
    expect(await setup.tool.mails('bills@byron.test')).toEqual([]);
    const mails = [
      ...(await setup.tool.mails(FREE)),
      ...(await setup.tool.mails(setup.tool.config.supportEmail)),
    ];
    const about = mails.filter(({ subject }) => subject.includes(number));
    expect(about.map(({ to }) => to)).toEqual([FREE, setup.tool.config.supportEmail]);
    expect(about[0]?.text).toContain('EUR 24.00 without tax');
    expect(JSON.stringify(about)).not.toMatch(/evil|byron/i);
  });
  it('no order is emailed to an address that its owner did not confirm', async () => {
    const email = 'optional@demo.test';
    await calls.order(await setup.tool.as(email), { plan_id: 'enterprise', seats: 5 });
    expect(await setup.tool.mails(email)).toEqual([]);
  });
  it('an invoice number is never used twice', async () => {
    const numbers = await Promise.all(
      [setup.free, setup.paying].map(
        async (caller) => (await finish(await openId(caller), caller)).data.subscription?.invoice_number,
      ),
    );
    expect(new Set(numbers).size).toBe(2);
    expect(numbers[0]).toMatch(/^\d{4}-\d{6}$/);
  });
});

describe('CALL-19, BILL-2, SHELL-13 subscriptions', () => {
  it('the list of orders is empty before the first order, and names the page that shows bills', async () => {
    expect(await list()).toEqual({
      subscriptions: [],
      profile_url: 'https://tool.test/portal/profile/subscription',
      offers: [],
      trial_days: 0,
    });
  });
  it("the list of orders contains only the person's own", async () => {
    await finish(await openId());
    expect((await list(setup.paying)).subscriptions).toEqual([]);
  });
  it('administrators get the page that shows bills; for other members the company pays', async () => {
    const read = async (email: string) =>
      (await (await setup.tool.as(email)).call(COMPANY.listSubscriptions, {})).data;
    expect((await read('member@acme.test')).profile_url).toBeNull();
    expect((await read('admin@acme.test')).profile_url).toContain('/portal/profile/subscription');
  });
  it("BILL-8, SVC-16 the list of orders is refused at the other callers' base", async () => {
    expect((await setup.free.call(COMPANY.listSubscriptions, {})).code).toBe('forbidden');
    const member = await setup.tool.as('member@acme.test');
    expect((await member.call(INDIVIDUAL.listSubscriptions, {})).code).toBe('forbidden');
  });
  it('checkouts that were never finished are deleted and not listed', async () => {
    await openId();
    setup.tool.clock.advance(2 * DAY_MS);
    await setup.tool.mails();
    expect(await setup.tool.database.db.select().from(checkout)).toEqual([]);
  });
});
