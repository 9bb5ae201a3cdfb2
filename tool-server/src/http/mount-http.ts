import type { RequestListener } from 'node:http';
import { problem } from '@drawbridge/contracts';
import { ENDPOINTS } from '@drawbridge/contracts/endpoints';
import type { Express } from 'express';
import type { Actor } from '../actor.ts';
import type { ServerModule } from '../module.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { type Authorize, createApi } from '../platform/http/api.ts';
import type { CallsUnderWay } from '../platform/http/calls-under-way.ts';
import { answerOptions, createCommonHeaders } from '../platform/http/common-headers.ts';
import { createCompression } from '../platform/http/compress.ts';
import { createListener } from '../platform/http/front.ts';
import { createHealth } from '../platform/http/health.ts';
import type { Pages } from '../platform/http/pages.ts';
import { createErrorMapper } from '../platform/http/problems.ts';
import { createReference } from '../platform/http/reference.ts';
import { createSecurityTxt } from '../platform/http/security-txt.ts';
import { createLoadLimit, createLoadShedding } from '../platform/http/shed-load.ts';
import { checkAddress } from '../platform/http/storable-text.ts';
import { isOfThisMachine, type MayCall, refuseOthers } from '../platform/http/this-machine.ts';
import { createUnnamedProxyWatch, type IsTrusted } from '../platform/http/unnamed-proxies.ts';
import type { Log } from '../platform/log/log.ts';
import type { Config } from '../settings/config.ts';
import type { CheckPerson } from './person.limits.ts';
import { isPage } from './portal-pages.ts';

/** What a request passes, in this order: who may call, fronts, common checks, the modules' own addresses, the API, files, pages. */
export function mountHttp(
  app: Express,
  deps: {
    config: Config;
    database: Database;
    log: Log;
    modules: readonly ServerModule[];
    authorize: Authorize<Actor>;
    checkCaller: CheckPerson;
    calls: CallsUnderWay;
    pages: Pages;
    mayCall: MayCall;
    clock: Clock;
  },
): RequestListener {
  const { config, database, log, modules, authorize, checkCaller, calls, pages, mayCall, clock } = deps;
  const { productName, publicUrl, securityContact } = config;
  const isProduction = config.mode === 'production';

  app.disable('x-powered-by').set('etag', false).set('query parser', 'simple');
  app.set('trust proxy', config.trustedProxies);
  const setCommonHeaders = createCommonHeaders({ hsts: isProduction });
  const limit = createLoadLimit(config.requestsAtOnce, log);
  app.use(setCommonHeaders);
  app.use(createLoadShedding(limit));
  const compress = createCompression();
  app.use(compress);
  for (const { crossOrigin } of modules) if (crossOrigin) app.use('/api', crossOrigin);
  app.use(answerOptions);
  app.use(checkAddress);
  // A demo in public keeps its outbox and its identity provider to itself.
  if (!isProduction)
    app.use('/dev', (req, res, next) => (isOfThisMachine(req) ? next() : refuseOthers(req, res)));
  for (const { router } of modules) if (router) app.use(router);
  app.use(createHealth(database));
  app.use(createSecurityTxt({ securityContact, publicUrl, clock }));
  app.use(createReference(ENDPOINTS, { productName, publicUrl }));
  const routes = modules.flatMap((module) => module.routes);
  app.use('/api', createApi(routes, { authorize, checkCaller, calls }));
  app.use(pages.files);
  // A page of an older build may request a file that no longer exists: a 404 is clearer than a page.
  app.use('/assets', () => {
    throw problem('not_found');
  });
  app.get('/{*path}', (req, res) => pages.send(res, { status: isPage(req.path) ? 200 : 404 }));
  app.use(() => {
    throw problem('not_found');
  });
  app.use(createErrorMapper(log));
  const watchProxies = createUnnamedProxyWatch({
    isTrusted: app.get('trust proxy fn') as IsTrusted,
    clock,
    log,
  });
  const fronts = modules.flatMap(({ front }) => front ?? []);
  const serve = createListener(app, { fronts, limit, setCommonHeaders, compress });
  return (req, res) => {
    if (!mayCall(req)) return setCommonHeaders(req, res, () => refuseOthers(req, res));
    watchProxies(req);
    return serve(req, res);
  };
}
