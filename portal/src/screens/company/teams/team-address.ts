import type { MemberQuery } from '@drawbridge/client/stores/company/team';
import { TEAM_MEMBER_SORTS } from '@drawbridge/contracts/company';
import type { TeamListView } from '@drawbridge/widgets/company/teams';
import { paths } from '../../../router/paths.ts';

const MOST_CHARACTERS = 100;

const readSearch = (query: URLSearchParams) => (query.get('search') ?? '').trim().slice(0, MOST_CHARACTERS);
const readPage = (query: URLSearchParams) =>
  Math.min(10_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));

function toQuery(values: Readonly<Record<string, string | false>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== false);
  const query = new URLSearchParams(given).toString();
  return query === '' ? '' : `?${query}`;
}

/** The part of the list that an address names; the first page of all teams for any other. */
export function readListView(search: string): TeamListView {
  const query = new URLSearchParams(search);
  return { search: readSearch(query), page: readPage(query) };
}

export const toListHref = ({ search, page }: TeamListView): string =>
  `${paths.companyTeams}${toQuery({ search: search !== '' && search, page: page > 1 && String(page) })}`;

/** The part of the members that an address names. */
export function readMemberView(search: string): MemberQuery {
  const query = new URLSearchParams(search);
  return {
    search: readSearch(query),
    sort: TEAM_MEMBER_SORTS.find((sort) => sort === query.get('sort')) ?? 'name',
    page: readPage(query),
  };
}

export const toMemberQuery = ({ search, sort, page }: MemberQuery): string =>
  toQuery({
    search: search !== '' && search,
    sort: sort !== 'name' && sort,
    page: page > 1 && String(page),
  });

/** A browser takes a segment of dots for a step to another folder. */
export const toTeamHref = ({ id, name }: { id: string; name: string }): string =>
  paths.companyTeam(id, /^\.{1,2}$/.test(name) ? 'team' : name);
