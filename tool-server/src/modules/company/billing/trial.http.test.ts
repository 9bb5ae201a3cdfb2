import { TRIAL_DAYS } from '@drawbridge/contracts';
import { BILLING_CALLS, getCheckout } from '@drawbridge/contracts/company';
import { confirmSignupCode, login, signUp } from '@drawbridge/contracts/identity';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createOperatorOrders,
  FREE,
  PAYING,
  runOrdersJob,
  useOrders,
} from '../../../../test/fixtures/company/order-calls.ts';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { readCode } from '../../../../test/fixtures/identity/mailed-code.ts';
import { grantRecord } from '../../kernel/grants/grants.table.ts';
import { joinCompany, leaveCompany } from '../../kernel/grants/index.ts';
import { account, person } from '../../kernel/people/index.ts';
import { DEMO_PASSWORD, toDemoPersonId } from '../../operations/demo/index.ts';

const DAY_MS = 86_400_000;
const PASSWORD = 'a quiet lamp over water';
const setup = useOrders({ hasTrial: true });
const { calls, isoIn } = setup;
const { isClosed } = calls;

const FREE_ID = toDemoPersonId(FREE);
const TRIAL_END = () => isoIn(TRIAL_DAYS * DAY_MS);
const list = async (caller = setup.free) =>
  (await caller.call(BILLING_CALLS['billing-individual'].listSubscriptions, {})).data;
const signIn = async (email: string, password = DEMO_PASSWORD) =>
  (await setup.tool.anonymous.call(login, { username: email, password })).data;
const settle = (number: string) => createOperatorOrders(setup.tool).settle(number, 'operator');
/** Those after the first ones, the latest first. */
const mailsOf = async (email: string, known: number) =>
  (await setup.tool.mails(email)).slice(0, -known || undefined);
const support = () => setup.tool.config.supportEmail;

async function passTrial(): Promise<void> {
  setup.tool.clock.advance(TRIAL_DAYS * DAY_MS);
  // Runs the jobs that are due.
  await setup.tool.mails();
  setup.free = await setup.tool.as(FREE);
}

beforeEach(async () => {
  const isPlan = and(eq(grantRecord.personId, FREE_ID), eq(grantRecord.subject, 'IND'));
  await setup.tool.database.db.delete(grantRecord).where(isPlan);
});

describe('BILL-13 the trial of the individual plan', () => {
  it('the first order of the individual plan opens it at once, free for fourteen days', async () => {
    expect((await list()).trial_days).toBe(TRIAL_DAYS);
    const id = await calls.openId(setup.free);
    const before = (await setup.free.call(getCheckout, { checkout_id: id })).data;
    expect([before.trial_ends_at, before.starts_at]).toEqual([TRIAL_END(), TRIAL_END()]);
    expect(await isClosed(setup.free)).toBe(true);
    const { subscription } = (await calls.finish(setup.free, id)).data;
    expect(subscription).toMatchObject({
      state: 'waiting',
      trial_ends_at: TRIAL_END(),
      starts_at: TRIAL_END(),
    });
    expect(Date.parse(subscription?.pay_by ?? '')).toBeGreaterThan(Date.parse(isoIn(43 * DAY_MS)));
    expect(await isClosed(await setup.tool.as(FREE))).toBe(false);
    expect(await signIn(FREE)).toMatchObject({ _type: 'IND', trial: true });
  });

  it('no invoice is asked for before the trial ends; then it is, once, and the buyer is told', async () => {
    const [bought, asked] = [
      (await setup.tool.mails(FREE)).length,
      (await setup.tool.mails(support())).length,
    ];
    const { invoice_number: number } = await calls.order(setup.free);
    expect((await mailsOf(FREE, bought)).map(({ subject }) => subject)).toEqual([
      'Your free trial at Drawbridge',
    ]);
    setup.tool.clock.advance(TRIAL_DAYS * DAY_MS - 3_600_000);
    expect(await mailsOf(support(), asked)).toEqual([]);
    setup.tool.clock.advance(3_600_000);
    await setup.tool.mails();
    setup.tool.clock.advance(3_600_000);
    expect((await mailsOf(support(), asked)).map(({ subject }) => subject)).toEqual([
      `Invoice ${number} of Drawbridge to be made out`,
    ]);
    expect((await mailsOf(FREE, bought))[0]?.text).toContain(`makes out invoice ${number}`);
  });

  it('the end of a trial asks for no invoice of an order without one: that was asked for at once', async () => {
    const asked = (await setup.tool.mails(support())).length;
    const first = await calls.order(setup.free);
    await calls.cancel(setup.free, first.id);
    await calls.order(setup.free, { period: 'year' });
    expect(await mailsOf(support(), asked)).toHaveLength(1);
    await passTrial();
    expect(await mailsOf(support(), asked)).toHaveLength(1);
  });

  it('two runs of the job at once ask for one invoice', async () => {
    await calls.order(setup.free);
    setup.tool.clock.advance(TRIAL_DAYS * DAY_MS);
    const sent: string[] = [];
    const mailer = {
      send: async (_at: unknown, { to }: { to: string }) => void sent.push(to),
      wake: () => undefined,
    };
    await Promise.all([1, 2, 3].map(() => runOrdersJob(setup.tool, { mailer })));
    expect(sent.toSorted()).toEqual([FREE, support()].toSorted());
  });

  it('repeating the call in parallel returns the order with its trial each time', async () => {
    const id = await calls.openId(setup.free);
    const replies = await Promise.all([1, 2, 3].map(() => calls.finish(setup.free, id)));
    expect(replies.map(({ data }) => data?.trial_ends_at)).toEqual(replies.map(() => TRIAL_END()));
  });

  it('after a trial that is not paid for, the account is on the free plan, and the order waits', async () => {
    const { id } = await calls.order(setup.free);
    await passTrial();
    expect(await signIn(FREE)).toMatchObject({ _type: 'FT', trial: false });
    expect(await isClosed(setup.free)).toBe(true);
    expect((await list()).subscriptions).toMatchObject([{ id, state: 'waiting', trial_ends_at: null }]);
    setup.tool.clock.advance(32 * DAY_MS);
    await setup.tool.mails();
    setup.free = await setup.tool.as(FREE);
    expect((await list()).subscriptions).toMatchObject([{ id, state: 'not_paid' }]);
  });

  it('an order that is paid during its trial begins after it, and one paid later begins with the payment', async () => {
    const early = await calls.order(setup.free);
    const end = TRIAL_END();
    expect((await settle(early.invoice_number)).startsAt.toISOString()).toBe(end);
    await passTrial();
    expect(await signIn(FREE)).toMatchObject({ _type: 'IND', trial: false });
    expect(await isClosed(setup.free)).toBe(false);
  });

  it('an order that is canceled during its trial leaves the trial, which ends on the free plan without an invoice', async () => {
    const asked = (await setup.tool.mails(support())).length;
    const { id } = await calls.order(setup.free);
    expect((await calls.cancel(setup.free, id)).data).toMatchObject({
      state: 'cancelled',
      trial_ends_at: null,
    });
    expect(await isClosed(setup.free)).toBe(false);
    await passTrial();
    expect(await isClosed(setup.free)).toBe(true);
    expect(await mailsOf(support(), asked)).toEqual([]);
  });
});

describe('BILL-13 a payment that is taken back during the trial', () => {
  it('what was paid with another order counts more than the trial that still runs', async () => {
    const first = await calls.order(setup.free);
    const { endsAt } = await settle(first.invoice_number);
    const second = await calls.order(setup.free);
    await settle(second.invoice_number);
    await createOperatorOrders(setup.tool).cancel(second.invoice_number, 'operator');
    const [row] = await setup.tool.database.db.select().from(account).where(eq(account.personId, FREE_ID));
    expect([row?.type, row?.trial, row?.expiresAt]).toEqual(['IND', false, endsAt]);
  });

  it('a paid order that is canceled in the moment in which the trial is over leaves the free plan, before the job ran', async () => {
    const { invoice_number: number } = await calls.order(setup.free);
    await settle(number);
    setup.tool.clock.advance(TRIAL_DAYS * DAY_MS);
    await createOperatorOrders(setup.tool).cancel(number, 'operator');
    const [row] = await setup.tool.database.db.select().from(account).where(eq(account.personId, FREE_ID));
    expect([row?.type, row?.trial, row?.expiresAt]).toEqual(['FT', false, null]);
  });

  it('an order that was paid and is canceled during its trial leaves the trial, which ends on the free plan', async () => {
    const { invoice_number: number } = await calls.order(setup.free);
    await settle(number);
    const end = TRIAL_END();
    setup.tool.clock.advance(2 * DAY_MS);
    setup.free = await setup.tool.as(FREE);
    await createOperatorOrders(setup.tool).cancel(number, 'operator');
    expect(await isClosed(setup.free)).toBe(false);
    expect(await signIn(FREE)).toMatchObject({ _type: 'IND', trial: true });
    const [row] = await setup.tool.database.db.select().from(account).where(eq(account.personId, FREE_ID));
    expect(row?.expiresAt?.toISOString()).toBe(end);
    await passTrial();
    expect(await signIn(FREE)).toMatchObject({ _type: 'FT', trial: false });
    expect(await isClosed(setup.free)).toBe(true);
  });
});

/** A person with an order of the individual plan that opened nothing. */
async function expectNoTrial(caller: Caller): Promise<void> {
  expect((await list(caller)).trial_days).toBe(0);
  const order = await calls.order(caller);
  expect(order.trial_ends_at).toBeNull();
  expect(await isClosed(caller)).toBe(true);
}

describe('a person has one trial', () => {
  it('the second order after a canceled or an expired trial has none', async () => {
    const { id } = await calls.order(setup.free);
    await calls.cancel(setup.free, id);
    const again = await calls.order(setup.free, { period: 'year' });
    expect(again.trial_ends_at).toBeNull();
    await calls.cancel(setup.free, again.id);
    await passTrial();
    await expectNoTrial(setup.free);
  });

  it('two orders at the same time begin one trial', async () => {
    const [month, year] = await Promise.all([
      calls.openId(setup.free),
      calls.openId(setup.free, { period: 'year' }),
    ]);
    const replies = await Promise.all([month, month, year, year].map((id) => calls.finish(setup.free, id)));
    const placed = replies.flatMap(({ data }) => data?.subscription ?? []);
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    const grants = await setup.tool.database.db
      .select()
      .from(grantRecord)
      .where(and(eq(grantRecord.personId, FREE_ID), eq(grantRecord.subject, 'IND')));
    expect(grants.map(({ sourceId }) => sourceId)).toEqual(['trial']);
    const [row] = await setup.tool.database.db.select().from(account).where(eq(account.personId, FREE_ID));
    expect(row?.expiresAt?.toISOString()).toBe(TRIAL_END());
  });

  it('somebody whose trial began with their signup gets none by an order', async () => {
    const email = 'nora@trial.test';
    const names = {
      first_name: 'Nora',
      last_name: 'Quist',
      new_password: PASSWORD,
      confirm_password: PASSWORD,
    };
    await setup.tool.anonymous.call(signUp, { via: 'plan', id: 'individual', email, ...names });
    const { typed } = await readCode(setup.tool, email);
    await setup.tool.anonymous.call(confirmSignupCode, { email, code: typed });
    const nora = setup.tool.withToken((await signIn(email, PASSWORD)).IdToken ?? '');
    expect((await list(nora)).trial_days).toBe(0);
    expect((await calls.order(nora)).trial_ends_at).toBeNull();
  });

  it('signing up again for a trial with the address of an account changes nothing', async () => {
    await calls.order(setup.free);
    await passTrial();
    const names = {
      first_name: 'Frieda',
      last_name: 'Frey',
      new_password: PASSWORD,
      confirm_password: PASSWORD,
    };
    await setup.tool.anonymous.call(signUp, { via: 'plan', id: 'individual', email: FREE, ...names });
    expect(await signIn(FREE)).toMatchObject({ _type: 'FT', trial: false });
  });

  it('a trial before a seat in a company is not given again after it', async () => {
    const { id } = await calls.order(setup.free);
    await calls.cancel(setup.free, id);
    const { db } = setup.tool.database;
    const [{ companyId } = { companyId: null }] = await db
      .select({ companyId: person.companyId })
      .from(person)
      .where(eq(person.id, toDemoPersonId('member@acme.test')));
    const at = setup.tool.clock.now();
    await db.transaction(async (tx) => {
      const seat = { personId: FREE_ID, companyId: companyId as never, isAdmin: false };
      await joinCompany(tx, seat, { source: 'company', sourceId: companyId ?? '', at });
      await leaveCompany(tx, FREE_ID, { at, because: 'left' });
    });
    await expectNoTrial(await setup.tool.as(FREE));
  });

  it('somebody who has the individual plan gets none, and an order of a company never begins one', async () => {
    expect((await list(setup.paying)).trial_days).toBe(0);
    expect((await calls.order(setup.paying)).trial_ends_at).toBeNull();
    const company = await calls.order(setup.free, { plan_id: 'enterprise', seats: 5 });
    expect([company.trial_ends_at, await isClosed(setup.free)]).toEqual([null, true]);
    await calls.setAccount(PAYING, { type: 'FT' });
    expect((await list(await setup.tool.as(PAYING))).trial_days).toBe(0);
  });
});
