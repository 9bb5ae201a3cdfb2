import type { ServerModule } from '../../../module.ts';
import type { Config } from '../../../settings/config.ts';
import { endLinks } from './links.store.ts';
import { createSessionSweep } from './session.jobs.ts';
import { toSessionRoutes } from './session.routes.ts';
import { createSessionService, type SessionDeps, type SessionService } from './session.service.ts';

export interface SessionModule extends ServerModule {
  service: SessionService;
}

export function createSession(
  deps: Omit<SessionDeps, 'publicUrl' | 'productName'> & { config: Config },
): SessionModule {
  const { publicUrl, productName } = deps.config;
  const service = createSessionService({ ...deps, publicUrl, productName });
  deps.events.on('address.changed', 'record', async (tx, { from, to, at }) => {
    for (const email of [from, to]) await endLinks(tx, email, at);
  });
  return { service, routes: toSessionRoutes(service, deps.identityProof), jobs: [createSessionSweep(deps)] };
}
