import { createServer, type Server } from 'node:http';
import type { Catalogue } from '@drawbridge/content';
import type { LoadedLab } from '@drawbridge/labs/grade';
import express from 'express';
import { createAuthorize } from './authorize.ts';
import type { Config } from './config.ts';
import { ENCRYPTED_COLUMNS } from './encrypted-columns.ts';
import { createEventBus } from './events.ts';
import { mountHttp } from './http.ts';
import type { ServerModule } from './module.ts';
import { createAssignments } from './modules/company/assignments/index.ts';
import { createBilling } from './modules/company/billing/index.ts';
import { createChampions } from './modules/company/champions/index.ts';
import { createIdentityProof } from './modules/identity/identity-proof/index.ts';
import { createIdentityProvider } from './modules/identity/identity-provider/index.ts';
import { createPasswords } from './modules/identity/password/index.ts';
import { createPreferences } from './modules/identity/preferences/index.ts';
import { createSecondFactorParts, createSecondFactors } from './modules/identity/second-factor/index.ts';
import { createSession } from './modules/identity/session/index.ts';
import { createSignup } from './modules/identity/signup/index.ts';
import { createSso, createTenants } from './modules/identity/sso/index.ts';
import { createTokens } from './modules/identity/tokens/index.ts';
import { createAccountLinks } from './modules/integration/account-link/index.ts';
import { createContextProgress } from './modules/integration/context-progress/index.ts';
import { createEmbed } from './modules/integration/embed/index.ts';
import { createLti } from './modules/integration/lti/index.ts';
import { createPartners } from './modules/integration/partners/index.ts';
import { createAudit } from './modules/kernel/audit/index.ts';
import { syncContent } from './modules/kernel/catalogue/index.ts';
import { createKeys } from './modules/kernel/keys/index.ts';
import { createAssistant } from './modules/learning/assistant/index.ts';
import { createCourseFeedback } from './modules/learning/course-feedback/index.ts';
import { createCourses, findExplaining } from './modules/learning/courses/index.ts';
import { createCustomChallenges } from './modules/learning/custom-challenges/index.ts';
import { createJourneys } from './modules/learning/journeys/index.ts';
import { createLiveCourses } from './modules/learning/live-courses/index.ts';
import { createQuiz } from './modules/learning/quiz/index.ts';
import { createReview } from './modules/learning/review/index.ts';
import { createShowcase } from './modules/learning/showcase/index.ts';
import { createTags } from './modules/learning/tags/index.ts';
import { createWishlist } from './modules/learning/wishlist/index.ts';
import { createChat } from './modules/operations/chat/index.ts';
import { createNotifications } from './modules/operations/notifications/index.ts';
import { createOutbox } from './modules/operations/outbox/index.ts';
import { createGuest } from './modules/practice/guest/index.ts';
import { createLabs, type GradeLab } from './modules/practice/labs/index.ts';
import { createPasses } from './modules/practice/passes/index.ts';
import { createProvisioner } from './modules/practice/provisioner/index.ts';
import { createActivity } from './modules/recognition/activity/index.ts';
import {
  countSpentSeconds,
  createActivityEvents,
  findPosition,
} from './modules/recognition/activity-events/index.ts';
import { createBadges, findAwardOfItem, heldBadges } from './modules/recognition/badges/index.ts';
import { createCertificates } from './modules/recognition/certificates/index.ts';
import { createProfile } from './modules/recognition/profile/index.ts';
import { createPublicProfile } from './modules/recognition/public-profile/index.ts';
import { createPersonLimits } from './person-limits.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { createCallsUnderWay } from './platform/http/calls-under-way.ts';
import { toOwnAddress } from './platform/http/own-address.ts';
import type { OutgoingLimit } from './platform/http/send.ts';
import { createMayCall, refuseSocket } from './platform/http/this-machine.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import { createWaker } from './platform/jobs/waker.ts';
import { createBuckets } from './platform/limits/buckets.ts';
import { createLimits } from './platform/limits/limits.ts';
import { createLive } from './platform/live/live.ts';
import type { Log } from './platform/log/log.ts';
import { createMail } from './platform/mail/create-mail.ts';
import { createPasswordHasher, type PasswordCost } from './platform/password/password-hash.ts';
import { createRenewal } from './platform/secret/renew-encrypted.ts';
import type { Secret } from './platform/secret/secret.ts';
import { createPortalPages } from './portal-pages.ts';
import { syncAwards } from './sync-awards.ts';

export interface AppDeps {
  config: Config;
  database: Database;
  catalogue: Catalogue;
  labs: readonly LoadedLab[];
  grader: GradeLab;
  /** How long a submit waits for its verdict, in milliseconds; overrides the default of four seconds. */
  verdictWaitMs?: number;
  /** Shortens the time-outs of calls to platforms and identity providers. */
  outgoingLimit?: OutgoingLimit;
  secret: Secret;
  clock: Clock;
  log: Log;
  /** Makes passwords cheap to hash, for tests; throws in production. */
  passwordCost?: PasswordCost | undefined;
  /** Another folder of the built widgets for partners' pages. */
  embedDist?: string;
  /** The data folder, where the database is the embedded one. */
  embeddedDir?: string;
  /** Reverses the modules and the listeners of each phase of an event, for tests: the order of lines means nothing. */
  isReversed?: boolean;
}

export interface App {
  http: Server;
  jobs: Jobs;
  /** Begins no more calls, and resolves once all that began are done, also those whose callers are gone. */
  finish(): Promise<void>;
  /**
   * Ends what the app began: sockets first, the rest once the calls under way are `answered`. The caller closes the
   * database and the grader.
   */
  close(answered?: () => Promise<unknown>): Promise<void>;
}

/** Longer than proxies hold an idle connection (a minute): one that we close just as it is used again fails a call. */
const KEEP_ALIVE_MS = 65_000;

/** Composes the whole server by hand: each line uses only names defined above it. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, database, log } = deps;
  if (config.mode === 'production' && deps.passwordCost)
    throw new Error('passwords have their full cost in production');

  await syncContent(deps);
  await syncAwards(deps);

  const app = express();
  const http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });

  const waker = createWaker();
  const mail = createMail({ ...deps, wake: () => waker.wake('mail') });
  const limits = createLimits(deps);
  const live = await createLive({ database, redisUrl: config.redisUrl, log });
  const { mailer, toMailContent } = mail;
  const passwordHasher = createPasswordHasher(deps.passwordCost);
  /** What any module may use; each module names what it needs. */
  const shared = {
    ...deps,
    waker,
    events: createEventBus(deps),
    limits,
    mailer,
    toMailContent,
    live,
    passwordHasher,
  };

  const auditModule = createAudit({ ...shared, config });
  const { audit } = auditModule;

  const pages = createPortalPages(config);
  const keys = createKeys({ ...shared, embeddedDir: deps.embeddedDir });
  const tenants = createTenants(shared);
  const secondFactorParts = createSecondFactorParts({ ...shared, config });
  const identityProof = createIdentityProof({ ...shared, audit });
  const session = createSession({
    ...shared,
    audit,
    identityProof,
    secondFactors: secondFactorParts,
    keys: keys.portal,
    isPasswordAllowed: tenants.isPasswordAllowed,
  });
  const { authenticate, openSession, endSessions } = session.service;
  const courseModule = createCourses({ ...shared, countSpentSeconds, findPosition, findAwardOfItem });
  const courses = courseModule.service;
  const preferenceModule = createPreferences(shared);
  const preferences = preferenceModule.service;
  const passes = createPasses(shared);
  const publicProfile = createPublicProfile({ ...shared, badges: heldBadges, courses });
  const lti = await createLti({ ...shared, audit, keys: keys.lti, sendPage: pages.send });
  const partners = createPartners({ ...shared, audit, config });
  const findPartnerOrigins = async (key: unknown) => (await partners.findOrigins(key)) ?? [];
  const labs = createLabs({
    ...shared,
    audit,
    launches: lti,
    findPartnerOrigins,
    findExplaining,
    sendPage: pages.send,
  });
  const quizzes = createQuiz(shared);
  const assistant = createAssistant({ ...shared, config, audit, labWork: labs });
  const wishlist = createWishlist({ ...shared, courses });
  const guest = createGuest({ ...shared, moveLabWork: labs.work.move });
  const tokens = createTokens({ ...shared, audit, identityProof });
  const authorize = createAuthorize({
    portal: authenticate,
    launch: lti.authenticate,
    isLaunchToken: lti.isLaunchToken,
    guest: guest.authenticate,
    isGuestToken: guest.isGuestToken,
    embedded: partners.authenticateVisitor,
    isEmbedToken: partners.isEmbedToken,
    personal: tokens.authenticate,
    isPersonalToken: tokens.isPersonalToken,
    partner: partners.authenticatePartner,
    isSecretKey: partners.isSecretKey,
    recordRefusal: audit.recordRefusal,
    ownOrigin: new URL(config.publicUrl).origin,
  });
  const journeys = createJourneys({ ...shared, courses });
  const certificates = createCertificates({ ...shared, audit, config, courses });
  const ownAddress = () => toOwnAddress(http);

  const listed: ServerModule[] = [
    lti,
    createSso({ ...shared, audit, tenants, ownAddress, openSession, endSessions }),
    session,
    keys,
    courseModule,
    createTags(shared),
    preferenceModule,
    createSignup({
      ...shared,
      audit,
      authenticate,
      isOfTenant: tenants.ownsAddress,
    }),
    createPasswords({ ...shared, audit, endSessions, isPasswordAllowed: tenants.isPasswordAllowed }),
    createSecondFactors({
      ...shared,
      config,
      audit,
      endSessions,
      identityProof,
      parts: secondFactorParts,
    }),
    quizzes,
    assistant,
    wishlist,
    createProfile({ ...shared, preferences, activity: publicProfile.activity }),
    tokens,
    createBilling({ ...shared, audit, config }),
    publicProfile,
    createActivityEvents({ ...shared, courses }),
    createActivity({ ...shared, ...publicProfile }),
    createBadges({ ...shared, audit, config, keys: keys.credentials }),
    certificates,
    journeys,
    createAssignments({ ...shared, certificates: certificates.issuing }),
    createChampions({ ...shared, readJourneys: journeys.readCards }),
    createCourseFeedback({ ...shared, courses }),
    createReview(shared),
    labs,
    createCustomChallenges(shared),
    createLiveCourses({ ...shared, config, courses }),
    createShowcase(shared),
    partners,
    createEmbed({ ...shared, config, courses, partners }),
    createContextProgress({ ...shared, audit, contexts: lti.contexts, starts: labs.starts }),
    guest,
    createAccountLinks({
      ...shared,
      config,
      audit,
      identityProof,
      courses,
      launches: lti,
      grades: lti,
      labWork: labs.work,
      quizzes: [quizzes.attempts, assistant.attempts],
      wishes: wishlist,
      points: passes.lent,
    }),
    createProvisioner(shared),
    createNotifications({ ...shared, authorize, courses }),
    createChat(shared),
    auditModule,
    ...(config.mode === 'production' ? [] : [await createIdentityProvider(shared), createOutbox(shared)]),
  ];

  const modules = deps.isReversed ? listed.toReversed() : listed;

  const renewal = deps.secret.hasBefore ? [createRenewal(ENCRYPTED_COLUMNS, shared)] : [];
  const moduleJobs = modules.flatMap((one) => one.jobs ?? []);
  const jobs = createJobs([...moduleJobs, ...mail.jobs, limits.job, ...renewal], shared);
  const calls = createCallsUnderWay();
  const checkCaller = createPersonLimits(createBuckets(deps), config.writesPerMinute);
  const mayCall = createMayCall(config);
  http.on('request', mountHttp(app, { ...deps, modules, authorize, checkCaller, calls, pages, mayCall }));
  http.on('upgrade', (req, socket, head) => {
    if (!mayCall(req)) return refuseSocket(socket);
    for (const { live: sockets } of modules) sockets?.upgrade(req, socket, head);
  });

  return {
    http,
    jobs,
    finish: calls.finish,
    async close(answered = () => Promise.resolve()) {
      for (const module of modules) await module.live?.close();
      await answered();
      await jobs.stop();
      mail.close();
      await live.close();
      for (const module of modules) await module.close?.();
    },
  };
}
