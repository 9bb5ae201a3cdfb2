import { randomUUID } from 'node:crypto';
import { asId, type PersonId } from '@drawbridge/contracts';
import {
  changeTeam,
  changeTeamChampions,
  changeTeamManagers,
  changeTeamMembers,
  createTeam,
  deleteTeam,
  findAssignees,
  findTeamCandidates,
  getTeam,
  listOwnAssignments,
  listTeamMembers,
  listTeams,
  moveCompanyUsers,
  previewTeamRule,
} from '@drawbridge/contracts/company';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIKA } from '../../../../test/fixtures/company/assignment-tool.ts';
import { CHIDI, createTeamTool, MAYA, type TeamTool } from '../../../../test/fixtures/company/team-tool.ts';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { createEventBus } from '../../../events.ts';
import { account, person } from '../../kernel/people/index.ts';
import { toDemoCompanyId } from '../../operations/demo/index.ts';
import { createTeams, team, teamManager, teamMember } from './index.ts';

const ACME = toDemoCompanyId('acme');

let given: TeamTool;
let tool: TeamTool['tool'];
let admin: Caller;
let manager: Caller;
let globex: Caller;
let make: TeamTool['make'];
let find: TeamTool['find'];
let membersOf: TeamTool['membersOf'];
let readAccount: TeamTool['readAccount'];
let lastEntry: TeamTool['lastEntry'];
beforeAll(async () => {
  given = await createTeamTool();
  ({ tool, admin, manager, globex, make, find, membersOf, readAccount, lastEntry } = given);
});
afterAll(() => given.tool.close());

describe('COMP-16, COMP-37 members', () => {
  it('a call says for each user what was done, and a repeat changes nothing', async () => {
    const { id: team_id } = await make();
    const unknown = asId<'person'>(randomUUID());
    const add = async () =>
      (await admin.call(changeTeamMembers, { team_id, add: [MIKA, unknown] })).data.items.map(
        ({ outcome }) => outcome,
      );
    expect(await add()).toEqual(['done', 'not_found']);
    expect(await add()).toEqual(['unchanged', 'not_found']);
    const taken = await admin.call(changeTeamMembers, { team_id, remove: [MIKA, CHIDI] });
    expect(taken.data.items.map(({ outcome }) => outcome)).toEqual(['done', 'unchanged']);
    expect(taken.data.team.members).toBe(0);
  });
  it('users are moved from some teams to others', async () => {
    const from = await make();
    const to = await make();
    await admin.call(changeTeamMembers, { team_id: from.id, add: [MIKA, CHIDI] });
    const moved = await admin.call(moveCompanyUsers, {
      user_ids: [MIKA, MAYA],
      add_to: [to.id],
      take_from: [from.id, to.id],
    });
    expect(moved.data.items.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect([await membersOf(from.id), (await membersOf(to.id)).toSorted()]).toEqual([
      [CHIDI],
      [MIKA, MAYA].toSorted(),
    ]);
  });
  it('members of nested teams count in their parent, each once', async () => {
    const top = await make();
    const nested = await make({ parent_id: top.id });
    await admin.call(moveCompanyUsers, { user_ids: [MIKA], add_to: [top.id, nested.id] });
    await admin.call(changeTeamMembers, { team_id: nested.id, add: [CHIDI] });
    expect((await find(top.id)).members).toBe(2);
    const { items, total } = (await admin.call(listTeamMembers, { team_id: top.id, search: 'acme' })).data;
    expect([total, items.map(({ user_id, nested_team }) => [user_id, nested_team?.id])]).toEqual([
      2,
      [
        [CHIDI, nested.id],
        [MIKA, undefined],
      ],
    ]);
    expect((await admin.call(getTeam, { team_id: top.id })).data.nested).toEqual([
      { id: nested.id, name: nested.name, members: 2 },
    ]);
  });
  it('a member shows the work of assignments, and the team the work of its members', async () => {
    const { id } = (await manager.call(listTeams, {})).data.items[0] ?? { id: asId<'team'>('') };
    const read = async () =>
      (await manager.call(listTeamMembers, { team_id: id, search: 'berg mika' })).data.items[0];
    await given.assign();
    await given.assign({ startsAt: given.inDays(-3), dueAt: given.inDays(-1) });
    await given.assign({ startsAt: given.inDays(-3), dueAt: given.inDays(-1), hasHardEnd: true });
    await given.assign({ startsAt: given.inDays(1) });
    expect(await read()).toMatchObject({
      name: 'Mika Berg',
      state: 'active',
      nested_team: null,
      finished_courses: 0,
      open_assignments: 1,
      overdue_assignments: 1,
    });
    await given.completeShort(given.member);
    expect(await read()).toMatchObject({ finished_courses: 1, open_assignments: 0, overdue_assignments: 0 });
    const seen = { lastSeenAt: tool.clock.now() };
    await tool.database.db.update(account).set(seen).where(eq(account.personId, MIKA));
    expect((await find(id)).progress).toMatchObject({ finished_courses: 1, active: 1 });
  });
  it('what a team is assigned, members of nested teams are assigned too, and a frozen assignment keeps them', async () => {
    const top = await make();
    const nested = await make({ parent_id: top.id });
    await admin.call(changeTeamMembers, { team_id: nested.id, add: [CHIDI] });
    await given.assign({ name: 'Dynamic', teamIds: [top.id] });
    await given.assign({ name: 'Frozen', teamIds: [top.id], people: 'frozen' });
    const chidi = await tool.as('champion@acme.test');
    const read = async () =>
      (await chidi.call(listOwnAssignments, {})).data.items
        .map(({ name }) => name)
        .filter((name) => ['Dynamic', 'Frozen'].includes(name))
        .toSorted((a, b) => a.localeCompare(b));
    expect(await read()).toEqual(['Dynamic', 'Frozen']);
    const { Items: found } = (await admin.call(findAssignees, { text: top.name, kind: 'team' })).data;
    expect(found).toEqual([{ kind: 'team', id: top.id, name: top.name, members: 1 }]);
    await admin.call(changeTeamMembers, { team_id: nested.id, remove: [CHIDI] });
    expect(await read()).toEqual(['Frozen']);
  });
  it('candidates are users who do not have the place yet, without deactivated ones', async () => {
    const { id: team_id } = await make();
    await admin.call(changeTeamMembers, { team_id, add: [MIKA] });
    const search = async (place: 'member' | 'manager') =>
      (await admin.call(findTeamCandidates, { team_id, place, search: 'mika' })).data.total;
    expect([await search('member'), await search('manager')]).toEqual([0, 1]);
    const foreign = await admin.call(findTeamCandidates, { team_id, place: 'member', search: 'globex' });
    expect(foreign.data.total).toBe(0);
    await tool.database.db.update(account).set({ state: 'deactivated' }).where(eq(account.personId, MIKA));
    expect(await search('manager')).toBe(0);
    await tool.database.db.update(account).set({ state: 'active' }).where(eq(account.personId, MIKA));
  });
});

describe('COMP-37 a team with a rule', () => {
  const work = (id: PersonId, department: string, jobTitle = '') =>
    tool.database.db.update(person).set({ department, jobTitle }).where(eq(person.id, id));

  it('its members are those to whom each condition applies, whatever the case', async () => {
    await work(MIKA, 'Platform', 'Engineer');
    await work(CHIDI, 'platform', 'Designer');
    const rule = { domain: 'ACME.test', department: 'PLATFORM', job_title: 'engineer' };
    const { data } = await admin.call(previewTeamRule, { rule });
    expect([data.items.map(({ user_id }) => user_id), data.joining, data.leaving]).toEqual([[MIKA], 1, 0]);
    const { id } = await make({ rule });
    expect(await membersOf(id)).toEqual([MIKA]);
  });
  it('a changed rule changes the members at once, as the preview said; without a rule they stay', async () => {
    const { id: team_id } = await make();
    await admin.call(changeTeamMembers, { team_id, add: [MAYA, MIKA] });
    const rule = { department: 'platform' };
    const { data } = await admin.call(previewTeamRule, { team_id, rule });
    expect(data).toMatchObject({ total: 2, joining: 1, leaving: 1 });
    await admin.call(changeTeam, { team_id, rule });
    expect((await membersOf(team_id)).toSorted()).toEqual([MIKA, CHIDI].toSorted());
    expect((await lastEntry(team_id))?.details).toMatchObject({
      rule_before: 'none',
      rule_after: 'department platform',
      added: '1',
      removed: '1',
    });
    await admin.call(changeTeam, { team_id, rule: null });
    expect((await membersOf(team_id)).toSorted()).toEqual([MIKA, CHIDI].toSorted());
  });
  it('nobody is added to it or removed from it by hand', async () => {
    const { id } = await make({ rule: { department: 'platform' } });
    const other = await make();
    const replies = [
      await admin.call(changeTeamMembers, { team_id: id, add: [MAYA] }),
      await admin.call(moveCompanyUsers, { user_ids: [MAYA], add_to: [other.id, id] }),
      await admin.call(moveCompanyUsers, { user_ids: [MIKA], take_from: [id] }),
    ];
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'team_has_rule'));
    expect(await membersOf(other.id)).toEqual([]);
  });
  it('the job catches up with changes that nobody told of', async () => {
    const { id } = await make({ rule: { job_title: 'auditor' } });
    await work(MAYA, '', 'Auditor');
    await tool.app.jobs.drain();
    expect(await membersOf(id)).toEqual([MAYA]);
    await work(MAYA, '', '');
    await tool.app.jobs.drain();
    expect(await membersOf(id)).toEqual([]);
  });
});

describe('COMP-31 the accounts of managers and champions', () => {
  it('an account says what the teams say: added, renamed, removed, deleted', async () => {
    const one = await make({ name: 'Champions one' });
    const two = await make({ name: 'Champions two' });
    for (const { id } of [two, one]) await admin.call(changeTeamChampions, { team_id: id, add: [MIKA] });
    await admin.call(changeTeamManagers, { team_id: one.id, add: [MIKA] });
    const state = async () => {
      const row = await readAccount(MIKA);
      return [row?.isManager, row?.isSecurityChampion, row?.securityChampionTeams];
    };
    expect(await state()).toEqual([true, true, ['Champions one', 'Champions two']]);
    await admin.call(changeTeam, { team_id: one.id, name: 'Renamed champions' });
    expect(await state()).toEqual([true, true, ['Champions two', 'Renamed champions']]);
    await admin.call(changeTeamChampions, { team_id: two.id, remove: [MIKA] });
    await admin.call(deleteTeam, { team_id: one.id });
    expect(await state()).toEqual([false, false, []]);
  });
  it('somebody who is removed from two teams at the same time manages none', async () => {
    const teams = [await make(), await make()];
    for (const { id } of teams) await admin.call(changeTeamManagers, { team_id: id, add: [MIKA] });
    await Promise.all(teams.map(({ id }) => admin.call(changeTeamManagers, { team_id: id, remove: [MIKA] })));
    expect((await readAccount(MIKA))?.isManager).toBe(false);
    expect((await find(teams[0]?.id ?? asId(''))).managers).toEqual([]);
  });
  it('a team has twenty managers at most', async () => {
    const { id: team_id } = await make();
    const people = Array.from({ length: 21 }, () => randomUUID());
    await tool.database.db
      .insert(person)
      .values(
        people.map((id) => ({ id, kind: 'account' as const, email: `${id}@acme.test`, companyId: ACME })),
      );
    await tool.database.db
      .insert(account)
      .values(people.map((personId) => ({ personId, type: 'ENT' as const })));
    const add = people.map((id) => asId<'person'>(id));
    expect((await admin.call(changeTeamManagers, { team_id, add: add.slice(0, 20) })).status).toBe(200);
    expect((await admin.call(changeTeamManagers, { team_id, add: add.slice(20) })).code).toBe(
      'team_lead_limit',
    );
  });
});

describe('COMP-62 a user of another company', () => {
  it('leaves the teams of the company before, and joins those whose rule applies', async () => {
    const { db } = tool.database;
    const events = createEventBus();
    const record = () => Promise.resolve();
    const countOpenWork = () => Promise.resolve(new Map());
    createTeams({
      ...tool,
      events,
      audit: { record, recordAll: record, recordRefusal: record },
      countOpenWork,
    });
    const { id: team_id } = await make();
    const rule = (await globex.call(createTeam, { name: 'From ACME', rule: { domain: 'acme.test' } })).data
      .team;
    await admin.call(changeTeamMembers, { team_id, add: [CHIDI] });
    await admin.call(changeTeamManagers, { team_id, add: [CHIDI] });
    const companyId = toDemoCompanyId('globex');
    await db.transaction(async (tx) => {
      await tx.update(person).set({ companyId }).where(eq(person.id, CHIDI));
      await events.publish(tx, 'company.changed', { personId: CHIDI, companyId, at: tool.clock.now() });
    });
    const teams = await db
      .select({ id: teamMember.teamId })
      .from(teamMember)
      .where(eq(teamMember.personId, CHIDI));
    expect(teams).toEqual([{ id: rule.id }]);
    expect(await db.$count(teamManager, eq(teamManager.personId, CHIDI))).toBe(0);
    const row = await readAccount(CHIDI);
    expect([row?.isManager, row?.isSecurityChampion, row?.securityChampionTeams]).toEqual([false, false, []]);
  });
});

describe('COMP-37 ten thousand members', () => {
  it('a rule takes in ten thousand people, and pages of them are read', async () => {
    const { db } = tool.database;
    await db.execute(sql`
      with made as (
        insert into ${person} (id, kind, email, first_name, company_id, department)
        select gen_random_uuid(), 'account', 'p' || n || '@big.test', 'P' || n, ${ACME}::uuid, 'Field'
        from generate_series(1, 10000) n returning id
      )
      insert into ${account} (person_id, type) select id, 'ENT' from made
    `);
    const { id, members } = await make({ rule: { domain: 'big.test' } });
    expect(members).toBe(10_000);
    const { data } = await admin.call(listTeamMembers, { team_id: id, page: 100, per_page: 100 });
    expect([data.items.length, data.total]).toEqual([100, 10_000]);
    expect(await db.$count(team, eq(team.id, id))).toBe(1);
  });
});
