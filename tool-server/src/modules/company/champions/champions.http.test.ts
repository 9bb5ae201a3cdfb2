import { randomUUID } from 'node:crypto';
import { getChampionTeams, listFeedPosts } from '@drawbridge/contracts/company';
import { setVisibility, updateProfile } from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AssignmentTool,
  createAssignmentTool,
  DAY_MS,
  MIKA,
} from '../../../../test/fixtures/company/assignment-tool.ts';
import { type Caller, createTestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { CHALLENGE, LAB } from '../../../../test/fixtures/recognition/award-tool.ts';
import { account, person } from '../../kernel/people/index.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';
import { team, teamMember } from '../teams/index.ts';

const CHAMPION = toDemoPersonId('champion@acme.test');

let given: AssignmentTool;
let champion: Caller;
beforeEach(async () => {
  await given?.tool.close();
  given = await createAssignmentTool();
  champion = await given.tool.as('champion@acme.test');
});
afterAll(() => given.tool.close());

const teams = async (caller = champion) => (await caller.call(getChampionTeams, {})).data.teams;
const setChampion = (change: Partial<typeof account.$inferInsert>) =>
  given.tool.database.db.update(account).set(change).where(eq(account.personId, CHAMPION));

describe('ROLE-7, COMP-33 access of champions', () => {
  it('everyone who is not a champion is refused, including administrators and managers', async () => {
    const emails = ['member@acme.test', 'manager@acme.test', 'admin@acme.test', 'ind@demo.test'];
    const callers = [
      given.tool.anonymous,
      ...(await Promise.all(emails.map((email) => given.tool.as(email)))),
    ];
    for (const caller of callers) {
      const replies = [await caller.call(getChampionTeams, {}), await caller.call(listFeedPosts, {})];
      expect(replies.map(({ status }) => status)).toEqual(
        Array(2).fill(caller === given.tool.anonymous ? 401 : 403),
      );
    }
  });
  it('a revoked champion is refused immediately, whatever the token says', async () => {
    await setChampion({ isSecurityChampion: false });
    expect((await champion.call(getChampionTeams, {})).status).toBe(403);
  });
});

describe('COMP-33 the teams of a champion', () => {
  it('a champion sees the teams named in the account, with all their members and the champion marked', async () => {
    const [alpha, ...others] = await teams();
    expect(others).toEqual([]);
    expect(alpha?.name).toBe('Alpha');
    expect(alpha?.members.map(({ name, is_me }) => [name, is_me]).toSorted()).toEqual([
      ['Chidi Amadi', true],
      ['Maya Nasser', false],
      ['Mika Berg', false],
    ]);
  });
  it('a champion sees no team of another name, and no team with the same name in another company', async () => {
    const { db } = given.tool.database;
    const now = given.tool.clock.now();
    await db.insert(team).values([
      {
        id: '11111111-1111-4111-8111-111111111111',
        companyId: toDemoCompanyId('acme'),
        name: 'Beta',
        createdAt: now,
      },
      {
        id: '22222222-2222-4222-8222-222222222222',
        companyId: toDemoCompanyId('globex'),
        name: 'Alpha',
        createdAt: now,
      },
    ]);
    await given.join('22222222-2222-4222-8222-222222222222', toDemoPersonId('member@globex.test'));
    expect((await teams()).map(({ name, members }) => [name, members.length])).toEqual([['Alpha', 3]]);
    await setChampion({ securityChampionTeams: ['Beta', 'No such'] });
    expect((await teams()).map(({ name, members }) => [name, members])).toEqual([['Beta', []]]);
    await setChampion({ securityChampionTeams: [] });
    expect(await teams()).toEqual([]);
  });
  it('teams omit people who left the company, are inactive, or were deleted', async () => {
    const { db } = given.tool.database;
    await db
      .update(person)
      .set({ companyId: toDemoCompanyId('globex') })
      .where(eq(person.id, MIKA));
    await db
      .update(account)
      .set({ state: 'invited' })
      .where(eq(account.personId, toDemoPersonId('manager@acme.test')));
    expect((await teams())[0]?.members.map(({ name }) => name)).toEqual(['Chidi Amadi']);
  });
  it('a team has the members of the teams within it too, each once, and lists the hundred with the most points and the champion', async () => {
    const { db } = given.tool.database;
    const [alpha] = await teams();
    const within = '33333333-3333-4333-8333-333333333333';
    await db.insert(team).values({
      id: within,
      companyId: toDemoCompanyId('acme'),
      parentId: alpha?.id ?? '',
      name: 'Alpha North',
      createdAt: given.tool.clock.now(),
    });
    const people = Array.from({ length: 120 }, (_, nth) => ({
      id: randomUUID(),
      kind: 'account' as const,
      // By name they come before everybody who has no points either.
      firstName: 'Aa',
      lastName: String(nth).padStart(3, '0'),
      companyId: toDemoCompanyId('acme'),
    }));
    await db.insert(person).values(people);
    await db.insert(account).values(people.map(({ id }) => ({ personId: id, type: 'ENT' as const })));
    await db.insert(teamMember).values(
      [...people.map(({ id }) => id), MIKA].map((personId) => ({
        teamId: within,
        personId,
        joinedAt: given.tool.clock.now(),
      })),
    );
    await given.submit(await given.tool.as('member@acme.test'), LAB);
    const [large, ...others] = await teams();
    expect(others).toEqual([]);
    expect(large?.member_count).toBe(123);
    expect(large?.members.map(({ name }) => name)).toEqual([
      'Mika Berg',
      ...people.slice(0, 99).map(({ lastName }) => `Aa ${lastName}`),
      'Chidi Amadi',
    ]);
  });
  it('team figures count the last thirty days, including people hidden from the boards', async () => {
    const mika = await given.tool.as('member@acme.test');
    await mika.call(setVisibility, { visible: false });
    await given.completeShort(mika);
    await given.submit(mika, LAB);
    await given.submit(mika, LAB);
    await given.submit(mika, CHALLENGE);
    const find = async () => (await teams())[0]?.members.find(({ id }) => id === MIKA);
    const found = await find();
    expect(found).toMatchObject({ finished_courses: 1, passed_labs: 2 });
    expect(found?.points).toBeGreaterThan(0);
    expect((await teams())[0]?.members[0]?.id).toBe(MIKA);
    given.tool.clock.advance(30 * DAY_MS);
    champion = await given.tool.as('champion@acme.test');
    expect(await find()).toMatchObject({ finished_courses: 1, passed_labs: 2 });
    given.tool.clock.advance(1);
    expect(await find()).toMatchObject({ finished_courses: 0, passed_labs: 0, points: 0 });
  });
  it('the journey is absent if the catalogue has none for the role', async () => {
    expect((await champion.call(getChampionTeams, {})).data.journey).toBeUndefined();
  });
});

describe('COMP-33 the journey and the feed', () => {
  it('the journey has its next step, and the feed lists published posts, newest first', async () => {
    await given.tool.close();
    const tool = await createTestTool();
    given = { ...given, tool };
    champion = await tool.as('champion@acme.test');
    const { journey } = (await champion.call(getChampionTeams, {})).data;
    expect(journey).toMatchObject({
      id: 'j1-secure-developer-foundations',
      next_course_id: 'c1-who-may-do-what',
    });
    const read = async (page = 1) => (await champion.call(listFeedPosts, { page })).data;
    const today = tool.clock.now().toISOString().slice(0, 10);
    const before = await read();
    expect(before.posts.every(({ date }) => date <= today)).toBe(true);
    tool.clock.advance(365 * DAY_MS);
    champion = await tool.as('champion@acme.test');
    const [first, second, third] = [await read(1), await read(2), await read(3)];
    const dates = [...first.posts, ...second.posts, ...third.posts].map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates).toHaveLength(tool.catalogue.feed.length);
    expect([first.has_more, second.has_more, third.posts]).toEqual([true, false, []]);
    expect(first.posts[0]).toMatchObject({ link: { kind: 'lab', id: 'l1-someone-elses-invoice' } });
    await champion.call(updateProfile, { newsfeed_topics: ['supply_chain'] });
    const { posts, has_more } = await read();
    expect(posts.map(({ topics }) => topics.includes('supply_chain'))).toEqual([true, true]);
    expect(has_more).toBe(false);
    expect((await champion.call(listFeedPosts, { page: 0 })).code).toBe('bad_input');
  });
  it('the feed is empty if the catalogue has no posts', async () => {
    expect((await champion.call(listFeedPosts, {})).data).toEqual({ posts: [], has_more: false });
  });
});
