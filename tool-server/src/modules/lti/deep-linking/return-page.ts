import type { Request, Response } from 'express';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { sendPlainPage } from '../pages/plain-page.ts';
import { refuse } from '../pages/refusals.ts';
import { toFrameOrigin } from '../platforms/frame-origin.ts';
import type { PlatformRegistry } from '../platforms/platform-registry.ts';
import type { ReturnFormSigner } from './return-form.ts';

/** Posts the response to the platform by the user's browser. @see Deep Linking 2.0 4.5, Security Framework 5.2.2 */
export function createReturnPage(deps: { registry: PlatformRegistry; returnForms: ReturnFormSigner }) {
  return async function sendReturnPage(req: Request, res: Response): Promise<void> {
    const { jwt, returnUrl, platformId } = deps.returnForms.read(req.body);
    const platform = (await deps.registry.get(platformId)) ?? refuse('platform_unknown', 'forgotten since');
    const frame = toFrameOrigin(platform.issuer, returnUrl);
    sendPlainPage(res, {
      status: 200,
      scene: 'waiting',
      title: 'Adding the content to your course…',
      paragraphs: [],
      markup: `<form name="content" method="post" action="${escapeHtml(returnUrl)}">
<input type="hidden" name="JWT" value="${escapeHtml(jwt)}">
<div class="ways"><button type="submit">Continue to ${escapeHtml(platform.name)}</button></div>
</form>`,
      script: 'return-content.js',
      formAction: new URL(returnUrl).protocol,
      framers: frame === undefined ? platform.framers : [...platform.framers, frame],
    });
  };
}
