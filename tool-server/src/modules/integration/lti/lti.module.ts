import type { Catalogue } from '@drawbridge/content';
import { asId, type LabId, type PersonId } from '@drawbridge/contracts';
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
import { toDeepLinkingRoutes } from './deep-linking/deep-linking.routes.ts';
import { createReturnFormSigner } from './deep-linking/return-form.ts';
import { createReturnPage } from './deep-linking/return-page.ts';
import { createAcceptLaunch } from './launch/accept-launch.ts';
import { createLaunch } from './launch/launch.ts';
import { createBindingCookie } from './login/binding.ts';
import { createLogin } from './login/login.ts';
import { createStateSigner } from './login/state-signer.ts';
import { createLtikGate } from './ltijs/ltik-gate.ts';
import { createKeySets } from './outgoing/key-sets.ts';
import { createRefusalPage } from './pages/refusal-page.ts';
import { Refusal } from './pages/refusals.ts';
import { toActivityRoutes } from './platforms/activity.routes.ts';
import { createFindFramers } from './platforms/find-framers.ts';
import { createNoteIgnored } from './platforms/ignored-claims.ts';
import { createPlatformRefs } from './platforms/platform-ref.ts';
import { createPlatformRegistry } from './platforms/platform-registry.ts';
import { toPlatformRoutes } from './platforms/platforms.routes.ts';
import { confirmPlatform, recordDeepLinks } from './platforms/platforms.store.ts';
import { createRecordRefusal } from './platforms/record-refusal.ts';
import { sweepRefusals } from './platforms/refusals.store.ts';
import { createRegistration } from './registration/index.ts';
import { type ContextDirectory, createContextDirectory } from './roster/context-directory.ts';
import { createRosterJob } from './roster/roster.job.ts';
import { createLtiRouter } from './router.ts';
import { createAccessTokens } from './scores/access-tokens.ts';
import type { LinkedLearner } from './scores/credited.ts';
import { createLineItemJob } from './scores/line-items.job.ts';
import { type Reached, recordReached } from './scores/reached.ts';
import { listenForResults } from './scores/results.ts';
import { createScoreSender } from './scores/score-sender.ts';
import { toScoreRoutes } from './scores/scores.routes.ts';
import { createCheckLtik } from './session/check-ltik.ts';
import { createFreshLaunches } from './session/fresh-launches.ts';
import { createIsExchangeable } from './session/is-exchangeable.ts';
import { createLtikSigner } from './session/ltik-signer.ts';
import { toLaunchRoutes } from './session/session.routes.ts';
import { createLaunchSessions } from './session/session.service.ts';
import {
  endSessionsOfAccount,
  findLaunched,
  type LaunchedPerson,
  readLearners,
  readLinkedNames,
  sweep,
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
  learnersOf(sessionId: string, labId: LabId): Promise<Map<PersonId, { name: string; actsAs: PersonId }>>;
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

/** Titles and summaries of what a platform can link. */
function createFindContent({ labs, catalogue }: Pick<LtiDeps, 'labs' | 'catalogue'>): FindContent {
  return ({ kind, id }) => {
    if (kind === 'course') {
      const course = catalogue.courses.find((known) => known.id === id);
      return course && { title: course.title, summary: course.summary, isGraded: true };
    }
    const pack = labs.find((lab) => lab.pack.lab_id === id)?.pack;
    return pack && { title: pack.title, summary: pack.summary, isGraded: pack.type !== 'playground' };
  };
}

/** The ids of the courses that a lab is part of. */
function toCoursesByLab({ courses }: Catalogue): Map<string, string[]> {
  const places = courses.flatMap(({ id, subjects }) =>
    subjects.flatMap(({ items }) =>
      items.flatMap((item) => (item.object_type === 'lab' ? [{ labId: item.lab_id, courseId: id }] : [])),
    ),
  );
  const byLab = Map.groupBy(places, ({ labId }) => labId);
  return new Map([...byLab].map(([labId, found]) => [labId, found.map(({ courseId }) => courseId)]));
}

const SWEEP_MS = 300_000;

/** The LTI 1.3 tool: our launch core, ltijs behind it, registrations, sessions and scores. @see LTI-1 */
export function createLti(deps: LtiDeps): LtiModule {
  const { database, events, clock, log, secret, config, keys } = deps;
  const { publicUrl, productName } = config;
  const { db } = database;

  const registry = createPlatformRegistry({ db, clock });
  const isProduction = config.mode === 'production';
  const outgoing = createOutgoing({
    allowInner: !isProduction,
    ports: config.outgoingPorts,
    privateHosts: config.ltiPrivateHosts,
    userAgent: 'Drawbridge LTI tool',
    ...(deps.outgoingLimit ? { limit: deps.outgoingLimit } : {}),
  });
  const keySets = createKeySets({ send: outgoing.send, clock, log });
  const stateSigner = createStateSigner(secret);
  const ltiks = createLtikSigner(secret);
  const fresh = createFreshLaunches(clock);
  const refs = createPlatformRefs(secret);
  const findFramers = createFindFramers({ registry, ltiks, refs, clock });
  const cookie = createBindingCookie(publicUrl);
  const sessions = createLaunchSessions({ database, ltiks, refs, fresh, secret, clock, log });
  const isExchangeable = createIsExchangeable({ database, fresh, clock });
  const findContent = createFindContent(deps);
  const coursesByLab = toCoursesByLab(deps.catalogue);
  const acceptLaunch = createAcceptLaunch({
    database,
    clock,
    secret,
    isGraded: (item) => findContent(item)?.isGraded ?? false,
  });
  const returnForms = createReturnFormSigner(secret);

  const registration = createRegistration({
    ...deps,
    db,
    send: outgoing.send,
    onRegistered: registry.forget,
  });

  const wakeScores = () => deps.waker.wake('scores');
  listenForResults(events, wakeScores);
  events.on('sessions.ended', 'record', (tx, { personId, at }) => endSessionsOfAccount(tx, personId, at));
  const accessTokens = createAccessTokens({
    send: outgoing.send,
    keys,
    clock,
    serviceHosts: config.ltiServiceHosts,
  });
  const { send } = outgoing;
  const gradeDeps = { database, send, accessTokens, waker: deps.waker, clock, log, allowHttp: !isProduction };
  const findTitle = (item: Parameters<FindContent>[0]) => findContent(item)?.title;

  return {
    ...createLtiRouter({
      login: createLogin({ registry, stateSigner, cookie, clock, publicUrl, productName }),
      launch: createLaunch({
        registry,
        catalogue: {
          hasLab: (id) => deps.labs.some(({ pack }) => pack.lab_id === id),
          hasCourse: (id) => deps.catalogue.courses.some((course) => course.id === id),
          hasItem: (courseId, itemId) =>
            deps.catalogue.courses.some(
              ({ id, subjects }) =>
                id === courseId && subjects.some(({ items }) => items.some((item) => item.key === itemId)),
            ),
        },
        keySets,
        stateSigner,
        ltiks,
        fresh,
        cookie,
        acceptLaunch,
        async confirmPlatform(id) {
          await confirmPlatform(db, id, clock.now());
          registry.forget();
        },
        noteIgnored: createNoteIgnored({ db, clock, log }),
        async recordDeepLinks(id) {
          await recordDeepLinks(db, id, clock.now());
          registry.forget();
        },
        clock,
        log,
        publicUrl,
        productName,
        allowHttp: !isProduction,
      }),
      returnContent: createReturnPage({ registry, returnForms, clock, productName }),
      checkLtik: createCheckLtik({ ltiks, isExchangeable }),
      gate: createLtikGate({ key: ltiks.key, isExchangeable }),
      keys,
      sendPage: deps.sendPage,
      sendRefusal: createRefusalPage({
        log,
        record: createRecordRefusal({ db, registry, clock, log }),
        productName,
      }),
      findFramers,
      registration: registration.router,
    }),
    routes: [
      ...toLaunchRoutes({ sessions, database }),
      ...toDeepLinkingRoutes({
        database,
        secret,
        keys,
        clock,
        log,
        publicUrl,
        returnForms,
        findContent,
      }),
      ...toScoreRoutes({
        db,
        audit: deps.audit,
        clock,
        log,
        findTitle,
        wakeScores,
      }),
      ...toPlatformRoutes({
        db,
        registry,
        audit: deps.audit,
        clock,
        log,
        limits: deps.limits,
        reservations: registration.reservations,
        publicUrl,
        demandHttps: isProduction,
      }),
      ...toActivityRoutes({
        db,
        send,
        keys,
        limits: deps.limits,
        clock,
        log,
        publicUrl,
        demandHttps: isProduction,
      }),
      ...registration.routes,
    ],
    jobs: [
      createScoreSender(gradeDeps),
      createLineItemJob({ ...gradeDeps, findTitle }),
      registration.job,
      { name: 'lti-refusals', everyMs: SWEEP_MS, run: () => sweepRefusals(db, clock.now()) },
      createRosterJob(gradeDeps),
      { name: 'lti-sweep', everyMs: SWEEP_MS, run: () => sweep(database, clock.now()) },
    ],
    contexts: createContextDirectory(deps),
    authenticate: sessions.authenticate,
    isLaunchToken: sessions.isLaunchToken,
    async learnersOf(sessionId, labId) {
      const courses = coursesByLab.get(labId) ?? [];
      const items = [`lab ${labId}`, 'list labs', ...courses.map((id) => `course ${id}`)];
      const learners = await readLearners(
        database,
        sessionId,
        courses.length > 0 ? [...items, 'list courses'] : items,
      );
      return new Map(
        learners.map(({ person_id: id, acts_as: account, name }) => [
          asId<'person'>(id),
          { name, actsAs: asId<'person'>(account) },
        ]),
      );
    },
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
