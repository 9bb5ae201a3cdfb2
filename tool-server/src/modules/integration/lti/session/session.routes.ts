import { problem } from '@drawbridge/contracts';
import { closeLaunch, getScoreDelivery, openLaunch } from '@drawbridge/contracts/integration';
import type { Actor } from '../../../../actor.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { type Route, serve } from '../../../../platform/http/api.ts';
import { findDelivery } from '../scores/delivery.store.ts';
import type { LaunchSessions } from './session.service.ts';

function toSessionId(actor: Actor): string {
  if (actor.kind !== 'launch') throw problem('not_signed_in');
  return actor.sessionId;
}

export function toLaunchRoutes(deps: { sessions: LaunchSessions; database: Database }): Route<Actor>[] {
  const { sessions, database } = deps;
  return [
    serve(openLaunch, ({ input }) => sessions.open(input.ltik, input.key)),
    serve(getScoreDelivery, async ({ actor }: { actor: Actor }) => {
      const score = await findDelivery(database, toSessionId(actor));
      return score ? { score } : {};
    }),
    serve(closeLaunch, async ({ actor }: { actor: Actor }) => {
      await sessions.close(toSessionId(actor));
      return {};
    }),
  ] as Route<Actor>[];
}
