import { once } from 'node:events';
import { type Endpoint, isAllowed, toPathFields } from '@drawbridge/contracts';
import { ENDPOINTS } from '@drawbridge/contracts/endpoints';
import { login } from '@drawbridge/contracts/identity';
import { openLaunch } from '@drawbridge/contracts/integration';
import { SOCKET_PATH, SOCKET_PROTOCOL, SOCKET_TOKEN_PREFIX } from '@drawbridge/contracts/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { toLocalClient } from '../../src/modules/identity/identity-provider/local-client.ts';
import type { Caller } from '../fixtures/create-test-tool.ts';
import { demoServer } from '../fixtures/integration/embed-visitor.ts';
import { createLtiTool, LAB, type LtiTool } from '../fixtures/lti/lti-tool.ts';
import { getLabs } from '../fixtures/practice/our-labs.ts';
import { toInputSchema, toSampleInput } from '../fixtures/sample-input.ts';

let lti: LtiTool;
let callers: Record<'portal' | 'champion' | 'individual' | 'launch' | 'partner', Caller>;
beforeAll(async () => {
  lti = await createLtiTool({ labs: getLabs([LAB]) });
  const { ltik } = await lti.browser.enter({ claims: { sub: 'writer' } });
  const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
  callers = {
    portal: await lti.tool.as('admin@acme.test'),
    champion: await lti.tool.as('champion@acme.test'),
    individual: await lti.tool.as('ind@demo.test'),
    launch: lti.tool.withToken(data.token),
    partner: demoServer(lti.tool),
  };
});
afterAll(() => lti.close());

interface Refusal {
  code?: string;
  errors?: Record<string, string>;
}

async function send(endpoint: Endpoint, fields: Record<string, unknown>, caller: Caller) {
  const inPath = toPathFields(endpoint.path);
  const path = inPath.reduce(
    (text, name) => text.replace(`:${name}`, encodeURIComponent(String(fields[name]))),
    endpoint.path,
  );
  const rest = Object.entries(fields).filter(([name]) => !inPath.includes(name));
  const inQuery = rest.filter(([name]) => endpoint.method === 'GET' || endpoint.query?.includes(name));
  const query = new URLSearchParams(inQuery.map(([name, value]) => [name, String(value)]));
  const response = await lti.tool.fetch(`/api/${endpoint.base}/${path}?${query}`, {
    method: endpoint.method,
    headers: {
      ...(caller.token ? { authorization: caller.token } : {}),
      ...(endpoint.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(Object.fromEntries(rest)) }),
  });
  return { status: response.status, ...((await response.json()) as Refusal) };
}

const isInAddress = (endpoint: Endpoint, field: string) =>
  endpoint.method === 'GET' || endpoint.query?.includes(field) || toPathFields(endpoint.path).includes(field);
const TEXTS = ['a\0b', '\ud83d', 'x\udc00'];
/** The field that is named in the refusal, and a body with the text deep below it or in a key. */
const DEEP = [
  ['more.2.deep', { more: [1, {}, { deep: 'a\0' }] }],
  ['more.0', { more: ['\ud800'] }],
  ['more', { more: { 'a\0b': true } }],
  ['more', { more: { '\udfff': null } }],
  ['body', { 'a\0b': 1 }],
] as const;
/** Gives one of several values after the other, and begins again. */
function takeTurns<Value>(values: readonly Value[]): () => Value {
  let turn = 0;
  return () => values[turn++ % values.length] as Value;
}
const toCaller = ({ access }: Endpoint): Caller => {
  if (access === 'partner') return callers.partner;
  if (access === 'champion') return callers.champion;
  if (access === 'individualUser') return callers.individual;
  return isAllowed(access, ['member', 'admin', 'owner']) ? callers.portal : callers.launch;
};

describe('P11, VAL-21 text that no database can store', () => {
  it('unstorable text is refused at its field in every field of every endpoint', async () => {
    const wrong: string[] = [];
    const nextText = takeTurns(TEXTS);
    for (const endpoint of ENDPOINTS) {
      const sample = toSampleInput(endpoint, { lab_id: LAB });
      const fields = [
        ...new Set([
          ...Object.keys(toInputSchema(endpoint).properties ?? {}),
          ...toPathFields(endpoint.path),
        ]),
      ];
      for (const field of fields) {
        // A lone surrogate cannot be part of an address: only a body can hold one.
        const text = isInAddress(endpoint, field) ? 'a\0b' : nextText();
        const reply = await send(endpoint, { ...sample, [field]: text }, toCaller(endpoint));
        if (reply.status !== 400 || reply.code !== 'bad_input' || !reply.errors?.[field])
          wrong.push(`${endpoint.name}.${field} ${JSON.stringify(text)}: ${JSON.stringify(reply)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('unstorable text is refused in every endpoint with a body, deep in a value or in a key', async () => {
    const wrong: string[] = [];
    const nextDeep = takeTurns(DEEP);
    const seen = new Set<unknown>();
    for (const endpoint of ENDPOINTS.filter(({ method }) => method !== 'GET')) {
      // All bodies at the first endpoint of each kind of caller and base, then one in turn.
      const kind = `${endpoint.access} ${endpoint.base}`;
      const bodies = seen.has(kind) ? [nextDeep()] : DEEP;
      seen.add(kind);
      const sample = toSampleInput(endpoint, { lab_id: LAB });
      for (const [field, value] of bodies) {
        const reply = await send(endpoint, { ...sample, ...value }, toCaller(endpoint));
        if (reply.status !== 400 || !reply.errors?.[field])
          wrong.push(`${endpoint.name} ${JSON.stringify(value)}: ${JSON.stringify(reply)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('unstorable text is searched for in a body of any depth', async () => {
    const text = `${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`;
    const reply = await lti.tool.fetch('/api/main/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"more":${text}}`,
    });
    expect(reply.status).toBe(400);
  });

  it('well-formed text is accepted unchanged', async () => {
    const reply = await lti.tool.anonymous.call(login, {
      username: 'ind@demo.test',
      password: 'Zoë \u{1F600} \t\u0001',
    });
    expect([reply.status, reply.code]).toEqual([400, 'bad_credentials']);
  });

  it.each([
    '/saml/%00/metadata',
    '/saml/%00/login',
    '/lti/login?iss=%00',
    '/labs/details/%00/abc',
    '/labs/%00',
    '/integration/courses-details?ltik=%00',
    '/portal/%00',
    '/?redirect=%00',
    '/assets/%00.js',
    '/dev/outbox/%00',
    '/dev/idp/interaction/%00',
    '/no/such%00page',
  ])('unstorable text gets a 400 at GET %s', async (path) => {
    expect((await lti.tool.fetch(path)).status).toBe(400);
  });

  it.each([
    ['/lti/login', 400],
    ['/lti/launch', 400],
    // The browser is sent back to the page that shows what happened.
    ['/saml/any/acs', 303],
    ['/dev/idp/interaction/any', 400],
    ['/dev/idp/token', 400],
  ])('unstorable text is refused in a form posted to %s without a fault', async (path, status) => {
    const client = toLocalClient('google', { publicUrl: lti.tool.config.publicUrl, secret: lti.tool.secret });
    const form = {
      iss: '\0',
      state: '\0',
      id_token: '\0',
      SAMLResponse: '\0',
      email: '\0',
      grant_type: 'authorization_code',
      code: '\0',
      redirect_uri: 'https://tool.test/callback',
      client_id: client.clientId,
      client_secret: client.clientSecret,
    };
    const reply = await lti.tool.fetch(path, { method: 'POST', body: new URLSearchParams(form) });
    expect(reply.status).toBe(status);
    expect(lti.tool.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('unstorable text has no effect in a message to the socket, which accepts no commands', async () => {
    const { origin } = lti.tool;
    const socket = new WebSocket(
      `${origin.replace('http', 'ws')}/api/main/${SOCKET_PATH}?user_id=admin@acme.test`,
      [SOCKET_PROTOCOL, SOCKET_TOKEN_PREFIX + callers.portal.token],
    );
    await once(socket, 'open');
    for (const message of ['a\0b', '{"user_id":"\\u0000"}', Buffer.from([0xed, 0xa0, 0x80])])
      socket.send(message, { binary: false });
    // The last is no UTF-8: that ends the socket with its own code (RFC 6455, 7.4.1), and nothing else.
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1007);
    expect((await lti.tool.fetch('/healthz')).status).toBe(200);
  });

  it.each(['user_id=a%00b', 'user_id=admin@acme.test&last_id=%00'])(
    'unstorable text is refused when a socket is opened with %s',
    async (query) => {
      const { origin } = lti.tool;
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/main/${SOCKET_PATH}?${query}`, [
        SOCKET_PROTOCOL,
        SOCKET_TOKEN_PREFIX + callers.portal.token,
      ]);
      const status = await new Promise((resolve) => {
        socket.on('unexpected-response', (_req, res) => resolve(res.statusCode));
        socket.on('open', () => resolve('open'));
        socket.on('error', () => undefined);
      });
      socket.terminate();
      expect(status).toBe(400);
    },
  );
});
