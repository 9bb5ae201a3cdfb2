import { createServer, type Server } from 'node:http';
import express from 'express';
import { checkPasswordCost, createPlatform, type PlatformDeps } from './create-platform.ts';
import { ENCRYPTED_COLUMNS } from './encrypted-columns.ts';
import { createAuthorize } from './http/authorize.ts';
import { mountHttp } from './http/mount-http.ts';
import { createPersonLimits } from './http/person.limits.ts';
import { createPortalPages } from './http/portal-pages.ts';
import { createCompany } from './modules/company/index.ts';
import { createIdentity } from './modules/identity/index.ts';
import { createIntegration, createLaunches } from './modules/integration/index.ts';
import { syncContent } from './modules/kernel/catalogue/index.ts';
import { createKernel } from './modules/kernel/index.ts';
import { createLearning, findExplaining } from './modules/learning/index.ts';
import { createOperations } from './modules/operations/index.ts';
import { createPractice } from './modules/practice/index.ts';
import type { GradeLab } from './modules/practice/labs/index.ts';
import {
  countSpentSeconds,
  createRecognition,
  findAwardOfItem,
  findPosition,
} from './modules/recognition/index.ts';
import { createVacuumJob } from './platform/db/vacuum.jobs.ts';
import { createCallsUnderWay } from './platform/http/calls-under-way.ts';
import { toOwnAddress } from './platform/http/own-address.ts';
import { createMayCall, refuseSocket } from './platform/http/this-machine.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import { createRenewal } from './platform/secret/renew-encrypted.jobs.ts';
import { syncAwards } from './sync-awards.ts';

export interface AppDeps extends PlatformDeps {
  grader: GradeLab;
  /** How long a submit waits for its verdict, in milliseconds; overrides the default of four seconds. */
  verdictWaitMs?: number;
  /** Another folder of the built widgets for partners' pages. */
  embedDist?: string;
  /** The data folder, where the database is the embedded one. */
  embeddedDir?: string;
  /** Reverses the modules too, for tests: no outcome may depend on their order. */
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
  const { config } = deps;
  checkPasswordCost(deps);
  await syncContent(deps);
  await syncAwards(deps);
  const { platform, ...base } = await createPlatform(deps);

  const app = express();
  const http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const pages = createPortalPages(config);

  const kernel = createKernel({ platform, embeddedDir: deps.embeddedDir });
  const identity = await createIdentity({ platform, kernel, ownAddress: () => toOwnAddress(http) });
  const launches = createLaunches({ platform, kernel, sendPage: pages.send });
  const { lti, partners, findPartnerOrigins } = launches;
  const { grader, verdictWaitMs, embedDist } = deps;
  const practice = createPractice({
    platform,
    kernel,
    launches: lti,
    findPartnerOrigins,
    findExplaining,
    grader,
    verdictWaitMs,
    sendPage: pages.send,
  });
  const learning = createLearning({
    platform,
    kernel,
    practice,
    countSpentSeconds,
    findPosition,
    findAwardOfItem,
  });
  const recognition = createRecognition({ platform, kernel, identity, learning });
  const company = createCompany({ platform, kernel, identity, learning, recognition });
  const integration = createIntegration({
    platform,
    kernel,
    launches,
    identity,
    practice,
    learning,
    embedDist,
  });
  const authorize = createAuthorize({
    portal: identity.session.authenticate,
    launch: lti.authenticate,
    isLaunchToken: lti.isLaunchToken,
    guest: practice.guest.authenticate,
    isGuestToken: practice.guest.isGuestToken,
    embedded: partners.authenticateVisitor,
    isEmbedToken: partners.isEmbedToken,
    personal: identity.tokens.authenticate,
    isPersonalToken: identity.tokens.isPersonalToken,
    partner: partners.authenticatePartner,
    isSecretKey: partners.isSecretKey,
    recordRefusal: kernel.audit.recordRefusal,
    ownOrigin: new URL(config.publicUrl).origin,
  });
  const operations = createOperations({ platform, authorize, learning });
  const areas = [
    kernel,
    identity,
    launches,
    practice,
    learning,
    recognition,
    company,
    integration,
    operations,
  ];
  const listed = areas.flatMap((area) => area.modules);
  const modules = deps.isReversed ? listed.toReversed() : listed;

  const renewal = deps.secret.hasBefore ? [createRenewal(ENCRYPTED_COLUMNS, deps)] : [];
  const vacuum = deps.embeddedDir === undefined ? [] : [createVacuumJob(deps.database)];
  const moduleJobs = modules.flatMap((one) => one.jobs ?? []);
  const jobs = createJobs([...moduleJobs, ...base.jobs, ...renewal, ...vacuum], platform);
  const calls = createCallsUnderWay();
  const checkCaller = createPersonLimits(deps, config.writesPerMinute);
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
      await base.close();
      for (const module of modules) await module.close?.();
    },
  };
}
