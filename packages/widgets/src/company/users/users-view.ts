import type { UserQuery, UserSort } from '@drawbridge/client/stores/company/users/users';
import { asId } from '@drawbridge/contracts';
import {
  USER_COLUMNS,
  USER_ROLES,
  USER_SEEN,
  USER_SORTS,
  USER_STATES,
  type UserColumn,
  type UserViewQuery,
} from '@drawbridge/contracts/company';
import type { FilterValues } from '../../kit/paged-table/FilterBar.tsx';

/** Roles to filter by: what the company lets a user decide, and what a team does. */
export const ROLE_FILTERS = [...USER_ROLES, 'manager', 'champion'] as const;
export const LICENSE_FILTERS = ['yes', 'no'] as const;
export const SOURCE_FILTERS = ['directory', 'here'] as const;

const NAMES = ['search', 'state', 'role', 'license', 'seen', 'source', 'department', 'team'] as const;

/** Which users are shown, and in which order; the host keeps it in its URL. */
export interface UsersView {
  values: Readonly<Record<(typeof NAMES)[number], string>>;
  sort: UserSort;
  direction: 'ascending' | 'descending';
  /** Columns that can be left out, and are not. */
  columns: readonly UserColumn[];
}

export const EVERYBODY: UsersView = {
  values: { search: '', state: '', role: '', license: '', seen: '', source: '', department: '', team: '' },
  sort: 'name',
  direction: 'ascending',
  columns: ['role', 'teams', 'seen'],
};

export const isEverybody = ({ values }: UsersView): boolean => NAMES.every((name) => values[name] === '');

const MOST_CHARACTERS = 100;
const isIn = (known: readonly string[], text: string) => known.includes(text);

const KNOWN: Partial<Record<(typeof NAMES)[number], readonly string[]>> = {
  state: USER_STATES,
  role: ROLE_FILTERS,
  license: LICENSE_FILTERS,
  seen: USER_SEEN,
  source: SOURCE_FILTERS,
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function toValue(name: (typeof NAMES)[number], text: string): string {
  const known = KNOWN[name];
  if (known) return isIn(known, text) ? text : '';
  if (name === 'team') return UUID.test(text) ? text : '';
  return text.trim().slice(0, MOST_CHARACTERS);
}

/** In a URL, where an absent list means the usual columns. */
const NO_COLUMNS = 'none';
const toColumnText = (columns: readonly string[]): string => columns.join(',') || NO_COLUMNS;

function toColumns(text: string): readonly UserColumn[] {
  if (text === '') return EVERYBODY.columns;
  const named = text.split(',');
  return USER_COLUMNS.filter((one) => named.includes(one));
}

/** What is not named, or is named wrongly, does not filter. */
export function toUsersView(given: FilterValues): UsersView {
  const values = Object.fromEntries(NAMES.map((name) => [name, toValue(name, given[name] ?? '')]));
  return {
    values: values as UsersView['values'],
    sort: USER_SORTS.find((one) => one === given['sort']) ?? EVERYBODY.sort,
    direction: given['direction'] === 'descending' ? 'descending' : 'ascending',
    columns: toColumns(given['columns'] ?? ''),
  };
}

/** The parts of a URL that name a view; empty for everybody. */
export function toViewParams({ values, sort, direction, columns }: UsersView): Record<string, string> {
  const shown = toColumnText(USER_COLUMNS.filter((one) => columns.includes(one)));
  const set = Object.entries(values).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(set),
    ...(sort === EVERYBODY.sort ? {} : { sort }),
    ...(direction === EVERYBODY.direction ? {} : { direction }),
    ...(shown === toColumnText(EVERYBODY.columns) ? {} : { columns: shown }),
  };
}

/** The fields of the call. */
export function toUserQuery({ values, sort, direction }: UsersView): UserQuery {
  const { search, license, source, department, team } = values;
  const state = USER_STATES.find((one) => one === values.state);
  const role = ROLE_FILTERS.find((one) => one === values.role);
  const seen = USER_SEEN.find((one) => one === values.seen);
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(role && { role }),
    ...(license && { has_license: license === 'yes' }),
    ...(seen && { seen }),
    ...(source && { is_provisioned: source === 'directory' }),
    ...(department && { department }),
    ...(team && { team_id: asId<'team'>(team) }),
    sort,
    direction,
  };
}

/** What is saved of a view. */
export const toSavedQuery = (view: UsersView): UserViewQuery => ({
  ...toUserQuery(view),
  columns: [...view.columns],
});

/** The view that was saved. */
export function toSavedView(query: UserViewQuery): UsersView {
  const { columns = EVERYBODY.columns, has_license, is_provisioned, team_id: team, ...named } = query;
  const license = has_license === undefined ? '' : has_license ? 'yes' : 'no';
  const source = is_provisioned === undefined ? '' : is_provisioned ? 'directory' : 'here';
  return { ...toUsersView({ ...named, license, source, team: team ?? '' }), columns };
}

export const isSameView = (one: UsersView, other: UsersView): boolean => {
  const [first, second] = [toViewParams(one), toViewParams(other)];
  const names = Object.keys({ ...first, ...second });
  return names.every((name) => first[name] === second[name]);
};
