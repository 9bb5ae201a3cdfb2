import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { account, company, person } from '../../kernel/people/index.ts';
import { checkout, subscription } from './billing.table.ts';

export type CheckoutRow = typeof checkout.$inferSelect;
export type SubscriptionRow = typeof subscription.$inferSelect;
export type Order = Pick<
  CheckoutRow,
  'planId' | 'period' | 'seats' | 'amount' | 'currency' | 'email' | 'purpose'
>;

/** What decides which plans somebody may order. */
export interface Buyer {
  personId: PersonId;
  type: (typeof account.$inferSelect)['type'];
  email: string;
  companyId: string | null;
  /** End of an individual's own subscription; null: without an end. */
  expiresAt: Date | null;
  isTrial: boolean;
  /** True when the person administers their company. */
  isAdmin: boolean;
  companyEndsAt: Date | null;
  /** Their company was made by an order, which says what seats it has. */
  isCompanyOrdered: boolean;
}

export async function findBuyer(db: DbOrTx, personId: PersonId): Promise<Buyer | undefined> {
  const [row] = await db
    .select({
      type: account.type,
      email: person.email,
      companyId: person.companyId,
      expiresAt: account.expiresAt,
      isTrial: account.trial,
      isAdmin: account.isAdmin,
      companyEndsAt: company.expiresAt,
      isCompanyOrdered: sql<boolean>`exists (
        select from ${subscription} s where s.company_id = ${person.companyId} and s.purpose = 'company'
      )`,
    })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(eq(account.personId, personId));
  return row && { ...row, personId, email: row.email ?? '' };
}

/** The address of an account whose owner proved it. */
export async function findProvenEmail(db: DbOrTx, personId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: person.email })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(and(eq(account.personId, personId), eq(account.state, 'active'), isNull(account.verify)));
  return row?.email ?? undefined;
}

/** An open checkout of the same order. */
export async function findSameCheckout(
  tx: Tx,
  personId: PersonId,
  { planId, period, seats, amount, currency, email, purpose, redirectUrl }: Order & { redirectUrl: string },
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
        eq(checkout.purpose, purpose),
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

/** An order of a person, or, with a company, of anybody for it. */
export async function findOrderOf(
  db: DbOrTx,
  { personId, companyId }: { personId: PersonId; companyId: CompanyId | undefined },
  id: string,
): Promise<SubscriptionRow | undefined> {
  const own = eq(subscription.personId, personId);
  const [row] = await db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.id, id),
        companyId === undefined ? own : or(own, eq(subscription.companyId, companyId)),
      ),
    );
  return row;
}

/** A month each for sixteen years. */
const MOST_LISTED = 200;

/**
 * What somebody ordered for themselves and, with a company, what it ordered; the latest first. Whoever is in no company
 * sees what became of their orders for one: it was taken back, or they left it. Those that wait are the company's alone.
 */
export function readSubscriptions(
  db: DbOrTx,
  {
    personId,
    companyId,
    isAdmin,
  }: { personId: PersonId; companyId: CompanyId | undefined; isAdmin: boolean },
): Promise<SubscriptionRow[]> {
  const own = and(
    eq(subscription.personId, personId),
    or(
      isNull(subscription.companyId),
      companyId === undefined
        ? or(isNotNull(subscription.settledAt), isNotNull(subscription.endedAt))
        : undefined,
    ),
  );
  return db
    .select()
    .from(subscription)
    .where(companyId && isAdmin ? or(own, eq(subscription.companyId, companyId)) : own)
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

/**
 * What one order waits for at a time: the address of its invoice. Nobody else's order keeps the owner of an address from
 * ordering for it.
 */
export const toWaitsFor = (buyer: Buyer, email: string): string =>
  email === buyer.email ? buyer.personId : email;

/** Returns whether an order of a person, or another order for the same address, waits for its payment. */
export async function isOrderWaiting(
  db: DbOrTx,
  { personId, waitsFor }: { personId: PersonId; waitsFor: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        or(eq(subscription.personId, personId), eq(subscription.waitsFor, waitsFor)),
        isNull(subscription.settledAt),
        isNull(subscription.endedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
