import {
  confirmSignup,
  confirmSignupCode,
  login,
  resendSignupCode,
  respondAuth,
  sendMagicLink,
  signUp,
} from '@drawbridge/contracts/identity';
import { getDashboard } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import {
  buildSignUp,
  SIGN_UP_PASSWORD as PASSWORD,
  type SignUp,
} from '../../../../test/fixtures/identity/build-sign-up.ts';
import { readCode, toWrong } from '../../../../test/fixtures/identity/mailed-code.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

/** A new person in every test, and the locks and windows of the test before are over. */
let EMAIL = '';
let newcomers = 0;
beforeEach(() => {
  newcomers += 1;
  EMAIL = `nora${newcomers}@new.test`;
  tool.clock.advance(3_600_000);
});

const join = (change: Partial<SignUp> = {}, caller: Caller = tool.anonymous) =>
  caller.call(signUp, buildSignUp(EMAIL, change));

it('SIGN-14 an address of a tenant with single sign-on gets no private account, and is told to sign in there', async () => {
  for (const email of ['anyone@sso.test', ' Anyone@SSO.test ']) {
    const reply = await join({ email });
    expect([reply.status, reply.errors]).toEqual([
      400,
      { email: 'Your organization uses single sign-on. Sign in with it instead.' },
    ]);
  }
  expect((await join({ email: 'anyone@notsso.test' })).status).toBe(200);
});

const signIn = (email = EMAIL, password = PASSWORD) =>
  tool.anonymous.call(login, { username: email, password });

describe('SIGN-14 signup', () => {
  it('an account cannot sign in before its code was used', async () => {
    expect((await join()).status).toBe(200);
    const early = await signIn();
    expect([early.status, early.message]).toEqual([400, 'User account not verified! Please confirm signup']);
    const { typed } = await readCode(tool, EMAIL);
    expect((await tool.anonymous.call(confirmSignupCode, { email: EMAIL, code: typed })).status).toBe(200);
    expect((await signIn()).data).toMatchObject({ _type: 'IND', trial: true, is_owasp: false });
  });

  it('SIGN-13 a confirmed account has a course on its dashboard', async () => {
    await join();
    const { typed } = await readCode(tool, EMAIL);
    await tool.anonymous.call(confirmSignupCode, { email: EMAIL, code: typed });
    const { data } = await tool.withToken((await signIn()).data.IdToken ?? '').call(getDashboard, {});
    expect(data.items).toHaveLength(1);
  });

  it('the trial lasts fourteen days from the confirmation', async () => {
    await join();
    tool.clock.advance(9 * 60_000);
    const { typed } = await readCode(tool, EMAIL);
    await tool.anonymous.call(confirmSignupCode, { email: EMAIL, code: typed });
    tool.clock.advance(14 * 86_400_000 - 1_000);
    expect((await signIn()).data.IdToken).toBeTruthy();
    tool.clock.advance(1_000);
    expect((await signIn()).message).toBe('Subscription has been expired');
  });

  it.each([
    ['plan', 'free', { _type: 'FT', trial: false, is_owasp: false }],
    ['partner', 'owasp', { _type: 'IND', trial: true, is_owasp: true }],
    ['partner', 'harbor', { _type: 'IND', trial: true, is_owasp: false }],
    ['training', 'injection', { _type: 'IND', trial: true, is_owasp: false }],
  ] as const)('ROUTE-15..ROUTE-17 signup creates the account of %s %s', async (via, id, flags) => {
    await join({ via, id });
    const { typed, link } = await readCode(tool, EMAIL);
    expect(link.pathname).toBe(via === 'partner' ? '/confirm-link-partner' : '/confirm-link');
    await tool.anonymous.call(confirmSignupCode, { email: EMAIL, code: typed });
    expect((await signIn()).data).toMatchObject(flags);
  });

  it.each([
    ['plan', 'enterprise'],
    ['plan', 'owasp'],
    ['partner', '__proto__'],
    ['training', 'toString'],
  ] as const)('signup with an unknown %s %s gets a 404', async (via, id) => {
    const reply = await join({ via, id });
    expect([reply.status, reply.code]).toEqual([404, 'not_found']);
  });

  it('P15, AUTH-19 an address with an account gets the same reply, and only its owner learns of it by email', async () => {
    const { status, message, data } = await join();
    for (const email of ['ind@demo.test', 'invited@acme.test', ' IND@globex.test ', ' Member@ACME.test ']) {
      const reply = await join({ email });
      expect([reply.status, reply.message, reply.data]).toEqual([status, message, data]);
    }
    const [mail] = await tool.mails('ind@demo.test');
    expect([mail?.subject, mail?.text]).toEqual([
      'You already have an account at Drawbridge',
      expect.stringContaining('https://tool.test/login\n'),
    ]);
    expect((await readCode(tool, 'invited@acme.test')).link.pathname).toBe('/confirm-user');
    expect((await signIn('ind@demo.test', DEMO_PASSWORD)).data.IdToken).toBeTruthy();
    expect((await signIn('ind@demo.test')).code).toBe('bad_credentials');
  });

  it.each([
    [
      'SIGN-2 passwords that differ',
      { confirm_password: 'another' },
      'confirm_password',
      'confirm_password must be equal to new_password',
    ],
    ['a short password', { new_password: 'short' }, 'new_password', 'The minimum is 12 characters'],
    [
      'a common password',
      { new_password: 'Password-1234' },
      'new_password',
      expect.stringContaining('first'),
    ],
    [
      'the address as password',
      { email: 'nora@new.test', new_password: 'nora and nora' },
      'new_password',
      expect.stringContaining('email'),
    ],
    ['an address that is none', { email: 'nora' }, 'email', 'Please provide a valid email'],
    ['a name with signs', { first_name: '<b>Nora' }, 'first_name', 'Special characters are not allowed'],
    ['a name without a letter', { last_name: '.' }, 'last_name', 'Special characters are not allowed'],
  ])('signup with %s is refused at its field', async (_what, change, field, message) => {
    const reply = await join(change);
    expect([reply.status, reply.errors?.[field]]).toEqual([400, message]);
    expect(await tool.mails(EMAIL)).toEqual([]);
  });

  it('CALL-47 signup repeated after a lost response creates one account and sends one email', async () => {
    const replies = await Promise.all([join(), join(), join()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await tool.mails(EMAIL)).toHaveLength(1);
    const other = await join({ new_password: 'another quiet lamp' });
    expect([other.status, other.headers.get('retry-after')]).toEqual([429, '30']);
  });

  it('signup can be repeated for an unconfirmed address, and each code confirms its own signup', async () => {
    const stranger = tool.from('203.0.113.9');
    await join({ new_password: 'chosen by a stranger' }, stranger);
    await join();
    const own = await readCode(tool, EMAIL);
    await join({ new_password: 'chosen by a stranger' }, stranger);
    expect((await tool.anonymous.call(confirmSignupCode, { email: EMAIL, code: own.typed })).status).toBe(
      200,
    );
    expect((await signIn(EMAIL, 'chosen by a stranger')).code).toBe('bad_credentials');
    expect((await signIn()).data.IdToken).toBeTruthy();
  });

  it('a password chosen by a stranger is dropped when the owner signs in by magic link', async () => {
    await join({ new_password: 'chosen by a stranger' }, tool.from('203.0.113.9'));
    await tool.anonymous.call(sendMagicLink, { username: EMAIL });
    const { searchParams } = (await readCode(tool, EMAIL)).link;
    const input = {
      username: EMAIL,
      session: searchParams.get('session') ?? '',
      code: searchParams.get('code') ?? '',
    };
    expect((await tool.anonymous.call(respondAuth, input)).data.AuthenticationResult?.IdToken).toBeTruthy();
    expect((await signIn(EMAIL, 'chosen by a stranger')).code).toBe('bad_credentials');
  });
});

describe('SIGN-3, SIGN-4 the code', () => {
  beforeEach(async () => {
    await join();
  });
  const confirm = (code: string, email = EMAIL, caller: Caller = tool.anonymous) =>
    caller.call(confirmSignupCode, { email, code });

  it('SIGN-10 a wrong code is refused at its field, and after five attempts only a new code works', async () => {
    const { typed } = await readCode(tool, EMAIL);
    for (let tries = 0; tries < 5; tries += 1) {
      const reply = await confirm(toWrong(typed));
      expect([reply.status, reply.code, reply.errors]).toEqual([400, 'wrong_code', { code: 'Wrong code' }]);
    }
    expect((await confirm(typed)).code).toBe('too_many_tries');
    tool.clock.advance(30_000);
    await tool.anonymous.call(resendSignupCode, { email: EMAIL });
    expect((await confirm(typed)).code).toBe('wrong_code');
    expect((await confirm((await readCode(tool, EMAIL)).typed)).status).toBe(200);
  });

  it('many addresses together also get five attempts, and the link in the email still works', async () => {
    const { typed, link } = await readCode(tool, EMAIL);
    for (let number = 0; number < 5; number += 1)
      await confirm(toWrong(typed), EMAIL, tool.from(`203.0.113.${number}`));
    expect((await confirm(typed)).code).toBe('wrong_code');
    const code = link.searchParams.get('code') ?? '';
    expect((await tool.anonymous.call(confirmSignup, { email: EMAIL, code })).status).toBe(200);
    expect((await signIn()).data.IdToken).toBeTruthy();
  });

  it('P15 a code has eight unambiguous characters, spells no word, and may be typed in any letter case (ASVS 6.5.4)', async () => {
    const { typed } = await readCode(tool, EMAIL);
    expect(typed).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{4}-[BCDFGHJKMNPQRSTVWXYZ2-9]{4}$/);
    expect((await confirm(` ${typed.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
  });

  it('P15 a code is valid for ten minutes (ASVS 6.5.5)', async () => {
    const { typed } = await readCode(tool, EMAIL);
    tool.clock.advance(10 * 60_000);
    const reply = await confirm(typed);
    expect([reply.status, reply.code, reply.errors]).toEqual([
      400,
      'code_expired',
      { code: 'Code has expired' },
    ]);
    expect((await signIn()).code).toBe('not_verified');
  });

  it('a code works once', async () => {
    const { typed, link } = await readCode(tool, EMAIL);
    const replies = await Promise.all([confirm(typed), confirm(typed)]);
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    const code = link.searchParams.get('code') ?? '';
    expect((await confirm(code)).code).toBe('wrong_code');
  });

  it('a code confirms no other address', async () => {
    await join({ email: 'other@new.test' });
    const { typed } = await readCode(tool, EMAIL);
    expect((await confirm(typed, 'unverified@demo.test')).code).toBe('wrong_code');
    expect((await signIn('other@new.test')).code).toBe('not_verified');
  });

  it('AUTH-19 an unknown address gets the same replies until its attempts are used up', async () => {
    const { typed } = await readCode(tool, EMAIL);
    const readReply = async (email: string) => {
      const seen = [];
      for (let tries = 0; tries < 7; tries += 1) {
        const { status, code, message, errors } = await confirm(toWrong(typed), email);
        seen.push([status, code, message, errors]);
      }
      return seen;
    };
    expect(await readReply('nobody@demo.test')).toEqual(await readReply(EMAIL));
  });
});

describe('SIGN-5 resending', () => {
  const resend = (email: string) => tool.anonymous.call(resendSignupCode, { email });

  it('SIGN-5 resending returns the fixed message, ends the previous code, and is limited to once in thirty seconds', async () => {
    await join();
    const first = await readCode(tool, EMAIL);
    const reply = await resend(EMAIL);
    expect([reply.status, reply.message]).toEqual([200, 'Email verification code has been sent']);
    const locked = await resend(EMAIL);
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '30']);
    const code = first.link.searchParams.get('code') ?? '';
    expect((await tool.anonymous.call(confirmSignup, { email: EMAIL, code })).code).toBe('wrong_code');
    const { typed } = await readCode(tool, EMAIL);
    expect((await tool.anonymous.call(confirmSignupCode, { email: EMAIL, code: typed })).status).toBe(200);
    expect((await signIn()).data.IdToken).toBeTruthy();
  });

  it('AUTH-19 resending returns the same reply for every address, and only emails a person who is waiting for a code', async () => {
    for (const email of ['nobody@demo.test', 'ind@demo.test', 'unverified@demo.test', 'invited@acme.test']) {
      const replies = [await resend(email), await resend(email)];
      expect(replies.map(({ status, message }) => [status, message])).toEqual([
        [200, 'Email verification code has been sent'],
        [429, 'Too many tries. Please wait a moment and try again.'],
      ]);
    }
    const mails = (await tool.mails()).filter(({ sent_at }) => sent_at === tool.clock.now().toISOString());
    expect(mails.map(({ to }) => to).sort()).toEqual(['invited@acme.test', 'unverified@demo.test']);
  });
});

describe('P15 code emails', () => {
  const resendFrom = async (address: string) => {
    const { status } = await tool.from(address).call(resendSignupCode, { email: EMAIL });
    tool.clock.advance(30_000);
    return status;
  };

  it('code emails are limited to five an hour for one person from one network', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push(await resendFrom('192.0.2.40'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await resendFrom('192.0.2.41')).toBe(200);
    tool.clock.advance(3_600_000);
    expect(await resendFrom('192.0.2.40')).toBe(200);
  });

  it('code emails are limited to twenty an hour for one person from all networks together', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 21; number += 1) statuses.push(await resendFrom(`203.0.113.${number}`));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

describe('DEMO-13 the secrets of a signup', () => {
  it('the secrets of a signup are neither in the database nor in the log: password, code and link', async () => {
    await join();
    const { typed, link } = await readCode(tool, EMAIL);
    await tool.anonymous.call(confirmSignupCode, { email: EMAIL, code: 'a wrong secret' });
    await tool.anonymous.call(confirmSignupCode, { email: EMAIL, code: typed });
    await signIn();
    const stored = await tool.database.query<{ all: string }>({
      name: 'all_signup_secrets',
      text: `select (select string_agg(c::text, ' ') from mail_code c) || (select string_agg(m::text, ' ') from mail m)
        || (select string_agg(a::text, ' ') from account a) as all`,
      values: [],
    });
    expect(stored[0]?.all).toContain('argon2id$');
    const seen = `${stored[0]?.all} ${tool.logs.join(' ')}`;
    for (const secret of [PASSWORD, link.searchParams.get('code'), 'a wrong secret'])
      expect(seen).not.toContain(secret);
    expect(tool.logs.join(' ')).not.toMatch(new RegExp(typed));
  });
});
