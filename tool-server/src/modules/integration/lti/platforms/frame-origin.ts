import { toSource } from '../../../../platform/http/content-security-policy.ts';
import { isShared } from './issuer-keys.ts';

/**
 * Where a signed launch of a shared issuer was framed: the origin of its return address. The issuer of Canvas or
 * Blackboard is no page of a school, and a school may have a host of its own. Of any other platform the registration names
 * the origins. @see LTI-22
 */
export function toFrameOrigin(issuer: string, returnUrl: string | undefined): string | undefined {
  return returnUrl !== undefined && isShared(issuer) ? toSource(returnUrl) : undefined;
}
