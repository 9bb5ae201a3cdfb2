import { describe, expect, it } from 'vitest';
import {
  EVERYBODY,
  isEverybody,
  isSameView,
  toSavedQuery,
  toSavedView,
  toUserQuery,
  toUsersView,
  toViewParams,
} from './users-view.ts';

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
  it('a view that was saved is the same again, with its columns', () => {
    const given = {
      role: 'manager',
      license: 'no',
      team: '7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11',
      sort: 'email',
    };
    for (const columns of ['none', 'added,role', '']) {
      const view = toUsersView({ ...given, columns });
      expect(isSameView(toSavedView(toSavedQuery(view)), view)).toBe(true);
      expect(toUsersView(toViewParams(view))).toEqual(view);
    }
    expect(isSameView(toSavedView({}), EVERYBODY)).toBe(true);
    expect(isSameView(toUsersView(given), EVERYBODY)).toBe(false);
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
      columns: '',
    };
    expect(toUsersView(wrong)).toEqual(EVERYBODY);
  });
});
