import type { PlatformId } from '@drawbridge/contracts';
import type { IgnoredClaim } from '@drawbridge/contracts/integration';
import type { Clock } from '../../../../platform/clock.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { LaunchStep } from '../launch-step.ts';
import type { BindingCookie } from '../login/binding.ts';
import type { StateSigner } from '../login/state-signer.ts';
import type { KeySets } from '../outgoing/key-sets.ts';
import { refuse } from '../pages/refusals.ts';
import { toFrameOrigin } from '../platforms/frame-origin.ts';
import { hasOwnKeys } from '../platforms/issuer-keys.ts';
import type { PlatformRegistry } from '../platforms/platform-registry.ts';
import type { FreshLaunches } from '../session/fresh-launches.ts';
import type { LtikSigner } from '../session/ltik-signer.ts';
import type { createAcceptLaunch } from './accept-launch.ts';
import { sendBindingPage } from './binding-page.ts';
import { checkBinding } from './check-binding.ts';
import { checkHeader } from './check-header.ts';
import { checkSignature } from './check-signature.ts';
import { checkPlatform, checkState } from './check-state.ts';
import { checkToken } from './check-token.ts';
import { chooseTarget, type LaunchCatalogue, toLaunchedPath } from './choose-target.ts';
import { readMessage } from './read-message.ts';
import { readToken } from './read-token.ts';
import { toSentFields } from './sent-fields.ts';
import { readWayBack } from './way-back.ts';

export interface LaunchDeps {
  registry: PlatformRegistry;
  catalogue: LaunchCatalogue;
  keySets: KeySets;
  stateSigner: StateSigner;
  ltiks: LtikSigner;
  fresh: FreshLaunches;
  cookie: BindingCookie;
  acceptLaunch: ReturnType<typeof createAcceptLaunch>;
  /** Records that the issuer's own keys signed an accepted launch. */
  confirmPlatform(id: PlatformId): Promise<void>;
  /** Records that a platform takes content by deep linking. */
  recordDeepLinks(id: PlatformId): Promise<void>;
  /** Tells the administrators of a registration what its launches send that is left out. */
  noteIgnored(id: PlatformId, ignored: readonly IgnoredClaim[]): void;
  clock: Clock;
  log: Log;
  publicUrl: string;
  productName: string;
  /** Outside production a platform may be without TLS. */
  allowHttp: boolean;
}

const ERROR_CODE = /^[a-z_]{1,40}$/;
/** A login at the address for launches: GET and POST, as a platform may send it. */
export const SWAPPED =
  'it is a login: the login initiation address at the platform must be the one of its registration';

/** The authentication response, Security Framework 5.1.1.3; `binding` and `retry` are sent by our own page. */
function readForm(fields: unknown) {
  const form = (typeof fields === 'object' && fields !== null ? fields : {}) as Record<string, unknown>;
  const { id_token: idToken, state, binding, retry } = form;
  // OpenID Connect core 3.1.2.6: the platform may respond with an error instead.
  // Its code is one of a list; its description is free text, and not logged.
  if (typeof form.error === 'string' && idToken === undefined)
    return refuse('platform_error', ERROR_CODE.test(form.error) ? `error ${form.error}` : undefined);
  if (typeof idToken !== 'string' || typeof state !== 'string')
    return 'login_hint' in form
      ? refuse('addresses_swapped', SWAPPED)
      : refuse('not_a_launch', 'id_token or state missing');
  return {
    idToken,
    signedState: state,
    stored: typeof binding === 'string' && binding !== '' ? binding : undefined,
    isRetry: retry === '1',
  };
}

/** One address, one launch: a list of small checks in a fixed order, then one statement. @see LTI-4 */
export function createLaunch(deps: LaunchDeps): LaunchStep {
  const {
    registry,
    catalogue,
    keySets,
    stateSigner,
    ltiks,
    fresh,
    cookie,
    acceptLaunch,
    confirmPlatform,
    noteIgnored,
    recordDeepLinks,
    clock,
    log,
    publicUrl,
    productName,
    allowHttp,
  } = deps;
  const ownOrigin = new URL(publicUrl).origin;

  return async function launch({ headers, fields }, res) {
    const { idToken, signedState, stored, isRetry } = readForm(fields);
    const { state, nonce, binding } = checkState(stateSigner, clock, signedState);
    res.locals.platform = state.p;
    const platform = await checkPlatform(registry, clock, state);
    const token = readToken(idToken);
    res.locals.sent = toSentFields(token);
    if (!checkBinding(cookie, { headers, stateId: state.i, expected: binding, stored, ownOrigin })) {
      log.info({ event: 'lti.unbound', platform: platform.id, isRetry }, 'launch without its cookie');
      return sendBindingPage(res, { productName, platform, state, signedState, idToken, isRetry });
    }
    const kid = checkHeader(token.header);
    await checkSignature(keySets, platform, kid, token);
    res.locals.findWayBack = () => readWayBack(platform, token.claims, allowHttp);
    checkToken(token.claims, {
      platform,
      state,
      nonce,
      nowSeconds: clock.now().getTime() / 1000,
    });
    const message = readMessage(token.claims, { clientId: platform.clientId, allowHttp });
    const target = chooseTarget(message, ownOrigin, catalogue);
    const { sessionId, personId, isGraded } = await acceptLaunch(platform, state, message, target);
    noteIgnored(platform.id, message.ignored);
    if (message.kind === 'deep_linking' && !platform.deepLinks) await recordDeepLinks(platform.id);
    if (platform.confirmedAt === null && hasOwnKeys(platform)) await confirmPlatform(platform.id);
    else if (platform.deployments.size === 0) registry.forget();
    fresh.add(sessionId, personId);
    log.info(
      { event: 'lti.launched', platform: platform.id, session: sessionId, person: personId, isGraded },
      'launch accepted',
    );
    const ltik = ltiks.sign({
      platformUrl: platform.issuer,
      clientId: platform.clientId,
      registrationId: platform.id,
      deploymentId: message.deploymentId,
      contextId: sessionId,
      user: personId,
      frame: toFrameOrigin(platform.issuer, message.returnUrl),
    });
    res
      .writeHead(303, {
        'set-cookie': cookie.toClear(state.i),
        location: toLaunchedPath(target, ltik),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-length': 0,
      })
      .end();
  };
}
