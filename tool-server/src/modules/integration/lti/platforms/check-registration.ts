import { toSource } from '../../../../platform/http/content-security-policy.ts';
import { quote } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';
import type { KnownPlatform } from './platform-registry.ts';

const ADDRESSES = ['issuer', 'authLoginUrl', 'authTokenUrl', 'keySetUrl'] as const;

type Address = (typeof ADDRESSES)[number];

/** Cached as long as the registration: every login and launch reads it. */
const wrongAddresses = new WeakMap<KnownPlatform, { field: Address | undefined }>();

function findWrongAddress(platform: KnownPlatform): Address | undefined {
  const known = wrongAddresses.get(platform);
  if (known) return known.field;
  const field = ADDRESSES.find((name) => toSource(platform[name]) === undefined);
  wrongAddresses.set(platform, { field });
  return field;
}

/** A usable registration. One stored before addresses were checked may hold a host that is not plain. */
export function checkRegistration(platform: KnownPlatform, now: Date): KnownPlatform {
  const { companyExpiresAt } = platform;
  if (companyExpiresAt !== null && companyExpiresAt <= now)
    return refuse('company_expired', `registration ${quote(platform.name)}`);
  if (!platform.active)
    return refuse(
      platform.awaitsApproval ? 'platform_waiting' : 'platform_inactive',
      `registration ${quote(platform.name)}`,
    );
  const wrong = findWrongAddress(platform);
  if (wrong)
    return refuse(
      'platform_address',
      `${wrong} ${quote(platform[wrong])} of the registration ${quote(platform.name)}`,
    );
  return platform;
}
