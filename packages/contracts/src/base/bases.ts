/**
 * The service bases the product calls.
 * @see SVC-1..SVC-17, SVC-18
 */
export const BASES = [
  'main',
  'provisioner',
  'challenge',
  'macro',
  'tests',
  'analytics',
  'ai',
  'quiz',
  'integration',
  'scorm',
  'scim',
  'course-generator',
  'tags',
  'certifications',
  'token',
  'billing',
  'billing-individual',
  'review',
] as const;

export type Base = (typeof BASES)[number];

/** Individuals and free-tier users pay at a different base than companies. @see BILL-8, SVC-16 */
export function toBillingBase(type: string | undefined): 'billing' | 'billing-individual' {
  return type === 'IND' || type === 'FT' ? 'billing-individual' : 'billing';
}

export const ENVIRONMENTS = ['production', 'uat', 'staging'] as const;

/** The environment that a page runs in, derived from its host name. */
export type Environment = (typeof ENVIRONMENTS)[number];

/** Compares the first label of the host name exactly. @see CONST-3 */
export function toEnvironment(hostname: string): Environment {
  const first = hostname.toLowerCase().split('.')[0];
  if (first === 'learning') return 'production';
  return first === 'uat' ? 'uat' : 'staging';
}

/** The absolute URL of every base, without a trailing slash. */
export type BaseAddresses = Record<Base, string>;

/** The bases that are served elsewhere, by environment. */
export type BasesElsewhere = Record<Environment, Partial<BaseAddresses>>;

/**
 * Returns the URL of each base: `<origin>/api/<base>`, unless a setting replaces it. Throws when two bases share a URL.
 * @see SVC-18
 */
export function toBaseAddresses(origin: string, elsewhere: Partial<BaseAddresses> = {}): BaseAddresses {
  const addresses = Object.fromEntries(
    BASES.map((base) => [base, (elsewhere[base] ?? `${origin}/api/${base}`).replace(/\/+$/, '')]),
  ) as BaseAddresses;
  const taken = new Map<string, Base>();
  for (const base of BASES) {
    const other = taken.get(addresses[base]);
    if (other) throw new Error(`the bases ${other} and ${base} share the address ${addresses[base]}`);
    taken.set(addresses[base], base);
  }
  return addresses;
}
