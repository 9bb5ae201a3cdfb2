import { toSource } from '../../../platform/http/security.ts';
import { isShared } from './issuer-keys.ts';

/** Where all customers of a product have their own host under one name; for pages that are shown before a launch is known. */
const PRODUCT_FRAMES: Readonly<Record<string, string>> = {
  'blackboard.com': 'https://*.blackboard.com',
  'canvas.instructure.com': 'https://*.instructure.com',
  'canvas.beta.instructure.com': 'https://*.instructure.com',
  'canvas.test.instructure.com': 'https://*.instructure.com',
};

/** The hosts of a product whose one issuer serves them all; none for any other platform. */
export function toProductFrames(issuer: string): readonly string[] {
  const product = URL.canParse(issuer) ? PRODUCT_FRAMES[new URL(issuer).hostname] : undefined;
  return product === undefined ? [] : [product];
}

/**
 * Where a signed launch of a shared issuer was framed: the origin of its return address. The issuer of Canvas or
 * Blackboard is no page of a school, and a school may have a host of its own. Of any other platform the registration names
 * the origins. @see LTI-22
 */
export function toFrameOrigin(issuer: string, returnUrl: string | undefined): string | undefined {
  return returnUrl !== undefined && isShared(issuer) ? toSource(returnUrl) : undefined;
}
