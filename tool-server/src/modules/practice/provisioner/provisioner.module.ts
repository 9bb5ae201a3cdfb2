import type { ServerModule } from '../../../module.ts';
import { createLabSessionJob } from './provisioner.jobs.ts';
import { toProvisionerRoutes } from './provisioner.routes.ts';
import { createProvisionerService, type ProvisionerDeps } from './provisioner.service.ts';

export function createProvisioner(deps: ProvisionerDeps): ServerModule {
  const service = createProvisionerService(deps);
  return { routes: toProvisionerRoutes(service), jobs: [createLabSessionJob(service)] };
}
