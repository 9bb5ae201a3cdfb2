import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACME,
  addSecret,
  createScimTool,
  ENTERPRISE,
  type ScimTool,
} from '../../../../test/fixtures/company/scim-tool.ts';
import { toDemoCompanyId } from '../../operations/demo/index.ts';
import { scimConnection, scimSecret } from './scim.table.ts';

/** Names and values that mean something to a directory, and some that mean harm. */
const WORDS = [
  'userName',
  'active',
  'name',
  'emails',
  'members',
  'value',
  'op',
  'path',
  'Operations',
  'displayName',
  'externalId',
  'id',
  'schemas',
  'meta',
  'title',
  'add',
  'Remove',
  'replace',
  'members[value eq "x"]',
  'emails[type eq "work"].value',
  `${ENTERPRISE}:department`,
  'False',
  'x@acme.test',
  '',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
];

let scim: ScimTool;
const ids = new Map<string, string>();
const idOf = (name: string) => ids.get(name) ?? '';

beforeAll(async () => {
  scim = await createScimTool();
  const people: [string, object][] = [
    ['ann', { externalId: 'E-1', displayName: 'Ann A', name: { givenName: 'Ann', familyName: 'Ärmel' } }],
    ['bob', { externalId: 'e-1', name: { givenName: 'Bob', familyName: '100%' }, active: false }],
    ['cy', { name: { givenName: 'Cy', familyName: 'O_Neil' }, [ENTERPRISE]: { department: 'Sales' } }],
  ];
  for (const [name, more] of people) {
    ids.set(name, await scim.makeUser(name, more));
    scim.tool.clock.advance(60_000);
  }
  ids.set(
    'back',
    await scim.makeUser('back', { userName: String.raw`ACME\back`, emails: [{ value: 'back@acme.test' }] }),
  );
  ids.set('Red', await scim.makeGroup('Red', [idOf('ann'), idOf('bob')]));
  scim.tool.clock.advance(60_000);
  ids.set('Blue', await scim.makeGroup('Blue', [idOf('ann')]));
});
afterAll(() => scim.tool.close());

const list = (kind: 'Users' | 'Groups', query: Record<string, string>) =>
  scim.send('GET', `/${kind}?${new URLSearchParams(query).toString()}`);
/** Names of what a filter finds, in the order of the list. */
async function find(kind: 'Users' | 'Groups', filter: string): Promise<unknown> {
  const { status, body } = await list(kind, { filter });
  if (status !== 200) return [status, body.scimType];
  const names = new Map([...ids].map(([name, id]) => [id, name]));
  expect(body.totalResults).toBe(body.Resources.length);
  return body.Resources.map(({ id }) => names.get(id));
}

describe('SVC-11 filters of users', () => {
  it.each<[string, string[]]>([
    ['userName eq "ANN@acme.test"', ['ann']],
    ['USERNAME Eq "ann@ACME.test"', ['ann']],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ann@acme.test"', ['ann']],
    ['userName eq "nobody@acme.test"', []],
    ['userName ne "ann@acme.test"', ['bob', 'cy', 'back']],
    ['userName sw "b"', ['bob']],
    ['userName ew ".test"', ['ann', 'bob', 'cy']],
    ['userName co "%"', []],
    ['name.familyName co "%"', ['bob']],
    ['name.familyName co "o_n"', ['cy']],
    ['name.familyName co "ÄRM"', ['ann']],
    [String.raw`userName eq "ACME\\back"`, ['back']],
    [String.raw`userName eq "ACME\back"`, ['back']],
    ['externalId eq "E-1"', ['ann']],
    ['externalId eq "e-1"', ['bob']],
    ['externalId pr', ['ann', 'bob']],
    ['not (externalId pr)', ['cy', 'back']],
    ['externalId ne "E-1"', ['bob', 'cy', 'back']],
    ['not (externalId eq "E-1")', ['bob', 'cy', 'back']],
    ['externalId eq null', ['cy', 'back']],
    ['displayName eq "ann a"', ['ann']],
    ['displayName pr', ['ann']],
    ['name.givenName eq "cy"', ['cy']],
    ['name.formatted eq "ann ärmel"', ['ann']],
    ['emails.value eq "ANN@acme.test"', ['ann']],
    ['emails eq "ann@acme.test"', ['ann']],
    ['emails[type eq "work" and value eq "ann@acme.test"]', ['ann']],
    ['emails[type eq "work"].value eq "ann@acme.test"', ['ann']],
    ['emails[type eq "home" and value co "@"]', []],
    ['emails[primary eq true and value sw "cy"]', ['cy']],
    ['active eq false', ['bob']],
    ['active eq "False"', ['bob']],
    ['active ne false', ['ann', 'cy', 'back']],
    ['active eq true and (name.givenName eq "ann" or name.givenName eq "bob")', ['ann']],
    ['name.givenName eq "ann" or name.givenName eq "cy" and active eq false', ['ann']],
    ['userName gt "b" and userName lt "c"', ['bob']],
    ['userName ge "cy@acme.test" and userName le "cy@acme.test"', ['cy']],
    ['meta.lastModified gt "2026-03-02T09:00:30Z"', ['bob', 'cy', 'back']],
    ['meta.lastModified le "2026-03-02T09:00:00.000Z"', ['ann']],
  ])('%s', async (filter, names) => expect(await find('Users', filter)).toEqual(names));

  it('an id is found in any case, and what is no id finds nobody', async () => {
    expect(await find('Users', `id eq "${idOf('bob').toUpperCase()}"`)).toEqual(['bob']);
    expect(await find('Users', 'id eq "7"')).toEqual([]);
  });

  it.each([
    'userName',
    'userName eq',
    'userName eq ann',
    'userName eq 7',
    'userName xx "a"',
    'userName eq "a" and',
    '(userName eq "a"',
    'password eq "a"',
    'name eq "a"',
    'title eq "a"',
    'members.value eq "a"',
    'active co "t"',
    'active eq "maybe"',
    'active gt false',
    'meta.lastModified gt "yesterday"',
    'meta.lastModified co "2026"',
    'emails[type[value eq "a"]]',
    '__proto__ eq "a"',
    'constructor eq "a"',
    `userName eq "${'\n'.repeat(60)}`,
    `userName eq "a\u0000"`,
    `${'('.repeat(200)}userName eq "a"${')'.repeat(200)}`,
    `${'not '.repeat(100)}userName eq "a"`,
    Array.from({ length: 60 }, () => 'userName eq "a"').join(' or '),
    `userName eq "${'a'.repeat(3_000)}"`,
  ])('a filter that is not supported is refused, never an empty list: %.60s', async (filter) => {
    expect(await find('Users', filter)).toEqual([400, expect.stringMatching(/^invalid(Filter|Value)$/)]);
  });
});

describe('SVC-11 filters of groups', () => {
  it.each<[string, string[]]>([
    ['displayName eq "red"', ['Red']],
    ['displayName eq "nobody"', []],
    ['displayName sw "B" or displayName ew "D"', ['Red', 'Blue']],
    ['members pr', ['Red', 'Blue']],
    ['externalId pr', []],
  ])('%s', async (filter, names) => expect(await find('Groups', filter)).toEqual(names));

  it('the groups of a member are found', async () => {
    expect(await find('Groups', `members.value eq "${idOf('bob')}"`)).toEqual(['Red']);
    expect(await find('Groups', `members eq "${idOf('ann')}"`)).toEqual(['Red', 'Blue']);
    expect(await find('Groups', `id eq "${idOf('Blue')}" and members[value eq "${idOf('ann')}"]`)).toEqual([
      'Blue',
    ]);
    expect(await find('Groups', 'members.value eq "7"')).toEqual([]);
    expect(await find('Groups', 'members.display eq "Ann"')).toEqual([400, 'invalidFilter']);
  });
});

describe('SVC-11 pages and attributes', () => {
  it('pages are in the order of creation, and have the total', async () => {
    const pages = await Promise.all(
      [1, 3].map(
        async (startIndex) => (await list('Users', { startIndex: String(startIndex), count: '2' })).body,
      ),
    );
    expect(pages.map((page) => [page.totalResults, page.startIndex, page.itemsPerPage])).toEqual([
      [4, 1, 2],
      [4, 3, 2],
    ]);
    expect(pages.flatMap((page) => page.Resources.map(({ id }) => id))).toEqual(
      ['ann', 'bob', 'cy', 'back'].map(idOf),
    );
  });

  it.each<[Record<string, string>, number, number]>([
    [{ count: '0' }, 0, 1],
    [{ count: '-5' }, 0, 1],
    [{ startIndex: '99' }, 0, 99],
    [{ startIndex: '0', count: '1' }, 1, 1],
    [{ STARTINDEX: '4', Count: '500' }, 1, 4],
  ])('%o gives %i users from %i, with the total', async (query, items, startIndex) => {
    const { status, body } = await list('Users', query);
    expect([status, body.totalResults, body.itemsPerPage, body.Resources.length, body.startIndex]).toEqual([
      200,
      4,
      items,
      items,
      startIndex,
    ]);
  });

  it('a count that is no number is refused', async () => {
    expect((await list('Users', { count: 'many' })).body.scimType).toBe('invalidValue');
  });

  it.each<[Record<string, string>, string[]]>([
    [{ attributes: 'userName' }, ['schemas', 'id', 'userName']],
    [{ attributes: 'username, NAME.givenname' }, ['schemas', 'id', 'userName', 'name']],
    [
      { excludedAttributes: 'meta,emails,userName,id' },
      ['schemas', 'id', 'externalId', 'name', 'displayName', 'active'],
    ],
  ])('%o gives these attributes', async (query, names) => {
    const { body } = await scim.send('GET', `/Users/${idOf('ann')}?${new URLSearchParams(query).toString()}`);
    expect(Object.keys(body)).toEqual(names);
    if (query['attributes']?.includes('NAME')) expect(body.name).toEqual({ givenName: 'Ann' });
  });

  it('the extension is named by its URN', async () => {
    const { body } = await scim.send('GET', `/Users/${idOf('cy')}?attributes=${ENTERPRISE}:department`);
    expect(body).toMatchObject({ id: idOf('cy'), [ENTERPRISE]: { department: 'Sales' } });
    expect(body.userName).toBeUndefined();
  });

  it('without members a group has none', async () => {
    const { body } = await list('Groups', { excludedAttributes: 'members' });
    expect(body.Resources.map((group) => 'members' in group)).toEqual([false, false]);
  });
});

describe('SVC-11 what the server says it supports', () => {
  it('the configuration, the resource types and the schemas name what is implemented', async () => {
    const config = await scim.send('GET', '/ServiceProviderConfig');
    expect([config.status, config.headers.get('content-type')]).toEqual([200, 'application/scim+json']);
    expect(config.body).toMatchObject({
      patch: { supported: true },
      filter: { supported: true, maxResults: 200 },
      bulk: { supported: false },
      changePassword: { supported: false },
      sort: { supported: false },
      etag: { supported: false },
      authenticationSchemes: [{ type: 'oauthbearertoken' }],
    });
    const types = await scim.send('GET', '/ResourceTypes');
    expect(types.body.Resources.map(({ id }) => id)).toEqual(['User', 'Group']);
    const schemas = await scim.send('GET', '/Schemas');
    expect(schemas.body.Resources).toHaveLength(3);
    for (const { id } of schemas.body.Resources)
      expect((await scim.send('GET', `/Schemas/${id}`)).body.id).toBe(id);
    // Microsoft's validator sends whatever is listed, and expects it back.
    const emails = JSON.stringify(schemas.body.Resources[0]);
    expect(emails.slice(emails.indexOf('"emails"'))).not.toContain('"display"');
    expect((await scim.send('GET', '/Schemas/none')).status).toBe(404);
    expect((await scim.send('GET', '/Schemas?filter=id%20pr')).status).toBe(403);
  });

  it.each<[string, string, number]>([
    ['GET', '/Me', 501],
    ['POST', '/Bulk', 501],
    ['GET', '/Nothing', 404],
    ['GET', '/Users/7', 404],
    ['GET', '/Users/%00', 404],
    ['POST', '/ServiceProviderConfig', 405],
    ['DELETE', '/Users', 405],
  ])('%s %s is %i in the form of SCIM', async (method, path, status) => {
    const reply = await scim.send(method, path, method === 'POST' ? {} : undefined);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([status, 'application/scim+json']);
    expect(reply.body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      detail: expect.any(String),
    });
  });

  it.each<[string, unknown, Record<string, string>, number]>([
    ['no JSON', '{"userName":', {}, 400],
    ['a list', [], {}, 400],
    ['nothing', undefined, {}, 400],
    ['a form', 'userName=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['too much', JSON.stringify({ userName: 'x'.repeat(4_200_000) }), {}, 413],
    ['another charset', '{}', { 'content-type': 'application/scim+json; charset=utf-9' }, 400],
  ])('a body that is %s is refused in the form of SCIM', async (_, body, headers, status) => {
    const reply = await scim.send('POST', '/Users', body, { headers });
    expect([reply.status, reply.body.status]).toEqual([status, String(status)]);
  });
});

describe('SVC-11 whatever a directory sends', () => {
  const word = fc.constantFrom(...WORDS);
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      word,
      fc.constantFrom(null, true, false, 0, -1, 1e308),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.tuple(word, tie('value')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
    ),
  }));
  const operations = fc.array(fc.record({ op: word, path: word, value }, { requiredKeys: [] }), {
    maxLength: 3,
  });
  const body = fc.oneof(
    value,
    operations.map((Operations) => ({ Operations })),
  );

  it('no request is answered with a fault, and every answer is one of SCIM', async () => {
    const paths = ['/Users', '/Groups', `/Users/${idOf('cy')}`, `/Groups/${idOf('Blue')}`, '/Users/x'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('POST', 'PUT', 'PATCH'),
        fc.constantFrom(...paths),
        body,
        fc.string({ maxLength: 12, unit: 'binary' }),
        async (method, path, sent, text) => {
          // The limit of requests fills up again.
          scim.tool.clock.advance(100);
          const filter = encodeURIComponent(text.toWellFormed());
          const query = `?filter=${filter}&attributes=${filter}&count=${filter}`;
          for (const reply of [
            await scim.send(method, path, sent ?? null),
            await scim.send('GET', `${path}${query}`),
          ]) {
            expect(reply.status, JSON.stringify([method, path, sent, text])).toBeLessThan(500);
            if (reply.status >= 400) expect(reply.body.status).toBe(String(reply.status));
          }
        },
      ),
      { numRuns: 200, seed: 7 },
    );
    expect(scim.tool.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('SVC-11 the secret of a connection', () => {
  it.each<[string, SecretCase]>([
    ['none', () => undefined],
    ['one that is not known', () => 'dbsc_unknown'],
    ['a key of another kind', () => 'dbsk_unknown'],
    ['one that is too long', () => `dbsc_${'x'.repeat(5_000)}`],
  ])('%s is refused, and says how to sign in', async (_, toSecret) => {
    const reply = await scim.send('GET', '/ServiceProviderConfig', undefined, { secret: toSecret() });
    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="SCIM"']);
    expect(reply.body.detail).not.toContain('unknown');
  });

  it('wrong secrets are counted by address; the right one works meanwhile', async () => {
    const from = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    const statuses = [];
    for (let at = 0; at < 31; at += 1)
      statuses.push((await scim.send('GET', '/Users', undefined, { ...from, secret: 'dbsc_x' })).status);
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([401]), 429]);
    const over = await scim.send('GET', '/Users', undefined, { ...from, secret: 'dbsc_x' });
    expect([over.headers.get('retry-after'), over.body.status]).toEqual(['3600', '429']);
    expect((await scim.send('GET', '/Users', undefined, from)).status).toBe(200);
  });

  it('its last use is known to the minute', async () => {
    scim.tool.clock.advance(90_500);
    await scim.send('GET', '/Users');
    const { db } = scim.tool.database;
    const [row] = await db.select().from(scimSecret).where(eq(scimSecret.companyId, ACME));
    const now = scim.tool.clock.now().getTime();
    expect(row?.lastUsedAt?.getTime()).toBe(now - (now % 60_000));
  });

  it("another company's directory sees and changes nothing of this one", async () => {
    const secret = await addSecret(scim.tool, toDemoCompanyId('globex'));
    const of = (method: string, path: string, body?: unknown) => scim.send(method, path, body, { secret });
    expect((await of('GET', '/Users')).body.totalResults).toBe(0);
    expect((await of('GET', '/Groups')).body.totalResults).toBe(0);
    const patch = { Operations: [{ op: 'replace', path: 'active', value: false }] };
    for (const path of [`/Users/${idOf('ann')}`, `/Groups/${idOf('Red')}`]) {
      const replies = [
        await of('GET', path),
        await of('PUT', path, { userName: 'x@acme.test', displayName: 'x' }),
        await of('PATCH', path, patch),
        await of('DELETE', path),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    const members = [{ value: idOf('ann') }];
    const made = await of('POST', '/Groups', { displayName: 'Mine', members });
    expect([made.status, made.body.detail]).toEqual([400, expect.stringContaining(idOf('ann'))]);
    expect((await of('POST', '/Users', { userName: 'new@acme.test' })).status).toBe(400);
  });

  it('the secret of a connection test reads, and changes nothing', async () => {
    const at = scim.tool.clock.now().getTime();
    const secret = await addSecret(scim.tool, ACME, new Date(at + 300_000));
    const line = (await scim.lastLine())?.id;
    const of = async (method: string, path: string, body?: unknown) =>
      (await scim.send(method, path, body, { secret })).status;
    const patch = { Operations: [{ op: 'replace', path: 'active', value: false }] };
    expect(await of('GET', '/ServiceProviderConfig')).toBe(200);
    expect(await of('GET', '/Users?filter=userName%20eq%20%22x%22')).toBe(200);
    const nobody = `/Users/${crypto.randomUUID()}`;
    expect([
      await of('PATCH', nobody, patch),
      await of('PUT', nobody, { userName: 'x' }),
      await of('DELETE', nobody),
    ]).toEqual([404, 404, 404]);
    const ann = `/Users/${idOf('ann')}`;
    expect([
      await of('PATCH', ann, patch),
      await of('PUT', ann, { userName: 'x' }),
      await of('DELETE', ann),
    ]).toEqual([403, 403, 403]);
    expect(await of('POST', '/Users', { userName: 'x@acme.test' })).toBe(403);
    expect(await of('POST', '/Groups', { displayName: 'x' })).toBe(403);
    expect((await scim.send('GET', ann)).body.active).toBe(true);
    expect((await scim.lastLine())?.id).toBe(line);
    scim.tool.clock.advance(300_000);
    expect(await of('GET', '/Users')).toBe(401);
  });

  it('Microsoft sends bursts of 25 requests a second: 3,000 in a minute pass, and more are told when to come again', async () => {
    scim.tool.clock.advance(120_000);
    const statuses = new Map<number, number>();
    for (let round = 0; round < 62; round += 1) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => scim.send('GET', '/ResourceTypes/User')),
      );
      for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 3_000],
      [429, 100],
    ]);
    const over = await scim.send('GET', '/Users');
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    scim.tool.clock.advance(120_000);
  });

  it('a connection that is switched off takes no secret', async () => {
    const { db } = scim.tool.database;
    const set = (switchedOffAt: Date | null) =>
      db.update(scimConnection).set({ switchedOffAt }).where(eq(scimConnection.companyId, ACME));
    await set(scim.tool.clock.now());
    expect((await scim.send('GET', '/Users')).status).toBe(401);
    await set(null);
    expect((await scim.send('GET', '/Users')).status).toBe(200);
  });
});

type SecretCase = () => string | undefined;
