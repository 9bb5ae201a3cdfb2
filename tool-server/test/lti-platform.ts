import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { TestClock } from './create-test-tool.ts';

/** A score as the platform was sent it. */
export interface ReceivedScore {
  userId: string;
  scoreGiven: number;
  scoreMaximum: number;
  activityProgress: string;
  gradingProgress: string;
  timestamp: string;
}

/** What the platform does with the next call to its score service; 0 takes it. */
export type ScoreFault = number | 'hang' | 'drop-after' | { status: number; headers: Record<string, string> };

/** A real platform of our own: key set, token address, line items; every wire message is the true one. */
export interface TestPlatform {
  issuer: string;
  clientId: string;
  deploymentId: string;
  clock: TestClock;
  /** What an admin types in to register it. */
  registration: {
    name: string;
    issuer: string;
    client_id: string;
    auth_login_url: string;
    auth_token_url: string;
    key_set_url: string;
    deployment_ids: string[];
  };
  lineItem(name: string): string;
  signToken(claims: object, header?: object, key?: KeyObject): string;
  /** Signs with another key from now on; the old one leaves the set unless it is kept. `keepKid`: under the kid of the old one. */
  rotateKey(options?: { keepOld?: boolean; keepKid?: boolean }): void;
  /** Key entries published besides the platform's own. */
  extraKeys: object[];
  keySetFault: number | 'hang' | undefined;
  scoreFaults: ScoreFault[];
  tokenFaults: number[];
  hits: Record<string, number>;
  /** Every score call that came, and those that were taken: a timestamp not later than the last one answers 409. */
  scoreCalls: { lineItem: string; score: ReceivedScore; contentType: string }[];
  scores: { lineItem: string; score: ReceivedScore }[];
  assertions: JWTPayload[];
  close(): Promise<void>;
}

interface SigningPair {
  kid: string;
  privateKey: KeyObject;
  jwk: object;
}

function makePair(kid: string, modulusLength = 2048): SigningPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey, jwk };
}

/** A published key entry of a given strength or kind, with its private half. */
export const makeKey = makePair;

/** Keys are slow to make: the test run shares them. */
const PAIRS = [makePair('first'), makePair('second')];

export function readForm(req: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    req.on('error', reject);
  });
}

function sendJson(res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export async function startTestPlatform(options: {
  clock: TestClock;
  /** The tool's key set, for checking client assertions. */
  toolOrigin: string;
  clientId?: string;
  deploymentId?: string;
}): Promise<TestPlatform> {
  const { clock, toolOrigin, clientId = 'client-1', deploymentId = 'deployment-1' } = options;
  let current = PAIRS[0] as SigningPair;
  let published = [current];
  let turn = 0;
  const hanging = new Set<ServerResponse>();
  const tokens = new Set<string>();

  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', platform.issuer);
    platform.hits[pathname] = (platform.hits[pathname] ?? 0) + 1;
    answer(pathname, req, res).catch((error: Error) => sendJson(res, 500, { error: error.message }));
  });

  async function answer(pathname: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (pathname === '/keys') {
      if (platform.keySetFault === 'hang') return void hanging.add(res);
      if (platform.keySetFault) return sendJson(res, platform.keySetFault, {});
      return sendJson(res, 200, { keys: [...published.map(({ jwk }) => jwk), ...platform.extraKeys] });
    }
    if (pathname === '/token') return giveToken(req, res);
    if (pathname.endsWith('/scores')) return takeScore(req, res);
    sendJson(res, 404, {});
  }

  async function giveToken(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await readForm(req));
    const fault = platform.tokenFaults.shift();
    if (fault) return sendJson(res, fault, { error: 'invalid_client' });
    const keySet = (await (await fetch(`${toolOrigin}/lti/keys`)).json()) as JSONWebKeySet;
    const { payload } = await jwtVerify(form.get('client_assertion') ?? '', createLocalJWKSet(keySet), {
      issuer: clientId,
      subject: clientId,
      audience: `${platform.issuer}/token`,
      algorithms: ['RS256'],
      currentDate: clock.now(),
      requiredClaims: ['jti', 'exp', 'iat'],
    });
    platform.assertions.push(payload);
    const token = `secret-access-token-${platform.assertions.length}`;
    tokens.add(token);
    sendJson(res, 200, {
      access_token: token,
      token_type: 'Bearer',
      expires_in: 3600,
      scope: form.get('scope'),
    });
  }

  async function takeScore(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const score = JSON.parse(await readForm(req)) as ReceivedScore;
    const lineItem = `${platform.issuer}${(req.url ?? '').replace('/scores', '')}`;
    platform.scoreCalls.push({ lineItem, score, contentType: req.headers['content-type'] ?? '' });
    const fault = platform.scoreFaults.shift();
    if (fault === 'hang') return void hanging.add(res);
    if (typeof fault === 'number' && fault > 0) return sendJson(res, fault, {});
    if (typeof fault === 'object') return sendJson(res, fault.status, {}, fault.headers);
    if (!tokens.has(req.headers.authorization?.replace('Bearer ', '') ?? '')) return sendJson(res, 401, {});
    const last = platform.scores.findLast(
      (known) => known.lineItem === lineItem && known.score.userId === score.userId,
    );
    if (last && Date.parse(last.score.timestamp) >= Date.parse(score.timestamp))
      return sendJson(res, 409, {});
    platform.scores.push({ lineItem, score });
    if (fault === 'drop-after') return void res.destroy();
    sendJson(res, 200, {});
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const platform: TestPlatform = {
    issuer,
    clientId,
    deploymentId,
    clock,
    registration: {
      name: 'Test platform',
      issuer,
      client_id: clientId,
      auth_login_url: `${issuer}/auth?tenant=7`,
      auth_token_url: `${issuer}/token`,
      key_set_url: `${issuer}/keys`,
      deployment_ids: [deploymentId],
    },
    lineItem: (name) => `${issuer}/items/${name}?type_id=1`,
    signToken(claims, header = {}, key = current.privateKey) {
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
      const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: current.kid, ...header })}.${encode(claims)}`;
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
    },
    rotateKey({ keepOld = false, keepKid = false } = {}) {
      const { kid } = current;
      turn += 1;
      const next = PAIRS[turn % PAIRS.length] as SigningPair;
      current = keepKid ? { ...next, kid, jwk: { ...next.jwk, kid } } : next;
      published = keepOld ? [...published, current] : [current];
    },
    extraKeys: [],
    keySetFault: undefined,
    scoreFaults: [],
    tokenFaults: [],
    hits: {},
    scoreCalls: [],
    scores: [],
    assertions: [],
    async close() {
      for (const res of hanging) res.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return platform;
}
