import { asId } from '@drawbridge/contracts';
import {
  changePassword,
  disableToken,
  generateApiToken,
  generateToken,
  getApiTokens,
  logoutEverywhere,
  MOST_API_TOKENS,
  revokeApiToken,
  TOKEN_TEXTS,
} from '@drawbridge/contracts/identity';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { addWish, getCourse, listWishes } from '@drawbridge/contracts/learning';
import { queryNotifications } from '@drawbridge/contracts/operations';
import { openLab } from '@drawbridge/contracts/practice';
import { getProfile, updateProfile } from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { LAB } from '../../../../test/fixtures/lti/lti-tool.ts';
import { getLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { limitWindow } from '../../../platform/limits/limits.table.ts';
import { toHash } from '../../../platform/secret/opaque-key.ts';
import { account, company } from '../../kernel/people/index.ts';
import { DEMO_PASSWORD, toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';
import { portalSession } from '../session/session.table.ts';
import { accessToken } from './tokens.table.ts';

const EMAIL = 'member@acme.test';
const PERSON = toDemoPersonId(EMAIL);
const COURSE = asId<'course'>('c2-injection-at-the-boundary');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let tool: TestTool;
let member: Caller;
let admin: Caller;
beforeAll(async () => {
  const labs = getLabs([LAB]);
  tool = await createTestTool({ labs });
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.db.delete(limitWindow);
  await tool.database.db.delete(accessToken);
  member = await tool.as(EMAIL);
  admin = await tool.as('admin@acme.test');
});

/** A program with a new API token. */
async function program(input: Parameters<typeof makeApi>[0] = {}, caller = member) {
  const { data } = await makeApi(input, caller);
  return { ...data, use: tool.withToken(data.token) };
}
const makeApi = (
  input: { name?: string; scope?: 'read' | 'learn'; expires_in_days?: number },
  caller = member,
) => caller.call(generateApiToken, input);
const makeAccount = (caller = member, user_id = PERSON) => caller.call(generateToken, { user_id });
const statusOf = async (token: string) => {
  const { status, code } = await tool.withToken(token).call(getProfile, {});
  return code ?? status;
};

describe('CALL-23 API tokens', () => {
  it('CALL-3 refuses every call of a caller who is not signed in', async () => {
    const { anonymous } = tool;
    const replies = await Promise.all([
      anonymous.call(generateApiToken, {}),
      anonymous.call(getApiTokens, {}),
      anonymous.call(revokeApiToken, {}),
      anonymous.call(generateToken, { user_id: PERSON }),
      anonymous.call(disableToken, { user_id: PERSON }),
    ]);
    expect(replies.map(({ status, code }) => `${status} ${code}`)).toEqual(
      Array.from({ length: 5 }, () => '401 not_signed_in'),
    );
  });

  it('PROF-14, PROF-15 is given once in full, and afterwards by its ending', async () => {
    const reply = await makeApi({ name: ' CI ', scope: 'learn', expires_in_days: 7 });
    expect([reply.status, reply.message]).toEqual([200, 'Token generated successfully']);
    const { token, info } = reply.data;
    expect(token).toMatch(/^dbap_[\w-]{43}$/);
    expect(info).toMatchObject({
      name: 'CI',
      scope: 'learn',
      ending: token.slice(-4),
      last_used_at: null,
      is_expired: false,
      is_by_admin: false,
      expires_at: new Date(tool.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    });
    const listed = await member.call(getApiTokens, {});
    expect(listed.data).toEqual({ items: [info], account_token: null, wants_password: false });
    expect(JSON.stringify(listed)).not.toContain(token.slice(5, 40));
    expect(reply.headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('reads for ninety days where nothing is said', async () => {
    const { info } = await program();
    expect([info.name, info.scope]).toEqual(['API token', 'read']);
    expect(Date.parse(info.expires_at) - Date.parse(info.created_at)).toBe(90 * DAY_MS);
  });

  it('is stored as a hash only, and is in no line of the log', async () => {
    const { token, use } = await program();
    await use.call(getProfile, {});
    const rows = await tool.database.db.select().from(accessToken);
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([toHash(token)]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(5));
    expect(tool.logs.join('\n')).not.toContain(token.slice(5));
  });

  it.each([
    ['name', ''],
    ['name', '   '],
    ['name', 'x'.repeat(61)],
    ['scope', 'admin'],
    ['scope', ['read']],
    ['expires_in_days', 0],
    ['expires_in_days', 366],
    ['expires_in_days', 1.5],
    ['expires_in_days', '30'],
  ])('with the %s %j is refused by its field', async (field, value) => {
    const reply = await member.call(generateApiToken, { [field]: value });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });

  it('there are ten of one person at most, also of those asked for at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: MOST_API_TOKENS + 3 }, () => makeApi({})));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 3 }, () => [409, 'token_limit']),
    );
    // Somebody else has ten of their own, and one that has expired leaves its place.
    expect((await makeApi({}, admin)).status).toBe(200);
    await tool.database.db.update(accessToken).set({ expiresAt: tool.clock.now() });
    expect((await makeApi({})).status).toBe(200);
  });

  it('the thirty-first in an hour has to wait', async () => {
    for (let times = 0; times < 30; times += 1) await makeAccount();
    expect(await makeAccount()).toMatchObject({ status: 429, code: 'too_many_tries' });
  });

  it('is told to its owner by mail, without what it is', async () => {
    const { token } = await program({ name: 'Deploy' });
    const [mail] = await tool.mails(EMAIL);
    expect(mail?.subject).toBe('New token for your account at Drawbridge');
    expect(mail?.text).toContain('“Deploy”');
    expect(`${mail?.text}${mail?.html}`).not.toContain(token.slice(5, 20));
  });

  it('is made with the password again where the session is older than fifteen minutes', async () => {
    tool.clock.advance(16 * MINUTE_MS);
    expect((await member.call(getApiTokens, {})).data.wants_password).toBe(true);
    expect(await makeApi({})).toMatchObject({ status: 403, code: 'sign_in_again' });
    expect(await makeAccount()).toMatchObject({ status: 403, code: 'sign_in_again' });
    const wrong = await member.call(generateApiToken, { password: 'guess' });
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([400, ['password']]);
    expect((await member.call(generateApiToken, { password: DEMO_PASSWORD })).status).toBe(200);
  });
});

describe('CX-18 a program with a token', () => {
  it('acts as the person, with the token bare or as Bearer', async () => {
    const { token, use } = await program();
    expect((await use.call(getProfile, {})).data.email).toBe(EMAIL);
    expect((await tool.withToken(`Bearer ${token}`).call(getProfile, {})).data.email).toBe(EMAIL);
  });

  it('that may learn does what the learner does, and the learner sees it', async () => {
    const { use } = await program({ scope: 'learn' });
    expect((await use.call(addWish, { event_id: COURSE })).status).toBe(200);
    expect((await member.call(listWishes, {})).data.items.map(({ sk }) => sk)).toEqual([COURSE]);
    expect((await use.call(openLab, { lab_id: asId<'lab'>(LAB) })).status).toBe(200);
    expect((await use.call(getCourse, { event_id: COURSE, enroll: true })).status).toBe(200);
  });

  it('that may only read changes nothing', async () => {
    const { use } = await program({ scope: 'read' });
    expect((await use.call(listWishes, {})).status).toBe(200);
    expect((await use.call(queryNotifications, {})).status).toBe(200);
    for (const reply of [
      await use.call(addWish, { event_id: COURSE }),
      await use.call(getCourse, { event_id: COURSE, enroll: true }),
      await use.call(openLab, { lab_id: asId<'lab'>(LAB) }),
    ])
      expect([reply.status, reply.code, reply.message]).toEqual([
        403,
        'scope_missing',
        'This token does not include this call.',
      ]);
  });

  it('never changes account, password or tokens, and never administers, even for an administrator', async () => {
    const { use } = await program({ scope: 'learn' }, admin);
    const refused = [
      await use.call(updateProfile, { first_name: 'Eve' }),
      await use.call(changePassword, {
        old_password: DEMO_PASSWORD,
        new_password: 'another one 17',
        confirm_password: 'another one 17',
      }),
      await use.call(generateApiToken, {}),
      await use.call(getApiTokens, {}),
      await use.call(revokeApiToken, {}),
      await use.call(generateToken, { user_id: toDemoPersonId('admin@acme.test') }),
      await use.call(disableToken, { user_id: PERSON }),
      await use.call(logoutEverywhere, {}),
      await use.call(listAuditEntries, {}),
    ];
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['403 scope_missing']),
    );
  });

  it.each([
    ['a token that never was', `dbap_${'x'.repeat(43)}`],
    ['a prefix alone', 'dbat_'],
    ['a very long one', `dbap_${'x'.repeat(5_000)}`],
    ['one with spaces', 'dbap_ or 1=1'],
  ])('is refused: %s', async (_what, token) => expect(await statusOf(token)).toBe('not_signed_in'));

  it('is refused once the token has expired, and told so', async () => {
    const { token } = await program({ expires_in_days: 1 });
    tool.clock.advance(DAY_MS - 1_000);
    expect(await statusOf(token)).toBe(200);
    tool.clock.advance(1_000);
    expect(await statusOf(token)).toBe('token_expired');
    member = await tool.as(EMAIL);
    expect((await member.call(getApiTokens, {})).data.items[0]?.is_expired).toBe(true);
    tool.clock.advance(31 * DAY_MS);
    await tool.app.jobs.drain();
    expect(await tool.database.db.$count(accessToken)).toBe(0);
  });

  it('writes when it was last used once a minute', async () => {
    const { use } = await program();
    const used = async () => (await member.call(getApiTokens, {})).data.items[0]?.last_used_at;
    const start = new Date(Math.ceil(tool.clock.now().getTime() / MINUTE_MS) * MINUTE_MS);
    tool.clock.advance(start.getTime() - tool.clock.now().getTime() + 20_000);
    await Promise.all([use.call(getProfile, {}), use.call(getProfile, {})]);
    expect(await used()).toBe(start.toISOString());
    tool.clock.advance(30_000);
    await use.call(getProfile, {});
    expect(await used()).toBe(start.toISOString());
    tool.clock.advance(MINUTE_MS);
    await use.call(getProfile, {});
    expect(await used()).toBe(new Date(start.getTime() + MINUTE_MS).toISOString());
  });

  it.each([
    ['is deactivated', { state: 'unverified' as const }, 'not_signed_in'],
    ['has no subscription any more', { expiresAt: new Date('2026-01-01') }, 'not_signed_in'],
    ['must confirm its address', { verify: 'FORCE' as const }, 'verification_required'],
  ])('stops when the account %s', async (_what, change, code) => {
    const { token } = await program();
    const own = eq(account.personId, PERSON);
    await tool.database.db.update(account).set(change).where(own);
    expect(await statusOf(token)).toBe(code);
    await tool.database.db.update(account).set({ state: 'active', expiresAt: null, verify: null }).where(own);
  });

  it('stops when the company demands a second factor that the person lacks, unless they signed in elsewhere', async () => {
    const { db } = tool.database;
    const { token } = await program();
    await db.update(portalSession).set({ way: 'single sign-on' }).where(eq(portalSession.personId, PERSON));
    const bySso = await program();
    const acme = eq(company.id, toDemoCompanyId('acme'));
    await db.update(company).set({ demandsSecondFactor: true }).where(acme);
    const found = [await statusOf(token), await statusOf(bySso.token)];
    await db.update(company).set({ demandsSecondFactor: false }).where(acme);
    expect(found).toEqual(['second_factor_required', 200]);
  });

  it('stops when its person signs out everywhere, or has a new password', async () => {
    const first = await program();
    await member.call(logoutEverywhere, {});
    expect(await statusOf(first.token)).toBe('not_signed_in');
    const individual = await tool.as('ind@demo.test');
    const second = await program({}, individual);
    const changed = await individual.call(changePassword, {
      old_password: DEMO_PASSWORD,
      new_password: 'quite another harbour 41',
      confirm_password: 'quite another harbour 41',
    });
    expect([changed.status, await statusOf(second.token)]).toEqual([200, 'not_signed_in']);
  });
});

describe('CALL-23 revoking', () => {
  it('ends one token at once, and no other', async () => {
    const [first, second] = [await program(), await program()];
    const reply = await member.call(revokeApiToken, { id: first.info.id });
    expect([reply.message, reply.data]).toEqual([TOKEN_TEXTS.revoked, { revoked: 1 }]);
    expect([await statusOf(first.token), await statusOf(second.token)]).toEqual(['not_signed_in', 200]);
    const again = await member.call(revokeApiToken, { id: first.info.id });
    expect([again.status, again.code]).toEqual([404, 'token_not_found']);
  });

  it('without an id ends all of them, and not the account token', async () => {
    const tokens = [await program(), await program()];
    const own = (await makeAccount()).data.token;
    expect((await member.call(revokeApiToken, {})).data).toEqual({ revoked: 2 });
    expect((await member.call(revokeApiToken, {})).data).toEqual({ revoked: 0 });
    for (const { token } of tokens) expect(await statusOf(token)).toBe('not_signed_in');
    expect(await statusOf(own)).toBe(200);
  });

  it("does not find somebody else's token, nor an account token", async () => {
    const { info, token } = await program({}, admin);
    const accountToken = (await makeAccount()).data.info;
    for (const id of [info.id, accountToken.id])
      expect(await member.call(revokeApiToken, { id })).toMatchObject({
        status: 404,
        code: 'token_not_found',
      });
    expect(await statusOf(token)).toBe(200);
    expect(await member.call(revokeApiToken, { id: asId('x') })).toMatchObject({ status: 400 });
  });
});

describe('CALL-22, SVC-15 the account token', () => {
  it('is one: another one replaces it, also of those asked for at the same time', async () => {
    const first = (await makeAccount()).data.token;
    expect(first).toMatch(/^dbat_[\w-]{43}$/);
    const replies = await Promise.all([makeAccount(), makeAccount(), makeAccount()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const found = await Promise.all([first, ...replies.map(({ data }) => data.token)].map(statusOf));
    expect(found.filter((one) => one === 200)).toHaveLength(1);
    expect(found.filter((one) => one === 'not_signed_in')).toHaveLength(3);
    expect(await tool.database.db.$count(accessToken)).toBe(1);
  });

  it('is disabled by its person; disabling twice changes nothing', async () => {
    const { token } = (await makeAccount()).data;
    const api = await program();
    const reply = await member.call(disableToken, { user_id: PERSON });
    expect([reply.message, reply.data]).toEqual([TOKEN_TEXTS.disabled, { disabled: true }]);
    expect([await statusOf(token), await statusOf(api.token)]).toEqual(['not_signed_in', 200]);
    expect((await member.call(disableToken, { user_id: PERSON })).data).toEqual({ disabled: false });
  });

  it.each([
    ['a member', EMAIL, 'champion@acme.test', 403, 'forbidden'],
    ['a manager', 'manager@acme.test', EMAIL, 403, 'forbidden'],
    ['an individual', 'ind2', EMAIL, 403, 'forbidden'],
    ["another company's administrator", 'admin@globex.test', EMAIL, 404, 'not_found'],
  ])('of somebody else is not for %s', async (_who, email, other, status, code) => {
    const caller = await tool.as(email === 'ind2' ? 'free@demo.test' : email);
    const user_id = toDemoPersonId(other);
    const own = await program();
    expect(await caller.call(generateToken, { user_id })).toMatchObject({ status, code });
    expect(await caller.call(disableToken, { user_id })).toMatchObject({ status, code });
    expect(await statusOf(own.token)).toBe(200);
  });

  it('of nobody is not found', async () => {
    const user_id = asId<'person'>('00000000-0000-4000-8000-000000000000');
    expect(await admin.call(generateToken, { user_id })).toMatchObject({ status: 404 });
    expect(await admin.call(disableToken, { user_id })).toMatchObject({ status: 404 });
    const malformed = await member.call(generateToken, { user_id: asId('me') });
    expect([malformed.status, Object.keys(malformed.errors ?? {})]).toEqual([400, ['user_id']]);
    const missing = await member.call(disableToken, {} as never);
    expect([missing.status, Object.keys(missing.errors ?? {})]).toEqual([400, ['user_id']]);
  });

  it('is made by an administrator for somebody of the company to read, and its person sees and hears of it', async () => {
    const reply = await makeAccount(admin);
    expect([reply.status, reply.data.info.scope, reply.data.info.is_by_admin]).toEqual([200, 'read', true]);
    const use = tool.withToken(reply.data.token);
    expect((await use.call(getProfile, {})).data.email).toBe(EMAIL);
    expect((await use.call(addWish, { event_id: COURSE })).status).toBe(403);
    expect((await member.call(getApiTokens, {})).data.account_token?.is_by_admin).toBe(true);
    expect((await tool.mails(EMAIL))[0]?.text).toContain('An administrator of your company');
    const learning = await admin.call(generateToken, { user_id: PERSON, scope: 'learn' });
    expect([learning.status, learning.code]).toEqual([403, 'forbidden']);
  });

  it('an administrator ends every token of somebody of the company, which is audited', async () => {
    const api = await program({ name: 'CI', scope: 'learn' });
    const own = (await makeAccount()).data;
    expect((await admin.call(disableToken, { user_id: PERSON })).data).toEqual({ disabled: true });
    expect([await statusOf(api.token), await statusOf(own.token)]).toEqual([
      'not_signed_in',
      'not_signed_in',
    ]);
    const { data } = await admin.call(listAuditEntries, { action: 'token.end' });
    const entries = data.items.slice(0, 2);
    expect(entries.map(({ actor, subject }) => [actor.email, subject?.name])).toEqual([
      ['admin@acme.test', 'Mika Berg'],
      ['admin@acme.test', 'Mika Berg'],
    ]);
    expect(new Set(entries.map(({ details }) => details['ending']))).toEqual(
      new Set([api.info.ending, own.info.ending]),
    );
    const made = await admin.call(listAuditEntries, { action: 'token.make' });
    expect(made.data.items[0]).toMatchObject({ outcome: 'done', actor: { email: EMAIL } });
    expect(JSON.stringify([data, made.data])).not.toContain(api.token.slice(5));
  });
});
