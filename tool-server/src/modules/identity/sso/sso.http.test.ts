import {
  getProvider,
  login,
  matchTenant,
  sendMagicLink,
  signInByProvider,
} from '@drawbridge/contracts/identity';
import { getDashboard } from '@drawbridge/contracts/learning';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createSsoBrowser, makePageSecrets } from '../../../../test/fixtures/identity/sso-browser.ts';
import { makeTenant } from '../../../../test/fixtures/identity/sso-tenant.ts';
import { account, person } from '../../kernel/people/index.ts';
import { DEMO_PASSWORD, toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';
import { identity, identityProvider } from './sso.table.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

interface Visitor {
  email: string;
  verified?: boolean;
  given?: string;
}

/** The whole way: match, authorize, the provider's page, back. Gives what the page holds at the redirect address. */
async function completeRedirect(provider: string, { email, verified = true, given = 'Ada' }: Visitor) {
  const browser = createSsoBrowser(tool);
  const secrets = makePageSecrets();
  const { data } = await tool.anonymous.call(getProvider, { provider });
  const { url } = await browser.go(browser.toAuthorizeUrl(data, secrets, { login_hint: email }));
  const fields = { choice: 'continue', email, given_name: given, family_name: 'Vale' };
  const { url: end } = await browser.go(url.href, {
    method: 'POST',
    body: new URLSearchParams(verified ? { ...fields, email_verified: 'yes' } : fields),
  });
  const query = end.searchParams;
  return {
    browser,
    secrets,
    query,
    answer: {
      provider,
      secrets,
      redirect_uri: data.redirect_uri ?? '',
      code: query.get('code') ?? '',
      iss: query.get('iss') ?? undefined,
    },
  };
}

async function signIn(provider: string, visitor: Visitor) {
  const { browser, answer } = await completeRedirect(provider, visitor);
  return browser.finish(answer);
}

const claimsOf = (reply: Awaited<ReturnType<typeof signIn>>) =>
  decodeJwt(reply.data?.AuthenticationResult?.IdToken ?? '');
const refusalsIn = (logs: string[]) =>
  logs
    .map((line) => JSON.parse(line) as { event?: string; reason?: string })
    .filter(({ event }) => event === 'sso.refused')
    .map(({ reason }) => reason);
async function refusedFor(reason: string, reply: { status: number; message: string; data: unknown }) {
  expect([reply.status, reply.message, reply.data]).toEqual([400, 'Invalid email address.', null]);
  expect(refusalsIn(tool.logs).at(-1)).toBe(reason);
}

describe('CALL-9 tenantmatch', () => {
  it('AUTH-42 a verified domain has its provider, however the address is written', async () => {
    const { data } = await tool.anonymous.call(matchTenant, { email: " Any.O'One@SSO.test " });
    expect(data.provider).toBe('northwind');
  });

  it.each(['one@nowhere.test', 'one@sub.sso.test', 'sso.test@nowhere.test'])(
    'ERR-19 no tenant is found for %s',
    async (email) => {
      const reply = await tool.anonymous.call(matchTenant, { email });
      expect([reply.status, reply.message]).toEqual([400, 'Invalid request']);
    },
  );

  it('a domain that is only claimed is ignored', async () => {
    await makeTenant(tool, 'claimer', { domain: 'claimed.test', verified: false });
    expect((await tool.anonymous.call(matchTenant, { email: 'a@claimed.test' })).code).toBe(
      'no_identity_provider',
    );
  });

  it('only one of two companies can verify a domain', async () => {
    await expect(makeTenant(tool, 'thief', { domain: 'sso.test' })).rejects.toThrow();
  });

  it('ROUTE-9 a tenant that chose Microsoft without setting it up is named', async () => {
    const { data } = await tool.anonymous.call(matchTenant, { email: 'one@microsoft.test' });
    const found = await tool.anonymous.call(getProvider, data);
    expect([data.provider, found.data]).toEqual(['microsoft', { provider: 'microsoft', configured: false }]);
  });

  it('an invalid address is reported at its field', async () => {
    const reply = await tool.anonymous.call(matchTenant, { email: 'nobody' });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['email']]);
  });

  it('tenant matching is limited per address', async () => {
    const from = tool.from('198.51.100.7');
    const replies = await Promise.all(
      Array.from({ length: 62 }, () => from.call(matchTenant, { email: 'a@nowhere.test' })),
    );
    const late = replies.filter(({ status }) => status === 429);
    expect([late.length, Number(late[0]?.headers.get('retry-after')) > 0]).toEqual([2, true]);
  });
});

describe('AUTH-43 the address a sign-in begins at', () => {
  it('a sign-in begins with address, client and scope, and without a secret', async () => {
    const { data } = await tool.anonymous.call(getProvider, { provider: 'northwind' });
    expect(data).toEqual({
      provider: 'northwind',
      configured: true,
      authorize_url: 'https://tool.test/dev/idp/auth',
      client_id: 'northwind',
      scope: 'openid email profile',
      redirect_uri: 'https://tool.test/callback/northwind',
    });
  });

  it('an unknown provider is refused, and an invalid id is reported at its field', async () => {
    expect((await tool.anonymous.call(getProvider, { provider: 'nobody' })).code).toBe(
      'no_identity_provider',
    );
    const reply = await tool.anonymous.call(getProvider, { provider: 'No_Body' });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['provider']]);
  });
});

describe('AUTH-45, CALL-8 auth/signin', () => {
  it('AUTH-46 any address of the demo tenant opens a session and creates the person', async () => {
    const reply = await signIn('northwind', { email: 'first@sso.test', given: 'Fay' });
    expect([reply.status, reply.message, reply.data.custom?._type]).toEqual([200, 'Login successful', 'ENT']);
    expect(claimsOf(reply)).toMatchObject({
      email: 'first@sso.test',
      given_name: 'Fay',
      family_name: 'Vale',
      'custom:company_id': toDemoCompanyId('northwind'),
    });
  });

  it('AUTH-34 a new person gets a course, so that the first page does not sign them out', async () => {
    const reply = await signIn('northwind', { email: 'starter@sso.test' });
    const me = tool.withToken(reply.data.AuthenticationResult?.IdToken ?? '');
    const dashboard = await me.call(getDashboard, {});
    expect(dashboard.data.items).toHaveLength(1);
  });

  it.each(["sean.o'brien@sso.test", 'r&d@sso.test', 'jürgen@sso.test'])(
    'VAL-1 an address from the provider is accepted as it is, whatever our fields accept: %s',
    async (email) => {
      const first = claimsOf(await signIn('northwind', { email }));
      expect([first.email, claimsOf(await signIn('northwind', { email })).sub]).toEqual([email, first.sub]);
    },
  );

  it('the same person is found the second time, even after a change of name and address', async () => {
    const first = claimsOf(await signIn('northwind', { email: 'again@sso.test' }));
    const second = claimsOf(await signIn('northwind', { email: 'again@sso.test', given: 'Other' }));
    expect(second.sub).toBe(first.sub);
  });

  it('two parallel tabs create one person', async () => {
    const tabs = await Promise.all(
      [1, 2].map(() => completeRedirect('northwind', { email: 'tabs@sso.test' })),
    );
    const replies = await Promise.all(tabs.map((tab) => tab.browser.finish(tab.answer)));
    const subjects = replies.map((reply) => claimsOf(reply).sub);
    expect([typeof subjects[0], subjects[0] === subjects[1]]).toEqual(['string', true]);
  });

  it.each<[string, string, (given: Awaited<ReturnType<typeof completeRedirect>>) => object]>([
    [
      'another nonce',
      'answer_refused',
      ({ secrets }) => ({ secrets: { ...secrets, nonce: makePageSecrets().nonce } }),
    ],
    [
      'another PKCE verifier',
      'code_refused',
      ({ secrets }) => ({ secrets: { ...secrets, verifier: makePageSecrets().verifier } }),
    ],
    ['another issuer', 'answer_refused', () => ({ iss: 'https://evil.test' })],
    ['no issuer where the provider always names it', 'answer_refused', () => ({ iss: undefined })],
    ['an unknown code', 'code_refused', () => ({ code: 'made-up' })],
    [
      'another provider, where issuer and address are the same',
      'code_refused',
      () => ({ provider: 'google', redirect_uri: 'https://tool.test/callback' }),
    ],
  ])('ERR-18 a sign-in with %s is refused', async (_what, reason, change) => {
    const back = await completeRedirect('northwind', { email: 'refused@sso.test' });
    await refusedFor(reason, await back.browser.finish({ ...back.answer, ...change(back) }));
    const made = await tool.database.db.select().from(person).where(eq(person.email, 'refused@sso.test'));
    expect(made).toEqual([]);
  });

  it('a code is accepted once', async () => {
    const { browser, answer } = await completeRedirect('northwind', { email: 'once@sso.test' });
    expect((await browser.finish(answer)).status).toBe(200);
    await refusedFor('code_refused', await browser.finish(answer));
  });

  it.each([
    'https://tool.test/callback',
    'https://tool.test/callback/google',
    'https://tool.test/callback/northwind/',
    'https://tool.test/callback/northwind?x=1',
    'https://tool.test/callback/Northwind',
    'http://tool.test/callback/northwind',
    'https://tool.test.evil.test/callback/northwind',
    'https://tool.test@evil.test/callback/northwind',
    '/callback/northwind',
  ])('the redirect address %s is refused at its field', async (redirect_uri) => {
    const { browser, answer } = await completeRedirect('northwind', { email: 'redirect@sso.test' });
    const reply = await browser.finish({ ...answer, redirect_uri });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['redirect_uri']]);
    // Nothing was sent to the provider: the code still works.
    expect((await browser.finish(answer)).status).toBe(200);
  });

  it.each(['state', 'nonce', 'code_verifier'])(
    'a %s that is not random is refused as bad input',
    async (field) => {
      const { secrets, answer } = await completeRedirect('northwind', { email: 'weak@sso.test' });
      const input = {
        provider: 'northwind',
        code: answer.code,
        state: secrets.state,
        nonce: secrets.nonce,
        code_verifier: secrets.verifier,
        redirect_uri: 'https://tool.test/callback/northwind',
      };
      const reply = await tool.anonymous.call(signInByProvider, { ...input, [field]: 'guessable' });
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
    },
  );

  it('ERR-19 an unknown provider, and one that is not set up, is refused', async () => {
    const { browser, answer } = await completeRedirect('northwind', { email: 'unset@sso.test' });
    for (const provider of ['nobody', 'microsoft', 'kestrel'])
      expect((await browser.finish({ ...answer, provider })).code).toBe('no_identity_provider');
  });

  it('sign-ins are limited per address', async () => {
    const from = tool.from('198.51.100.8');
    const secrets = makePageSecrets();
    const input = {
      provider: 'nobody',
      code: 'x',
      state: secrets.state,
      nonce: secrets.nonce,
      code_verifier: secrets.verifier,
      redirect_uri: 'https://tool.test/callback/northwind',
    };
    const replies = await Promise.all(Array.from({ length: 61 }, () => from.call(signInByProvider, input)));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('ERR-25 no token, code or verifier is logged, and the database holds no readable secret', async () => {
    const { browser, answer, secrets } = await completeRedirect('northwind', { email: 'quiet@sso.test' });
    const reply = await browser.finish(answer);
    await browser.finish(answer);
    const logs = tool.logs.join('');
    for (const secret of [
      answer.code,
      secrets.verifier,
      secrets.nonce,
      reply.data.AuthenticationResult?.IdToken ?? '-',
    ])
      expect(logs).not.toContain(secret);
    const [row] = await tool.database.db
      .select()
      .from(identityProvider)
      .where(eq(identityProvider.id, 'northwind'));
    expect(row?.encryptedSecret).not.toContain(tool.secret.decrypt(row?.encryptedSecret ?? ''));
  });
});

describe('a sign-in with a provider', () => {
  it('ERR-18 an address that the provider has not verified is refused', async () => {
    await refusedFor(
      'email_unverified',
      await signIn('northwind', { email: 'unsure@sso.test', verified: false }),
    );
  });

  it.each(['ceo@acme.test', 'someone@mail.test', 'someone@sub.sso.test', 'someone@notsso.test'])(
    'ERR-18 a sign-in is refused for %s, which is outside the tenant',
    async (email) => refusedFor('email_outside', await signIn('northwind', { email })),
  );

  it('once a tenant has lost its domain new people are refused, and people who are linked stay so', async () => {
    await makeTenant(tool, 'loser', await likeNorthwind());
    expect((await signIn('loser', { email: 'late@loser.test' })).status).toBe(200);
    await tool.database.query({
      name: 'unverify',
      text: `update company_domain set verified_at = null where domain = 'loser.test'`,
      values: [],
    });
    await refusedFor('email_outside', await signIn('loser', { email: 'new@loser.test' }));
    expect((await signIn('loser', { email: 'late@loser.test' })).status).toBe(200);
  });

  it("an account of the provider's own company is linked, with its rights", async () => {
    const acme = toDemoCompanyId('acme');
    await makeTenant(tool, 'acme', { ...(await likeNorthwind()), companyId: acme });
    const reply = await signIn('acme', { email: 'admin@acme.test' });
    expect([claimsOf(reply).sub, reply.data.custom?.is_admin]).toEqual([
      toDemoPersonId('admin@acme.test'),
      true,
    ]);
    // An invitation is accepted by signing in.
    const invited = await signIn('acme', { email: 'invited@acme.test' });
    expect(claimsOf(invited).sub).toBe(toDemoPersonId('invited@acme.test'));
  });

  it('an account does not pass to the person who gets its address', async () => {
    const mine = claimsOf(await signIn('northwind', { email: 'shared@sso.test' }));
    await tool.database.db
      .update(identity)
      .set({ subject: 'who had the address before' })
      .where(eq(identity.personId, String(mine.sub)));
    await refusedFor('account_of_another', await signIn('northwind', { email: 'shared@sso.test' }));
  });

  it('another issuer under the same id starts without accounts', async () => {
    const mine = claimsOf(await signIn('northwind', { email: 'moved@sso.test' }));
    await tool.database.db
      .update(identity)
      .set({ issuer: 'https://formerly.test' })
      .where(eq(identity.personId, String(mine.sub)));
    const again = await signIn('northwind', { email: 'moved@sso.test' });
    expect(claimsOf(again).sub).toBe(mine.sub);
    expect(
      await tool.database.db
        .select()
        .from(identity)
        .where(eq(identity.personId, String(mine.sub))),
    ).toHaveLength(2);
  });

  it('a private person is never linked to a company', async () => {
    await makeTenant(tool, 'grabber', { ...(await likeNorthwind()), domain: 'demo.test' });
    await refusedFor('account_elsewhere', await signIn('grabber', { email: 'ind@demo.test' }));
    await tool.database.query({
      name: 'drop_grabber',
      text: `delete from identity_provider where id = 'grabber'`,
      values: [],
    });
  });

  it('AUTH-37 an expired company gets the fixed message, no tokens and no account', async () => {
    const companyEnds = new Date(tool.clock.now().getTime() - 1);
    await makeTenant(tool, 'ended', { ...(await likeNorthwind()), companyEnds });
    const reply = await signIn('ended', { email: 'new@ended.test' });
    expect([reply.status, reply.message, reply.data]).toEqual([
      200,
      'Company subscription has been expired',
      {},
    ]);
    expect(await tool.database.db.select().from(person).where(eq(person.email, 'new@ended.test'))).toEqual(
      [],
    );
  });
});

/** A tenant's provider that is the local one. */
/** Another tenant of the local provider: its client has addresses for one tenant, and the shared one. */
async function likeNorthwind() {
  const [row] = await tool.database.db
    .select()
    .from(identityProvider)
    .where(eq(identityProvider.id, 'northwind'));
  const { issuer, clientId, encryptedSecret } = row ?? {};
  return { issuer, clientId, encryptedSecret, hasOwnRedirect: false };
}

describe('AUTH-44 Google', () => {
  it('Google is replaced by the local provider when offline', async () => {
    const { data } = await tool.anonymous.call(getProvider, { provider: 'google' });
    expect(data).toMatchObject({
      configured: true,
      authorize_url: 'https://tool.test/dev/idp/auth',
      client_id: 'google',
    });
  });

  it('Google creates a private account, and finds it again', async () => {
    const first = await signIn('google', { email: 'robin@mail.test' });
    expect([first.data.custom?._type, claimsOf(first)['custom:company_id']]).toEqual(['FT', undefined]);
    expect(claimsOf(await signIn('google', { email: 'robin@mail.test' })).sub).toBe(claimsOf(first).sub);
  });

  it('Google links an existing private account', async () => {
    const reply = await signIn('google', { email: 'ind@demo.test' });
    expect([claimsOf(reply).sub, reply.data.custom?._type]).toEqual([toDemoPersonId('ind@demo.test'), 'IND']);
    // Its password is still its owner's.
    expect(
      (await tool.anonymous.call(login, { username: 'ind@demo.test', password: DEMO_PASSWORD })).status,
    ).toBe(200);
  });

  it.each(['unverified@demo.test', 'optional@demo.test'])(
    'linking %s with an unconfirmed address ends everything that a stranger prepared',
    async (email) => {
      const before = await tool.anonymous.call(login, { username: email, password: DEMO_PASSWORD });
      const reply = await signIn('google', { email });
      expect([reply.status, reply.data.custom?.verify]).toEqual([200, undefined]);
      const after = await tool.anonymous.call(login, { username: email, password: DEMO_PASSWORD });
      expect(after.code).toBe('bad_credentials');
      if (before.data?.IdToken)
        expect((await tool.withToken(before.data.IdToken).call(getDashboard, {})).code).toBe('not_signed_in');
    },
  );

  it('AUTH-38 an expired personal subscription gets the fixed message and no tokens', async () => {
    const reply = await signIn('google', { email: 'expired@demo.test' });
    expect([reply.message, reply.data]).toEqual(['Subscription has been expired', {}]);
  });

  it('Google never opens a company account', async () => {
    await refusedFor('account_elsewhere', await signIn('google', { email: 'member@globex.test' }));
  });

  it("Google creates no private account in a tenant's domain", async () => {
    await refusedFor('tenant_domain', await signIn('google', { email: 'private@sso.test' }));
  });

  it('Google sign-in requires an address that Google has verified', async () => {
    await refusedFor('email_unverified', await signIn('google', { email: 'new@mail.test', verified: false }));
  });

  it('Google itself is used with a client of its own', async () => {
    const own = await createTestTool({
      env: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'http://127.0.0.1:1' },
    });
    try {
      const reply = await own.anonymous.call(getProvider, { provider: 'google' });
      expect([reply.status, reply.code]).toEqual([503, 'unavailable']);
    } finally {
      await own.close();
      tool = await createTestTool();
    }
  });
});

describe('strict tenants', () => {
  let companyId: ReturnType<typeof toDemoCompanyId>;
  const password = (username: string) => tool.anonymous.call(login, { username, password: DEMO_PASSWORD });
  beforeAll(async () => {
    companyId = toDemoCompanyId('globex');
    await makeTenant(tool, 'globex', {
      ...(await likeNorthwind()),
      companyId,
      isStrict: true,
      breakGlassPersonId: toDemoPersonId('admin@globex.test'),
    });
  });

  it('a strict tenant refuses passwords, for known and unknown addresses alike', async () => {
    for (const email of ['member@globex.test', 'nobody@globex.test']) {
      const reply = await password(email);
      expect([email, reply.status, reply.code]).toEqual([email, 403, 'sso_required']);
    }
  });

  it('a strict tenant emails no links', async () => {
    const reply = await tool.anonymous.call(sendMagicLink, { username: 'member@globex.test' });
    expect([reply.status, await tool.mails('member@globex.test')]).toEqual([200, []]);
  });

  it('a strict tenant lets its break-glass administrator in by password, as long as they are an administrator', async () => {
    expect((await password('admin@globex.test')).status).toBe(200);
    const isHer = eq(account.personId, toDemoPersonId('admin@globex.test'));
    await tool.database.db.update(account).set({ isAdmin: false }).where(isHer);
    expect((await password('admin@globex.test')).code).toBe('sso_required');
    await tool.database.db.update(account).set({ isAdmin: true }).where(isHer);
  });

  it('a strict tenant lets everyone in through its provider', async () => {
    expect((await signIn('globex', { email: 'member@globex.test' })).status).toBe(200);
  });

  it('a strict tenant does not affect anyone else', async () => {
    expect((await password('member@acme.test')).status).toBe(200);
  });
});
