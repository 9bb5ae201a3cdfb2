import { describe, expect, it } from 'vitest';
import { readBody } from './attributes.ts';
import { readGroup, readGroupPatch } from './group-change.ts';

const read = (...operations: unknown[]) => readGroupPatch(readBody({ Operations: operations }));
const toPlan = (reading: ReturnType<typeof read>) => {
  const { isReplaced, add, remove } = reading.change.members;
  return { isReplaced, add: [...add], remove: [...remove] };
};
function refuse(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    const { status, scimType } = error as { status?: number; scimType?: string };
    return [status, scimType];
  }
}

const ADD_A = { isReplaced: false, add: ['a'], remove: [] };
const REMOVE_A = { isReplaced: false, add: [], remove: ['a'] };
const ONLY_A = { isReplaced: true, add: ['a'], remove: [] };
const NOBODY = { isReplaced: true, add: [], remove: [] };
const NOTHING = { isReplaced: false, add: [], remove: [] };

describe('SVC-11 the forms of a PATCH of members', () => {
  it.each<[string, object, object]>([
    ['add of a list', { op: 'add', path: 'members', value: [{ value: 'a' }] }, ADD_A],
    ['add of one object', { op: 'add', path: 'members', value: { value: 'a' } }, ADD_A],
    ['add of a text', { op: 'add', path: 'members', value: 'A' }, ADD_A],
    [
      'Add with a type',
      { op: 'Add', path: 'members', value: [{ $ref: null, value: 'a', type: 'User' }] },
      ADD_A,
    ],
    ['add of an empty list', { op: 'add', path: 'members', value: [] }, NOTHING],
    ['add by a filter', { op: 'add', path: 'members[value eq "a"]' }, ADD_A],
    ['add without a path', { op: 'add', value: { members: [{ value: 'a' }] } }, ADD_A],
    [
      'remove of a list, as Entra sends it',
      { op: 'Remove', path: 'members', value: [{ value: 'a' }] },
      REMOVE_A,
    ],
    ['remove of one object', { op: 'remove', path: 'members', value: { value: 'a' } }, REMOVE_A],
    ['remove of an empty list', { op: 'remove', path: 'members', value: [] }, NOTHING],
    ['remove by a filter', { op: 'remove', path: 'members[value eq "a"]' }, REMOVE_A],
    ['REMOVE by a filter in capitals', { op: 'REMOVE', path: 'Members[Value EQ "A"]' }, REMOVE_A],
    ['remove without a path', { op: 'remove', value: { members: [{ value: 'a' }] } }, REMOVE_A],
    ['remove without a value', { op: 'remove', path: 'members' }, NOBODY],
    ['replace of a list', { op: 'replace', path: 'members', value: [{ value: 'a' }] }, ONLY_A],
    ['replace of one object', { op: 'replace', path: 'members', value: { value: 'a' } }, ONLY_A],
    ['replace of an empty list', { op: 'replace', path: 'members', value: [] }, NOBODY],
    ['replace without a path', { op: 'Replace', value: { members: [{ value: 'a' }] } }, ONLY_A],
    [
      'replace by a filter',
      { op: 'replace', path: 'members[value eq "b"]', value: { value: 'a' } },
      { isReplaced: false, add: ['a'], remove: ['b'] },
    ],
    [
      'replace by a filter without others',
      { op: 'replace', path: 'members[value eq "b"]', value: null },
      NOTHING,
    ],
    [
      'what a member is called',
      { op: 'replace', path: 'members[value eq "b"].display', value: 'B' },
      NOTHING,
    ],
  ])('%s', (_, operation, plan) => expect(toPlan(read(operation))).toEqual(plan));

  it('several ids of one filter are several members', () => {
    const { remove } = toPlan(read({ op: 'remove', path: 'members[value eq "a" or value eq "b"]' }));
    expect(remove).toEqual(['a', 'b']);
  });

  it('a later operation decides over an earlier one', () => {
    const plan = read(
      { op: 'add', path: 'members', value: [{ value: 'a' }, { value: 'b' }] },
      { op: 'remove', path: 'members[value eq "a"]' },
      { op: 'replace', path: 'members', value: [{ value: 'c' }] },
      { op: 'add', path: 'members', value: [{ value: 'd' }] },
    );
    expect(toPlan(plan)).toEqual({ isReplaced: true, add: ['c', 'd'], remove: [] });
  });

  it('a group within the group is ignored and named', () => {
    const reading = read({
      op: 'add',
      path: 'members',
      value: [{ value: 'g', type: 'Group' }, { value: 'a' }],
    });
    expect([toPlan(reading), reading.ignored]).toEqual([ADD_A, ['the group g within the group']]);
  });

  it('name and external id are changed with and without a path; id and schemas are not', () => {
    const reading = read(
      { op: 'replace', path: 'displayName', value: ' Red  team ' },
      { op: 'Replace', value: { id: 'x', externalId: 'e', schemas: [], colour: 'red' } },
    );
    expect(reading.change).toMatchObject({ displayName: 'Red team', externalId: 'e' });
    expect(reading.ignored).toEqual(['colour']);
  });

  it.each<[string, unknown, [number, string]]>([
    ['add without a value', { op: 'add', path: 'members' }, [400, 'invalidValue']],
    ['replace without a value', { op: 'replace', path: 'members' }, [400, 'invalidValue']],
    [
      'a member without an id',
      { op: 'add', path: 'members', value: [{ display: 'A' }] },
      [400, 'invalidValue'],
    ],
    ['a member by its name', { op: 'remove', path: 'members[display eq "A"]' }, [400, 'invalidFilter']],
    ['a path that nobody knows', { op: 'add', path: 'owners', value: [] }, [400, 'invalidPath']],
    ['the name removed', { op: 'remove', path: 'displayName' }, [400, 'mutability']],
    ['an empty name', { op: 'replace', path: 'displayName', value: ' ' }, [400, 'invalidValue']],
  ])('%s is refused', (_, operation, refusal) => expect(refuse(() => read(operation))).toEqual(refusal));
});

describe('SVC-11 a group as it is sent', () => {
  it('its members are those that were sent; without `members` they stay', () => {
    const members = [{ value: 'A' }];
    expect(toPlan(readGroup(readBody({ displayName: 'T', members })))).toEqual(ONLY_A);
    expect(toPlan(readGroup(readBody({ displayName: 'T', members: [] })))).toEqual(NOBODY);
    expect(toPlan(readGroup(readBody({ displayName: 'T' })))).toEqual(NOTHING);
  });

  it('a group without a name is refused', () =>
    expect(refuse(() => readGroup(readBody({ members: [] })))).toEqual([400, 'invalidValue']));
});
