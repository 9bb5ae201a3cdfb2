import type { Request, Response } from 'express';
import type { Clock } from '../../../../platform/clock.ts';
import { escapeHtml } from '../../../../platform/http/escape-html.ts';
import { sendPlainPage } from '../pages/plain-page.ts';
import { quote, quoteAll } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';
import { checkRegistration } from '../platforms/check-registration.ts';
import { toFrameOrigin } from '../platforms/frame-origin.ts';
import type { KnownPlatform, PlatformRegistry } from '../platforms/platform-registry.ts';
import type { ReturnForm, ReturnFormSigner } from './return-form.ts';

/**
 * Posts the response to the platform by the user's browser, if its registration is still usable.
 * @see Deep Linking 2.0 4.5, Security Framework 5.2.2
 */
export function createReturnPage(deps: {
  registry: PlatformRegistry;
  returnForms: ReturnFormSigner;
  clock: Clock;
  productName: string;
}) {
  const { registry, returnForms, clock, productName } = deps;

  async function findPlatform({ platformId, deploymentId }: ReturnForm): Promise<KnownPlatform> {
    const platform = (await registry.get(platformId)) ?? refuse('platform_unknown', 'forgotten since');
    checkRegistration(platform, clock.now());
    if (platform.deployments.has(deploymentId)) return platform;
    return refuse(
      'deployment',
      `deployment ${quote(deploymentId)}, registered: ${quoteAll(platform.deployments)}`,
    );
  }

  return async function sendReturnPage(req: Request, res: Response): Promise<void> {
    const form = returnForms.read(req.body);
    const { jwt, returnUrl } = form;
    res.locals.platform = form.platformId;
    const platform = await findPlatform(form);
    const frame = toFrameOrigin(platform.issuer, returnUrl);
    sendPlainPage(res, {
      status: 200,
      productName,
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
