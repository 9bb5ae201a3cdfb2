import { asId, BILLING_CALLS, getSubscriptionInfo, type PaidSubscription } from '@drawbridge/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../test/fixtures/create-test-tool.ts';
import { createOperatorOrders, createOrderCalls } from '../../../test/fixtures/order-calls.ts';
import { toDemoCompanyId, toDemoPersonId } from '../demo/index.ts';
import { readGrants } from '../grants/index.ts';
import { account, company, person } from '../people/index.ts';

const EMAIL = 'free@demo.test';
const DAY_MS = 86_400_000;

let tool: TestTool;
let caller: Caller;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());
beforeEach(async () => {
  tool.clock.advance(2 * DAY_MS);
  await calls.forgetOrders();
  await calls.setAccount(EMAIL, { type: 'FT' });
  caller = await tool.as(EMAIL);
});

const calls = createOrderCalls(() => tool);
const daysFromNow = (days: number) => new Date(tool.clock.now().getTime() + days * DAY_MS);
const confirm = ({ invoice_number }: PaidSubscription) =>
  createOperatorOrders(tool).settle(invoice_number, 'operator');
const takeBack = ({ invoice_number }: PaidSubscription) =>
  createOperatorOrders(tool).cancel(invoice_number, 'operator');
const orderFor = (
  admin: Caller,
  purpose: 'renewal' | 'seats',
  seats: number,
  period: 'month' | 'year' = 'month',
) => calls.order(admin, { plan_id: 'enterprise', seats, purpose, period }, { base: 'billing' });

async function companyOf() {
  const [row] = await tool.database.db
    .select({ company })
    .from(person)
    .innerJoin(company, eq(company.id, person.companyId))
    .where(eq(person.id, toDemoPersonId(EMAIL)));
  if (!row) throw new Error('the person has no company');
  return row.company;
}

async function buyCompany(period: 'month' | 'year'): Promise<{ order: PaidSubscription; admin: Caller }> {
  const order = await calls.order(
    caller,
    { plan_id: 'enterprise', seats: 5, period },
    { name: 'Byron Engines' },
  );
  await confirm(order);
  return { order, admin: await tool.as(EMAIL) };
}

/** A company of ten seats that an operator made, and its administrator. */
async function makeCompany(endsAt: Date): Promise<Caller> {
  const id = asId<'company'>(crypto.randomUUID());
  await tool.database.db
    .insert(company)
    .values({ id, name: 'Lovelace', seats: 10, expiresAt: endsAt, createdAt: tool.clock.now() });
  await calls.setAccount(EMAIL, { type: 'ENT', isAdmin: true });
  await tool.database.db
    .update(person)
    .set({ companyId: id })
    .where(eq(person.id, toDemoPersonId(EMAIL)));
  return tool.as(EMAIL);
}

describe('BILL-13 what a company has by its orders', () => {
  it('added seats end with their time', async () => {
    const { admin } = await buyCompany('year');
    await confirm(await orderFor(admin, 'seats', 3));
    expect((await companyOf()).seats).toBe(8);
    tool.clock.advance(32 * DAY_MS);
    await tool.app.jobs.drain();
    expect((await companyOf()).seats).toBe(5);
  });

  it('one that waits is canceled by any of its administrators, and by nobody else', async () => {
    const { admin } = await buyCompany('year');
    const order = await orderFor(admin, 'seats', 3);
    const second = 'ind@demo.test';
    await calls.setAccount(second, { type: 'ENT' });
    const { id } = await companyOf();
    await tool.database.db
      .update(person)
      .set({ companyId: id })
      .where(eq(person.id, toDemoPersonId(second)));
    expect((await calls.cancel(await tool.as(second), order.id)).code).toBe('checkout_not_found');
    expect((await calls.cancel(await tool.as('admin@globex.test'), order.id)).code).toBe(
      'checkout_not_found',
    );
    await tool.database.db.execute(
      sql`update account set is_admin = true where person_id = ${toDemoPersonId(second)}::uuid`,
    );
    expect((await calls.cancel(await tool.as(second), order.id)).data.state).toBe('cancelled');
  });

  it('a renewal with other seats has them from its beginning on', async () => {
    const { admin } = await buyCompany('month');
    await confirm(await orderFor(admin, 'renewal', 9));
    await tool.app.jobs.drain();
    expect((await companyOf()).seats).toBe(5);
    tool.clock.advance(32 * DAY_MS);
    await tool.app.jobs.drain();
    expect((await companyOf()).seats).toBe(9);
  });

  it('seats that an operator gave are not for sale: no order could add to them', async () => {
    const admin = await makeCompany(daysFromNow(90));
    const { offers } = (await admin.call(BILLING_CALLS.billing.listSubscriptions, {})).data;
    expect(offers).toEqual(['renewal']);
    const reply = await calls.open(admin, { plan_id: 'enterprise', seats: 3, purpose: 'seats' }, 'billing');
    expect(reply.code).toBe('plan_not_offered');
  });

  it('renewals leave the seats that an operator gave and, once taken back, the end in either order', async () => {
    const endsAt = daysFromNow(90);
    const admin = await makeCompany(endsAt);
    const first = await orderFor(admin, 'renewal', 5);
    await confirm(first);
    const second = await orderFor(admin, 'renewal', 5);
    const { endsAt: last } = await confirm(second);
    expect(await companyOf()).toMatchObject({ expiresAt: last, seats: 10 });
    await takeBack(first);
    const { expiresAt } = await companyOf();
    expect([expiresAt && expiresAt > endsAt, expiresAt && expiresAt < last]).toEqual([true, true]);
    await takeBack(second);
    expect((await companyOf()).expiresAt).toEqual(endsAt);
  });

  it('a company that an operator closed stays closed when an order of it is taken back', async () => {
    const { admin } = await buyCompany('year');
    const seats = await orderFor(admin, 'seats', 3);
    await confirm(seats);
    const closedAt = tool.clock.now();
    await tool.database.db
      .update(company)
      .set({ expiresAt: closedAt })
      .where(eq(company.id, (await companyOf()).id));
    await takeBack(seats);
    expect(await companyOf()).toMatchObject({ expiresAt: closedAt, seats: 5 });
  });

  it('its end is that of its plans, whatever seats are added or taken back', async () => {
    const { order, admin } = await buyCompany('year');
    const { expiresAt } = await companyOf();
    const seats = await orderFor(admin, 'seats', 3);
    await confirm(seats);
    expect((await companyOf()).expiresAt).toEqual(expiresAt);
    await takeBack(seats);
    expect((await companyOf()).expiresAt).toEqual(expiresAt);
    const { id } = await companyOf();
    await takeBack(order);
    const [ended] = await tool.database.db.select().from(company).where(eq(company.id, id));
    expect(ended?.expiresAt).toEqual(tool.clock.now());
  });

  it('an individual order that is taken back changes nothing for somebody whose company pays by now', async () => {
    const own = await calls.order(caller);
    await confirm(own);
    caller = await tool.as(EMAIL);
    const { admin } = await buyCompany('month');
    await takeBack(own);
    const { data } = await admin.call(BILLING_CALLS.billing.listSubscriptions, {});
    expect(data.offers).toEqual(['renewal', 'seats']);
    const { rows } = (await tool.database.db.execute(
      sql`select type from account where person_id = ${toDemoPersonId(EMAIL)}::uuid`,
    )) as { rows: { type: string }[] };
    expect(rows).toEqual([{ type: 'ENT' }]);
  });

  it('seats for a longer time prolong nothing, at once or with the next renewal', async () => {
    const { admin } = await buyCompany('month');
    const { expiresAt } = await companyOf();
    await confirm(await orderFor(admin, 'seats', 1, 'year'));
    expect((await companyOf()).expiresAt).toEqual(expiresAt);
    const renewal = await confirm(await orderFor(admin, 'renewal', 5));
    expect([renewal.startsAt, (await companyOf()).expiresAt]).toEqual([expiresAt, renewal.endsAt]);
  });
});

describe('BILL-2 the orders of somebody whose company was taken back', () => {
  const listOwn = async (person: Caller) =>
    (await person.call(BILLING_CALLS['billing-individual'].listSubscriptions, {})).data.subscriptions;

  it('are listed with what became of them, but for those that wait', async () => {
    const { order, admin } = await buyCompany('year');
    const seats = await orderFor(admin, 'seats', 3);
    await confirm(seats);
    const waiting = await orderFor(admin, 'renewal', 5);
    await takeBack(order);
    const listed = await listOwn(await tool.as(EMAIL));
    expect(listed.map(({ id }) => id).toSorted()).toEqual([order.id, seats.id].toSorted());
    expect(listed.map(({ id }) => id)).not.toContain(waiting.id);
  });

  it('are those of its buyer alone', async () => {
    await buyCompany('year');
    expect(await listOwn(await tool.as('parent@demo.test'))).toEqual([]);
  });
});

describe('SVC-16 who orders for a company that was ordered', () => {
  it('is its administrators, and no other of its people', async () => {
    const { admin } = await buyCompany('month');
    await tool.database.db
      .update(account)
      .set({ isAdmin: false })
      .where(eq(account.personId, toDemoPersonId(EMAIL)));
    for (const purpose of ['renewal', 'seats'] as const) {
      const reply = await calls.open(admin, { plan_id: 'enterprise', seats: 5, purpose }, 'billing');
      expect([reply.status, reply.code]).toEqual([409, 'plan_not_offered']);
    }
  });

  it('an order is settled for the company it was made for, and for no other of its buyer', async () => {
    const { admin } = await buyCompany('month');
    const { id } = await companyOf();
    const order = await orderFor(admin, 'seats', 3);
    await tool.database.db
      .update(person)
      .set({ companyId: toDemoCompanyId('globex') })
      .where(eq(person.id, toDemoPersonId(EMAIL)));
    expect((await confirm(order)).companyId).toBe(id);
    expect((await companyOf()).seats).toBeNull();
  });
});

describe('BILL-13 an individual plan whose time is over', () => {
  it('leaves no grant that holds', async () => {
    const order = await calls.order(caller);
    await confirm(order);
    const plans = () =>
      readGrants(tool.database.db, { personId: toDemoPersonId(EMAIL), kind: 'plan', sourceId: order.id });
    expect(await plans()).toHaveLength(1);
    tool.clock.advance(32 * DAY_MS);
    await tool.app.jobs.drain();
    expect(await plans()).toEqual([]);
  });

  it('leaves the free tier: its buyer signs in, and orders again', async () => {
    await confirm(await calls.order(caller));
    tool.clock.advance(32 * DAY_MS);
    await tool.app.jobs.drain();
    const free = await tool.as(EMAIL);
    expect((await free.call(getSubscriptionInfo, {})).data.subscription_type).toBe('free');
    expect((await calls.order(free)).state).toBe('waiting');
  });

  it('leaves an end that an operator has moved since', async () => {
    await confirm(await calls.order(caller));
    const expiresAt = daysFromNow(90);
    await calls.setAccount(EMAIL, { type: 'IND', expiresAt });
    tool.clock.advance(32 * DAY_MS);
    await tool.app.jobs.drain();
    const { data } = await (await tool.as(EMAIL)).call(getSubscriptionInfo, {});
    expect([data.subscription_type, data.end_date]).toEqual(['individual', expiresAt.toISOString()]);
  });
});
