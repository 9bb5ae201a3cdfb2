import { type CompanyId, type InputOf, type OutputOf, problem } from '@drawbridge/contracts';
import {
  type CompanyAbout,
  type getUserDefaults,
  ORGANIZATION_TEXTS,
  type Organization,
  type setOrganization,
  type setRetention,
  type setUserDefaults,
} from '@drawbridge/contracts/company';
import type { PortalActor } from '../../../actor.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { findSimilar, lockCompanyNames } from '../companies/index.ts';
import { readOpenTeams } from '../teams/index.ts';
import * as store from './organization.store.ts';

export const toCompanyId = ({ companyId }: PortalActor): CompanyId => {
  if (!companyId) throw problem('forbidden');
  return companyId;
};

const toAbout = (row: store.CompanyRow): CompanyAbout => ({
  name: row.name,
  logo: row.logo,
  about: row.about,
  support_email: row.supportEmail,
  support_url: row.supportUrl,
});

/** Names and values, before and after, of what a change really changes. */
function toChanges(before: store.CompanyRow, change: store.CompanyChange) {
  const fields = (Object.keys(change) as (keyof store.CompanyChange)[]).filter(
    (field) => change[field] !== undefined && change[field] !== before[field],
  );
  return {
    change: Object.fromEntries(fields.map((field) => [field, change[field]])) as store.CompanyChange,
    details: Object.fromEntries(
      fields.flatMap((field) => [
        [`${field}_before`, String(before[field] ?? '')],
        [`${field}_after`, String(change[field] ?? '')],
      ]),
    ),
  };
}

export interface OrganizationDeps {
  database: Database;
  audit: Audit;
  /** Days after which entries of the audit trail of every company are deleted. */
  auditKeptDays: number;
}

/** The settings of a company, as its administrators change them. @see COMP-8, COMP-9, COMP-38, COMP-39 */
export function createOrganizationService({ database: { db }, audit, auditKeptDays }: OrganizationDeps) {
  const toOrganization = (row: store.CompanyRow): Organization => ({
    ...toAbout(row),
    time_zone: row.timeZone,
    retention: {
      work_days: row.keepsWorkDays,
      activity_days: row.keepsActivityDays,
      audit_days: row.keepsAuditDays,
    },
    audit_most_days: auditKeptDays,
  });

  async function read(actor: PortalActor): Promise<store.CompanyRow> {
    const row = await store.readCompany(db, toCompanyId(actor));
    if (!row) throw problem('forbidden');
    return row;
  }

  async function checkName(tx: Tx, companyId: CompanyId, name: string): Promise<void> {
    await lockCompanyNames(tx);
    const similar = await findSimilar(tx, name);
    if (similar.some(({ id }) => id !== companyId))
      throw problem('bad_input', { errors: { name: ORGANIZATION_TEXTS.taken } });
  }

  /** Writes what differs, with an entry of it; a second call with the same values writes nothing. */
  function write(
    actor: PortalActor,
    action: 'company.change' | 'company.retention',
    wanted: store.CompanyChange,
    origin: Origin,
  ): Promise<Organization> {
    const companyId = toCompanyId(actor);
    return db.transaction(async (tx) => {
      if (wanted.name !== undefined) await checkName(tx, companyId, wanted.name);
      const before = await store.lockCompany(tx, companyId);
      if (!before) throw problem('forbidden');
      const { change, details } = toChanges(before, wanted);
      if (Object.keys(change).length === 0) return toOrganization(before);
      await store.changeCompany(tx, companyId, change);
      await audit.record(tx, {
        action,
        actorId: actor.personId,
        companyId,
        subject: { kind: 'company', id: companyId },
        origin,
        details,
      });
      return toOrganization({ ...before, ...change });
    });
  }

  async function readDefaults(companyId: CompanyId): Promise<OutputOf<typeof getUserDefaults>> {
    const { weeklyDigestEmail, defaultTeamId } = await store.readDefaults(db, companyId);
    return {
      weekly_digest_email: weeklyDigestEmail,
      default_team_id: defaultTeamId,
      teams: await readOpenTeams(db, companyId),
    };
  }

  return {
    about: async (actor: PortalActor) => toAbout(await read(actor)),
    get: async (actor: PortalActor) => toOrganization(await read(actor)),
    defaults: (actor: PortalActor) => readDefaults(toCompanyId(actor)),

    change: (actor: PortalActor, input: InputOf<typeof setOrganization>, origin: Origin) => {
      const { name, about, support_email: supportEmail, support_url: supportUrl } = input;
      const wanted = { name, about, supportEmail, supportUrl, timeZone: input.time_zone };
      return write(actor, 'company.change', wanted, origin);
    },

    retain: (actor: PortalActor, input: InputOf<typeof setRetention>, origin: Origin) =>
      write(
        actor,
        'company.retention',
        {
          keepsWorkDays: input.work_days,
          keepsActivityDays: input.activity_days,
          keepsAuditDays: input.audit_days,
        },
        origin,
      ),

    async changeDefaults(actor: PortalActor, input: InputOf<typeof setUserDefaults>, origin: Origin) {
      const companyId = toCompanyId(actor);
      await db.transaction(async (tx) => {
        const teams = await readOpenTeams(tx, companyId);
        const toName = (id: string | null) => teams.find((team) => team.id === id)?.name ?? '';
        const wanted = {
          weeklyDigestEmail: input.weekly_digest_email,
          defaultTeamId: input.default_team_id,
        };
        if (wanted.defaultTeamId !== null && !teams.some(({ id }) => id === wanted.defaultTeamId))
          throw problem('bad_input', { errors: { default_team_id: ORGANIZATION_TEXTS.team } });
        const before = await store.readDefaults(tx, companyId);
        await store.writeDefaults(tx, companyId, wanted);
        await audit.record(tx, {
          action: 'user_defaults.set',
          actorId: actor.personId,
          companyId,
          subject: { kind: 'company', id: companyId },
          origin,
          details: {
            weekly_digest_before: String(before.weeklyDigestEmail),
            weekly_digest_after: String(wanted.weeklyDigestEmail),
            team_before: toName(before.defaultTeamId),
            team_after: toName(wanted.defaultTeamId),
          },
        });
      });
      return readDefaults(companyId);
    },
  };
}

export type OrganizationService = ReturnType<typeof createOrganizationService>;
