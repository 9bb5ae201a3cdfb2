import { toParty as toPartyOfHost } from '../platforms/products.ts';

/** The product, and without one the origin: another port of a host may be somebody else's program. */
function toParty(address: string): string {
  const { hostname, origin } = new URL(address);
  const party = toPartyOfHost(hostname);
  return party === hostname ? origin : party;
}

/** True for two addresses of one origin, or of one product. */
export const isSameParty = (one: string, other: string): boolean => toParty(one) === toParty(other);

/** What the operator added, by the host that issues the tokens. */
export type ServiceHosts = ReadonlyMap<string, readonly string[]>;

/**
 * True when a token of a platform may be sent to a service such as a line item. Anybody may register a platform with keys
 * of their own and the client id and token address of somebody else's: what they sign must not decide where that token
 * goes. So it goes to those who issued it, and elsewhere only when they signed the address themselves, or when the
 * operator of this server vouches for the host.
 */
export function mayReceiveToken(
  service: string,
  { authTokenUrl, keySetUrl }: { authTokenUrl: string; keySetUrl: string },
  serviceHosts: ServiceHosts,
): boolean {
  const issuer = toParty(authTokenUrl);
  if (issuer === toParty(service) || issuer === toParty(keySetUrl)) return true;
  return serviceHosts.get(new URL(authTokenUrl).hostname)?.includes(new URL(service).hostname) ?? false;
}
