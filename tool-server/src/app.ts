import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '@drawbridge/content';
import { ENDPOINTS, PLATFORM_FIELD, problem } from '@drawbridge/contracts';
import type { LoadedLab } from '@drawbridge/labs/grade';
import express from 'express';
import type { Actor } from './actor.ts';
import { createAuthorize } from './authorize.ts';
import type { Config } from './config.ts';
import { createEventBus } from './events.ts';
import { createChatService, toChatRoutes } from './modules/chat/index.ts';
import { createCourseService, toCourseRoutes } from './modules/courses/index.ts';
import { createLocalIdentityProvider } from './modules/identity-provider/index.ts';
import { createKeyRing, createKeySetPage } from './modules/keys/index.ts';
import {
  createGrading,
  createLabFlags,
  createLabHelpService,
  createLabReviewService,
  createLabService,
  type GradeLab,
  sendPreviewFrame,
  toLabRoutes,
} from './modules/labs/index.ts';
import { createLti } from './modules/lti/index.ts';
import {
  createDigestJob,
  createNotificationService,
  createNotificationSockets,
  notifyOnEvents,
  toNotificationRoutes,
} from './modules/notifications/index.ts';
import { createOutboxPages } from './modules/outbox/index.ts';
import { readPeopleOf } from './modules/people/index.ts';
import { createPreferenceService, toPreferenceRoutes } from './modules/preferences/index.ts';
import { createProfileService, toProfileRoutes } from './modules/profile/index.ts';
import { createProvisionerService, toProvisionerRoutes } from './modules/provisioner/index.ts';
import {
  createActivityReader,
  createPublicProfileService,
  toPublicProfileRoutes,
} from './modules/public-profile/index.ts';
import { createQuizService, toQuizRoutes } from './modules/quiz/index.ts';
import { createReviewService, toReviewRoutes } from './modules/review/index.ts';
import {
  createSessionService,
  deleteSessionsOf,
  listLiveSessions,
  toSessionRoutes,
} from './modules/session/index.ts';
import { createSignupService, toSignupRoutes } from './modules/signup/index.ts';
import { createSso } from './modules/sso/index.ts';
import { createWishlistService, toWishlistRoutes } from './modules/wishlist/index.ts';
import { toPageSettings } from './page-settings.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { createApi, type Route } from './platform/http/api.ts';
import { createCompression } from './platform/http/compress.ts';
import { createHealth } from './platform/http/health.ts';
import { toOpenApi } from './platform/http/openapi.ts';
import { toOwnAddress } from './platform/http/own-address.ts';
import { createPages, isPage } from './platform/http/pages.ts';
import { createErrorMapper } from './platform/http/problems.ts';
import { sendReference } from './platform/http/reference.ts';
import { createCommonHeaders } from './platform/http/security.ts';
import { checkAddress } from './platform/http/storable-text.ts';
import { onlyThisMachine } from './platform/http/this-machine.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import { createLimits } from './platform/limits/limits.ts';
import { createLive } from './platform/live/live.ts';
import type { Log } from './platform/log/log.ts';
import { createMail } from './platform/mail/create-mail.ts';
import type { Secret } from './platform/secret/secret.ts';

export interface AppDeps {
  config: Config;
  database: Database;
  catalogue: Catalogue;
  labs: readonly LoadedLab[];
  grader: GradeLab;
  /** How long a submit waits for its verdict, in milliseconds; overrides the default of four seconds. */
  verdictWaitMs?: number;
  secret: Secret;
  clock: Clock;
  log: Log;
}

export interface App {
  http: Server;
  jobs: Jobs;
  /** Ends what the app began; database and grader belong to whoever made them. */
  close(): Promise<void>;
}

/** Longer than proxies keep a connection to us (a minute): one that we close as it is used again is a failed call. */
const KEEP_ALIVE_MS = 65_000;

const PORTAL_DIST = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** The whole server, put together by hand: what it needs comes in, nothing is reached for. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, database, catalogue, labs, grader, secret, clock, log } = deps;
  const events = createEventBus();

  const sessionKeys = createKeyRing('portal', { database, secret, clock });
  const limits = createLimits({ database, clock });
  const mail = createMail({ database, secret, clock, log, config, wake: () => jobs.wake('mail') });
  const session = createSessionService({
    database,
    secret,
    events,
    clock,
    log,
    limits,
    mailer: mail.mailer,
    toMailContent: mail.toMailContent,
    publicUrl: config.publicUrl,
    productName: config.productName,
    keys: sessionKeys,
    isPasswordAllowed: (email, personId) => sso.isPasswordAllowed(email, personId),
  });
  const sso = createSso({
    database,
    events,
    clock,
    log,
    secret,
    config,
    limits,
    ownAddress: () => toOwnAddress(http),
    openSession: session.openSession,
    endSessions: deleteSessionsOf,
  });
  const localProvider =
    config.mode === 'production'
      ? undefined
      : await createLocalIdentityProvider({ database, secret, clock, publicUrl: config.publicUrl });
  const courses = createCourseService({ database, catalogue, events, clock });
  const signup = createSignupService({
    database,
    secret,
    events,
    clock,
    limits,
    mailer: mail.mailer,
    toMailContent: mail.toMailContent,
    publicUrl: config.publicUrl,
    productName: config.productName,
    authenticate: session.authenticate,
    enroll: courses.enroll,
    isOfTenant: sso.ownsAddress,
  });
  const quizzes = createQuizService({ database, catalogue, courses, clock });
  const wishlist = createWishlistService({ database, courses, clock });
  const preferences = createPreferenceService({ database, catalogue, clock });
  const profiles = createProfileService({ database, courses, preferences });
  const publicProfiles = createPublicProfileService({
    database,
    activity: createActivityReader({ database, catalogue, labs, courses }),
    labs,
    events,
    clock,
  });
  const reviews = createReviewService({ database, secret, clock, formUrl: config.reviewFormUrl });
  const flags = createLabFlags(secret);
  const grading = createGrading({
    database,
    grader,
    catalogue,
    courses,
    events,
    clock,
    log,
    lanes: config.graderProcesses,
    labs,
    flags,
  });
  const labHelp = createLabHelpService({ database, labs, flags, events, clock, log });
  const labService = createLabService({
    database,
    labs,
    grading,
    events,
    clock,
    help: labHelp,
    wakeGrading: () => jobs.wake('grading'),
    verdictWaitMs: deps.verdictWaitMs,
  });
  const provisioner = createProvisionerService({ database, labs, catalogue, events, clock });

  const live = createLive({ database, redisUrl: config.redisUrl, log });
  const notifications = createNotificationService({ database, live, clock });
  notifyOnEvents(events, notifications, {
    product: config.productName,
    labTitle: (id) => labs.find(({ pack }) => pack.lab_id === id)?.pack.title,
    courseTitle: (id) => catalogue.courses.find((course) => course.id === id)?.title,
  });
  const chat = createChatService({ database, secret, chatSecret: config.chatSecret });

  const pages = createPages(PORTAL_DIST, toPageSettings(config), {
    connect: toForeignOrigins(config),
    frame: config.reviewFormUrl ? [new URL(config.reviewFormUrl).origin] : [],
    chat: config.chat && new URL(config.chat.scriptUrl).origin,
  });
  const lti = await createLti({
    database,
    events,
    clock,
    log,
    secret,
    config,
    keys: createKeyRing('lti', { database, secret, clock }),
    sendPage: pages.send,
    hasLab: (id) => labs.some(({ pack }) => pack.lab_id === id),
    hasCourse: (id) => catalogue.courses.some((course) => course.id === id),
    wakeScores: () => jobs.wake('scores'),
  });

  const labReview = createLabReviewService({
    database,
    labs,
    toAttempt: labService.toAttempt,
    /** A company's admin sees everyone of it, an instructor the learners of the course the launch came from. */
    async learnersOf(actor) {
      if (actor.kind === 'launch') return actor.isInstructor ? lti.learnersOf(actor.sessionId) : undefined;
      return actor.isAdmin && actor.companyId ? readPeopleOf(database.db, actor.companyId) : undefined;
    },
  });

  const routes = [
    ...toSessionRoutes(session),
    ...toSignupRoutes(signup),
    ...toCourseRoutes(courses),
    ...toQuizRoutes(quizzes),
    ...toWishlistRoutes(wishlist),
    ...toProfileRoutes(profiles),
    ...toPublicProfileRoutes(publicProfiles, limits),
    ...toPreferenceRoutes(preferences),
    ...toReviewRoutes(reviews),
    ...toLabRoutes(labService, labHelp, labReview),
    ...toProvisionerRoutes(provisioner),
    ...toNotificationRoutes(notifications),
    ...toChatRoutes(chat),
    ...sso.routes,
    ...lti.routes,
  ] as Route<Actor>[];
  const authorize = createAuthorize({
    portal: session.authenticate,
    launch: lti.authenticate,
    isLaunchToken: lti.isLaunchToken,
  });

  const sockets = createNotificationSockets({
    database,
    live,
    publicUrl: config.publicUrl,
    authorize,
    listLiveSessions: (ids, now) => listLiveSessions(database.db, ids, now),
    clock,
    log,
  });
  const digest = createDigestJob({
    database,
    ...mail,
    productName: config.productName,
    publicUrl: config.publicUrl,
    clock,
  });
  const jobs = createJobs(
    [
      grading.job,
      provisioner.job,
      ...lti.jobs,
      sockets.job,
      digest,
      ...mail.jobs,
      ...session.jobs,
      limits.job,
      sso.job,
      ...(localProvider ? [localProvider.job] : []),
    ],
    log,
  );

  const app = express();
  app.disable('x-powered-by').set('etag', false).set('query parser', 'simple');
  app.set('trust proxy', config.trustedProxies);
  app.use(createCommonHeaders({ hsts: config.mode === 'production' }));
  app.use(createCompression());
  app.use(checkAddress);
  app.use(lti.router);
  app.use(sso.router);
  if (config.mode !== 'production') app.use('/dev', onlyThisMachine);
  if (localProvider) app.use(localProvider.router);
  app.use(createHealth(database));
  app.use(createKeySetPage(sessionKeys));
  app.get(
    '/api/openapi.json',
    (_req, res) =>
      void res.json(toOpenApi(ENDPOINTS, { title: config.productName, publicUrl: config.publicUrl })),
  );
  app.get('/api/docs', (_req, res) => sendReference(res, ENDPOINTS, config.productName));
  app.use('/api', createApi(routes, authorize));
  if (config.mode !== 'production')
    app.use(createOutboxPages({ database, secret, productName: config.productName }));
  app.get('/embed/frame/lab-preview', async (req, res) =>
    sendPreviewFrame(res, await lti.findPreviewFramers(req.query[PLATFORM_FIELD])),
  );
  app.use(pages.files);
  // A page of another build may ask for a file that is gone: a page in its place would only confuse.
  app.use('/assets', () => {
    throw problem('not_found');
  });
  app.get('/{*path}', (req, res) => pages.send(res, { status: isPage(req.path) ? 200 : 404 }));
  app.use(() => {
    throw problem('not_found');
  });
  app.use(createErrorMapper(log));

  const http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, app);
  sockets.attach(http);
  return {
    http,
    jobs,
    async close() {
      grading.close();
      await sockets.close();
      await jobs.stop();
      mail.close();
      await live.close();
      await lti.close();
      sso.close();
    },
  };
}

/** Origins of service bases that live elsewhere: the page may call them. */
function toForeignOrigins({ bases, publicUrl }: Config): string[] {
  const own = new URL(publicUrl).origin;
  return [...new Set(Object.values(bases).map((address) => new URL(address).origin))].filter(
    (origin) => origin !== own,
  );
}
