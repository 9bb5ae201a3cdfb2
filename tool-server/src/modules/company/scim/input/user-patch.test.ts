import { describe, expect, it } from 'vitest';
import { readBody } from './attributes.ts';
import { readUser } from './user-change.ts';
import { readUserPatch } from './user-patch.ts';

const URN = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const CORE = 'urn:ietf:params:scim:schemas:core:2.0:User';
const EMAIL = 'mika@acme.test';

const read = (...operations: unknown[]) => readUserPatch(readBody({ Operations: operations }), EMAIL);
/** What a request is refused with. */
function refuse(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    const { status, scimType } = error as { status?: number; scimType?: string };
    return [status, scimType];
  }
}

describe('SVC-11 the forms of a PATCH of a user', () => {
  it.each<[string, object, object]>([
    ['replace with a path', { op: 'replace', path: 'active', value: false }, { active: false }],
    ['the op in capitals', { op: 'REPLACE', path: 'active', value: false }, { active: false }],
    ['Replace of Entra', { op: 'Replace', path: 'active', value: 'False' }, { active: false }],
    ['Add of Entra', { op: 'Add', path: 'active', value: 'True' }, { active: true }],
    ['a text in lower case', { op: 'replace', path: 'active', value: 'false' }, { active: false }],
    [
      'the older dialect of Entra',
      { op: 'Add', path: 'active', value: [{ $ref: null, value: 'False' }] },
      { active: false },
    ],
    ['no path', { op: 'replace', value: { active: false } }, { active: false }],
    ['a path in another case', { op: 'replace', path: 'ACTIVE', value: false }, { active: false }],
    ['an empty path', { op: 'replace', path: '', value: { active: false } }, { active: false }],
    ['a path of null', { op: 'replace', path: null, value: { active: false } }, { active: false }],
    [
      'the name of the schema in front',
      { op: 'replace', path: `${CORE}:active`, value: false },
      { active: false },
    ],
    ['a dotted path', { op: 'add', path: 'name.givenName', value: 'Mika' }, { givenName: 'Mika' }],
    [
      'a part of the name without a path',
      { op: 'add', value: { 'name.familyName': 'Ito' } },
      { familyName: 'Ito' },
    ],
    [
      'the whole name',
      { op: 'replace', path: 'name', value: { givenName: 'M', familyName: 'I' } },
      { givenName: 'M', familyName: 'I' },
    ],
    ['the name removed', { op: 'remove', path: 'name' }, { givenName: '', familyName: '' }],
    ['a removed title', { op: 'remove', path: 'title' }, { title: '' }],
    ['a title of null', { op: 'replace', path: 'title', value: null }, { title: '' }],
    [
      'the address of work',
      { op: 'Add', path: 'emails[type eq "work"].value', value: 'a@b.test' },
      { email: 'a@b.test' },
    ],
    [
      'the primary address',
      { op: 'replace', path: 'emails[primary eq true].value', value: 'a@b.test' },
      { email: 'a@b.test' },
    ],
    [
      'the address by its value',
      { op: 'replace', path: `emails[value eq "MIKA@acme.test"].value`, value: 'a@b.test' },
      { email: 'a@b.test' },
    ],
    [
      'the address as an object',
      { op: 'replace', path: 'emails[type eq "work"]', value: { type: 'work', value: 'a@b.test' } },
      { email: 'a@b.test' },
    ],
    [
      'a list of addresses',
      {
        op: 'replace',
        path: 'emails',
        value: [
          { value: 'x@b.test', type: 'home' },
          { value: 'a@b.test', type: 'work' },
        ],
      },
      { email: 'a@b.test' },
    ],
    ['no address added', { op: 'add', path: 'emails', value: [] }, {}],
    ['addresses removed', { op: 'remove', path: 'emails[type eq "work"]' }, { email: '' }],
    [
      'the extension by its URN',
      { op: 'Add', path: `${URN}:department`, value: 'Sales' },
      { department: 'Sales' },
    ],
    [
      'the URN in another case',
      { op: 'Add', path: `${URN.toLowerCase()}:Department`, value: 'Sales' },
      { department: 'Sales' },
    ],
    [
      'the extension as a whole',
      { op: 'replace', path: URN, value: { department: 'Sales' } },
      { department: 'Sales' },
    ],
    [
      'the extension without a path',
      { op: 'replace', value: { [URN]: { department: 'Sales' } } },
      { department: 'Sales' },
    ],
    ['the URN as a key', { op: 'add', value: { [`${URN}:department`]: 'Sales' } }, { department: 'Sales' }],
    [
      'a filter as a key',
      { op: 'add', value: { 'emails[type eq "work"].value': 'a@b.test' } },
      { email: 'a@b.test' },
    ],
  ])('%s', (_, operation, change) => expect(read(operation)).toEqual({ change, ignored: [] }));

  it('no Operations at all change nothing', () => expect(read()).toEqual({ change: {}, ignored: [] }));

  it.each<[string, object]>([
    ['nickName', { op: 'add', path: 'nickName', value: 'M' }],
    [
      'phoneNumbers[type eq "work"].value',
      { op: 'add', path: 'phoneNumbers[type eq "work"].value', value: '1' },
    ],
    ['name.middleName', { op: 'replace', path: 'name.middleName', value: 'X' }],
    [`${URN}:manager`, { op: 'add', path: `${URN}:manager`, value: 'someone' }],
    ['emails[type eq "home"].value', { op: 'add', path: 'emails[type eq "home"].value', value: 'h@b.test' }],
    ['__proto__', { op: 'add', value: JSON.parse('{"__proto__": {"active": false}}') }],
    ['favouriteColour', { op: 'add', value: { favouriteColour: 'blue' } }],
  ])('%s is ignored and named', (name, operation) =>
    expect(read(operation)).toEqual({ change: {}, ignored: [name] }),
  );

  it.each<[string, unknown, [number, string]]>([
    [
      'an attribute that nobody knows',
      { op: 'add', path: 'favouriteColour', value: 1 },
      [400, 'invalidPath'],
    ],
    ['a path that is none', { op: 'add', path: 'emails[', value: 1 }, [400, 'invalidPath']],
    [
      'a filter of a path that is none',
      { op: 'add', path: 'emails[type].value', value: 1 },
      [400, 'invalidFilter'],
    ],
    [
      'an address that nobody has',
      { op: 'replace', path: 'emails[value eq "x@y.test"].value', value: 'a@b.test' },
      [400, 'noTarget'],
    ],
    ['removal without a path', { op: 'remove', value: { active: true } }, [400, 'noTarget']],
    ['the user name removed', { op: 'remove', path: 'userName' }, [400, 'mutability']],
    ['an empty user name', { op: 'replace', path: 'userName', value: '' }, [400, 'invalidValue']],
    ['a number as active', { op: 'replace', path: 'active', value: 2 }, [400, 'invalidValue']],
    ['an object as a title', { op: 'replace', path: 'title', value: { a: 1 } }, [400, 'invalidValue']],
    [
      'a title that is too long',
      { op: 'replace', path: 'title', value: 'x'.repeat(101) },
      [400, 'invalidValue'],
    ],
    ['an op of another name', { op: 'move', path: 'title' }, [400, 'invalidSyntax']],
    ['no object', 'active', [400, 'invalidSyntax']],
    ['a text without a path', { op: 'add', value: 'x' }, [400, 'invalidSyntax']],
  ])('%s is refused', (_, operation, refusal) => expect(refuse(() => read(operation))).toEqual(refusal));

  it.each([
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'toString.x',
    '__proto__',
    'name.__proto__',
    'prototype',
  ])('the path %s changes no prototype', (path) => {
    const text = String(Object.prototype.toString);
    expect(refuse(() => read({ op: 'add', path, value: 'polluted' }))).toEqual([400, 'invalidPath']);
    read({ op: 'add', value: { [path]: 'polluted' } });
    expect([({} as { polluted?: unknown }).polluted, String({}.toString)]).toEqual([undefined, text]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('a hostile path is read in a moment', () => {
    const paths = [
      `emails[${'"'.repeat(1_900)}`,
      `a[${'\\"'.repeat(900)}`,
      `emails[${'('.repeat(1_900)}]`,
      `emails["${'\n'.repeat(60)}].x`,
    ];
    for (const path of paths)
      expect(refuse(() => read({ op: 'add', path }))).toEqual([400, expect.any(String)]);
  });
});

describe('SVC-11 a user as it is sent', () => {
  it.each<[string, unknown, string | undefined]>([
    [
      'the primary one',
      [
        { value: 'a@x.test', type: 'work' },
        { value: 'b@x.test', primary: 'True' },
      ],
      'b@x.test',
    ],
    [
      'else that of work',
      [
        { value: 'a@x.test', type: 'home' },
        { value: 'b@x.test', type: 'WORK' },
      ],
      'b@x.test',
    ],
    ['else the first', [{ value: 'a@x.test' }, { value: 'b@x.test', type: 'other' }], 'a@x.test'],
    ['one that is no list', { value: 'a@x.test' }, 'a@x.test'],
    ['none', undefined, undefined],
  ])('of several addresses it is %s', (_, emails, email) =>
    expect(readUser(readBody({ userName: 'u', ...(emails ? { emails } : {}) })).change.email).toBe(email),
  );

  it('names of attributes have no case', () => {
    const { change } = readUser(readBody({ USERNAME: 'u', Name: { GIVENNAME: 'G' }, Active: 'FALSE' }));
    expect(change).toEqual({ userName: 'u', givenName: 'G', active: false });
  });

  it.each([undefined, null, [], 'text', 7])('%s is no body', (body) =>
    expect(refuse(() => readBody(body))).toEqual([400, 'invalidSyntax']),
  );
});
