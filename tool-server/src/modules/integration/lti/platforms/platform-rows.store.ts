import { type CompanyId, type PlatformId, problem } from '@drawbridge/contracts';
import { MOST_PLATFORMS } from '@drawbridge/contracts/integration';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { company } from '../../../kernel/people/people.table.ts';
import { ltiDeployment } from '../lti.table.ts';
import { toRevision } from './platform-revision.ts';

/** @file What every statement about the platforms of a company is made of. */

export type PlatformRow = typeof ltiPlatform.$inferSelect & { deploymentIds: string[] };

export type PlatformChange = Omit<
  typeof ltiPlatform.$inferInsert,
  'id' | 'companyId' | 'createdAt' | 'confirmedAt' | 'active' | 'awaitsApproval'
>;

export const isOwn = (companyId: CompanyId, id: PlatformId): SQL | undefined =>
  and(eq(ltiPlatform.id, id), eq(ltiPlatform.companyId, companyId));

/** A launch proved something about these three together: it does not hold for others. */
export const keepConfirmed = ({
  issuer,
  clientId,
  keySetUrl,
}: Pick<PlatformChange, 'issuer' | 'clientId' | 'keySetUrl'>): SQL =>
  sql`case when ${ltiPlatform.issuer} = ${issuer} and ${ltiPlatform.clientId} = ${clientId}
    and ${ltiPlatform.keySetUrl} = ${keySetUrl} then ${ltiPlatform.confirmedAt} end`;

export async function readPlatforms(db: DbOrTx, where: SQL | undefined): Promise<PlatformRow[]> {
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
export async function checkRevision(
  tx: Tx,
  companyId: CompanyId,
  id: PlatformId,
  revision: string | undefined,
): Promise<Pick<PlatformRow, 'scoreRule'> | undefined> {
  const own = isOwn(companyId, id);
  const [row] = await tx
    .select({ scoreRule: ltiPlatform.scoreRule })
    .from(ltiPlatform)
    .where(own)
    .for('no key update');
  const [known] = revision === undefined ? [] : await readPlatforms(tx, own);
  if (known && toRevision(known) !== revision) throw problem('platform_changed');
  return row;
}

export async function setDeployments(
  tx: Tx,
  platformId: PlatformId,
  deploymentIds: readonly string[],
): Promise<void> {
  await tx.delete(ltiDeployment).where(eq(ltiDeployment.platformId, platformId));
  const rows = [...new Set(deploymentIds)].map((deploymentId) => ({ platformId, deploymentId }));
  if (rows.length > 0) await tx.insert(ltiDeployment).values(rows);
}

/** The company's row is locked, so that two calls do not count the same. Throws `platform_limit`. */
export async function checkRoom(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
  const platforms = await tx.$count(ltiPlatform, eq(ltiPlatform.companyId, companyId));
  if (platforms >= MOST_PLATFORMS) throw problem('platform_limit');
}
