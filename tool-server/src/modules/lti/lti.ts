import type { PersonId } from '@drawbridge/contracts';
import type { Router } from 'express';
import type { Actor, LaunchActor } from '../../actor.ts';
import type { Config } from '../../config.ts';
import type { EventBus } from '../../events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Route } from '../../platform/http/api.ts';
import type { Pages } from '../../platform/http/pages.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Secret } from '../../platform/secret/secret.ts';
import type { KeyRing } from '../keys/index.ts';

export interface LtiDeps {
  database: Database;
  events: EventBus;
  clock: Clock;
  log: Log;
  secret: Secret;
  config: Config;
  keys: KeyRing;
  sendPage: Pages['send'];
  hasLab(id: string): boolean;
  hasCourse(id: string): boolean;
  /** Makes the score sender look for work at once. */
  wakeScores(): void;
}

export interface Lti {
  /** Login, launch, key set, and the pages a launch leads to. */
  router: Router;
  /** Calls of the integration base. */
  routes: Route<Actor>[];
  jobs: Job[];
  /** The launched person behind a launch token; throws `not_signed_in`. */
  authenticate(token: string): Promise<LaunchActor>;
  isLaunchToken(token: string): boolean;
  /** The learners of the course a session was launched from, for its instructor. */
  learnersOf(sessionId: string): Promise<PersonId[]>;
  /** Who besides our own pages may have the lab preview inside theirs, by the platform that its address names. @see LTI-22 */
  findPreviewFramers(ref: unknown): Promise<readonly string[]>;
  close(): Promise<void>;
}
