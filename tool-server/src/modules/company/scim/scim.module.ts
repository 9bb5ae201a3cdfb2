import type { ServerModule } from '../../../module.ts';
import { createGroupOperations } from './groups/groups.service.ts';
import { SCIM_PATH } from './http/scim-call.ts';
import { createScimRouter } from './http/scim-router.ts';
import { createScimSweep } from './scim.jobs.ts';
import type { ScimDeps } from './scim-deps.ts';
import { forgetOutside } from './users/scim-users.store.ts';
import { createUserOperations } from './users/users.service.ts';

/** The directory of a company provisions its users and teams by SCIM 2.0. @see SVC-11 */
export function createScim({
  config,
  ...deps
}: Omit<ScimDeps, 'publicUrl' | 'productName'> & {
  config: { publicUrl: string; productName: string };
}): ServerModule {
  const scimDeps = { ...deps, publicUrl: config.publicUrl, productName: config.productName };
  const base = config.publicUrl.replace(/\/+$/, '') + SCIM_PATH;
  deps.events.on('company.changed', 'record', (tx, { personId, companyId }) =>
    forgetOutside(tx, personId, companyId),
  );
  return {
    routes: [],
    router: createScimRouter(scimDeps, {
      base,
      users: createUserOperations(scimDeps, base),
      groups: createGroupOperations(scimDeps, base),
    }),
    jobs: [createScimSweep(deps)],
  };
}
