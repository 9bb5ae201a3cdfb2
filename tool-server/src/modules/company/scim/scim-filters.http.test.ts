import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScimTool, ENTERPRISE, type ScimTool } from '../../../../test/fixtures/company/scim-tool.ts';

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
    [
      'cy',
      {
        displayName: 'İnci Ö',
        name: { givenName: 'Cy', familyName: 'O_Neil' },
        [ENTERPRISE]: { department: 'Sales' },
      },
    ],
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
    ['displayName pr', ['ann', 'cy']],
    ['displayName eq "İnci Ö"', ['cy']],
    ['displayName sw "İNCİ ö"', ['cy']],
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
