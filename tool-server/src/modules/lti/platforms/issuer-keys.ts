/** Of one product's customers all have this issuer; its key sets are at another host. By the issuer's host. */
const SHARED_ISSUERS: Readonly<Record<string, readonly string[]>> = {
  'blackboard.com': ['developer.blackboard.com'],
  'canvas.instructure.com': ['sso.canvaslms.com', 'canvas.instructure.com'],
  'canvas.beta.instructure.com': ['sso.beta.canvaslms.com', 'canvas.beta.instructure.com'],
  'canvas.test.instructure.com': ['sso.test.canvaslms.com', 'canvas.test.instructure.com'],
  'schoology.schoology.com': ['lti-service.svc.schoology.com'],
};

interface Addresses {
  issuer: string;
  keySetUrl: string;
}

const toHost = (address: string) => (URL.canParse(address) ? new URL(address).hostname : undefined);

/** True when one issuer serves many customers: what it signs says nothing about which of them launches. */
export const isShared = (issuer: string): boolean => (toHost(issuer) ?? '') in SHARED_ISSUERS;

/**
 * True when the key set is where the issuer keeps its keys. Anybody may register any issuer with keys of their own: a
 * launch signed with those proves nothing about the issuer.
 */
export function hasOwnKeys({ issuer, keySetUrl }: Addresses): boolean {
  const issuerHost = toHost(issuer);
  const keyHost = toHost(keySetUrl);
  if (issuerHost === undefined || keyHost === undefined) return false;
  return (SHARED_ISSUERS[issuerHost] ?? [issuerHost]).includes(keyHost);
}

const toOrigin = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);

/** True for an address where the issuer is: its own host and port, or a host of its product. */
export function isAtIssuer(issuer: string, address: string): boolean {
  const host = toOrigin(address);
  if (host === undefined) return false;
  return host === toOrigin(issuer) || (SHARED_ISSUERS[toHost(issuer) ?? ''] ?? []).includes(host);
}

/**
 * A registration that names no deployment takes the first that launches, and from then on only that one. Not where
 * others share the issuer: the first that launches could be anybody's.
 */
export const mayTakeDeployment = (platform: Addresses & { deployments: ReadonlySet<string> }): boolean =>
  platform.deployments.size === 0 && hasOwnKeys(platform) && !isShared(platform.issuer);
