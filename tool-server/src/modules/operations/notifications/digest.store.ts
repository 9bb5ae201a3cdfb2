import { asId, type PersonId } from '@drawbridge/contracts';
import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { account, company, person, timeZoneOf } from '../../kernel/people/index.ts';
import { notification, notificationDigest } from './notifications.table.ts';

const zone = sql<string>`coalesce(${timeZoneOf}, 'UTC')`;
const wantsDigest = and(eq(account.weeklyDigestEmail, true), eq(account.state, 'active'));

/** Time zones of the people who get the mail. */
export async function listTimeZones(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ zone })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(wantsDigest);
  return rows.map((row) => row.zone);
}

export interface DigestReader {
  personId: PersonId;
  email: string;
  firstName: string;
}

/** Some of those in a time zone who have something unread since then and got no mail for the week yet. */
export async function findReaders(
  db: Db,
  of: { timeZone: string; week: string; since: Date; limit: number },
): Promise<DigestReader[]> {
  const rows = await db
    .select({ personId: person.id, email: person.email, firstName: person.firstName })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(
      and(
        wantsDigest,
        eq(zone, of.timeZone),
        isNotNull(person.email),
        sql`exists (select 1 from ${notification} where ${notification.personId} = ${person.id}
          and ${notification.readAt} is null and ${notification.createdAt} > ${of.since.toISOString()}::timestamptz)`,
        sql`not exists (select 1 from ${notificationDigest} where ${notificationDigest.personId} = ${person.id}
          and ${notificationDigest.week} = ${of.week})`,
      ),
    )
    .orderBy(asc(person.id))
    .limit(of.limit);
  return rows.map((row) => ({ ...row, personId: asId<'person'>(row.personId), email: row.email ?? '' }));
}

/** True for the one process that may send the mail of this week. */
export async function claimDigest(tx: Tx, personId: PersonId, week: string, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(notificationDigest)
    .values({ personId, week, sentAt: at })
    .onConflictDoNothing()
    .returning({ week: notificationDigest.week });
  return rows.length > 0;
}

/** The unread ones since then, newest first. */
export function readUnread(tx: Tx, personId: PersonId, since: Date) {
  return tx
    .select({ content: notification.content })
    .from(notification)
    .where(
      and(
        eq(notification.personId, personId),
        isNull(notification.readAt),
        gt(notification.createdAt, since),
      ),
    )
    .orderBy(desc(notification.id))
    .limit(500);
}
