import { getProvider } from '@drawbridge/contracts/identity';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import {
  ISSUER_CLIENT,
  type OidcIssuer,
  startOidcIssuer,
} from '../../../../test/fixtures/identity/oidc-issuer.ts';
import {
  createSsoBrowser,
  makePageSecrets,
  type SsoBrowser,
} from '../../../../test/fixtures/identity/sso-browser.ts';
import { makeTenant } from '../../../../test/fixtures/identity/sso-tenant.ts';

let tool: TestTool;
let browser: SsoBrowser;
/** Sends no `iss` in its responses, as many do not. */
let honest: OidcIssuer;
/** Forwards the browser to the honest one, with the client of that one and the state of its own visitor. */
let hostile: OidcIssuer;

beforeAll(async () => {
  tool = await createTestTool();
  browser = createSsoBrowser(tool);
});
afterAll(() => tool.close());
beforeEach(async () => {
  honest = await startOidcIssuer(tool.clock);
  hostile = await startOidcIssuer(tool.clock);
});
afterEach(async () => {
  await honest.close();
  await hostile.close();
});

let made = 0;
/** A tenant with an address of its own, or with one registered before there were any. */
async function addProvider({ issuer }: OidcIssuer, hasOwnRedirect = true): Promise<string> {
  made += 1;
  const id = `tenant-${made}`;
  await makeTenant(tool, id, {
    issuer,
    clientId: ISSUER_CLIENT.id,
    encryptedSecret: tool.secret.encrypt(ISSUER_CLIENT.secret),
    hasOwnRedirect,
  });
  return id;
}
const admin = (provider: string) => ({ sub: 'admin', email: `admin@${provider}.test` });
const lastRefusal = () =>
  tool.logs
    .map((line) => JSON.parse(line) as { event?: string; reason?: string; provider?: string })
    .findLast(({ event }) => event === 'sso.refused');

describe('P2, RFC 9700 4.4 a hostile provider that forwards its visitor to an honest one', () => {
  it.each([
    ['with the address it arrived at', 'honest'],
    ['with the address of the hostile one', 'hostile'],
    ['with the shared address', 'shared'],
  ] as const)('gets no code, %s', async (_, arrivedAt) => {
    const [acme, evil] = [await addProvider(honest), await addProvider(hostile)];
    const secrets = makePageSecrets();
    const addresses = {
      honest: browser.toRedirectUri(acme),
      hostile: browser.toRedirectUri(evil),
      shared: `${tool.config.publicUrl}/callback`,
    };
    const code = honest.issueCode(secrets, addresses.honest, admin(acme));
    const reply = await browser.finish({
      provider: evil,
      code,
      secrets,
      redirect_uri: addresses[arrivedAt],
    });
    if (arrivedAt === 'hostile') {
      // An honest provider sends no code there: it is bound to its own address, and so worth nothing.
      expect([reply.status, reply.code]).toEqual([400, 'signin_refused']);
      const stolen = await browser.finish({ provider: acme, code, secrets, redirect_uri: addresses.hostile });
      expect([stolen.status, Object.keys(stolen.errors ?? {})]).toEqual([400, ['redirect_uri']]);
      return;
    }
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['redirect_uri']]);
    expect(hostile.hits['/token']).toBeUndefined();
    // The code was sent nowhere: its own sign-in still succeeds.
    const own = await browser.finish({ provider: acme, code, secrets });
    expect([own.status, own.message]).toEqual([200, 'Login successful']);
  });

  it('gets none either where both were registered before providers had addresses of their own', async () => {
    const [acme, evil] = [await addProvider(honest, false), await addProvider(hostile, false)];
    const secrets = makePageSecrets();
    const redirect_uri = `${tool.config.publicUrl}/callback`;
    const code = honest.issueCode(secrets, redirect_uri, admin(acme));
    for (const iss of [undefined, honest.issuer]) {
      const reply = await browser.finish({ provider: evil, code, secrets, redirect_uri, iss });
      expect([reply.status, reply.code, lastRefusal()]).toMatchObject([
        400,
        'signin_refused',
        { reason: 'answer_refused', provider: evil },
      ]);
    }
    expect(hostile.hits['/token']).toBeUndefined();
  });
});

describe('P2, RFC 9207 the issuer of a response', () => {
  it('must be named by a provider without a redirect address of its own', async () => {
    const acme = await addProvider(honest, false);
    const redirect_uri = `${tool.config.publicUrl}/callback`;
    const finish = (iss: string | undefined) => {
      const secrets = makePageSecrets();
      const code = honest.issueCode(secrets, redirect_uri, admin(acme));
      return browser.finish({ provider: acme, code, secrets, redirect_uri, iss });
    };
    expect((await finish(undefined)).code).toBe('signin_refused');
    expect([(await finish(honest.issuer)).status, honest.hits['/token']]).toEqual([200, 1]);
  });

  it('must be named by a provider that announces it always does, whatever its address', async () => {
    honest.overrides.metadata = { authorization_response_iss_parameter_supported: true };
    const acme = await addProvider(honest);
    const secrets = makePageSecrets();
    const code = honest.issueCode(secrets, browser.toRedirectUri(acme), admin(acme));
    expect((await browser.finish({ provider: acme, code, secrets })).code).toBe('signin_refused');
    expect(honest.hits['/token']).toBeUndefined();
    expect((await browser.finish({ provider: acme, code, secrets, iss: honest.issuer })).status).toBe(200);
  });

  it.each(['https://evil.test', '', 'HTTPS://TOOL.TEST'])(
    'is compared exactly: %j is refused',
    async (iss) => {
      const acme = await addProvider(honest);
      const secrets = makePageSecrets();
      const code = honest.issueCode(secrets, browser.toRedirectUri(acme), admin(acme));
      expect((await browser.finish({ provider: acme, code, secrets, iss })).code).toBe('signin_refused');
      expect(honest.hits['/token']).toBeUndefined();
    },
  );
});

describe('ROUTE-22, AUTH-43 the redirect address of a provider', () => {
  it('is an address of its own, or the shared one of older registrations and Google', async () => {
    const [acme, older] = [await addProvider(honest), await addProvider(honest, false)];
    const addressOf = async (provider: string) =>
      (await tool.anonymous.call(getProvider, { provider })).data.redirect_uri;
    expect([await addressOf(acme), await addressOf(older), await addressOf('google')]).toEqual([
      `https://tool.test/callback/${acme}`,
      'https://tool.test/callback',
      'https://tool.test/callback',
    ]);
  });

  it.each(['/callback', '/callback/acme'])('%s is a page', async (path) =>
    expect((await tool.fetch(path)).status).toBe(200),
  );
});
