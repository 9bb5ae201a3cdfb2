/** What a platform answers at each of its addresses when nothing is wrong. */
import type { JsonWebKey } from 'node:crypto';

/** The course that cases link, and the article in it whose reading is a score. */
export const COURSE = 'c2-injection-at-the-boundary';
export const ARTICLE = 'c2-what-a-boundary-is';
export const LEARNER = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';
export const INSTRUCTOR = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor';
/** The link of every launch. */
export const LINK = '4711';
export const DEPLOYMENT = '1';

const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope/';
export const SCOPE = {
  score: `${AGS}score`,
  lineItem: `${AGS}lineitem`,
  roster: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

interface About {
  issuer: string;
  jwk: JsonWebKey;
  bearer: string;
}

const toLineItem = (issuer: string, more: object = {}) => ({
  id: `${issuer}/items/1`,
  label: 'A course',
  scoreMaximum: 100,
  resourceId: COURSE,
  tag: 'drawbridge',
  resourceLinkId: LINK,
  ...more,
});

/** By method and path under the issuer. */
const RIGHT = {
  'GET /configuration': ({ issuer }: About) => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    registration_endpoint: `${issuer}/register`,
    authorization_server: issuer,
    scopes_supported: ['openid', ...Object.values(SCOPE)],
    response_types_supported: ['id_token'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
    claims_supported: ['iss', 'sub', 'name'],
    'https://purl.imsglobal.org/spec/lti-platform-configuration': {
      product_family_code: 'canvas',
      version: 'cloud',
      messages_supported: [
        { type: 'LtiResourceLinkRequest' },
        { type: 'LtiDeepLinkingRequest', placements: ['ContentArea'] },
      ],
      variables: ['User.id'],
    },
  }),
  'POST /register': ({ issuer }: About) => ({
    client_id: '10000000000001',
    registration_client_uri: `${issuer}/register/1`,
    'https://purl.imsglobal.org/spec/lti-tool-configuration': { domain: 'tool.test', deployment_id: '7' },
  }),
  'GET /auth': () => ({ error: 'no login_hint' }),
  'GET /keys': ({ jwk }: About) => ({ keys: [jwk] }),
  'POST /token': ({ bearer }: About) => ({
    access_token: bearer,
    token_type: 'Bearer',
    expires_in: 3_600,
    scope: Object.values(SCOPE).join(' '),
  }),
  'GET /members': ({ issuer }: About) => ({
    id: `${issuer}/members`,
    context: { id: 'context-1', label: 'SC', title: 'Secure code' },
    members: [
      {
        user_id: 'learner-1',
        roles: [LEARNER],
        status: 'Active',
        name: 'Jürgen Weiß',
        given_name: 'Jürgen',
        family_name: 'Weiß',
        email: 'j@school.test',
      },
      { user_id: '2', roles: ['Learner'], status: 'Inactive' },
      { user_id: 'teacher-1', roles: [INSTRUCTOR], message: [{ custom: { a: 'b' } }] },
    ],
  }),
  'GET /items': ({ issuer }: About) => [
    toLineItem(issuer, { id: `${issuer}/items/9`, resourceId: 'another' }),
    toLineItem(issuer),
  ],
  'POST /items': ({ issuer }: About) => toLineItem(issuer),
  'POST /items/1/scores': ({ issuer }: About) => ({ resultUrl: `${issuer}/items/1/results/1` }),
} as const satisfies Record<string, (about: About) => unknown>;

export type PlatformAddress = keyof typeof RIGHT;

/** Undefined for an address that no platform has. */
export const toRight = (address: PlatformAddress, about: About): unknown => RIGHT[address]?.(about);
