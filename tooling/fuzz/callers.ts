/** Opens a session for every kind of caller by the ways that people use: sign-in, a guest's start, an LTI launch. */
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@drawbridge/contracts';
import { login } from '@drawbridge/contracts/identity';
import {
  addPartner,
  addPlatform,
  createEmbedToken,
  EMBED_SCOPES,
  openLaunch,
} from '@drawbridge/contracts/integration';
import { startGuest } from '@drawbridge/contracts/practice';
import type { CallerName } from './requests.ts';
import type { OpenCaller } from './run-fuzz.ts';

export interface Callers {
  open: Record<CallerName, OpenCaller>;
  close(): Promise<void>;
}

const DEMO_PASSWORD = 'Drawbridge-demo-1';
const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const AGS = 'https://purl.imsglobal.org/spec/lti-ags/';
const NRPS = 'https://purl.imsglobal.org/spec/lti-nrps/';
const PARTNER_ORIGIN = 'https://partner.test';
const ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';

/** Attributes of the platform that launches; it exists for the length of a run. */
async function startPlatform() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'fuzz', alg: 'RS256', use: 'sig' };
  const server = createServer((_req, res) =>
    res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return {
    issuer,
    signToken(claims: object): string {
      const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'fuzz' })}.${encode(claims)}`;
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** `now`: the clock of the server; `publicUrl`: the address it publishes, if not where it listens. */
export async function createCallers(
  origin: string,
  options: { now?: () => Date; labId: string; publicUrl?: string },
): Promise<Callers> {
  const { now = () => new Date(), labId, publicUrl = origin } = options;
  const platform = await startPlatform();

  async function call<T>(endpoint: Endpoint, body: object, token?: string): Promise<T> {
    const response = await fetch(`${origin}/api/${endpoint.base}/${endpoint.path}`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        // A familiar address may sign in while strange ones are refused.
        'x-forwarded-for': '192.0.2.1',
        ...(token ? { authorization: token } : {}),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${endpoint.name}: ${response.status} ${text}`);
    return (JSON.parse(text) as { data: T }).data;
  }
  const signIn = async (username: string) =>
    (await call<{ IdToken: string }>(login, { username, password: DEMO_PASSWORD })).IdToken;

  /** Each with a client id of its own: a request of the run may have deleted the last registration. */
  async function launch(role: 'Learner' | 'Instructor'): Promise<string> {
    const clientId = `fuzz-${randomUUID()}`;
    await call(
      addPlatform,
      {
        name: 'Fuzz',
        issuer: platform.issuer,
        client_id: clientId,
        auth_login_url: `${platform.issuer}/auth`,
        auth_token_url: `${platform.issuer}/token`,
        key_set_url: `${platform.issuer}/keys`,
        deployment_ids: ['1'],
      },
      await signIn('admin@acme.test'),
    );
    const target = `${publicUrl}/labs/details/${labId}`;
    const query = new URLSearchParams({
      iss: platform.issuer,
      login_hint: 'fuzz',
      target_link_uri: target,
      client_id: clientId,
      lti_deployment_id: '1',
    });
    const begun = await fetch(`${origin}/lti/login?${query}`, { redirect: 'manual' });
    const next = new URL(begun.headers.get('location') ?? '');
    const seconds = Math.floor(now().getTime() / 1000);
    const claims = {
      iss: platform.issuer,
      aud: clientId,
      sub: `fuzz-${role}`,
      iat: seconds,
      exp: seconds + 300,
      nonce: next.searchParams.get('nonce'),
      [`${LTI}message_type`]: 'LtiResourceLinkRequest',
      [`${LTI}version`]: '1.3.0',
      [`${LTI}deployment_id`]: '1',
      [`${LTI}target_link_uri`]: target,
      [`${LTI}resource_link`]: { id: 'link-1' },
      [`${LTI}roles`]: [`${ROLE}${role}`],
      [`${LTI}context`]: { id: 'context-1' },
      [`${LTI}custom`]: { lab_id: labId },
      // The platform answers every call with its keys, which are no roster and no score.
      [`${AGS}claim/endpoint`]: {
        scope: [`${AGS}scope/lineitem`, `${AGS}scope/score`],
        lineitems: `${platform.issuer}/lineitems`,
        lineitem: `${platform.issuer}/lineitems/1`,
      },
      [`${NRPS}claim/namesroleservice`]: {
        context_memberships_url: `${platform.issuer}/members`,
        service_versions: ['2.0'],
      },
    };
    const launched = await fetch(`${origin}/lti/launch`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? '' },
      body: new URLSearchParams({
        id_token: platform.signToken(claims),
        state: next.searchParams.get('state') ?? '',
      }),
    });
    const location = launched.headers.get('location');
    const address = new URL(location ?? '', origin);
    const ltik = address.searchParams.get('ltik') ?? address.pathname.split('/').at(-1);
    if (launched.status !== 303 && launched.status !== 302)
      throw new Error(`launch: ${launched.status} ${await launched.text()}`);
    return (await call<{ token: string }>(openLaunch, { ltik })).token;
  }

  /** The secret key of a partner of its own: a request of the run may have revoked the last one. */
  async function addSite(): Promise<string> {
    const site = { name: 'Fuzz', allowed_origins: [PARTNER_ORIGIN] };
    return (await call<{ secret: string }>(addPartner, site, await signIn('admin@acme.test'))).secret;
  }
  async function embed(): Promise<string> {
    const visitor = { visitor_id: 'fuzz', scopes: [...EMBED_SCOPES], origin: PARTNER_ORIGIN };
    return (await call<{ token: string }>(createEmbedToken, visitor, await addSite())).token;
  }

  return {
    open: {
      anonymous: () => Promise.resolve(undefined),
      garbage: () => Promise.resolve('eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.AAAA'),
      member: () => signIn('member@acme.test'),
      champion: () => signIn('champion@acme.test'),
      admin: () => signIn('admin@acme.test'),
      "other company's admin": () => signIn('admin@globex.test'),
      individual: () => signIn('ind@demo.test'),
      guest: async () => (await call<{ token: string }>(startGuest, {})).token,
      launched: () => launch('Learner'),
      instructor: () => launch('Instructor'),
      embedded: embed,
      partner: addSite,
    },
    close: () => platform.close(),
  };
}
