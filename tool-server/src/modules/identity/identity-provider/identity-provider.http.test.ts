import { getProvider, matchTenant } from '@drawbridge/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createSsoBrowser, makePageSecrets } from '../../../../test/fixtures/identity/sso-browser.ts';
import { localIdpRecord } from './identity-provider.table.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

const begin = async (more: Record<string, string> = {}, provider = 'northwind') => {
  const browser = createSsoBrowser(tool);
  const secrets = makePageSecrets();
  const { data } = await tool.anonymous.call(getProvider, { provider });
  const { response, url } = await browser.go(browser.toAuthorizeUrl(data, secrets, more));
  return { browser, secrets, response, url, text: await response.text() };
};
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

describe('AUTH-46 the local identity provider', () => {
  it('uses the address of PUBLIC_URL, wherever the server listens', async () => {
    const metadata = (await (await tool.fetch('/dev/idp/.well-known/openid-configuration')).json()) as Record<
      string,
      unknown
    >;
    expect(metadata).toMatchObject({
      issuer: 'https://tool.test/dev/idp',
      authorization_endpoint: 'https://tool.test/dev/idp/auth',
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('publishes the public half of its key only', async () => {
    const { keys } = (await (await tool.fetch('/dev/idp/jwks')).json()) as {
      keys: Record<string, unknown>[];
    };
    expect(keys.map(({ alg, d }) => [alg, d])).toEqual([['ES256', undefined]]);
  });

  it('shows a form without anything inline, with the hint filled in', async () => {
    const { response, text, url } = await begin({ login_hint: 'Ada"<b>@sso.test' });
    expect([response.status, url.pathname.startsWith('/dev/idp/interaction/')]).toEqual([200, true]);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/<b>| style=|<script>| on[a-z]+=/);
    // An invalid hint is ignored.
    expect(text).toContain('value="robin@sso.test"');
    expect((await begin({ login_hint: 'ada@sso.test' })).text).toContain('Continue as ada@sso.test');
    expect((await begin({}, 'google')).text).toContain('Sign in with Google');
  });

  it('shows the form again although a person signed in in this browser before', async () => {
    const { browser, url } = await begin();
    await browser.go(url.href, form({ choice: 'continue', email: 'ada@sso.test', email_verified: 'yes' }));
    const { data } = await tool.anonymous.call(getProvider, { provider: 'northwind' });
    const again = await browser.go(browser.toAuthorizeUrl(data, makePageSecrets()));
    expect(again.url.pathname).toContain('/interaction/');
  });

  it('redirects with access_denied and the state after Cancel', async () => {
    const { browser, url, secrets } = await begin();
    const { url: end } = await browser.go(url.href, form({ choice: 'cancel' }));
    expect(end.href.startsWith('https://tool.test/callback/northwind?')).toBe(true);
    expect([
      end.searchParams.get('error'),
      end.searchParams.get('state'),
      end.searchParams.get('code'),
    ]).toEqual(['access_denied', secrets.state, null]);
  });

  it('shows the form again for an invalid address, which stays in the field', async () => {
    const { browser, url } = await begin();
    const { response } = await browser.go(url.href, form({ choice: 'continue', email: 'no <address>' }));
    const text = await response.text();
    expect([
      response.status,
      text.includes('no &lt;address&gt;'),
      text.includes('Please provide a valid email'),
    ]).toEqual([400, true, true]);
  });

  it.each<[string, Record<string, string>]>([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with a plain challenge', { code_challenge_method: 'plain' }],
    ['for another response type', { response_type: 'code id_token' }],
  ])('refuses a request %s', async (_what, more) => {
    const { url } = await begin(more);
    expect(url.pathname).toBe('/callback/northwind');
    const error = url.searchParams.get('error') ?? new URLSearchParams(url.hash.slice(1)).get('error');
    expect(['invalid_request', 'unsupported_response_type']).toContain(error);
  });

  it.each<[string, Record<string, string>]>([
    ['another redirect address', { redirect_uri: 'https://evil.test/callback/northwind' }],
    ['the redirect address of another client', { redirect_uri: 'https://tool.test/callback/google' }],
    ['our address with more behind it', { redirect_uri: 'https://tool.test/callback/northwind/../evil' }],
    ['an unknown client', { client_id: 'somebody' }],
  ])('reports %s on its own page, never by a redirect', async (_what, more) => {
    const { response, text } = await begin(more);
    expect([response.status, text.includes('This sign-in cannot continue')]).toEqual([400, true]);
  });

  it('reports an interaction that has ended or belongs to another browser', async () => {
    const { url } = await begin();
    const { response } = await createSsoBrowser(tool).go(url.href);
    expect([response.status, (await response.text()).includes('This sign-in has ended')]).toEqual([
      400,
      true,
    ]);
  });

  it('removes expired records', async () => {
    await begin();
    tool.clock.advance(3_700_000);
    await tool.app.jobs.drain();
    expect(await tool.database.db.select().from(localIdpRecord)).toEqual([]);
  });
});

describe('AUTH-46 in production', () => {
  it('has no local provider, no Google without a client, and no demo tenant', async () => {
    const production = await createTestTool({
      demo: false,
      env: {
        NODE_ENV: 'production',
        EMBEDDED_IN_PRODUCTION: '1',
        SECRET_KEY: 'Zl1fT0t0xkJ9y3hZ6o8bQ2vN5rWcE7uMaGdPiSjKLwA',
        SMTP_URL: 'smtp://localhost:1',
      },
    });
    try {
      for (const path of [
        '',
        '/auth',
        '/token',
        '/page.css',
        '/.well-known/openid-configuration',
        '/interaction/x',
      ])
        expect([path, (await production.fetch(`/dev/idp${path}`)).status]).toEqual([path, 404]);
      const google = await production.anonymous.call(getProvider, { provider: 'google' });
      expect(google.data).toEqual({ provider: 'google', configured: false });
      expect((await production.anonymous.call(matchTenant, { email: 'any@sso.test' })).code).toBe(
        'no_identity_provider',
      );
    } finally {
      await production.close();
    }
  });
});
