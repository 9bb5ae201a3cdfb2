import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import type { Log } from '../../../platform/log/log.ts';
import { createLogoService, type LogoDeps } from './logo.service.ts';
import { followNewPeople } from './new-people.ts';
import { createLogoRouter, toOrganizationRoutes } from './organization.routes.ts';
import { createOrganizationService, type OrganizationDeps } from './organization.service.ts';
import { createRetentionJob } from './retention.jobs.ts';

export function createOrganization(
  deps: OrganizationDeps & LogoDeps & { events: EventBus; log: Log },
): ServerModule {
  const logos = createLogoService(deps);
  followNewPeople(deps.events);
  return {
    routes: toOrganizationRoutes(createOrganizationService(deps), logos),
    router: createLogoRouter(logos),
    jobs: [createRetentionJob(deps)],
  };
}
