import { asId, type CompanyId, type PlatformId } from '@drawbridge/contracts';
import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { ltiDeployment, ltiPlatformAlias } from '../lti.table.ts';
import { mayMove } from './issuer-keys.ts';
import { keepConfirmed, type PlatformChange } from './platform-rows.store.ts';

export interface RegisteredAgain {
  id: PlatformId;
  active: boolean;
  awaitsApproval: boolean;
  /** An address is at a host that nobody allowed, so all stay as they are. */
  keeps: boolean;
}

/**
 * A platform that registered itself again, under the issuer and client id that the company has already: its new
 * addresses are taken, and its name and what administrators set stay. `alias` is the id of its login address from now
 * on. Undefined where the company has no such registration.
 */
export function registerAgain(
  db: DbOrTx,
  companyId: CompanyId,
  given: { alias: PlatformId; change: PlatformChange; deploymentIds: readonly string[]; now: Date },
): Promise<RegisteredAgain | undefined> {
  const { alias, deploymentIds, now } = given;
  const { issuer, clientId, name: _name, family, ...change } = given.change;
  return db.transaction(async (tx) => {
    const ofPair = and(
      eq(ltiPlatform.companyId, companyId),
      eq(ltiPlatform.issuer, issuer),
      eq(ltiPlatform.clientId, clientId),
    );
    const [row] = await tx.select().from(ltiPlatform).where(ofPair).for('no key update');
    if (!row) return undefined;
    const keeps = !row.awaitsApproval && !mayMove(row, change);
    if (!keeps) {
      const confirmedAt = keepConfirmed({ issuer, clientId, keySetUrl: change.keySetUrl });
      const known = family === 'other' ? {} : { family };
      await tx
        .update(ltiPlatform)
        .set({ ...change, ...known, confirmedAt })
        .where(ofPair);
    }
    await tx.insert(ltiPlatformAlias).values({ id: alias, platformId: row.id, createdAt: now });
    const rows = deploymentIds.map((deploymentId) => ({ platformId: row.id, deploymentId }));
    if (rows.length > 0) await tx.insert(ltiDeployment).values(rows).onConflictDoNothing();
    const { active, awaitsApproval } = row;
    return { id: asId<'platform'>(row.id), active, awaitsApproval, keeps };
  });
}
