import type { ServerModule } from '../../../module.ts';
import type { ScimConnectionDeps } from './admin/connection.service.ts';
import { toScimAdminRoutes } from './admin/scim-admin.routes.ts';
import { createScimDeactivationJob } from './deactivation.jobs.ts';
import { createGroupOperations } from './groups/groups.service.ts';
import { createScimRouter } from './http/scim-router.ts';
import { createScimSweep } from './scim.jobs.ts';
import type { ScimDeps } from './scim-deps.ts';
import { forgetOutside } from './users/scim-users.store.ts';
import { createUserOperations } from './users/users.service.ts';

/** The directory of a company provisions its users and teams by SCIM 2.0. @see SVC-11 */
export function createScim({
  config,
  identityProof,
  waker,
  ...deps
}: Omit<ScimDeps & ScimConnectionDeps, 'publicUrl' | 'productName' | 'baseUrl'> & {
  config: { publicUrl: string; productName: string; bases: { scim: string } };
}): ServerModule {
  const scimDeps = { ...deps, publicUrl: config.publicUrl, productName: config.productName };
  const base = `${config.bases.scim}/v2`;
  deps.events.on('company.changed', 'record', (tx, { personId, companyId }) =>
    forgetOutside(tx, personId, companyId),
  );
  return {
    routes: toScimAdminRoutes({ ...scimDeps, identityProof, waker, baseUrl: base }),
    router: createScimRouter(scimDeps, {
      base,
      users: createUserOperations(scimDeps, base),
      groups: createGroupOperations(scimDeps, base),
    }),
    jobs: [createScimSweep(deps), createScimDeactivationJob(deps)],
  };
}
