import { asId } from '@drawbridge/contracts';
import { BILLING_CALLS, type PaidSubscription } from '@drawbridge/contracts/company';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { getSubscriptionInfo } from '@drawbridge/contracts/recognition';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createOperatorOrders, createOrderCalls } from '../../../../test/fixtures/company/order-calls.ts';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { countWaiting } from '../../../../test/fixtures/database/count-waiting.ts';
import { getDriver } from '../../../../test/fixtures/database/test-database.ts';
import { readGrants } from '../../kernel/grants/index.ts';
import { account, company, lockPerson, person } from '../../kernel/people/index.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';

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

  it('one that waits is canceled by any of its administrators, who is named in the audit trail, and by nobody else', async () => {
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
    const colleague = await tool.as(second);
    expect((await calls.cancel(colleague, order.id)).data.state).toBe('cancelled');
    const { items } = (await colleague.call(listAuditEntries, { action: 'subscription.cancel' })).data;
    expect(items).toEqual([
      expect.objectContaining({
        actor: expect.objectContaining({ id: toDemoPersonId(second) }),
        address: expect.stringMatching(/./),
        details: { number: order.invoice_number, purpose: 'seats', seats: '3' },
      }),
    ]);
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

  it('are listed with what became of them: one that waited is canceled, and keeps nobody from ordering', async () => {
    const { order, admin } = await buyCompany('year');
    const seats = await orderFor(admin, 'seats', 3);
    await confirm(seats);
    const waiting = await orderFor(admin, 'renewal', 5);
    await takeBack(order);
    await expect(confirm(waiting)).rejects.toMatchObject({ code: 'order_ended' });
    const alone = await tool.as(EMAIL);
    const listed = (await listOwn(alone)).map(({ purpose, state }) => `${purpose}: ${state}`);
    expect(listed.toSorted()).toEqual(['company: cancelled', 'renewal: cancelled', 'seats: active']);
    expect((await calls.open(alone)).status).toBe(200);
  });

  it('leave its buyer in the company while a renewal that was paid goes on', async () => {
    const { order, admin } = await buyCompany('month');
    const renewal = await orderFor(admin, 'renewal', 5);
    await confirm(renewal);
    await takeBack(order);
    expect((await companyOf()).expiresAt?.getTime()).toBeGreaterThan(daysFromNow(27).getTime());
    const { data } = await (await tool.as(EMAIL)).call(BILLING_CALLS.billing.listSubscriptions, {});
    expect(data.offers).toEqual(['renewal', 'seats']);
  });

  it('are without those that wait for a company which goes on without them', async () => {
    const { order, admin } = await buyCompany('year');
    await orderFor(admin, 'seats', 3);
    await calls.setAccount(EMAIL, { type: 'FT' });
    expect((await listOwn(await tool.as(EMAIL))).map(({ id }) => id)).toEqual([order.id]);
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
    const { data } = await admin.call(BILLING_CALLS.billing.listSubscriptions, {});
    expect(data.subscriptions).toEqual([]);
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
    const { data } = await (await tool.as(EMAIL)).call(BILLING_CALLS.billing.listSubscriptions, {});
    expect(data.subscriptions).toEqual([]);
  });
});

describe('BILL-13 an individual plan whose time is over', () => {
  const accountOf = async () => {
    const [row] = await tool.database.db
      .select()
      .from(account)
      .where(eq(account.personId, toDemoPersonId(EMAIL)));
    return row;
  };
  const setCompany = (companyId: string | null) =>
    tool.database.db
      .update(person)
      .set({ companyId })
      .where(eq(person.id, toDemoPersonId(EMAIL)));
  const goTo = (at: Date) => tool.clock.advance(at.getTime() - tool.clock.now().getTime());

  it('leaves no grant that holds, but for that of its renewal', async () => {
    const plans = async () =>
      (
        await readGrants(tool.database.db, { personId: toDemoPersonId(EMAIL), kind: 'plan', subject: 'IND' })
      ).map(({ sourceId }) => sourceId);
    const first = await confirm(await calls.order(caller));
    const renewal = await confirm(await calls.order(await tool.as(EMAIL)));
    expect((await plans()).toSorted()).toEqual([first.id, renewal.id].toSorted());
    goTo(first.endsAt);
    await tool.app.jobs.drain();
    expect([await plans(), await accountOf()]).toMatchObject([
      [renewal.id],
      { type: 'IND', expiresAt: renewal.endsAt },
    ]);
    goTo(renewal.endsAt);
    await tool.app.jobs.drain();
    expect([await plans(), await accountOf()]).toMatchObject([[], { type: 'FT', expiresAt: null }]);
  });

  it('leaves the free tier from that moment on: its buyer signs in, and orders again', async () => {
    const { endsAt } = await confirm(await calls.order(caller));
    goTo(endsAt);
    await tool.app.jobs.drain();
    const free = await tool.as(EMAIL);
    expect((await free.call(getSubscriptionInfo, {})).data.subscription_type).toBe('free');
    expect((await calls.order(free)).state).toBe('waiting');
  });

  it.each([
    ['an end that an operator has moved since', 90, null],
    ['a plan that has no end by now', undefined, null],
    ['whoever is in a company by now', 1, toDemoCompanyId('globex')],
  ] as const)('leaves %s', async (_what, days, companyId) => {
    await confirm(await calls.order(caller));
    const expiresAt = days === undefined ? null : daysFromNow(days);
    await calls.setAccount(EMAIL, { type: 'IND', expiresAt });
    await setCompany(companyId);
    tool.clock.advance(32 * DAY_MS);
    await tool.app.jobs.drain();
    expect(await accountOf()).toMatchObject({ type: 'IND', expiresAt });
  });

  // The embedded database has one connection: its transactions never run side by side.
  it.runIf(inject('databaseUrl'))('leaves what is paid in the same moment', async () => {
    const { endsAt } = await confirm(await calls.order(caller));
    goTo(endsAt);
    const expiresAt = daysFromNow(30);
    let ending: Promise<number> | undefined;
    // Past the check of the test database: the lock is held while the server works.
    const { db } = await getDriver();
    await db.transaction(async (tx) => {
      await lockPerson(tx, toDemoPersonId(EMAIL));
      ending = createOperatorOrders(tool).sweep();
      await expect.poll(countWaiting).toBe(1);
      await tx
        .update(account)
        .set({ expiresAt })
        .where(eq(account.personId, toDemoPersonId(EMAIL)));
    });
    await ending;
    expect(await accountOf()).toMatchObject({ type: 'IND', expiresAt });
  });

  it('taken back afterwards takes nothing that was given since', async () => {
    const order = await calls.order(caller);
    await confirm(order);
    tool.clock.advance(32 * DAY_MS);
    await tool.app.jobs.drain();
    const expiresAt = daysFromNow(90);
    await calls.setAccount(EMAIL, { type: 'IND', expiresAt });
    await takeBack(order);
    const { data } = await (await tool.as(EMAIL)).call(getSubscriptionInfo, {});
    expect([data.subscription_type, data.end_date]).toEqual(['individual', expiresAt.toISOString()]);
  });

  it('taken back before the server has ended it leaves the free tier', async () => {
    const order = await calls.order(caller);
    await confirm(order);
    tool.clock.advance(32 * DAY_MS);
    await takeBack(order);
    const { data } = await (await tool.as(EMAIL)).call(getSubscriptionInfo, {});
    expect(data.subscription_type).toBe('free');
  });
});
