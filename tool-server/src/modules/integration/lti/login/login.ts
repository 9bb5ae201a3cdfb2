import type { Clock } from '../../../../platform/clock.ts';
import type { LaunchStep } from '../launch-step.ts';
import { checkRegistration } from '../platforms/check-registration.ts';
import { chooseRegistration } from '../platforms/choose-registration.ts';
import type { KnownPlatform, PlatformRegistry } from '../platforms/platform-registry.ts';
import type { BindingCookie } from './binding.ts';
import { sendLoginPage } from './login-page.ts';
import { type LoginRequest, readLoginRequest } from './login-request.ts';
import { mayLoseCookie } from './may-lose-cookie.ts';
import { STATE_LIFETIME_SECONDS, type StateSigner } from './state-signer.ts';

export const STORAGE_KEY_PREFIX = 'drawbridge_lti_';
/** Longer hints do not fit into an address twice; such a launch cannot begin again once it was signed in. */
const MAX_HINT_CHARACTERS = 1_500;

interface LoginDeps {
  registry: PlatformRegistry;
  stateSigner: StateSigner;
  cookie: BindingCookie;
  clock: Clock;
  publicUrl: string;
  productName: string;
}

function toHints({ loginHint, messageHint }: LoginRequest) {
  if (loginHint.length + (messageHint?.length ?? 0) > MAX_HINT_CHARACTERS) return {};
  return { h: loginHint, m: messageHint };
}

const signIns = new WeakMap<KnownPlatform, string>();

/**
 * The platform's sign-in address with the parameters that every login shares. Cached as long as the registration:
 * building an address parameter by parameter parses it each time.
 */
function toSignIn(platform: KnownPlatform, redirectUri: string): string {
  const cached = signIns.get(platform);
  if (cached !== undefined) return cached;
  const address = new URL(platform.authLoginUrl);
  // Security Framework 5.1.1.2: exactly these parameters, and the one redirect address we register.
  const parameters = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: redirectUri,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  for (const name of ['login_hint', 'lti_message_hint', 'nonce', 'state']) address.searchParams.delete(name);
  address.hash = '';
  signIns.set(platform, `${address.href}&`);
  return `${address.href}&`;
}

/** Responds to a login initiation by sending the browser to the platform's sign-in. Writes nothing. @see LTI-3 */
export function createLogin(deps: LoginDeps): LaunchStep {
  const { registry, stateSigner, cookie, clock, publicUrl, productName } = deps;
  const ownOrigin = new URL(publicUrl).origin;
  const redirectUri = `${publicUrl}/lti/launch`;

  return async function login({ headers: sent, fields, registrationId }, res) {
    const request = readLoginRequest(fields, ownOrigin);
    const asked = { ...request, registrationId };
    res.locals.asked = asked;
    const chosen = await chooseRegistration(registry, asked);
    res.locals.platform = chosen.id;
    const platform = checkRegistration(chosen, clock.now());
    const id = stateSigner.newId();
    const { signed, nonce, binding } = stateSigner.sign({
      i: id,
      p: platform.id,
      t: request.targetLinkUri,
      ...(registrationId === undefined ? {} : { n: true }),
      d: request.deploymentId,
      s: request.storageTarget,
      ...toHints(request),
      e: Math.floor(clock.now().getTime() / 1000) + STATE_LIFETIME_SECONDS,
    });
    const next = `${toSignIn(platform, redirectUri)}login_hint=${encodeURIComponent(request.loginHint)}${
      request.messageHint === undefined ? '' : `&lti_message_hint=${encodeURIComponent(request.messageHint)}`
    }&nonce=${nonce}&state=${signed}`;
    const headers = {
      'set-cookie': cookie.toSet(id, binding),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    };
    const isUnsure = request.storageTarget !== undefined && !cookie.isStored(sent);
    if (!isUnsure && !mayLoseCookie(sent, cookie)) {
      res.writeHead(302, { ...headers, location: next, 'content-length': 0 }).end();
      return;
    }
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    const key = `${STORAGE_KEY_PREFIX}${id}`;
    sendLoginPage(res, { productName, platform, request, key, binding, next, marker: cookie.marker });
  };
}
