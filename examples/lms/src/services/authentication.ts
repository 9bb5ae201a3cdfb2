import type { Request, Response } from 'express';
import type { Behaviour } from '../behaviour/behaviour.ts';
import { toDeepLinkingClaim } from '../deep-linking/request.ts';
import type { PlatformKey } from '../keys.ts';
import { type LaunchParts, toClaims } from '../launch/claims.ts';
import { findParts } from '../launch/launches.ts';
import { toFormPost } from '../pages/form-post.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { toLoginHint } from './login-initiation.ts';
import { readUser } from './sign-in.ts';

type Query = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Of a certificate that the key could be from; an example. */
const THUMBPRINT = 'hTlU2ZEbEPmD7dQwW8W7kGZq0tQ';
const toHeader = ({ tokenHeader }: Behaviour) => (tokenHeader === 'thumbprint' ? { x5t: THUMBPRINT } : {});

const isWellFormed = (query: Query): boolean =>
  query.response_type === 'id_token' &&
  query.response_mode === 'form_post' &&
  query.scope === 'openid' &&
  query.prompt === 'none' &&
  text(query.nonce) !== '';

/** The launch that the tool asks about, or the error that it gets. */
function findLaunch(
  req: Request,
  state: State,
  query: Query,
  clientId: string,
): LaunchParts | 'invalid_request' | 'login_required' {
  if (!isWellFormed(query)) return 'invalid_request';
  const launch = state.launches.get(text(query.lti_message_hint));
  const user = readUser(state, req);
  if (launch && (user?.id !== launch.userId || query.login_hint !== toLoginHint(state, launch)))
    return 'login_required';
  const parts = launch && findParts(state, launch);
  return parts?.tool.clientId === clientId ? parts : 'invalid_request';
}

/** The signed token of a launch, as it is noted too. */
async function signLaunch(
  settings: Settings,
  state: State,
  key: PlatformKey,
  { parts, nonce }: { parts: LaunchParts; nonce: string },
): Promise<string> {
  const extra = parts.launch.kind === 'deep linking' ? toDeepLinkingClaim(settings, state, parts) : {};
  const claims = toClaims(settings, state, { parts, nonce, extra });
  const idToken = await key.sign(claims, toHeader(state.behaviour));
  state.note({ direction: 'to the tool', kind: 'Launch: id_token', content: { claims, id_token: idToken } });
  return idToken;
}

/**
 * Step 2: the tool requests the identity; the response is a signed token, in a form that the browser posts.
 * @see Security Framework 5.1.1.2
 */
export const createAuthenticate =
  (settings: Settings, state: State, key: PlatformKey) =>
  async (req: Request, res: Response): Promise<void> => {
    const query = ((req.method === 'POST' ? req.body : req.query) ?? {}) as Query;
    state.note({ direction: 'from the tool', kind: 'Authentication request', content: query });
    const tool = state.tools.get(text(query.client_id));
    const redirectUri = text(query.redirect_uri);
    if (!tool?.redirectUris.includes(redirectUri)) {
      // An address that is not registered gets nothing, not even an error.
      res.status(400).type('text').send('This tool or its redirect address is not registered here.');
      return;
    }
    const toolState = text(query.state);
    const parts = findLaunch(req, state, query, tool.clientId);
    if (typeof parts === 'string') {
      res.send(toFormPost(redirectUri, { error: parts, ...(toolState ? { state: toolState } : {}) }));
      return;
    }
    const { launch } = parts;
    if (launch.wasAnswered && state.behaviour.singleUseSignIn) {
      // As Moodle: the step belongs to its own page, and a repeated one ends here.
      res.status(400).type('html').send('<!doctype html><title>Error</title><h1>Invalid request</h1>');
      return;
    }
    launch.wasAnswered = true;
    const idToken = await signLaunch(settings, state, key, { parts, nonce: text(query.nonce) });
    res.send(toFormPost(redirectUri, { id_token: idToken, state: toolState }));
  };
