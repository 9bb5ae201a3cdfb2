import type { ServerModule } from '../../../module.ts';
import { toUserRoutes } from './users.routes.ts';
import { createUserService, type UserDeps } from './users.service.ts';

/** The users of a company, for its administrators and managers. */
export function createUsers({
  config,
  ...deps
}: Omit<UserDeps, 'publicUrl' | 'productName'> & {
  config: { publicUrl: string; productName: string };
}): ServerModule {
  const { publicUrl, productName } = config;
  return { routes: toUserRoutes(createUserService({ ...deps, publicUrl, productName })) };
}
