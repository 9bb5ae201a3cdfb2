import { toSource } from '../../../platform/http/security.ts';
import { refuse } from '../pages/refusals.ts';
import type { KnownPlatform } from './platform-shelf.ts';

const ADDRESSES = ['issuer', 'authLoginUrl', 'authTokenUrl', 'keySetUrl'] as const;

/** A registration that may be used. One stored before addresses were checked may hold a host that is not plain. */
export function checkRegistration(platform: KnownPlatform): KnownPlatform {
  if (!platform.active) return refuse('platform_inactive', platform.id);
  const wrong = ADDRESSES.find((field) => toSource(platform[field]) === undefined);
  if (wrong) return refuse('platform_address', `${wrong} of ${platform.id}`);
  return platform;
}
