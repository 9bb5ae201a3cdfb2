import type { ServerModule } from '../../../module.ts';
import { createGuestSweep } from './guest.jobs.ts';
import { toGuestRoutes } from './guest.routes.ts';
import { createGuestService, type GuestDeps, type GuestService } from './guest.service.ts';

export interface GuestModule extends ServerModule, Pick<GuestService, 'authenticate' | 'isGuestToken'> {}

export function createGuest(deps: GuestDeps): GuestModule {
  const service = createGuestService(deps);
  const { authenticate, isGuestToken } = service;
  return { routes: toGuestRoutes(service), jobs: [createGuestSweep(deps)], authenticate, isGuestToken };
}
