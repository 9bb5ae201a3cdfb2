import { type CompanyId, type Endpoint, type InputOf, problem } from '@drawbridge/contracts';
import {
  type GroupMappings,
  getGroupMappings,
  ORGANIZATION_TEXTS,
  setGroupMappings,
} from '@drawbridge/contracts/company';
import type { PortalActor } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Call, type Origin, type Route, serve } from '../../../platform/http/api.ts';
import type { IdentityProof } from '../../identity/identity-proof/index.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { lockCompany } from '../../kernel/people/index.ts';
import { readOpenTeams } from '../teams/index.ts';
import { followGroups } from './apply-groups.ts';
import { findChangedAdministrators, type Mapping } from './group-mappings.rule.ts';
import * as store from './group-mappings.store.ts';

type PortalCall<E extends Endpoint> = Call<E, PortalActor>;

const toCompanyId = ({ companyId }: PortalActor): CompanyId => {
  if (!companyId) throw problem('forbidden');
  return companyId;
};

/** Throws `bad_input` where somebody who is no owner changes who administers. @see COMP-11 */
function checkAdministrators(
  { kinds }: PortalActor,
  before: readonly Mapping[],
  after: readonly Mapping[],
): void {
  const changed = kinds.includes('owner') ? -1 : findChangedAdministrators(before, after);
  if (changed < 0) return;
  const field = changed < after.length ? `items.${changed}.role` : 'items';
  throw problem('bad_input', { errors: { [field]: ORGANIZATION_TEXTS.administrators } });
}

/** Which teams and roles the groups of the identity provider stand for. */
export function createGroupMappings(deps: {
  database: Database;
  events: EventBus;
  audit: Audit;
  identityProof: IdentityProof;
}): ServerModule {
  const { audit, identityProof } = deps;
  const { db } = deps.database;
  followGroups(deps);

  async function read(actor: PortalActor): Promise<GroupMappings> {
    const companyId = toCompanyId(actor);
    const rows = await store.readMappings(db, companyId);
    return {
      items: rows.map(({ teamId, ...row }) => ({ ...row, team_id: teamId })),
      teams: await readOpenTeams(db, companyId),
      wants_password: !identityProof.isRecent(actor),
    };
  }

  async function write(actor: PortalActor, input: InputOf<typeof setGroupMappings>, origin: Origin) {
    const companyId = toCompanyId(actor);
    await identityProof.check(actor, input.password, origin);
    await db.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      const teams = new Set((await readOpenTeams(tx, companyId)).map(({ id }) => id));
      const wrong = input.items.findIndex(({ team_id, role }) =>
        team_id === null ? role === 'manager' : !teams.has(team_id),
      );
      if (wrong >= 0)
        throw problem('bad_input', { errors: { [`items.${wrong}.team_id`]: ORGANIZATION_TEXTS.team } });
      const before = await store.readMappings(tx, companyId);
      const after = input.items.map(({ team_id: teamId, ...item }) => ({ ...item, teamId }));
      checkAdministrators(actor, before, after);
      await store.replaceMappings(tx, companyId, after);
      const toText = (items: readonly { group: string; role: string }[]) =>
        items.map(({ group, role }) => `${group}: ${role}`).join(', ');
      await audit.record(tx, {
        action: 'group_mapping.set',
        actorId: actor.personId,
        companyId,
        subject: { kind: 'company', id: companyId },
        origin,
        details: { before: toText(before), after: toText(input.items) },
      });
    });
    return read(actor);
  }

  const routes: Route<PortalActor>[] = [
    serve(getGroupMappings, ({ actor }: PortalCall<typeof getGroupMappings>) => read(actor)),
    serve(setGroupMappings, ({ actor, input, ...origin }: PortalCall<typeof setGroupMappings>) =>
      write(actor, input, origin),
    ),
  ];
  return { routes };
}
