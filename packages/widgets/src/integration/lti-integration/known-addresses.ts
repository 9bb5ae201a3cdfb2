import type { PlatformFamily } from '@drawbridge/contracts/integration';

/** The addresses of a platform that follow from its product and where it is. */
export interface KnownAddresses {
  issuer: string;
  auth_login_url: string;
  auth_token_url: string;
  key_set_url: string;
  token_audience: string | null;
}

/** What the addresses are made of: a site's own address, or a choice. */
export interface KnownFrom {
  /** Address of the site, as its administrator types it. */
  site: string;
  environment: CanvasEnvironment;
  clientId: string;
}

export const CANVAS_ENVIRONMENTS = ['production', 'beta', 'test'] as const;
export type CanvasEnvironment = (typeof CANVAS_ENVIRONMENTS)[number];

const BRIGHTSPACE_TOKENS = 'https://auth.brightspace.com/core/connect/token';
const BRIGHTSPACE_AUDIENCE = 'https://api.brightspace.com/auth/token';

/** Without the slashes at its end: an issuer is compared to the character. */
const toSite = (typed: string): string => {
  const trimmed = typed.trim().replace(/\/+$/, '');
  return trimmed === '' || /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
};

function toCanvas(environment: CanvasEnvironment): KnownAddresses {
  const part = environment === 'production' ? '' : `${environment}.`;
  const base = `https://sso.${part}canvaslms.com`;
  return {
    issuer: `https://canvas.${part}instructure.com`,
    auth_login_url: `${base}/api/lti/authorize_redirect`,
    auth_token_url: `${base}/login/oauth2/token`,
    key_set_url: `${base}/api/lti/security/jwks`,
    token_audience: null,
  };
}

function toMoodle(site: string): KnownAddresses {
  return {
    issuer: site,
    auth_login_url: `${site}/mod/lti/auth.php`,
    auth_token_url: `${site}/mod/lti/token.php`,
    key_set_url: `${site}/mod/lti/certs.php`,
    token_audience: null,
  };
}

function toBlackboard(applicationId: string): KnownAddresses {
  const base = 'https://developer.blackboard.com/api/v1';
  return {
    issuer: 'https://blackboard.com',
    auth_login_url: `${base}/gateway/oidcauth`,
    auth_token_url: `${base}/gateway/oauth2/jwttoken`,
    key_set_url: `${base}/management/applications/${applicationId}/jwks.json`,
    token_audience: null,
  };
}

function toBrightspace(site: string): KnownAddresses {
  return {
    issuer: site,
    auth_login_url: `${site}/d2l/lti/authenticate`,
    auth_token_url: BRIGHTSPACE_TOKENS,
    key_set_url: `${site}/d2l/.well-known/jwks`,
    token_audience: BRIGHTSPACE_AUDIENCE,
  };
}

/** The token address ends with a number that Sakai gives the tool: it is entered. */
function toSakai(site: string): Partial<KnownAddresses> {
  return {
    issuer: site,
    auth_login_url: `${site}/imsoidc/lti13/oidc_auth`,
    key_set_url: `${site}/imsblis/lti13/keyset`,
    token_audience: null,
  };
}

const SCHOOLOGY_BASE = 'https://lti-service.svc.schoology.com/lti-service';
const SCHOOLOGY: KnownAddresses = {
  issuer: 'https://schoology.schoology.com',
  auth_login_url: `${SCHOOLOGY_BASE}/authorize-redirect`,
  auth_token_url: `${SCHOOLOGY_BASE}/access-token`,
  key_set_url: `${SCHOOLOGY_BASE}/.well-known/jwks`,
  token_audience: null,
};

/** Products whose addresses follow from the address of the site. */
const WITH_SITE: ReadonlySet<PlatformFamily> = new Set(['moodle', 'brightspace', 'sakai']);
export const needsSite = (family: PlatformFamily): boolean => WITH_SITE.has(family);

/** What is known of a platform's addresses; nothing of those that are not. Facts: docs/lti/<family>.mdx. */
export function toKnownAddresses(family: PlatformFamily, from: KnownFrom): Partial<KnownAddresses> {
  const site = toSite(from.site);
  const clientId = from.clientId.trim();
  if (family === 'canvas') return toCanvas(from.environment);
  if (family === 'schoology') return SCHOOLOGY;
  if (family === 'blackboard') return clientId === '' ? {} : toBlackboard(clientId);
  if (!needsSite(family) || site === '') return {};
  if (family === 'moodle') return toMoodle(site);
  return family === 'brightspace' ? toBrightspace(site) : toSakai(site);
}
