import {
  changePassword,
  forgotPassword,
  login,
  refreshToken,
  resetPassword,
} from '@drawbridge/contracts/identity';
import { getDashboard } from '@drawbridge/contracts/learning';
import { getProfile } from '@drawbridge/contracts/recognition';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';

let tool: TestTool;
beforeEach(async () => {
  tool = await createTestTool();
  return () => tool.close();
});

const PASSWORD = 'a quiet lamp over water';
const EMAIL = 'member@acme.test';

const signIn = (password: string, email = EMAIL) => tool.anonymous.call(login, { username: email, password });

const toNew = (new_password = PASSWORD, confirm_password = new_password) => ({
  new_password,
  confirm_password,
});

async function readReset(email = EMAIL) {
  const mail = (await tool.mails(email)).find(({ subject }) => subject.startsWith('Set a new password'));
  const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://no-mail.test');
  return { link, code: link.searchParams.get('code') ?? '' };
}

async function askAndRead(email = EMAIL) {
  await tool.anonymous.call(forgotPassword, { email });
  return readReset(email);
}

describe('P10 changing the password (ASVS 6.2.2, 6.2.3)', () => {
  it('changing the password needs the current one, ends the other sessions, keeps this one, and notifies the person', async () => {
    const here = await tool.as(EMAIL);
    const elsewhere = (await signIn(DEMO_PASSWORD)).data;
    const reply = await here.call(changePassword, { old_password: DEMO_PASSWORD, ...toNew() });
    expect(reply.status).toBe(200);
    expect((await here.call(getProfile, {})).status).toBe(200);
    expect((await tool.withToken(elsewhere.IdToken ?? '').call(getProfile, {})).status).toBe(401);
    const refreshed = await tool.anonymous.call(refreshToken, {
      refresh_token: elsewhere.RefreshToken ?? '',
    });
    expect(refreshed.code).toBe('refresh_refused');
    expect((await signIn(DEMO_PASSWORD)).code).toBe('bad_credentials');
    expect((await signIn(PASSWORD)).data.IdToken).toBeTruthy();
    const [mail] = await tool.mails(EMAIL);
    expect([mail?.subject, mail?.text]).toEqual([
      'Your password for Drawbridge was changed',
      expect.not.stringContaining(PASSWORD),
    ]);
    // Never the host that a request names.
    expect(mail?.text).toContain('https://tool.test/forgot-password\n');
  });

  it.each([
    [
      'a wrong current password',
      { old_password: 'guess' },
      'old_password',
      expect.stringContaining('current'),
    ],
    ['a short one', toNew('short'), 'new_password', 'The minimum is 12 characters'],
    ['a common one', toNew('monkey123456'), 'new_password', expect.stringContaining('first')],
    ['one made of the company', toNew('acme-acme-2026'), 'new_password', expect.stringContaining('first')],
    ['the same again', toNew(DEMO_PASSWORD), 'new_password', expect.stringContaining('other')],
    ['two that differ', toNew(PASSWORD, 'another'), 'confirm_password', expect.any(String)],
  ])(
    'changing the password with %s is refused at its field and changes nothing',
    async (_what, change, field, message) => {
      const here = await tool.as(EMAIL);
      const reply = await here.call(changePassword, { old_password: DEMO_PASSWORD, ...toNew(), ...change });
      expect([reply.status, reply.errors?.[field]]).toEqual([400, message]);
      expect((await signIn(DEMO_PASSWORD)).status).toBe(200);
    },
  );

  it('guessing the current password in an unattended session is slowed down', async () => {
    const here = await tool.as(EMAIL);
    const guess = () => here.call(changePassword, { old_password: 'guess', ...toNew() });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    const right = await here.call(changePassword, { old_password: DEMO_PASSWORD, ...toNew() });
    expect(right.status).toBe(429);
    tool.clock.advance(15 * 60_000);
    const later = await here.call(changePassword, { old_password: DEMO_PASSWORD, ...toNew() });
    expect(later.status).toBe(200);
  });
});

describe('P10 a forgotten password (ASVS 6.4.3)', () => {
  it('an emailed link sets a new password once and ends every session', async () => {
    const before = await tool.as(EMAIL);
    const { link, code } = await askAndRead();
    expect(`${link.origin}${link.pathname}`).toBe('https://tool.test/reset-password');
    const replies = await Promise.all(
      [1, 2].map(() => tool.anonymous.call(resetPassword, { email: EMAIL, code, ...toNew() })),
    );
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    expect((await before.call(getDashboard, {})).status).toBe(401);
    expect((await signIn(DEMO_PASSWORD)).code).toBe('bad_credentials');
    expect((await signIn(PASSWORD)).data.IdToken).toBeTruthy();
    const subjects = (await tool.mails(EMAIL)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password for Drawbridge was changed');
  });

  it('the reset link contains no address and is sufficient by itself', async () => {
    const { link, code } = await askAndRead();
    expect([...link.searchParams.keys()]).toEqual(['code']);
    const reply = await tool.anonymous.call(resetPassword, { code, ...toNew() });
    expect([reply.status, reply.data]).toEqual([200, { email: EMAIL }]);
    expect((await signIn(PASSWORD)).data.IdToken).toBeTruthy();
  });

  it.each([
    ['made up', (code: string) => `${code.split('.')[0]}.${'x'.repeat(32)}`],
    ['of nobody', (code: string) => `${'A'.repeat(22)}.${code.split('.')[1]}`],
    ['without its beginning', (code: string) => code.split('.')[1] ?? ''],
  ])('a reset link is refused with a code %s', async (_what, change) => {
    const { code } = await askAndRead();
    const reply = await tool.anonymous.call(resetPassword, { code: change(code), ...toNew() });
    expect([reply.status, reply.code]).toEqual([400, 'wrong_code']);
    expect((await signIn(DEMO_PASSWORD)).status).toBe(200);
  });

  it('a refused password does not use up the reset link', async () => {
    const { code } = await askAndRead();
    const weak = await tool.anonymous.call(resetPassword, { email: EMAIL, code, ...toNew('football1234') });
    expect([weak.status, weak.errors?.new_password]).toEqual([400, expect.stringContaining('first')]);
    expect((await tool.anonymous.call(resetPassword, { email: EMAIL, code, ...toNew() })).status).toBe(200);
  });

  it.each([
    ['a made-up code', (code: string) => ({ email: EMAIL, code: `${code}x` }), 'wrong_code'],
    ['the code of somebody else', (code: string) => ({ email: 'ind@demo.test', code }), 'wrong_code'],
  ])('a reset is refused with %s', async (_what, change, refusal) => {
    const { code } = await askAndRead();
    const reply = await tool.anonymous.call(resetPassword, { ...change(code), ...toNew() });
    expect([reply.status, reply.code]).toEqual([400, refusal]);
    expect((await signIn(DEMO_PASSWORD)).status).toBe(200);
  });

  it('a reset link is valid for ten minutes', async () => {
    const { code } = await askAndRead();
    tool.clock.advance(600_000);
    const reply = await tool.anonymous.call(resetPassword, { email: EMAIL, code, ...toNew() });
    expect(reply.code).toBe('code_expired');
  });

  it('AUTH-19 every address gets the same reply, and only an account with a password here gets an email', async () => {
    const shapes = [];
    for (const email of [EMAIL, 'nobody@demo.test', 'anyone@sso.test']) {
      for (let again = 0; again < 2; again += 1) {
        const { status, code, message, headers } = await tool.anonymous.call(forgotPassword, { email });
        shapes.push([status, code, message, headers.get('retry-after')]);
      }
    }
    expect(shapes.slice(2, 4)).toEqual(shapes.slice(0, 2));
    expect(shapes.slice(4)).toEqual(shapes.slice(0, 2));
    expect((await tool.mails()).map(({ to }) => to)).toEqual([EMAIL]);
  });

  it('a reset completes an invitation too, because the email proves the address', async () => {
    const email = 'invited@acme.test';
    const { code } = await askAndRead(email);
    expect((await tool.anonymous.call(resetPassword, { email, code, ...toNew() })).status).toBe(200);
    expect((await signIn(PASSWORD, email)).data.IdToken).toBeTruthy();
  });

  it('P5 nobody can flood a mailbox from many addresses, or keep its owner from getting a link', async () => {
    for (let number = 0; number < 30; number += 1) {
      const reply = await tool.from(`203.0.${number}.1`).call(forgotPassword, { email: EMAIL });
      expect(reply.status).toBe(200);
    }
    expect(await tool.mails(EMAIL)).toHaveLength(11);
    const own = tool.from('198.51.100.7');
    expect((await own.call(forgotPassword, { email: EMAIL })).status).toBe(200);
    const { code } = await readReset();
    expect((await own.call(resetPassword, { email: EMAIL, code, ...toNew() })).status).toBe(200);
  });

  it('DEMO-13 neither the code nor the password is in the database or the log', async () => {
    const { code } = await askAndRead();
    await tool.anonymous.call(resetPassword, { email: EMAIL, code, ...toNew() });
    const [row] = await tool.database.query<{ all: string }>({
      name: 'all_reset_secrets',
      text: `select (select string_agg(c::text, ' ') from mail_code c) || (select string_agg(m::text, ' ') from mail m)
        || (select string_agg(a::text, ' ') from account a) || (select string_agg(e::text, ' ') from audit_entry e) as all`,
      values: [],
    });
    const seen = `${row?.all} ${tool.logs.join(' ')}`;
    expect(seen).toContain('argon2id$m=');
    for (const secret of [code, PASSWORD]) expect(seen).not.toContain(secret);
  });
});
