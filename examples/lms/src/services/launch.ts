import express, { type Request, type Response, type Router } from 'express';
import { SIGN_IN_PATHS } from '../addresses.ts';
import type { Behaviour } from '../behaviour/behaviour.ts';
import { toDeepLinkingClaim } from '../deep-linking/request.ts';
import type { PlatformKey } from '../keys.ts';
import { type LaunchParts, toClaims, toTarget } from '../launch/claims.ts';
import { beginLaunch, findClosed, findParts } from '../launch/launches.ts';
import type { Launch } from '../model.ts';
import { toFormPost } from '../pages/form-post.ts';
import { mayTeach } from '../rights.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { readUser } from './sign-in.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isFramed = (req: Request): boolean => req.query.in !== 'tab';

/** Of a certificate that the key could be from; an example. */
const THUMBPRINT = 'hTlU2ZEbEPmD7dQwW8W7kGZq0tQ';
const toHeader = ({ tokenHeader }: Behaviour) => (tokenHeader === 'thumbprint' ? { x5t: THUMBPRINT } : {});

const STORAGE_TARGETS = { parent: '_parent', frame: 'harbor_storage', none: undefined } as const;

/** Login initiation and the authentication response. @see Security Framework 5.1.1 */
export function createLaunchService(settings: Settings, state: State, key: PlatformKey): Router {
  const { issuer } = settings;
  const router = express.Router();

  /** What the tool gets back in place of a user: the id, or in an anonymous launch the launch alone. */
  const toLoginHint = ({ userId, hint }: Launch) => (state.behaviour.anonymous ? hint : userId);

  /** Step 1: the browser is sent to the tool's login. */
  function sendLogin(res: Response, parts: LaunchParts): void {
    const { launch, tool, deployment } = parts;
    const { behaviour } = state;
    const storage = launch.inFrame ? STORAGE_TARGETS[behaviour.storage] : undefined;
    const request: Record<string, string> = {
      iss: issuer,
      login_hint: toLoginHint(launch),
      target_link_uri: toTarget(parts),
      ...(behaviour.loginClientId ? { client_id: tool.clientId } : {}),
      ...(behaviour.loginDeployment ? { lti_deployment_id: deployment.deploymentId } : {}),
      lti_message_hint: launch.hint,
      ...(storage ? { lti_storage_target: storage } : {}),
    };
    state.note({ direction: 'to the tool', kind: 'Login initiation', content: request });
    if (behaviour.loginMethod === 'POST') return void res.send(toFormPost(tool.loginUrl, request));
    const address = new URL(tool.loginUrl);
    for (const [name, value] of Object.entries(request)) address.searchParams.set(name, value);
    res.redirect(302, address.href);
  }

  function start(res: Response, wanted: Omit<Launch, 'hint' | 'wasAnswered'>): void {
    const parts = findParts(state, beginLaunch(state, wanted));
    if (parts) sendLogin(res, parts);
    else res.redirect(303, '/');
  }

  router.get('/activities/:id/launch', (req, res) => {
    const user = readUser(state, req);
    const activity = state.activities.get(req.params.id);
    if (!user || activity?.type !== 'ltiResourceLink') return res.redirect(303, '/');
    if (findClosed(state, activity, user)) return res.redirect(303, `/activities/${activity.id}`);
    const { courseKey, deploymentKey } = activity;
    const place = { courseKey, deploymentKey, inFrame: isFramed(req) };
    start(res, { kind: 'link', userId: user.id, activityId: activity.id, ...place });
  });

  /** Deep Linking 2.0 4.4: the content picker of a tool. */
  router.get('/courses/:course/add/:deployment/launch', (req, res) => {
    const user = readUser(state, req);
    const course = state.courses.get(req.params.course);
    const isOffered = course?.deployments.includes(req.params.deployment);
    if (!user || !course || !isOffered || !mayTeach(user)) return res.redirect(303, '/');
    const place = { courseKey: course.key, deploymentKey: req.params.deployment, inFrame: isFramed(req) };
    start(res, { kind: 'deep linking', userId: user.id, ...place });
  });

  /** LTI core 5.4.7, Submission Review 1.0: one cell of the gradebook. */
  router.get('/line-items/:id/review/:user/launch', (req, res) => {
    const user = readUser(state, req);
    const lineItem = state.lineItems.get(req.params.id);
    if (!user || !lineItem || !mayTeach(user)) return res.redirect(303, '/gradebook');
    const { courseKey, deploymentKey, resourceLinkId } = lineItem;
    start(res, {
      kind: 'review',
      userId: user.id,
      courseKey,
      deploymentKey,
      ...(resourceLinkId === undefined ? {} : { activityId: resourceLinkId }),
      lineItemId: lineItem.id,
      forUserId: req.params.user,
      inFrame: isFramed(req),
    });
  });

  /** Step 2: the tool requests the identity; the response is a signed token, in a form that the browser posts. */
  async function authenticate(req: Request, res: Response): Promise<void> {
    const query = ((req.method === 'POST' ? req.body : req.query) ?? {}) as Record<string, unknown>;
    state.note({ direction: 'from the tool', kind: 'Authentication request', content: query });
    const tool = state.tools.get(text(query.client_id));
    const redirectUri = text(query.redirect_uri);
    if (!tool?.redirectUris.includes(redirectUri)) {
      // An address that is not registered gets nothing, not even an error.
      res.status(400).type('text').send('This tool or its redirect address is not registered here.');
      return;
    }
    const toolState = text(query.state);
    const refuse = (error: string) =>
      void res.send(toFormPost(redirectUri, { error, ...(toolState ? { state: toolState } : {}) }));
    const nonce = text(query.nonce);
    const isWellFormed =
      query.response_type === 'id_token' &&
      query.response_mode === 'form_post' &&
      query.scope === 'openid' &&
      query.prompt === 'none' &&
      nonce !== '';
    if (!isWellFormed) return refuse('invalid_request');
    const launch = state.launches.get(text(query.lti_message_hint));
    const user = readUser(state, req);
    if (launch && (user?.id !== launch.userId || query.login_hint !== toLoginHint(launch)))
      return refuse('login_required');
    const parts = launch && findParts(state, launch);
    if (!launch || !parts || parts.tool.clientId !== tool.clientId) return refuse('invalid_request');
    if (launch.wasAnswered && state.behaviour.singleUseSignIn) {
      // As Moodle: the step belongs to its own page, and a repeated one ends here.
      res.status(400).type('html').send('<!doctype html><title>Error</title><h1>Invalid request</h1>');
      return;
    }
    launch.wasAnswered = true;
    const extra = launch.kind === 'deep linking' ? toDeepLinkingClaim(settings, state, parts) : {};
    const claims = toClaims(settings, state, { parts, nonce, extra });
    const idToken = await key.sign(claims, toHeader(state.behaviour));
    state.note({
      direction: 'to the tool',
      kind: 'Launch: id_token',
      content: { claims, id_token: idToken },
    });
    res.send(toFormPost(redirectUri, { id_token: idToken, state: toolState }));
  }

  const addresses = Object.values(SIGN_IN_PATHS);
  router.get(addresses, authenticate);
  router.post(addresses, express.urlencoded({ extended: false }), authenticate);
  return router;
}
