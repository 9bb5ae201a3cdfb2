import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  changeTeam,
  changeTeamChampions,
  changeTeamManagers,
  changeTeamMembers,
  createTeam,
  deleteTeam,
  exportTeamMembers,
  findTeamCandidates,
  getTeam,
  listTeamMembers,
  listTeamNames,
  listTeams,
  moveCompanyUsers,
  previewTeamRule,
} from '@drawbridge/contracts/company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIKA } from '../../../../test/fixtures/company/assignment-tool.ts';
import { CHIDI, createTeamTool, GORAN, type TeamTool } from '../../../../test/fixtures/company/team-tool.ts';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { person } from '../../kernel/people/index.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';
import { isInScopeOf } from './index.ts';

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

describe('ROLE-5, COMP-62 the teams that a caller sees', () => {
  it('a manager sees the teams that they manage and those nested in them, and no other', async () => {
    const alpha = (await manager.call(listTeams, {})).data.items[0];
    expect(alpha?.name).toBe('Alpha');
    const nested = await make({ name: 'Alpha nested', parent_id: asId(alpha?.id ?? '') });
    const other = await make({ name: 'Alphabet' });
    const { items, total, may } = (await manager.call(listTeams, { search: 'ALPHÁ' })).data;
    expect([items.map(({ name }) => name), total, may]).toEqual([
      ['Alpha', 'Alpha nested'],
      2,
      { change: false },
    ]);
    expect((await manager.call(listTeamNames, {})).data.items).toEqual([
      { id: alpha?.id, name: 'Alpha', parent_id: null, has_rule: false, is_provisioned: false },
      { id: nested.id, name: 'Alpha nested', parent_id: alpha?.id, has_rule: false, is_provisioned: false },
    ]);
    expect((await manager.call(getTeam, { team_id: nested.id })).status).toBe(200);
    for (const endpoint of [getTeam, listTeamMembers, exportTeamMembers])
      expect((await manager.call(endpoint, { team_id: other.id })).code).toBe('team_not_found');
  });
  it('the manager of a nested team does not learn the name of its parent', async () => {
    const parent = await make();
    const nested = await make({ parent_id: parent.id });
    await admin.call(changeTeamManagers, { team_id: nested.id, add: [CHIDI] });
    const chidi = await tool.as('champion@acme.test');
    expect((await chidi.call(listTeams, {})).data.items.map(({ id, parent: seen }) => [id, seen])).toEqual([
      [nested.id, null],
    ]);
    expect((await find(nested.id)).parent).toEqual({ id: parent.id, name: parent.name });
    await admin.call(deleteTeam, { team_id: nested.id });
    expect((await chidi.call(listTeams, {})).code).toBe('forbidden');
  });
  it('a manager exports the members of a managed team, which is recorded', async () => {
    const { id } = (await manager.call(listTeams, {})).data.items[0] ?? { id: asId<'team'>('') };
    const { data } = await manager.call(exportTeamMembers, { team_id: id, search: 'mika' });
    expect(data).toMatchObject({ members: 1, is_complete: true });
    expect(data.csv.split('\r\n')[1]).toMatch(/^"?Mika Berg"?,"?member@acme\.test"?,"?active"?,/);
    expect((await lastEntry(id))?.details).toEqual({ name: 'Alpha', members: '1' });
  });
  it('the users in the scope of a manager are the members of the managed teams; of an administrator, all', async () => {
    const alpha = (await manager.call(listTeams, {})).data.items[0];
    const nested = await make({ parent_id: alpha?.id ?? null });
    await admin.call(changeTeamMembers, { team_id: nested.id, add: [toDemoPersonId('invited@acme.test')] });
    const read = async (email: string, isAdmin: boolean) => {
      const scope = { companyId: toDemoCompanyId('acme'), personId: toDemoPersonId(email), isAdmin };
      const { db } = tool.database;
      const rows = await db.select({ email: person.email }).from(person).where(isInScopeOf(scope));
      return rows.map((row) => row.email?.replace('@acme.test', '') ?? '').toSorted();
    };
    const ofManager = ['champion', 'invited', 'manager', 'member'];
    expect(await read('manager@acme.test', false)).toEqual(ofManager);
    expect(await read('member@acme.test', false)).toEqual([]);
    expect(await read('admin@acme.test', true)).toEqual([...ofManager, 'admin', 'deputy'].toSorted());
    await admin.call(deleteTeam, { team_id: nested.id });
  });
  it('a manager changes nothing', async () => {
    const { id } = (await manager.call(listTeams, {})).data.items[0] ?? { id: asId<'team'>('') };
    const replies = [
      await manager.call(createTeam, { name: 'Mine' }),
      await manager.call(changeTeam, { team_id: id, name: 'Mine' }),
      await manager.call(deleteTeam, { team_id: id }),
      await manager.call(changeTeamMembers, { team_id: id, add: [MIKA] }),
      await manager.call(changeTeamManagers, { team_id: id, add: [MIKA] }),
      await manager.call(changeTeamChampions, { team_id: id, add: [MIKA] }),
      await manager.call(moveCompanyUsers, { user_ids: [MIKA], add_to: [id] }),
      await manager.call(findTeamCandidates, { team_id: id, place: 'member' }),
    ];
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['forbidden']));
  });
  it('a team of another company counts as unknown in every call', async () => {
    const { id: team_id } = await make();
    const replies = [
      await globex.call(getTeam, { team_id }),
      await globex.call(listTeamMembers, { team_id }),
      await globex.call(exportTeamMembers, { team_id }),
      await globex.call(findTeamCandidates, { team_id, place: 'member' }),
      await globex.call(previewTeamRule, { team_id, rule: { domain: 'acme.test' } }),
      await globex.call(createTeam, { name: 'Nested elsewhere', parent_id: team_id }),
      await globex.call(changeTeam, { team_id, name: 'Taken over' }),
      await globex.call(deleteTeam, { team_id }),
      await globex.call(changeTeamMembers, { team_id, add: [GORAN] }),
      await globex.call(changeTeamManagers, { team_id, add: [GORAN] }),
      await globex.call(changeTeamChampions, { team_id, add: [GORAN] }),
      await globex.call(moveCompanyUsers, { user_ids: [GORAN], add_to: [team_id] }),
      await globex.call(moveCompanyUsers, { user_ids: [GORAN], take_from: [team_id] }),
    ];
    expect(replies.map(({ status, code }) => [status, code])).toEqual(
      replies.map(() => [404, 'team_not_found']),
    );
    expect((await globex.call(listTeams, {})).data.items.map(({ name }) => name)).toEqual(['Platform']);
  });
  it('a user of another company is neither member, manager nor champion, and no rule finds them', async () => {
    const { id: team_id } = await make();
    const added = await admin.call(changeTeamMembers, { team_id, add: [GORAN, MIKA] });
    expect(added.data.items.map(({ outcome }) => outcome)).toEqual(['not_found', 'done']);
    for (const endpoint of [changeTeamManagers, changeTeamChampions]) {
      const { status, errors } = await admin.call(endpoint, { team_id, add: [MIKA, GORAN] });
      expect([status, Object.keys(errors ?? {})]).toEqual([400, ['add.1']]);
    }
    const rule = { domain: 'globex.test' };
    expect((await admin.call(previewTeamRule, { rule })).data).toMatchObject({ total: 0, items: [] });
    expect((await make({ rule })).members).toBe(0);
    expect(await membersOf(team_id)).toEqual([MIKA]);
  });
});

describe('COMP-37 an administrator keeps the teams', () => {
  it('a name is given once in a company, whatever its case and accents', async () => {
    await make({ name: 'Équipe Une' });
    const other = await make();
    expect((await admin.call(createTeam, { name: ' equipe UNE ' })).code).toBe('team_name_taken');
    expect((await admin.call(changeTeam, { team_id: other.id, name: 'equipe une' })).code).toBe(
      'team_name_taken',
    );
    expect((await globex.call(createTeam, { name: 'Équipe Une' })).status).toBe(200);
    const both = await Promise.all([1, 2].map(() => admin.call(createTeam, { name: 'At once' })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
  it('teams are nested one level deep', async () => {
    const top = await make();
    const nested = await make({ parent_id: top.id });
    const third = await make();
    const tries = [
      await admin.call(createTeam, { name: 'Third level', parent_id: nested.id }),
      await admin.call(changeTeam, { team_id: third.id, parent_id: nested.id }),
      await admin.call(changeTeam, { team_id: top.id, parent_id: third.id }),
      await admin.call(changeTeam, { team_id: third.id, parent_id: third.id }),
    ];
    expect(tries.map(({ code }) => code)).toEqual(tries.map(() => 'team_too_deep'));
    const [one, other] = await Promise.all([
      admin.call(changeTeam, { team_id: third.id, parent_id: top.id }),
      admin.call(changeTeam, { team_id: top.id, parent_id: third.id }),
    ]);
    expect([one.status, other.code]).toEqual([200, 'team_too_deep']);
    expect(
      (await admin.call(changeTeam, { team_id: nested.id, parent_id: null })).data.team.parent,
    ).toBeNull();
  });
  it('of two administrators who change a team at once the second is told', async () => {
    const { id: team_id, revision } = await make();
    const first = await admin.call(changeTeam, { team_id, name: 'First', revision });
    const second = await admin.call(changeTeam, { team_id, name: 'Second', revision });
    expect([first.status, second.code, (await find(team_id)).name]).toEqual([200, 'team_changed', 'First']);
  });
  it('values that are not valid are refused with their field', async () => {
    const { id: team_id } = await make();
    const tries = [
      [await admin.call(createTeam, { name: ' ' }), ['name']],
      [await admin.call(createTeam, { name: 'x'.repeat(101) }), ['name']],
      [await admin.call(createTeam, { name: 'Rule', rule: {} }), ['rule']],
      [await admin.call(createTeam, { name: 'Rule', rule: { domain: 'mika@acme.test' } }), ['rule.domain']],
      [await admin.call(changeTeamMembers, { team_id, add: ['nobody'] }), ['add.0']],
      [
        await admin.call(moveCompanyUsers, {
          user_ids: Array.from({ length: 501 }, () => asId<'person'>(randomUUID())),
        }),
        ['user_ids'],
      ],
    ] as const;
    for (const [{ status, errors }, fields] of tries)
      expect([status, Object.keys(errors ?? {})]).toEqual([400, fields]);
  });
  it('COMP-63 a deleted team leaves its people and nested teams', async () => {
    const top = await make();
    const nested = await make({ parent_id: top.id });
    await admin.call(changeTeamMembers, { team_id: top.id, add: [MIKA] });
    await admin.call(deleteTeam, { team_id: top.id });
    expect((await admin.call(getTeam, { team_id: top.id })).code).toBe('team_not_found');
    expect((await find(nested.id)).parent).toBeNull();
    expect((await readAccount(MIKA))?.state).toBe('active');
    expect((await lastEntry(top.id))?.details).toMatchObject({ name: top.name, members: '1' });
  });
  it('each change has an audit entry with before and after; a repeat has none', async () => {
    const { id: team_id, name } = await make();
    await admin.call(changeTeam, { team_id, name: 'Renamed' });
    const renamed = await lastEntry(team_id);
    expect([renamed?.action, renamed?.details]).toEqual([
      'team.change',
      { name, name_before: name, name_after: 'Renamed' },
    ]);
    await admin.call(changeTeam, { team_id, name: 'Renamed' });
    expect((await lastEntry(team_id))?.id).toBe(renamed?.id);
    await admin.call(changeTeamMembers, { team_id, add: [MIKA] });
    await admin.call(changeTeamMembers, { team_id, add: [MIKA] });
    expect((await lastEntry(team_id))?.details).toEqual({
      name: 'Renamed',
      before: '0',
      after: '1',
      added: MIKA,
      removed: '',
    });
    await admin.call(changeTeamManagers, { team_id, add: [MIKA] });
    expect((await lastEntry(team_id))?.details).toEqual({ name: 'Renamed', before: '', after: MIKA });
    await admin.call(deleteTeam, { team_id });
  });
});
