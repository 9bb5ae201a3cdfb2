import type { CompanyId, PlatformId } from '@drawbridge/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../../../platform/db/database.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { ltiDeployment } from '../lti.table.ts';
import { compareAll } from '../scores/results.ts';
import {
  checkRevision,
  checkRoom,
  isOwn,
  keepConfirmed,
  type PlatformChange,
  type PlatformRow,
  readPlatforms,
  setDeployments,
} from './platform-rows.store.ts';
import { type RegisteredAgain, registerAgain } from './register-again.store.ts';

/** The platforms of one company: every statement contains its id. */
export interface CompanyPlatforms {
  list(): Promise<PlatformRow[]>;
  find(id: PlatformId): Promise<PlatformRow | undefined>;
  /**
   * False when the company has registered the issuer and client id already, or used the id. One that registered
   * itself is off until it is allowed. Throws `platform_limit`.
   */
  add(
    id: PlatformId,
    change: PlatformChange,
    deploymentIds: readonly string[],
    createdAt: Date,
    options?: { awaitsApproval?: boolean },
  ): Promise<boolean>;
  /** As the function of this name. */
  registerAgain(
    alias: PlatformId,
    change: PlatformChange,
    deploymentIds: readonly string[],
    now: Date,
  ): Promise<RegisteredAgain | undefined>;
  /**
   * False when the company has no such platform. Breaks `lti_platform_company_client_key` when the new pair is taken.
   * Throws `platform_changed` for another revision than the present one.
   */
  change(
    id: PlatformId,
    change: PlatformChange,
    deploymentIds: readonly string[],
    options: { now: Date; revision: string | undefined },
  ): Promise<boolean>;
  /**
   * False when the company has no such platform. Throws `platform_changed` for another revision than the present one: a
   * platform that waits may register again while somebody looks at its values.
   */
  setActive(
    id: PlatformId,
    active: boolean,
    options?: { name?: string | undefined; revision?: string | undefined },
  ): Promise<boolean>;
  /** Removes one that waits for approval; false when it does not wait. */
  reject(id: PlatformId): Promise<boolean>;
  /** False when the company has no such platform. */
  remove(id: PlatformId): Promise<boolean>;
}

export function platformsOf(db: DbOrTx, companyId: CompanyId): CompanyPlatforms {
  return {
    list: () => readPlatforms(db, eq(ltiPlatform.companyId, companyId)),

    find: async (id) => (await readPlatforms(db, isOwn(companyId, id)))[0],

    add: (id, change, deploymentIds, createdAt, { awaitsApproval = false } = {}) =>
      db.transaction(async (tx) => {
        await checkRoom(tx, companyId);
        const made = await tx
          .insert(ltiPlatform)
          .values({ id, companyId, createdAt, ...change, active: !awaitsApproval, awaitsApproval })
          .onConflictDoNothing()
          .returning({ id: ltiPlatform.id });
        if (made.length > 0) await setDeployments(tx, id, deploymentIds);
        return made.length > 0;
      }),

    registerAgain: (alias, change, deploymentIds, now) =>
      registerAgain(db, companyId, { alias, change, deploymentIds, now }),

    change: (id, change, deploymentIds, { now, revision }) =>
      db.transaction(async (tx) => {
        const before = await checkRevision(tx, companyId, id, revision);
        const changed = await tx
          .update(ltiPlatform)
          .set({ ...change, confirmedAt: keepConfirmed(change) })
          .where(isOwn(companyId, id))
          .returning({ id: ltiPlatform.id });
        if (changed.length > 0) await setDeployments(tx, id, deploymentIds);
        if (change.scoreRule !== undefined && before && before.scoreRule !== change.scoreRule)
          await compareAll(tx, id, now);
        return changed.length > 0;
      }),

    setActive: (id, active, { name, revision } = {}) =>
      db.transaction(async (tx) => {
        await checkRevision(tx, companyId, id, revision);
        const changed = await tx
          .update(ltiPlatform)
          .set({ active, ...(active && { awaitsApproval: false }), ...(name !== undefined && { name }) })
          .where(isOwn(companyId, id))
          .returning({ id: ltiPlatform.id });
        return changed.length > 0;
      }),

    async reject(id) {
      const removed = await db
        .delete(ltiPlatform)
        .where(and(isOwn(companyId, id), eq(ltiPlatform.awaitsApproval, true)))
        .returning({ id: ltiPlatform.id });
      return removed.length > 0;
    },

    async remove(id) {
      const removed = await db
        .delete(ltiPlatform)
        .where(isOwn(companyId, id))
        .returning({ id: ltiPlatform.id });
      return removed.length > 0;
    },
  };
}

/** Records the first launch with the issuer's own keys. */
export async function confirmPlatform(db: Db, id: PlatformId, now: Date): Promise<void> {
  await db
    .update(ltiPlatform)
    .set({ confirmedAt: now })
    .where(and(eq(ltiPlatform.id, id), isNull(ltiPlatform.confirmedAt)));
}

/** Records the first content that it took by deep linking. */
export async function recordDeepLinks(db: Db, id: PlatformId, now: Date): Promise<void> {
  await db
    .update(ltiPlatform)
    .set({ deepLinksAt: now })
    .where(and(eq(ltiPlatform.id, id), isNull(ltiPlatform.deepLinksAt)));
}

/**
 * Takes the deployment for a registration that names none. Of several at the same time one is taken: false for the
 * others. The statement that accepts a launch refuses what is switched off or deleted.
 */
export function takeDeployment(db: Db, platformId: PlatformId, deploymentId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [platform] = await tx
      .select({ active: ltiPlatform.active })
      .from(ltiPlatform)
      .where(eq(ltiPlatform.id, platformId))
      .for('no key update');
    if (!platform?.active) return true;
    const known = await tx.select().from(ltiDeployment).where(eq(ltiDeployment.platformId, platformId));
    if (known.length === 0) await tx.insert(ltiDeployment).values({ platformId, deploymentId });
    return known.length === 0 || known.some((row) => row.deploymentId === deploymentId);
  });
}
