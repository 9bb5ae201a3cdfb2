import { describe, expect, it } from 'vitest';
import { readViewQuery } from './view-query.rule.ts';

const TEAM = '7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11';

describe('a stored view of users', () => {
  it('what the list takes stays as it is', () => {
    const stored = { state: 'invited', team_id: TEAM, sort: 'added', columns: ['role'] };
    expect(readViewQuery(stored, () => true)).toEqual({ query: stored, dropped: [] });
  });

  it('unknown fields, refused values and a team that is gone are left out and named', () => {
    const stored = { state: 'gone', shoe_size: 42, team_id: TEAM, role: 'admin', toString: 'x', search: 7 };
    expect(readViewQuery(stored, () => false)).toEqual({
      query: { role: 'admin' },
      dropped: ['state', 'shoe_size', 'team_id', 'toString', 'search'],
    });
  });
});
