/** A product whose customers share hosts: services of one of them are at several. */
interface Product {
  /** Every host below these is the product's. */
  domains: readonly string[];
  /** Issuers that all customers share, and the hosts of their key sets. */
  sharedIssuers: Readonly<Record<string, readonly string[]>>;
  /** The addresses of the product's customers, as a source of `frame-ancestors`. */
  frames?: string;
}

const PRODUCTS: readonly Product[] = [
  {
    domains: ['blackboard.com'],
    sharedIssuers: { 'blackboard.com': ['developer.blackboard.com'] },
    frames: 'https://*.blackboard.com',
  },
  // Each customer is an issuer of its own; tokens come from one host for all.
  { domains: ['brightspace.com'], sharedIssuers: {} },
  {
    domains: ['instructure.com', 'canvaslms.com'],
    sharedIssuers: {
      'canvas.instructure.com': ['sso.canvaslms.com', 'canvas.instructure.com'],
      'canvas.beta.instructure.com': ['sso.beta.canvaslms.com', 'canvas.beta.instructure.com'],
      'canvas.test.instructure.com': ['sso.test.canvaslms.com', 'canvas.test.instructure.com'],
    },
    frames: 'https://*.instructure.com',
  },
  {
    domains: ['schoology.com'],
    sharedIssuers: { 'schoology.schoology.com': ['lti-service.svc.schoology.com'] },
    frames: 'https://*.schoology.com',
  },
];

const isBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

const findProduct = (host: string): Product | undefined =>
  PRODUCTS.find(({ domains }) => domains.some((domain) => isBelow(host, domain)));

/** Who is behind a host: its product, by the first of its domains, else the host itself. */
export const toParty = (host: string): string => findProduct(host)?.domains[0] ?? host;

/** The hosts of the key sets of an issuer that all customers of a product share; undefined for any other issuer. */
export const findSharedKeyHosts = (issuerHost: string): readonly string[] | undefined =>
  findProduct(issuerHost)?.sharedIssuers[issuerHost];

/** Returns the addresses of the customers of a shared issuer. Empty for any other issuer. */
export function findSharedFrames(issuerHost: string): readonly string[] {
  const product = findProduct(issuerHost);
  return product?.frames !== undefined && issuerHost in product.sharedIssuers ? [product.frames] : [];
}

/**
 * Returns whether the platform is Moodle, by its addresses and whatever an administrator chose: Moodle answers at the
 * same paths everywhere.
 */
export const isMoodle = (authLoginUrl: string): boolean =>
  URL.canParse(authLoginUrl) && new URL(authLoginUrl).pathname.endsWith('/mod/lti/auth.php');
