import {
  activatePlatform,
  addPlatform,
  asId,
  getPlatform,
  getToolAddresses,
  listAuditEntries,
  listInvitations,
  listPlatforms,
  MOST_OPEN_INVITATIONS,
  makeInvitation,
  rejectPlatform,
  revokeInvitation,
} from '@drawbridge/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { toText } from '../../../../test/fixtures/lti-browser.ts';
import {
  type RegisteringPlatform,
  startRegisteringPlatform,
  toProduct,
  toToolConfiguration,
} from '../../../../test/fixtures/registering-platform.ts';
import { ltiInvitation, ltiPlatform } from '../lti.table.ts';

let tool: TestTool;
let acme: Caller;
let globex: Caller;
let platform: RegisteringPlatform;

beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.db.delete(ltiInvitation);
  await tool.database.db.delete(ltiPlatform);
  acme = await tool.as('admin@acme.test');
  globex = await tool.as('admin@globex.test');
  platform = await startRegisteringPlatform();
  return () => platform.close();
});

const DAY_MS = 86_400_000;

async function invite(admin: Caller = acme): Promise<string> {
  const { data } = await admin.call(makeInvitation, {});
  return new URL(data.url).searchParams.get('invitation') ?? '';
}

/** The platform opens our address in its frame. */
async function visit(query: Record<string, string | string[] | undefined>) {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) if (value !== undefined) search.append(name, value);
  const response = await tool.fetch(`/lti/register?${search}`);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, text: toText(html) };
}

const TOKEN = 'a-token-of-the-platform';
const open = (invitation: string, more: Record<string, string | string[] | undefined> = {}) =>
  visit({
    invitation,
    openid_configuration: `${platform.origin}/configuration`,
    registration_token: TOKEN,
    ...more,
  });

const listOf = async (admin: Caller) => (await admin.call(listPlatforms, {})).data.items;
const toReason = (incident: string) => {
  const line = tool.logs.find((entry) => entry.includes(incident));
  return (JSON.parse(line ?? '{}') as { reason?: string }).reason;
};

/** A refusal is a page with an incident number; nothing is registered, and the link can be used again if `isUsable`. */
async function expectRefusal(
  page: Awaited<ReturnType<typeof visit>>,
  expected: { status: number; reason: string; says: string },
) {
  expect([page.status, page.text]).toEqual([expected.status, expect.stringContaining(expected.says)]);
  const incident = /Incident: ([0-9a-f-]{36})/.exec(page.text)?.[1] ?? 'none';
  expect(toReason(incident)).toBe(expected.reason);
  expect(page.text).toContain('The platform could not be registered');
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(await listOf(acme)).toEqual([]);
}

describe('LTI-20 LTI Dynamic Registration 1.0', () => {
  it('3 registers a platform by a link, off and waiting, with what it said about itself', async () => {
    const page = await open(await invite());
    expect([page.status, page.text]).toEqual([
      200,
      expect.stringContaining('an administrator of ACME allows'),
    ]);
    const [registered, ...others] = await listOf(acme);
    expect(others).toEqual([]);
    expect(registered).toMatchObject({
      name: new URL(platform.origin).host,
      issuer: platform.origin,
      client_id: 'client-1',
      auth_login_url: `${platform.origin}/auth`,
      auth_token_url: `${platform.origin}/token`,
      key_set_url: `${platform.origin}/keys`,
      deployment_ids: ['1'],
      family: 'moodle',
      active: false,
      awaits_approval: true,
    });
    expect(await listOf(globex)).toEqual([]);
  });

  it('3.5.2 sends exactly one redirect address and the login address of this registration', async () => {
    await open(await invite());
    const [registered] = await listOf(acme);
    const { body = {}, authorization } = platform.requests[1] ?? {};
    const { publicUrl } = tool.config;
    expect(authorization).toBe(`Bearer ${TOKEN}`);
    expect(body).toMatchObject({
      application_type: 'web',
      client_name: 'Drawbridge',
      grant_types: ['client_credentials', 'implicit'],
      response_types: ['id_token'],
      token_endpoint_auth_method: 'private_key_jwt',
      redirect_uris: [`${publicUrl}/lti/launch`],
      initiate_login_uri: registered?.login_url,
      jwks_uri: `${publicUrl}/lti/keys`,
      logo_uri: `${publicUrl}/lti/pages/icon.svg`,
    });
    expect(String(body.scope).split(' ')).toEqual(
      ['lti-ags/scope/score', 'lti-ags/scope/lineitem', 'lti-nrps/scope/contextmembership.readonly'].map(
        (scope) => `https://purl.imsglobal.org/spec/${scope}`,
      ),
    );
    const configuration = toToolConfiguration(body);
    expect(configuration).toMatchObject({
      domain: new URL(publicUrl).host,
      target_link_uri: `${publicUrl}/labs`,
      claims: expect.arrayContaining(['sub', 'given_name', 'family_name']),
    });
    expect(configuration.messages.map(({ type }) => type)).toEqual([
      'LtiResourceLinkRequest',
      'LtiDeepLinkingRequest',
    ]);
  });

  it('3.5.2 asks for every message of ours where the platform does not list its own', async () => {
    platform.configuration = { ...platform.configuration, ...toProduct({ product_family_code: 'x' }) };
    await open(await invite());
    expect(toToolConfiguration(platform.requests[1]?.body).messages.map(({ type }) => type)).toEqual([
      'LtiResourceLinkRequest',
      'LtiDeepLinkingRequest',
      'LtiSubmissionReviewRequest',
    ]);
    expect((await listOf(acme))[0]?.family).toBe('other');
  });

  it('3.5.2 asks for the placements of Canvas that Canvas offers, and for no scope that it does not support', async () => {
    const roster = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
    platform.configuration = {
      ...platform.configuration,
      scopes_supported: ['openid', roster],
      ...toProduct({
        product_family_code: 'canvas',
        messages_supported: [
          { type: 'LtiResourceLinkRequest', placements: ['course_navigation', 'account_navigation'] },
          { type: 'LtiDeepLinkingRequest', placements: ['link_selection'] },
        ],
      }),
    };
    await open(await invite());
    const { body } = platform.requests[1] ?? {};
    expect(body?.scope).toBe(roster);
    expect(toToolConfiguration(body).messages.map(({ placements }) => placements)).toEqual([
      ['course_navigation'],
      ['link_selection'],
    ]);
    expect((await listOf(acme))[0]?.family).toBe('canvas');
  });

  it('takes the audience of tokens where the platform gives an address for it', async () => {
    platform.configuration.authorization_server = 'https://api.brightspace.com/auth/token';
    await open(await invite());
    expect((await listOf(acme))[0]?.token_audience).toBe('https://api.brightspace.com/auth/token');
  });

  it('takes no deployment where the platform names none, and says where to enter it', async () => {
    platform.registrationAnswer = (res) => res.end(JSON.stringify({ client_id: 17 }));
    const { text } = await open(await invite());
    expect(text).toContain('The deployment ID that it shows belongs in the registration');
    expect(await listOf(acme)).toEqual([expect.objectContaining({ client_id: '17', deployment_ids: [] })]);
  });

  it('3.6 closes the frame by a message of its own script, and works in any frame', async () => {
    const { html, headers } = await open(await invite());
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'.*frame-ancestors \*/);
    expect(html).toContain('src="/lti/pages/close-registration.js"');
    const script = await (await tool.fetch('/lti/pages/close-registration.js')).text();
    expect(script).toContain('org.imsglobal.lti.close');
  });

  it('opened by a person without parameters explains itself', async () => {
    const { status, text } = await visit({});
    expect([status, text]).toEqual([
      200,
      expect.stringContaining('This address registers a learning platform'),
    ]);
    expect(text).not.toContain('Incident');
    expect((await visit({ invitation: await invite() })).status).toBe(200);
  });
});

describe('LTI-20 a registration is refused, with an incident number, when', () => {
  const refusals: [what: string, change: () => void, status: number, reason: string, says: string][] = [
    [
      'the configuration answers an error',
      () => (platform.configurationAnswer = (res) => res.writeHead(500).end()),
      400,
      'configuration_unreachable',
      'answered 500',
    ],
    [
      'the configuration leads elsewhere: no redirect is followed',
      () =>
        (platform.configurationAnswer = (res) =>
          res.writeHead(302, { location: `${platform.origin}/elsewhere` }).end()),
      400,
      'configuration_unreachable',
      'answered 302',
    ],
    [
      'nobody answers for the configuration',
      () => (platform.configurationAnswer = (res) => void res.destroy()),
      400,
      'configuration_unreachable',
      'no usable answer',
    ],
    [
      'the configuration is too large',
      () =>
        (platform.configurationAnswer = (res) => res.end(JSON.stringify({ issuer: 'x'.repeat(300_000) }))),
      400,
      'configuration_unreachable',
      'no usable answer',
    ],
    [
      'the configuration is not JSON',
      () => (platform.configurationAnswer = (res) => res.end('<html>')),
      400,
      'configuration_incomplete',
      'not JSON',
    ],
    [
      'the configuration is a list',
      () => (platform.configurationAnswer = (res) => res.end('[]')),
      400,
      'configuration_incomplete',
      'not JSON',
    ],
    ...['issuer', 'authorization_endpoint', 'token_endpoint', 'jwks_uri', 'registration_endpoint'].map(
      (name): [string, () => void, number, string, string] => [
        `the configuration has no ${name}`,
        () => delete platform.configuration[name],
        400,
        'configuration_incomplete',
        `no ${name}`,
      ],
    ),
    [
      '3.5.1 the issuer is at another host',
      () => (platform.configuration.issuer = 'http://other.test'),
      400,
      'configuration_issuer',
      'other.test',
    ],
    [
      '3.5.1 the issuer is at another port',
      () => (platform.configuration.issuer = 'http://127.0.0.1:1'),
      400,
      'configuration_issuer',
      '127.0.0.1:1',
    ],
    [
      'the registration goes to another host: it would get the token',
      () => (platform.configuration.registration_endpoint = 'http://thief.test/register'),
      400,
      'configuration_issuer',
      'thief.test',
    ],
    ...[
      'javascript:alert(1)',
      'ftp://lms.test',
      'https://a;b.test',
      'https://user:x@lms.test',
      'https://[::1]/',
    ].map((address): [string, () => void, number, string, string] => [
      `an address is ${address}`,
      () => (platform.configuration.jwks_uri = address),
      400,
      'configuration_address',
      'jwks_uri',
    ]),
    ...[
      ['id_token_signing_alg_values_supported', ['RS512'], 'RS256'],
      ['response_types_supported', ['code'], 'id_token'],
      ['token_endpoint_auth_methods_supported', ['client_secret_basic'], 'private_key_jwt'],
    ].map(([list, values, says]): [string, () => void, number, string, string] => [
      `${String(list)} lacks ${String(says)}`,
      () => (platform.configuration[String(list)] = values),
      400,
      'configuration_unsupported',
      String(says),
    ]),
    [
      'the platform launches no resource links',
      () =>
        Object.assign(platform.configuration, toProduct({ messages_supported: ['LtiDeepLinkingRequest'] })),
      400,
      'configuration_unsupported',
      'LtiResourceLinkRequest',
    ],
    [
      'Canvas answers 422 with errors',
      () =>
        (platform.registrationAnswer = (res) =>
          res
            .writeHead(422)
            .end(JSON.stringify({ errors: [{ field: 'scope', message: 'is <not> allowed' }, 'second'] }))),
      400,
      'registration_refused',
      'scope: is &lt;not&gt; allowed',
    ],
    [
      'RFC 7591 3.2.2 the platform answers an error with a description',
      () =>
        (platform.registrationAnswer = (res) =>
          res
            .writeHead(400)
            .end(JSON.stringify({ error: 'invalid_redirect_uri', error_description: 'must be https' }))),
      400,
      'registration_refused',
      'must be https',
    ],
    [
      'the platform answers an error and says nothing',
      () => (platform.registrationAnswer = (res) => res.writeHead(403).end('<html>')),
      400,
      'registration_refused',
      'answered 403',
    ],
    [
      'the answer has no client id',
      () => (platform.registrationAnswer = (res) => res.end('{}')),
      400,
      'registration_answer',
      'without a client ID',
    ],
  ];

  it.each(refusals)('%s', async (_what, change, status, reason, says) => {
    const invitation = await invite();
    change();
    await expectRefusal(await open(invitation), { status, reason, says });
    const sentTo = platform.requests.map(({ path }) => path);
    if (!reason.startsWith('registration')) expect(sentTo).not.toContain('/register');
    // What was wrong is corrected, and the same link works.
    expect((await acme.call(listInvitations, {})).data.items[0]?.state).toBe('open');
  });

  it.each([
    ['https://a;b.test/configuration', 'configuration_address'],
    ['javascript:alert(1)', 'configuration_address'],
  ])('the address of the configuration is %s', async (openid_configuration, reason) => {
    const page = await open(await invite(), { openid_configuration });
    await expectRefusal(page, { status: 400, reason, says: 'openid_configuration' });
  });

  it.each([
    ['openid_configuration is missing', { openid_configuration: undefined }, 400, 'registration_incomplete'],
    ['a field is sent twice', { registration_token: ['a', 'b'] }, 400, 'registration_incomplete'],
    ['a field is endless', { registration_token: 'x'.repeat(5_000) }, 400, 'registration_incomplete'],
    ['there is no invitation', { invitation: undefined }, 403, 'invitation_unknown'],
    ['the invitation is a guess', { invitation: 'x'.repeat(43) }, 403, 'invitation_unknown'],
  ])('%s', async (_what, change, status, reason) => {
    const page = await open(await invite(), change);
    await expectRefusal(page, { status, reason, says: 'registration' });
    expect(platform.requests).toEqual([]);
  });

  it('the invitation has expired', async () => {
    const invitation = await invite();
    tool.clock.advance(7 * DAY_MS);
    acme = await tool.as('admin@acme.test');
    await expectRefusal(await open(invitation), {
      status: 410,
      reason: 'invitation_expired',
      says: 'expired',
    });
  });

  it('the invitation was revoked', async () => {
    const invitation = await invite();
    const [{ id } = { id: asId<'invitation'>('') }] = (await acme.call(listInvitations, {})).data.items;
    await acme.call(revokeInvitation, { id });
    await expectRefusal(await open(invitation), {
      status: 403,
      reason: 'invitation_unknown',
      says: 'not valid',
    });
  });

  it('the invitation was used: one link registers one platform', async () => {
    const invitation = await invite();
    expect((await open(invitation)).status).toBe(200);
    expect((await open(invitation)).status).toBe(409);
    expect(await listOf(acme)).toHaveLength(1);
  });

  it('the link is used twice at the same time: one wins', async () => {
    const invitation = await invite();
    const pages = await Promise.all(Array.from({ length: 6 }, () => open(invitation)));
    expect(pages.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(await listOf(acme)).toHaveLength(1);
    expect(platform.requests.filter(({ path }) => path === '/register')).toHaveLength(1);
  });

  it('the company has the platform already', async () => {
    platform.registrationAnswer = (res) => res.end(JSON.stringify({ client_id: 'always' }));
    await open(await invite());
    const again = await open(await invite());
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('registered here already')]);
    expect(await listOf(acme)).toHaveLength(1);
    // Another company learns nothing of it, and may have it too.
    expect((await open(await invite(globex))).status).toBe(200);
  });
});

describe('LTI-20 approval', () => {
  async function register() {
    await open(await invite());
    const [registered] = await listOf(acme);
    return {
      id: registered?.id ?? asId<'platform'>(''),
      login: new URL(registered?.login_url ?? '').pathname,
    };
  }
  async function login(at: string) {
    const query = new URLSearchParams({
      iss: platform.origin,
      client_id: 'client-1',
      login_hint: 'hint',
      target_link_uri: `${tool.config.publicUrl}/labs`,
    });
    const response = await tool.fetch(`${at}?${query}`);
    return { status: response.status, text: toText(await response.text()) };
  }

  it('is missing: a launch gets a page that says so', async () => {
    const { login: at } = await register();
    const { status, text } = await login(at);
    expect([status, text]).toEqual([403, expect.stringContaining('waits for approval')]);
  });

  it('is given: launches begin, and the trail has both, with the values and the link', async () => {
    const { id, login: at } = await register();
    const { data } = await acme.call(activatePlatform, { id });
    expect(data.platform).toMatchObject({ active: true, awaits_approval: false });
    expect((await login(at)).status).toBe(302);
    const { items } = (await acme.call(listAuditEntries, {})).data;
    const trail = items.filter(({ subject }) => subject?.id === id);
    expect(trail.map(({ action, actor }) => [action, actor.email])).toEqual([
      ['platform.approve', 'admin@acme.test'],
      ['platform.register', null],
    ]);
    const [made] = items.filter(({ action }) => action === 'invitation.make');
    expect(trail[1]?.details).toMatchObject({ issuer: platform.origin, invitation: made?.subject?.id });
    // Allowed once, it does not wait again.
    expect((await acme.call(rejectPlatform, { id })).code).toBe('platform_not_waiting');
  });

  it('is denied: the registration is gone', async () => {
    const { id, login: at } = await register();
    expect((await acme.call(rejectPlatform, { id })).status).toBe(200);
    expect((await acme.call(getPlatform, { id })).code).toBe('platform_not_found');
    expect((await login(at)).status).toBe(400);
    const { items } = (await acme.call(listAuditEntries, {})).data;
    expect(items.find(({ subject }) => subject?.id === id)).toMatchObject({
      action: 'platform.reject',
      details: { issuer: platform.origin, client_id: 'client-1' },
    });
  });

  it('cannot be given or denied by another company', async () => {
    const { id } = await register();
    for (const endpoint of [activatePlatform, rejectPlatform])
      expect((await globex.call(endpoint, { id })).code).toBe('platform_not_found');
    expect(await listOf(acme)).toEqual([expect.objectContaining({ awaits_approval: true, active: false })]);
  });
});

describe('LTI-20 registration links', () => {
  it('are shown once: the list and the database have no token', async () => {
    const { data } = await acme.call(makeInvitation, { days: 3 });
    const token = new URL(data.url).searchParams.get('invitation') ?? '';
    expect(data.url).toBe(`${tool.config.publicUrl}/lti/register?invitation=${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(data.invitation.expires_at) - tool.clock.now().getTime()).toBe(3 * DAY_MS);
    const listed = await acme.call(listInvitations, {});
    expect(listed.data.items).toEqual([data.invitation]);
    const stored = await tool.database.db.select().from(ltiInvitation);
    for (const text of [JSON.stringify(listed), JSON.stringify(stored), tool.logs.join()])
      expect(text).not.toContain(token);
  });

  it('name what was registered with them', async () => {
    await open(await invite());
    const [registered] = await listOf(acme);
    expect((await acme.call(listInvitations, {})).data.items).toEqual([
      expect.objectContaining({
        state: 'used',
        platform: { id: registered?.id, name: registered?.name },
        created_by: expect.stringContaining(' '),
      }),
    ]);
  });

  it('belong to a company: another neither sees nor revokes them', async () => {
    const invitation = await invite();
    expect((await globex.call(listInvitations, {})).data.items).toEqual([]);
    const [{ id } = { id: asId<'invitation'>('') }] = (await acme.call(listInvitations, {})).data.items;
    expect((await globex.call(revokeInvitation, { id })).status).toBe(200);
    expect((await open(invitation)).status).toBe(200);
  });

  it('are limited in number, also for calls at the same time', async () => {
    const calls = Array.from({ length: MOST_OPEN_INVITATIONS + 4 }, () => acme.call(makeInvitation, {}));
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'invitation_limit')).toHaveLength(4);
    expect(codes.filter((code) => code === undefined)).toHaveLength(MOST_OPEN_INVITATIONS);
    expect((await globex.call(makeInvitation, {})).status).toBe(200);
  });

  it.each([0, 31, 1.5])('are not good for %d days', async (days) => {
    const reply = await acme.call(makeInvitation, { days });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['days']]);
  });
});

it('LTI-20 production registers nothing over http or in a private network, and says who can allow it', async () => {
  const production = await createTestTool({
    env: {
      NODE_ENV: 'production',
      SECRET_KEY: 'Zl1fT0t0xkJ9y3hZ6o8bQ2vN5rWcE7uMaGdPiSjKLwA',
      EMBEDDED_IN_PRODUCTION: '1',
    },
  });
  const { data } = await (await production.as('admin@acme.test')).call(makeInvitation, {});
  const visitWith = async (configuration: string) => {
    const invitation = new URL(data.url).search;
    const response = await production.fetch(
      `/lti/register${invitation}&openid_configuration=${encodeURIComponent(configuration)}`,
    );
    return toText(await response.text());
  };
  expect(await visitWith('http://lms.school.test/configuration')).toContain('does not begin with https://');
  expect(await visitWith('https://localhost/configuration')).toContain('LTI_PRIVATE_HOSTS');
  expect(await visitWith('https://169.254.169.254/configuration')).toContain('LTI_PRIVATE_HOSTS');
  await production.close();
});

it('LTI-26 a reserved login address belongs to the company that it was shown to', async () => {
  const { reservation } = (await acme.call(getToolAddresses, {})).data;
  const fields = {
    name: 'School',
    issuer: 'https://lms.school.test',
    client_id: 'client-1',
    auth_login_url: 'https://lms.school.test/auth',
    auth_token_url: 'https://lms.school.test/token',
    key_set_url: 'https://lms.school.test/keys',
    reservation: reservation.token,
  };
  const stolen = await globex.call(addPlatform, fields);
  expect([stolen.status, Object.keys(stolen.errors ?? {})]).toEqual([400, ['reservation']]);
  const { data } = await acme.call(addPlatform, fields);
  expect(data.platform.login_url).toBe(reservation.login_url);
  // The same address is given once.
  expect((await acme.call(addPlatform, { ...fields, client_id: 'client-2' })).code).toBe('platform_exists');
});

describe('LTI-26 the configuration for Canvas', () => {
  it('names our addresses, scopes and placements, and may be cached', async () => {
    const response = await tool.fetch('/lti/canvas.json');
    const { publicUrl } = tool.config;
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.json()).toMatchObject({
      title: 'Drawbridge',
      oidc_initiation_url: `${publicUrl}/lti/login`,
      target_link_uri: `${publicUrl}/labs`,
      public_jwk_url: `${publicUrl}/lti/keys`,
      extensions: [
        {
          platform: 'canvas.instructure.com',
          privacy_level: 'name_only',
          settings: {
            placements: [
              { placement: 'assignment_selection', message_type: 'LtiDeepLinkingRequest' },
              { placement: 'link_selection', message_type: 'LtiDeepLinkingRequest' },
              { placement: 'editor_button', message_type: 'LtiDeepLinkingRequest' },
              { placement: 'course_navigation', message_type: 'LtiResourceLinkRequest', default: 'disabled' },
            ],
          },
        },
      ],
    });
  });

  it('names the login address of a registration, whether or not there is one', async () => {
    const id = '3c1d9a52-7b0e-4c39-8a55-6f2e8d1b4a02';
    const configuration = (await (await tool.fetch(`/lti/canvas/${id}.json`)).json()) as object;
    expect(configuration).toMatchObject({ oidc_initiation_url: `${tool.config.publicUrl}/lti/login/${id}` });
    expect((await tool.fetch('/lti/canvas/1.json')).status).toBe(404);
  });
});
