import {
  confirmTotp,
  discardSsoDraft,
  draftOidc,
  finishSsoTest,
  getProvider,
  getSsoSetup,
  login,
  matchTenant,
  setSsoRules,
  startSsoTest,
  startTotp,
  switchSsoOff,
  switchSsoOn,
} from '@drawbridge/contracts/identity';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import {
  ISSUER_CLIENT,
  type OidcIssuer,
  startOidcIssuer,
} from '../../../../../test/fixtures/identity/oidc-issuer.ts';
import { createSsoBrowser, makePageSecrets } from '../../../../../test/fixtures/identity/sso-browser.ts';
import { limitWindow } from '../../../../platform/limits/limits.table.ts';
import { person } from '../../../kernel/people/index.ts';
import { DEMO_PASSWORD, toDemoCompanyId, toDemoPersonId } from '../../../operations/demo/index.ts';
import { companyDomain, identity, identityProvider } from '../sso.table.ts';

const ACME = toDemoCompanyId('acme');

let tool: TestTool;
let issuer: OidcIssuer;
let admin: Caller;
let redirect: string;
beforeAll(async () => {
  tool = await createTestTool();
  issuer = await startOidcIssuer(tool.clock);
  admin = await tool.as('admin@acme.test');
  redirect = `${tool.config.publicUrl}/callback/${ACME}`;
});
afterAll(async () => {
  await tool.close();
  await issuer.close();
});
beforeEach(async () => {
  const { db } = tool.database;
  issuer.fault.of = {};
  issuer.overrides.metadata = {};
  await db.delete(limitWindow);
  await db.delete(identity).where(eq(identity.providerId, ACME));
  await db.delete(identityProvider).where(eq(identityProvider.companyId, ACME));
  await db.delete(companyDomain).where(eq(companyDomain.companyId, ACME));
  await db
    .insert(companyDomain)
    .values({ domain: 'acme.test', companyId: ACME, verifiedAt: tool.clock.now() });
});

const draft = (part: Partial<Parameters<typeof admin.call<typeof draftOidc>>[1]> = {}, caller = admin) =>
  caller.call(draftOidc, {
    issuer: issuer.issuer,
    client_id: ISSUER_CLIENT.id,
    client_secret: ISSUER_CLIENT.secret,
    ...part,
  });
const WHO = { sub: 'subject-1', email: 'new@acme.test', email_verified: true, given_name: 'Nia' };

/** What the page of a test sign-in posts. */
async function test(
  claims: Record<string, unknown> = WHO,
  part: { code?: string } = {},
  caller: Caller = admin,
) {
  await caller.call(startSsoTest, {});
  const secrets = makePageSecrets();
  return caller.call(finishSsoTest, {
    code: part.code ?? issuer.issueCode(secrets, redirect, claims),
    state: secrets.state,
    nonce: secrets.nonce,
    code_verifier: secrets.verifier,
    redirect_uri: redirect,
  });
}
async function switchOn() {
  await draft();
  await test();
  const reply = await admin.call(switchSsoOn, {});
  expect(reply.status).toBe(200);
}
function signIn(claims: Record<string, unknown> = WHO) {
  const secrets = makePageSecrets();
  const code = issuer.issueCode(secrets, redirect, claims);
  return createSsoBrowser(tool).finish({ provider: ACME, code, secrets });
}
const setup = async (caller = admin) => (await caller.call(getSsoSetup, {})).data;
const countPeople = () => tool.database.db.$count(person);

describe('COMP-9 an OpenID provider that an administrator enters', () => {
  it('our addresses are known before anything is entered', async () => {
    expect(await setup()).toMatchObject({
      live: null,
      draft: null,
      addresses: { redirect_uri: redirect, acs_url: `${tool.config.publicUrl}/saml/${ACME}/acs` },
      proven_domains: ['acme.test'],
    });
  });

  it('a draft is stored after discovery, its secret is encrypted, and nobody signs in with it', async () => {
    const reply = await draft();
    expect(reply.data.draft).toMatchObject({
      kind: 'oidc',
      issuer: issuer.issuer,
      has_secret: true,
      has_passed: false,
    });
    expect(JSON.stringify(reply)).not.toContain(ISSUER_CLIENT.secret);
    expect((await tool.anonymous.call(matchTenant, { email: 'x@acme.test' })).code).toBe(
      'no_identity_provider',
    );
    expect((await tool.anonymous.call(getProvider, { provider: ACME })).code).toBe('no_identity_provider');
    expect((await signIn()).code).toBe('no_identity_provider');
  });

  it('an issuer without a usable discovery document is refused at its field', async () => {
    issuer.fault.of['/.well-known/openid-configuration'] = 'junk';
    const reply = await draft();
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['issuer']]);
    expect((await setup()).draft).toBeNull();
  });

  it('the stored secret is kept for the same client, and never taken for another one', async () => {
    await draft();
    const again = { issuer: issuer.issuer, client_id: ISSUER_CLIENT.id };
    expect((await admin.call(draftOidc, again)).data.draft?.has_secret).toBe(true);
    expect((await admin.call(draftOidc, { ...again, client_id: 'other' })).data.draft?.has_secret).toBe(
      false,
    );
  });

  it('the password is asked for once the session is old', async () => {
    tool.clock.advance(16 * 60_000);
    expect((await draft()).code).toBe('sign_in_again');
    expect((await draft({ password: 'wrong' })).errors).toHaveProperty('password');
    expect((await draft({ password: DEMO_PASSWORD })).status).toBe(200);
    admin = await tool.as('admin@acme.test');
  });

  it("another company's administrator sees and changes only their own", async () => {
    await draft();
    const other = await tool.as('admin@globex.test');
    expect(await setup(other)).toMatchObject({ draft: null, proven_domains: [] });
    expect((await other.call(startSsoTest, {})).code).toBe('no_sso_draft');
    await other.call(discardSsoDraft, {});
    expect((await setup()).draft).not.toBeNull();
  });
});

describe('COMP-9 the test sign-in', () => {
  it('a test shows what the provider says, and makes neither session nor account', async () => {
    await draft();
    const before = await countPeople();
    const { data } = await test({ ...WHO, groups: ['Engineering', 7, ' Leads '] });
    expect(data).toEqual({
      has_passed: true,
      fault: null,
      links_existing: true,
      detail: null,
      claims: {
        subject: 'subject-1',
        email: 'new@acme.test',
        email_verified: true,
        first_name: 'Nia',
        last_name: '',
        groups: ['Engineering', 'Leads'],
      },
    });
    expect(await countPeople()).toBe(before);
    const { items } = (await admin.call(listAuditEntries, { action: 'identity_provider.test' })).data;
    expect(JSON.stringify(items[0]?.details)).not.toContain('new@acme.test');
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['email_missing', 'without an address', { ...WHO, email: undefined }],
    ['email_unverified', 'with an unverified address', { ...WHO, email_verified: false }],
    ['email_outside', 'with an address outside the proven domains', { ...WHO, email: 'x@globex.test' }],
    ['provider', 'with a token for another client', { ...WHO, aud: 'other' }],
  ])('a test fails with %s: claims %s', async (fault, _what, claims) => {
    await draft();
    expect((await test(claims)).data).toMatchObject({ has_passed: false, fault });
    expect((await admin.call(switchSsoOn, {})).code).toBe('sso_not_tested');
  });

  it('a code that the provider does not know fails the test with a reason', async () => {
    await draft();
    const { data } = await test(WHO, { code: 'unknown' });
    expect(data).toMatchObject({
      fault: 'provider',
      detail: expect.stringContaining('invalid_grant'),
      claims: null,
    });
  });

  it('a change of the values needs a new test', async () => {
    await draft();
    await test();
    expect((await setup()).draft?.has_passed).toBe(true);
    await draft();
    expect((await admin.call(switchSsoOn, {})).code).toBe('sso_not_tested');
  });

  it('a response that arrived at another address is refused', async () => {
    await draft();
    const secrets = makePageSecrets();
    const reply = await admin.call(finishSsoTest, {
      code: 'x',
      state: secrets.state,
      nonce: secrets.nonce,
      code_verifier: secrets.verifier,
      redirect_uri: `${tool.config.publicUrl}/callback`,
    });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['redirect_uri']]);
  });
});

describe('COMP-9 switching single sign-on on and off', () => {
  it('after the switch people with addresses in the proven domains sign in', async () => {
    await switchOn();
    expect((await tool.anonymous.call(matchTenant, { email: 'x@acme.test' })).data.provider).toBe(ACME);
    const claims = decodeJwt((await signIn()).data.AuthenticationResult?.IdToken ?? '');
    expect(claims).toMatchObject({ email: 'new@acme.test', 'custom:company_id': ACME });
    expect((await signIn({ ...WHO, sub: 's2', email: 'x@globex.test' })).code).toBe('signin_refused');
    expect(await setup()).toMatchObject({ live: { issuer: issuer.issuer }, draft: null, linked_people: 1 });
  });

  it('without a proven domain nothing is switched on', async () => {
    await draft();
    await test();
    await tool.database.db.delete(companyDomain).where(eq(companyDomain.companyId, ACME));
    expect((await admin.call(switchSsoOn, {})).code).toBe('no_proven_domain');
  });

  it('people who are linked sign in although the company lost their domain, and new ones do not', async () => {
    await switchOn();
    await signIn();
    await tool.database.db.delete(companyDomain).where(eq(companyDomain.companyId, ACME));
    expect((await signIn()).status).toBe(200);
    expect((await signIn({ ...WHO, sub: 's9', email: 'nine@acme.test' })).code).toBe('signin_refused');
  });

  it('a draft for the next provider changes nothing for those who sign in with the current one', async () => {
    await switchOn();
    await draft({ client_id: 'next', client_secret: 'next secret' });
    expect((await signIn()).status).toBe(200);
    expect(await setup()).toMatchObject({
      live: { client_id: ISSUER_CLIENT.id },
      draft: { client_id: 'next' },
    });
  });

  it('switched off, its values are the draft, and passwords work', async () => {
    await switchOn();
    const off = await admin.call(switchSsoOff, {});
    expect(off.data).toMatchObject({ live: null, draft: { issuer: issuer.issuer, has_secret: true } });
    expect((await signIn()).code).toBe('no_identity_provider');
    expect((await admin.call(switchSsoOff, {})).status).toBe(200);
    await test();
    expect((await admin.call(switchSsoOn, {})).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });
});

describe('P8 the audit trail of single sign-on', () => {
  it('each step leaves an entry with the administrator, and without a secret or an address', async () => {
    await switchOn();
    await admin.call(setSsoRules, {
      is_strict: false,
      break_glass_person_id: null,
      vouches_for_email: true,
      group_claim: 'roles',
    });
    await admin.call(switchSsoOff, {});
    await admin.call(discardSsoDraft, {});
    const { items } = (await admin.call(listAuditEntries, {})).data;
    const last = items.slice(0, 6).toReversed();
    expect(last.map(({ action }) => action.replace('identity_provider.', ''))).toEqual([
      'draft',
      'test',
      'on',
      'rules',
      'off',
      'draft',
    ]);
    for (const { actor } of last) expect(actor.id).toBe(toDemoPersonId('admin@acme.test'));
    expect(last[3]?.details).toMatchObject({ group_claim_before: 'groups', group_claim_after: 'roles' });
    const text = JSON.stringify(last.map(({ details }) => details));
    for (const secret of [ISSUER_CLIENT.secret, '@acme.test']) expect(text).not.toContain(secret);
  });

  it('administrators are mailed when it is switched on and off', async () => {
    const before = (await tool.mails('admin@acme.test')).length;
    await switchOn();
    await admin.call(switchSsoOff, {});
    const mails = await tool.mails('admin@acme.test');
    expect(mails.slice(0, mails.length - before).map(({ subject }) => subject.split(' for ')[0])).toEqual([
      'Single sign-on was switched off',
      'Single sign-on was switched on',
    ]);
  });
});

describe('COMP-9 refusing passwords', () => {
  const RULES = { is_strict: true, vouches_for_email: false, group_claim: 'groups' };
  const ADMIN = toDemoPersonId('admin@acme.test');
  const byPassword = (username: string) => tool.anonymous.call(login, { username, password: DEMO_PASSWORD });

  it('passwords are refused only with an exempt administrator who has a password and a second factor', async () => {
    await switchOn();
    for (const break_glass_person_id of [null, ADMIN, toDemoPersonId('member@acme.test')]) {
      const reply = await admin.call(setSsoRules, { ...RULES, break_glass_person_id });
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['break_glass_person_id']]);
    }
    const { id, secret } = (await admin.call(startTotp, {})).data;
    const timestamp = tool.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    await admin.call(confirmTotp, { id, code, name: 'Phone' });
    const reply = await admin.call(setSsoRules, { ...RULES, break_glass_person_id: ADMIN });
    expect(reply.data.rules).toEqual({ ...RULES, break_glass_person_id: ADMIN });
    expect((await byPassword('member@acme.test')).code).toBe('sso_required');
    expect((await byPassword('admin@acme.test')).data.second_step).toBeDefined();
  });

  it('COMP-11 an administrator who is no owner can try a provider, and neither switches it on nor changes its rules', async () => {
    const deputy = await tool.as('deputy@acme.test');
    await draft({}, deputy);
    await test(WHO, {}, deputy);
    const on = await deputy.call(switchSsoOn, {});
    // A provider of their own would sign them in as an owner.
    expect([on.status, on.code]).toEqual([403, 'forbidden']);
    await switchOn();
    expect([(await setup()).may_switch, (await setup(deputy)).may_switch]).toEqual([true, false]);
    const rules = await deputy.call(setSsoRules, { ...RULES, is_strict: false, break_glass_person_id: null });
    expect([rules.status, rules.code]).toEqual([403, 'forbidden']);
  });

  it('no rule is set while single sign-on is off', async () => {
    const reply = await admin.call(setSsoRules, { ...RULES, is_strict: false, break_glass_person_id: null });
    expect(reply.code).toBe('sso_off');
  });
});
