import type { ServerModule } from '../../../module.ts';
import type { Waker } from '../../../platform/jobs/waker.ts';
import type { Log } from '../../../platform/log/log.ts';
import { createUserImportJob } from './import/user-import.jobs.ts';
import { toUserImportRoutes } from './import/user-import.routes.ts';
import { createUserImportService } from './import/user-import.service.ts';
import { createCompanyInvitationSweep } from './join/company-invitations.jobs.ts';
import { createCompanyInvitations } from './join/company-invitations.module.ts';
import { toUserRoutes } from './users.routes.ts';
import { createUserService, type UserDeps } from './users.service.ts';
import { createUserViews } from './views/user-views.module.ts';

/** The users of a company, for its administrators and managers. */
export function createUsers({
  config,
  waker,
  log,
  ...deps
}: Omit<UserDeps, 'publicUrl' | 'productName'> & {
  config: { publicUrl: string; productName: string };
  waker: Waker;
  log: Log;
}): ServerModule {
  const { publicUrl, productName } = config;
  const userDeps = { ...deps, publicUrl, productName };
  return {
    routes: [
      ...toUserRoutes(createUserService(userDeps)),
      ...createCompanyInvitations(deps),
      ...createUserViews(deps),
      ...toUserImportRoutes(createUserImportService({ ...deps, waker })),
    ],
    jobs: [createUserImportJob({ ...userDeps, log }), createCompanyInvitationSweep(deps)],
  };
}
