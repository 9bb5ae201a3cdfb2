import { describe, expect, it } from 'vitest';
import { readListView, readMemberView, toListHref, toMemberQuery, toTeamHref } from './team-address.ts';

const toSearch = (href: string) => new URL(href, 'https://portal.test').search;

describe('COMP-36, COMP-37 the addresses of teams', () => {
  it('the address of the list restores its search and page, and has no query for the first page of all', () => {
    const view = { search: 'a & b', page: 3 };
    expect(readListView(toSearch(toListHref(view)))).toEqual(view);
    expect(toListHref({ search: '', page: 1 })).toBe('/portal/company/teams');
  });
  it('the address of a team restores which members are shown', () => {
    const view = { search: 'mika', sort: 'points', page: 2 } as const;
    expect(readMemberView(toMemberQuery(view))).toEqual(view);
    expect(toMemberQuery({ search: '', sort: 'name', page: 1 })).toBe('');
  });
  it.each(['?page=-1&sort=toString', '?page=x', '?search=%20'])('%s shows the first page of all', (search) =>
    expect(readMemberView(search)).toEqual({ search: '', sort: 'name', page: 1 }),
  );
  it.each([
    ['R&D / 50%', '/portal/company/team-info/t1/R%26D%20%2F%2050%25'],
    ['..', '/portal/company/team-info/t1/team'],
  ])('a team with the name %j has an address that leads to it', (name, href) => {
    expect(toTeamHref({ id: 't1', name })).toBe(href);
    expect(new URL(href, 'https://portal.test').pathname).toBe(href);
  });
});
