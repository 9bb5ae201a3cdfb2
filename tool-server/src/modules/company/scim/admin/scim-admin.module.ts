import type { ServerModule } from '../../../../module.ts';
import type { ScimConnectionDeps } from './connection.service.ts';
import { toScimAdminRoutes } from './scim-admin.routes.ts';

/** The administrator's side of provisioning by SCIM. @see SVC-11 */
export function createScimAdmin({
  config,
  ...deps
}: Omit<ScimConnectionDeps, 'publicUrl' | 'productName' | 'baseUrl'> & {
  config: { publicUrl: string; productName: string; bases: { scim: string } };
}): ServerModule {
  const { publicUrl, productName, bases } = config;
  return { routes: toScimAdminRoutes({ ...deps, publicUrl, productName, baseUrl: `${bases.scim}/v2` }) };
}
