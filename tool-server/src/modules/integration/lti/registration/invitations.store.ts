import { createHash } from 'node:crypto';
import { asId, type CompanyId, type InvitationId, type PersonId } from '@drawbridge/contracts';
import { and, count, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { company, person } from '../../../kernel/people/people.table.ts';
import { ltiInvitation } from '../lti.table.ts';

/** Only the hash is stored: who reads the database registers nothing. */
export const toTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** How long a link that is used or expired stays in the list. */
const KEPT_MS = 30 * 86_400_000;
const MOST_LISTED = 50;

/** The invitations of one company: every query here contains its id. */
export function invitationsOf(db: DbOrTx, companyId: CompanyId) {
  const ofCompany = eq(ltiInvitation.companyId, companyId);
  return {
    list: () =>
      db
        .select({ invitation: ltiInvitation, maker: person, platform: ltiPlatform })
        .from(ltiInvitation)
        .leftJoin(person, eq(person.id, ltiInvitation.createdBy))
        .leftJoin(ltiPlatform, eq(ltiPlatform.id, ltiInvitation.platformId))
        .where(ofCompany)
        .orderBy(desc(ltiInvitation.createdAt), desc(ltiInvitation.id))
        .limit(MOST_LISTED),

    /** How many can still be used. The company's row is locked, so that two calls do not count the same. */
    async countOpen(now: Date): Promise<number> {
      await db.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update');
      const [row] = await db
        .select({ open: count() })
        .from(ltiInvitation)
        .where(and(ofCompany, isNull(ltiInvitation.usedAt), gt(ltiInvitation.expiresAt, now)));
      return row?.open ?? 0;
    },

    async add(given: {
      id: InvitationId;
      createdBy: PersonId;
      tokenHash: string;
      createdAt: Date;
      expiresAt: Date;
    }) {
      await db.insert(ltiInvitation).values({ ...given, companyId });
    },

    /** False when the company has no such invitation. */
    async remove(id: InvitationId): Promise<boolean> {
      const removed = await db
        .delete(ltiInvitation)
        .where(and(eq(ltiInvitation.id, id), ofCompany))
        .returning({ id: ltiInvitation.id });
      return removed.length > 0;
    },
  };
}

/** An invitation as a platform shows it, with the company that made it. */
export async function findInvitation(db: DbOrTx, token: string) {
  const [row] = await db
    .select({ invitation: ltiInvitation, companyName: company.name, companyExpiresAt: company.expiresAt })
    .from(ltiInvitation)
    .innerJoin(company, eq(company.id, ltiInvitation.companyId))
    .where(eq(ltiInvitation.tokenHash, toTokenHash(token)));
  return (
    row && {
      id: asId<'invitation'>(row.invitation.id),
      companyId: asId<'company'>(row.invitation.companyId),
      companyName: row.companyName,
      companyExpiresAt: row.companyExpiresAt,
      createdBy: row.invitation.createdBy,
      usedAt: row.invitation.usedAt,
      expiresAt: row.invitation.expiresAt,
    }
  );
}
export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Takes the invitation; of two that take it at the same time, one gets true. */
export async function takeInvitation(db: DbOrTx, id: InvitationId, now: Date): Promise<boolean> {
  const taken = await db
    .update(ltiInvitation)
    .set({ usedAt: now })
    .where(and(eq(ltiInvitation.id, id), isNull(ltiInvitation.usedAt), gt(ltiInvitation.expiresAt, now)))
    .returning({ id: ltiInvitation.id });
  return taken.length > 0;
}

/** Gives it back after a registration that failed: the administrator corrects what was wrong and tries again. */
export async function giveInvitationBack(db: DbOrTx, id: InvitationId): Promise<void> {
  await db
    .update(ltiInvitation)
    .set({ usedAt: null })
    .where(and(eq(ltiInvitation.id, id), isNull(ltiInvitation.platformId)));
}

/** What was registered with it. */
export async function storeRegistered(db: DbOrTx, id: InvitationId, platformId: string): Promise<void> {
  await db.update(ltiInvitation).set({ platformId }).where(eq(ltiInvitation.id, id));
}

/** Removes links whose time was over thirty days ago. Gives how many. */
export async function sweepInvitations(db: DbOrTx, now: Date): Promise<number> {
  const gone = await db
    .delete(ltiInvitation)
    .where(lt(ltiInvitation.expiresAt, new Date(now.getTime() - KEPT_MS)))
    .returning({ id: ltiInvitation.id });
  return gone.length;
}
