import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/database.ts';
import { account, company, person } from '../people/index.ts';
import { checkout, subscription } from './billing.table.ts';

export type CheckoutRow = typeof checkout.$inferSelect;
export type SubscriptionRow = typeof subscription.$inferSelect;
export type Order = Pick<CheckoutRow, 'planId' | 'period' | 'seats' | 'amount' | 'currency' | 'email'>;

/** What decides which plans somebody may order. */
export interface Buyer {
  personId: PersonId;
  type: (typeof account.$inferSelect)['type'];
  email: string;
  companyId: string | null;
  /** End of an individual's own subscription; null: without an end. */
  expiresAt: Date | null;
}

export async function findBuyer(db: DbOrTx, personId: PersonId): Promise<Buyer | undefined> {
  const [row] = await db
    .select({
      type: account.type,
      email: person.email,
      companyId: person.companyId,
      expiresAt: account.expiresAt,
    })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(eq(account.personId, personId));
  return row && { ...row, personId, email: row.email ?? '' };
}

/** An open checkout of the same order. */
export async function findSameCheckout(
  tx: Tx,
  personId: PersonId,
  { planId, period, seats, amount, currency, email, redirectUrl }: Order & { redirectUrl: string },
  now: Date,
): Promise<CheckoutRow | undefined> {
  const [row] = await tx
    .select()
    .from(checkout)
    .where(
      and(
        eq(checkout.personId, personId),
        gt(checkout.openUntil, now),
        eq(checkout.planId, planId),
        eq(checkout.period, period),
        eq(checkout.seats, seats),
        eq(checkout.amount, amount),
        eq(checkout.currency, currency),
        eq(checkout.email, email),
        eq(checkout.redirectUrl, redirectUrl),
      ),
    );
  return row;
}

export async function insertCheckout(tx: Tx, row: CheckoutRow): Promise<void> {
  await tx.insert(checkout).values(row);
}

export async function findCheckout(
  db: DbOrTx,
  personId: PersonId,
  id: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkout)
    .where(and(eq(checkout.id, id), eq(checkout.personId, personId)));
  return row;
}

/** All of a person: one order ends the others. */
export async function deleteCheckouts(tx: Tx, personId: PersonId): Promise<void> {
  await tx.delete(checkout).where(eq(checkout.personId, personId));
}

/** Gives how many. */
export async function deleteOldCheckouts(db: DbOrTx, before: Date): Promise<number> {
  const rows = await db
    .delete(checkout)
    .where(lte(checkout.openUntil, before))
    .returning({ id: checkout.id });
  return rows.length;
}

export async function findSubscription(
  db: DbOrTx,
  personId: PersonId,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(and(eq(subscription.id, id), eq(subscription.personId, personId)));
  return row;
}

/** A month each for sixteen years. */
const MOST_LISTED = 200;

/** What somebody paid for themselves and, with a company, what it paid for; the latest first. */
export function readSubscriptions(
  db: DbOrTx,
  personId: PersonId,
  companyId: CompanyId | undefined,
): Promise<SubscriptionRow[]> {
  const own = and(eq(subscription.personId, personId), isNull(subscription.companyId));
  return db
    .select()
    .from(subscription)
    .where(companyId === undefined ? own : or(own, eq(subscription.companyId, companyId)))
    .orderBy(desc(subscription.orderedAt), desc(subscription.invoiceNumber))
    .limit(MOST_LISTED);
}

export async function insertSubscription(tx: Tx, row: SubscriptionRow): Promise<void> {
  await tx.insert(subscription).values(row);
}

/** Rising, each once; an order that was taken back leaves a gap. */
export async function takeInvoiceNumber(tx: Tx, year: number): Promise<string> {
  const { rows } = (await tx.execute(sql`select nextval('invoice_number')::text as number`)) as {
    rows: { number: string }[];
  };
  return `${year}-${(rows[0]?.number ?? '').padStart(6, '0')}`;
}

/** The individual plan until a day. */
export async function openIndividualPlan(tx: Tx, personId: PersonId, endsAt: Date): Promise<void> {
  await tx
    .update(account)
    .set({ type: 'IND', trial: false, expiresAt: endsAt })
    .where(eq(account.personId, personId));
}

/** A company until a day, with the person as its administrator. */
export async function openCompany(
  tx: Tx,
  personId: PersonId,
  { id, name, endsAt, at }: { id: string; name: string; endsAt: Date; at: Date },
): Promise<void> {
  await tx.insert(company).values({ id, name, expiresAt: endsAt, createdAt: at });
  await tx.update(person).set({ companyId: id }).where(eq(person.id, personId));
  await tx
    .update(account)
    .set({ type: 'ENT', trial: false, expiresAt: null, isAdmin: true })
    .where(eq(account.personId, personId));
}
