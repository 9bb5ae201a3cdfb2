import type { ServerModule } from '../../../module.ts';
import type { Config } from '../../../settings/config.ts';
import { endCodes } from './mail-codes.ts';
import { createMailCodeSweep } from './signup.jobs.ts';
import { toSignupRoutes } from './signup.routes.ts';
import { createSignupService, type SignupDeps } from './signup.service.ts';

export function createSignup(
  deps: Omit<SignupDeps, 'publicUrl' | 'productName'> & { config: Config },
): ServerModule {
  const { publicUrl, productName } = deps.config;
  const service = createSignupService({ ...deps, publicUrl, productName });
  deps.events.on('address.changed', 'record', (tx, { from, to, at }) => endCodes(tx, [from, to], at));
  return { routes: toSignupRoutes(service), jobs: [createMailCodeSweep(deps)] };
}
