import { type CompanyId, type PersonId, type PlatformId, problem } from '@drawbridge/contracts';
import type { AuditAction } from '@drawbridge/contracts/kernel';
import type { Actor } from '../../../../actor.ts';
import { toAdmin } from '../../../../company-admin.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Limit, Limits } from '../../../../platform/limits/limits.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import type { PlatformRegistry } from './platform-registry.ts';
import { toPlatform, toWarnings } from './platform-reply.ts';
import type { PlatformRow } from './platform-rows.store.ts';
import { type CompanyPlatforms, platformsOf } from './platforms.store.ts';

export interface PlatformDeps {
  db: Db;
  registry: PlatformRegistry;
  audit: Audit;
  clock: Clock;
  log: Log;
  limits: Pick<Limits, 'checkIn'>;
  publicUrl: string;
  /** In production: over http, keys, tokens and scores could be read on the way. */
  demandHttps: boolean;
}

export interface Caller {
  actor: Actor;
  address: string;
  userAgent: string;
}

/** Throws `platform_not_found`. */
export async function findOwn(db: Db, company: CompanyId, id: PlatformId): Promise<PlatformRow> {
  const row = await platformsOf(db, company).find(id);
  if (!row) throw problem('platform_not_found');
  return row;
}

/** A platform as its administrators see it. Throws `platform_not_found`. */
export async function getOwn(
  { db, publicUrl }: Pick<PlatformDeps, 'db' | 'publicUrl'>,
  company: CompanyId,
  id: PlatformId,
) {
  const row = await findOwn(db, company, id);
  return { platform: toPlatform(row, publicUrl), warnings: toWarnings(row) };
}

interface Recorded {
  action: AuditAction;
  id: PlatformId;
  details?: Record<string, string>;
  /** The limit per person that the action counts against. */
  countBy?: (personId: PersonId) => Limit;
  /** Returns true if there was anything to act on. */
  act(platforms: CompanyPlatforms): Promise<boolean>;
}

/** Acts on a platform and records it, or does neither. Returns true if there was anything to act on. */
export async function actOnPlatform(
  { db, registry, audit, limits }: Pick<PlatformDeps, 'db' | 'registry' | 'audit' | 'limits'>,
  { actor, address, userAgent }: Caller,
  { action, id, details = {}, countBy, act }: Recorded,
): Promise<boolean> {
  const { companyId, personId } = toAdmin(actor);
  const isDone = await db.transaction(async (tx) => {
    if (!(await act(platformsOf(tx, companyId)))) return false;
    if (countBy) await limits.checkIn(tx, [countBy(personId)]);
    const subject = { kind: 'platform', id } as const;
    const origin = { address, userAgent };
    await audit.record(tx, { action, actorId: personId, companyId, subject, origin, details });
    return true;
  });
  registry.forget();
  return isDone;
}
