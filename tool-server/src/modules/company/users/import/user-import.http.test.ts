import { asId } from '@drawbridge/contracts';
import {
  checkUserImport,
  createTeam,
  editCompanyUser,
  exportCompanyUsers,
  getUserImport,
  getUserImportResult,
  getUserImportSample,
  startUserImport,
  type UserImport,
} from '@drawbridge/contracts/company';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADA,
  createUserCalls,
  createUsersTool,
  MIKA,
  type UsersTool,
} from '../../../../../test/fixtures/company/user-calls.ts';
import { type Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import { createEventBus } from '../../../../events.ts';
import { createLog } from '../../../../platform/log/log.ts';
import { team } from '../../teams/index.ts';
import { createUserImportJob } from './user-import.jobs.ts';
import { userImport } from './user-import.table.ts';

let users: UsersTool;
beforeEach(async () => {
  await users?.tool.close();
  users = await createUsersTool();
});
afterAll(() => users.tool.close());
const { act, audited, getUser, list, setSeats } = createUserCalls(() => users);

const DAY_MS = 86_400_000;

const check = (text: string | Uint8Array, more = {}, caller: Caller = users.owner) =>
  caller.call(checkUserImport, {
    file_name: 'people.csv',
    file: Buffer.from(text).toString('base64'),
    ...more,
  });
async function run({ import_id }: UserImport, caller: Caller = users.owner): Promise<UserImport> {
  await caller.call(startUserImport, { import_id });
  await users.tool.app.jobs.drain();
  return (await caller.call(getUserImport, { import_id })).data;
}
const importFile = async (text: string | Uint8Array, more = {}) => run((await check(text, more)).data);

const getResult = async ({ import_id }: UserImport) =>
  (await users.owner.call(getUserImportResult, { import_id })).data.csv;

describe('COMP-16 a file is checked before it is imported', () => {
  it('a check says what was recognized and what would be done, and changes nothing', async () => {
    await act('deactivate', [MIKA]);
    const { data } = await check(
      [
        'E-Mail;Vorname;Nachname;Abteilung;Teams',
        'new@acme.test;Nea;Ö;Payments;Alpha',
        'champion@acme.test;;;Platform;',
        'manager@acme.test;;;;',
        'member@acme.test;;;Platform;',
        'ind@demo.test;;;;',
        'somebody@sso.test;;;;',
        'nobody;;;;',
        'NEW@acme.test;;;;',
        'x@acme.test;;;;Nowhere',
      ].join('\r\n'),
    );
    expect(data).toMatchObject({
      state: 'checked',
      rows: 9,
      handled: 0,
      check: {
        encoding: 'utf-8',
        delimiter: ';',
        counts: { invite: 1, ask: 0, update: 1, unchanged: 1, directory: 0, refused: 6 },
        more_faults: 0,
      },
    });
    expect(data.check.faults).toEqual([
      { line: 5, column: null, header: null, reason: 'is_deactivated', value: 'member@acme.test' },
      { line: 6, column: null, header: null, reason: 'account_elsewhere', value: 'ind@demo.test' },
      { line: 7, column: null, header: null, reason: 'domain_elsewhere', value: 'somebody@sso.test' },
      { line: 8, column: 1, header: 'E-Mail', reason: 'email_invalid', value: 'nobody' },
      { line: 9, column: 1, header: 'E-Mail', reason: 'repeated', value: '2' },
      { line: 10, column: 5, header: 'Teams', reason: 'team_unknown', value: 'Nowhere' },
    ]);
    expect(data.check.first_lines).toHaveLength(5);
    expect((await list()).data.total).toBe(6);
    expect(await users.tool.mails('new@acme.test')).toEqual([]);
  });

  it('of many bad lines the first 200 are described, and the others counted', async () => {
    const { data } = await check(`email\n${'nobody\n'.repeat(250)}`);
    expect([data.check.faults.length, data.check.more_faults]).toEqual([200, 50]);
  });

  it('a file that cannot be read is refused at its field', async () => {
    const refused = async (text: string, more = {}) => {
      const { status, errors } = await check(text, more);
      return [status, errors];
    };
    const noEmail = 'This file has no column for the email address. The first line has to name one "email"';
    expect(await refused('name\nMika\n')).toEqual([400, { file: noEmail }]);
    expect(await refused('email\n')).toEqual([400, { file: 'This file has no line with a user' }]);
    expect(await refused('', {})).toEqual([400, { file: 'Choose a file' }]);
    expect(await refused('', { file: 'not base64!' })).toEqual([
      400,
      { file: 'This file could not be sent. Choose it again' },
    ]);
    expect(await refused('', { file: 'A'.repeat(22_369_624) })).toEqual([
      400,
      { file: 'Choose a file of at most 16 MB' },
    ]);
    expect(await refused('email\na@acme.test\n', { team_ids: [ADA] })).toEqual([404, undefined]);
  });
});

describe('COMP-16 an import', () => {
  it('a line with a character that no database takes is refused alone, whichever cell has it', async () => {
    const text = [
      'email,first name,teams',
      'a\0b@acme.test,Ann,',
      'b@acme.test,B\0b,',
      'c@acme.test,Cy,Al\0pha',
      'd@acme.test,Di,Alpha',
    ].join('\n');
    const done = await importFile(text);
    expect([done.state, done.counts]).toEqual([
      'done',
      { invite: 1, ask: 0, update: 0, unchanged: 0, directory: 0, refused: 3 },
    ]);
    expect(await getResult(done)).toContain(
      '2,a b@acme.test,refused,has unreadable characters,1,a b@acme.test',
    );
  });

  it('invites new people, updates users with the cells that say something, adds teams and mails once', async () => {
    await users.owner.call(editCompanyUser, { user_id: MIKA, department: 'Payments', job_title: 'Engineer' });
    const text = [
      'email,first name,last name,department,job title,teams',
      'NEW@acme.test,Нея,Ö,Платежи,"=HYPERLINK(""x"")",alpha',
      'member@acme.test,,,Platform,,',
      'nobody,,,,,',
    ].join('\n');
    const done = await importFile(text);
    expect(done).toMatchObject({
      state: 'done',
      rows: 3,
      handled: 3,
      counts: { invite: 1, ask: 0, update: 1, unchanged: 0, directory: 0, refused: 1 },
    });
    const invited = await getUser('new@acme.test');
    expect(invited).toMatchObject({
      first_name: 'Нея',
      department: 'Платежи',
      job_title: '=HYPERLINK("x")',
      state: 'invited',
      has_license: true,
    });
    expect(invited.teams.map(({ name }) => name)).toEqual(['Alpha']);
    expect(await getUser('member@acme.test')).toMatchObject({
      first_name: 'Mika',
      department: 'Platform',
      job_title: 'Engineer',
    });
    expect(await users.tool.mails('new@acme.test')).toHaveLength(1);
    expect((await audited('user.import'))[0]?.details).toEqual({ users: '3', license: 'yes', teams: '0' });
    expect((await audited('user.invite'))[0]?.subject?.id).toBe(invited.user_id);
    expect((await audited('user.edit'))[0]?.details).toEqual({
      'department before': 'Payments',
      'department after': 'Platform',
    });
    expect((await getResult(done)).split('\r\n')).toEqual([
      'line,email,outcome,reason,column,value',
      '2,new@acme.test,invite,,,',
      '3,member@acme.test,update,,,',
      '4,nobody,refused,not an email address,1,nobody',
      '',
    ]);

    const again = await importFile(text);
    expect(again.counts).toEqual({ invite: 0, ask: 0, update: 0, unchanged: 2, directory: 0, refused: 1 });
    expect(await users.tool.mails('new@acme.test')).toHaveLength(1);
    expect(await audited('user.edit')).toHaveLength(2);
  });

  it('the sample is imported as it is', async () => {
    const { counts } = await importFile((await users.owner.call(getUserImportSample, {})).data.csv);
    expect(counts).toEqual({ invite: 3, ask: 0, update: 0, unchanged: 0, directory: 0, refused: 0 });
    expect(await getUser('jonas.weiss@example.com')).toMatchObject({
      last_name: 'Weiß',
      department: 'Platform, Cloud',
    });
  });

  it('an export of the users is imported without a change, also from a spreadsheet', async () => {
    await users.owner.call(editCompanyUser, { user_id: MIKA, job_title: '=1+1', department: 'R&D; "X"' });
    const { csv } = (await users.owner.call(exportCompanyUsers, {})).data;
    expect((await importFile(csv)).counts).toEqual({
      invite: 0,
      ask: 0,
      update: 0,
      unchanged: 6,
      directory: 0,
      refused: 0,
    });
    const unicode = Buffer.from(`\uFEFF${csv.replaceAll(',', '\t')}`, 'utf16le');
    expect((await importFile(unicode)).counts).toMatchObject({ unchanged: 6 });
  });

  it('seats are never exceeded, and without a license nobody takes one', async () => {
    await setSeats(7);
    const text = 'email\na@acme.test\nb@acme.test\n';
    const { data } = await check(text);
    expect(data.check.counts).toMatchObject({ invite: 1, refused: 1 });
    const done = await run(data);
    expect(await getResult(done)).toContain('b@acme.test,refused,no free seat');
    expect((await importFile(text, { has_license: false })).counts).toMatchObject({
      invite: 1,
      unchanged: 1,
    });
    expect((await list()).data.seats).toEqual({ used: 7, all: 7 });
  });

  it('teams that are chosen for the file are added to those of its lines; teams with a rule follow it', async () => {
    const { db } = users.tool.database;
    const [alpha] = await db.select().from(team).where(eq(team.name, 'Alpha'));
    const [payers, chosen] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    const companyId = alpha?.companyId ?? '';
    const createdAt = users.tool.clock.now();
    await db.insert(team).values([
      { id: payers, companyId, name: 'Payers', rule: { department: 'Payments' }, createdAt },
      { id: chosen, companyId, name: 'Chosen; by hand', createdAt },
    ]);
    const text = 'email,department,teams\na@acme.test,Payments,Alpha\nb@acme.test,,Payers\n';
    await importFile(text, { team_ids: [chosen] });
    const teamsOf = async (email: string) => (await getUser(email)).teams.map(({ name }) => name);
    expect(await teamsOf('a@acme.test')).toEqual(['Alpha', 'Chosen; by hand', 'Payers']);
    expect(await teamsOf('b@acme.test')).toEqual(['Chosen; by hand']);
    expect((await check(text, { team_ids: [payers] })).code).toBe('team_has_rule');
    const { csv } = (await users.owner.call(exportCompanyUsers, {})).data;
    expect((await importFile(csv)).counts).toMatchObject({ unchanged: 8 });
  });

  it('a chosen team that follows a rule since the check is refused at the start, and left out of an import that has started', async () => {
    const { id: teamId } = (await users.owner.call(createTeam, { name: 'Chosen' })).data.team;
    const { import_id } = (await check('email\na@acme.test\n', { team_ids: [teamId, teamId] })).data;
    const { db } = users.tool.database;
    await db
      .update(team)
      .set({ rule: { department: 'Nobody' } })
      .where(eq(team.id, teamId));
    const refused = await users.owner.call(startUserImport, { import_id });
    expect([refused.status, refused.code]).toEqual([409, 'team_has_rule']);
    await db.update(userImport).set({ state: 'waiting' }).where(eq(userImport.id, import_id));
    await users.tool.app.jobs.drain();
    expect((await getUser('a@acme.test')).teams).toEqual([]);
  });

  it('an import that is started twice is done once, and one of another company is unknown', async () => {
    const { data } = await check('email\na@acme.test\n');
    const { import_id } = data;
    const globex = await users.tool.as('admin@globex.test');
    for (const endpoint of [startUserImport, getUserImport, getUserImportResult])
      expect((await globex.call(endpoint, { import_id })).code).toBe('import_not_found');
    expect((await users.owner.call(getUserImport, { import_id })).data.state).toBe('checked');
    const replies = await Promise.all([
      users.owner.call(startUserImport, { import_id }),
      users.admin.call(startUserImport, { import_id }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    await users.tool.app.jobs.drain();
    expect((await users.owner.call(startUserImport, { import_id })).data.state).toBe('done');
    expect(await audited('user.import')).toHaveLength(1);
    expect((await globex.call(getUserImport, { import_id: asId(ADA) })).code).toBe('import_not_found');
  });

  it('the file is deleted a day after the end, the result after 30, a file that nobody imports after one', async () => {
    const done = await importFile('email\na@acme.test\n');
    const { data: unused } = await check('email\nb@acme.test\n');
    const { db } = users.tool.database;
    const rows = () => db.select({ id: userImport.id, file: userImport.file }).from(userImport);
    expect((await rows()).every(({ file }) => file !== null)).toBe(true);
    users.tool.clock.advance(DAY_MS + 1);
    await users.tool.app.jobs.drain();
    expect(await rows()).toEqual([{ id: done.import_id, file: null }]);
    users.tool.clock.advance(30 * DAY_MS);
    await users.tool.app.jobs.drain();
    expect(await rows()).toEqual([]);
    expect(unused.state).toBe('checked');
  });
});

describe('COMP-16 an import that stops goes on', () => {
  const LINES = 450;
  const text = `email\n${Array.from({ length: LINES }, (_, at) => `p${at}@acme.test`).join('\n')}\n`;

  /** A job of another process, whose mails are counted; it fails at the mail with that number. */
  function createOther({ failsAt = Number.POSITIVE_INFINITY } = {}) {
    const { database, clock } = users.tool;
    const mailed: string[] = [];
    const job = createUserImportJob({
      database,
      clock,
      events: createEventBus(),
      log: createLog('silent'),
      audit: {
        record: async () => undefined,
        recordAll: async () => undefined,
        recordRefusal: async () => undefined,
      },
      mailer: {
        send: async (_tx, { to }) => {
          if (mailed.length >= failsAt) throw new Error('the process dies');
          mailed.push(to);
        },
        wake: () => undefined,
      },
      toMailContent: () => ({ subject: '', text: '', html: '' }),
      publicUrl: 'https://tool.test',
      productName: 'Drawbridge',
      findDomain: async () => undefined,
    });
    return { job, mailed };
  }
  const start = async () => {
    const { data } = await check(text, { has_license: false });
    await users.tool.database.db.execute(sql`update user_import set state = 'waiting'`);
    return data.import_id;
  };
  const read = async (import_id: UserImport['import_id']) =>
    (await users.owner.call(getUserImport, { import_id })).data;

  it('what was written before it stopped stays, nothing of the portion it was at does, and a start continues', async () => {
    const import_id = await start();
    await createOther({ failsAt: 250 }).job.run();
    expect(await read(import_id)).toMatchObject({ state: 'failed', handled: 200, counts: { invite: 200 } });
    expect((await list()).data.total).toBe(206);
    await users.owner.call(startUserImport, { import_id });
    const { job, mailed } = createOther();
    await job.run();
    expect(await read(import_id)).toMatchObject({ state: 'done', handled: LINES, counts: { invite: LINES } });
    expect(mailed).toHaveLength(250);
    expect((await getResult(await read(import_id))).split('\r\n')).toHaveLength(LINES + 2);
  });

  it('two processes at the same import invite each person once', async () => {
    const import_id = await start();
    const jobs = [createOther(), createOther()];
    await Promise.all(jobs.map(({ job }) => job.run()));
    await jobs[0]?.job.run();
    expect(await read(import_id)).toMatchObject({ state: 'done', handled: LINES, counts: { invite: LINES } });
    const mailed = jobs.flatMap((one) => one.mailed);
    expect([mailed.length, new Set(mailed).size]).toEqual([LINES, LINES]);
  });
});
