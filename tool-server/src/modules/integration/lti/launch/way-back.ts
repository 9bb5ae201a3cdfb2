import type { WayBack } from '../pages/refusal-page.ts';
import { toFrameOrigin } from '../platforms/frame-origin.ts';
import type { KnownPlatform } from '../platforms/platform-registry.ts';
import { CLAIM, type Claims, isObject } from './claims.ts';

/**
 * LTI core 5.4.4: where the platform wants the person back, for a launch that is refused. Only a web address at the
 * platform's own origins is a link of ours. The signature is verified; nothing else of the claims needs to be.
 */
export function readWayBack(
  platform: KnownPlatform,
  claims: Claims,
  allowHttp: boolean,
): WayBack | undefined {
  const presentation = claims[CLAIM.presentation];
  const given = isObject(presentation) ? presentation.return_url : undefined;
  if (typeof given !== 'string' || given.length > 2_048 || !URL.canParse(given)) return undefined;
  const { protocol, origin, username, password, href } = new URL(given);
  if ((protocol !== 'https:' && !(allowHttp && protocol === 'http:')) || username || password)
    return undefined;
  const isOwn = [...platform.framers, toFrameOrigin(platform.issuer, href) ?? []]
    .flat()
    .some((address) => URL.canParse(address) && new URL(address).origin === origin);
  return isOwn ? { platformName: platform.name, returnUrl: href } : undefined;
}
