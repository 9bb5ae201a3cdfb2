import type { ServerModule } from '../../../module.ts';
import type { Config } from '../../../settings/config.ts';
import { toPasswordRoutes } from './password.routes.ts';
import { createPasswordService, type PasswordDeps } from './password.service.ts';

export function createPasswords(
  deps: Omit<PasswordDeps, 'publicUrl' | 'productName'> & { config: Config },
): ServerModule {
  const { publicUrl, productName } = deps.config;
  return { routes: toPasswordRoutes(createPasswordService({ ...deps, publicUrl, productName })) };
}
