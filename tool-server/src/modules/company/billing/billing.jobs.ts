import { asId, type PersonId } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { end, TRIAL_SOURCE } from '../../kernel/grants/index.ts';
import { lockPerson } from '../../kernel/people/index.ts';
import { toNotPaidEmail } from './billing.mails.ts';
import * as store from './billing.store.ts';
import { type OrderMailDeps, sendTrialEndedMails } from './order-mails.ts';
import * as orders from './orders.store.ts';
import { hasEnded, type OrderDeps, reopenIndividual, tellBuyer } from './placed-order.ts';

const AT_ONCE = 200;
const DAY_MS = 86_400_000;
const CHECKOUTS_MS = 3_600_000;
/** Until then nobody whose plan has ended can sign in. */
const ORDERS_MS = 60_000;

type OrdersJobDeps = OrderDeps & OrderMailDeps;

async function endUnpaid(deps: OrderDeps): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const rows = await orders.endUnpaid(tx, deps.clock.now(), AT_ONCE);
    for (const row of rows) await tellBuyer(tx, deps, row, toNotPaidEmail);
    return rows.length;
  });
}

/** Who has paid for nothing more is on the free tier again: an account that has ended could not even renew. */
async function endPlan(
  deps: OrderDeps,
  personId: PersonId,
  { id, endsAt }: { id: string; endsAt: Date },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    await end(
      tx,
      { personId, kind: 'plan', source: 'plan', sourceId: id },
      { at: endsAt, because: 'time is over' },
    );
    const buyer = await store.findBuyer(tx, personId);
    if (buyer?.companyId === null && hasEnded(buyer, deps.clock.now()))
      await reopenIndividual(tx, deps, personId);
  });
}

/** Ends a trial that began with an order. Only now is the invoice of that order asked for, if it still waits. */
async function endTrial(deps: OrdersJobDeps, personId: PersonId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const at = deps.clock.now();
    const trial = { personId, kind: 'plan', source: 'plan', sourceId: TRIAL_SOURCE } as const;
    // Another run of the job ended it first.
    if ((await end(tx, trial, { at, because: 'time is over' })).length === 0) return;
    const buyer = await store.findBuyer(tx, personId);
    if (buyer?.companyId === null && hasEnded(buyer, at)) await reopenIndividual(tx, deps, personId);
    const waiting = await orders.lockOwnWaiting(tx, personId);
    if (waiting?.trialEndsAt) await sendTrialEndedMails(tx, deps, waiting);
  });
}

async function endTrials(deps: OrdersJobDeps): Promise<number> {
  const past = await orders.readPastTrials(deps.db, deps.clock.now(), AT_ONCE);
  for (const personId of past) await endTrial(deps, personId);
  return past.length;
}

async function endPast(deps: OrderDeps): Promise<number> {
  const past = await orders.readPastPlans(deps.db, deps.clock.now(), AT_ONCE);
  for (const { personId, ...plan } of past) await endPlan(deps, asId(personId), plan);
  return past.length;
}

/**
 * Ends orders that were not paid in time, trials, and the grants and seats of those whose time is over; gives the seats of plans
 * that have begun. Gives how many.
 */
async function sweepOrders(deps: OrdersJobDeps): Promise<number> {
  const { db, clock } = deps;
  const { hasUnpaid, hasPast, hasTrials, hasCompanies } = await orders.findDue(db, clock.now());
  const unpaid = hasUnpaid ? await endUnpaid(deps) : 0;
  const past = hasPast ? await endPast(deps) : 0;
  const trials = hasTrials ? await endTrials(deps) : 0;
  return unpaid + past + trials + (hasCompanies ? await orders.countSeats(db, clock.now()) : 0);
}

export const createOrdersJob = ({
  database: { db },
  ...deps
}: Omit<OrdersJobDeps, 'db'> & { database: Database }): Job => ({
  name: 'orders',
  everyMs: ORDERS_MS,
  run: () => sweepOrders({ ...deps, db }),
});

/** Deletes checkouts that were not finished within a day. */
export const createCheckoutsJob = ({ database, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'old-checkouts',
  everyMs: CHECKOUTS_MS,
  run: () => store.deleteOldCheckouts(database.db, new Date(clock.now().getTime() - DAY_MS)),
});
