import { findSharedKeyHosts, toParty } from './products.ts';

interface Addresses {
  issuer: string;
  keySetUrl: string;
}

const toHost = (address: string) => (URL.canParse(address) ? new URL(address).hostname : undefined);

/** True when one issuer serves many customers: what it signs says nothing about which of them launches. */
export const isShared = (issuer: string): boolean => findSharedKeyHosts(toHost(issuer) ?? '') !== undefined;

/**
 * True when the key set is where the issuer keeps its keys. Anybody may register any issuer with keys of their own: a
 * launch signed with those proves nothing about the issuer.
 */
export function hasOwnKeys({ issuer, keySetUrl }: Addresses): boolean {
  const issuerHost = toHost(issuer);
  const keyHost = toHost(keySetUrl);
  if (issuerHost === undefined || keyHost === undefined) return false;
  return (findSharedKeyHosts(issuerHost) ?? [issuerHost]).includes(keyHost);
}

const toOrigin = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);

/** True for an address where the issuer is: its own host and port, or a host of its product. */
export function isAtIssuer(issuer: string, address: string): boolean {
  const host = toOrigin(address);
  if (host === undefined) return false;
  return host === toOrigin(issuer) || (findSharedKeyHosts(toHost(issuer) ?? '') ?? []).includes(host);
}

type Services = Record<'authLoginUrl' | 'authTokenUrl' | 'keySetUrl', string>;

/**
 * True for addresses at hosts that somebody allowed already: the issuer's, and those of the registration. Whoever has a
 * registration link may name others, and keys decide who anybody is.
 */
export function mayMove({ issuer, ...now }: Services & { issuer: string }, to: Services): boolean {
  const known = [now.authLoginUrl, now.authTokenUrl, now.keySetUrl].map(toOrigin);
  return [to.authLoginUrl, to.authTokenUrl, to.keySetUrl].every(
    (address) => isAtIssuer(issuer, address) || known.includes(toOrigin(address)),
  );
}

function isOfProduct(issuer: string, address: string): boolean {
  const [issuerHost, host] = [toHost(issuer), toHost(address)];
  return issuerHost !== undefined && host !== undefined && toParty(host) === toParty(issuerHost);
}

interface Registration extends Addresses {
  authLoginUrl: string;
  confirmedAt: Date | null;
}

/**
 * True after a launch with keys of the issuer itself: only such a registration decides where the logins of an issuer go
 * that several companies registered. Checked at each use, because an earlier release confirmed more. Every customer of a
 * shared issuer can get a launch signed, so there the sign-in has to be the product's too.
 */
export const isProven = ({ confirmedAt, ...platform }: Registration): boolean =>
  confirmedAt !== null &&
  hasOwnKeys(platform) &&
  (!isShared(platform.issuer) || isOfProduct(platform.issuer, platform.authLoginUrl));

/**
 * A registration that names no deployment takes the first that launches, and from then on only that one. Not where
 * others share the issuer: the first that launches could be anybody's.
 */
export const mayTakeDeployment = (platform: Addresses & { deployments: ReadonlySet<string> }): boolean =>
  platform.deployments.size === 0 && hasOwnKeys(platform) && !isShared(platform.issuer);
