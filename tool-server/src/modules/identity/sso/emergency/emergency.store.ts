import type { PersonId } from '@drawbridge/contracts';
import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { account, company, person } from '../../../kernel/people/index.ts';
import { identityProvider } from '../sso.table.ts';

/** @file The administrator who may sign in with a password while the provider is down. */

const IS_IN_USE = and(isNull(identityProvider.offSince), isNotNull(identityProvider.issuer));

/** What is stored with another choice: nobody has tried this one yet. */
export const toChosen = (now: Date) => ({
  breakGlassSince: now,
  breakGlassTestedAt: null,
  breakGlassRemindedAt: null,
});

/** Stores that somebody signed in with their password, if they are the emergency administrator of their company. */
export async function recordEmergencySignIn(tx: Tx, personId: PersonId, at: Date): Promise<void> {
  await tx
    .update(identityProvider)
    .set({ breakGlassTestedAt: at })
    .where(
      and(
        eq(identityProvider.breakGlassPersonId, personId),
        sql`${identityProvider.companyId} = (
          select p.company_id from ${person} p join ${account} a on a.person_id = p.id and a.is_admin
          where p.id = ${personId}::uuid
        )`,
        IS_IN_USE,
      ),
    );
}

/** Neither tested nor reminded of since the limit. */
const isDue = (limit: Date): SQL =>
  sql`greatest(
    coalesce(${identityProvider.breakGlassSince}, ${identityProvider.createdAt}),
    ${identityProvider.breakGlassTestedAt}, ${identityProvider.breakGlassRemindedAt}
  ) <= ${limit.toISOString()}::timestamptz`;

/** Providers in use of companies that have not ended, whose emergency administrator has to be tested. */
export function findUntested(db: DbOrTx, { limit, now }: { limit: Date; now: Date }) {
  return db
    .select({ id: identityProvider.id, companyName: company.name })
    .from(identityProvider)
    .innerJoin(company, eq(company.id, identityProvider.companyId))
    .where(
      and(
        IS_IN_USE,
        isNotNull(identityProvider.breakGlassPersonId),
        isDue(limit),
        or(isNull(company.expiresAt), gt(company.expiresAt, now)),
      ),
    );
}

/** Marks that administrators are reminded now; undefined if somebody else did, or it was tested meanwhile. */
export async function takeReminder(tx: Tx, id: string, { limit, now }: { limit: Date; now: Date }) {
  const [row] = await tx
    .update(identityProvider)
    .set({ breakGlassRemindedAt: now })
    .where(
      and(
        eq(identityProvider.id, id),
        IS_IN_USE,
        isNotNull(identityProvider.breakGlassPersonId),
        isDue(limit),
      ),
    )
    .returning({
      companyId: identityProvider.companyId,
      personId: identityProvider.breakGlassPersonId,
      testedAt: identityProvider.breakGlassTestedAt,
    });
  return row;
}
