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
import { type Route, serve } from '../../../platform/http/api.ts';
import { toTeamScope } from '../teams/index.ts';
import { toAdminCall } from './admin-call.ts';
import type { UserService } from './users.service.ts';

export function toUserRoutes(service: UserService): Route<Actor>[] {
  return [
    // `all` changes nothing; as a filter it would have everybody counted a second time.
    serve(listCompanyUsers, async ({ input: { all: _all, ...input }, actor }) => {
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
