import { LAUNCH_PAGES, labId } from '@drawbridge/contracts';
import { LTIK_FIELD, PLATFORM_FIELD } from '@drawbridge/contracts/integration';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import type { Front, FrontResponse } from '../../../platform/http/front.ts';
import type { Pages } from '../../../platform/http/pages.ts';
import { readBodyFault } from '../../../platform/http/problems.ts';
import { createFormReader } from '../../../platform/http/storable-text.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { KeyRing } from '../../kernel/keys/index.ts';
import { SWAPPED } from './launch/launch.ts';
import { createLaunchFront } from './launch-front.ts';
import type { LaunchStep } from './launch-step.ts';
import type { LtikGate } from './ltijs/ltik-gate.ts';
import { createPlainAssets } from './pages/plain-page.ts';
import { quote } from './pages/quote.ts';
import type { SendRefusal, WayBack } from './pages/refusal-page.ts';
import { Refusal, refuse } from './pages/refusals.ts';
import type { FindFramers } from './platforms/find-framers.ts';
import { REGISTRATION_FAILED } from './registration/index.ts';
import type { CheckLtik } from './session/check-ltik.ts';

interface RouterDeps {
  login: LaunchStep;
  launch: LaunchStep;
  /** Takes the response of a deep linking request to the platform. */
  returnContent(req: Request, res: Response): Promise<void>;
  /** Throws `Refusal` for an ltik that cannot be exchanged any more. */
  checkLtik: CheckLtik;
  gate: LtikGate;
  keys: KeyRing;
  sendPage: Pages['send'];
  sendRefusal: SendRefusal;
  findFramers: FindFramers;
  /** Dynamic registration and the configuration for Canvas. */
  registration: Router;
}

const KEYS_MAX_AGE_SECONDS = 3_600;
/** The launch's pages as Express writes them. */
const LTIK_ROUTES = Object.values(LAUNCH_PAGES).map((page) => page.replaceAll(/\/:(\w+)\?/g, '{/:$1}'));
/** `/labs/details` names no lab, and `details` is no ltik: neither is any other fixed segment of these pages. */
const FIXED_SEGMENTS = new Set(
  Object.values(LAUNCH_PAGES).flatMap((page) =>
    page.split('/').filter((segment) => segment !== '' && !segment.startsWith(':')),
  ),
);

/**
 * Reads the ltik from the path as the routes define it, otherwise from the query. ltijs reads a header itself.
 * @see LTI-7
 */
function readLtik(req: Request, pathLtik: string | undefined): string | undefined {
  const inQuery = req.query[LTIK_FIELD];
  // Given twice it counts as empty, and is refused like any other invalid one.
  return pathLtik ?? (inQuery === undefined || typeof inQuery === 'string' ? inQuery : '');
}

/** Reads the ltik as ltijs reads it. ltijs then checks it. */
const readHeaderLtik = (req: Request): string | undefined =>
  /^(?:Bearer |LTIK-AUTH-V1 (?:.*\b)?Token=)([\w.-]+)/i.exec(req.headers.authorization ?? '')?.[1];

/**
 * A platform opens the address that it was given in a frame, where a page of the portal would not be shown at all.
 * @see LTI-20
 */
const tellRegistrationAddress =
  (sendRefusal: SendRefusal): RequestHandler =>
  (req, res, next) => {
    const { method, url, path } = req;
    if (method !== 'GET' || !url.includes('openid_configuration=')) return next();
    if (/^\/(api\/|lti\/register\/?$)/i.test(path)) return next();
    res.locals.title = REGISTRATION_FAILED;
    return sendRefusal(res, new Refusal('registration_address', `opened at ${quote(path)}`));
  };

/** The forms of platforms. One that cannot be read, such as one in another encoding, is refused in words of a launch. */
function createLaunchFormReader(): RequestHandler {
  const read = createFormReader({ maxBytes: 131_072, mostFields: 50 });
  return (req, res, next) =>
    read(req, res, (error?: unknown) => {
      const isUnreadable = error !== undefined && readBodyFault(error)?.code === 'not_json';
      next(isUnreadable ? new Refusal('login_incomplete', 'the form cannot be read', error) : error);
    });
}

/** Login, launch, key set and the pages a launch leads to. @see LTI-2, LTI-6 */
export function createLtiRouter(deps: RouterDeps): { front: Front; router: Router } {
  const { login, launch, returnContent, checkLtik, gate, keys, sendPage, sendRefusal, findFramers } = deps;
  const router = express.Router();
  const readForm = createLaunchFormReader();

  /** The portal's document, for the frame of a platform. Its data needs the launch token that the ltik is exchanged for. */
  async function sendLaunched(res: FrontResponse, ltik: string): Promise<void> {
    // In its own place our own check is enough; elsewhere ltijs is who reads it (decision 0031).
    await checkLtik(ltik);
    // The script of a chat could read the ltik in the address. @see LTI-24
    sendPage(res, { frameAncestors: await findFramers({ ltik, ref: undefined }), runsChat: false });
  }

  const { front, faults } = createLaunchFront({ login, launch, readForm, sendLaunched });
  const rethrow: RequestHandler = (req, _res, next) => {
    faults.rethrow(req);
    next();
  };
  const startLogin: RequestHandler<{ registrationId?: string }> = (req, res) =>
    login(
      {
        headers: req.headers,
        fields: req.method === 'POST' ? req.body : req.query,
        registrationId: req.params.registrationId,
      },
      res,
    );
  const acceptLaunch: RequestHandler = (req, res) => launch({ headers: req.headers, fields: req.body }, res);

  router.use(tellRegistrationAddress(sendRefusal));
  // For what the front leaves, another spelling of an address; and for what it could not do.
  router.route('/lti/login').all(rethrow).get(startLogin).post(readForm, startLogin);
  router
    .route('/lti/login/:registrationId')
    .all(rethrow, (req, _res, next) => next(isUuid(req.params.registrationId) ? undefined : 'route'))
    .get(startLogin)
    .post(readForm, startLogin);
  router
    .route('/lti/launch')
    .all(rethrow)
    .get((req) => ('login_hint' in req.query ? refuse('addresses_swapped', SWAPPED) : refuse('not_a_launch')))
    .post(readForm, acceptLaunch);
  router.post('/lti/content', readForm, returnContent);
  const sendLtikPage: RequestHandler<{ labId?: string; ltik?: string }> = async (req, res, next) => {
    const { ltik, labId: lab } = req.params;
    if (ltik !== undefined && FIXED_SEGMENTS.has(ltik)) return next();
    if (lab !== undefined && !labId.safeParse(lab).success) return next();
    // Without an ltik the page asks the user to open the tool from the platform. @see LTI-13
    const given = readLtik(req as Request, ltik);
    const inHeader = given === undefined ? readHeaderLtik(req as Request) : undefined;
    if (ltik !== undefined) return sendLaunched(res, ltik);
    if (given !== undefined || inHeader !== undefined) await gate.check(req, given);
    sendPage(res, {
      frameAncestors: await findFramers({ ltik: given ?? inHeader, ref: req.query[PLATFORM_FIELD] }),
      runsChat: false,
    });
  };
  // A route for each: one whose ltik is a fixed segment passes the request on to the page of that name. @see ROUTE-23
  for (const route of LTIK_ROUTES) router.get(route, rethrow as typeof sendLtikPage, sendLtikPage);

  router.get('/lti/keys', async (_req, res) => {
    res.set({ 'cache-control': `public, max-age=${KEYS_MAX_AGE_SECONDS}` }).json(await keys.publicSet());
  });
  router.use(deps.registration);
  router.use(createPlainAssets());
  router.use('/lti', () => refuse('address_unknown'));

  /** Inside a platform's frame a failure is a page for people, never JSON. */
  const onFailure: ErrorRequestHandler = (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const { platform, findWayBack } = res.locals as {
      platform?: string;
      findWayBack?: () => WayBack | undefined;
    };
    sendRefusal(
      res,
      error,
      { route: (req.route as { path?: unknown } | undefined)?.path, platform },
      findWayBack?.(),
    );
  };
  router.use(['/lti', '/labs', '/integration'], onFailure);
  return { front, router };
}
