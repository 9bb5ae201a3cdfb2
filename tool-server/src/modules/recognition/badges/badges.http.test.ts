import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { queryNotifications } from '@drawbridge/contracts/operations';
import { openHint, openLab, startGuest } from '@drawbridge/contracts/practice';
import {
  checkBadge,
  getBadgeAward,
  getBadgeName,
  getPublicBadges,
  getPublicPerson,
  getVisibility,
  listHallOfFame,
  listOwnBadges,
  revokeBadge,
  setBadgeName,
  setVisibility,
} from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import {
  type AwardTool,
  CHALLENGE,
  createAwardTool,
  LAB,
  LONG,
} from '../../../../test/fixtures/recognition/award-tool.ts';
import { account, person } from '../../kernel/people/index.ts';
import { completion } from '../../learning/courses/courses.table.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';

let award: AwardTool;
let learner: Caller;
const EMAIL = 'member@acme.test';
const PERSON = toDemoPersonId(EMAIL);
const DAY_MS = 86_400_000;

beforeEach(async () => {
  await award?.tool.close();
  award = await createAwardTool();
  learner = await award.tool.as(EMAIL);
});
afterAll(() => award.tool.close());

const held = async (caller = learner) =>
  (await caller.call(listOwnBadges, {})).data.earned.map(({ badge_id }) => badge_id as string).toSorted();

async function gain(labs: readonly string[], from = '2025-01-01T10:00:00.000Z') {
  const db = award.tool.database.db;
  for (const [nth, labId] of labs.entries())
    await db.insert(pointGain).values({
      personId: PERSON,
      labId,
      total: 10,
      points: 10,
      isFirst: true,
      gainedAt: new Date(Date.parse(from) + nth * DAY_MS),
    });
}
async function study(days: readonly string[]) {
  for (const day of days)
    await award.tool.database.db.insert(completion).values({
      personId: PERSON,
      courseId: LONG,
      itemId: `old-${day}`,
      completedAt: new Date(`${day}T23:30:00.000Z`),
    });
}
/** Challenges that the catalogue does not list count by their kind. */
const addChallenge = (id: string) =>
  award.tool.database.query({
    name: 'add_challenge',
    text: `insert into course (id, type, source, title, version, search, created_at)
      values ($1::text, 'challenge', 'company', $1::text, '1', ''::tsvector, now())`,
    values: [id],
  });

describe('badges by rule', () => {
  it('a badge is awarded and announced by the pass that earns it, once', async () => {
    award.setPassing(false);
    await award.submit(learner, LAB);
    expect(await held()).toEqual([]);
    award.setPassing(true);
    await award.submit(learner, LAB);
    await award.submit(learner, LAB);
    expect(await held()).toEqual(['first-lab', 'no-hint']);
    const { items } = (await learner.call(queryNotifications, {})).data;
    const told = items.filter(({ kind }) => kind === 'badge');
    expect(told.map(({ content }) => content).toSorted()).toEqual([
      'You earned the badge “Badge first-lab”.',
      'You earned the badge “Badge no-hint”.',
    ]);
    expect(told[0]?.link).toMatch(/^\/badges\/[0-9a-f-]{36}$/);
  });

  it('badges distinguish a lab from a challenge', async () => {
    await award.submit(learner, CHALLENGE);
    expect(await held()).toEqual(['first-challenge', 'no-hint']);
  });

  it('a badge for working without hints is not earned once one was opened, even in an earlier attempt', async () => {
    const { attempt } = (await learner.call(openLab, { lab_id: asId(LAB) })).data;
    await learner.call(openHint, { attempt_id: attempt.attempt_id, number: 1 });
    await award.submit(learner, LAB);
    expect(await held()).toEqual(['first-lab']);
    await award.submit(learner, CHALLENGE);
    expect(await held()).toContain('no-hint');
  });

  it('the badge of a course or journey comes with its last item', async () => {
    await award.completeShort(learner);
    await award.enroll(learner, LONG);
    await award.submit(learner, LAB);
    for (const nth of [1, 3, 4, 5, 6, 7]) await award.mark(learner, LONG, `long-${nth}`);
    expect(await held()).toEqual(['first-lab', 'no-hint']);
    await award.mark(learner, LONG, 'long-8');
    expect(await held()).toEqual(['both-courses', 'first-lab', 'long-course', 'no-hint']);
  });

  it('a job awards badges for earlier facts, with their date, and finds nothing the second time', async () => {
    const challenges = ['one', 'two', 'three', 'four', 'five', 'six'];
    for (const id of challenges) await addChallenge(id);
    await gain([...challenges, 'a-lab']);
    expect(await held()).toEqual([]);
    await award.tool.app.jobs.drain();
    expect(await held()).toEqual(['first-challenge', 'first-lab', 'five-challenges', 'no-hint', 'week']);
    const { earned } = (await learner.call(listOwnBadges, {})).data;
    const fifth = earned.find(({ badge_id }) => badge_id === 'five-challenges');
    expect([fifth?.issued_at, fifth?.evidence.id]).toEqual(['2025-01-05T10:00:00.000Z', 'five']);
    await award.tool.app.jobs.drain();
    expect(await award.count('badge_award', PERSON)).toBe(5);
  });

  it('a streak badge needs seven consecutive days in UTC', async () => {
    const days = ['01', '02', '03', '04', '05', '06'].map((day) => `2025-05-${day}`);
    await study([...days, '2025-05-08']);
    await award.tool.app.jobs.drain();
    expect(await held()).toEqual([]);
    await study(['2025-05-07']);
    await award.tool.app.jobs.drain();
    const { earned } = (await learner.call(listOwnBadges, {})).data;
    expect(earned[0]?.evidence).toEqual({ kind: 'days', id: '2025-05-07' });
  });

  it('two simultaneous passes, or a pass while the job runs, award one badge', async () => {
    await gain(['a-lab']);
    await Promise.all([
      award.submit(learner, LAB),
      award.submit(learner, CHALLENGE),
      award.tool.app.jobs.drain(),
    ]);
    expect(await held()).toEqual(['first-challenge', 'first-lab', 'no-hint']);
    expect(await award.count('badge_award', PERSON)).toBe(3);
  });

  // The embedded database has one connection: its transactions never run side by side.
  it.runIf(inject('databaseUrl'))(
    'the job that awards badges for earlier facts waits while something else writes about the person',
    async () => {
      await award.drainWhileHeld(PERSON, () => gain(['a-lab']));
      expect(await held()).toEqual(['first-lab', 'no-hint']);
    },
  );

  it('badges are not awarded to guests', async () => {
    const { token } = (await award.tool.anonymous.call(startGuest, {})).data;
    await award.submit(award.tool.withToken(token), LAB);
    await award.tool.app.jobs.drain();
    const rows = await award.tool.database.query({
      name: 'all_awards',
      text: 'select 1 from badge_award',
      values: [],
    });
    expect(rows).toEqual([]);
  });
});

describe('the badges of a person', () => {
  const first = async () => {
    await award.submit(learner, LAB);
    const { earned } = (await learner.call(listOwnBadges, {})).data;
    return earned.find(({ badge_id }) => badge_id === 'first-lab') ?? { id: asId<'badge award'>('') };
  };

  it("badges are a person's own: refused without a session, missing for others, and a bad id is a bad input", async () => {
    const { id } = await first();
    const other = await award.tool.as('member@globex.test');
    const replies = [
      await award.tool.anonymous.call(listOwnBadges, {}),
      await award.tool.anonymous.call(getBadgeAward, { award_id: id }),
      await other.call(getBadgeAward, { award_id: id }),
      await learner.call(getBadgeAward, { award_id: asId(randomUUID()) }),
      await learner.call(getBadgeAward, { award_id: asId('x') }),
    ];
    expect(replies.map(({ status, code }) => [status, code])).toEqual([
      [401, 'not_signed_in'],
      [401, 'not_signed_in'],
      [404, 'badge_not_found'],
      [404, 'badge_not_found'],
      [400, 'bad_input'],
    ]);
    expect(await held(other)).toEqual([]);
    expect((await other.call(listOwnBadges, {})).data.open).toHaveLength(7);
    expect((await learner.call(listOwnBadges, {})).data.open).toHaveLength(5);
  });

  it("badges are revoked only by an administrator of the person's company, permanently", async () => {
    const { id } = await first();
    const refused = [
      learner,
      await award.tool.as('admin@globex.test'),
      await award.tool.as('manager@acme.test'),
    ];
    const codes = [];
    for (const one of refused) codes.push((await one.call(revokeBadge, { award_id: id })).code);
    expect(codes).toEqual(['forbidden', 'badge_not_found', 'forbidden']);
    const admin = await award.tool.as('admin@acme.test');
    const revoked = (await admin.call(revokeBadge, { award_id: id })).data;
    award.tool.clock.advance(1000);
    expect((await admin.call(revokeBadge, { award_id: id })).data).toEqual(revoked);
    const audited = (await admin.call(listAuditEntries, {})).data.items.map(({ action }) => action);
    expect(audited).toContain('badge.revoke');
    expect(await held()).toEqual(['no-hint']);
    expect((await learner.call(getBadgeAward, { award_id: id })).code).toBe('badge_not_found');
    expect((await award.tool.anonymous.call(checkBadge, { award_id: id })).data).toMatchObject({
      state: 'revoked',
      ...revoked,
    });
    // It is not awarded again.
    await award.submit(learner, LAB);
    await award.tool.app.jobs.drain();
    expect(await held()).toEqual(['no-hint']);
  });

  it('PROF-12, CALL-16 badges are shown publicly only of a person who chose so, one page at a time', async () => {
    await award.submit(learner, LAB);
    const ask = (page = 1) => award.tool.anonymous.call(getPublicBadges, { user_id: PERSON, page });
    expect((await ask()).code).toBe('profile_not_found');
    await learner.call(setVisibility, { visible: true, alias: 'grey heron' });
    const { data } = await ask();
    expect(data.pagination_info).toEqual({ page: 1, per_page: 20, total: 2, pages: 1 });
    expect(data.results.map(({ title }) => title).toSorted()).toEqual(['Badge first-lab', 'Badge no-hint']);
    expect(data.results[0]?.picture).toMatch(/^data:image\/svg\+xml,/);
    expect((await ask(2)).data.results).toEqual([]);
    const id = data.results[0]?.id ?? '';
    const person = await award.tool.anonymous.call(getPublicPerson, { user_id: PERSON });
    expect(person.data.badges).toBe(2);
    expect((await award.tool.anonymous.call(checkBadge, { award_id: asId(id) })).data.holder).toBe(
      'grey heron',
    );
    await learner.call(setVisibility, { visible: false });
    expect((await award.tool.anonymous.call(checkBadge, { award_id: asId(id) })).data).not.toHaveProperty(
      'holder',
    );
  });

  it("the holder alone decides whether a badge's page names them, for that badge only", async () => {
    const { id } = await first();
    const other = await award.tool.as('member@globex.test');
    const admin = await award.tool.as('admin@acme.test');
    for (const [caller, expected] of [
      [award.tool.anonymous, 'not_signed_in'],
      [other, 'badge_not_found'],
      [admin, 'badge_not_found'],
    ] as const) {
      expect((await caller.call(getBadgeName, { award_id: id })).code).toBe(expected);
      expect((await caller.call(setBadgeName, { award_id: id, shown: true })).code).toBe(expected);
    }
    const holder = async () => (await award.tool.anonymous.call(checkBadge, { award_id: id })).data.holder;
    const { name } = (await learner.call(getBadgeName, { award_id: id })).data;
    expect(name).not.toBe('');
    expect(await holder()).toBeUndefined();
    expect((await learner.call(setBadgeName, { award_id: id, shown: true })).data).toEqual({
      name,
      shown: true,
    });
    expect(await holder()).toBe(name);
    const { user_id } = (await learner.call(getVisibility, {})).data;
    expect((await award.tool.anonymous.call(getPublicPerson, { user_id })).code).toBe('profile_not_found');
  });

  it('a badge follows the public profile until its holder decides, and names an alias rather than the name', async () => {
    const { id } = await first();
    const holder = async () => (await award.tool.anonymous.call(checkBadge, { award_id: id })).data.holder;
    await learner.call(setVisibility, { visible: true, alias: 'grey heron' });
    expect((await learner.call(getBadgeName, { award_id: id })).data).toEqual({
      name: 'grey heron',
      shown: true,
    });
    expect(await holder()).toBe('grey heron');
    await learner.call(setBadgeName, { award_id: id, shown: false });
    expect(await holder()).toBeUndefined();
    await learner.call(setVisibility, { visible: false });
    await learner.call(setBadgeName, { award_id: id, shown: true });
    expect(await holder()).toBe('grey heron');
  });

  it('a badge that was revoked names nobody who is not shown in public: its holder could not hide that any more', async () => {
    const { id } = await first();
    await learner.call(setBadgeName, { award_id: id, shown: true });
    const admin = await award.tool.as('admin@acme.test');
    expect((await admin.call(revokeBadge, { award_id: id })).status).toBe(200);
    const { data } = await award.tool.anonymous.call(checkBadge, { award_id: id });
    expect([data.state, data.holder]).toEqual(['revoked', undefined]);
  });

  it('a badge that was hidden stays hidden after it was revoked, also of somebody who is shown in public', async () => {
    const { id } = await first();
    await learner.call(setVisibility, { visible: true });
    await learner.call(setBadgeName, { award_id: id, shown: false });
    await (await award.tool.as('admin@acme.test')).call(revokeBadge, { award_id: id });
    const { data } = await award.tool.anonymous.call(checkBadge, { award_id: id });
    expect([data.state, data.holder]).toEqual(['revoked', undefined]);
  });

  it('a badge names nobody whose account was deactivated, and cannot show a name that there is none of', async () => {
    const { id } = await first();
    const { db } = award.tool.database;
    await learner.call(setBadgeName, { award_id: id, shown: true });
    await db.update(account).set({ state: 'deactivated' }).where(eq(account.personId, PERSON));
    const holder = async () => (await award.tool.anonymous.call(checkBadge, { award_id: id })).data.holder;
    expect(await holder()).toBeUndefined();
    await db.update(account).set({ state: 'active' }).where(eq(account.personId, PERSON));
    await db.update(person).set({ firstName: '', lastName: '' }).where(eq(person.id, PERSON));
    const reply = await learner.call(setBadgeName, { award_id: id, shown: true });
    expect([reply.code, Object.keys(reply.errors ?? {})]).toEqual(['bad_input', ['shown']]);
    expect(await holder()).toBeUndefined();
  });

  it('a badge never names somebody whose name would pass for the platform', async () => {
    const { id } = await first();
    await award.tool.database.query({
      name: 'badge_reserved_name',
      text: `update person set first_name = 'Drawbridge', last_name = 'Support' where id = $1`,
      values: [PERSON],
    });
    const reply = await learner.call(setBadgeName, { award_id: id, shown: true });
    expect([reply.code, Object.keys(reply.errors ?? {})]).toEqual(['bad_input', ['shown']]);
  });

  it('PROF-13 the board shows the number of badges, and the latest three', async () => {
    await award.submit(learner, LAB);
    award.tool.clock.advance(60_000);
    await award.submit(learner, CHALLENGE);
    await learner.call(setVisibility, { visible: true });
    const { results } = (await award.tool.anonymous.call(listHallOfFame, {})).data;
    expect(results).toMatchObject([{ user_id: PERSON, badges: 3 }]);
    expect(results[0]?.latest_badges.map(({ title }) => title)[0]).toBe('Badge first-challenge');
  });
});
