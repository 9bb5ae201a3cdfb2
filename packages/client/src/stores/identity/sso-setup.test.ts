import { finishSsoTest, startSsoTest } from '@drawbridge/contracts/identity';
import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../storage.ts';
import { createFakeServer } from '../../testing/index.ts';
import { createSingleSignOn } from './single-sign-on.ts';
import { createSsoTestStore } from './sso-setup.ts';

const ORIGIN = 'https://learning.example';
const REDIRECT = `${ORIGIN}/callback/acme`;
const RESULT = { has_passed: true, fault: null, links_existing: true, detail: null, claims: null };

/** One tab: the page of the test, and the page where the provider's answer arrives. */
function setUp(found: Record<string, unknown> = {}) {
  const tabStorage = createSafeStorage(() => {
    throw new Error('a test keeps nothing');
  });
  const start = {
    provider: 'acme',
    authorize_url: 'https://idp.test/authorize',
    client_id: 'portal',
    scope: 'openid',
    redirect_uri: REDIRECT,
    ...found,
  };
  const server = createFakeServer([
    [startSsoTest, () => ({ data: start })],
    [finishSsoTest, () => ({ data: RESULT })],
  ]);
  const { client } = server;
  const test = createSsoTestStore({ client, tabStorage, origin: ORIGIN });
  const opened: unknown[] = [];
  const sso = createSingleSignOn({
    client,
    signIn: {
      withProvider: (answer) => {
        opened.push(answer);
        return Promise.resolve({ kind: 'signedIn' });
      },
    },
    tabStorage,
    origin: ORIGIN,
  });
  async function leave() {
    const outcome = await test.proceed();
    if (outcome.kind !== 'redirect') throw new Error(outcome.kind);
    return new URL(outcome.url).searchParams.get('state') ?? '';
  }
  return { test, sso, server, opened, leave };
}

describe('COMP-9 a test sign-in in a window of its own', () => {
  it('the answer opens no session: the page of the test posts it, once', async () => {
    const { test, sso, server, opened, leave } = setUp();
    const state = await leave();
    expect(await sso.finish(`${REDIRECT}?code=c&state=${state}`)).toEqual({ kind: 'test' });
    expect(opened).toEqual([]);
    expect(await test.proceed()).toEqual({ kind: 'result', result: RESULT });
    expect(server.calls.at(-1)).toMatchObject({
      name: 'finishSsoTest',
      input: { code: 'c', state, redirect_uri: REDIRECT },
    });
    expect((await test.proceed()).kind).toBe('redirect');
  });

  it.each<[string, (state: string) => string, string | null]>([
    ['an error', (state) => `${REDIRECT}?error=access_denied&state=${state}`, 'access_denied'],
    ['another state', () => `${REDIRECT}?code=c&state=x`, null],
    ['another address', (state) => `${ORIGIN}/callback?code=c&state=${state}`, null],
  ])(
    'an answer with %s is shown as a failed test, and nothing is posted',
    async (_what, toAddress, detail) => {
      const { test, sso, server, leave } = setUp();
      await sso.finish(toAddress(await leave()));
      const calls = server.calls.length;
      expect(await test.proceed()).toMatchObject({ kind: 'result', result: { fault: 'provider', detail } });
      expect(server.calls).toHaveLength(calls);
    },
  );

  it('an address that is a script is never opened', async () => {
    const { test } = setUp({ authorize_url: 'javascript:alert(1)' });
    expect(await test.proceed()).toMatchObject({ kind: 'result', result: { has_passed: false } });
  });
});
