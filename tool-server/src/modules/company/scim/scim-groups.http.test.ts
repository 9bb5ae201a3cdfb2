import { asId, type PersonId } from '@drawbridge/contracts';
import { createTeam, getTeam } from '@drawbridge/contracts/company';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScimTool, type ScimTool } from '../../../../test/fixtures/company/scim-tool.ts';
import { MIKA } from '../../../../test/fixtures/company/user-calls.ts';
import { createApp } from '../../../app.ts';
import { createLog } from '../../../platform/log/log.ts';
import { teamMember } from '../teams/index.ts';

const silent = createLog('silent', { write: () => undefined });

let scim: ScimTool;
let ann: PersonId;
let bob: PersonId;
let cy: PersonId;
beforeAll(async () => {
  scim = await createScimTool();
  ann = await scim.makeUser('ann', { name: { givenName: 'Ann', familyName: 'A' } });
  bob = await scim.makeUser('bob');
  cy = await scim.makeUser('cy');
});
afterAll(() => scim.tool.close());

/** The members of a fresh read. */
const membersOf = async (id: string) =>
  ((await scim.send('GET', `/Groups/${id}`)).body.members ?? []).map(({ value }) => value).toSorted();
const sorted = (...members: string[]) => members.toSorted();

describe('SVC-11 a group that the directory creates', () => {
  it('a group is a team of the company, with its members', async () => {
    const made = await scim.send('POST', '/Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: 'Red',
      externalId: 'g-1',
      members: [{ value: ann, display: 'whoever' }],
      colour: 'red',
    });
    const { id } = made.body;
    expect([made.status, made.headers.get('location')]).toEqual([
      201,
      `https://tool.test/api/scim/v2/Groups/${id}`,
    ]);
    expect((await scim.send('GET', `/Groups/${id}`)).body).toEqual({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      id,
      externalId: 'g-1',
      displayName: 'Red',
      members: [
        { value: ann, display: 'Ann A', type: 'User', $ref: `https://tool.test/api/scim/v2/Users/${ann}` },
      ],
      meta: expect.objectContaining({ resourceType: 'Group' }),
    });
    const owner = await scim.tool.as('admin@acme.test');
    const { data } = await owner.call(getTeam, { team_id: asId(id) });
    expect([data.team.name, data.team.members]).toEqual(['Red', 1]);
    expect(await scim.lastEntry(id)).toMatchObject({
      action: 'team.members',
      actorId: null,
      details: { way: 'directory provisioning', added: ann },
    });
    expect(await scim.lastLine()).toMatchObject({
      method: 'POST',
      path: 'Groups',
      status: 201,
      subject: 'Red',
      changes: ['created', 'added Ann A'],
      detail: 'Warning: ignored colour.',
    });
  });

  it('a name or external id that is taken is refused, and the words say what to do', async () => {
    await scim.makeGroup('Taken');
    const again = await scim.send('POST', '/Groups', { displayName: 'TAKEN' });
    expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness']);
    const sameId = await scim.send('POST', '/Groups', { displayName: 'Other', externalId: 'g-1' });
    expect([sameId.status, sameId.body.scimType]).toEqual([409, 'uniqueness']);
    const owner = await scim.tool.as('admin@acme.test');
    await owner.call(createTeam, { name: 'By hand' });
    const own = await scim.send('POST', '/Groups', { displayName: 'by hand' });
    expect([own.status, own.body.detail]).toEqual([409, expect.stringContaining('renames that team')]);
    const renamed = await scim.patch(`/Groups/${await scim.makeGroup('Free')}`, {
      op: 'replace',
      path: 'displayName',
      value: 'By hand',
    });
    expect([renamed.status, renamed.body.scimType]).toEqual([409, 'uniqueness']);
  });

  it('a group that is deleted ends the team, and its people stay', async () => {
    const id = await scim.makeGroup('Gone', [ann]);
    expect((await scim.send('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect((await scim.send('GET', `/Groups/${id}`)).status).toBe(404);
    expect((await scim.send('DELETE', `/Groups/${id}`)).status).toBe(404);
    expect((await scim.send('GET', `/Users/${ann}`)).status).toBe(200);
    expect(await scim.lastEntry(id)).toMatchObject({ action: 'team.delete' });
  });

  it("a team that an administrator made is not the directory's", async () => {
    const owner = await scim.tool.as('admin@acme.test');
    const { id } = (await owner.call(createTeam, { name: 'Hidden' })).data.team;
    const replies = [
      await scim.send('GET', `/Groups/${id}`),
      await scim.patch(`/Groups/${id}`, { op: 'add', path: 'members', value: [{ value: ann }] }),
      await scim.send('DELETE', `/Groups/${id}`),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('SVC-11 changes of members', () => {
  type Case = [string, () => object, () => string[]];
  it.each<Case>([
    ['add appends', () => ({ op: 'Add', path: 'members', value: [{ value: bob }] }), () => sorted(ann, bob)],
    [
      'add of a member changes nothing',
      () => ({ op: 'add', path: 'members', value: { value: ann } }),
      () => [ann],
    ],
    [
      'add without a path appends',
      () => ({ op: 'add', value: { members: [{ value: cy }] } }),
      () => sorted(ann, cy),
    ],
    ['a filtered removal takes one', () => ({ op: 'remove', path: `members[value eq "${ann}"]` }), () => []],
    [
      'removal of a list takes those',
      () => ({ op: 'Remove', path: 'members', value: [{ value: ann }] }),
      () => [],
    ],
    ['removal without a value takes all', () => ({ op: 'remove', path: 'members' }), () => []],
    [
      'replace leaves those',
      () => ({ op: 'Replace', path: 'members', value: [{ value: bob }] }),
      () => [bob],
    ],
    [
      'replace without a path leaves those',
      () => ({ op: 'replace', value: { members: [{ value: cy }] } }),
      () => [cy],
    ],
    [
      'an id in capitals is the same',
      () => ({ op: 'add', path: 'members', value: bob.toUpperCase() }),
      () => sorted(ann, bob),
    ],
  ])('%s', async (name, toOperation, toMembers) => {
    const id = await scim.makeGroup(`Case ${name}`, [ann]);
    const reply = await scim.patch(`/Groups/${id}`, toOperation());
    expect(reply.status).toBe(204);
    expect(await membersOf(id)).toEqual(toMembers());
  });

  it('removal of somebody absent changes nothing, and the log says so', async () => {
    const id = await scim.makeGroup('Absent', [ann]);
    const before = (await scim.send('GET', `/Groups/${id}`)).body;
    scim.tool.clock.advance(1_000);
    for (const value of [bob, crypto.randomUUID(), 'no id'])
      expect(
        (await scim.patch(`/Groups/${id}`, { op: 'remove', path: `members[value eq "${value}"]` })).status,
      ).toBe(204);
    expect((await scim.send('GET', `/Groups/${id}`)).body).toEqual(before);
    expect(await scim.lastLine()).toMatchObject({ subject: 'Absent', status: 204, changes: [] });
  });

  it('an id that nobody has is refused with the id, and nothing is half done', async () => {
    const id = await scim.makeGroup('Strict', [ann]);
    const nobody = crypto.randomUUID();
    const members = [{ value: bob }, { value: nobody }, { value: MIKA }];
    const replies = [
      await scim.patch(`/Groups/${id}`, { op: 'add', path: 'members', value: members }),
      await scim.send('PUT', `/Groups/${id}`, { displayName: 'Renamed', members }),
      await scim.send('POST', '/Groups', { displayName: 'Never', members }),
    ];
    for (const { status, body } of replies) {
      expect([status, body.scimType]).toEqual([400, 'invalidValue']);
      expect(body.detail).toContain(nobody);
      // A user of the company whom the directory does not have.
      expect(body.detail).toContain(MIKA);
      expect(body.detail).not.toContain(bob);
    }
    const fresh = (await scim.send('GET', `/Groups/${id}`)).body;
    expect([fresh.displayName, fresh.members?.map(({ value }) => value)]).toEqual(['Strict', [ann]]);
    const found = await scim.send('GET', '/Groups?filter=displayName%20eq%20%22Never%22');
    expect(found.body.totalResults).toBe(0);
  });

  it('a group within the group is ignored, with a warning in the log', async () => {
    const inner = await scim.makeGroup('Inner');
    const id = await scim.makeGroup('Outer');
    const members = [{ value: inner }, { value: ann }, { value: crypto.randomUUID(), type: 'Group' }];
    const reply = await scim.patch(`/Groups/${id}`, { op: 'add', path: 'members', value: members });
    expect([reply.status, await membersOf(id)]).toEqual([204, [ann]]);
    expect((await scim.lastLine())?.detail).toMatch(/^Warning: .*Warning: ignored groups within the group/);
  });

  it('PUT makes the members those that are sent, and leaves them without `members`', async () => {
    const id = await scim.makeGroup('Put', [ann]);
    const put = await scim.send('PUT', `/Groups/${id}`, {
      displayName: 'Put again',
      members: [{ value: bob }],
    });
    expect([put.status, put.body.displayName, await membersOf(id)]).toEqual([200, 'Put again', [bob]]);
    await scim.send('PUT', `/Groups/${id}`, { displayName: 'Put once more' });
    expect(await scim.lastEntry(id)).toMatchObject({
      action: 'team.change',
      details: { name_before: 'Put again', name_after: 'Put once more' },
    });
    await scim.patch(`/Groups/${id}`, { op: 'add', path: 'externalId', value: 'put-1' });
    expect((await scim.lastEntry(id))?.details).toMatchObject({ 'external id': 'changed' });
    expect(await membersOf(id)).toEqual([bob]);
    await scim.send('PUT', `/Groups/${id}`, { displayName: 'Put once more', members: [] });
    expect(await membersOf(id)).toEqual([]);
  });

  it('a user whom the directory deletes leaves its groups', async () => {
    const dee = await scim.makeUser('dee');
    const id = await scim.makeGroup('Leaves', [dee, ann]);
    await scim.send('DELETE', `/Users/${dee}`);
    expect(await membersOf(id)).toEqual([ann]);
    expect(await scim.lastEntry(id)).toMatchObject({ action: 'team.members', details: { removed: dee } });
    expect((await scim.lastLine())?.changes).toEqual([
      'deactivated',
      'removed from Leaves',
      'deleted in the directory',
    ]);
    const add = await scim.patch(`/Groups/${id}`, { op: 'add', path: 'members', value: [{ value: dee }] });
    expect([add.status, add.body.scimType]).toEqual([400, 'invalidValue']);
  });
});

describe('SVC-11 large groups, and many requests at once', () => {
  it('fifty changes of one group through two servers lose nobody', async () => {
    const { tool } = scim;
    const second = await createApp({
      config: tool.config,
      database: tool.database,
      catalogue: tool.catalogue,
      labs: [],
      grader: { verify: () => true, grade: () => Promise.reject(new Error('nothing is graded')) },
      secret: tool.secret,
      passwordCost: { memory: 8, passes: 1, parallelism: 1 },
      clock: tool.clock,
      log: silent,
    });
    await new Promise<void>((resolve) => void second.http.listen(0, '127.0.0.1', resolve));
    const address = second.http.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const people = [];
    for (let at = 0; at < 50; at += 1) people.push(await scim.makeUser(`many${at}`));
    const id = await scim.makeGroup('Crowd');
    const send = (at: number, op: string, value: string) =>
      scim.send(
        'PATCH',
        `/Groups/${id}`,
        { Operations: [{ op, path: 'members', value: [{ value }] }] },
        at % 2 === 0 ? {} : { origin },
      );
    const added = await Promise.all(people.map((person, at) => send(at, 'add', person)));
    expect(new Set(added.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await membersOf(id)).toEqual(people.toSorted());
    const removed = await Promise.all(people.slice(0, 25).map((person, at) => send(at, 'remove', person)));
    expect(new Set(removed.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await membersOf(id)).toEqual(people.slice(25).toSorted());
    const same = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        scim.send('POST', '/Users', { userName: 'race@acme.test' }, at % 2 === 0 ? {} : { origin }),
      ),
    );
    expect(same.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(same.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await tool.database.db.$count(teamMember)).toBeGreaterThan(0);
    const closed = new Promise((resolve) => void second.http.close(resolve));
    second.http.closeAllConnections();
    await second.close();
    await closed;
  });
});

// Last: its people stay, because to delete them takes longer than the rest of the file.
describe('SVC-11 a group of everybody', () => {
  it('ten thousand members are added by one PATCH and read by one GET', async () => {
    const { db } = scim.tool.database;
    const at = scim.tool.clock.now().toISOString();
    await db.execute(sql`
      with made as (
        insert into person (id, kind, email, company_id)
        select gen_random_uuid(), 'account', 'n' || n || '@acme.test', (select company_id from scim_connection limit 1)
        from generate_series(1, 10000) n returning id, email, company_id
      ), accounts as (
        insert into account (person_id, type) select id, 'ENT' from made returning person_id
      )
      insert into scim_user (person_id, company_id, user_name, user_name_key, created_at, changed_at)
      select id, company_id, email, email, ${at}::timestamptz, ${at}::timestamptz from made
    `);
    const { rows } = (await db.execute(
      sql`select person_id as id from scim_user where user_name like 'n%'`,
    )) as {
      rows: { id: string }[];
    };
    const id = await scim.makeGroup('Everybody');
    const value = rows.map((row) => ({
      value: row.id,
      display: 'x'.repeat(60),
      type: 'User',
      $ref: `https://x.test/${'y'.repeat(60)}`,
    }));
    expect((await scim.patch(`/Groups/${id}`, { op: 'add', path: 'members', value })).status).toBe(204);
    expect(await membersOf(id)).toHaveLength(10_000);
    expect((await scim.lastLine())?.changes[0]).toMatch(/ and 9990 more$/);
    const plain = await scim.send('GET', `/Groups/${id}?excludedAttributes=members`);
    expect(plain.body.members).toBeUndefined();
    expect((await scim.patch(`/Groups/${id}`, { op: 'replace', path: 'members', value: [] })).status).toBe(
      204,
    );
    expect(await membersOf(id)).toEqual([]);
  });
});
