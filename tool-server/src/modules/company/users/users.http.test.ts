import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  changeTeamMembers,
  createTeam,
  editCompanyUser,
  exportCompanyUsers,
  getCompanyUser,
  inviteCompanyUsers,
  listDepartments,
  searchCompanyUsers,
} from '@drawbridge/contracts/company';
import { confirmSignup, resendSignupCode } from '@drawbridge/contracts/identity';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createUserCalls,
  createUsersTool,
  MIKA,
  type UsersTool,
} from '../../../../test/fixtures/company/user-calls.ts';
import { readCode } from '../../../../test/fixtures/identity/mailed-code.ts';
import { person } from '../../kernel/people/index.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';

let users: UsersTool;
beforeEach(async () => {
  await users?.tool.close();
  users = await createUsersTool();
});
afterAll(() => users.tool.close());
const PASSWORD = 'nine quiet harbours at dusk';
const { act, audited, getUser, invite, list, setSeats } = createUserCalls(() => users);

describe('COMP-14, COMP-15 the list of users', () => {
  it('COMP-14, CALL-42 the pages of a list end where no LastEvaluatedKey follows, and hold everybody once', async () => {
    const seen: string[] = [];
    let key: string | undefined;
    do {
      const page = await list({ limit: 2, ...(key ? { LastEvaluatedKey: key } : {}) });
      expect([page.data.total, page.data.seats]).toEqual([6, { used: 6, all: null }]);
      seen.push(...page.emails);
      key = page.data.LastEvaluatedKey;
    } while (key !== undefined);
    expect(seen).toEqual([
      'admin@acme.test',
      'champion@acme.test',
      'deputy@acme.test',
      'invited@acme.test',
      'manager@acme.test',
      'member@acme.test',
    ]);
  });

  it.each(['name', 'email', 'last_seen', 'added'] as const)(
    'a list sorted by %s is the same page by page, both ways',
    async (sort) => {
      for (const direction of ['ascending', 'descending'] as const) {
        const whole = await list({ sort, direction });
        const first = await list({ sort, direction, limit: 4 });
        const rest = await list({ sort, direction, limit: 4, LastEvaluatedKey: first.data.LastEvaluatedKey });
        expect([...first.emails, ...rest.emails]).toEqual(whole.emails);
        expect(rest.data.LastEvaluatedKey).toBeUndefined();
      }
    },
  );

  it('a user without a license is counted, and a person whom a platform launched is not', async () => {
    await act('unlicense', [MIKA]);
    const companyId = toDemoCompanyId('acme');
    await users.tool.database.db
      .insert(person)
      .values({ id: randomUUID(), kind: 'launched', companyId, createdAt: users.tool.clock.now() });
    const { total, seats } = (await list()).data;
    expect([total, seats]).toEqual([6, { used: 5, all: null }]);
  });

  it('a key of another order, a forged one and one with a forbidden character are refused at their field', async () => {
    const { LastEvaluatedKey } = (await list({ limit: 1 })).data;
    const forge = (...parts: unknown[]) =>
      Buffer.from(JSON.stringify(['name', 'ascending', ...parts])).toString('base64url');
    for (const [sort, key] of [
      ['email', LastEvaluatedKey],
      ['name', 'e30'],
      ['name', forge('\0', MIKA, 3, 1, null)],
      ['name', forge('a', MIKA, '3')],
      ['name', forge('a', MIKA, 3, 1)],
    ] as const) {
      const reply = await list({ sort, LastEvaluatedKey: key });
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['LastEvaluatedKey']]);
    }
  });

  it('COMP-15 a search finds words in any order, without their accents, in names, address, department and job title', async () => {
    await users.owner.call(editCompanyUser, {
      user_id: MIKA,
      first_name: 'Élodie',
      last_name: 'Дмитриева',
      department: 'Płatności',
      job_title: 'Backend',
    });
    const find = async (search: string) => {
      const { data } = await users.owner.call(searchCompanyUsers, { search });
      return data.found.data.map(({ email }) => email);
    };
    for (const search of ['elodie', 'ДМИТ', 'backend élod', 'member@acme', 'płat'])
      expect(await find(search)).toEqual(['member@acme.test']);
    for (const search of ['%', '_', '\\', 'nobody']) expect(await find(search)).toEqual([]);
  });

  it('the filters of state, role, license, team, department and last visit narrow the list', async () => {
    await users.owner.call(editCompanyUser, { user_id: MIKA, department: 'Payments' });
    await act('unlicense', [MIKA]);
    const teamId = (await getUser('member@acme.test')).teams[0]?.id;
    expect((await list({ state: 'invited' })).emails).toEqual(['invited@acme.test']);
    expect((await list({ role: 'owner' })).emails).toEqual(['admin@acme.test']);
    expect((await list({ role: 'admin' })).emails).toEqual(['deputy@acme.test']);
    expect((await list({ role: 'champion' })).emails).toEqual(['champion@acme.test']);
    expect((await list({ has_license: false })).emails).toEqual(['member@acme.test']);
    expect((await list({ department: 'Payments' })).emails).toEqual(['member@acme.test']);
    expect((await list({ team_id: teamId })).data.total).toBe(3);
    expect((await list({ seen: 'never' })).data.total).toBe(6);
    expect((await users.owner.call(listDepartments, {})).data.items).toEqual(['Payments']);
  });

  it('COMP-62 a list, a search and a page of one user hold nobody of another company', async () => {
    const globex = await users.tool.as('admin@globex.test');
    expect((await list({}, globex)).emails).toEqual(['member@globex.test', 'admin@globex.test']);
    expect((await globex.call(searchCompanyUsers, { search: 'acme' })).data.total).toBe(0);
    expect((await globex.call(getCompanyUser, { email: 'member@acme.test' })).code).toBe('user_not_found');
  });

  it('ROLE-5 a manager sees the members of the managed teams and nobody else, in list, search, export and page', async () => {
    const manager = await users.tool.as('manager@acme.test');
    const mine = ['champion@acme.test', 'manager@acme.test', 'member@acme.test'];
    await users.tool.database.db.execute(sql`insert into team_manager (team_id, person_id, created_at)
      select team_id, person_id, now() from team_member where person_id = ${toDemoPersonId('manager@acme.test')}::uuid
      on conflict do nothing`);
    const listed = await list({}, manager);
    // The seats are those of the whole company.
    expect([listed.emails, listed.data.seats]).toEqual([mine, undefined]);
    const { id: elsewhere } = (await users.owner.call(createTeam, { name: 'Elsewhere' })).data.team;
    await users.owner.call(changeTeamMembers, { team_id: elsewhere, add: [MIKA], remove: [] });
    expect((await getUser('member@acme.test')).teams).toHaveLength(2);
    expect((await getUser('member@acme.test', manager)).teams.map(({ name }) => name)).toEqual(['Alpha']);
    const { LastEvaluatedKey } = (await list({ limit: 1 }, manager)).data;
    const next = (await list({ limit: 1, LastEvaluatedKey }, manager)).data;
    expect([next.total, next.seats]).toEqual([3, undefined]);
    // A key can be read: it says nothing of the seats.
    const decoded = JSON.parse(Buffer.from(String(LastEvaluatedKey), 'base64url').toString());
    expect(decoded.slice(4)).toEqual([3]);
    expect((await list({ team_id: elsewhere }, manager)).data.total).toBe(0);
    expect((await manager.call(searchCompanyUsers, { search: 'admin' })).data.total).toBe(0);
    expect((await manager.call(exportCompanyUsers, {})).data.users).toBe(3);
    expect((await manager.call(getCompanyUser, { email: 'admin@acme.test' })).code).toBe('user_not_found');
    expect((await manager.call(getCompanyUser, { email: 'member@acme.test' })).data.may.edit).toBe(false);
    expect((await manager.call(editCompanyUser, { user_id: MIKA, department: 'x' })).status).toBe(403);
  });

  it('an export holds the filtered users, is safe from formulas and is in the audit trail', async () => {
    await users.owner.call(editCompanyUser, { user_id: MIKA, job_title: '=HYPERLINK("x")' });
    const { data } = await users.owner.call(exportCompanyUsers, { search: 'mika' });
    expect(data.csv.split('\r\n')[1]).toMatch(
      /^member@acme\.test,Mika,Berg,,"'=HYPERLINK\(""x""\)",Alpha,member,active,yes,/,
    );
    expect((await audited('user.export'))[0]?.details).toEqual({ users: '1' });
  });
});

describe('COMP-16 invitations', () => {
  it('an invited person is a user, gets a mail, sets a password by a code and is active then', async () => {
    const teamId = (await getUser('member@acme.test')).teams[0]?.id;
    expect(
      await invite([{ email: 'New.One@acme.test', first_name: 'Noa' }], { team_ids: [teamId, teamId] }),
    ).toEqual(['done']);
    const user = await getUser('new.one@acme.test');
    expect(user).toMatchObject({ state: 'invited', first_name: 'Noa', role: 'member', has_license: true });
    expect(user.teams.map(({ name }) => name)).toEqual(['Alpha']);
    const [mail] = await users.tool.mails('new.one@acme.test');
    expect(mail?.subject).toBe('ACME invites you to Drawbridge');
    expect(mail?.text).toContain('https://tool.test/confirm-user');
    await users.tool.anonymous.call(resendSignupCode, { email: 'new.one@acme.test' });
    const { typed: code } = await readCode(users.tool, 'new.one@acme.test');
    await users.tool.anonymous.call(confirmSignup, {
      email: 'new.one@acme.test',
      code,
      new_password: PASSWORD,
      confirm_password: PASSWORD,
    });
    expect((await getUser('new.one@acme.test')).state).toBe('active');
  });

  it('each address has its own outcome, and a refused one stops nobody else', async () => {
    await act('deactivate', [MIKA]);
    expect(
      await invite([
        { email: 'a@acme.test' },
        { email: 'A@ACME.test' },
        { email: 'champion@acme.test' },
        { email: 'member@acme.test' },
        { email: 'ind@demo.test' },
        { email: 'admin@globex.test' },
        { email: 'somebody@sso.test' },
      ]),
    ).toEqual([
      'done',
      'already_user',
      'already_user',
      'is_deactivated',
      'account_elsewhere',
      'account_elsewhere',
      'domain_elsewhere',
    ]);
    expect(await users.tool.mails('ind@demo.test')).toEqual([]);
  });

  it('seats are never exceeded, also by two administrators at once', async () => {
    await setSeats(8);
    const outcomes = await Promise.all([
      invite([{ email: 'a@acme.test' }, { email: 'b@acme.test' }]),
      invite([{ email: 'c@acme.test' }, { email: 'd@acme.test' }], {}, users.admin),
    ]);
    expect(outcomes.flat().toSorted()).toEqual(['done', 'done', 'no_seat', 'no_seat']);
    expect((await list()).data.seats).toEqual({ used: 8, all: 8 });
    expect(await invite([{ email: 'e@acme.test' }], { has_license: false })).toEqual(['done']);
  });

  it('a team of another company and bad addresses are refused at their field, and nobody is invited', async () => {
    const globex = await users.tool.as('admin@globex.test');
    const foreign = (await getUser('member@globex.test', globex)).teams[0]?.id ?? asId('');
    const reply = await users.owner.call(inviteCompanyUsers, {
      users: [{ email: 'a@acme.test' }],
      team_ids: [foreign],
    });
    expect([reply.status, reply.code]).toEqual([404, 'team_not_found']);
    const bad = await users.owner.call(inviteCompanyUsers, {
      users: [{ email: 'a@acme.test' }, { email: 'nobody' }],
    });
    expect(bad.errors).toEqual({ 'users.1.email': 'Please provide a valid email' });
    expect((await list()).data.total).toBe(6);
  });

  it('an invitation is sent again to those who did not accept it, once a minute', async () => {
    await invite([{ email: 'a@acme.test' }]);
    const { user_id: id } = await getUser('a@acme.test');
    expect(await act('resend', [id, MIKA])).toEqual(['too_soon', 'not_invited']);
    users.tool.clock.advance(60_000);
    expect(await act('resend', [id])).toEqual(['done']);
    expect(await users.tool.mails('a@acme.test')).toHaveLength(2);
  });
});
