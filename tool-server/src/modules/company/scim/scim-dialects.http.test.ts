import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createScimTool,
  ENTERPRISE,
  type ScimReply,
  type ScimTool,
} from '../../../../test/fixtures/company/scim-tool.ts';

/** @file What Microsoft Entra and Okta send, step by step, as their documentation and public traces have it. */

let scim: ScimTool;
beforeAll(async () => {
  scim = await createScimTool();
});
afterAll(() => scim.tool.close());

/** Ids of what earlier steps made, by name; `{noor}` in a path or body stands for one. */
const ids = new Map<string, string>();
const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids.get(name) ?? name);

interface Step {
  title: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  status: number;
  /** What the answer has. */
  reply?: object;
  /** What a fresh read of an address has. */
  fresh?: [path: string, body: object];
  /** What the log says of it. */
  changes?: string[];
  /** The id of the answer is kept under this name. */
  names?: string;
}

async function run({ method, path, body, status, reply, fresh, changes, names }: Step): Promise<void> {
  const sent = body === undefined ? undefined : fill(JSON.stringify(body));
  const got: ScimReply = await scim.send(method, fill(path), sent);
  expect(got.status, got.body.detail).toBe(status);
  if (names) ids.set(names, got.body.id);
  if (reply) expect(got.body).toMatchObject(JSON.parse(fill(JSON.stringify(reply))) as object);
  if (fresh) {
    const read = await scim.send('GET', fill(fresh[0]));
    expect(read.body).toMatchObject(JSON.parse(fill(JSON.stringify(fresh[1]))) as object);
  }
  if (changes) expect((await scim.lastLine())?.changes).toEqual(changes);
}

const patchOf = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
const query = (text: string) => encodeURIComponent(text);
const NOBODY = { totalResults: 0, Resources: [] };

const ENTRA: Step[] = [
  {
    title: 'the test of the connection asks for a user that nobody is',
    method: 'GET',
    path: `/Users?filter=${query('userName eq "3f1c8c2e-test"')}`,
    status: 200,
    reply: NOBODY,
  },
  {
    title: 'a user is looked for before they are made',
    method: 'GET',
    path: `/Users?filter=${query('externalId eq "noor.aziz"')}`,
    status: 200,
    reply: NOBODY,
  },
  {
    title: 'a user is made with both extensions',
    method: 'POST',
    path: '/Users',
    body: {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', ENTERPRISE],
      externalId: 'noor.aziz',
      userName: 'noor@acme.test',
      active: true,
      displayName: 'Noor Aziz',
      emails: [{ type: 'work', value: 'noor@acme.test', primary: true }],
      name: { formatted: 'Noor Aziz', familyName: 'Aziz', givenName: 'Noor' },
      meta: { resourceType: 'User' },
      roles: [],
      [ENTERPRISE]: { department: 'Platform', manager: { value: 'x' } },
    },
    status: 201,
    names: 'noor',
    fresh: ['/Users/{noor}', { active: true, [ENTERPRISE]: { department: 'Platform' } }],
    changes: ['created', 'invited by email'],
  },
  {
    title: 'PATCH of several attributes, as the compliant dialect sends them',
    method: 'PATCH',
    path: '/Users/{noor}',
    body: patchOf(
      { op: 'replace', path: 'displayName', value: 'Noor A' },
      { op: 'replace', path: 'name.familyName', value: 'Azizi' },
      { op: 'replace', path: `${ENTERPRISE}:department`, value: 'Payments' },
      { op: 'add', path: 'title', value: 'Engineer' },
      { op: 'add', path: 'phoneNumbers[type eq "work"].value', value: '555' },
    ),
    status: 200,
    fresh: [
      '/Users/{noor}',
      {
        displayName: 'Noor A',
        name: { givenName: 'Noor', familyName: 'Azizi' },
        title: 'Engineer',
        [ENTERPRISE]: { department: 'Payments' },
      },
    ],
    changes: [
      'display name: Noor Aziz → Noor A',
      'last name: Aziz → Azizi',
      'department: Platform → Payments',
      'job title: nothing → Engineer',
    ],
  },
  {
    title: 'the dialect without the flag: capital ops, an object of paths as value',
    method: 'PATCH',
    path: '/Users/{noor}',
    body: patchOf({
      op: 'Replace',
      value: {
        displayName: 'Noor B',
        'name.givenName': 'Nour',
        'emails[type eq "work"].value': 'nour@acme.test',
        [`${ENTERPRISE}:department`]: 'Sales',
      },
    }),
    status: 200,
    fresh: [
      '/Users/{noor}',
      {
        displayName: 'Noor B',
        name: { givenName: 'Nour' },
        emails: [{ value: 'nour@acme.test' }],
        [ENTERPRISE]: { department: 'Sales' },
      },
    ],
  },
  {
    title: 'accountEnabled: a blocked user is sent as the text False',
    method: 'PATCH',
    path: '/Users/{noor}',
    body: patchOf({ op: 'Replace', path: 'active', value: 'False' }),
    status: 200,
    fresh: ['/Users/{noor}', { active: false }],
    changes: ['deactivated'],
  },
  {
    title: 'accountEnabled: the user may sign in again',
    method: 'PATCH',
    path: '/Users/{noor}',
    body: patchOf({ op: 'Add', path: 'active', value: 'True' }),
    status: 200,
    fresh: ['/Users/{noor}', { active: true }],
    changes: ['reactivated'],
  },
  {
    title: 'IsSoftDeleted: a user out of scope, in the oldest dialect',
    method: 'PATCH',
    path: '/Users/{noor}',
    body: patchOf({ op: 'Replace', path: 'active', value: [{ $ref: null, value: 'False' }] }),
    status: 200,
    fresh: ['/Users/{noor}', { active: false }],
    changes: ['deactivated'],
  },
  {
    title: 'back in scope, the user is active and the same',
    method: 'PATCH',
    path: '/Users/{noor}',
    body: patchOf({ op: 'replace', path: 'active', value: true }),
    status: 200,
    fresh: ['/Users/{noor}', { active: true, externalId: 'noor.aziz' }],
  },
  {
    title: "Microsoft's validator sends no Operations",
    method: 'PATCH',
    path: '/Users/{noor}',
    body: patchOf(),
    status: 200,
    changes: [],
  },
  {
    title: 'a group is looked for without its members',
    method: 'GET',
    path: `/Groups?excludedAttributes=members&filter=${query('displayName eq "Engineers"')}`,
    status: 200,
    reply: NOBODY,
  },
  {
    title: 'a group is made',
    method: 'POST',
    path: '/Groups',
    body: {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:Group',
        'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
      ],
      externalId: '8aa1a0c0',
      displayName: 'Engineers',
      meta: { resourceType: 'Group' },
    },
    status: 201,
    names: 'engineers',
  },
  {
    title: 'a member is added',
    method: 'PATCH',
    path: '/Groups/{engineers}',
    body: patchOf({ op: 'Add', path: 'members', value: [{ $ref: null, value: '{noor}' }] }),
    status: 204,
    fresh: ['/Groups/{engineers}', { members: [{ value: '{noor}' }] }],
    changes: ['added Nour Azizi'],
  },
  {
    title: 'a member is removed by a list of values',
    method: 'PATCH',
    path: '/Groups/{engineers}',
    body: patchOf({ op: 'Remove', path: 'members', value: [{ $ref: null, value: '{noor}' }] }),
    status: 204,
    fresh: ['/Groups/{engineers}', { members: [] }],
    changes: ['removed Nour Azizi'],
  },
  {
    title: 'a member is removed by a filter',
    method: 'PATCH',
    path: '/Groups/{engineers}',
    body: patchOf(
      { op: 'add', path: 'members', value: [{ value: '{noor}' }] },
      { op: 'remove', path: 'members[value eq "{noor}"]' },
    ),
    status: 204,
    fresh: ['/Groups/{engineers}', { members: [] }],
    changes: [],
  },
  {
    title: 'a group is renamed',
    method: 'PATCH',
    path: '/Groups/{engineers}',
    body: patchOf({ op: 'Replace', path: 'displayName', value: 'Engineering' }),
    status: 204,
    fresh: ['/Groups/{engineers}', { displayName: 'Engineering' }],
    changes: ['name: Engineers → Engineering'],
  },
  {
    title: 'a user who is deleted for good',
    method: 'DELETE',
    path: '/Users/{noor}',
    status: 204,
    fresh: ['/Users/{noor}', { status: '404' }],
  },
  { title: 'a group that is deleted', method: 'DELETE', path: '/Groups/{engineers}', status: 204 },
];

const OKTA: Step[] = [
  {
    title: 'saving the connection lists users',
    method: 'GET',
    path: '/Users?startIndex=1&count=2',
    status: 200,
    reply: { totalResults: 0, startIndex: 1, Resources: [] },
  },
  {
    title: 'saving the connection lists groups',
    method: 'GET',
    path: '/Groups?startIndex=1&count=100',
    status: 200,
    reply: { totalResults: 0, startIndex: 1, Resources: [] },
  },
  {
    title: 'a user is looked for by name',
    method: 'GET',
    path: `/Users?filter=${query('userName eq "pia@acme.test"')}&startIndex=1&count=100`,
    status: 200,
    reply: NOBODY,
  },
  {
    title: 'a user is made',
    method: 'POST',
    path: '/Users',
    body: {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'pia@acme.test',
      name: { givenName: 'Pia', familyName: 'Berg' },
      emails: [{ primary: true, value: 'pia@acme.test', type: 'work' }],
      displayName: 'Pia Berg',
      locale: 'en-US',
      externalId: '00u1',
      groups: [],
      password: 'kT9-secret',
      active: true,
    },
    status: 201,
    names: 'pia',
    fresh: ['/Users/{pia}', { externalId: '00u1', active: true }],
  },
  {
    title: 'a profile is pushed by PUT',
    method: 'PUT',
    path: '/Users/{pia}',
    body: {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', ENTERPRISE],
      id: '{pia}',
      userName: 'pia@acme.test',
      name: { givenName: 'Pia', familyName: 'Berg-Lund' },
      emails: [{ primary: true, value: 'pia@acme.test', type: 'work' }],
      displayName: 'Pia Berg-Lund',
      active: true,
      meta: { resourceType: 'User', created: '2026-01-01T00:00:00Z' },
      [ENTERPRISE]: { department: 'Legal' },
    },
    status: 200,
    fresh: [
      '/Users/{pia}',
      { externalId: '00u1', name: { familyName: 'Berg-Lund' }, [ENTERPRISE]: { department: 'Legal' } },
    ],
    changes: [
      'display name: Pia Berg → Pia Berg-Lund',
      'last name: Berg → Berg-Lund',
      'department: nothing → Legal',
    ],
  },
  {
    title: 'a user is deactivated by a PATCH without a path',
    method: 'PATCH',
    path: '/Users/{pia}',
    body: patchOf({ op: 'replace', value: { active: false } }),
    status: 200,
    fresh: ['/Users/{pia}', { active: false }],
    changes: ['deactivated'],
  },
  {
    title: 'a leaver who returns is a new POST with the old external id',
    method: 'POST',
    path: '/Users',
    body: { userName: 'pia@acme.test', externalId: '00u1', name: { givenName: 'Pia' }, active: true },
    status: 200,
    reply: { id: '{pia}', active: true },
    fresh: ['/Users/{pia}', { active: true, [ENTERPRISE]: { department: 'Legal' } }],
    changes: ['reactivated'],
  },
  {
    title: 'the same POST once more is refused',
    method: 'POST',
    path: '/Users',
    body: { userName: 'pia@acme.test', externalId: '00u1' },
    status: 409,
    reply: { scimType: 'uniqueness', status: '409' },
  },
  {
    title: 'a group is pushed with its members',
    method: 'POST',
    path: '/Groups',
    body: {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: 'Legal',
      members: [{ value: '{pia}', display: 'pia@acme.test' }],
    },
    status: 201,
    names: 'legal',
    fresh: ['/Groups/{legal}', { members: [{ value: '{pia}', display: 'Pia Berg-Lund' }] }],
  },
  {
    title: 'a group is linked by its name',
    method: 'GET',
    path: `/Groups?filter=${query('displayName eq "Legal"')}&startIndex=1&count=100`,
    status: 200,
    reply: { totalResults: 1, Resources: [{ id: '{legal}' }] },
  },
  {
    title: 'a rename is pushed by PATCH with the id in the value',
    method: 'PATCH',
    path: '/Groups/{legal}',
    body: patchOf({ op: 'replace', value: { id: '{legal}', displayName: 'Lawyers' } }),
    status: 204,
    fresh: ['/Groups/{legal}', { displayName: 'Lawyers', members: [{ value: '{pia}' }] }],
    changes: ['name: Legal → Lawyers'],
  },
  {
    title: 'members are pushed by PATCH: one filtered removal and an addition',
    method: 'PATCH',
    path: '/Groups/{legal}',
    body: patchOf(
      { op: 'remove', path: 'members[value eq "{pia}"]' },
      { op: 'add', path: 'members', value: [{ value: '{pia}', display: 'pia@acme.test' }] },
    ),
    status: 204,
    fresh: ['/Groups/{legal}', { members: [{ value: '{pia}' }] }],
    changes: [],
  },
  {
    title: 'members are replaced by PATCH',
    method: 'PATCH',
    path: '/Groups/{legal}',
    body: patchOf({ op: 'replace', path: 'members', value: [] }),
    status: 204,
    fresh: ['/Groups/{legal}', { members: [] }],
    changes: ['removed Pia Berg-Lund'],
  },
  {
    title: 'a group is pushed by PUT',
    method: 'PUT',
    path: '/Groups/{legal}',
    body: {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      id: '{legal}',
      displayName: 'Lawyers',
      members: [{ value: '{pia}', display: 'pia@acme.test' }],
    },
    status: 200,
    fresh: ['/Groups/{legal}', { members: [{ value: '{pia}' }] }],
    changes: ['added Pia Berg-Lund'],
  },
  {
    title: 'a group that is no longer pushed is deleted',
    method: 'DELETE',
    path: '/Groups/{legal}',
    status: 204,
  },
];

describe('SVC-11 Okta', () => {
  it.each(OKTA)('$title', async (step) => run(step));
});

describe('SVC-11 Microsoft Entra ID', () => {
  it.each(ENTRA)('$title', async (step) => run(step));
});
