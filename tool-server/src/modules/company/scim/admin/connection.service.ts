import { randomUUID } from 'node:crypto';
import { asId, type CompanyId, type OutputOf, problem } from '@drawbridge/contracts';
import {
  type createScimSecret,
  type createScimTest,
  MOST_SCIM_SECRETS,
  SCIM_TEST_MINUTES,
  type ScimConnection,
  type ScimOffPreview,
  type switchScimOff,
} from '@drawbridge/contracts/company';
import type { AuditAction } from '@drawbridge/contracts/kernel';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Waker } from '../../../../platform/jobs/waker.ts';
import type { IdentityProof } from '../../../identity/identity-proof/index.ts';
import { lockCompany } from '../../../kernel/people/index.ts';
import { type ActDeps, type AdminCall, checkAdmin } from '../../users/index.ts';
import { SCIM_DEACTIVATION_JOB } from '../deactivation.jobs.ts';
import { makeScimSecret, toEnding, toHash } from '../scim-secret.ts';
import * as store from './connection.store.ts';
import * as deactivations from './deactivation.store.ts';
import { scimTestsOf } from './scim-admin.limits.ts';
import { countReasons, findStayReason } from './stay.rule.ts';

export interface ScimConnectionDeps extends ActDeps {
  identityProof: IdentityProof;
  waker: Waker;
  /** What is entered at the directory. */
  baseUrl: string;
}

const MINUTE_MS = 60_000;

const toSecret = (row: store.SecretRow): ScimConnection['secrets'][number] => ({
  id: asId<'provisioning secret'>(row.id),
  ending: row.ending,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

/** How the connection to a directory is switched on and off, and with which secrets. @see SVC-11 */
export function createScimConnection(deps: ScimConnectionDeps) {
  const { clock, audit, limits, identityProof, baseUrl, waker } = deps;
  const { db } = deps.database;

  async function read(admin: AdminCall): Promise<ScimConnection> {
    const { companyId } = admin;
    const [row, secrets, domains, figures, last, deactivation] = await Promise.all([
      store.findConnection(db, companyId),
      store.readSecrets(db, companyId),
      store.readProvenDomains(db, companyId),
      store.readFigures(db, companyId),
      store.findLastRequest(db, companyId),
      deactivations.readDeactivation(db, companyId),
    ]);
    return {
      is_on: store.isOn(row),
      switched_off_at: row?.switchedOffAt?.toISOString() ?? null,
      base_url: baseUrl,
      secrets: secrets.map(toSecret),
      proven_domains: domains,
      users: { active: figures.active, deactivated: figures.deactivated },
      groups: figures.groups,
      last_request: last ? { at: last.at.toISOString(), status: last.status } : null,
      waiting_claims: figures.claims,
      deactivation,
      wants_password: !identityProof.isRecent(admin),
      may_switch: admin.kinds.includes('owner'),
    };
  }

  function record(tx: Tx, admin: AdminCall, action: AuditAction, details: Record<string, string> = {}) {
    const { companyId, personId: actorId, origin } = admin;
    const subject = { kind: 'company', id: companyId } as const;
    return audit.record(tx, { action, actorId, companyId, subject, origin, details });
  }

  /** Runs a change of an owner, one at a time for a company: they may have lost the right while the call waited. */
  async function change<T>(
    admin: AdminCall,
    password: string | undefined,
    act: (tx: Tx, companyId: CompanyId) => Promise<T>,
  ): Promise<T> {
    await identityProof.check(admin, password, admin.origin);
    return db.transaction(async (tx) => {
      await lockCompany(tx, admin.companyId);
      if (!(await checkAdmin(tx, admin)).isOwner) throw problem('forbidden');
      return act(tx, admin.companyId);
    });
  }

  return {
    read,

    /** Throws `no_proven_domain`, `scim_deactivating`, `scim_secret_limit`, and as `IdentityProof.check`. */
    async createSecret(
      admin: AdminCall,
      password: string | undefined,
    ): Promise<OutputOf<typeof createScimSecret>> {
      const secret = makeScimSecret();
      await change(admin, password, async (tx, companyId) => {
        if ((await store.readProvenDomains(tx, companyId)).length === 0) throw problem('no_proven_domain');
        if ((await store.readSecrets(tx, companyId)).length >= MOST_SCIM_SECRETS)
          throw problem('scim_secret_limit');
        const now = clock.now();
        if (!store.isOn(await store.findConnection(tx, companyId))) {
          // The directory would create users whom the job then deactivates.
          const leaving = await deactivations.findDeactivation(tx, companyId);
          if (leaving && leaving.endedAt === null) throw problem('scim_deactivating');
          await deactivations.deleteDeactivation(tx, companyId);
          await store.switchOn(tx, companyId, now);
          await record(tx, admin, 'scim.on');
        }
        const ending = toEnding(secret);
        await store.insertSecret(tx, {
          id: randomUUID(),
          companyId,
          hash: toHash(secret),
          ending,
          createdAt: now,
        });
        await record(tx, admin, 'scim_secret.add', { ending });
      });
      return { connection: await read(admin), secret };
    },

    /** Throws as `IdentityProof.check`. */
    async deleteSecret(admin: AdminCall, secretId: string, password: string | undefined) {
      await change(admin, password, async (tx, companyId) => {
        const gone = await store.deleteSecret(tx, companyId, secretId);
        if (gone) await record(tx, admin, 'scim_secret.revoke', { ending: gone.ending });
      });
      return { connection: await read(admin) };
    },

    async previewOff(admin: AdminCall): Promise<ScimOffPreview> {
      const { companyId } = admin;
      const rows = await store.readProvisioned(db, companyId);
      const stayed = countReasons(rows.map((user) => findStayReason(user, admin.personId)));
      const staying = stayed.is_owner + stayed.is_emergency + stayed.is_self;
      return {
        users: rows.length,
        deactivated: rows.length - staying,
        stayed,
        groups: (await store.readFigures(db, companyId)).groups,
        secrets: (await store.readSecrets(db, companyId)).length,
      };
    },

    /**
     * The connection ends in this call; a job deactivates the users, in portions. Throws as `IdentityProof.check`.
     */
    async switchOff(
      admin: AdminCall,
      people: 'keep' | 'deactivate',
      password: string | undefined,
    ): Promise<OutputOf<typeof switchScimOff>> {
      await change(admin, password, async (tx, companyId) => {
        if (!store.isOn(await store.findConnection(tx, companyId))) return;
        const now = clock.now();
        await store.switchOff(tx, companyId, now);
        if (people === 'keep') return record(tx, admin, 'scim.off', { people });
        const { active: users } = await store.readFigures(tx, companyId);
        const { personId: startedById, origin } = admin;
        await deactivations.insertDeactivation(tx, {
          companyId,
          startedById,
          startedAt: now,
          users,
          ...origin,
        });
        await record(tx, admin, 'scim.off', { people, users: String(users) });
      });
      if (people === 'deactivate') waker.wake(SCIM_DEACTIVATION_JOB);
      return { connection: await read(admin) };
    },

    /** Throws `scim_off`, `too_many_tries`. */
    async createTest(admin: AdminCall): Promise<OutputOf<typeof createScimTest>> {
      const { companyId } = admin;
      await limits.check([scimTestsOf(companyId)]);
      const secret = makeScimSecret();
      await db.transaction(async (tx) => {
        await lockCompany(tx, companyId);
        await checkAdmin(tx, admin);
        if (!store.isOn(await store.findConnection(tx, companyId))) throw problem('scim_off');
        const now = clock.now();
        await store.deleteTestSecrets(tx, companyId);
        await store.insertSecret(tx, {
          id: randomUUID(),
          companyId,
          hash: toHash(secret),
          ending: toEnding(secret),
          createdAt: now,
          expiresAt: new Date(now.getTime() + SCIM_TEST_MINUTES * MINUTE_MS),
        });
        await record(tx, admin, 'scim.test');
      });
      return { base_url: baseUrl, secret };
    },
  };
}
