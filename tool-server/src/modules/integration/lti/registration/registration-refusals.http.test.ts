import { randomUUID } from 'node:crypto';
import { asId, PROBLEMS } from '@drawbridge/contracts';
import {
  listInvitations,
  MOST_PLATFORMS,
  makeInvitation,
  revokeInvitation,
} from '@drawbridge/contracts/integration';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import { toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { toProduct } from '../../../../../test/fixtures/lti/registering-platform.ts';
import { TOKEN, useRegistration } from '../../../../../test/fixtures/lti/registration.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { toDemoCompanyId } from '../../../operations/demo/index.ts';

const setup = useRegistration();
const DAY_MS = 86_400_000;
const UNSTORABLE = ['\0', '\ud800'];

/** A refusal is a page with an incident number whose reason is in the log; nothing is registered. */
async function expectRefusal(
  page: Awaited<ReturnType<typeof setup.visit>>,
  expected: { status: number; reason: string; says: string },
) {
  expect([page.status, page.text]).toEqual([expected.status, expect.stringContaining(expected.says)]);
  const incident = /Incident: ([0-9a-f-]{36})/.exec(page.text)?.[1] ?? 'none';
  expect(setup.toReason(incident)).toBe(expected.reason);
  expect(page.text).toContain('The platform could not be registered');
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(await setup.listOf(setup.acme)).toEqual([]);
}

describe('LTI-20 a registration is refused, with an incident number, when', () => {
  const refusals: [what: string, change: () => void, status: number, reason: string, says: string][] = [
    [
      'the configuration answers an error',
      () => (setup.platform.configurationAnswer = (res) => res.writeHead(500).end()),
      400,
      'configuration_unreachable',
      'answered 500',
    ],
    [
      'the configuration leads elsewhere: no redirect is followed',
      () =>
        (setup.platform.configurationAnswer = (res) =>
          res.writeHead(302, { location: `${setup.platform.origin}/elsewhere` }).end()),
      400,
      'configuration_unreachable',
      'answered 302',
    ],
    [
      'nobody answers for the configuration',
      () => (setup.platform.configurationAnswer = (res) => void res.destroy()),
      400,
      'configuration_unreachable',
      'no usable answer',
    ],
    [
      'the configuration is too large',
      () =>
        (setup.platform.configurationAnswer = (res) =>
          res.end(JSON.stringify({ issuer: 'x'.repeat(300_000) }))),
      400,
      'configuration_unreachable',
      'no usable answer',
    ],
    [
      'the configuration is not JSON',
      () => (setup.platform.configurationAnswer = (res) => res.end('<html>')),
      400,
      'configuration_incomplete',
      'not JSON',
    ],
    [
      'the configuration is a list',
      () => (setup.platform.configurationAnswer = (res) => res.end('[]')),
      400,
      'configuration_incomplete',
      'not JSON',
    ],
    ...['issuer', 'authorization_endpoint', 'token_endpoint', 'jwks_uri', 'registration_endpoint'].map(
      (name): [string, () => void, number, string, string] => [
        `the configuration has no ${name}`,
        () => delete setup.platform.configuration[name],
        400,
        'configuration_incomplete',
        `no ${name}`,
      ],
    ),
    [
      '3.5.1 the issuer is at another host',
      () => (setup.platform.configuration.issuer = 'http://other.test'),
      400,
      'configuration_issuer',
      'other.test',
    ],
    [
      '3.5.1 the issuer is at another port',
      () => (setup.platform.configuration.issuer = 'http://127.0.0.1:1'),
      400,
      'configuration_issuer',
      '127.0.0.1:1',
    ],
    [
      'the registration goes to another host: it would get the token',
      () => (setup.platform.configuration.registration_endpoint = 'http://thief.test/register'),
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
      () => (setup.platform.configuration.jwks_uri = address),
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
      () => (setup.platform.configuration[String(list)] = values),
      400,
      'configuration_unsupported',
      String(says),
    ]),
    [
      'the platform launches no resource links',
      () =>
        Object.assign(
          setup.platform.configuration,
          toProduct({ messages_supported: ['LtiDeepLinkingRequest'] }),
        ),
      400,
      'configuration_unsupported',
      'LtiResourceLinkRequest',
    ],
    [
      'Canvas answers 422 with errors',
      () =>
        (setup.platform.registrationAnswer = (res) =>
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
        (setup.platform.registrationAnswer = (res) =>
          res
            .writeHead(400)
            .end(JSON.stringify({ error: 'invalid_redirect_uri', error_description: 'must be https' }))),
      400,
      'registration_refused',
      'must be https',
    ],
    [
      'the platform answers an error and says nothing',
      () => (setup.platform.registrationAnswer = (res) => res.writeHead(403).end('<html>')),
      400,
      'registration_refused',
      'answered 403',
    ],
    [
      'the answer has no client id',
      () => (setup.platform.registrationAnswer = (res) => res.end('{}')),
      400,
      'registration_answer',
      'without a client ID',
    ],
    ...UNSTORABLE.flatMap((text): [string, () => void, number, string, string][] => [
      ...['issuer', 'authorization_endpoint', 'token_endpoint', 'jwks_uri', 'registration_endpoint'].map(
        (name): [string, () => void, number, string, string] => [
          `VAL-21 the ${name} holds ${JSON.stringify(text)}, which no database stores`,
          () => (setup.platform.configuration[name] = `${setup.platform.origin}/${text}`),
          400,
          'configuration_address',
          name,
        ],
      ),
      [
        `VAL-21 the client id holds ${JSON.stringify(text)}`,
        () =>
          (setup.platform.registrationAnswer = (res) => res.end(JSON.stringify({ client_id: `a${text}` }))),
        400,
        'registration_answer',
        'without a client ID',
      ],
    ]),
  ];

  it.each(refusals)('%s', async (_what, change, status, reason, says) => {
    const invitation = await setup.invite();
    change();
    await expectRefusal(await setup.open(invitation), { status, reason, says });
    const sentTo = setup.platform.requests.map(({ path }) => path);
    if (!reason.startsWith('registration')) expect(sentTo).not.toContain('/register');
    // What was wrong is corrected, and the same link works.
    expect((await setup.acme.call(listInvitations, {})).data.items[0]?.state).toBe('open');
  });

  it.each([
    ['https://a;b.test/configuration', 'configuration_address'],
    ['javascript:alert(1)', 'configuration_address'],
  ])('the address of the configuration is %s', async (openid_configuration, reason) => {
    const page = await setup.open(await setup.invite(), { openid_configuration });
    await expectRefusal(page, { status: 400, reason, says: 'openid_configuration' });
  });

  it.each([
    ['openid_configuration is missing', { openid_configuration: undefined }, 400, 'registration_incomplete'],
    ['a field is sent twice', { registration_token: ['a', 'b'] }, 400, 'registration_incomplete'],
    ['a field is endless', { registration_token: 'x'.repeat(5_000) }, 400, 'registration_incomplete'],
    ['there is no invitation', { invitation: undefined }, 403, 'invitation_unknown'],
    ['the invitation is a guess', { invitation: 'x'.repeat(43) }, 403, 'invitation_unknown'],
  ])('%s', async (_what, change, status, reason) => {
    const page = await setup.open(await setup.invite(), change);
    await expectRefusal(page, { status, reason, says: 'registration' });
    expect(setup.platform.requests).toEqual([]);
  });

  it('the invitation has expired', async () => {
    const invitation = await setup.invite();
    setup.tool.clock.advance(7 * DAY_MS);
    setup.acme = await setup.tool.as('admin@acme.test');
    await expectRefusal(await setup.open(invitation), {
      status: 410,
      reason: 'invitation_expired',
      says: 'expired',
    });
  });

  it('the invitation was revoked', async () => {
    const invitation = await setup.invite();
    const [{ id } = { id: asId<'invitation'>('') }] = (await setup.acme.call(listInvitations, {})).data.items;
    await setup.acme.call(revokeInvitation, { id });
    await expectRefusal(await setup.open(invitation), {
      status: 403,
      reason: 'invitation_unknown',
      says: 'not valid',
    });
  });

  it('the invitation was used: one link registers one platform', async () => {
    const invitation = await setup.invite();
    expect((await setup.open(invitation)).status).toBe(200);
    expect((await setup.open(invitation)).status).toBe(409);
    expect(await setup.listOf(setup.acme)).toHaveLength(1);
  });

  it('the link is used twice at the same time: one wins', async () => {
    const invitation = await setup.invite();
    const pages = await Promise.all(Array.from({ length: 6 }, () => setup.open(invitation)));
    expect(pages.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(await setup.listOf(setup.acme)).toHaveLength(1);
    expect(setup.platform.requests.filter(({ path }) => path === '/register')).toHaveLength(1);
  });

  it('the link is used more than ten times in a minute: each visit calls an address that somebody typed in', async () => {
    const invitation = await setup.invite();
    setup.platform.configurationAnswer = (res) => res.writeHead(500).end();
    const pages = [];
    for (let visits = 0; visits < 12; visits += 1) pages.push(await setup.open(invitation));
    expect(pages.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect([setup.platform.requests.length, pages[11]?.headers.get('retry-after')]).toEqual([10, '60']);
    // Another link is not slowed.
    expect((await setup.open(await setup.invite())).status).toBe(400);
    setup.platform.configurationAnswer = undefined;
    setup.tool.clock.advance(60_000);
    expect((await setup.open(invitation)).status).toBe(200);
  });

  it('the platform says its token in what is wrong: it is not in the log and not on the page', async () => {
    setup.platform.registrationAnswer = (res) =>
      res.writeHead(401).end(JSON.stringify({ error_description: `Bearer ${TOKEN} is not valid` }));
    const { text } = await setup.open(await setup.invite());
    expect(text).toContain('Bearer [token] is not valid');
    expect(setup.tool.logs.join()).toContain('Bearer [token] is not valid');
    expect(text + setup.tool.logs.join()).not.toContain(TOKEN);
  });

  it('the company has as many platforms as are allowed, and works again when one was deleted', async () => {
    const invitation = await setup.invite();
    const { db } = setup.tool.database;
    const rows = Array.from({ length: MOST_PLATFORMS }, (_, at) => ({
      id: randomUUID(),
      companyId: toDemoCompanyId('acme'),
      name: 'School',
      issuer: 'https://lms.school.test',
      clientId: `one-of-many-${at}`,
      authLoginUrl: 'https://lms.school.test',
      authTokenUrl: 'https://lms.school.test',
      keySetUrl: 'https://lms.school.test',
      createdAt: setup.tool.clock.now(),
    }));
    await db.insert(ltiPlatform).values(rows);
    const refused = await setup.open(invitation);
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining(PROBLEMS.platform_limit.message),
    ]);
    await db.delete(ltiPlatform).where(eq(ltiPlatform.clientId, 'one-of-many-0'));
    expect((await setup.open(invitation)).status).toBe(200);
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
