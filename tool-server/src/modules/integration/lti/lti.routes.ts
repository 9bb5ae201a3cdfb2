import type { Actor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Route } from '../../../platform/http/api.ts';
import type { Send } from '../../../platform/http/send.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Config } from '../../../settings/config.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { KeyRing } from '../../kernel/keys/index.ts';
import type { FindContent } from './deep-linking/content-items.ts';
import { toDeepLinkingRoutes } from './deep-linking/deep-linking.routes.ts';
import type { ReturnFormSigner } from './deep-linking/return-form.ts';
import { toActivityRoutes } from './platforms/activity.routes.ts';
import type { PlatformRegistry } from './platforms/platform-registry.ts';
import { toPlatformRoutes } from './platforms/platforms.routes.ts';
import type { Reservations } from './registration/reservations.ts';
import { toScoreRoutes } from './scores/scores.routes.ts';
import { toLaunchRoutes } from './session/session.routes.ts';
import type { LaunchSessions } from './session/session.service.ts';

interface RoutesDeps {
  database: Database;
  clock: Clock;
  log: Log;
  secret: Secret;
  config: Config;
  keys: KeyRing;
  audit: Audit;
  limits: Pick<Limits, 'check' | 'checkIn'>;
  send: Send;
  registry: PlatformRegistry;
  sessions: LaunchSessions;
  returnForms: ReturnFormSigner;
  reservations: Reservations;
  findContent: FindContent;
  findTitle(item: Parameters<FindContent>[0]): string | undefined;
  wakeScores(): void;
}

/** The calls of launched people and of administrators. */
export function toLtiRoutes(deps: RoutesDeps): Route<Actor>[] {
  const { database, clock, log, secret, config, keys, audit, limits, send, registry } = deps;
  const { sessions, returnForms, reservations, findContent, findTitle, wakeScores } = deps;
  const { db } = database;
  const { publicUrl } = config;
  const demandHttps = config.mode === 'production';
  return [
    ...toLaunchRoutes({ sessions, database }),
    ...toDeepLinkingRoutes({ database, secret, keys, clock, log, publicUrl, returnForms, findContent }),
    ...toScoreRoutes({ db, audit, clock, log, findTitle, wakeScores }),
    ...toPlatformRoutes({ db, registry, audit, clock, log, limits, reservations, publicUrl, demandHttps }),
    ...toActivityRoutes({ db, send, keys, limits, clock, log, publicUrl, demandHttps }),
  ];
}
