import {
  disableToken,
  generateApiToken,
  generateToken,
  getApiTokens,
  revokeApiToken,
  TOKEN_TEXTS,
} from '@drawbridge/contracts/identity';
import { buildToken } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/fake-server.ts';
import { createTokensStore } from './tokens.ts';

const PERSON = '00000000-0000-4000-8000-000000000001';
const own = buildToken({ name: 'Account token' });
const api = buildToken({ id: '00000000-0000-4000-8000-00000000000a', name: 'CI' });
const made = buildToken({ id: '00000000-0000-4000-8000-00000000000b', name: 'Deploy' });
const generated = (info = made): FakeAnswer => ({
  data: { token: 'dbap_secret', info },
  message: TOKEN_TEXTS.generated,
});

function setUp() {
  const server = createFakeServer([
    [getApiTokens, () => ({ data: { items: [api], account_token: own, wants_password: false } })],
    [generateApiToken, () => generated()],
    [generateToken, () => generated(made)],
    [revokeApiToken, () => ({ data: { revoked: 1 }, message: TOKEN_TEXTS.revoked })],
    [disableToken, () => ({ data: { disabled: true }, message: TOKEN_TEXTS.disabled })],
  ]);
  const store = createTokensStore({ client: server.client, storage: { get: () => PERSON } });
  const shown = () => (store.tokens.value.state === 'ready' ? store.tokens.value.value : undefined);
  return { server, store, shown };
}

describe('PROF-14, PROF-15 tokens', () => {
  it('a new token is returned in full once, and listed by its last characters', async () => {
    const { store, shown } = setUp();
    await store.load();
    const outcome = await store.makeApiToken({ name: 'Deploy' });
    expect(outcome).toMatchObject({
      kind: 'done',
      value: { token: 'dbap_secret', message: 'Token generated successfully' },
    });
    expect(shown()?.items.map(({ name }) => name)).toEqual(['Deploy', 'CI']);
    expect(JSON.stringify(store.tokens.value)).not.toContain('dbap_secret');
  });

  it("CALL-22 the account token is created and disabled by the person's id", async () => {
    const { server, store, shown } = setUp();
    await store.load();
    await store.makeAccountToken({ scope: 'learn', expires_in_days: 7 });
    expect(server.calls.at(-1)?.input).toEqual({ user_id: PERSON, scope: 'learn', expires_in_days: 7 });
    expect(shown()?.account_token?.name).toBe('Deploy');
    expect(await store.disableAccountToken()).toEqual({ kind: 'done', value: TOKEN_TEXTS.disabled });
    expect(server.calls.at(-1)?.input).toEqual({ user_id: PERSON });
    expect(shown()?.account_token).toBeNull();
  });

  it.each([
    [{ data: { revoked: 1 }, message: 'Token revoked' }, 'Token revoked'],
    [{ problem: 'token_not_found' }, ''],
  ] as [FakeAnswer, string][])('a revoked token (%j) is removed from the list', async (answer, value) => {
    const { server, store, shown } = setUp();
    server.on(revokeApiToken, () => answer);
    await store.load();
    expect(await store.revoke(api)).toEqual({ kind: 'done', value });
    expect(shown()?.items).toEqual([]);
  });

  it.each(['offline', { problem: 'token_limit' }] as FakeAnswer[])(
    'a refusal (%j) is announced and changes nothing',
    async (answer) => {
      const { server, store, shown } = setUp();
      for (const endpoint of [generateApiToken, generateToken, revokeApiToken, disableToken])
        server.on(endpoint, () => answer);
      await store.load();
      const before = shown();
      for (const outcome of [
        await store.makeApiToken({}),
        await store.makeAccountToken({}),
        await store.revoke(api),
        await store.disableAccountToken(),
      ])
        expect(outcome).toEqual({ kind: 'refused', text: expect.stringMatching(/\w/) });
      expect(shown()).toEqual(before);
    },
  );

  it('tokens are reloaded when the session became too old, so that the password is requested', async () => {
    const { server, store, shown } = setUp();
    await store.load();
    server.on(generateApiToken, () => ({ problem: 'sign_in_again' }));
    server.on(getApiTokens, () => ({ data: { items: [], account_token: null, wants_password: true } }));
    expect((await store.makeApiToken({})).kind).toBe('refused');
    expect(shown()?.wants_password).toBe(true);
  });

  it('tokens that could not be loaded say so, and can be retried', async () => {
    const { server, store, shown } = setUp();
    server.on(getApiTokens, () => 'offline');
    await store.load();
    expect(store.tokens.value).toMatchObject({ state: 'problem', problem: { code: 'offline' } });
    server.on(getApiTokens, () => ({ data: { items: [], account_token: null, wants_password: false } }));
    await store.load();
    expect(shown()).toMatchObject({ items: [] });
  });
});
