import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../../../../platform/http/escape-html.ts';
import { STORAGE_KEY_PREFIX } from '../login/login.ts';
import { toLoginAgain } from '../login/login-again.ts';
import type { LoginState } from '../login/state-signer.ts';
import { sendPlainPage } from '../pages/plain-page.ts';
import type { KnownPlatform } from '../platforms/platform-registry.ts';

interface Unbound {
  productName: string;
  platform: KnownPlatform;
  state: LoginState;
  signedState: string;
  idToken: string;
  /** True when this page already tried what needs no user action. */
  isRetry: boolean;
}

/** The login initiation again; present when its hints were short enough for the state. */
function toAgain(platform: KnownPlatform, { h, m, t, d }: LoginState): string | undefined {
  if (h === undefined) return undefined;
  return toLoginAgain(platform, { loginHint: h, messageHint: m, targetLinkUri: t, deploymentId: d });
}

/**
 * The launch is not bound to this browser yet: its cookie was not stored. The page tries the platform's storage, then
 * offers access to cookies, then a new tab, where cookies are first-party. There is always a next step, and never a
 * launch for a browser that did not begin it. @see LTI-23
 */
export function sendBindingPage(res: ServerResponse, unbound: Unbound): void {
  const { productName, platform, state, signedState, idToken, isRetry } = unbound;
  const again = toAgain(platform, state);
  const field = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const ways = again
    ? `<button id="access" type="button" data-again="${escapeHtml(again)}" hidden>Allow cookies and continue</button>
<a href="${escapeHtml(again)}" target="_blank" rel="noopener">Open in a new tab</a>`
    : '<button id="access" type="button" hidden>Allow cookies</button><span id="allowed" role="status" hidden>Cookies are allowed now. Open the activity again from your course.</span>';
  sendPlainPage(res, {
    status: 401,
    productName,
    scene: 'waiting',
    title: 'One more step to open the activity',
    paragraphs: [
      'Your browser does not let this frame remember that you started the activity here.',
      again
        ? 'Open it in a new tab. You stay signed in to your learning platform, and your work is the same in both places. If your learning platform does not accept it, open the activity again from your course, in a new window.'
        : 'Allow cookies for this site, or open the activity in a new window from your course.',
    ],
    markup: `<form name="launch" method="post" action="/lti/launch">
${field('id_token', idToken)}${field('state', signedState)}${field('binding', '')}${field('retry', '')}
</form>
<div class="ways" id="ways">
${ways}
</div>`,
    script: 'get-binding.js',
    data: {
      frame: state.s ?? '',
      origin: new URL(platform.authLoginUrl).origin,
      key: `${STORAGE_KEY_PREFIX}${state.i}`,
      retry: isRetry ? '1' : '',
    },
    framers: platform.framers,
    productFrames: platform.productFrames,
  });
}
