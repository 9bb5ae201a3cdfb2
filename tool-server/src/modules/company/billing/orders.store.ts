import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import { and, desc, eq, gt, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { grantRecord } from '../../kernel/grants/grants.table.ts';
import { TRIAL_SOURCE } from '../../kernel/grants/index.ts';
import { company, person, toCompanyNameKey } from '../../kernel/people/index.ts';
import type { SubscriptionRow } from './billing.store.ts';
import { subscription } from './billing.table.ts';
import { toEnd, toTrialStart } from './offer.rule.ts';

export type ListedOrder = SubscriptionRow & { buyer: string | null };

const MOST_LISTED = 500;
const isWaiting = and(isNull(subscription.settledAt), isNull(subscription.endedAt));

/** The latest first, with the address of the account that ordered. */
export async function readOrders(db: DbOrTx, state: 'waiting' | undefined): Promise<ListedOrder[]> {
  const rows = await db
    .select({ order: subscription, buyer: person.email })
    .from(subscription)
    .leftJoin(person, eq(person.id, subscription.personId))
    .where(state === undefined ? undefined : isWaiting)
    .orderBy(desc(subscription.orderedAt), desc(subscription.invoiceNumber))
    .limit(MOST_LISTED);
  return rows.map(({ order, buyer }) => ({ ...order, buyer }));
}

export async function findOrder(db: DbOrTx, invoiceNumber: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscription).where(eq(subscription.invoiceNumber, invoiceNumber));
  return row;
}

export async function lockOrder(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscription).where(eq(subscription.id, id)).for('update');
  return row;
}

/** What a person ordered for themselves, or as a company of their own, and has not paid. */
export async function lockOwnWaiting(tx: Tx, personId: PersonId): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscription)
    .where(and(eq(subscription.personId, personId), isNull(subscription.companyId), isWaiting))
    .for('update');
  return row;
}

async function update(
  tx: Tx,
  id: string,
  set: Partial<typeof subscription.$inferInsert>,
): Promise<SubscriptionRow> {
  const [row] = await tx.update(subscription).set(set).where(eq(subscription.id, id)).returning();
  if (!row) throw new Error('an order that was locked is gone');
  return row;
}

export const setSettled = (
  tx: Tx,
  id: string,
  given: { startsAt: Date; endsAt: Date; companyId: string | null; at: Date; by: string },
): Promise<SubscriptionRow> => {
  const { at, by, ...set } = given;
  return update(tx, id, { ...set, settledAt: at, settledBy: by });
};

/** One event at a time: two orders that it named would both find it new. */
export async function isEventUsed(tx: Tx, eventId: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settlements'))`);
  const rows = await tx
    .select({ id: subscription.id })
    .from(subscription)
    .where(eq(subscription.settledBy, eventId));
  return rows.length > 0;
}

export const setEnded = (
  tx: Tx,
  id: string,
  { at, because, by }: { at: Date; because: SubscriptionRow['endedBecause']; by: string },
): Promise<SubscriptionRow> => update(tx, id, { endedAt: at, endedBecause: because, endedBy: by });

/** Which work of the orders there is. */
interface Due {
  hasUnpaid: boolean;
  hasPast: boolean;
  hasTrials: boolean;
  hasCompanies: boolean;
}

/** Grants `g` of trials that began with an order and are over. */
const isTrialOver = (now: Date) =>
  sql`g.source = 'plan' and g.source_id = ${TRIAL_SOURCE} and g.ended_at is null and g.given_at <= ${toTrialStart(now).toISOString()}::timestamptz`;

/** People whose trial is over, and whose grant of it still stands. */
export async function readPastTrials(db: DbOrTx, now: Date, limit: number): Promise<PersonId[]> {
  const { rows } = (await db.execute(sql`
    select g.person_id as "personId" from ${grantRecord} g where ${isTrialOver(now)} limit ${limit}::int
  `)) as { rows: { personId: string }[] };
  return rows.map(({ personId }) => asId<'person'>(personId));
}

/** Which orders have run out, or are paid and at an end. */
export async function findDue(db: DbOrTx, now: Date): Promise<Due> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    select
      exists (
        select from ${subscription} s where s.settled_at is null and s.ended_at is null and s.pay_by <= ${at}
      ) as "hasUnpaid",
      exists (
        select from ${subscription} s where s.settled_at is not null and s.purpose = 'individual' and s.ends_at <= ${at}
      ) as "hasPast",
      exists (
        select from ${grantRecord} g where ${isTrialOver(now)}
      ) as "hasTrials",
      exists (select from ${subscription} s where s.purpose = 'company') as "hasCompanies"
  `)) as { rows: Due[] };
  return rows[0] ?? { hasUnpaid: false, hasPast: false, hasTrials: false, hasCompanies: false };
}

/** Ends orders that were not paid in time. */
export async function endUnpaid(tx: Tx, now: Date, limit: number): Promise<SubscriptionRow[]> {
  const due = await tx
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(isWaiting, lte(subscription.payBy, now)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ended: SubscriptionRow[] = [];
  for (const { id } of due)
    ended.push(await update(tx, id, { endedAt: now, endedBecause: 'not paid', endedBy: 'time' }));
  return ended;
}

/** Plans of individuals whose time is over, and whose grant still stands. */
export function readPastPlans(db: DbOrTx, now: Date, limit: number) {
  return db
    .select({ personId: grantRecord.personId, id: subscription.id, endsAt: subscription.endsAt })
    .from(grantRecord)
    .innerJoin(subscription, sql`${subscription.id}::text = ${grantRecord.sourceId}`)
    .where(
      and(
        eq(grantRecord.kind, 'plan'),
        eq(grantRecord.source, 'plan'),
        isNull(grantRecord.endedAt),
        lte(subscription.endsAt, now),
      ),
    )
    .limit(limit);
}

/**
 * Orders that would begin after one that was taken back begin so much earlier as there was left of it: otherwise they would
 * give its time too.
 */
export async function moveForward(tx: Tx, row: SubscriptionRow, now: Date): Promise<void> {
  const leftMs = row.endsAt.getTime() - Math.max(row.startsAt.getTime(), now.getTime());
  const isOfSame =
    row.companyId === null
      ? and(eq(subscription.personId, row.personId ?? ''), eq(subscription.purpose, 'individual'))
      : and(eq(subscription.companyId, row.companyId), eq(subscription.purpose, 'renewal'));
  if (leftMs <= 0 || row.purpose === 'seats' || (row.companyId === null && row.personId === null)) return;
  const later = await tx
    .select()
    .from(subscription)
    .where(
      and(
        isOfSame,
        isNotNull(subscription.settledAt),
        isNull(subscription.endedAt),
        gte(subscription.startsAt, row.endsAt),
      ),
    );
  for (const { id, startsAt: before, endsAt: until, period } of later) {
    const startsAt = new Date(before.getTime() - leftMs);
    const endsAt = toEnd(startsAt, period);
    await update(tx, id, { startsAt, endsAt });
    if (row.companyId !== null)
      await tx
        .update(company)
        .set({ expiresAt: endsAt })
        .where(and(eq(company.id, row.companyId), eq(company.expiresAt, until)));
  }
}

export async function lockCompany(tx: Tx, id: string) {
  const [row] = await tx.select().from(company).where(eq(company.id, id)).for('update');
  return row;
}

/** What somebody ordered for a company, and has not paid; there is one at most. The person is locked. */
export async function findWaiting(
  tx: Tx,
  companyId: string,
  personId: PersonId,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscription)
    .where(and(isWaiting, eq(subscription.companyId, companyId), eq(subscription.personId, personId)))
    .for('update');
  return row;
}

/** Returns whether a company has no other account than this one. */
export async function isOnlyMember(tx: Tx, companyId: string, personId: PersonId): Promise<boolean> {
  const rows = await tx
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.companyId, companyId), eq(person.kind, 'account')))
    .limit(2);
  return rows.length === 1 && rows[0]?.id === personId;
}

/** The order that an individual's plan lasts by longest. */
export async function findIndividualEnd(
  tx: Tx,
  personId: PersonId,
  now: Date,
): Promise<{ id: string; endsAt: Date } | undefined> {
  const [row] = await tx
    .select({ id: subscription.id, endsAt: subscription.endsAt })
    .from(subscription)
    .where(
      and(
        eq(subscription.personId, personId),
        eq(subscription.purpose, 'individual'),
        isNotNull(subscription.settledAt),
        isNull(subscription.endedAt),
        gt(subscription.endsAt, now),
      ),
    )
    .orderBy(desc(subscription.endsAt))
    .limit(1);
  return row;
}

/**
 * The end of a company by what is paid for it: that of the last of its plans. A company that the operator made keeps the
 * end that they gave it; what renewals added goes with the last of them.
 * @param mayProlong false where nothing new was paid: a company that the operator closed stays closed
 */
export async function countEnd(
  tx: Tx,
  companyId: string,
  { now, mayProlong }: { now: Date; mayProlong: boolean },
): Promise<void> {
  await tx.execute(sql`
    with plan as (
      select s.purpose, s.starts_at, s.ends_at, s.ended_at is null as is_paid from ${subscription} s
      where s.company_id = ${companyId}::uuid and s.purpose <> 'seats' and s.settled_at is not null
    ), paid as (
      select max(ends_at) filter (where is_paid) as until, bool_or(purpose = 'company') as by_order,
        min(starts_at) as since, array_agg(ends_at) as ends from plan
    ), counted as (
      select case
        when paid.by_order then coalesce(paid.until, ${now.toISOString()}::timestamptz)
        when c.expires_at = any (paid.ends) then coalesce(paid.until, paid.since)
        else greatest(c.expires_at, paid.until) end as until
      from ${company} c cross join paid where c.id = ${companyId}::uuid
    )
    update ${company} c
    set expires_at = case when ${mayProlong}::boolean then counted.until else least(c.expires_at, counted.until) end
    from counted where c.id = ${companyId}::uuid and c.expires_at is not null`);
}

/**
 * The seats of companies that were ordered: those of the plan that is in force, and those added to it while their time
 * lasts. Of one company, or of all that have not ended. Gives how many have others now.
 */
export async function countSeats(tx: DbOrTx, now: Date, companyId?: string): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isPaid = sql`s.company_id = c.id and s.settled_at is not null and s.ended_at is null and s.ends_at > ${at}`;
  const { rows } = (await tx.execute(sql`
    with counted as (
      select c.id,
        coalesce((
          select s.seats from ${subscription} s where ${isPaid} and s.purpose <> 'seats' order by s.starts_at limit 1
        ), 0) + coalesce((
          select sum(s.seats)::int from ${subscription} s where ${isPaid} and s.purpose = 'seats'
        ), 0) as seats
      from ${company} c
      where ${companyId === undefined ? sql`c.expires_at > ${at}` : sql`c.id = ${companyId}::uuid`}
        and exists (select from ${subscription} s where s.company_id = c.id and s.purpose = 'company')
    )
    update ${company} c set seats = counted.seats from counted
    where c.id = counted.id and c.seats is distinct from counted.seats
    returning c.id`)) as { rows: unknown[] };
  return rows.length;
}

/** The name, with the domain of its buyer where people would take it for another company's. */
export async function toDistinctName(tx: Tx, name: string, email: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('names of companies'))`);
  const key = toCompanyNameKey(name);
  const rows = await tx.select({ name: company.name }).from(company);
  const isTaken = rows.some((row) => toCompanyNameKey(row.name) === key);
  return isTaken ? `${name} (${email.slice(email.lastIndexOf('@') + 1)})` : name;
}

export async function insertCompany(
  tx: Tx,
  { id, name, seats, endsAt, at }: { id: CompanyId; name: string; seats: number; endsAt: Date; at: Date },
): Promise<void> {
  await tx.insert(company).values({ id, name, seats, expiresAt: endsAt, createdAt: at });
}
