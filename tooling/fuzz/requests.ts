/** Requests to every address of the server: the calls of the contracts, pages, sign-in and launch addresses, sockets. */
import { type Endpoint, PUBLIC_PAGES, toPathFields } from '@drawbridge/contracts';
import { ENDPOINTS } from '@drawbridge/contracts/endpoints';
import { SOCKET_PATH } from '@drawbridge/contracts/operations';
import fc from 'fast-check';
import { type Body, bodyWrap } from './bodies.ts';
import { hostileJson, hostileText } from './hostile.ts';
import { toInputs, toObjectText } from './inputs.ts';
import { headers, network, oddMethod, oddPath, oddQuery } from './odd-requests.ts';

/** Who sends a request. `garbage`: with a token that no server gave. */
export const CALLER_NAMES = [
  'anonymous',
  'garbage',
  'member',
  'champion',
  'admin',
  "other company's admin",
  'individual',
  'guest',
  'launched',
  'instructor',
  'embedded',
  'partner',
] as const;
export type CallerName = (typeof CALLER_NAMES)[number];

export interface FuzzRequest {
  /** The endpoint or address, and what is odd about the request. */
  what: string;
  caller: CallerName;
  method: string;
  /** With placeholders for values that only the running server knows. */
  path: string;
  headers: Record<string, string>;
  /** Text is sent as `encode` writes it, after its placeholders are filled. */
  body?: { text: string; wrap: (text: string) => Body };
}

/** Percent-encoded, with lone surrogates as the bytes that UTF-8 forbids. */
function encode(text: string): string {
  return Array.from(text)
    .map((character) =>
      character.isWellFormed()
        ? encodeURIComponent(character)
        : [
            ...Buffer.from([
              0xed,
              0xa0 | ((character.charCodeAt(0) >> 6) & 0x1f),
              0x80 | (character.charCodeAt(0) & 0x3f),
            ]),
          ]
            .map((byte) => `%${byte.toString(16)}`)
            .join(''),
    )
    .join('')
    .slice(0, 6_000);
}

const toPlainText = (json: string): string => {
  const value: unknown = json.length < 20_000 ? JSON.parse(json) : json;
  return typeof value === 'string' ? value : json;
};

function toCallers({ access }: Endpoint): fc.Arbitrary<CallerName> {
  const anyone = fc.constantFrom(...CALLER_NAMES);
  const likely: Record<Endpoint['access'], readonly CallerName[]> = {
    public: ['anonymous'],
    unverified: ['member', 'individual', 'admin'],
    unverifiedOrToken: ['member', 'individual', 'admin'],
    enrolling: ['member', 'individual', 'admin'],
    portal: ['member', 'individual', 'admin'],
    portalOrToken: ['member', 'individual', 'admin'],
    launch: ['launched', 'instructor'],
    learner: ['member', 'individual', 'launched', 'instructor', 'embedded'],
    portalOrEmbedded: ['member', 'individual', 'embedded'],
    learnerOrGuest: ['member', 'individual', 'launched', 'guest', 'embedded'],
    individualUser: ['individual'],
    companyUser: ['member', 'admin', "other company's admin"],
    champion: ['champion'],
    companyAdmin: ['admin', "other company's admin"],
    companyOwner: ['admin', "other company's admin"],
    teamLead: ['admin', "other company's admin"],
    partner: ['partner'],
  };
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...likely[access]) },
    { weight: 1, arbitrary: anyone },
  );
}

/** Ends the session that the requests after it need: sent rarely. */
const ENDS_SESSION = new Set(['logout', 'logoutEverywhere', 'closeLaunch', 'keepGuestWork']);

function toCalls(endpoint: Endpoint): fc.Arbitrary<FuzzRequest> {
  const inPath = new Set(toPathFields(endpoint.path));
  const isInQuery = (name: string) => endpoint.method === 'GET' || endpoint.query?.includes(name) === true;
  return fc
    .tuple(toInputs(endpoint), toCallers(endpoint), bodyWrap, headers, network, oddMethod, oddPath, oddQuery)
    .map(([fields, caller, { name, wrap }, more, address, method = endpoint.method, odd, query]) => {
      const values = new Map(fields.filter(([field]) => inPath.has(field)));
      const path = endpoint.path.replaceAll(/:([a-z_]+)/g, (_, field: string) =>
        odd === undefined ? encode(toPlainText(values.get(field) ?? '"x"')) || 'x' : odd,
      );
      const inAddress = fields.filter(([field]) => !inPath.has(field) && isInQuery(field));
      const asked =
        query ?? inAddress.map(([field, json]) => `${encode(field)}=${encode(toPlainText(json))}`).join('&');
      const inBody = fields.filter(([field]) => !inPath.has(field) && !isInQuery(field));
      const what = [endpoint.name, name, ...Object.keys(more)].filter(Boolean).join(', ');
      return {
        what,
        caller,
        method,
        path: `/api/${endpoint.base}/${path}${asked ? `?${asked}` : ''}`.slice(0, 12_000),
        headers: { 'x-forwarded-for': address, ...more },
        ...(endpoint.method === 'GET' ? {} : { body: { text: toObjectText(inBody), wrap } }),
      };
    });
}

const LTI_FIELDS = [
  'iss',
  'login_hint',
  'target_link_uri',
  'client_id',
  'lti_deployment_id',
  'lti_message_hint',
  'lti_storage_target',
  'state',
  'id_token',
  'binding',
  'retry',
  'error',
  'error_description',
  'openid_configuration',
  'registration_token',
  'ltik',
  'platform',
  'SAMLResponse',
  'RelayState',
  'code',
  'provider',
  'grant_type',
  'redirect_uri',
  'email',
  'client_secret',
  'response_type',
  'scope',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'prompt',
  'user_id',
  'last_id',
  'redirect',
  'session',
  'username',
  'theme',
] as const;

/** Addresses that no contract names. */
const ADDRESSES = [
  '/',
  '/lti/login',
  '/lti/login/zz.id.1.zz',
  '/lti/launch',
  '/lti/keys',
  '/lti/register',
  '/lti/nothing',
  '/labs',
  '/labs/details/zz.lab_id.1.zz/zz.ltik.1.zz',
  '/labs/zz.lab_id.0.zz',
  '/integration/courses-details',
  '/integration/courses-details/zz.ltik.0.zz',
  '/embed/frame/lab-preview',
  '/embed/frame/course-card',
  '/embed/frame/zz.widget.0.zz',
  '/embed/v1.js',
  '/oauth',
  '/callback',
  '/saml/zz.provider.0.zz/metadata',
  '/saml/zz.provider.0.zz/login',
  '/saml/zz.provider.0.zz/acs',
  '/saml/nothing/acs',
  '/dev/outbox',
  '/dev/outbox.json',
  '/dev/outbox/zz.id.0.zz',
  '/dev/idp/auth',
  '/dev/idp/token',
  '/dev/idp/.well-known/openid-configuration',
  '/dev/idp/jwks',
  '/dev/idp/me',
  '/dev/idp/interaction/zz.text.0.zz',
  '/dev/idp/session/end',
  '/healthz',
  '/readyz',
  '/metrics',
  '/.well-known/jwks.json',
  '/api/docs',
  '/api/openapi.json',
  '/api',
  '/api/nothing',
  '/assets/x.js',
  '/assets/../index.html',
  '/favicon.ico',
  '/robots.txt',
  '/index.html',
  '/__proto__',
  ...Object.values(PUBLIC_PAGES),
] as const;

const pair = fc
  .tuple(
    fc.constantFrom(...LTI_FIELDS),
    fc.oneof(
      { weight: 2, arbitrary: hostileText },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom(...LTI_FIELDS), fc.nat({ max: 9 }))
          .map(([field, n]) => `zz.${field}.${n}.zz`),
      },
    ),
  )
  .map(([name, value]) => `${name}=${encode(value)}`);
const pairs = fc
  .tuple(fc.array(pair, { maxLength: 8 }), oddQuery)
  .map(([all, odd]) => [...all, ...(odd ? [odd] : [])].join('&'));

/** Forms and addresses of pages, launches and sign-ins. */
const pageRequest: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom(...ADDRESSES),
    pairs,
    fc.oneof(pairs, hostileJson),
    fc.constantFrom('GET', 'GET', 'POST', 'HEAD', 'OPTIONS', 'PUT'),
    headers,
    network,
    bodyWrap,
    oddPath,
    fc.constantFrom(...CALLER_NAMES),
  )
  .map(([address, query, form, method, more, from, { name, wrap }, odd, caller]) => {
    const path = odd === undefined ? address : `${address.replace(/\/$/, '')}/${odd}`;
    const isOfDevelopment = address.startsWith('/dev');
    return {
      what: [`${method} ${address}`, name, ...Object.keys(more)].filter(Boolean).join(', '),
      caller: address.startsWith('/api') ? caller : 'anonymous',
      method,
      path: `${path.replaceAll(/:[\w?]+|\*\??/g, 'x')}${query ? `?${query}` : ''}`.slice(0, 12_000),
      headers: { ...(isOfDevelopment ? {} : { 'x-forwarded-for': from }), ...more },
      ...(method === 'POST' || method === 'PUT'
        ? { body: { text: form, wrap: name === '' ? asForm : wrap } }
        : {}),
    };
  });
const asForm: (text: string) => Body = (text) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  bytes: Buffer.from(text),
});

/** Sockets, right and wrong; what is upgraded is closed at once. */
const socketRequest: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom(`/api/main/${SOCKET_PATH}`, '/api/main/nothing', '/', '/lti/launch'),
    pairs,
    fc.constantFrom('13', '12', '', 'x'),
    fc.constantFrom('dGhlIHNhbXBsZSBub25jZQ==', 'x', ''),
    fc.constantFrom('drawbridge, token.zz.token.0.zz', 'drawbridge', 'token.', ',,', 'x'.repeat(3_000)),
    fc.constantFrom('websocket', 'h2c', 'x'),
  )
  .map(([address, query, version, key, protocol, upgrade]) => ({
    what: `socket at ${address}`,
    caller: 'anonymous',
    method: 'GET',
    path: `${address}?${query}`.slice(0, 12_000),
    headers: {
      connection: 'upgrade',
      upgrade,
      'sec-websocket-version': version,
      'sec-websocket-key': key,
      'sec-websocket-protocol': protocol,
    },
  }));

const calls = fc.oneof(
  ...ENDPOINTS.map((endpoint) => ({
    weight: ENDS_SESSION.has(endpoint.name) ? 1 : 10,
    arbitrary: toCalls(endpoint),
  })),
);

const anyRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 16, arbitrary: calls },
  { weight: 3, arbitrary: pageRequest },
  { weight: 1, arbitrary: socketRequest },
);

/** Requests are made in batches: all of them at once would not fit into memory. */
export const BATCH = 200;

/** The requests of a batch. The same seed and number give the same requests. */
export const toBatch = (seed: number, batch: number): FuzzRequest[] =>
  fc.sample(anyRequest, { seed: (Math.imul(seed, 0x9e_37_79_b1) + batch) | 0, numRuns: BATCH });
