import { describe, expect, it } from 'vitest';
import { type Mapping, toMapped } from './group-mappings.rule.ts';

const MAPPINGS: Mapping[] = [
  { group: 'Engineering', teamId: 'alpha', role: 'member' },
  { group: 'Leads', teamId: 'beta', role: 'manager' },
  { group: 'Leads', teamId: null, role: 'member' },
];

describe('what groups make of a person', () => {
  it('a person is in the teams of their groups, and in no other mapped team', () => {
    const { teams, mappedTeams } = toMapped(MAPPINGS, ['Engineering', 'Something else']);
    expect([[...teams], [...mappedTeams]]).toEqual([['alpha'], ['alpha', 'beta']]);
  });

  it('a manager manages the teams of their groups, and no other that a mapping gives managers', () => {
    expect(toMapped(MAPPINGS, ['Leads'])).toMatchObject({
      managed: new Set(['beta']),
      mappedManaged: new Set(['beta']),
    });
    expect(toMapped(MAPPINGS, ['Engineering']).managed).toEqual(new Set());
  });

  it('administration follows the groups only where a mapping names it', () => {
    const withAdmins: Mapping[] = [...MAPPINGS, { group: 'Admins', teamId: null, role: 'administrator' }];
    expect(toMapped(MAPPINGS, ['Leads']).isAdmin).toBeUndefined();
    expect(toMapped(withAdmins, ['Admins']).isAdmin).toBe(true);
    expect(toMapped(withAdmins, ['Leads']).isAdmin).toBe(false);
  });

  it('groups are compared exactly', () => {
    expect([...toMapped(MAPPINGS, ['engineering', 'Lead']).teams]).toEqual([]);
  });
});
