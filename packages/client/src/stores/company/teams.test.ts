import {
  changeTeam,
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
import {
  buildTeam,
  buildTeamCandidate,
  buildTeamLead,
  buildTeamMemberRow,
} from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeHandler } from '../../testing/index.ts';
import { createTeamStore } from './team.ts';
import { createTeamsStore } from './teams.ts';

const MEMBER = buildTeamMemberRow();
const may = { change: true };
const preview: FakeHandler = () => ({ data: { items: [], total: 4, joining: 3, leaving: 1 } });

describe('COMP-37 the teams of a company', () => {
  function setUp(list: FakeHandler = () => ({ data: { items: [buildTeam()], total: 51, may } })) {
    const server = createFakeServer([
      [listTeams, list],
      [
        listTeamNames,
        () => ({
          data: {
            items: [
              { id: buildTeam().id, name: 'Alpha', parent_id: null, has_rule: false, is_provisioned: false },
            ],
          },
        }),
      ],
      [
        createTeam,
        ({ name }) =>
          name === 'Alpha'
            ? { problem: 'team_name_taken' }
            : { data: { team: buildTeam({ name: String(name) }) } },
      ],
      [previewTeamRule, preview],
      [
        moveCompanyUsers,
        ({ user_ids, add_to }) =>
          (add_to as string[]).length === 0
            ? { problem: 'team_has_rule' }
            : { data: { items: (user_ids as string[]).map((user_id) => ({ user_id, outcome: 'done' })) } },
      ],
    ]);
    return { server, store: createTeamsStore({ client: server.client }) };
  }

  it('a page of teams is loaded with its search', async () => {
    const { server, store } = setUp();
    await store.load({ search: 'al', page: 2 });
    expect(store.teams.value).toMatchObject({ value: { total: 51, page: 2, pageSize: 50, may } });
    expect(server.calls.at(-1)?.input).toMatchObject({ search: 'al', page: '2' });
  });
  it('ERR-24 teams of an earlier search stay when the next one fails, and the list says so', async () => {
    let isDown = false;
    const { store } = setUp(() =>
      isDown ? { problem: 'internal' } : { data: { items: [buildTeam()], total: 1, may } },
    );
    await store.load({ search: '', page: 1 });
    isDown = true;
    await store.load({ search: 'x', page: 1 });
    expect(store.teams.value).toMatchObject({
      state: 'ready',
      value: { total: 1 },
      reloadProblem: { code: 'internal' },
    });
  });
  it('a team is made, or the refusal says why', async () => {
    const { store } = setUp();
    expect(await store.create({ name: 'Beta' })).toMatchObject({ kind: 'done', value: { name: 'Beta' } });
    expect(await store.create({ name: 'Alpha' })).toMatchObject({ kind: 'refused' });
  });
  it('users are moved in as few calls as the limit of a call allows', async () => {
    const { server, store } = setUp();
    const ids = Array.from(
      { length: 501 },
      (_, nth) => `3c1d9a52-7b0e-4c39-8a55-${String(nth).padStart(12, '0')}`,
    );
    const outcome = await store.move(ids, { addTo: [buildTeam().id], takeFrom: [] });
    expect(outcome).toMatchObject({ kind: 'done' });
    expect(outcome.kind === 'done' && outcome.value).toHaveLength(501);
    expect(server.calls.map(({ input }) => (input['user_ids'] as string[]).length)).toEqual([500, 1]);
  });
  it('a refused move says why', async () => {
    const { store } = setUp();
    expect((await store.move([MEMBER.user_id], { addTo: [], takeFrom: [] })).kind).toBe('refused');
  });
  it('names and a preview are read', async () => {
    const { store } = setUp();
    await store.loadNames();
    expect(store.names.value).toMatchObject({ value: [{ name: 'Alpha' }] });
    expect(await store.preview({ domain: 'acme.test' })).toMatchObject({ value: { total: 4 } });
  });
});

describe('COMP-36 one team', () => {
  function setUp(handlers: Partial<Record<'get' | 'change' | 'members', FakeHandler>> = {}) {
    let listed = 0;
    const server = createFakeServer([
      [getTeam, handlers.get ?? (() => ({ data: { team: buildTeam(), nested: [], may } }))],
      [
        listTeamMembers,
        () => {
          listed += 1;
          return { data: { items: [MEMBER], total: 1 } };
        },
      ],
      [listTeamNames, () => ({ data: { items: [] } })],
      [findTeamCandidates, () => ({ data: { items: [buildTeamCandidate()], total: 1 } })],
      [previewTeamRule, preview],
      [
        changeTeam,
        handlers.change ??
          (({ name }) => ({
            data: { team: buildTeam({ name: typeof name === 'string' ? name : 'Alpha' }) },
          })),
      ],
      [
        changeTeamMembers,
        handlers.members ??
          (() => ({
            data: {
              items: [{ user_id: MEMBER.user_id, outcome: 'done' }],
              team: buildTeam({ members: 4 }),
            },
          })),
      ],
      [changeTeamManagers, () => ({ data: { team: buildTeam({ managers: [] }) } })],
      [deleteTeam, () => ({ data: {} })],
      [
        exportTeamMembers,
        ({ search }) => ({
          data: { file_name: 'members.csv', csv: String(search), members: 1, is_complete: true },
        }),
      ],
    ]);
    const store = createTeamStore({ client: server.client, teamId: buildTeam().id });
    const load = async () => {
      await store.load();
      await store.loadMembers({ search: '', sort: 'points', page: 1 });
    };
    const shown = () => (store.detail.value.state === 'ready' ? store.detail.value.value.team : undefined);
    return { server, store, load, shown, countLists: () => listed };
  }

  it('added people are shown with the team, and the members are read again', async () => {
    const { store, load, shown, countLists } = setUp();
    await load();
    expect(await store.changeMembers({ add: [MEMBER.user_id] })).toMatchObject({
      kind: 'done',
      value: [{ outcome: 'done' }],
    });
    expect([shown()?.members, countLists()]).toEqual([4, 2]);
  });
  it('members stay as they are when the change is refused', async () => {
    const { store, load, shown, countLists } = setUp({ members: () => ({ problem: 'team_has_rule' }) });
    await load();
    expect((await store.changeMembers({ add: [MEMBER.user_id] })).kind).toBe('refused');
    expect([shown()?.members, countLists()]).toEqual([3, 1]);
  });
  it('a new name leaves the members, and a new rule reads them again', async () => {
    const { store, load, shown, countLists } = setUp();
    await load();
    await store.change({ name: 'Beta' });
    expect([shown()?.name, countLists()]).toEqual(['Beta', 1]);
    await store.change({ rule: { department: 'Platform' } });
    expect(countLists()).toBe(2);
  });
  it('managers are shown as the server says after a change', async () => {
    const { store, load, shown } = setUp();
    await load();
    await store.changeLeads('manager', { remove: [buildTeamLead().user_id] });
    expect(shown()?.managers).toEqual([]);
  });
  it('candidates, names and a preview are read for the team', async () => {
    const { store } = setUp();
    expect(await store.findCandidates('member', 'ines')).toMatchObject({ value: { total: 1 } });
    expect(await store.preview({ department: 'Platform' })).toMatchObject({ value: { leaving: 1 } });
    await store.loadNames();
    expect(store.names.value).toEqual({ state: 'ready', value: [] });
    expect((await store.remove()).kind).toBe('done');
    expect(await store.exportMembers({ search: 'mika', sort: 'name' })).toMatchObject({
      value: { csv: 'mika' },
    });
  });
  it('a team that is not there shows the problem', async () => {
    const { store, load } = setUp({ get: () => ({ problem: 'team_not_found' }) });
    await load();
    expect(store.detail.value).toMatchObject({ state: 'problem', problem: { code: 'team_not_found' } });
  });
});
