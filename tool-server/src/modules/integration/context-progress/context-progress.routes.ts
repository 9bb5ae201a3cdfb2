import { problem } from '@drawbridge/contracts';
import {
  exportContextProgress,
  getContextProgress,
  listContextLearners,
  refreshRoster,
} from '@drawbridge/contracts/integration';
import type { Actor, LaunchActor } from '../../../actor.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { ContextProgressService } from './context-progress.service.ts';

function toLaunch(actor: Actor): LaunchActor {
  if (actor.kind !== 'launch') throw problem('forbidden');
  return actor;
}

export function toContextProgressRoutes(service: ContextProgressService): Route<Actor>[] {
  return [
    serve(getContextProgress, ({ actor }: { actor: Actor }) => service.overview(toLaunch(actor))),
    serve(listContextLearners, ({ input, actor }) => service.learners(toLaunch(actor), input)),
    serve(exportContextProgress, ({ input, actor, address, userAgent }) =>
      service.export(toLaunch(actor), input, { address, userAgent }),
    ),
    serve(refreshRoster, ({ actor }: { actor: Actor }) => service.refreshRoster(toLaunch(actor))),
  ] as Route<Actor>[];
}
