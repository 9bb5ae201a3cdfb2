import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../../../../platform/http/escape-html.ts';
import { sendPlainPage } from '../pages/plain-page.ts';
import type { KnownPlatform } from '../platforms/platform-registry.ts';
import { toLoginAgain } from './login-again.ts';
import type { LoginRequest } from './login-request.ts';

interface LoginPage {
  productName: string;
  platform: KnownPlatform;
  request: LoginRequest;
  /** Name and value to store at the platform, if it offers that. */
  key: string;
  binding: string;
  /** The platform's sign-in. */
  next: string;
  /** The cookie that the page tries to store. */
  marker: string;
}

/**
 * Finds out what the browser stores in this frame, before the sign-in at the platform, which some platforms accept only
 * once. Most browsers go on within milliseconds; the others are offered access to cookies or a new tab, where a login
 * begins with the values of this one. @see LTI-23
 */
export function sendLoginPage(res: ServerResponse, page: LoginPage): void {
  const { productName, platform, request, key, binding, next, marker } = page;
  const again = toLoginAgain(platform, request);
  const tab = `<a id="tab" href="${escapeHtml(again)}" target="_blank" rel="noopener">Open in a new tab</a>`;
  sendPlainPage(res, {
    status: 200,
    productName,
    scene: 'waiting',
    title: 'Opening the activity…',
    paragraphs: [],
    markup: `<div id="ways" role="group" aria-labelledby="title" hidden>
<p>Your browser does not let this frame remember that you started the activity here.</p>
<p>Open it in a new tab. You stay signed in to your learning platform, and your work is the same in both places.</p>
<div class="ways">
<button id="access" type="button" hidden>Allow cookies and continue</button>
${tab}
</div>
<p id="denied" role="status" hidden>Your browser did not allow cookies here. Open the activity in a new tab.</p>
<p id="opened" role="status" hidden>The activity opens in a new tab. To open it once more, open it again from your course.</p>
</div>
<noscript><p class="ways">${tab.replace(' id="tab"', '')}</p></noscript>`,
    script: 'begin-login.js',
    data: {
      frame: request.storageTarget ?? '',
      // LTI Platform Storage 1.0: the storage responds to the origin of the platform's sign-in.
      origin: new URL(next).origin,
      key,
      value: binding,
      next,
      marker,
      again,
      title: 'One more step to open the activity',
    },
    framers: platform.framers,
    productFrames: platform.productFrames,
  });
}
