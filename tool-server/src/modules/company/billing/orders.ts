import { randomUUID } from 'node:crypto';
import { asId, type CompanyId, type PersonId, problem } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import {
  closeIndividualPlan,
  end,
  joinCompany,
  leaveCompany,
  openIndividualPlan,
} from '../../kernel/grants/index.ts';
import { lockPerson } from '../../kernel/people/index.ts';
import { toCancelledEmail, toNotPaidEmail, toSettledEmail } from './billing.mails.ts';
import * as store from './billing.store.ts';
import { isOffered, toPaidUntil, toSpan } from './offer.ts';
import * as orders from './orders.store.ts';

/** The operator works at the command line of the server, a provider from one of its own. */
const NO_ORIGIN: Origin = { address: '', userAgent: '' };
const AT_ONCE = 200;

/** Who pays or cancels an order: the operator, a payment provider by one of its events, or a person. */
type Settler = 'operator' | { eventId: string };
type Canceler = Settler | { personId: PersonId; origin: Origin };

export interface OrdersDeps {
  database: Database;
  clock: Clock;
  audit: Audit;
  /** Absent in a command: the next run of the server's jobs does what follows from a new company. */
  events?: EventBus;
  mailer: Mailer;
  toMailContent: ToMailContent;
  publicUrl: string;
  productName: string;
}

export interface Orders {
  /** The latest first. */
  list(state?: 'waiting'): Promise<orders.ListedOrder[]>;
  /**
   * Opens what an order is for, once: a second time, and a second event, change nothing. Throws `checkout_not_found`,
   * `order_ended`, and `plan_not_offered` where its person can no longer have it, or its company is gone.
   * @param check of the order, before anything is opened
   */
  settle(
    invoiceNumber: string,
    by: Settler,
    check?: (row: store.SubscriptionRow) => void,
  ): Promise<store.SubscriptionRow>;
  /**
   * Takes an order back, paid or not, and closes what it opened; a second time changes nothing.
   * @param check of the order, before anything is closed
   */
  cancel(
    invoiceNumber: string,
    by: Canceler,
    check?: (row: store.SubscriptionRow) => void,
  ): Promise<store.SubscriptionRow>;
  /**
   * Ends orders that were not paid in time, and the grants and seats of those whose time is over; gives the seats of plans
   * that have begun. Gives how many.
   */
  sweep(): Promise<number>;
}

const toStoredBy = (by: Canceler): string =>
  by === 'operator' ? by : 'eventId' in by ? by.eventId : 'person';

/** Orders once they were placed: paid, taken back, run out. */
export function createOrders(deps: OrdersDeps): Orders {
  const { clock, audit, events, mailer, toMailContent, publicUrl, productName } = deps;
  const { db } = deps.database;
  const address = `${publicUrl}/portal/profile/subscription`;

  /** Only to an address that is proven: an order is no way to write to somebody else. */
  async function tell(tx: Tx, row: store.SubscriptionRow, toEmail: typeof toSettledEmail): Promise<void> {
    const to = row.personId === null ? undefined : await store.findProvenEmail(tx, row.personId);
    if (to) await mailer.send(tx, { to, ...toMailContent(toEmail({ productName, row, address })) });
  }

  async function note(
    tx: Tx,
    row: store.SubscriptionRow,
    action: 'subscription.settle' | 'subscription.cancel',
    by: Canceler,
  ): Promise<void> {
    const known = { number: row.invoiceNumber, purpose: row.purpose, seats: String(row.seats) };
    const who =
      typeof by === 'object' && 'personId' in by
        ? { actorId: by.personId, origin: by.origin, details: known }
        : {
            origin: NO_ORIGIN,
            details: { by: by === 'operator' ? by : 'payment provider', ...known },
          };
    await audit.record(tx, {
      action,
      ...(row.personId && { subject: { kind: 'person', id: row.personId } }),
      ...(row.companyId && { companyId: asId<'company'>(row.companyId) }),
      ...who,
    });
  }

  /** The buyer first, as everywhere; then the order, so that two settlements wait for each other. */
  async function lockOrder(tx: Tx, invoiceNumber: string): Promise<store.SubscriptionRow> {
    const found = await orders.findOrder(tx, invoiceNumber);
    if (!found) throw problem('checkout_not_found');
    if (found.personId) await lockPerson(tx, asId(found.personId));
    const row = await orders.lockOrder(tx, found.id);
    if (!row) throw problem('checkout_not_found');
    return row;
  }

  /** The person who ordered, who may still have it. */
  async function getBuyer(tx: Tx, { personId, purpose }: store.SubscriptionRow): Promise<store.Buyer> {
    const buyer = personId === null ? undefined : await store.findBuyer(tx, asId(personId));
    if (!buyer) throw problem('plan_not_offered', { message: 'The account that ordered is gone.' });
    if (!isOffered(buyer, purpose, null)) throw problem('plan_not_offered');
    return buyer;
  }

  /** The end of the company that pays, whoever ordered: locked, so that two renewals follow each other. */
  async function lockEnd(tx: Tx, { companyId }: store.SubscriptionRow): Promise<Date> {
    const found = companyId === null ? undefined : await orders.lockCompany(tx, companyId);
    if (!found?.expiresAt)
      throw problem('plan_not_offered', { message: 'The company is gone, or has no end.' });
    return found.expiresAt;
  }

  async function openCompany(
    tx: Tx,
    row: store.SubscriptionRow,
    buyer: store.Buyer,
    endsAt: Date,
  ): Promise<CompanyId> {
    const at = clock.now();
    const companyId = asId<'company'>(randomUUID());
    const name = await orders.toDistinctName(tx, row.invoiceName, buyer.email);
    await orders.insertCompany(tx, { id: companyId, name, seats: row.seats, endsAt, at });
    await joinCompany(
      tx,
      { personId: buyer.personId, companyId, isAdmin: true },
      { source: 'plan', sourceId: row.id, at },
    );
    await events?.publish(tx, 'company.changed', { personId: buyer.personId, companyId, at });
    return companyId;
  }

  /** Gives what was ordered; the time of it, and the company of an enterprise order. */
  async function open(tx: Tx, row: store.SubscriptionRow) {
    const at = clock.now();
    switch (row.purpose) {
      case 'individual': {
        const buyer = await getBuyer(tx, row);
        const span = toSpan(toPaidUntil(buyer), row.period, at);
        const because = { source: 'plan', sourceId: row.id, at } as const;
        await openIndividualPlan(tx, buyer.personId, span.endsAt, because);
        return { ...span, companyId: null };
      }
      case 'company': {
        const buyer = await getBuyer(tx, row);
        const span = toSpan(null, row.period, at);
        return { ...span, companyId: await openCompany(tx, row, buyer, span.endsAt) };
      }
      case 'renewal':
        return { ...toSpan(await lockEnd(tx, row), row.period, at), companyId: row.companyId };
      case 'seats':
        await lockEnd(tx, row);
        return { ...toSpan(null, row.period, at), companyId: row.companyId };
    }
  }

  async function countCompany(tx: Tx, companyId: string, { mayProlong }: { mayProlong: boolean }) {
    const now = clock.now();
    await orders.countEnd(tx, companyId, { now, mayProlong });
    await orders.countSeats(tx, now, companyId);
  }

  const hasEnded = ({ type, expiresAt }: store.Buyer) =>
    type === 'IND' && expiresAt !== null && expiresAt <= clock.now();

  /** The plan that an individual still has paid for, or the free one. */
  async function reopenIndividual(tx: Tx, personId: PersonId): Promise<void> {
    const at = clock.now();
    const left = await orders.findIndividualEnd(tx, personId, at);
    if (left) await openIndividualPlan(tx, personId, left.endsAt, { source: 'plan', sourceId: left.id, at });
    else await closeIndividualPlan(tx, personId);
  }

  /**
   * Nobody is kept in a company that was taken back: its only member could not sign in any more. What they ordered for it
   * goes with it: a payment would open a company that nobody is in.
   */
  async function leaveIfAlone(tx: Tx, companyId: string, personId: PersonId, by: Canceler): Promise<void> {
    const at = clock.now();
    const left = await orders.lockCompany(tx, companyId);
    if (!left?.expiresAt || left.expiresAt > at) return;
    if (!(await orders.isOnlyMember(tx, companyId, personId))) return;
    const waiting = await orders.findWaiting(tx, companyId, personId);
    if (waiting) await takeBack(tx, waiting, by);
    await leaveCompany(tx, personId, { at, because: 'order cancelled' });
    await events?.publish(tx, 'company.changed', { personId, companyId: undefined, at });
    await reopenIndividual(tx, personId);
  }

  /** What is left of an individual's or a company's plan without an order that was taken back. */
  async function close(tx: Tx, row: store.SubscriptionRow, by: Canceler): Promise<void> {
    const at = clock.now();
    const grants = { source: 'plan', sourceId: row.id } as const;
    await end(tx, { ...grants, kind: 'plan' }, { at, because: 'order cancelled' });
    await orders.moveForward(tx, row, at);
    const personId = row.personId === null ? undefined : asId<'person'>(row.personId);
    if (row.companyId !== null) {
      await countCompany(tx, row.companyId, { mayProlong: false });
      if (row.purpose === 'company' && personId) await leaveIfAlone(tx, row.companyId, personId, by);
      return;
    }
    const buyer = personId && (await store.findBuyer(tx, personId));
    // One that was over already gave nothing of what the account has now.
    const gave = row.endsAt > at || (buyer && hasEnded(buyer));
    if (personId && buyer?.companyId === null && gave) await reopenIndividual(tx, personId);
  }

  /** Of an order that is locked, and has not ended. */
  async function takeBack(tx: Tx, row: store.SubscriptionRow, by: Canceler): Promise<store.SubscriptionRow> {
    const ended = await orders.setEnded(tx, row.id, {
      at: clock.now(),
      because: 'cancelled',
      by: toStoredBy(by),
    });
    if (row.settledAt) await close(tx, ended, by);
    await note(tx, ended, 'subscription.cancel', by);
    await tell(tx, ended, toCancelledEmail);
    return ended;
  }

  async function runOut(): Promise<number> {
    return db.transaction(async (tx) => {
      const rows = await orders.endUnpaid(tx, clock.now(), AT_ONCE);
      for (const row of rows) await tell(tx, row, toNotPaidEmail);
      return rows.length;
    });
  }

  /** Who has paid for nothing more is on the free tier again: an account that has ended could not even renew. */
  async function endPlan(personId: PersonId, { id, endsAt }: { id: string; endsAt: Date }): Promise<void> {
    await db.transaction(async (tx) => {
      await lockPerson(tx, personId);
      await end(
        tx,
        { personId, kind: 'plan', source: 'plan', sourceId: id },
        { at: endsAt, because: 'time is over' },
      );
      const buyer = await store.findBuyer(tx, personId);
      if (buyer?.companyId === null && hasEnded(buyer)) await reopenIndividual(tx, personId);
    });
  }

  async function endPast(): Promise<number> {
    const past = await orders.readPastPlans(db, clock.now(), AT_ONCE);
    for (const { personId, ...plan } of past) await endPlan(asId(personId), plan);
    return past.length;
  }

  return {
    list: (state) => orders.readOrders(db, state),

    settle: (invoiceNumber, by, check) =>
      db.transaction(async (tx) => {
        const row = await lockOrder(tx, invoiceNumber);
        check?.(row);
        if (row.endedAt) throw problem('order_ended');
        if (row.settledAt) return row;
        if (by !== 'operator' && (await orders.isEventUsed(tx, by.eventId)))
          throw problem('bad_input', { errors: { event_id: 'has settled another order' } });
        const now = clock.now();
        const opened = await open(tx, row);
        const { companyId } = opened;
        const settled = await orders.setSettled(tx, row.id, { ...opened, at: now, by: toStoredBy(by) });
        if (companyId !== null) await countCompany(tx, companyId, { mayProlong: row.purpose !== 'seats' });
        await note(tx, settled, 'subscription.settle', by);
        await tell(tx, settled, toSettledEmail);
        return settled;
      }),

    cancel: (invoiceNumber, by, check) =>
      db.transaction(async (tx) => {
        const row = await lockOrder(tx, invoiceNumber);
        if (row.endedAt) return row;
        check?.(row);
        return takeBack(tx, row, by);
      }),

    async sweep() {
      const { hasUnpaid, hasPast, hasCompanies } = await orders.findDue(db, clock.now());
      const unpaid = hasUnpaid ? await runOut() : 0;
      const past = hasPast ? await endPast() : 0;
      return unpaid + past + (hasCompanies ? await orders.countSeats(db, clock.now()) : 0);
    },
  };
}
