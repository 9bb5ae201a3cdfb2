import { asId, type TeamId } from '@drawbridge/contracts';
import {
  acceptScimClaims,
  changeTeam,
  changeTeamMembers,
  checkUserImport,
  createTeam,
  deleteTeam,
  dismissScimClaims,
  editCompanyUser,
  inviteCompanyUsers,
  listCompanyUsers,
  listScimClaims,
  listScimRequests,
  listTeamMembers,
  listTeams,
  moveCompanyUsers,
  setGroupMappings,
  setUserDefaults,
  startUserImport,
} from '@drawbridge/contracts/company';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDirectoryRows } from '../../../../../test/fixtures/company/directory-rows.ts';
import { ADA, CHIDI, GORAN, MIKA } from '../../../../../test/fixtures/company/user-calls.ts';
import { type Caller, createTestTool, type TestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import { scimClaim, scimConnection, scimUser } from '../scim.table.ts';

let tool: TestTool;
let owner: Caller;
let deputy: Caller;
let acme: ReturnType<typeof createDirectoryRows>;
let globex: ReturnType<typeof createDirectoryRows>;
beforeAll(async () => {
  tool = await createTestTool();
  acme = createDirectoryRows(tool);
  globex = createDirectoryRows(tool, 'globex');
  owner = await tool.as('admin@acme.test');
  deputy = await tool.as('deputy@acme.test');
});
afterAll(() => tool.close());
beforeEach(async () => {
  await acme.clear();
  await acme.switchOn();
});

const listClaims = async (search?: string) =>
  (await deputy.call(listScimClaims, { ...(search && { search }) })).data;
const toOutcomes = (reply: { data: { items: { outcome: string }[] } }) =>
  reply.data.items.map(({ outcome }) => outcome);

describe('SVC-11 accounts that the directory asked for', () => {
  it('are listed with their person and what the directory calls them, latest first, and are found by both', async () => {
    await acme.claim(MIKA, 'mika.of.directory', 'x1');
    tool.clock.advance(1_000);
    await acme.claim(ADA, 'ada');
    await globex.switchOn();
    await globex.claim(GORAN, 'goran');
    const { items, total } = await listClaims();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { user_id: ADA, email: 'admin@acme.test', needs_owner: true },
      {
        user_id: MIKA,
        name: 'Mika Berg',
        state: 'active',
        user_name: 'mika.of.directory',
        external_id: 'x1',
        needs_owner: false,
      },
    ]);
    expect((await listClaims('BERG directory')).items.map(({ user_id: id }) => id)).toEqual([MIKA]);
    expect((await listClaims('nobody')).total).toBe(0);
  });

  it('handed over, the directory owns them: the claim is gone, the audit trail names the person, and twice is nothing', async () => {
    await acme.claim(MIKA, 'Mika.Berg', 'x1');
    expect(toOutcomes(await deputy.call(acceptScimClaims, { user_ids: [MIKA, MIKA] }))).toEqual(['done']);
    const [row] = await tool.database.db.select().from(scimUser);
    expect(row).toMatchObject({
      personId: MIKA,
      companyId: acme.companyId,
      externalId: 'x1',
      userName: 'Mika.Berg',
      userNameKey: 'mika.berg',
      deletedAt: null,
    });
    expect((await listClaims()).total).toBe(0);
    const { items } = (await owner.call(listAuditEntries, { action: 'scim_claim.accept' })).data;
    expect(items[0]?.subject?.id).toBe(MIKA);
    expect(toOutcomes(await deputy.call(acceptScimClaims, { user_ids: [MIKA] }))).toEqual(['not_found']);
  });

  it('COMP-11 only an owner hands over an owner', async () => {
    await acme.claim(ADA, 'ada');
    await acme.claim(MIKA, 'mika');
    expect(toOutcomes(await deputy.call(acceptScimClaims, { user_ids: [ADA, MIKA] }))).toEqual([
      'needs_owner',
      'done',
    ]);
    expect((await listClaims()).items.map(({ user_id: id }) => id)).toEqual([ADA]);
    expect(toOutcomes(await owner.call(acceptScimClaims, { user_ids: [ADA] }))).toEqual(['done']);
  });

  it('of two accounts with the same id of the directory one is handed over', async () => {
    await acme.claim(MIKA, 'mika', 'x1');
    await acme.claim(CHIDI, 'chidi', 'x1');
    const outcomes = toOutcomes(await owner.call(acceptScimClaims, { user_ids: [MIKA, CHIDI] }));
    expect(outcomes.toSorted()).toEqual(['done', 'taken']);
    expect((await listClaims()).total).toBe(1);
  });

  it('an account is handed over although a user whom the directory deleted had its user name and id', async () => {
    await acme.provision(CHIDI, 'mika', { externalId: 'x1', deletedAt: tool.clock.now() });
    await acme.claim(MIKA, 'mika', 'x1');
    expect(toOutcomes(await owner.call(acceptScimClaims, { user_ids: [MIKA] }))).toEqual(['done']);
  });

  it('COMP-62 an account of another company is neither handed over nor dismissed', async () => {
    await globex.claim(GORAN, 'goran');
    expect(toOutcomes(await owner.call(acceptScimClaims, { user_ids: [GORAN] }))).toEqual(['not_found']);
    expect(toOutcomes(await owner.call(dismissScimClaims, { user_ids: [GORAN] }))).toEqual(['not_found']);
    expect(await tool.database.db.select().from(scimClaim)).toHaveLength(1);
  });

  it('dismissed, an account stays as it is', async () => {
    await acme.claim(MIKA, 'mika');
    expect(toOutcomes(await deputy.call(dismissScimClaims, { user_ids: [MIKA] }))).toEqual(['done']);
    expect(await tool.database.db.select().from(scimUser)).toEqual([]);
    const { items } = (await owner.call(listAuditEntries, { action: 'scim_claim.dismiss' })).data;
    expect(items[0]?.subject?.id).toBe(MIKA);
  });

  it('nothing is handed over while provisioning is off', async () => {
    await acme.clear();
    await acme.claim(MIKA, 'mika');
    expect((await owner.call(acceptScimClaims, { user_ids: [MIKA] })).code).toBe('scim_off');
  });
});

describe('SVC-11 the log of a directory', () => {
  it('lists lines latest first, page by page, also while new ones arrive', async () => {
    for (let nth = 1; nth <= 60; nth += 1) await acme.request({ subject: `line ${nth}` });
    const first = (await deputy.call(listScimRequests, {})).data;
    expect([first.items.length, first.items[0]?.subject]).toEqual([50, 'line 60']);
    await acme.request({ subject: 'line 61' });
    const rest = (await deputy.call(listScimRequests, { before: first.next_before ?? '' })).data;
    expect([rest.items.length, rest.items[0]?.subject, rest.next_before]).toEqual([10, 'line 10', null]);
  });

  it('is filtered by what came of a request, by words and by user, and holds nothing of another company', async () => {
    await acme.request({ personId: MIKA, subject: 'Mika Berg', changes: ['department: Sales'] });
    await acme.request({ personId: MIKA, subject: 'Mika Berg' });
    await acme.request({ status: 409, subject: 'Guest', detail: 'outside of the proven domains' });
    await globex.request({ personId: GORAN, subject: 'Goran' });
    const find = async (input: Parameters<typeof deputy.call<typeof listScimRequests>>[1]) =>
      (await deputy.call(listScimRequests, input)).data;
    const subjects = async (...input: Parameters<typeof find>) =>
      (await find(...input)).items.map(({ subject, status, changes }) => [subject, status, changes.length]);
    expect(await subjects({})).toHaveLength(3);
    expect(await subjects({ show: 'changed' })).toEqual([['Mika Berg', 200, 1]]);
    expect(await subjects({ show: 'unchanged' })).toEqual([['Mika Berg', 200, 0]]);
    expect(await subjects({ show: 'refused' })).toEqual([['Guest', 409, 0]]);
    expect(await subjects({ search: 'PROVEN guest' })).toEqual([['Guest', 409, 0]]);
    expect(await subjects({ search: 'member@acme.test sales' })).toEqual([['Mika Berg', 200, 1]]);
    expect(await find({ user_id: MIKA })).toMatchObject({
      items: [{ person: { name: 'Mika Berg' } }, {}],
      person: { user_id: MIKA, email: 'member@acme.test' },
    });
    expect(await find({ user_id: GORAN })).toMatchObject({ items: [], person: null });
  });
});

describe('SVC-11 what the directory decides is not changed by hand', () => {
  let teamId: TeamId;
  beforeEach(async () => {
    const { items } = (await owner.call(listTeams, { search: 'Directory team' })).data;
    teamId = items[0]?.id ?? (await owner.call(createTeam, { name: 'Directory team' })).data.team.id;
    await acme.group(teamId);
    await acme.provision(MIKA, 'mika');
  });

  it('a user of the directory is marked, filtered, and not edited; others are', async () => {
    const list = async (is_provisioned: boolean) =>
      (await owner.call(listCompanyUsers, { is_provisioned })).data.list.Items;
    expect((await list(true)).map(({ user_id: id, is_provisioned }) => [id, is_provisioned])).toEqual([
      [MIKA, true],
    ]);
    expect((await list(false)).some(({ user_id: id }) => id === MIKA)).toBe(false);
    const edit = (user_id: typeof MIKA, job_title: string) =>
      owner.call(editCompanyUser, { user_id, job_title });
    expect((await edit(MIKA, 'Pilot')).code).toBe('user_of_directory');
    expect((await edit(CHIDI, 'Pilot')).data.job_title).toBe('Pilot');
  });

  it('name, rule, members and deletion of a team of the directory are refused; its parent is changed', async () => {
    const parent = (await owner.call(listTeams, { search: 'Alpha' })).data.items[0]?.id ?? null;
    const replies = [
      await owner.call(changeTeam, { team_id: teamId, name: 'Other' }),
      await owner.call(changeTeam, { team_id: teamId, rule: { department: 'x' } }),
      await owner.call(changeTeamMembers, { team_id: teamId, add: [CHIDI] }),
      await owner.call(changeTeamMembers, { team_id: teamId, remove: [CHIDI] }),
      await owner.call(moveCompanyUsers, { user_ids: [CHIDI], add_to: [teamId] }),
      await owner.call(moveCompanyUsers, { user_ids: [CHIDI], take_from: [teamId] }),
      await owner.call(inviteCompanyUsers, { users: [{ email: 'new@acme.test' }], team_ids: [teamId] }),
      await owner.call(deleteTeam, { team_id: teamId }),
    ];
    expect(replies.map(({ status, code }) => [status, code])).toEqual(
      replies.map(() => [409, 'team_of_directory']),
    );
    const nested = await owner.call(changeTeam, {
      team_id: teamId,
      name: 'Directory team',
      rule: null,
      parent_id: parent,
    });
    expect(nested.data.team).toMatchObject({ is_provisioned: true, parent: { id: parent } });
  });

  it('neither the groups of the identity provider nor the defaults of new users add people to a team of the directory', async () => {
    const mapped = await owner.call(setGroupMappings, {
      items: [{ group: 'X', team_id: teamId, role: 'member' }],
    });
    const chosen = await owner.call(setUserDefaults, { weekly_digest_email: true, default_team_id: teamId });
    expect([mapped, chosen].map(({ errors }) => Object.keys(errors ?? {}))).toEqual([
      ['items.0.team_id'],
      ['default_team_id'],
    ]);
  });

  it('while provisioning is off, users and teams are changed by hand', async () => {
    await tool.database.db.update(scimConnection).set({ switchedOffAt: tool.clock.now() });
    const [mika] = (await owner.call(listCompanyUsers, { search: 'mika' })).data.list.Items;
    expect(mika?.is_provisioned).toBe(false);
    expect((await owner.call(editCompanyUser, { user_id: MIKA, job_title: 'Cook' })).status).toBe(200);
    expect((await owner.call(changeTeamMembers, { team_id: teamId, add: [CHIDI] })).status).toBe(200);
    expect((await owner.call(deleteTeam, { team_id: teamId })).status).toBe(200);
  });

  it('COMP-16 an import leaves the department of a user of the directory, and adds nobody to a team of the directory', async () => {
    const csv = [
      'email,department,teams',
      'member@acme.test,Fishing,Directory team',
      'champion@acme.test,Fishing,',
    ].join('\n');
    const { data } = await owner.call(checkUserImport, {
      file_name: 'users.csv',
      file: Buffer.from(csv).toString('base64'),
    });
    expect(data.check.counts).toMatchObject({ directory: 1, update: 1 });
    await owner.call(startUserImport, { import_id: asId(data.import_id) });
    await tool.mails();
    const { Items } = (await owner.call(listCompanyUsers, { department: 'Fishing' })).data.list;
    expect(Items.map(({ user_id: id }) => id)).toEqual([CHIDI]);
    expect((await owner.call(listTeamMembers, { team_id: teamId })).data.total).toBe(0);
  });
});
