import { problem } from '@drawbridge/contracts';
import {
  actOnCompanyUsers,
  editCompanyUser,
  exportCompanyUsers,
  getCompanyUser,
  inviteCompanyUsers,
  listCompanyAdmins,
  listCompanyUsers,
  listDepartments,
  searchCompanyUsers,
  setUserRole,
} from '@drawbridge/contracts/company';
import type { Actor } from '../../../actor.ts';
import { type Origin, type Route, serve } from '../../../platform/http/api.ts';
import { toTeamScope } from '../teams/index.ts';
import type { AdminCall, UserService } from './users.service.ts';

/** Throws `forbidden` for everybody who does not administer a company. */
function toAdminCall(actor: Actor, { address, userAgent }: Origin): AdminCall {
  if (actor.kind !== 'portal' || !actor.isAdmin || !actor.companyId) throw problem('forbidden');
  return { ...actor, companyId: actor.companyId, origin: { address, userAgent } };
}

export function toUserRoutes(service: UserService): Route<Actor>[] {
  return [
    serve(listCompanyUsers, async ({ input, actor }) => {
      const { users: Items, ...page } = await service.list(toTeamScope(actor), input);
      return { list: { Items }, ...page };
    }),
    serve(searchCompanyUsers, async ({ input, actor }) => {
      const { users: data, ...page } = await service.list(toTeamScope(actor), input);
      return { found: { data }, ...page };
    }),
    serve(exportCompanyUsers, ({ input, actor, address, userAgent }) =>
      service.export(toTeamScope(actor), input, { address, userAgent }),
    ),
    serve(inviteCompanyUsers, ({ input, actor, ...origin }) =>
      service.invite(toAdminCall(actor, origin), input),
    ),
    serve(editCompanyUser, ({ input, actor, ...origin }) => service.edit(toAdminCall(actor, origin), input)),
    serve(actOnCompanyUsers, ({ input: { act, user_ids: ids }, actor, ...origin }) =>
      service.act(toAdminCall(actor, origin), { act, ids }),
    ),
    serve(setUserRole, ({ input, actor, ...origin }) => service.setRole(toAdminCall(actor, origin), input)),
    serve(listCompanyAdmins, ({ actor, ...origin }) => service.listAdmins(toAdminCall(actor, origin))),
    serve(getCompanyUser, ({ input: { email }, actor }) => service.get(toTeamScope(actor), email)),
    serve(listDepartments, async ({ actor }) => ({
      items: await service.listDepartments(toTeamScope(actor)),
    })),
  ] as Route<Actor>[];
}
