import {
  addPasskey,
  confirmTotp,
  finishSignIn,
  getSignInRule,
  listSecondFactors,
  login,
  makeRecoveryCodes,
  removeSecondFactor,
  resetSecondFactors,
  respondAuth,
  sendMagicLink,
  setSignInRule,
  startPasskey,
  startPasskeyCheck,
  startTotp,
} from '@drawbridge/contracts/identity';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { getDashboard } from '@drawbridge/contracts/learning';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { Authenticator } from '../../../../test/fixtures/identity/authenticator.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';

let tool: TestTool;
beforeEach(async () => {
  tool = await createTestTool();
  return () => tool.close();
});

const EMAIL = 'member@acme.test';
const ORIGIN = 'https://tool.test';
const WRONG = '000000';

const signIn = (email = EMAIL) => tool.anonymous.call(login, { username: email, password: DEMO_PASSWORD });
const readCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: tool.clock.now().getTime() });

/** Adds an app to the caller's account; the time step of its first code is over. */
async function addApp(caller: Caller, name = 'Phone') {
  const { data } = await caller.call(startTotp, {});
  const reply = await caller.call(confirmTotp, { id: data.id, code: readCode(data.secret), name });
  expect(reply.status).toBe(200);
  tool.clock.advance(30_000);
  return { ...data, recoveryCodes: reply.data.recovery_codes };
}

async function addKey(caller: Caller, key: Authenticator) {
  const { data } = await caller.call(startPasskey, {});
  return caller.call(addPasskey, {
    ticket: data.ticket,
    name: 'Key',
    passkey: key.create(data.options.challenge),
  });
}

async function openStep(email = EMAIL) {
  const { data, message } = await signIn(email);
  expect([message, data.IdToken]).toEqual(['Second factor required', undefined]);
  return data.second_step ?? { ticket: '', ways: [] };
}

const finish = (answer: Parameters<typeof tool.anonymous.call<typeof finishSignIn>>[1]) =>
  tool.anonymous.call(finishSignIn, answer);

describe('an authenticator app (RFC 6238, ASVS 6.3.3)', () => {
  it('is asked for after the password, and its code gives the tokens', async () => {
    const app = await addApp(await tool.as(EMAIL));
    const { ticket, ways } = await openStep();
    expect(ways).toEqual(['totp', 'recovery_code']);
    const reply = await finish({ ticket, code: ` ${readCode(app.secret)} ` });
    expect([reply.status, reply.message]).toEqual([200, 'Login successful']);
    const again = tool.withToken(reply.data.IdToken ?? '');
    expect((await again.call(getDashboard, {})).status).toBe(200);
  });

  it('is asked for after a mailed link too', async () => {
    const app = await addApp(await tool.as(EMAIL));
    await tool.anonymous.call(sendMagicLink, { username: EMAIL });
    const mail = (await tool.mails(EMAIL)).find(({ subject }) => subject.startsWith('Sign in'));
    const { searchParams } = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://no-mail.test');
    const of = (name: string) => searchParams.get(name) ?? '';
    const reply = await tool.anonymous.call(respondAuth, {
      username: EMAIL,
      session: of('session'),
      code: of('code'),
    });
    expect([reply.status, reply.data.AuthenticationResult]).toEqual([200, undefined]);
    const { ticket = '' } = reply.data.second_step ?? {};
    expect((await finish({ ticket, code: readCode(app.secret) })).data.IdToken).toBeTruthy();
  });

  it('does not count before a code of it was right', async () => {
    const caller = await tool.as(EMAIL);
    const { data } = await caller.call(startTotp, {});
    const wrong = await caller.call(confirmTotp, { id: data.id, code: WRONG, name: 'Phone' });
    expect([wrong.status, wrong.errors]).toEqual([400, { code: 'Wrong code' }]);
    expect((await caller.call(listSecondFactors, {})).data.items).toEqual([]);
    expect((await signIn()).data.IdToken).toBeTruthy();
  });

  it('accepts each code once, also of two sign-ins at the same moment (ASVS 6.5.1)', async () => {
    const app = await addApp(await tool.as(EMAIL));
    const [one, other] = [await openStep(), await openStep()];
    const code = readCode(app.secret);
    const replies = await Promise.all([
      finish({ ticket: one.ticket, code }),
      finish({ ticket: other.ticket, code }),
    ]);
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  it.each([
    ['of two steps ago', -60_000],
    ['of in two steps', 60_000],
  ])('refuses a code %s, and accepts those beside the present one (RFC 6238 5.2)', async (_what, ms) => {
    const app = await addApp(await tool.as(EMAIL));
    tool.clock.advance(120_000);
    const { ticket } = await openStep();
    const codeAt = (offset: number) =>
      new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({
        timestamp: tool.clock.now().getTime() + offset,
      });
    expect((await finish({ ticket, code: codeAt(ms) })).code).toBe('wrong_code');
    expect((await finish({ ticket, code: codeAt(ms / 2) })).status).toBe(200);
  });

  it('the ticket lives five minutes and five tries, and never gives tokens twice', async () => {
    const app = await addApp(await tool.as(EMAIL));
    const tried = await openStep();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await finish({ ticket: tried.ticket, code: WRONG })).code).toBe('wrong_code');
    const after = await finish({ ticket: tried.ticket, code: readCode(app.secret) });
    expect(after.code).toBe('second_step_expired');
    const late = await openStep();
    tool.clock.advance(300_000);
    expect((await finish({ ticket: late.ticket, code: readCode(app.secret) })).code).toBe(
      'second_step_expired',
    );
    const used = await openStep();
    expect((await finish({ ticket: used.ticket, code: readCode(app.secret) })).status).toBe(200);
    tool.clock.advance(30_000);
    expect((await finish({ ticket: used.ticket, code: readCode(app.secret) })).code).toBe(
      'second_step_expired',
    );
  });

  it('codes cannot be guessed by one sign-in after the other: twenty tries in a quarter of an hour', async () => {
    const app = await addApp(await tool.as(EMAIL));
    const statuses = [];
    for (let round = 0; round < 5; round += 1) {
      const { ticket } = await openStep();
      for (let tries = 0; tries < 5; tries += 1)
        statuses.push((await finish({ ticket, code: WRONG })).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    tool.clock.advance(900_000);
    const { ticket } = await openStep();
    expect((await finish({ ticket, code: readCode(app.secret) })).status).toBe(200);
  });

  it('an app of somebody else opens nothing', async () => {
    await addApp(await tool.as(EMAIL));
    const other = await addApp(await tool.as('manager@acme.test'));
    const { ticket } = await openStep();
    expect((await finish({ ticket, code: readCode(other.secret) })).code).toBe('wrong_code');
    expect((await finish({ ticket, recovery_code: other.recoveryCodes[0] ?? '' })).code).toBe('wrong_code');
    const foreign = await (await tool.as('ind@demo.test')).call(removeSecondFactor, { id: other.id });
    expect(foreign.code).toBe('not_found');
  });
});

describe('a passkey (WebAuthn 3 7)', () => {
  it('is asked for after the password, and its signature gives the tokens', async () => {
    const key = new Authenticator(ORIGIN);
    const added = await addKey(await tool.as(EMAIL), key);
    expect([added.status, added.data.recovery_codes]).toEqual([200, expect.any(Array)]);
    const { ticket, ways } = await openStep();
    expect(ways).toEqual(['passkey', 'recovery_code']);
    const { data } = await tool.anonymous.call(startPasskeyCheck, { ticket });
    const reply = await finish({ ticket, passkey: key.get(data.options.challenge) });
    expect(reply.data.IdToken).toBeTruthy();
  });

  it.each([
    ['a page of another host', (key: Authenticator) => Object.assign(key, { origin: 'https://evil.test' })],
    ['a key whose counter goes back', (key: Authenticator) => Object.assign(key, { counter: -1 })],
  ])('refuses the answer of %s', async (_what, change) => {
    const key = new Authenticator(ORIGIN);
    await addKey(await tool.as(EMAIL), key);
    const first = await openStep();
    const asked = (await tool.anonymous.call(startPasskeyCheck, { ticket: first.ticket })).data.options;
    expect((await finish({ ticket: first.ticket, passkey: key.get(asked.challenge) })).status).toBe(200);
    change(key);
    const { ticket } = await openStep();
    const { data } = await tool.anonymous.call(startPasskeyCheck, { ticket });
    expect((await finish({ ticket, passkey: key.get(data.options.challenge) })).code).toBe('wrong_code');
  });

  it('an answer to one challenge does not answer another, and nothing without one', async () => {
    const key = new Authenticator(ORIGIN);
    await addKey(await tool.as(EMAIL), key);
    const { ticket } = await openStep();
    expect((await finish({ ticket, passkey: key.get('bm90LWFza2Vk') })).code).toBe('wrong_code');
    const { data } = await tool.anonymous.call(startPasskeyCheck, { ticket });
    expect((await finish({ ticket, passkey: key.get('YW5vdGhlcg') })).code).toBe('wrong_code');
    // A wrong answer uses the challenge up.
    expect((await finish({ ticket, passkey: key.get(data.options.challenge) })).code).toBe('wrong_code');
  });

  it('a key that is not the person’s opens nothing', async () => {
    await addKey(await tool.as(EMAIL), new Authenticator(ORIGIN));
    const { ticket } = await openStep();
    const { data } = await tool.anonymous.call(startPasskeyCheck, { ticket });
    const stranger = new Authenticator(ORIGIN);
    expect((await finish({ ticket, passkey: stranger.get(data.options.challenge) })).code).toBe('wrong_code');
  });

  it('a key that claims to be the person’s and signs with another secret opens nothing', async () => {
    const key = new Authenticator(ORIGIN);
    await addKey(await tool.as(EMAIL), key);
    const forger = Object.assign(new Authenticator(ORIGIN), { id: key.id });
    const { ticket } = await openStep();
    const { data } = await tool.anonymous.call(startPasskeyCheck, { ticket });
    expect((await finish({ ticket, passkey: forger.get(data.options.challenge) })).code).toBe('wrong_code');
  });

  it('is made by one ticket, once, of the same person', async () => {
    const caller = await tool.as(EMAIL);
    const { data } = await caller.call(startPasskey, {});
    const passkey = new Authenticator(ORIGIN).create(data.options.challenge);
    const given = { ticket: data.ticket, name: 'Key', passkey };
    const foreign = await (await tool.as('ind@demo.test')).call(addPasskey, given);
    expect(foreign.code).toBe('second_step_expired');
    expect((await caller.call(addPasskey, given)).status).toBe(200);
    expect((await caller.call(addPasskey, given)).code).toBe('second_step_expired');
  });

  it.each([
    ['nonsense', { attestationObject: 'AAAA' }],
    ['a broken end', { attestationObject: 'o2NmbXRkbm9uZQ' }],
    ['other client data', { clientDataJSON: 'e30' }],
  ])('refuses an attestation that is %s', async (_what, change) => {
    const caller = await tool.as(EMAIL);
    const { data } = await caller.call(startPasskey, {});
    const passkey = new Authenticator(ORIGIN).create(data.options.challenge);
    const reply = await caller.call(addPasskey, {
      ticket: data.ticket,
      name: 'Key',
      passkey: { ...passkey, response: { ...passkey.response, ...change } },
    });
    expect([reply.status, reply.code]).toEqual([400, 'wrong_code']);
  });
});

describe('recovery codes (ASVS 6.5.1, 6.5.2)', () => {
  it('come with the first factor, ten of them; each works once and is told by mail', async () => {
    const caller = await tool.as(EMAIL);
    const { recoveryCodes } = await addApp(caller);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [recovery_code = ''] = recoveryCodes;
    const reply = await finish({ ticket: (await openStep()).ticket, recovery_code });
    expect(reply.data.IdToken).toBeTruthy();
    const again = await finish({ ticket: (await openStep()).ticket, recovery_code });
    expect(again.code).toBe('wrong_code');
    expect((await caller.call(listSecondFactors, {})).data.recovery_codes_left).toBe(9);
    const subjects = (await tool.mails(EMAIL)).map(({ subject }) => subject);
    expect(subjects).toContain('A recovery code of your Drawbridge account was used');
    expect((await addApp(caller, 'Tablet')).recoveryCodes).toEqual([]);
  });

  it('new ones replace the old ones', async () => {
    const caller = await tool.as(EMAIL);
    const { recoveryCodes } = await addApp(caller);
    const fresh = (await caller.call(makeRecoveryCodes, {})).data.recovery_codes;
    const old = await finish({ ticket: (await openStep()).ticket, recovery_code: recoveryCodes[0] ?? '' });
    expect(old.code).toBe('wrong_code');
    const typed = ` ${fresh[0]?.toLowerCase().replace('-', ' ')}`;
    expect((await finish({ ticket: (await openStep()).ticket, recovery_code: typed })).status).toBe(200);
  });

  it('DEMO-13 neither secrets nor codes are in the database or the log', async () => {
    const app = await addApp(await tool.as(EMAIL));
    const code = readCode(app.secret);
    await finish({ ticket: (await openStep()).ticket, code });
    const [row] = await tool.database.query<{ all: string }>({
      name: 'all_factor_secrets',
      text: `select (select string_agg(f::text, ' ') from second_factor f) || (select string_agg(r::text, ' ') from recovery_code r)
        || (select coalesce(string_agg(s::text, ' '), '') from second_step s) || (select string_agg(e::text, ' ') from audit_entry e) as all`,
      values: [],
    });
    const seen = `${row?.all} ${tool.logs.join(' ')}`;
    expect(seen).toContain('Phone');
    for (const secret of [
      app.secret,
      ...app.recoveryCodes,
      ...app.recoveryCodes.map((one) => one.replace('-', '')),
    ])
      expect(seen).not.toContain(secret);
  });
});

describe('who changes how to sign in proves again who they are (ASVS 7.5.1)', () => {
  it('a session older than a quarter of an hour brings the password', async () => {
    const caller = await tool.as(EMAIL);
    const app = await addApp(caller);
    tool.clock.advance(900_000);
    expect((await caller.call(listSecondFactors, {})).data.wants_password).toBe(true);
    for (const refused of [
      await caller.call(startTotp, {}),
      await caller.call(startPasskey, {}),
      await caller.call(removeSecondFactor, { id: app.id }),
      await caller.call(makeRecoveryCodes, {}),
    ])
      expect([refused.status, refused.code]).toEqual([403, 'sign_in_again']);
    const wrong = await caller.call(removeSecondFactor, { id: app.id, password: 'guess' });
    expect([wrong.status, wrong.errors?.password]).toEqual([400, expect.stringContaining('current')]);
    const right = await caller.call(removeSecondFactor, { id: app.id, password: DEMO_PASSWORD });
    expect(right.status).toBe(200);
    expect((await signIn()).data.IdToken).toBeTruthy();
  });

  it('each change is told by mail and in the audit trail', async () => {
    const caller = await tool.as(EMAIL);
    const app = await addApp(caller);
    await caller.call(removeSecondFactor, { id: app.id });
    expect((await tool.mails(EMAIL)).map(({ subject }) => subject)).toEqual([
      'A second factor was removed from your Drawbridge account',
      'A second factor was added to your Drawbridge account',
    ]);
    const admin = await tool.as('admin@acme.test');
    const { items } = (await admin.call(listAuditEntries, {})).data;
    const actions = items.filter(({ actor }) => actor.email === EMAIL).map(({ action }) => action);
    expect(actions).toEqual(['second_factor.remove', 'second_factor.add', 'session.begin']);
  });

  it('ten factors are the most', async () => {
    const caller = await tool.as(EMAIL);
    for (let number = 0; number < 10; number += 1) await addKey(caller, new Authenticator(ORIGIN));
    expect((await caller.call(startPasskey, {})).code).toBe('second_factor_limit');
    expect((await caller.call(startTotp, {})).code).toBe('second_factor_limit');
  });
});

describe('a company that demands a second factor', () => {
  async function demand() {
    const admin = await tool.as('admin@acme.test');
    const app = await addApp(admin);
    expect((await admin.call(setSignInRule, { demands_second_factor: true })).status).toBe(200);
    return { admin, app };
  }

  it('members without one can set it up and do nothing else, also in a session that was open before', async () => {
    const before = await tool.as(EMAIL);
    await demand();
    for (const caller of [before, await tool.as(EMAIL)]) {
      const refused = await caller.call(getDashboard, {});
      expect([refused.status, refused.code]).toEqual([403, 'second_factor_required']);
      expect((await caller.call(listSecondFactors, {})).data.is_demanded).toBe(true);
    }
    const app = await addApp(before);
    expect((await before.call(getDashboard, {})).status).toBe(200);
    const last = await before.call(removeSecondFactor, { id: app.id });
    expect([last.status, last.code]).toEqual([409, 'second_factor_missing']);
  });

  it('people of other companies are not concerned', async () => {
    await demand();
    for (const email of ['member@globex.test', 'ind@demo.test'])
      expect((await (await tool.as(email)).call(getDashboard, {})).status).toBe(200);
  });

  it('an administrator has one before demanding it, and can take the rule back', async () => {
    const alone = await tool.as('admin@globex.test');
    const refused = await alone.call(setSignInRule, { demands_second_factor: true });
    expect([refused.status, refused.code]).toEqual([409, 'second_factor_missing']);
    const { admin } = await demand();
    expect((await admin.call(getSignInRule, {})).data).toMatchObject({
      demands_second_factor: true,
      members_with_second_factor: 1,
    });
    await admin.call(setSignInRule, { demands_second_factor: false });
    expect((await (await tool.as(EMAIL)).call(getDashboard, {})).status).toBe(200);
  });

  it('resets a member who lost theirs: sessions end, the member is told, and nobody of another company is touched', async () => {
    const member = await tool.as(EMAIL);
    await addApp(member);
    const admin = await tool.as('admin@acme.test');
    expect((await admin.call(resetSecondFactors, { email: EMAIL })).status).toBe(200);
    expect((await member.call(getDashboard, {})).status).toBe(401);
    expect((await signIn()).data.IdToken).toBeTruthy();
    expect((await tool.mails(EMAIL))[0]?.subject).toBe('Your second factors for Drawbridge were removed');
    for (const email of ['member@globex.test', 'nobody@demo.test', 'admin@acme.test'])
      expect((await admin.call(resetSecondFactors, { email })).code).toBe('not_found');
  });
});
