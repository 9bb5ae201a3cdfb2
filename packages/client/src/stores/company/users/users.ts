import { asId, type InputOf, type OutputOf } from '@drawbridge/contracts';
import {
  actOnCompanyUsers,
  type CompanyUser,
  exportCompanyUsers,
  inviteCompanyUsers,
  listCompanyUsers,
  listDepartments,
  type Seats,
  searchCompanyUsers,
  type UserAct,
  type UserFilters,
  type UserOutcome,
  type UserSort,
} from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../../notices.ts';
import type { ApiClient } from '../../../transport/client.ts';
import { type ChangeOutcome, settle } from '../../base/change-outcome.ts';
import { createLoadInto } from '../../base/load-into.ts';
import { LOADING, type Loadable } from '../../base/loadable.ts';
import { createPagedList, type PagedItems } from '../../base/paged-list.ts';

export type { CompanyUser, Seats, UserAct, UserFilters, UserOutcome, UserSort };

/** Which users are listed, and in which order. */
export interface UserQuery extends UserFilters {
  sort: UserSort;
  direction: 'ascending' | 'descending';
}

export interface UsersFacts {
  /** Number of users on all pages. */
  total: number;
  /** Undefined for a manager. */
  seats: Seats | undefined;
}

export type UserList = PagedItems<CompanyUser, UsersFacts>;
export type ActedUsers = OutputOf<typeof actOnCompanyUsers>;
export type InvitedUsers = OutputOf<typeof inviteCompanyUsers>;

/** The users of a company, for its administrators and managers. @see COMP-14, COMP-15, COMP-16 */
export interface UsersStore {
  list: ReadonlySignal<Loadable<UserList>>;
  /** True while another query is loading and the previous users are still shown. */
  isReloading: ReadonlySignal<boolean>;
  /** Departments to filter by. */
  departments: ReadonlySignal<Loadable<string[]>>;
  loadDepartments(): Promise<void>;
  /** Loads all pages of a query, one after the other. */
  load(query: UserQuery): Promise<void>;
  /** Goes on where a page failed. */
  loadMore(): Promise<void>;
  invite(input: InputOf<typeof inviteCompanyUsers>): Promise<ChangeOutcome<InvitedUsers>>;
  act(act: UserAct, userIds: readonly string[]): Promise<ChangeOutcome<ActedUsers>>;
  exportUsers(filters: UserFilters): Promise<ChangeOutcome<OutputOf<typeof exportCompanyUsers>>>;
}

/** Users in one request; a table of thousands is loaded in few. */
const PAGE_SIZE = 500;

export function createUsersStore(deps: { client: ApiClient; logError?: LogError | undefined }): UsersStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const background = { background: true };
  const departments = signal<Loadable<string[]>>(LOADING);
  let shown: UserQuery | undefined;

  const users = createPagedList<CompanyUser, UserQuery, UsersFacts, string>({
    what: 'the users',
    logError: deps.logError,
    toKey: ({ user_id: id }) => id,
    async fetchPage({ query, cursor: LastEvaluatedKey }, options) {
      const input = { ...query, limit: PAGE_SIZE, ...(LastEvaluatedKey && { LastEvaluatedKey }) };
      if (query.search) {
        const {
          found,
          LastEvaluatedKey: next,
          total,
          seats,
        } = await client.call(searchCompanyUsers, input, options);
        return { items: found.data, next, rest: { total, seats } };
      }
      const {
        list,
        LastEvaluatedKey: next,
        total,
        seats,
      } = await client.call(listCompanyUsers, { all: true, ...input }, options);
      return { items: list.Items, next, rest: { total, seats } };
    },
  });

  /** Follows `LastEvaluatedKey` until it is absent, fails, or other users are asked for. @see COMP-14 */
  async function follow(query: UserQuery): Promise<void> {
    const list = users.list.peek();
    if (shown !== query || list.state !== 'ready' || !list.value.hasMore || list.value.moreProblem) return;
    await users.loadMore();
    await follow(query);
  }

  async function load(query: UserQuery): Promise<void> {
    shown = query;
    await users.load(query, { isFresh: users.list.peek().state !== 'ready' });
    await follow(query);
  }

  /** Shows the users that an act returned; who is not among them is gone. */
  function show({ items, users: now }: ActedUsers): void {
    const named = new Set<string>(items.map(({ user_id: id }) => id));
    const byId = new Map(now.map((user) => [user.user_id, user]));
    users.change((known) =>
      known.flatMap((user) => (named.has(user.user_id) ? (byId.get(user.user_id) ?? []) : user)),
    );
  }

  return {
    list: users.list,
    isReloading: users.isReloading,
    departments,
    loadDepartments: () =>
      loadInto(
        departments,
        'the departments',
        async (options) => (await client.call(listDepartments, {}, options)).items,
      ),
    load,
    async loadMore() {
      const problem = await users.loadMore();
      if (!problem && shown) await follow(shown);
    },
    async invite(input) {
      const outcome = await settle(client.call(inviteCompanyUsers, input, background));
      if (outcome.kind === 'done' && shown) void load(shown);
      return outcome;
    },
    async act(act, userIds) {
      const input = { act, user_ids: userIds.map((id) => asId<'person'>(id)) };
      const outcome = await settle(client.call(actOnCompanyUsers, input, background));
      if (outcome.kind === 'done') show(outcome.value);
      return outcome;
    },
    exportUsers: (filters) => settle(client.call(exportCompanyUsers, filters, background)),
  };
}
