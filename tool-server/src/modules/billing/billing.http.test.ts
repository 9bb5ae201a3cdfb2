import { randomUUID } from 'node:crypto';
import {
  asId,
  BILLING_CALLS,
  CHECKOUT_MINUTES,
  finishCheckout,
  getCheckout,
  getCourse,
  getSubscriptionInfo,
  type InputOf,
  listAuditEntries,
  listPrices,
  login,
  refreshToken,
} from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../test/fixtures/create-test-tool.ts';
import { DEMO_PASSWORD, toDemoPersonId } from '../demo/index.ts';
import { account, person } from '../people/index.ts';
import { checkout, subscription } from './billing.table.ts';

const INDIVIDUAL = BILLING_CALLS['billing-individual'];
const COMPANY = BILLING_CALLS.billing;
const FREE = 'free@demo.test';
const PAYING = 'ind@demo.test';
const DAY_MS = 86_400_000;
const REDIRECT = '/portal/course-info/intro/c3-the-browser-as-a-hostile-host';

let tool: TestTool;
let free: Caller;
let paying: Caller;

const isoIn = (ms: number) => new Date(tool.clock.now().getTime() + ms).toISOString();

async function setAccount(email: string, set: Partial<typeof account.$inferInsert>) {
  const { db } = tool.database;
  const personId = toDemoPersonId(email);
  await db.update(person).set({ companyId: null }).where(eq(person.id, personId));
  await db
    .update(account)
    .set({ isAdmin: false, trial: false, expiresAt: null, ...set })
    .where(eq(account.personId, personId));
}

beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.db.delete(subscription);
  await tool.database.db.delete(checkout);
  await setAccount(FREE, { type: 'FT' });
  await setAccount(PAYING, { type: 'IND', expiresAt: new Date(isoIn(10 * DAY_MS)) });
  free = await tool.as(FREE);
  paying = await tool.as(PAYING);
});

const open = (caller = free, part: Partial<InputOf<typeof INDIVIDUAL.openCheckout>> = {}) =>
  caller.call(INDIVIDUAL.openCheckout, {
    plan_id: 'individual',
    period: 'month',
    redirect_url: REDIRECT,
    ...part,
  });
async function openId(caller = free, part = {}) {
  return asId<'checkout'>((await open(caller, part)).data.url.split('/').at(-1) ?? '');
}
const finish = (checkout_id: Awaited<ReturnType<typeof openId>>, caller = free, name = 'Ada Byron') =>
  caller.call(finishCheckout, { checkout_id, name });
const list = async (caller = free) => (await caller.call(INDIVIDUAL.listSubscriptions, {})).data;

describe('BILL-11 prices', () => {
  it('are told to everybody', async () => {
    const { items } = (await tool.anonymous.call(listPrices, {})).data;
    expect(items).toContainEqual({
      plan_id: 'individual',
      period: 'month',
      amount: 2_400,
      currency: 'EUR',
    });
  });
});

describe('CALL-18, BILL-10 opening a checkout', () => {
  it('gives the address of a page with the order', async () => {
    const { data } = await open(free, { plan_id: 'enterprise', period: 'year', seats: 7 });
    expect(data.url).toMatch(/^https:\/\/tool\.test\/portal\/checkout\/[0-9a-f-]{36}$/);
    const id = asId<'checkout'>(data.url.split('/').at(-1) ?? '');
    expect((await free.call(getCheckout, { checkout_id: id })).data).toEqual({
      checkout_id: id,
      plan_id: 'enterprise',
      period: 'year',
      seats: 7,
      amount: 7 * 18_000,
      currency: 'EUR',
      email: FREE,
      redirect_url: REDIRECT,
      starts_at: tool.clock.now().toISOString(),
      ends_at: expect.any(String),
      open_until: isoIn(CHECKOUT_MINUTES * 60_000),
      subscription: null,
    });
  });
  it('gives one checkout for one order, however often it is sent, and another for another', async () => {
    const replies = await Promise.all([open(), open(), open()]);
    expect(new Set(replies.map(({ data }) => data.url)).size).toBe(1);
    expect((await open(free, { period: 'year' })).data.url).not.toBe(replies[0].data.url);
  });
  it('gives a new one for an order that was open too long', async () => {
    const { url } = (await open()).data;
    tool.clock.advance(CHECKOUT_MINUTES * 60_000);
    expect((await open()).data.url).not.toBe(url);
  });
  it('CALL-3 is refused without a session', async () => {
    expect((await open(tool.anonymous)).status).toBe(401);
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
  ] as const)('refuses %j and names %s', async (bad, field) => {
    const reply = await open(free, bad);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });
  it('is refused for a plan without an end: an order would give it one', async () => {
    await setAccount(PAYING, { type: 'IND' });
    expect((await open(paying)).code).toBe('plan_not_offered');
    expect((await open(paying, { plan_id: 'enterprise', seats: 5 })).status).toBe(200);
  });
  it('BILL-8, SVC-16 is refused at the base of the others', async () => {
    const member = await tool.as('member@acme.test');
    expect((await open(member)).code).toBe('forbidden');
    const order = { plan_id: 'individual', period: 'month', redirect_url: REDIRECT } as const;
    expect((await free.call(COMPANY.openCheckout, order)).code).toBe('forbidden');
    expect((await member.call(COMPANY.openCheckout, order)).code).toBe('plan_not_offered');
  });
});

describe('BILL-13 finishing a checkout', () => {
  it('opens the individual plan at once, until a month later', async () => {
    const before = await free.call(getCourse, { event_id: asId('c3-the-browser-as-a-hostile-host') });
    expect(before.data.course).toMatchObject({ upgrade: true });
    const { data } = await finish(await openId());
    expect(data.subscription).toMatchObject({ state: 'active', amount: 2_400, invoice_name: 'Ada Byron' });
    expect((await free.call(getSubscriptionInfo, {})).data).toMatchObject({
      subscription_type: 'individual',
      end_date: data.ends_at,
    });
    const after = await free.call(getCourse, { event_id: asId('c3-the-browser-as-a-hostile-host') });
    expect(after.data.course).toMatchObject({ upgrade: false });
  });
  it('orders once, however often it is pressed, and answers the same', async () => {
    const id = await openId();
    const replies = await Promise.all([finish(id), finish(id), finish(id)]);
    expect(new Set(replies.map(({ data }) => data.subscription?.invoice_number)).size).toBe(1);
    expect((await finish(id)).data.subscription?.id).toBe(replies[0].data.subscription?.id);
    expect((await list()).subscriptions).toHaveLength(1);
    expect((await free.call(getCheckout, { checkout_id: id })).data.subscription?.state).toBe('active');
  });
  it('prolongs a plan that is in force from its end', async () => {
    const { data } = await finish(await openId(paying), paying);
    expect(data.starts_at).toBe(isoIn(10 * DAY_MS));
    expect(data.subscription?.state).toBe('upcoming');
    expect((await paying.call(getSubscriptionInfo, {})).data.end_date).toBe(data.ends_at);
  });
  it.each([
    ['2027-01-31T12:00:00.000Z', 'month', '2027-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 'year', '2029-02-28T12:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', 'month', '2027-01-31T12:00:00.000Z'],
  ] as const)('prolongs one that ends at %s by a %s to %s', async (end, period, expected) => {
    await setAccount(PAYING, { type: 'IND', expiresAt: new Date(end) });
    expect((await finish(await openId(paying, { period }), paying)).data.ends_at).toBe(expected);
  });
  it('makes a company that its buyer administers', async () => {
    const id = await openId(free, { plan_id: 'enterprise', seats: 5 });
    const { data } = await finish(id, free, '  Byron Engines  ');
    expect(data.subscription).toMatchObject({ seats: 5, amount: 9_000, invoice_name: 'Byron Engines' });
    const signedIn = (await tool.anonymous.call(login, { username: FREE, password: DEMO_PASSWORD })).data;
    expect(signedIn).toMatchObject({ _type: 'ENT', is_admin: true, trial: false });
    const admin = tool.withToken(signedIn.IdToken ?? '');
    expect((await admin.call(getSubscriptionInfo, {})).data.end_date).toBe(data.ends_at);
    const { items } = (await admin.call(listAuditEntries, {})).data;
    expect(items).toContainEqual(
      expect.objectContaining({
        action: 'subscription.order',
        details: { plan: 'enterprise', period: 'month', seats: '5' },
      }),
    );
    expect((await admin.call(COMPANY.listSubscriptions, {})).data.subscriptions).toHaveLength(1);
    // The answer was lost, and the caller is of a company by now.
    expect((await finish(id, admin)).data.subscription?.id).toBe(data.subscription?.id);
  });
  it('CALL-4, BILL-13 is in the next token of the session, with what the menu needs', async () => {
    const { RefreshToken = '' } = (
      await tool.anonymous.call(login, { username: FREE, password: DEMO_PASSWORD })
    ).data;
    await finish(await openId(free, { plan_id: 'enterprise', seats: 5 }));
    const { data } = await tool.anonymous.call(refreshToken, { refresh_token: RefreshToken });
    expect(data.custom).toMatchObject({ _type: 'ENT', is_admin: true, trial: false });
    expect(decodeJwt(data.IdToken ?? '')['custom:company_id']).toEqual(expect.any(String));
  });
  it('ends the other open orders of the person', async () => {
    const [first, other] = [await openId(), await openId(free, { period: 'year' })];
    await finish(first);
    expect((await finish(other)).code).toBe('checkout_not_found');
    expect((await list()).subscriptions).toHaveLength(1);
  });
  it('is refused once it was open too long', async () => {
    const id = await openId();
    tool.clock.advance(CHECKOUT_MINUTES * 60_000);
    expect((await finish(id)).code).toBe('checkout_closed');
    expect((await list()).subscriptions).toEqual([]);
  });
  it('is refused when the plan is not offered any more: a company took the person in', async () => {
    const id = await openId();
    const { companyId } =
      (
        await tool.database.db
          .select({ companyId: person.companyId })
          .from(person)
          .where(eq(person.id, toDemoPersonId('member@acme.test')))
      )[0] ?? {};
    await tool.database.db
      .update(person)
      .set({ companyId })
      .where(eq(person.id, toDemoPersonId(FREE)));
    expect((await finish(id)).code).toBe('plan_not_offered');
  });
  it("is refused for another's order, and for an unknown one", async () => {
    const id = await openId();
    expect((await finish(id, paying)).code).toBe('checkout_not_found');
    expect((await paying.call(getCheckout, { checkout_id: id })).code).toBe('checkout_not_found');
    expect((await finish(asId(randomUUID()))).code).toBe('checkout_not_found');
  });
  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ address: 'x'.repeat(501) }, 'address'],
    [{ checkout_id: 'x' as never }, 'checkout_id'],
  ])('refuses %j and names %s', async (bad, field) => {
    const checkout_id = await openId();
    const reply = await free.call(finishCheckout, { checkout_id, name: 'Ada', ...bad });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });
  it('tells who pays and who makes out the invoice, once', async () => {
    const id = await openId(free, { email: 'bills@byron.test' });
    await Promise.all([finish(id), finish(id)]);
    const number = (await list()).subscriptions[0]?.invoice_number ?? 'none';
    const mails = await tool.mails('bills@byron.test');
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(number)]);
    expect(mails[0]?.text).toContain('EUR 24.00 without tax');
    const requests = await tool.mails(tool.config.supportEmail);
    expect(requests.filter(({ subject }) => subject.includes(number))).toHaveLength(1);
  });
  it('numbers invoices without one twice', async () => {
    const numbers = await Promise.all(
      [free, paying].map(
        async (caller) => (await finish(await openId(caller), caller)).data.subscription?.invoice_number,
      ),
    );
    expect(new Set(numbers).size).toBe(2);
    expect(numbers[0]).toMatch(/^\d{4}-\d{6}$/);
  });
});

describe('CALL-19, BILL-2 subscriptions', () => {
  it('are none for somebody who has ordered nothing, with the page where they are seen', async () => {
    expect(await list()).toEqual({
      subscriptions: [],
      profile_url: 'https://tool.test/portal/profile/subscription',
    });
  });
  it('are listed the latest first, each with its state', async () => {
    await finish(await openId());
    tool.clock.advance(3 * DAY_MS);
    free = await tool.as(FREE);
    await finish(await openId(free, { period: 'year' }));
    expect((await list()).subscriptions.map(({ period, state }) => [period, state])).toEqual([
      ['year', 'upcoming'],
      ['month', 'active'],
    ]);
    tool.clock.advance(40 * DAY_MS);
    free = await tool.as(FREE);
    expect((await list()).subscriptions.map(({ state }) => state)).toEqual(['active', 'ended']);
  });
  it("are nobody else's", async () => {
    await finish(await openId());
    expect((await list(paying)).subscriptions).toEqual([]);
  });
  it('of a company are for its administrators alone', async () => {
    await finish(await openId(free, { plan_id: 'enterprise', seats: 5 }));
    const [{ companyId } = {}] = await tool.database.db.select().from(subscription);
    await tool.database.db
      .update(person)
      .set({ companyId })
      .where(eq(person.id, toDemoPersonId(PAYING)));
    const member = await tool.as(PAYING);
    expect((await member.call(COMPANY.listSubscriptions, {})).data.subscriptions).toEqual([]);
    const admin = await tool.as(FREE);
    expect((await admin.call(COMPANY.listSubscriptions, {})).data.subscriptions).toHaveLength(1);
  });
  it('are seen on a page by administrators; for the others their company pays', async () => {
    const read = async (email: string) =>
      (await (await tool.as(email)).call(COMPANY.listSubscriptions, {})).data;
    expect((await read('member@acme.test')).profile_url).toBeNull();
    expect((await read('admin@acme.test')).profile_url).toContain('/portal/profile/subscription');
  });
  it('BILL-8, SVC-16 are refused at the base of the others', async () => {
    expect((await free.call(COMPANY.listSubscriptions, {})).code).toBe('forbidden');
    const member = await tool.as('member@acme.test');
    expect((await member.call(INDIVIDUAL.listSubscriptions, {})).code).toBe('forbidden');
  });
  it('are without orders that were never finished: those are deleted', async () => {
    await openId();
    tool.clock.advance(2 * DAY_MS);
    await tool.mails();
    expect(await tool.database.db.select().from(checkout)).toEqual([]);
  });
});
