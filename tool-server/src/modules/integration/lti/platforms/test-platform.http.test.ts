import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asId, type InputOf, type PlatformId } from '@drawbridge/contracts';
import { addPlatform, deletePlatform, testPlatform } from '@drawbridge/contracts/integration';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import { makeKey, readForm } from '../../../../../test/fixtures/lti/lti-platform.ts';

const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope/';
const SCOPES = [
  `${AGS}score`,
  `${AGS}lineitem`,
  'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
];

let tool: TestTool;
let acme: Caller;
let origin: string;
let answers: Record<string, (res: ServerResponse, form: URLSearchParams) => void>;
let forms: URLSearchParams[];
let visited: string[];
let added: PlatformId[];

async function answer(pathname: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await readForm(req));
  if (pathname === '/token') forms.push(form);
  const given = answers[pathname];
  if (given) given(res, form);
  else res.writeHead(404).end();
}
const server = createServer((req, res) => {
  const { pathname } = new URL(req.url ?? '/', 'http://x');
  visited.push(pathname);
  answer(pathname, req, res).catch((error: Error) => res.destroy(error));
});
const toJson = (value: unknown) => (res: ServerResponse) => void res.end(JSON.stringify(value));
const KEYS = [makeKey('one').jwk, makeKey('two').jwk];

beforeAll(async () => {
  tool = await createTestTool();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await tool.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  acme = await tool.as('admin@acme.test');
  forms = [];
  visited = [];
  added = [];
  answers = {
    '/keys': toJson({ keys: KEYS }),
    '/auth': (res) => void res.writeHead(400).end('no login_hint'),
    '/token': (res, form) => toJson({ access_token: 't', scope: form.get('scope') })(res),
  };
  return async () => {
    for (const id of added) await acme.call(deletePlatform, { id });
    // The limit of a minute counts anew.
    tool.clock.advance(60_000);
  };
});

async function add(change: Partial<InputOf<typeof addPlatform>> = {}): Promise<PlatformId> {
  const { data } = await acme.call(addPlatform, {
    name: 'School',
    issuer: origin,
    client_id: 'client-1',
    auth_login_url: `${origin}/auth?tenant=7`,
    auth_token_url: `${origin}/token`,
    key_set_url: `${origin}/keys`,
    deployment_ids: ['d1'],
    ...change,
  });
  added.push(asId(data.platform.id));
  return asId(data.platform.id);
}

/** Each check by its name: outcome, result, and the value if there is one. */
async function test(change: Partial<InputOf<typeof addPlatform>> = {}) {
  const { data } = await acme.call(testPlatform, { id: await add(change) });
  return Object.fromEntries(
    data.checks.map(({ id, outcome, result, value }) => [
      id,
      [outcome, result, ...(value === null ? [] : [value])].join(' '),
    ]),
  );
}

describe('LTI-26 the test of a registration', () => {
  it('passes where everything is right, and counts the keys', async () => {
    expect(await test()).toEqual({
      addresses: 'passed ok',
      issuer: 'passed ok',
      key_set: 'passed ok 2',
      sign_in: 'passed ok',
      token: 'passed ok',
      scores: 'passed ok',
      line_items: 'passed ok',
      roster: 'passed ok',
      claims: 'skipped no_launch',
    });
  });

  it('Security Framework 4.1.1 asks for a token as a score would', async () => {
    await test({ token_audience: 'https://audience.test/token' });
    const [form] = forms;
    expect(form?.get('grant_type')).toBe('client_credentials');
    expect(form?.get('scope')?.split(' ')).toEqual(SCOPES);
    expect(decodeJwt(form?.get('client_assertion') ?? '')).toMatchObject({
      iss: 'client-1',
      sub: 'client-1',
      aud: 'https://audience.test/token',
      'https://purl.imsglobal.org/spec/lti/claim/deployment_id': 'd1',
    });
    await test({ client_id: 'client-2' });
    expect(decodeJwt(forms[1]?.get('client_assertion') ?? '').aud).toBe(`${origin}/token`);
  });

  it('does not blame the token address of Moodle, which answers 404 where it cannot read our keys', async () => {
    answers['/token'] = (res) => void res.writeHead(404).end('<html>');
    answers['/mod/lti/auth.php'] = (res) => void res.writeHead(400).end();
    expect((await test({ auth_login_url: `${origin}/mod/lti/auth.php` })).token).toBe(
      `failed keys_unread ${tool.config.publicUrl}/lti/keys`,
    );
  });

  const keySets: [string, (res: ServerResponse) => void, string][] = [
    ['404', (res) => void res.writeHead(404).end(), 'failed not_found 404'],
    ['500', (res) => void res.writeHead(500).end(), 'failed status 500'],
    ['a redirect', (res) => void res.writeHead(302, { location: '/elsewhere' }).end(), 'failed redirect 302'],
    ['a page', (res) => void res.end('<html>'), 'failed not_json'],
    ['something else in JSON', toJson([]), 'failed not_json'],
    ['weak keys', toJson({ keys: [makeKey('weak', 1_024).jwk] }), 'failed no_keys'],
    ['too much', (res) => void res.end('x'.repeat(1_100_000)), 'failed too_large'],
    ['nothing', (res) => void res.destroy(), 'failed unreachable'],
  ];
  it.each(keySets)(
    'names what is wrong with a key set address that gives %s',
    async (_what, answer, found) => {
      answers['/keys'] = answer;
      const checks = await test();
      expect(checks.key_set).toBe(found);
      expect(checks.token).toBe('passed ok');
      expect(visited).not.toContain('/elsewhere');
    },
  );

  it('gives up on an address that does not respond', async () => {
    const waiting: ServerResponse[] = [];
    answers['/keys'] = (res) => void waiting.push(res);
    tool.outgoingLimit.timeoutMs = 100;
    expect((await test()).key_set).toBe('failed no_answer');
    tool.outgoingLimit.timeoutMs = Number.POSITIVE_INFINITY;
    for (const res of waiting) res.destroy();
  });

  it.each<[number, string]>([
    [200, 'passed ok'],
    [302, 'passed ok'],
    [400, 'passed ok'],
    [404, 'warning not_found 404'],
    [502, 'failed status 502'],
  ])('takes a sign-in address that answers %i as it is', async (status, found) => {
    answers['/auth'] = (res) => void res.writeHead(status, { location: '/elsewhere' }).end();
    expect((await test()).sign_in).toBe(found);
    expect(visited).not.toContain('/elsewhere');
  });

  it.each<[string, number, unknown, string]>([
    ['invalid_client', 401, { error: 'invalid_client' }, 'failed client_refused invalid_client'],
    [
      'invalid_request with words',
      400,
      { error: 'invalid_request', error_description: 'no deployment' },
      'failed refused invalid_request: no deployment',
    ],
    [
      'our assertion repeated, and signs that turn words around',
      400,
      { error: 'bad\u202e', error_description: 'eyJhbGciOi.eyJzdWIiOi.c2ln' },
      'failed refused bad: [token]',
    ],
    ['a page', 403, '<html>', 'failed status 403'],
    ['404', 404, '', 'failed not_found 404'],
    ['200 without a token', 200, {}, 'failed not_json'],
  ])('says why a token is refused: %s', async (_what, status, body, found) => {
    answers['/token'] = (res) =>
      void res.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
    expect(await test()).toMatchObject({
      token: found,
      scores: 'skipped skipped',
      line_items: 'skipped skipped',
      roster: 'skipped skipped',
    });
  });

  it('names the scopes that are not granted', async () => {
    answers['/token'] = toJson({ access_token: 't', scope: SCOPES[0] });
    expect(await test()).toMatchObject({
      token: 'passed ok',
      scores: 'passed ok',
      line_items: 'warning not_granted',
      roster: 'warning not_granted',
    });
  });

  it('asks for each scope alone where all of them are refused for one', async () => {
    answers['/token'] = (res, form) =>
      form.get('scope') === SCOPES[0]
        ? toJson({ access_token: 't' })(res)
        : void res.writeHead(400).end(JSON.stringify({ error: 'invalid_scope' }));
    expect(await test()).toMatchObject({
      token: 'passed ok',
      scores: 'passed ok',
      roster: 'warning not_granted',
    });
    expect(forms).toHaveLength(4);
  });

  it('warns of an issuer with a slash, and of keys at another host', async () => {
    expect((await test({ issuer: `${origin}/` })).issuer).toBe('warning slash');
    expect((await test({ issuer: 'http://other.test', client_id: '2' })).issuer).toBe('warning other_host');
  });

  it('does not tell the access token to anybody', async () => {
    answers['/token'] = toJson({ access_token: 'a-secret-access-token', scope: '' });
    const { data } = await acme.call(testPlatform, { id: await add() });
    expect(JSON.stringify([data, tool.logs])).not.toContain('a-secret-access-token');
  });

  it('is for the company alone, and ten times a minute', async () => {
    const id = await add();
    const globex = await tool.as('admin@globex.test');
    expect((await globex.call(testPlatform, { id })).code).toBe('platform_not_found');
    const codes = [];
    for (let index = 0; index < 11; index += 1) codes.push((await acme.call(testPlatform, { id })).code);
    expect(codes).toEqual([...Array(10).fill(undefined), 'too_many_tries']);
  });
});

it('LTI-26 in production the test calls no private network, and shows nothing of it', async () => {
  const production = await createTestTool({
    env: {
      NODE_ENV: 'production',
      SECRET_KEY: 'Zl1fT0t0xkJ9y3hZ6o8bQ2vN5rWcE7uMaGdPiSjKLwA',
      EMBEDDED_IN_PRODUCTION: '1',
    },
  });
  const admin = await production.as('admin@acme.test');
  const { data } = await admin.call(addPlatform, {
    name: 'Inside',
    issuer: 'https://localhost',
    client_id: 'client-1',
    auth_login_url: 'https://localhost/auth',
    auth_token_url: 'https://169.254.169.254/latest/meta-data',
    key_set_url: 'https://localhost/keys',
  });
  const reply = await admin.call(testPlatform, { id: asId(data.platform.id) });
  const found = Object.fromEntries(reply.data.checks.map(({ id, result, value }) => [id, [result, value]]));
  expect(found).toMatchObject({
    key_set: ['private', null],
    sign_in: ['private', null],
    token: ['private', null],
  });
  await production.close();
});
