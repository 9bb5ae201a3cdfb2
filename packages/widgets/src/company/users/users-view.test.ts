import { describe, expect, it } from 'vitest';
import { EVERYBODY, isEverybody, toUserQuery, toUsersView, toViewParams } from './users-view.ts';

describe('the view of the list of users', () => {
  it('a view that a URL names is the same again', () => {
    const view = toUsersView({
      search: 'noa',
      state: 'invited',
      license: 'no',
      source: 'directory',
      sort: 'added',
      direction: 'descending',
    });
    expect(toUsersView(toViewParams(view))).toEqual(view);
    expect(toUserQuery(view)).toEqual({
      search: 'noa',
      state: 'invited',
      has_license: false,
      is_provisioned: true,
      sort: 'added',
      direction: 'descending',
    });
  });
  it('everybody has no parameter', () => {
    expect(toViewParams(EVERYBODY)).toEqual({});
    expect(isEverybody(toUsersView({}))).toBe(true);
  });
  it('values that no filter has let everybody through', () => {
    const wrong = {
      state: 'gone',
      role: 'boss',
      license: 'maybe',
      seen: 'ever',
      source: 'sky',
      team: 'x',
      sort: 'size',
    };
    expect(toUsersView(wrong)).toEqual(EVERYBODY);
  });
});
