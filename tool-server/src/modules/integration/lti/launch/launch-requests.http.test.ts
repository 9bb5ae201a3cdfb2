import { asId } from '@drawbridge/contracts';
import { changePlatform, getPlatform } from '@drawbridge/contracts/integration';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { claim } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { makeKey } from '../../../../../test/fixtures/lti/lti-platform.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());

/** Reason and detail of the latest refusal, from the log. */
function readRefusal(): { event?: string; reason?: string; detail?: string } {
  const lines = lti.tool.logs.map((line) => JSON.parse(line) as ReturnType<typeof readRefusal>);
  return lines.findLast(({ event }) => event === 'lti.refused') ?? {};
}

/** A form that would be accepted, and the cookie of its browser. */
async function prepare() {
  const { nonce, state, cookie } = await lti.browser.login();
  return { id_token: lti.platform.signToken(lti.browser.toClaims(nonce)), state, cookie };
}

const send = (body: string, options: { cookie: string; type?: string; path?: string }) =>
  lti.tool.fetch(options.path ?? '/lti/launch', {
    method: 'POST',
    body,
    headers: {
      cookie: options.cookie,
      'content-type': options.type ?? 'application/x-www-form-urlencoded',
    },
  });

describe('LTI-4, Security Framework 5.1.1.3 the authentication response', () => {
  it('may have fields that we do not know', async () => {
    const { id_token, state, cookie } = await prepare();
    const form = { id_token, state, session_state: 'x', iss: 'https://evil.test', code: 'y' };
    expect((await send(new URLSearchParams(form).toString(), { cookie })).status).toBe(303);
  });

  it.each<[string, (fields: { id_token: string; state: string }) => string]>([
    ['no id_token', ({ state }) => `state=${state}`],
    ['no state', ({ id_token }) => `id_token=${id_token}`],
    ['two tokens', ({ id_token, state }) => `id_token=${id_token}&id_token=${id_token}&state=${state}`],
    ['two states', ({ id_token, state }) => `id_token=${id_token}&state=${state}&state=${state}`],
    ['a token in brackets', ({ id_token, state }) => `id_token[]=${id_token}&state=${state}`],
    ['nothing', () => ''],
  ])('is refused with %s', async (_what, toBody) => {
    const { id_token, state, cookie } = await prepare();
    const response = await send(toBody({ id_token, state }), { cookie });
    expect([response.status, response.headers.get('location'), readRefusal().reason]).toEqual([
      400,
      null,
      'not_a_launch',
    ]);
  });

  it.each([
    ['the query', (query: string) => `/lti/launch?${query}`, '', 'application/x-www-form-urlencoded'],
    ['JSON', () => '/lti/launch', 'json', 'application/json'],
    ['plain text', () => '/lti/launch', 'form', 'text/plain'],
  ])('is read from a form alone, not from %s', async (_what, toPath, kind, type) => {
    const { id_token, state, cookie } = await prepare();
    const query = new URLSearchParams({ id_token, state }).toString();
    const body = { json: JSON.stringify({ id_token, state }), form: query }[kind] ?? '';
    const response = await send(body, { cookie, type, path: toPath(query) });
    expect([response.status, readRefusal().reason]).toEqual([400, 'not_a_launch']);
  });

  it.each([
    'application/x-www-form-urlencoded; charset=utf-16',
    'application/x-www-form-urlencoded; charset=x-of-nobody',
  ])('is refused in words of a launch where its form is of type %j, which nobody can read', async (type) => {
    const { id_token, state, cookie } = await prepare();
    const response = await send(`id_token=${id_token}&state=${state}`, { cookie, type });
    expect([response.status, readRefusal()]).toMatchObject([
      400,
      { reason: 'login_incomplete', detail: 'the form cannot be read' },
    ]);
    const page = await response.text();
    expect(page).toContain('sent an incomplete or malformed request');
    expect(page).not.toContain('JSON');
  });

  it('is no launch by GET, and leaves the state unused', async () => {
    const { id_token, state, cookie } = await prepare();
    const query = new URLSearchParams({ id_token, state }).toString();
    const response = await lti.tool.fetch(`/lti/launch?${query}`, { headers: { cookie } });
    expect([response.status, readRefusal().reason]).toEqual([400, 'not_a_launch']);
    expect((await send(query, { cookie })).status).toBe(303);
  });

  it.each(['/lti/launch/', '/LTI/Launch', '/lti/launch?x=%00'])(
    'passes the same checks at another spelling of the address: %s',
    async (path) => {
      const { id_token, state, cookie } = await prepare();
      const forged = new URLSearchParams({ id_token: `${id_token}x`, state }).toString();
      expect((await send(forged, { cookie, path })).status).toBeGreaterThanOrEqual(400);
      const { status } = await send(new URLSearchParams({ id_token, state }).toString(), { cookie, path });
      expect(status).toBe(path.includes('%00') ? 400 : 303);
    },
  );

  it.each([
    ['any error of the platform', { error: 'login_required' }, 'platform_error', 'error login_required'],
    [
      'an error that is no code, which is not logged',
      { error: '<script>', state: 'x' },
      'platform_error',
      undefined,
    ],
  ])('OpenID Connect core 3.1.2.6 is %s', async (_what, fields: Record<string, string>, reason, detail) => {
    const response = await send(new URLSearchParams(fields).toString(), { cookie: '' });
    expect([response.status, readRefusal()]).toMatchObject([401, { reason }]);
    expect(readRefusal().detail).toBe(detail);
    expect(await response.text()).not.toContain('<script>');
  });

  it('a refused one leaves the state unused: a corrected launch is accepted', async () => {
    const { nonce, state, cookie } = await lti.browser.login();
    const post = (claims: object) =>
      lti.browser.post(
        { id_token: lti.platform.signToken(lti.browser.toClaims(nonce, { ...claims })), state },
        { cookie },
      );
    expect((await post({ [claim('version')]: '1.1' })).status).toBe(401);
    expect((await post({})).status).toBe(303);
  });
});

describe('LTI-4, RFC 7515 4.1, RFC 8725 3.1 the header of an id_token', () => {
  const other = makeKey('other');
  it.each<[string, object]>([
    ['an empty key id', { kid: '' }],
    ['a key id without end', { kid: 'x'.repeat(256) }],
    ['a key id that is a number', { kid: 1 }],
    ['certificates of its own', { x5c: ['MIIB'] }],
    ['the address of certificates', { x5u: 'https://evil.test/certificate' }],
    ['an embedded key under the kid of the platform', { kid: 'first', jwk: other.jwk }],
    ['an empty list of critical extensions', { crit: [] }],
  ])('is refused with %s', async (_what, header) => {
    const response = await lti.browser.launch({ header });
    expect([response.status, readRefusal().reason]).toEqual([401, 'header']);
  });

  it.each([
    ['in other letters', 'rs256'],
    ['of another kind', ['RS256']],
    ['of no name', undefined],
    ['of a curve', 'ES256'],
    ['with another padding', 'PS256'],
  ])('is refused with an algorithm %s', async (_what, alg) => {
    const response = await lti.browser.launch({ header: { alg } });
    expect([response.status, readRefusal().reason]).toEqual([401, 'algorithm']);
  });

  it.each([{ x5t: 'AAAA' }, { 'x5t#S256': 'AAAA' }])(
    'may have the thumbprint of a certificate, which is no key: %j',
    async (header) => {
      expect((await lti.browser.launch({ header })).status).toBe(303);
    },
  );

  it('may lack a type', async () => {
    expect((await lti.browser.launch({ header: { typ: undefined } })).status).toBe(303);
  });

  it('is no launch with a symmetric signature made with the public key of the platform', async () => {
    const response = await lti.browser.launch({ header: { alg: 'HS256', kid: 'first' } });
    expect([response.status, readRefusal().reason]).toEqual([401, 'algorithm']);
  });
});

describe('LTI-4, Security Framework 5.1.3 claims in odd shapes', () => {
  const seconds = () => Math.floor(lti.tool.clock.now().getTime() / 1000);

  it.each<[string, string, () => Record<string, unknown>]>([
    ['an empty list of audiences', 'audience', () => ({ aud: [] })],
    ['an audience that is an object', 'audience', () => ({ aud: [lti.platform.clientId, {}] })],
    [
      'another authorised party of several audiences',
      'audience',
      () => ({ aud: [lti.platform.clientId, lti.platform.clientId], azp: 'other' }),
    ],
    ['an issuer with a slash', 'issuer', () => ({ iss: `${lti.platform.issuer}/` })],
    ['an issuer that is a list', 'issuer', () => ({ iss: [lti.platform.issuer] })],
    ['an issue long ago', 'times', () => ({ iat: seconds() - 3_662, exp: seconds() + 60 })],
    ['an issue before time', 'times', () => ({ iat: -1e300 })],
    ['a time of issue that is a text', 'times', () => ({ iat: String(seconds()) })],
    ['a start that is a text', 'times', () => ({ nbf: 'now' })],
    ['a nonce that is a list', 'nonce', () => ({ nonce: ['x'] })],
    ['a version that is a number', 'version', () => ({ [claim('version')]: 1.3 })],
    ['a message type of the language', 'message_type', () => ({ [claim('message_type')]: 'constructor' })],
    ['a message type that is a list', 'message_type', () => ({ [claim('message_type')]: ['x'] })],
    ['an empty deployment', 'claims', () => ({ [claim('deployment_id')]: '' })],
    ['a deployment without end', 'claims', () => ({ [claim('deployment_id')]: 'x'.repeat(256) })],
    ['a subject that is no whole number', 'claims', () => ({ sub: 7.5 })],
    ['a subject that is a number which JSON rounds', 'claims', () => ({ sub: 2 ** 53 })],
    ['a subject that is nothing', 'claims', () => ({ sub: null })],
    ['a target link that is a list', 'claims', () => ({ [claim('target_link_uri')]: ['x'] })],
    ['a target link that is no address', 'target_foreign', () => ({ [claim('target_link_uri')]: '/labs' })],
    ['a resource link with an empty id', 'claims', () => ({ [claim('resource_link')]: { id: '' } })],
    ['a resource link with a flag', 'claims', () => ({ [claim('resource_link')]: { id: true } })],
    ['a resource link without end', 'claims', () => ({ [claim('resource_link')]: { id: 'x'.repeat(256) } })],
    ['roles that are nothing', 'claims', () => ({ [claim('roles')]: null })],
  ])('is refused: %s', async (_what, reason, toClaims) => {
    const response = await lti.browser.launch({ claims: toClaims() });
    expect([response.status >= 400 && response.status < 500, readRefusal().reason]).toEqual([true, reason]);
  });

  it.each([
    ['the last one is another audience', `"aud":"CLIENT","aud":"somebody-else"`, 401],
    ['the last one is ours', `"aud":"somebody-else","aud":"CLIENT"`, 303],
  ])('RFC 7519 4 a claim given twice counts once: %s', async (_what, audiences, status) => {
    const response = await lti.browser.launch({
      token(claims) {
        const { aud, ...rest } = claims as { aud: string };
        const text = JSON.stringify(rest).replace('{', `{${audiences.replace('CLIENT', aud)},`);
        return lti.platform.signText(text);
      },
    });
    expect(response.status).toBe(status);
  });
});

describe('LTI core 5.3.3 the deployment', () => {
  it('is the one of the login, also where both are registered', async () => {
    const change = { ...lti.platform.registration, id: asId<'platform'>(lti.platformId) };
    const { deploymentId } = lti.platform;
    await (await lti.admin()).call(changePlatform, { ...change, deployment_ids: [deploymentId, 'second'] });
    const launch = (deployment: string) =>
      lti.browser.launch({
        login: { lti_deployment_id: 'second' },
        claims: { [claim('deployment_id')]: deployment },
      });
    const refused = await launch(deploymentId);
    expect([refused.status, readRefusal()]).toMatchObject([
      401,
      { reason: 'deployment', detail: `deployment "${deploymentId}", the login named "second"` },
    ]);
    expect((await launch('second')).status).toBe(303);
    await (await lti.admin()).call(changePlatform, change);
  });

  it('that a registration without any takes is one, however many launch at the same time', async () => {
    const change = { ...lti.platform.registration, id: asId<'platform'>(lti.platformId) };
    for (let round = 0; round < 5; round += 1) {
      await (await lti.admin()).call(changePlatform, { ...change, deployment_ids: [] });
      const launches = await Promise.all(
        ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((deployment) =>
          lti.browser.launch({
            login: { lti_deployment_id: deployment },
            claims: { [claim('deployment_id')]: deployment, sub: deployment },
          }),
        ),
      );
      expect(launches.filter(({ status }) => status === 303)).toHaveLength(1);
      const { data } = await (await lti.admin()).call(getPlatform, { id: change.id });
      expect(data.platform.deployment_ids).toHaveLength(1);
    }
    await (await lti.admin()).call(changePlatform, change);
  });

  it('may be named by the message alone', async () => {
    expect((await lti.browser.launch({ login: { lti_deployment_id: '' } })).status).toBe(303);
  });
});

it('goal: a launch and its page make two statements at most', async () => {
  await lti.browser.enter();
  const { database } = lti.tool;
  const statements = vi.spyOn(database, 'query');
  const others = (['select', 'insert', 'update', 'delete', 'execute', 'transaction'] as const).map((name) =>
    vi.spyOn(database.db, name),
  );
  const { path } = await lti.browser.enter();
  expect(statements.mock.calls.map(([{ name }]) => name)).toEqual(['lti_accept']);
  expect((await lti.tool.fetch(path)).status).toBe(200);
  expect(statements.mock.calls.length).toBeLessThanOrEqual(2);
  expect(others.flatMap(({ mock }) => mock.calls)).toEqual([]);
  vi.restoreAllMocks();
});
