import { login, refreshToken } from '@drawbridge/contracts/identity';
import {
  getProfile,
  getProfileDetails,
  NEWSFEED_TOPICS,
  PROFILE_TEXTS,
  updateProfile,
} from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { account, person } from '../../kernel/people/index.ts';
import { DEMO_PASSWORD, toDemoPersonId } from '../../operations/demo/index.ts';
import { notification } from '../../operations/notifications/notifications.table.ts';

const EMAIL = 'member@acme.test';
const PERSON = toDemoPersonId(EMAIL);

let tool: TestTool;
let member: Caller;
let admin: Caller;
beforeAll(async () => {
  tool = await createTestTool();
  member = await tool.as(EMAIL);
  admin = await tool.as('admin@acme.test');
});
afterAll(() => tool.close());
beforeEach(async () => {
  const { db } = tool.database;
  await db.update(person).set({ firstName: 'Mika', lastName: 'Berg' }).where(eq(person.id, PERSON));
  await db
    .update(account)
    .set({ weeklyDigestEmail: true, weeklyNewsOptIn: false, newsfeedTopics: [], timeZone: null })
    .where(eq(account.personId, PERSON));
});

const settingsOf = async (caller: Caller) => (await caller.call(getProfile, { settings: 'true' })).data;
const detailsOf = async (caller: Caller) => (await caller.call(getProfileDetails, {})).data;

describe('CALL-20 changing the profile', () => {
  it('CALL-3 a change is refused without a session', async () => {
    for (const endpoint of [updateProfile, getProfileDetails]) {
      const reply = await tool.anonymous.call(endpoint, {});
      expect([reply.status, reply.code]).toEqual([401, 'not_signed_in']);
    }
  });

  it('PROF-3 the reply says what the page shows, and PROF-17 returns the details', async () => {
    const reply = await member.call(updateProfile, { first_name: ' Mikael ', last_name: 'Berg Öst 2' });
    expect([reply.status, reply.message]).toEqual([200, PROFILE_TEXTS.updated]);
    expect(reply.data).toMatchObject({ first_name: 'Mikael', last_name: 'Berg Öst 2' });
    expect(await detailsOf(member)).toEqual(reply.data);
    expect((await member.call(getProfile, {})).data).toMatchObject({ first_name: 'Mikael' });
  });

  it('a change applies only to what is sent, and repeating it changes nothing', async () => {
    const before = await detailsOf(member);
    const empty = await member.call(updateProfile, {});
    expect([empty.status, empty.data]).toEqual([200, before]);
    for (let times = 0; times < 2; times += 1) await member.call(updateProfile, { weekly_news_opt_in: true });
    expect(await detailsOf(member)).toEqual({ ...before, weekly_news_opt_in: true });
  });

  it('two simultaneous changes of different fields both apply', async () => {
    await Promise.all([
      member.call(updateProfile, { first_name: 'Milo' }),
      member.call(updateProfile, { last_name: 'Borg' }),
      member.call(updateProfile, { weekly_digest_email: false }),
      member.call(updateProfile, { newsfeed_topics: ['ai'] }),
    ]);
    expect(await detailsOf(member)).toMatchObject({
      first_name: 'Milo',
      last_name: 'Borg',
      weekly_digest_email: false,
      newsfeed_topics: ['ai'],
    });
  });

  it('ROLE-12 a change affects nobody else, and no right, whatever the body names', async () => {
    const id = toDemoPersonId('champion@acme.test');
    const body = { first_name: 'Eve', user_id: id, email: 'x@y.test', is_admin: true, kind: 'guest' };
    await member.call(updateProfile, body);
    const [other] = await tool.database.db.select().from(person).where(eq(person.id, id));
    const [own] = await tool.database.db.select().from(account).where(eq(account.personId, PERSON));
    expect([other?.firstName, own?.isAdmin]).toEqual(['Chidi', false]);
    expect((await detailsOf(member)).email).toBe(EMAIL);
  });

  it('AUTH-41 a change is refused to a person who must confirm their address first', async () => {
    const reply = await (await tool.as('force@demo.test')).call(updateProfile, { first_name: 'Frey' });
    expect([reply.status, reply.code]).toEqual([403, 'verification_required']);
  });
});

describe("PROF-4 a person's name", () => {
  const TOO_LONG = 'The maximum is 50 characters';
  const SPECIAL = 'Special characters are not allowed';
  it.each([
    ['', 'Required field'],
    ['   ', 'Required field'],
    ['-', SPECIAL],
    ['x'.repeat(51), TOO_LONG],
    ['Ada 😀', SPECIAL],
    ['<b>Ada</b>', SPECIAL],
    ['Ada\u202eevil', SPECIAL],
    ['Ada\u0000', undefined],
    [17, undefined],
    [null, undefined],
    [['Ada'], undefined],
  ])('the name %j is refused at its field', async (value, message) => {
    const reply = await member.call(updateProfile, { last_name: value, weekly_news_opt_in: true } as object);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.errors ?? {})).toEqual(['last_name']);
    if (message !== undefined) expect(reply.errors).toEqual({ last_name: message });
    // Nothing of a refused body is stored.
    expect(await detailsOf(member)).toMatchObject({ last_name: 'Berg', weekly_news_opt_in: false });
  });

  it('VAL-12 a name is stored composed, however it was typed', async () => {
    const decomposed = 'Jose\u0301';
    expect((await member.call(updateProfile, { first_name: decomposed })).data.first_name).toBe('Jos\u00e9');
  });

  it.each([
    'A',
    'Ada-Lou',
    "O'Brien",
    'J. K.',
    'हिन्दी',
    'Al',
    'x'.repeat(29),
    'x'.repeat(50),
    'Ñandú 2',
    '李小龙',
    '𠮷'.repeat(50),
  ])('the name %j is stored unchanged', async (first_name) => {
    expect((await member.call(updateProfile, { first_name })).data.first_name).toBe(first_name);
  });

  it('PROF-5 a name is in the next identity token, with the time zone', async () => {
    const { data } = await tool.anonymous.call(login, { username: EMAIL, password: DEMO_PASSWORD });
    await member.call(updateProfile, { first_name: 'Malin', time_zone: 'Europe/Berlin' });
    const next = await tool.anonymous.call(refreshToken, { refresh_token: data.RefreshToken ?? '' });
    const claims = JSON.parse(
      Buffer.from((next.data.IdToken ?? '').split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    expect(claims).toMatchObject({ given_name: 'Malin', family_name: 'Berg', zoneinfo: 'Europe/Berlin' });
  });
});

describe('PROF-16 profile settings', () => {
  it('settings are those that are stored, in the profile too (PROF-2)', async () => {
    await member.call(updateProfile, {
      weekly_digest_email: false,
      weekly_news_opt_in: true,
      newsfeed_topics: ['web', 'ai'],
    });
    expect(await settingsOf(member)).toMatchObject({
      weekly_digest_email: false,
      weekly_news_opt_in: true,
      company_report_email: false,
      newsfeed_topics: ['web', 'ai'],
    });
  });

  it.each([true, false])('the company report is for administrators (%j)', async (wanted) => {
    const refused = await member.call(updateProfile, {
      company_report_email: wanted,
      weekly_news_opt_in: true,
    });
    expect([refused.status, refused.code]).toEqual([403, 'forbidden']);
    expect(await settingsOf(member)).toMatchObject({ weekly_news_opt_in: false });
    expect('company_report_email' in (await detailsOf(member))).toBe(false);
    for (const email of ['manager@acme.test', 'champion@acme.test', 'ind@demo.test'])
      expect(
        (await (await tool.as(email)).call(updateProfile, { company_report_email: wanted })).status,
      ).toBe(403);
    const allowed = await admin.call(updateProfile, { company_report_email: wanted });
    expect([allowed.status, allowed.data.company_report_email]).toEqual([200, wanted]);
  });

  it('a former administrator gets no report', async () => {
    const { db } = tool.database;
    const of = eq(account.personId, toDemoPersonId('admin@globex.test'));
    const globex = await tool.as('admin@globex.test');
    await globex.call(updateProfile, { company_report_email: true });
    await db.update(account).set({ isAdmin: false }).where(of);
    expect((await settingsOf(globex)).company_report_email).toBe(false);
    await db.update(account).set({ isAdmin: true }).where(of);
  });

  it('topics are those of the list, each once and in its order', async () => {
    const all = [...NEWSFEED_TOPICS].reverse();
    expect((await member.call(updateProfile, { newsfeed_topics: all })).data.newsfeed_topics).toEqual(
      NEWSFEED_TOPICS,
    );
    const twice = await member.call(updateProfile, { newsfeed_topics: ['ai', 'web', 'ai'] });
    expect(twice.data.newsfeed_topics).toEqual(['web', 'ai']);
    expect((await member.call(updateProfile, { newsfeed_topics: [] })).data.newsfeed_topics).toEqual([]);
  });

  it.each([
    ['newsfeed_topics', ['gardening'], 'newsfeed_topics.0'],
    ['newsfeed_topics', 'ai', 'newsfeed_topics'],
    ['newsfeed_topics', Array.from({ length: 11 }, () => 'ai'), 'newsfeed_topics'],
    ['weekly_digest_email', 'false', 'weekly_digest_email'],
    ['weekly_news_opt_in', 1, 'weekly_news_opt_in'],
    ['weekly_digest_email', null, 'weekly_digest_email'],
    ['time_zone', 'Moon/Tranquility', 'time_zone'],
    ['time_zone', '+02:00', 'time_zone'],
    ['time_zone', '', 'time_zone'],
    ['time_zone', `Europe/${'x'.repeat(100)}`, 'time_zone'],
    ['time_zone', "Europe/Berlin'; drop table account", 'time_zone'],
  ])('the setting %s %j is refused at its field', async (name, value, field) => {
    const reply = await member.call(updateProfile, { [name]: value });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });

  it('a time zone is stored in its usual spelling, and cleared with null', async () => {
    const set = await member.call(updateProfile, { time_zone: 'europe/berlin' });
    expect(set.data.time_zone).toBe('Europe/Berlin');
    expect((await member.call(updateProfile, { time_zone: null })).data.time_zone).toBeNull();
  });
});

describe('PROF-16 weekly_digest_email', () => {
  const SUBJECT = /unread/i;
  const digests = async () => (await tool.mails(EMAIL)).filter(({ subject }) => SUBJECT.test(subject)).length;
  /** A Monday at this hour, UTC, some weeks on. */
  let week = 0;
  function goToMonday(hour: number) {
    week += 1;
    const at = Date.UTC(2026, 2, 9 + week * 7, hour);
    tool.clock.advance(at - tool.clock.now().getTime());
  }
  const leaveUnread = () =>
    tool.database.db.insert(notification).values({
      personId: PERSON,
      kind: 'admin',
      key: `digest ${week}`,
      content: 'Something new',
      createdAt: tool.clock.now(),
    });

  it('the setting decides whether the weekly email is sent', async () => {
    goToMonday(9);
    member = await tool.as(EMAIL);
    const before = await digests();
    await member.call(updateProfile, { weekly_digest_email: false });
    await leaveUnread();
    expect(await digests()).toBe(before);
    await member.call(updateProfile, { weekly_digest_email: true });
    expect(await digests()).toBe(before + 1);
  });

  it('the weekly email is sent at eight in the chosen time zone', async () => {
    goToMonday(6);
    member = await tool.as(EMAIL);
    const before = await digests();
    await leaveUnread();
    expect(await digests()).toBe(before);
    // Six in UTC is three in the afternoon in Tokyo.
    await member.call(updateProfile, { time_zone: 'Asia/Tokyo' });
    expect(await digests()).toBe(before + 1);
  });
});
