import { asId, type CompanyId, type PlatformId, problem } from '@drawbridge/contracts';
import { MOST_PLATFORMS } from '@drawbridge/contracts/integration';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { company } from '../../../kernel/people/people.table.ts';
import { ltiDeployment, ltiPlatformAlias } from '../lti.table.ts';
import { compareAll } from '../scores/results.ts';
import { mayMove } from './issuer-keys.ts';
import { toRevision } from './platform-revision.ts';

export type PlatformRow = typeof ltiPlatform.$inferSelect & { deploymentIds: string[] };
/** A launch proved something about these three together: it does not hold for others. */
const keepConfirmed = ({
  issuer,
  clientId,
  keySetUrl,
}: Pick<PlatformChange, 'issuer' | 'clientId' | 'keySetUrl'>) =>
  sql`case when ${ltiPlatform.issuer} = ${issuer} and ${ltiPlatform.clientId} = ${clientId}
    and ${ltiPlatform.keySetUrl} = ${keySetUrl} then ${ltiPlatform.confirmedAt} end`;

export type PlatformChange = Omit<
  typeof ltiPlatform.$inferInsert,
  'id' | 'companyId' | 'createdAt' | 'confirmedAt' | 'active' | 'awaitsApproval'
>;

/** The platforms of one company: every query here contains its id. */
export function platformsOf(db: DbOrTx, companyId: CompanyId) {
  const own = (id: PlatformId) => and(eq(ltiPlatform.id, id), eq(ltiPlatform.companyId, companyId));

  async function read(where: ReturnType<typeof and>): Promise<PlatformRow[]> {
    const rows = await db
      .select({ platform: ltiPlatform, deploymentId: ltiDeployment.deploymentId })
      .from(ltiPlatform)
      .leftJoin(ltiDeployment, eq(ltiDeployment.platformId, ltiPlatform.id))
      .where(where)
      .orderBy(asc(ltiPlatform.name), asc(ltiPlatform.id), asc(ltiDeployment.deploymentId));
    const found = new Map<string, PlatformRow>();
    for (const { platform, deploymentId } of rows) {
      const row = found.get(platform.id) ?? { ...platform, deploymentIds: [] };
      if (deploymentId !== null) row.deploymentIds.push(deploymentId);
      found.set(platform.id, row);
    }
    return [...found.values()];
  }

  /**
   * Locks a platform of the company, and throws `platform_changed` where it has another revision by then: whoever was
   * first has made their change.
   */
  async function checkRevision(tx: Tx, id: PlatformId, revision: string | undefined) {
    const [row] = await tx
      .select({ scoreRule: ltiPlatform.scoreRule })
      .from(ltiPlatform)
      .where(own(id))
      .for('no key update');
    const known = revision === undefined ? undefined : await platformsOf(tx, companyId).find(id);
    if (known && toRevision(known) !== revision) throw problem('platform_changed');
    return row;
  }

  async function setDeployments(tx: Tx, platformId: PlatformId, deploymentIds: readonly string[]) {
    await tx.delete(ltiDeployment).where(eq(ltiDeployment.platformId, platformId));
    const rows = [...new Set(deploymentIds)].map((deploymentId) => ({ platformId, deploymentId }));
    if (rows.length > 0) await tx.insert(ltiDeployment).values(rows);
  }

  /** The company's row is locked, so that two calls do not count the same. Throws `platform_limit`. */
  async function checkRoom(tx: Tx): Promise<void> {
    await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
    const platforms = await tx.$count(ltiPlatform, eq(ltiPlatform.companyId, companyId));
    if (platforms >= MOST_PLATFORMS) throw problem('platform_limit');
  }

  return {
    list: () => read(eq(ltiPlatform.companyId, companyId)),

    async find(id: PlatformId): Promise<PlatformRow | undefined> {
      return (await read(own(id)))[0];
    },

    /**
     * False when the company has registered the issuer and client id already, or used the id. One that registered
     * itself is off until it is allowed. Throws `platform_limit`.
     */
    add(
      id: PlatformId,
      change: PlatformChange,
      deploymentIds: readonly string[],
      createdAt: Date,
      { awaitsApproval = false } = {},
    ) {
      return db.transaction(async (tx) => {
        await checkRoom(tx);
        const made = await tx
          .insert(ltiPlatform)
          .values({ id, companyId, createdAt, ...change, active: !awaitsApproval, awaitsApproval })
          .onConflictDoNothing()
          .returning({ id: ltiPlatform.id });
        if (made.length > 0) await setDeployments(tx, id, deploymentIds);
        return made.length > 0;
      });
    },

    /**
     * A platform that registered itself again, under the issuer and client id that the company has already: its new
     * addresses are taken, and its name and what administrators set stay. `alias` is the id of its login address from now
     * on. `keeps`: an address is at a host that nobody allowed, so all stay as they are. Undefined where the company has
     * no such registration.
     */
    registerAgain(
      alias: PlatformId,
      { issuer, clientId, name: _name, family, ...change }: PlatformChange,
      deploymentIds: readonly string[],
      now: Date,
    ): Promise<{ id: PlatformId; active: boolean; awaitsApproval: boolean; keeps: boolean } | undefined> {
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
    },

    /**
     * False when the company has no such platform. Breaks `lti_platform_company_client_key` when the new pair is taken.
     * Throws `platform_changed` for another revision than the present one.
     */
    change(
      id: PlatformId,
      change: PlatformChange,
      deploymentIds: readonly string[],
      { now, revision }: { now: Date; revision: string | undefined },
    ) {
      return db.transaction(async (tx) => {
        const before = await checkRevision(tx, id, revision);
        const changed = await tx
          .update(ltiPlatform)
          .set({ ...change, confirmedAt: keepConfirmed(change) })
          .where(own(id))
          .returning({ id: ltiPlatform.id });
        if (changed.length > 0) await setDeployments(tx, id, deploymentIds);
        if (change.scoreRule !== undefined && before && before.scoreRule !== change.scoreRule)
          await compareAll(tx, id, now);
        return changed.length > 0;
      });
    },

    /**
     * False when the company has no such platform. Throws `platform_changed` for another revision than the present one: a
     * platform that waits may register again while somebody looks at its values.
     */
    setActive(
      id: PlatformId,
      active: boolean,
      { name, revision }: { name?: string | undefined; revision?: string | undefined } = {},
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        await checkRevision(tx, id, revision);
        const changed = await tx
          .update(ltiPlatform)
          .set({ active, ...(active && { awaitsApproval: false }), ...(name !== undefined && { name }) })
          .where(own(id))
          .returning({ id: ltiPlatform.id });
        return changed.length > 0;
      });
    },

    /** Removes one that waits for approval; false when it does not wait. */
    async reject(id: PlatformId): Promise<boolean> {
      const removed = await db
        .delete(ltiPlatform)
        .where(and(own(id), eq(ltiPlatform.awaitsApproval, true)))
        .returning({ id: ltiPlatform.id });
      return removed.length > 0;
    },

    /** False when the company has no such platform. */
    async remove(id: PlatformId): Promise<boolean> {
      const removed = await db.delete(ltiPlatform).where(own(id)).returning({ id: ltiPlatform.id });
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
