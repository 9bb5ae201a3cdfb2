import { getProvider } from '@drawbridge/contracts/identity';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import {
  ISSUER_CLIENT,
  type OidcIssuer,
  startOidcIssuer,
} from '../../../../../test/fixtures/identity/oidc-issuer.ts';
import {
  createSsoBrowser,
  makePageSecrets,
  type SsoBrowser,
} from '../../../../../test/fixtures/identity/sso-browser.ts';
import { makeTenant } from '../../../../../test/fixtures/identity/sso-tenant.ts';

let tool: TestTool;
let issuer: OidcIssuer;
let browser: SsoBrowser;

beforeEach(async () => {
  tool = await createTestTool();
  issuer = await startOidcIssuer(tool.clock);
  browser = createSsoBrowser(tool);
  await makeTenant(tool, 'umbrella', {
    issuer: issuer.issuer,
    clientId: ISSUER_CLIENT.id,
    encryptedSecret: tool.secret.encrypt(ISSUER_CLIENT.secret),
  });
});
afterEach(async () => {
  await tool.close();
  await issuer.close();
});

const WHO = { sub: 'subject-1', email: 'alice@umbrella.test', given_name: 'Alice', family_name: 'Abel' };

function signIn(claims: Record<string, unknown> = {}, provider = 'umbrella') {
  const secrets = makePageSecrets();
  const code = issuer.issueCode(secrets, browser.toRedirectUri(provider), { ...WHO, ...claims });
  return browser.finish({ provider, code, secrets });
}
const find = () => tool.anonymous.call(getProvider, { provider: 'umbrella' });
const nowSeconds = () => Math.floor(tool.clock.now().getTime() / 1000);
const lastEvent = () =>
  tool.logs
    .map((line) => JSON.parse(line) as { event?: string; reason?: string; detail?: string })
    .findLast(({ event }) => event?.startsWith('sso.'));

describe('OpenID Connect Core 3.1.3.7 the identity token', () => {
  it('a valid identity token is accepted', async () => {
    const reply = await signIn();
    expect(decodeJwt(reply.data.AuthenticationResult?.IdToken ?? '')).toMatchObject({
      email: 'alice@umbrella.test',
      given_name: 'Alice',
    });
  });

  it.each<[string, () => Record<string, unknown>]>([
    ['of another issuer', () => ({ iss: 'https://evil.test' })],
    ['for another client', () => ({ aud: 'somebody-else' })],
    ['for several clients, without saying for whom', () => ({ aud: [ISSUER_CLIENT.id, 'somebody-else'] })],
    ['that ran out', () => ({ exp: nowSeconds() - 60 })],
    ['that is not valid yet', () => ({ nbf: nowSeconds() + 600 })],
    ['without an end', () => ({ exp: undefined })],
    ['with another nonce', () => ({ nonce: makePageSecrets().nonce })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['without a subject', () => ({ sub: undefined })],
  ])('an identity token is refused: one %s', async (_what, claims) => {
    const reply = await signIn(claims());
    expect([reply.status, reply.code, lastEvent()?.reason]).toEqual([
      400,
      'signin_refused',
      'answer_refused',
    ]);
  });

  it('an identity token is checked against our own clock', async () => {
    const secrets = makePageSecrets();
    const code = issuer.issueCode(secrets, browser.toRedirectUri('umbrella'), WHO);
    tool.clock.advance(331_000);
    const reply = await browser.finish({ provider: 'umbrella', code, secrets });
    expect([reply.code, lastEvent()?.detail]).toEqual(['signin_refused', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED']);
  });

  it('an identity token signed by an unpublished key is refused', async () => {
    await issuer.rotateKey({ publish: false });
    const reply = await signIn();
    expect([reply.code, lastEvent()?.reason]).toEqual(['signin_refused', 'answer_refused']);
  });

  it.each(['none', 'HS256', 'RS1'])('an identity token with the algorithm %s is refused', async (alg) => {
    issuer.overrides.metadata = { id_token_signing_alg_values_supported: ['RS256', alg] };
    const good = await signIn();
    expect(good.status).toBe(200);
    const secrets = makePageSecrets();
    const code = issuer.issueCode(secrets, browser.toRedirectUri('umbrella'), WHO);
    issuer.fault.reheader = { alg };
    const reply = await browser.finish({ provider: 'umbrella', code, secrets });
    expect([reply.status, reply.code]).toEqual([400, 'signin_refused']);
  });
});

describe('claims about the person', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['no address', 'email_missing', { email: undefined }],
    ['an address that is none', 'email_missing', { email: 'alice' }],
    ['an address that is no text', 'email_missing', { email: ['alice@umbrella.test'] }],
    ['an unverified address', 'email_unverified', { email_verified: false }],
    ['an unverified address, in letters', 'email_unverified', { email_verified: 'false' }],
    ['an address of another tenant', 'email_outside', { email: 'alice@acme.test' }],
    ['a look-alike domain', 'email_outside', { email: 'alice@umbrella.test.evil.test' }],
  ])('ERR-18 claims with %s are refused', async (_what, reason, claims) => {
    const reply = await signIn(claims);
    expect([reply.status, reply.message, lastEvent()?.reason]).toEqual([
      400,
      'Invalid email address.',
      reason,
    ]);
  });

  it("an unverified address is accepted for a new person, but never takes over a colleague's account", async () => {
    expect((await signIn({ email_verified: undefined })).status).toBe(200);
    await tool.database.query({
      name: 'new_colleague',
      text: `insert into person (id, kind, email, company_id) select gen_random_uuid(), 'account', 'boss@umbrella.test', company_id from person where email = 'alice@umbrella.test'`,
      values: [],
    });
    await tool.database.query({
      name: 'new_colleague_account',
      text: `insert into account (person_id, type, is_admin) select id, 'ENT', true from person where email = 'boss@umbrella.test'`,
      values: [],
    });
    const forged = { sub: 'subject-9', email: 'boss@umbrella.test', email_verified: undefined };
    const reply = await signIn(forged);
    expect([reply.status, lastEvent()?.reason]).toEqual([400, 'email_unverified']);
    await tool.database.query({
      name: 'vouch',
      text: `update identity_provider set vouches_for_email = true where id = 'umbrella'`,
      values: [],
    });
    expect((await signIn(forged)).status).toBe(200);
    expect((await signIn({ email_verified: true, email: 'ALICE@Umbrella.test' })).status).toBe(200);
  });

  it('the same subject and issuer at another tenant is a different person', async () => {
    await makeTenant(tool, 'parasol', {
      issuer: issuer.issuer,
      clientId: ISSUER_CLIENT.id,
      encryptedSecret: tool.secret.encrypt(ISSUER_CLIENT.secret),
    });
    const subjectOf = (reply: Awaited<ReturnType<typeof signIn>>) =>
      decodeJwt(reply.data.AuthenticationResult?.IdToken ?? '').sub;
    const mine = subjectOf(await signIn());
    const other = subjectOf(await signIn({ email: 'alice@parasol.test' }, 'parasol'));
    expect([typeof mine, typeof other, mine === other]).toEqual(['string', 'string', false]);
    // And the address of one, from the provider of the other, does not sign in the account of the one.
    expect(subjectOf(await signIn({}, 'parasol'))).toBe(other);
    expect(subjectOf(await signIn())).toBe(mine);
  });

  it('names of any kind are accepted, and stored within bounds', async () => {
    const reply = await signIn({
      given_name: undefined,
      family_name: 7,
      name: `Ann\u0000 Mary ${'x'.repeat(500)}`,
    });
    const claims = decodeJwt(reply.data.AuthenticationResult?.IdToken ?? '') as Record<string, string>;
    expect([claims['given_name'], claims['family_name']?.length]).toEqual(['Ann Mary', 51]);
  });

  it('claims are completed from the userinfo response if the token has no address', async () => {
    issuer.overrides.metadata = { userinfo_endpoint: `${issuer.issuer}/userinfo` };
    issuer.given.userinfo = { sub: WHO.sub, email: 'alice@umbrella.test' };
    expect((await signIn({ email: undefined })).status).toBe(200);
    issuer.given.userinfo = { sub: 'somebody else', email: 'bob@umbrella.test' };
    expect((await signIn({ email: undefined })).code).toBe('signin_refused');
  });
});

describe('reaching the provider', () => {
  it('metadata is loaded once an hour, and once for simultaneous sign-ins', async () => {
    const discovered = () => issuer.hits['/.well-known/openid-configuration'] ?? 0;
    await Promise.all(Array.from({ length: 8 }, find));
    expect(discovered()).toBe(1);
    tool.clock.advance(3_599_000);
    await find();
    expect(discovered()).toBe(1);
    tool.clock.advance(1_000);
    await find();
    expect(discovered()).toBe(2);
  });

  it('a key rotation fails no sign-in and does not load keys for each one', async () => {
    for (const _ of [1, 2, 3]) expect((await signIn()).status).toBe(200);
    expect(issuer.hits['/jwks']).toBe(1);
    await issuer.rotateKey();
    for (const _ of [1, 2]) expect((await signIn()).status).toBe(200);
    expect(issuer.hits['/jwks']).toBe(2);
  });

  it('a withdrawn key is dropped after five minutes', async () => {
    expect((await signIn()).status).toBe(200);
    issuer.withdrawKeys();
    tool.clock.advance(300_000);
    expect((await signIn()).code).toBe('signin_refused');
  });

  it.each(['/.well-known/openid-configuration', '/token', '/jwks'])(
    'a sign-in gets unavailable, not a fault, while %s is down',
    async (path) => {
      for (const fault of [500, 503, 'junk', 'huge'] as const) {
        issuer.fault.of = { [path]: fault };
        const reply = await signIn();
        expect([path, fault, reply.status, reply.code, Number(reply.headers.get('retry-after')) > 0]).toEqual(
          [path, fault, 503, 'unavailable', true],
        );
      }
      issuer.fault.of = {};
      expect((await signIn()).status).toBe(200);
    },
  );

  it('a provider that never responds is given up as unavailable', async () => {
    issuer.fault.of = { '/.well-known/openid-configuration': 'hang' };
    tool.outgoingLimit.timeoutMs = 100;
    expect((await find()).code).toBe('unavailable');
  });

  it('cached metadata is used for a day while it cannot be loaded', async () => {
    expect((await signIn()).status).toBe(200);
    issuer.fault.of = { '/.well-known/openid-configuration': 500 };
    tool.clock.advance(23 * 3_600_000);
    expect((await signIn()).status).toBe(200);
    tool.clock.advance(3_600_000);
    expect((await signIn()).code).toBe('unavailable');
  });

  it('a provider that names another issuer is refused', async () => {
    issuer.overrides.metadata = { issuer: 'https://accounts.google.com' };
    expect((await find()).code).toBe('unavailable');
  });

  it('a wrong client secret is refused and kept out of the log', async () => {
    await tool.database.query({
      name: 'spoil',
      text: `update identity_provider set sealed_secret = $1::text where id = 'umbrella'`,
      values: [tool.secret.encrypt('the wrong secret')],
    });
    const reply = await signIn();
    expect([reply.code, lastEvent()?.reason]).toEqual(['signin_refused', 'code_refused']);
    expect(tool.logs.join('')).not.toContain('the wrong secret');
  });

  it('ERR-25 a refused token is not logged', async () => {
    await signIn({ aud: 'somebody-else', email: 'secret.person@umbrella.test' });
    expect(tool.logs.join('')).not.toMatch(/secret\.person|eyJ/);
  });
});
