import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { BILLING_CALLS, listPrices, PAY_DAYS, type PaidSubscription } from '@drawbridge/contracts/company';
import { login, refreshToken } from '@drawbridge/contracts/identity';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { getCourse } from '@drawbridge/contracts/learning';
import { getProfile, getSubscriptionInfo } from '@drawbridge/contracts/recognition';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createOperatorOrders,
  FREE,
  PAID_COURSE,
  PAYING,
  REDIRECT,
  useOrders,
} from '../../../../test/fixtures/company/order-calls.ts';
import { type Caller, createTestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { readGrants } from '../../kernel/grants/index.ts';
import { company, person } from '../../kernel/people/index.ts';
import { DEMO_PASSWORD, toDemoPersonId } from '../../operations/demo/index.ts';
import { checkout } from './billing.table.ts';

const DAY_MS = 86_400_000;

const setup = useOrders();
const { calls, isoIn } = setup;
const { isClosed } = calls;
afterEach(() => setup.tool.clock.advance(2 * DAY_MS));

const operator = () => createOperatorOrders(setup.tool);
const confirm = ({ invoice_number }: PaidSubscription) => operator().settle(invoice_number, 'operator');
const takeBack = ({ invoice_number }: PaidSubscription) => operator().cancel(invoice_number, 'operator');
const signIn = async (email: string) =>
  (await setup.tool.anonymous.call(login, { username: email, password: DEMO_PASSWORD })).data;
const plansOf = (email: string) =>
  readGrants(setup.tool.database.db, { personId: toDemoPersonId(email), kind: 'plan', subject: 'IND' });
const companyOf = async (email: string) => {
  const [row] = await setup.tool.database.db
    .select({ company })
    .from(person)
    .innerJoin(company, eq(company.id, person.companyId))
    .where(eq(person.id, toDemoPersonId(email)));
  return row?.company;
};

/** A company that was ordered and paid for, and its administrator. */
async function buyCompany(part = {}, name = 'Byron Engines') {
  const order = await calls.order(setup.free, { plan_id: 'enterprise', seats: 5, ...part }, { name });
  await confirm(order);
  return { order, admin: setup.tool.withToken((await signIn(FREE)).IdToken ?? '') };
}

describe('BILL-13 a paid order', () => {
  it('a paid order grants the individual plan for a month from the payment', async () => {
    const order = await calls.order(setup.free);
    expect(await isClosed(setup.free)).toBe(true);
    setup.tool.clock.advance(3 * DAY_MS);
    await confirm(order);
    setup.free = await setup.tool.as(FREE);
    expect(await isClosed(setup.free)).toBe(false);
    const [{ sourceId } = {}] = await plansOf(FREE);
    expect(sourceId).toBe(order.id);
    const { end_date } = (await setup.free.call(getSubscriptionInfo, {})).data;
    expect(Date.parse(end_date ?? '')).toBeGreaterThan(Date.parse(order.ends_at));
  });
  it('a paid order extends an active plan from its end, but not a trial, which ends', async () => {
    await confirm(await calls.order(setup.paying));
    const { data } = await setup.paying.call(getSubscriptionInfo, {});
    expect(Date.parse(data.end_date ?? '')).toBeGreaterThan(Date.parse(isoIn(38 * DAY_MS)));
    await calls.setAccount(FREE, { type: 'IND', trial: true, expiresAt: new Date(isoIn(10 * DAY_MS)) });
    const row = await confirm(await calls.order(setup.free));
    expect(row.startsAt.toISOString()).toBe(isoIn(0));
  });
  it('a paid enterprise order creates a company that its buyer administers, with the paid seats', async () => {
    const { order, admin } = await buyCompany({}, '  Byron Engines  ');
    expect(await companyOf(FREE)).toMatchObject({ name: 'Byron Engines', seats: 5 });
    const { subscriptions } = (await admin.call(BILLING_CALLS.billing.listSubscriptions, {})).data;
    expect(subscriptions.map(({ id, state }) => [id, state])).toEqual([[order.id, 'active']]);
  });
  it("CALL-4 a paid order is part of the session's next token, with what the menu needs", async () => {
    const { RefreshToken = '' } = await signIn(FREE);
    await confirm(await calls.order(setup.free, { plan_id: 'enterprise', seats: 5 }));
    const { data } = await setup.tool.anonymous.call(refreshToken, { refresh_token: RefreshToken });
    expect(data.custom).toMatchObject({ _type: 'ENT', is_admin: true, trial: false });
    expect(decodeJwt(data.IdToken ?? '')['custom:company_id']).toEqual(expect.any(String));
  });
  it("a company whose name resembles another's gets its buyer's domain in the name", async () => {
    await buyCompany({}, 'ＡＣＭＥ  inc.');
    expect((await companyOf(FREE))?.name).toBe('ＡＣＭＥ  inc. (demo.test)');
  });
  it('an order is settled once, by simultaneous settlements and by a replay', async () => {
    const order = await calls.order(setup.paying);
    const settled = await Promise.all([confirm(order), confirm(order)]);
    await confirm(order);
    expect(new Set(settled.map(({ endsAt }) => endsAt.getTime())).size).toBe(1);
    expect((await plansOf(PAYING)).filter(({ sourceId }) => sourceId === order.id)).toHaveLength(1);
  });
  it('settlement is refused for a canceled order, and for a person whose company now pays', async () => {
    const first = await calls.order(setup.free);
    await calls.cancel(setup.free, first.id);
    await expect(confirm(first)).rejects.toMatchObject({ code: 'order_ended' });
    const second = await calls.order(setup.free);
    await setup.tool.database.db.execute(sql`update person set company_id =
      (select id from company where name = 'Globex') where id = ${toDemoPersonId(FREE)}::uuid`);
    await expect(confirm(second)).rejects.toMatchObject({ code: 'plan_not_offered' });
    await expect(operator().settle('2026-999999', 'operator')).rejects.toMatchObject({
      code: 'checkout_not_found',
    });
  });
});

describe('BILL-13 a reversed order', () => {
  it('reversing an order closes the plan that it granted and keeps the progress', async () => {
    const order = await calls.order(setup.free);
    await confirm(order);
    await setup.free.call(getCourse, { event_id: PAID_COURSE, enroll: true });
    await takeBack(order);
    await takeBack(order);
    setup.free = await setup.tool.as(FREE);
    const { data } = await setup.free.call(getCourse, { event_id: PAID_COURSE });
    expect([data.is_enrolled, data.course.upgrade]).toEqual([true, true]);
    expect(await plansOf(FREE)).toEqual([]);
  });
  it('reversing an order leaves what another order paid for', async () => {
    const first = await calls.order(setup.free);
    await confirm(first);
    const second = await calls.order(setup.free);
    await confirm(second);
    await takeBack(second);
    expect(await isClosed(await setup.tool.as(FREE))).toBe(false);
  });
  it('reversing an order closes the company that it created, whose people are then refused', async () => {
    const { order, admin } = await buyCompany();
    const { id } = (await companyOf(FREE)) ?? {};
    await setup.tool.database.db
      .update(person)
      .set({ companyId: id ?? null })
      .where(eq(person.id, toDemoPersonId(PAYING)));
    await takeBack(order);
    expect((await admin.call(getProfile, {})).status).toBe(401);
    expect((await signIn(FREE)).IdToken).toBeUndefined();
    expect((await signIn(PAYING)).IdToken).toBeUndefined();
  });
  it('reversing a company order leaves its buyer, if alone in the company, with the plan paid for separately', async () => {
    const own = await calls.order(setup.free);
    await confirm(own);
    const { order } = await buyCompany();
    await takeBack(order);
    expect(await signIn(FREE)).toMatchObject({ _type: 'IND', is_admin: false });
    expect((await plansOf(FREE)).map(({ sourceId }) => sourceId)).toEqual([own.id]);
    await takeBack(own);
    expect(await signIn(FREE)).toMatchObject({ _type: 'FT' });
  });
  it('reversing an order subtracts its period from the plan, even when a later order extended it', async () => {
    const first = await calls.order(setup.free);
    await confirm(first);
    const second = await calls.order(setup.free);
    await confirm(second);
    await takeBack(first);
    setup.free = await setup.tool.as(FREE);
    const { end_date } = (await setup.free.call(getSubscriptionInfo, {})).data;
    const days = (Date.parse(end_date ?? '') - setup.tool.clock.now().getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
  });
  it('the buyer can cancel an order only until it is paid', async () => {
    const order = await calls.order(setup.free);
    expect((await calls.cancel(setup.paying, order.id)).code).toBe('checkout_not_found');
    expect((await calls.cancel(setup.free, order.id)).data.state).toBe('cancelled');
    expect((await calls.cancel(setup.free, order.id)).data.state).toBe('cancelled');
    const paid = await calls.order(setup.free);
    await confirm(paid);
    expect((await calls.cancel(setup.free, paid.id)).code).toBe('order_settled');
  });
  it('an order is either canceled or paid, never both, when the two happen at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      await calls.forgetOrders();
      const order = await calls.order(setup.free);
      const [paid, canceled] = await Promise.allSettled([confirm(order), calls.cancel(setup.free, order.id)]);
      const isCanceled = canceled.status === 'fulfilled' && canceled.value.status === 200;
      expect([paid.status === 'fulfilled', isCanceled]).toEqual(isCanceled ? [false, true] : [true, false]);
    }
  });
  it('an order that is not paid in time expires, and its buyer is notified', async () => {
    const order = await calls.order(setup.free);
    setup.tool.clock.advance(PAY_DAYS * DAY_MS);
    await calls.setAccount(PAYING, { type: 'FT' });
    const later = await calls.order(await setup.tool.as(PAYING));
    setup.tool.clock.advance(DAY_MS);
    const mails = await setup.tool.mails(FREE);
    expect(
      mails.filter(({ subject }) => subject.includes(`${order.invoice_number}, has expired`)),
    ).toHaveLength(1);
    setup.free = await setup.tool.as(FREE);
    const { subscriptions } = (
      await setup.free.call(BILLING_CALLS['billing-individual'].listSubscriptions, {})
    ).data;
    expect(subscriptions.map(({ state }) => state)).toEqual(['not_paid']);
    await expect(confirm(order)).rejects.toMatchObject({ code: 'order_ended' });
    expect((await confirm(later)).endedAt).toBeNull();
  });
});

describe('SVC-16 a company orders at its own base', () => {
  const list = async (caller: Caller) =>
    (await caller.call(BILLING_CALLS.billing.listSubscriptions, {})).data;
  const orderSeats = (admin: Caller, seats: number) =>
    calls.order(admin, { plan_id: 'enterprise', seats, purpose: 'seats' }, { base: 'billing' });

  it('added seats count from the payment until their period ends', async () => {
    const { admin } = await buyCompany({ period: 'year' });
    const order = await orderSeats(admin, 3);
    expect((await companyOf(FREE))?.seats).toBe(5);
    await confirm(order);
    expect((await companyOf(FREE))?.seats).toBe(8);
    await takeBack(order);
    expect((await companyOf(FREE))?.seats).toBe(5);
  });
  it('a renewal extends the company by one period', async () => {
    const { admin } = await buyCompany();
    const before = (await companyOf(FREE))?.expiresAt?.getTime() ?? 0;
    await confirm(
      await calls.order(
        admin,
        { plan_id: 'enterprise', seats: 6, period: 'year', purpose: 'renewal' },
        { base: 'billing' },
      ),
    );
    const after = (await companyOf(FREE))?.expiresAt?.getTime() ?? 0;
    expect(Math.round((after - before) / DAY_MS)).toBeGreaterThanOrEqual(365);
  });
  it('a company gets what it paid for even if the administrator who ordered has left', async () => {
    const { admin } = await buyCompany({ period: 'year' });
    const order = await orderSeats(admin, 3);
    const { id } = (await companyOf(FREE)) ?? {};
    await setup.tool.database.db
      .update(person)
      .set({ companyId: id ?? null })
      .where(eq(person.id, toDemoPersonId(PAYING)));
    await calls.setAccount(FREE, { type: 'FT' });
    await confirm(order);
    expect((await companyOf(PAYING))?.seats).toBe(8);
  });
  it('ordering is refused to members, for the individual plan, and for a company without an end or a seat limit', async () => {
    const { admin } = await buyCompany();
    expect((await list(admin)).offers).toEqual(['renewal', 'seats']);
    const order = { plan_id: 'enterprise', seats: 5 } as const;
    const acme = await setup.tool.as('admin@acme.test');
    expect((await list(acme)).offers).toEqual([]);
    for (const purpose of ['renewal', 'seats'] as const)
      expect((await calls.open(acme, { ...order, purpose }, 'billing')).code).toBe('plan_not_offered');
    const member = await setup.tool.as('member@acme.test');
    expect((await calls.open(member, order, 'billing')).code).toBe('plan_not_offered');
    expect((await calls.open(admin, {}, 'billing')).code).toBe('plan_not_offered');
  });
  it("only administrators see the company's orders", async () => {
    const { admin } = await buyCompany();
    expect((await list(admin)).subscriptions).toHaveLength(1);
    await setup.tool.database.db
      .update(person)
      .set({ companyId: (await companyOf(FREE))?.id ?? null })
      .where(eq(person.id, toDemoPersonId(PAYING)));
    expect((await list(await setup.tool.as(PAYING))).subscriptions).toEqual([]);
  });
  it("an order is in the company's audit trail, with whoever settled it", async () => {
    const { admin } = await buyCompany();
    const order = await orderSeats(admin, 2);
    await calls.press(order.invoice_number, 'confirm');
    const { items } = (await admin.call(listAuditEntries, {})).data;
    expect(items.map(({ action, details }) => [action, details])).toEqual(
      expect.arrayContaining([
        ['subscription.order', expect.objectContaining({ purpose: 'seats', seats: '2' })],
        ['subscription.settle', expect.objectContaining({ by: 'operator', purpose: 'seats' })],
      ]),
    );
  });
});

describe('/dev/orders, outside production', () => {
  it('/dev/orders settles and reverses only with its own buttons, not those of another site', async () => {
    const order = await calls.order(setup.free);
    expect((await calls.press(order.invoice_number, 'confirm', 'cross-site')).status).toBe(403);
    expect(await isClosed(setup.free)).toBe(true);
    expect((await calls.press(order.invoice_number, 'confirm')).status).toBe(303);
    expect(await isClosed(await setup.tool.as(FREE))).toBe(false);
    expect(await (await setup.tool.fetch('/dev/orders')).text()).toContain(order.invoice_number);
    expect((await calls.press('2026-999999', 'confirm')).status).toBe(404);
  });
});

describe('ORDERS=off', () => {
  it('ORDERS=off sells nothing: no prices, no checkout, and no checkout begun earlier', async () => {
    const closed = await createTestTool({ env: { ORDERS: 'off' } });
    try {
      expect((await closed.anonymous.call(listPrices, {})).data.items).toEqual([]);
      const own = await (await closed.as(FREE)).call(
        BILLING_CALLS['billing-individual'].listSubscriptions,
        {},
      );
      expect(own.data.trial_days).toBe(0);
      const reply = await calls.open(await closed.as(FREE));
      expect(reply.code).toBe('plan_not_offered');
      const begun = asId<'checkout'>(randomUUID());
      await closed.database.db.insert(checkout).values({
        id: begun,
        personId: toDemoPersonId(FREE),
        planId: 'individual',
        period: 'month',
        seats: 1,
        amount: 2_400,
        currency: 'EUR',
        email: FREE,
        redirectUrl: REDIRECT,
        openUntil: new Date(closed.clock.now().getTime() + DAY_MS),
      });
      expect((await calls.finish(await closed.as(FREE), begun)).code).toBe('plan_not_offered');
    } finally {
      await closed.close();
    }
  });
});
