import type { Catalogue } from '@drawbridge/content';
import type { PersonId } from '@drawbridge/contracts';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { LaunchActor } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../platform/db/database.ts';
import type { Pages } from '../../../platform/http/pages.ts';
import { createOutgoing, type OutgoingLimit } from '../../../platform/http/send.ts';
import type { Waker } from '../../../platform/jobs/waker.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Config } from '../../../settings/config.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { KeyRing } from '../../kernel/keys/index.ts';
import type { FindContent } from './deep-linking/content-items.ts';
import { createReturnFormSigner } from './deep-linking/return-form.ts';
import { createFindContent, toCoursesByLab, toLaunchCatalogue } from './known-content.ts';
import { createLaunchRouter } from './launch-router.ts';
import { createLearnersOf, type LearnersOf } from './launched-learners.ts';
import { createLtiJobs } from './lti.jobs.ts';
import { toLtiRoutes } from './lti.routes.ts';
import { Refusal } from './pages/refusals.ts';
import { createFindFramers } from './platforms/find-framers.ts';
import { createPlatformRefs } from './platforms/platform-ref.ts';
import { createPlatformRegistry } from './platforms/platform-registry.ts';
import { createRegistration } from './registration/index.ts';
import { type ContextDirectory, createContextDirectory } from './roster/context-directory.ts';
import { createAccessTokens } from './scores/access-tokens.ts';
import type { LinkedLearner } from './scores/credited.ts';
import { type Reached, recordReached } from './scores/reached.ts';
import { listenForResults } from './scores/results.ts';
import { createFreshLaunches } from './session/fresh-launches.ts';
import { createIsExchangeable } from './session/is-exchangeable.ts';
import { createLtikSigner } from './session/ltik-signer.ts';
import { createLaunchSessions } from './session/session.service.ts';
import {
  endSessionsOfAccounts,
  findLaunched,
  type LaunchedPerson,
  readLinkedNames,
} from './session/session.store.ts';

export interface LtiDeps {
  database: Database;
  events: EventBus;
  clock: Clock;
  log: Log;
  secret: Secret;
  config: Config;
  keys: KeyRing;
  sendPage: Pages['send'];
  labs: readonly LoadedLab[];
  catalogue: Catalogue;
  waker: Waker;
  audit: Audit;
  limits: Pick<Limits, 'check' | 'checkIn'>;
  outgoingLimit?: OutgoingLimit;
}

export interface LtiModule extends ServerModule {
  /** The launched person behind a launch token; throws `not_signed_in`. */
  authenticate(token: string): Promise<LaunchActor>;
  isLaunchToken(token: string): boolean;
  /** For the instructor of a launch: the learners of its course, if the lab is part of it, and how they are named there. */
  learnersOf: LearnersOf;
  /** The names that platforms give to the learners who are linked with an account. */
  namesOf(accountId: PersonId): Promise<{ firstName: string; lastName: string }[]>;
  /** Who was launched, whether or not they are linked with an account. */
  findLaunched(db: DbOrTx, sessionId: string): Promise<LaunchedPerson | undefined>;
  /** What an account reached before it was linked, for the gradebooks of the learner, as far as nobody was credited. */
  recordReached(tx: Tx, linked: LinkedLearner, reached: Reached): Promise<void>;
  /** The courses that launches come from. */
  contexts: ContextDirectory;
  /** Who may frame the lab preview in addition to our own pages, by the platform that its address names. @see LTI-22 */
  findPreviewFramers(ref: unknown): Promise<readonly string[]>;
}

/** The LTI 1.3 tool: our launch core, ltijs behind it, registrations, sessions and scores. @see LTI-1 */
export function createLti(deps: LtiDeps): LtiModule {
  const { database, events, clock, log, secret, config, keys, waker, audit, limits, sendPage } = deps;
  const { db } = database;
  const isProduction = config.mode === 'production';

  const outgoing = createOutgoing({
    allowInner: !isProduction,
    ports: config.outgoingPorts,
    privateHosts: config.ltiPrivateHosts,
    userAgent: 'Drawbridge LTI tool',
    ...(deps.outgoingLimit ? { limit: deps.outgoingLimit } : {}),
  });
  const { send } = outgoing;
  const registry = createPlatformRegistry({ db, clock });
  const registration = createRegistration({ ...deps, db, send, onRegistered: registry.forget });

  const ltiks = createLtikSigner(secret);
  const fresh = createFreshLaunches(clock);
  const refs = createPlatformRefs(secret);
  const sessions = createLaunchSessions({ database, ltiks, refs, fresh, secret, clock, log });
  const isExchangeable = createIsExchangeable({ database, fresh, clock });
  const findFramers = createFindFramers({ registry, ltiks, refs, clock });
  const returnForms = createReturnFormSigner(secret);
  const findContent = createFindContent(deps);
  const findTitle = (item: Parameters<FindContent>[0]) => findContent(item)?.title;

  const wakeScores = () => waker.wake('scores');
  listenForResults(events, wakeScores);
  events.on('sessions.ended', 'record', (tx, { personIds, at }) => endSessionsOfAccounts(tx, personIds, at));
  const accessTokens = createAccessTokens({ send, keys, clock, serviceHosts: config.ltiServiceHosts });

  return {
    ...createLaunchRouter({
      database,
      clock,
      log,
      secret,
      config,
      keys,
      send,
      sendPage,
      registry,
      ltiks,
      fresh,
      isExchangeable,
      findFramers,
      returnForms,
      findContent,
      launchCatalogue: toLaunchCatalogue(deps),
      registration: registration.router,
    }),
    routes: [
      ...toLtiRoutes({
        database,
        clock,
        log,
        secret,
        config,
        keys,
        audit,
        limits,
        send,
        registry,
        sessions,
        returnForms,
        reservations: registration.reservations,
        findContent,
        findTitle,
        wakeScores,
      }),
      ...registration.routes,
    ],
    jobs: [
      ...createLtiJobs({
        database,
        send,
        accessTokens,
        waker,
        clock,
        log,
        allowHttp: !isProduction,
        findTitle,
      }),
      registration.job,
    ],
    contexts: createContextDirectory(deps),
    authenticate: sessions.authenticate,
    isLaunchToken: sessions.isLaunchToken,
    learnersOf: createLearnersOf(database, toCoursesByLab(deps.catalogue)),
    namesOf: (accountId) => readLinkedNames(database, accountId),
    findLaunched,
    async recordReached(tx, linked, reached) {
      await recordReached(tx, linked, reached, clock.now());
      wakeScores();
    },
    async findPreviewFramers(ref) {
      try {
        return await findFramers({ ltik: undefined, ref });
      } catch (error) {
        // Our own page may frame the preview whatever its address holds.
        if (error instanceof Refusal) return [];
        throw error;
      }
    },
    close: outgoing.close,
  };
}
