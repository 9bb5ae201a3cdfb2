export { toProvisionerRoutes } from './provisioner.routes.ts';
export { createProvisionerService } from './provisioner.service.ts';
