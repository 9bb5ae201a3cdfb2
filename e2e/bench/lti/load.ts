/** The platform and its learners, in a process of their own: makes launches and measures them. */
import { generateKeyPairSync, sign } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Usage } from '@drawbridge/tooling/servers/measured-server';

export interface LoadOrder {
  id: number;
  what: 'run' | 'replay' | 'crowd';
  origin: string;
  count: number;
  atOnce: number;
}

export interface LoadReport {
  /** Launches per second over the time in which requests were sent and nothing was signed. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the server, and of this process while it sent requests. */
  cpuMs: number;
  loadCpuMs: number;
  statements: number;
  writesPerLogin: number;
  keySetFetches: number;
  accepted: number;
  failed: number;
}

const CLIENT_ID = 'bench-client';
const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
/** The lab of `tooling/servers/lti-bench-server.ts`; the peers launch whatever they are asked for. */
const LAB_ID = 'l1-someone-elses-invoice';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'RS256', use: 'sig' };
let keySetFetches = 0;

const keyServer = http.createServer((_req, res) => {
  keySetFetches += 1;
  res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
});
await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}`;

interface Answer {
  status: number;
  location: string;
  cookies: string[];
  text: string;
}

function send(
  agent: http.Agent,
  address: string,
  { cookies = [], body }: { cookies?: string[]; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(address, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
        ...(body === undefined
          ? {}
          : {
              'content-type': 'application/x-www-form-urlencoded',
              'content-length': String(body.length),
            }),
      },
    });
    request.once('error', reject);
    request.once('response', (res) => {
      let text = '';
      res.setEncoding('utf8');
      res.on('data', (chunk: string) => {
        text += chunk;
      });
      res.once('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          location: res.headers.location ?? '',
          cookies: (res.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
          text,
        }),
      );
    });
    request.end(body);
  });
}

function signToken(nonce: string, learner: string): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'bench' })}.${encode({
    iss: issuer,
    aud: CLIENT_ID,
    sub: learner,
    iat: now,
    exp: now + 600,
    nonce,
    given_name: 'Lea',
    family_name: 'Holm',
    email: 'lea@school.test',
    [`${LTI}message_type`]: 'LtiResourceLinkRequest',
    [`${LTI}version`]: '1.3.0',
    [`${LTI}deployment_id`]: 'deployment-1',
    [`${LTI}target_link_uri`]: `https://tool.test/labs/details/${LAB_ID}`,
    [`${LTI}resource_link`]: { id: 'link-1', title: 'A lab' },
    [`${LTI}roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
    [`${LTI}context`]: { id: 'context-1', label: 'SEC', title: 'Secure code' },
    [`${LTI}custom`]: { lab_id: LAB_ID },
    [`${LTI}launch_presentation`]: { document_target: 'iframe', return_url: `${issuer}/back` },
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
      scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
      lineitem: `${issuer}/items/1`,
    },
  })}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
}

interface Begun {
  cookies: string[];
  form: string;
  loginMs: number;
}

/** Does `work` for every number below `count`, so many in parallel. */
async function forEach(count: number, atOnce: number, work: (index: number) => Promise<void>) {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < count; index = next++) await work(index);
    }),
  );
}

const loginQuery = new URLSearchParams({
  iss: issuer,
  login_hint: 'hint',
  target_link_uri: `https://tool.test/labs/details/${LAB_ID}`,
  client_id: CLIENT_ID,
  lti_message_hint: 'message',
  lti_deployment_id: 'deployment-1',
}).toString();

async function begin(agent: http.Agent, origin: string): Promise<{ answer: Answer; loginMs: number }> {
  const at = performance.now();
  const answer = await send(agent, `${origin}/lti/login?${loginQuery}`);
  if (answer.status !== 302) throw new Error(`the login answered ${answer.status}`);
  return { answer, loginMs: performance.now() - at };
}

function toBegun({ answer, loginMs }: { answer: Answer; loginMs: number }, learner: string): Begun {
  const { searchParams } = new URL(answer.location);
  const form = new URLSearchParams({
    id_token: signToken(searchParams.get('nonce') ?? '', learner),
    state: searchParams.get('state') ?? '',
  }).toString();
  return { cookies: answer.cookies, form, loginMs };
}

const readUsage = async (agent: http.Agent, origin: string) =>
  JSON.parse((await send(agent, `${origin}/__usage`)).text) as Usage;

function readLoadCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Logins, then (after signing, off the clock) launches and their pages. */
async function run({ origin, count, atOnce }: LoadOrder): Promise<LoadReport> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  keySetFetches = 0;
  const logins: { answer: Answer; loginMs: number }[] = [];
  const atStart = await readUsage(agent, origin);
  const loadAtStart = readLoadCpuMs();
  const start = performance.now();
  await forEach(count, atOnce, async (index) => {
    logins[index] = await begin(agent, origin);
  });
  const loginSeconds = (performance.now() - start) / 1_000;
  const loadAfterLogins = readLoadCpuMs();
  const afterLogins = await readUsage(agent, origin);

  const begun = logins.map((login, index) => toBegun(login, `learner-${index % 500}`));
  const times: number[] = [];
  const before = await readUsage(agent, origin);
  const loadBefore = readLoadCpuMs();
  const launchStart = performance.now();
  await forEach(count, atOnce, async (index) => {
    const { cookies, form, loginMs } = begun[index] as Begun;
    const at = performance.now();
    const launched = await send(agent, `${origin}/lti/launch`, { cookies, body: form });
    if (launched.status !== 303 && launched.status !== 302)
      throw new Error(`the launch answered ${launched.status}: ${launched.text.slice(0, 300)}`);
    const page = await send(agent, new URL(launched.location, origin).href, {
      cookies: [...cookies, ...launched.cookies],
    });
    if (page.status !== 200) throw new Error(`the page answered ${page.status}`);
    times.push(loginMs + performance.now() - at);
  });
  const launchSeconds = (performance.now() - launchStart) / 1_000;
  const loadAfter = readLoadCpuMs();
  const after = await readUsage(agent, origin);
  /** The time that the logins and then the launches took, without the signing between them. */
  const each = (name: keyof Usage) =>
    (afterLogins[name] - atStart[name] + after[name] - before[name]) / count;
  agent.destroy();
  times.sort((a, b) => a - b);
  const quantile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return {
    perSecond: count / (loginSeconds + launchSeconds),
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    cpuMs: each('cpuMs'),
    loadCpuMs: (loadAfterLogins - loadAtStart + loadAfter - loadBefore) / count,
    statements: each('statements'),
    writesPerLogin: (afterLogins.writes - atStart.writes) / count,
    keySetFetches,
    accepted: count,
    failed: 0,
  };
}

/** One launch, sent many times in parallel. */
async function replay({ origin, count, atOnce }: LoadOrder): Promise<Partial<LoadReport>> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const { cookies, form } = toBegun(await begin(agent, origin), 'learner-0');
  const answers = await Promise.all(
    Array.from({ length: count }, () => send(agent, `${origin}/lti/launch`, { cookies, body: form })),
  );
  agent.destroy();
  return { accepted: answers.filter(({ status }) => status === 303).length };
}

/**
 * One new person who opens so many activities at the same moment, `count` times over; a launch that does not show its
 * page failed.
 */
async function crowd({ origin, count, atOnce }: LoadOrder): Promise<Partial<LoadReport>> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  let failed = 0;
  async function launch({ cookies, form }: Begun): Promise<boolean> {
    const launched = await send(agent, `${origin}/lti/launch`, { cookies, body: form });
    if (launched.status !== 303) return false;
    const page = await send(agent, new URL(launched.location, origin).href, { cookies });
    return page.status === 200;
  }
  for (let round = 0; round < count; round += 1) {
    const logins = await Promise.all(Array.from({ length: atOnce }, () => begin(agent, origin)));
    const begun = logins.map((login) => toBegun(login, `crowd-${round}`));
    const opened = await Promise.all(begun.map(launch));
    failed += opened.filter((isOpen) => !isOpen).length;
  }
  agent.destroy();
  return { failed };
}

const ORDERS = { run, replay, crowd };

process.on('disconnect', () => process.exit(0));
process.on('message', (order: LoadOrder) => {
  ORDERS[order.what](order).then(
    (report) => process.send?.({ id: order.id, report }),
    (error: Error) => process.send?.({ id: order.id, error: error.message }),
  );
});
process.send?.({ issuer, clientId: CLIENT_ID, publicJwk: jwk });
