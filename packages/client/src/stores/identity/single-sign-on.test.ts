import { getProvider, matchTenant } from '@drawbridge/contracts/identity';
import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../storage.ts';
import { createFakeServer } from '../../testing/index.ts';
import { ApiProblem } from '../../transport/api-problem.ts';
import { FLOW_KEY } from './provider-flow.ts';
import type { ProviderAnswer } from './sign-in.ts';
import { createSingleSignOn, toStartFailure } from './single-sign-on.ts';

const RANDOM = /^[A-Za-z0-9_-]{43}$/;
const CONFIGURED = {
  provider: 'acme',
  configured: true,
  authorize_url: 'https://idp.test/authorize?tenant=1',
  client_id: 'portal',
  scope: 'openid email',
  redirect_uri: 'https://learning.example/callback/acme',
};

function setUp() {
  const tabStorage = createSafeStorage(() => {
    throw new Error('a test keeps nothing');
  });
  const answers: ProviderAnswer[] = [];
  const server = createFakeServer([
    [matchTenant, () => ({ data: { provider: 'acme' } })],
    [getProvider, () => ({ data: CONFIGURED })],
  ]);
  const sso = createSingleSignOn({
    client: server.client,
    signIn: {
      withProvider: (answer) => {
        answers.push(answer);
        return Promise.resolve({ kind: 'signedIn' });
      },
    },
    tabStorage,
    origin: 'https://learning.example',
  });
  async function leave() {
    const started = await sso.startFor('a@acme.test');
    if (started.kind !== 'redirect') throw new Error(started.kind);
    return new URL(started.url);
  }
  return { tabStorage, answers, server, sso, leave };
}

describe('AUTH-42..AUTH-44 redirecting to the provider', () => {
  it("the redirect contains client, code, scope, the provider's redirect URI, and new random values", async () => {
    const { server, leave } = setUp();
    const [first, second] = [await leave(), await leave()];
    expect(server.calls[0]).toEqual({ name: 'matchTenant', input: { email: 'a@acme.test' } });
    const query = Object.fromEntries(first.searchParams);
    expect(query).toMatchObject({
      tenant: '1',
      client_id: 'portal',
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: 'https://learning.example/callback/acme',
      code_challenge_method: 'S256',
      login_hint: 'a@acme.test',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query[name]).toMatch(RANDOM);
      expect(second.searchParams.get(name)).not.toBe(query[name]);
    }
  });
  it('RFC 7636 the verifier stays here and answers the challenge', async () => {
    const { tabStorage, leave } = setUp();
    const url = await leave();
    const { verifier } = JSON.parse(tabStorage.get(FLOW_KEY) ?? '') as { verifier: string };
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    expect(url.searchParams.get('code_challenge')).toBe(challenge);
    expect(url.href).not.toContain(verifier);
  });
  it.each(['javascript:alert(1)', 'data:text/html,x', '/authorize', '', undefined])(
    'ROUTE-9 %j is not accepted as an address of the provider',
    async (address) => {
      const { server, sso, tabStorage } = setUp();
      server.on(getProvider, () => ({ data: { ...CONFIGURED, authorize_url: address } }));
      expect(await sso.start('google')).toEqual({ kind: 'notConfigured' });
      expect(tabStorage.get(FLOW_KEY)).toBeUndefined();
    },
  );
  it.each([
    'https://learning.example/callback/evil',
    'https://learning.example/callback?p=acme',
    'https://evil.test/callback/acme',
    '/callback/acme',
  ])('%s is not accepted as a redirect URI', async (redirect_uri) => {
    const { server, sso, tabStorage } = setUp();
    server.on(getProvider, () => ({ data: { ...CONFIGURED, redirect_uri } }));
    expect(await sso.start('acme')).toEqual({ kind: 'notConfigured' });
    expect(tabStorage.get(FLOW_KEY)).toBeUndefined();
  });
  it('ROUTE-9 the browser is not redirected to a provider that is not set up', async () => {
    const { server, sso } = setUp();
    server.on(getProvider, () => ({ data: { ...CONFIGURED, configured: false } }));
    expect(await sso.start('microsoft')).toEqual({ kind: 'notConfigured' });
  });
  it('ERR-19 a domain without a provider is reported', async () => {
    const { server, sso } = setUp();
    server.on(matchTenant, () => ({ problem: 'no_identity_provider' }));
    const started = await sso.startFor('a@b.co');
    expect(started.kind === 'refused' && toStartFailure(started.problem)).toBe('Invalid request');
  });
  it('ERR-8, ERR-19 a failed start has its message', () => {
    expect(toStartFailure(new ApiProblem('offline'))).toBe('Server busy please try later!');
    expect(toStartFailure(new ApiProblem('internal'))).toBe('Invalid request');
    const tooMany = new ApiProblem('too_many_tries', { message: 'Too many tries. Wait a minute.' });
    expect(toStartFailure(tooMany)).toMatch(/Too many tries/);
  });
});

describe('AUTH-45 returning to the redirect URI', () => {
  const BACK = 'https://learning.example/callback/acme';
  const answer = (url: URL, extra = '') => `${BACK}?code=c1&state=${url.searchParams.get('state')}${extra}`;
  it('the return completes the flow, once', async () => {
    const { sso, leave, answers, tabStorage } = setUp();
    const url = await leave();
    const search = answer(url, '&iss=https%3A%2F%2Fidp.test');
    expect(await sso.finish(search)).toEqual({ kind: 'signedIn' });
    expect(answers).toMatchObject([
      {
        provider: 'acme',
        code: 'c1',
        state: url.searchParams.get('state'),
        nonce: url.searchParams.get('nonce'),
        redirect_uri: 'https://learning.example/callback/acme',
        iss: 'https://idp.test',
      },
    ]);
    expect(answers[0]?.code_verifier).toMatch(RANDOM);
    expect(tabStorage.get(FLOW_KEY)).toBeUndefined();
    expect(await sso.finish(search)).toEqual({ kind: 'invalid' });
    expect(answers).toHaveLength(1);
  });
  it.each([
    ['a wrong state', () => `${BACK}?code=c1&state=other`],
    ['no state', () => `${BACK}?code=c1`],
    ['no code', (url: URL) => `${BACK}?state=${url.searchParams.get('state')}`],
    ['an empty code', (url: URL) => `${BACK}?code=&state=${url.searchParams.get('state')}`],
    ['a provider error', (url: URL) => answer(url, '&error=access_denied')],
    ['nothing', () => BACK],
  ])('a return with %s is invalid, and ends the flow', async (_, toSearch) => {
    const { sso, leave, answers } = setUp();
    const url = await leave();
    expect(await sso.finish(toSearch(url))).toEqual({ kind: 'invalid' });
    expect(await sso.finish(answer(url))).toEqual({ kind: 'invalid' });
    expect(answers).toEqual([]);
  });
  it.each([
    '/callback',
    '/callback/',
    '/callback/acme/',
    '/callback/evil',
    '/callback/ACME',
    '/callback/acme%2f..',
    '/callback/evil/../acme/x',
  ])('RFC 9700 4.4 an answer that arrives at %s is from another provider: nothing is sent', async (path) => {
    const { sso, leave, answers } = setUp();
    const url = await leave();
    const { search } = new URL(answer(url));
    expect(await sso.finish(`https://learning.example${path}${search}`)).toEqual({ kind: 'invalid' });
    expect(answers).toEqual([]);
  });
  it('ROUTE-22 a provider without its own redirect URI returns to /callback', async () => {
    const { server, sso, leave, answers } = setUp();
    server.on(getProvider, () => ({ data: { ...CONFIGURED, redirect_uri: undefined } }));
    const url = await leave();
    expect(url.searchParams.get('redirect_uri')).toBe('https://learning.example/callback');
    await sso.finish(`https://learning.example/callback${new URL(answer(url)).search}`);
    expect(answers).toMatchObject([{ redirect_uri: 'https://learning.example/callback' }]);
  });
  it('there is nothing to complete without a flow, or with invalid JSON', async () => {
    const { sso, tabStorage } = setUp();
    expect(await sso.finish(`${BACK}?code=c1&state=null`)).toEqual({ kind: 'invalid' });
    tabStorage.set(FLOW_KEY, '{');
    expect(await sso.finish(`${BACK}?code=c1&state=undefined`)).toEqual({ kind: 'invalid' });
  });
});
