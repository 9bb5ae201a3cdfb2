import { asId } from '@drawbridge/contracts';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { identityProvider, type MetadataChange } from '../sso.table.ts';
import { toFingerprint } from './certificates.ts';
import type { FetchMetadata } from './fetch-metadata.ts';
import { MetadataFault, type SamlMetadata } from './read-metadata.ts';
import type { LiveRow } from './setup.store.ts';

const EVERY_MS = 900_000;
const DAY_MS = 86_400_000;
const MOST_AT_ONCE = 50;

/** What a reading changes; undefined where all is as it was. Certificates are compared, not their order. */
function toChange(row: LiveRow, read: SamlMetadata, at: Date): MetadataChange | undefined {
  const before = row.certificates.map(toFingerprint);
  const after = read.certificates.map(toFingerprint);
  const added = after.filter((fingerprint) => !before.includes(fingerprint));
  const removed = before.filter((fingerprint) => !after.includes(fingerprint));
  const hasMoved = row.entryPoint !== read.entryPoint;
  if (added.length === 0 && removed.length === 0 && !hasMoved) return undefined;
  const entryPoint = hasMoved ? { before: row.entryPoint ?? '', after: read.entryPoint } : undefined;
  return { at: at.toISOString(), added, removed, entryPoint };
}

/**
 * Reads the metadata of SAML providers once a day, so that a new certificate is known before the provider signs with it.
 * Another entity id is another provider, and needs a new test by an administrator.
 */
export function createMetadataReading(deps: {
  database: Database;
  clock: Clock;
  log: Log;
  audit: Audit;
  fetchMetadata: FetchMetadata;
}): Job {
  const { clock, log, audit, fetchMetadata } = deps;
  const { db } = deps.database;
  let isStopped = false;

  /** Takes one that was not read for a day, so that no other process reads it. */
  async function takeDue(): Promise<LiveRow | undefined> {
    const now = clock.now();
    const due = db
      .select({ id: identityProvider.id })
      .from(identityProvider)
      .where(
        and(
          eq(identityProvider.kind, 'saml'),
          isNotNull(identityProvider.metadataUrl),
          isNull(identityProvider.offSince),
          or(
            isNull(identityProvider.metadataReadAt),
            lt(identityProvider.metadataReadAt, new Date(now.getTime() - DAY_MS)),
          ),
        ),
      )
      .orderBy(sql`${identityProvider.metadataReadAt} nulls first`)
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await db
      .update(identityProvider)
      .set({ metadataReadAt: now })
      .where(sql`${identityProvider.id} in (${due})`)
      .returning();
    return row;
  }

  /** The metadata, or why it cannot be used. */
  async function load(row: LiveRow): Promise<SamlMetadata | string> {
    try {
      const read = await fetchMetadata(row.metadataUrl ?? '');
      return read.entityId === row.issuer ? read : `The metadata has another entity id: ${read.entityId}`;
    } catch (error) {
      if (error instanceof MetadataFault) return error.message;
      throw error;
    }
  }

  async function readOne(row: LiveRow): Promise<void> {
    const read = await load(row);
    const isSame = and(
      eq(identityProvider.id, row.id),
      eq(identityProvider.metadataUrl, row.metadataUrl ?? ''),
      isNull(identityProvider.offSince),
    );
    if (typeof read === 'string') {
      log.warn({ event: 'sso.metadata_fault', provider: row.id, fault: read }, 'metadata cannot be used');
      await db.update(identityProvider).set({ metadataFault: read }).where(isSame);
      return;
    }
    const change = toChange(row, read, clock.now());
    await db.transaction(async (tx) => {
      const changed = await tx
        .update(identityProvider)
        .set({
          metadataFault: null,
          ...(change && {
            certificates: read.certificates,
            entryPoint: read.entryPoint,
            metadataChange: change,
          }),
        })
        .where(isSame)
        .returning({ id: identityProvider.id });
      if (!change || changed.length === 0) return;
      await audit.record(tx, {
        action: 'identity_provider.metadata',
        companyId: asId(row.companyId),
        subject: { kind: 'company', id: row.companyId },
        origin: { address: '', userAgent: '' },
        details: {
          by: 'daily reading',
          certificates_added: change.added.join(', '),
          certificates_removed: change.removed.join(', '),
          ...(change.entryPoint && {
            address_before: change.entryPoint.before,
            address_after: change.entryPoint.after,
          }),
        },
      });
    });
  }

  return {
    name: 'sso-metadata',
    everyMs: EVERY_MS,
    stop() {
      isStopped = true;
    },
    async run() {
      isStopped = false;
      for (let done = 0; done < MOST_AT_ONCE; done += 1) {
        const row = isStopped ? undefined : await takeDue();
        if (!row) return done;
        await readOne(row);
      }
      return MOST_AT_ONCE;
    },
  };
}
