import { asId } from '@drawbridge/contracts';
import {
  actOnCompanyUsers,
  inviteCompanyUsers,
  listCompanyUsers,
  searchCompanyUsers,
} from '@drawbridge/contracts/company';
import { buildCompanyUser } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../../testing/index.ts';
import { createUsersStore, type UserQuery } from './users.ts';

const idOf = (at: number) => asId<'person'>(`00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
const QUERY: UserQuery = { sort: 'name', direction: 'ascending' };
const seats = { used: 1, all: null };

function createPages(sizes: readonly number[]) {
  let first = 0;
  const pages = sizes.map((size) => {
    const page = Array.from({ length: size }, (_, at) => buildCompanyUser({ user_id: idOf(first + at) }));
    first += size;
    return page;
  });
  const total = first;
  const server = createFakeServer([
    [
      listCompanyUsers,
      ({ LastEvaluatedKey: key }) => {
        const at = Number(key ?? 0);
        const next = at + 1 < pages.length ? { LastEvaluatedKey: String(at + 1) } : {};
        return { data: { list: { Items: pages[at] ?? [] }, ...next, total, seats } };
      },
    ],
    [searchCompanyUsers, () => ({ data: { found: { data: pages[0] ?? [] }, total: 1, seats } })],
  ]);
  const store = createUsersStore({ client: server.client });
  const shown = () => (store.list.value.state === 'ready' ? store.list.value.value : undefined);
  return { server, store, shown };
}

describe('COMP-14, COMP-15 the users of a company in the client', () => {
  it('COMP-14 loading follows LastEvaluatedKey until it is absent', async () => {
    const { server, store, shown } = createPages([3, 3, 2]);
    await store.load(QUERY);
    expect([shown()?.items.length, shown()?.hasMore, shown()?.rest.total]).toEqual([8, false, 8]);
    expect(server.calls.map(({ input }) => [input['all'], input['LastEvaluatedKey']])).toEqual([
      [true, undefined],
      [true, '1'],
      [true, '2'],
    ]);
  });

  it('COMP-15 words are searched for with the search call', async () => {
    const { server, store } = createPages([1]);
    await store.load({ ...QUERY, search: 'noa' });
    expect(server.calls.map(({ name }) => name)).toEqual(['searchCompanyUsers']);
  });

  it('another query ends the pages of the one before', async () => {
    const { server, store, shown } = createPages([1, 1, 1]);
    const first = store.load(QUERY);
    await store.load({ ...QUERY, search: 'noa' });
    await first;
    expect(shown()?.items).toHaveLength(1);
    expect(server.calls.at(-1)?.name).toBe('searchCompanyUsers');
  });

  it('a page that fails keeps what is shown, and more goes on from there', async () => {
    const { server, store, shown } = createPages([2, 2]);
    let isDown = true;
    const pages = [0, 1].map((at) => buildCompanyUser({ user_id: idOf(at) }));
    server.on(listCompanyUsers, ({ LastEvaluatedKey: key }) => {
      if (key !== undefined && isDown) return 'offline';
      const next = key === undefined ? { LastEvaluatedKey: '1' } : {};
      return { data: { list: { Items: [pages[key === undefined ? 0 : 1]] }, ...next, total: 2, seats } };
    });
    await store.load(QUERY);
    expect([shown()?.items.length, shown()?.moreProblem !== undefined]).toEqual([1, true]);
    isDown = false;
    await store.loadMore();
    expect([shown()?.items.length, shown()?.hasMore]).toEqual([2, false]);
  });

  it('an act shows the users that it returned, and takes out those who are gone', async () => {
    const { server, store, shown } = createPages([3]);
    await store.load(QUERY);
    server.on(actOnCompanyUsers, () => ({
      data: {
        items: [idOf(0), idOf(1)].map((user_id) => ({ user_id, outcome: 'done' })),
        users: [buildCompanyUser({ user_id: idOf(1), state: 'deactivated' })],
        seats,
      },
    }));
    await store.act('remove', [idOf(0), idOf(1)]);
    expect(shown()?.items.map(({ user_id: id, state }) => [id, state])).toEqual([
      [idOf(1), 'deactivated'],
      [idOf(2), 'active'],
    ]);
  });

  it('a refused act changes nothing that is shown', async () => {
    const { server, store, shown } = createPages([1]);
    await store.load(QUERY);
    server.on(actOnCompanyUsers, () => ({ problem: 'forbidden' }));
    server.on(inviteCompanyUsers, () => ({ problem: 'too_many_tries' }));
    expect((await store.act('deactivate', [idOf(0)])).kind).toBe('refused');
    expect((await store.invite({ users: [{ email: 'a@acme.test' }] })).kind).toBe('refused');
    expect(shown()?.items).toHaveLength(1);
  });
});
