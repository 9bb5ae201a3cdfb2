import express, { type Request, type Response, type Router } from 'express';
import type { PlatformKey } from '../keys.ts';
import { toFormPost } from '../pages/form-post.ts';
import { findActivity } from '../sample-data.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { toLaunchClaims } from './launch-claims.ts';
import { readUser } from './sign-in.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Login initiation and the authentication response. @see Security Framework 5.1.1 */
export function createLaunchService(settings: Settings, state: State, key: PlatformKey): Router {
  const { issuer, toolUrl, clientId, deploymentId } = settings;
  const router = express.Router();
  const redirectUri = `${toolUrl}/lti/launch`;

  /** Step 1: the browser is sent to the tool's login. */
  router.get('/activities/:id/launch', (req, res) => {
    const user = readUser(state, req);
    const activity = findActivity(req.params.id);
    if (!user || !activity) return res.redirect(303, '/');
    const inFrame = req.query.in !== 'tab';
    const request = {
      iss: issuer,
      login_hint: user.id,
      target_link_uri: toolUrl + activity.target,
      client_id: clientId,
      lti_deployment_id: deploymentId,
      lti_message_hint: `${activity.id}:${inFrame ? 'frame' : 'tab'}`,
      ...(state.hasStorage && inFrame ? { lti_storage_target: '_parent' } : {}),
    };
    state.note({ direction: 'to the tool', kind: 'Login initiation', content: request });
    res.redirect(302, `${toolUrl}/lti/login?${new URLSearchParams(request).toString()}`);
  });

  /** Step 2: the tool requests the identity; the response is a signed token, in a form that the browser posts. */
  async function authenticate(req: Request, res: Response): Promise<void> {
    const query = (req.method === 'POST' ? req.body : req.query) as Record<string, unknown>;
    const { nonce, state: toolState } = query;
    state.note({ direction: 'from the tool', kind: 'Authentication request', content: query });
    if (query.client_id !== clientId || query.redirect_uri !== redirectUri) {
      // An address that is not registered gets nothing, not even an error.
      res.status(400).type('text').send('This tool or its redirect address is not registered here.');
      return;
    }
    const refuse = (error: string) =>
      void res.send(toFormPost(redirectUri, { error, ...(toolState ? { state: text(toolState) } : {}) }));
    const isWellFormed =
      query.response_type === 'id_token' &&
      query.response_mode === 'form_post' &&
      query.scope === 'openid' &&
      query.prompt === 'none' &&
      text(nonce) !== '';
    if (!isWellFormed) return refuse('invalid_request');
    const user = readUser(state, req);
    if (!user || user.id !== query.login_hint) return refuse('login_required');
    const [activityId = '', place] = text(query.lti_message_hint).split(':');
    const activity = findActivity(activityId);
    if (!activity) return refuse('invalid_request');
    const inFrame = place === 'frame';
    const claims = toLaunchClaims(settings, { user, activity, nonce: text(nonce), inFrame });
    const idToken = await key.sign(claims);
    state.note({
      direction: 'to the tool',
      kind: 'Launch: id_token',
      content: { claims, id_token: idToken },
    });
    res.send(toFormPost(redirectUri, { id_token: idToken, state: text(toolState) }));
  }

  router.get('/lti/auth', authenticate);
  router.post('/lti/auth', express.urlencoded({ extended: false }), authenticate);
  router.get('/lti/keys', (_req, res) => void res.json(key.publicSet));
  return router;
}
