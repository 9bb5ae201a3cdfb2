import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../transport/api-problem.ts';
import type { CallOptions } from '../../transport/client.ts';
import { createPagedList, type Page, type PageRequest } from './paged-list.ts';

interface Row {
  id: string;
  mark?: string;
}
type Asked = PageRequest<string, string>;
type Answer = Page<Row, undefined, string>;

const toRows = (...ids: string[]): Row[] => ids.map((id) => ({ id }));

/** A list whose answers come from the test: `a1` is the first page of the query `a`. */
function setUp(answer: (key: string, asked: Asked) => Answer | Promise<Answer>) {
  const asked: (Asked & Pick<CallOptions, 'background'>)[] = [];
  const logged: string[] = [];
  const list = createPagedList<Row, string, undefined, string>({
    what: 'the rows',
    logError: (text) => logged.push(text),
    toKey: ({ id }) => id,
    async fetchPage(request, { background, signal }) {
      asked.push({ ...request, ...(background !== undefined && { background }) });
      const found = await answer(`${request.query}${request.page}`, request);
      if (signal?.aborted) throw new ApiProblem('canceled');
      return found;
    },
  });
  const shown = () => (list.list.value.state === 'ready' ? list.list.value.value : undefined);
  const ids = () => shown()?.items.map(({ id }) => id);
  return { list, asked, logged, shown, ids };
}

const offline = () => {
  throw new ApiProblem('offline');
};

describe('a paged list', () => {
  it('the next page is requested by its token and number, in the background, and none after the last', async () => {
    const { list, asked, ids } = setUp((key) =>
      key === 'a1'
        ? { items: toRows('1', '2'), next: 't2', rest: undefined }
        : { items: toRows('3'), rest: undefined },
    );
    await list.load('a');
    await list.loadMore();
    await list.loadMore();
    expect(ids()).toEqual(['1', '2', '3']);
    expect(asked).toEqual([
      { query: 'a', page: 1, cursor: undefined, background: false },
      { query: 'a', page: 2, cursor: 't2', background: true },
    ]);
  });

  it('a list ends when it has as many items as the total, or at an empty page', async () => {
    const { list, shown } = setUp((key) => ({
      items: key === 'a1' ? toRows('1') : [],
      total: 3,
      rest: undefined,
    }));
    await list.load('a');
    expect(shown()).toMatchObject({ hasMore: true, total: 3 });
    await list.loadMore();
    expect(shown()).toMatchObject({ hasMore: false, total: 1 });
  });

  it('requesting more twice sends one call', async () => {
    const { list, asked } = setUp(() => ({ items: toRows('1'), next: 't', rest: undefined }));
    await list.load('a');
    await Promise.all([list.loadMore(), list.loadMore()]);
    expect(asked).toHaveLength(2);
  });

  it('the answer to an earlier query, and its next page, are dropped', async () => {
    const late = Promise.withResolvers<Answer>();
    const { list, ids } = setUp((key) => {
      if (key === 'a2') return late.promise;
      return { items: toRows(key), next: 't', rest: undefined };
    });
    await list.load('a');
    const more = list.loadMore();
    await list.load('b');
    late.resolve({ items: toRows('a2'), rest: undefined });
    await more;
    expect(ids()).toEqual(['b1']);
  });

  it('the next page of the new list is added when it is requested during a reload', async () => {
    const again = Promise.withResolvers<Answer>();
    const answers: Record<string, Answer | Promise<Answer>> = {
      a1: { items: toRows('a1'), next: 'x', rest: undefined },
      a2: { items: toRows('a3'), rest: undefined },
    };
    const { list, asked, ids } = setUp((key) => answers[key] ?? offline());
    await list.load('a');
    answers['a1'] = again.promise;
    const reload = list.load('a');
    const more = list.loadMore();
    again.resolve({ items: toRows('a0', 'a1'), next: 'y', rest: undefined });
    await Promise.all([reload, more]);
    expect(ids()).toEqual(['a0', 'a1', 'a3']);
    expect(asked.at(-1)).toMatchObject({ page: 2, cursor: 'y' });
  });

  it('the loaded items are shown until the next query is answered, unless it starts over', async () => {
    const { list, ids } = setUp((key) => ({ items: toRows(key), rest: undefined }));
    await list.load('a');
    const keeping = list.load('b');
    expect([ids(), list.isReloading.value]).toEqual([['a1'], true]);
    await keeping;
    const fresh = list.load('c', { isFresh: true });
    expect([list.list.value.state, list.isReloading.value]).toEqual(['loading', false]);
    await fresh;
    expect(ids()).toEqual(['c1']);
  });

  it('ERR-24 a failed reload is only logged', async () => {
    let fails = false;
    const { list, logged } = setUp(() => (fails ? offline() : { items: toRows('1'), rest: undefined }));
    await list.load('a');
    const before = list.list.value;
    fails = true;
    expect(await list.load('a')).toBeUndefined();
    expect([list.list.value, logged]).toEqual([before, ['the rows could not be loaded']]);
  });

  it('ERR-24 a list whose next query fails stays as it was and says so, until a query succeeds', async () => {
    const { list, ids } = setUp((key) =>
      key.startsWith('b') ? offline() : { items: toRows(key), rest: undefined },
    );
    await list.load('a');
    await list.load('b');
    expect([ids(), list.list.value]).toMatchObject([['a1'], { reloadProblem: { code: 'offline' } }]);
    await list.load('a');
    expect([ids(), list.list.value]).toEqual([['a1'], { state: 'ready', value: expect.anything() }]);
  });

  it('ERR-24 the end of a list whose next query failed requests that query again, and not its own next page', async () => {
    let fails = true;
    const { list, asked, ids } = setUp((key) =>
      key === 'b1' && fails ? offline() : { items: toRows(key), next: 't', rest: undefined },
    );
    await list.load('a');
    await list.load('b');
    expect(await list.loadMore()).toMatchObject({ code: 'offline' });
    expect(ids()).toEqual(['a1']);
    fails = false;
    expect(await list.loadMore()).toBeUndefined();
    expect(ids()).toEqual(['b1']);
    expect(asked.map(({ query, page }) => `${query}${page}`)).toEqual(['a1', 'b1', 'b1', 'b1']);
  });

  it.each([
    ['offline', 'ready'],
    ['forbidden', 'problem'],
  ] as const)('a query that fails with %s leaves the list %s', async (code, state) => {
    const { list } = setUp((key) => {
      if (key === 'b1') throw new ApiProblem(code, { status: code === 'forbidden' ? 403 : 0 });
      return { items: toRows(key), rest: undefined };
    });
    await list.load('a');
    await list.load('b');
    expect(list.list.value.state).toBe(state);
  });

  it('a list keeps its items when the next page fails, and gets it at the next attempt', async () => {
    let fails = true;
    const { list, shown, ids } = setUp((key) => {
      if (key === 'a2' && fails) return offline();
      return { items: toRows(key), next: key === 'a1' ? 't' : undefined, rest: undefined };
    });
    await list.load('a');
    expect(await list.loadMore()).toMatchObject({ code: 'offline' });
    expect(shown()).toMatchObject({ isLoadingMore: false, moreProblem: { code: 'offline' } });
    fails = false;
    expect(await list.loadMore()).toBeUndefined();
    expect([ids(), shown()?.moreProblem]).toEqual([['a1', 'a2'], undefined]);
  });

  it('a reload fetches as many pages as are wanted, and shows each item once', async () => {
    const { list, shown, ids } = setUp((key) => ({
      items: key === 'a1' ? toRows('1', '2') : toRows('2', '3'),
      next: 't',
      rest: undefined,
    }));
    await list.load('a', { pages: 2 });
    expect([ids(), shown()?.pages]).toEqual([['1', '2', '3'], 2]);
  });

  it('a change made while the next page was loading is kept', async () => {
    const late = Promise.withResolvers<Answer>();
    const { list, shown } = setUp((key) =>
      key === 'a2' ? late.promise : { items: toRows('1'), next: 't', rest: undefined },
    );
    await list.load('a');
    const more = list.loadMore();
    list.change((items) => [{ id: '0' }, ...items.map((item) => ({ ...item, mark: 'read' }))]);
    late.resolve({ items: toRows('2'), rest: undefined });
    await more;
    expect(shown()?.items).toEqual([{ id: '0' }, { id: '1', mark: 'read' }, { id: '2' }]);
  });

  it('ERR-24 items of an earlier visit are said to be kept, whichever query was loaded before them', async () => {
    let isOffline = false;
    const { list, ids } = setUp((key) => (isOffline ? offline() : { items: toRows(key), rest: undefined }));
    await list.load('a');
    isOffline = true;
    list.showKnown(toRows('known'), undefined);
    await list.load('all');
    await list.load('a', { isFresh: true });
    expect(ids()).toEqual(['known']);
    expect(list.list.value).toMatchObject({ reloadProblem: { code: 'offline' } });
  });

  it.each([403, 404])(
    'what was refused with %s does not come back when the next attempt fails',
    async (status) => {
      let problem: (() => never) | undefined;
      const { list } = setUp((key) => problem?.() ?? { items: toRows(key), rest: undefined });
      await list.load('a');
      problem = () => {
        throw new ApiProblem('not_found', { status });
      };
      await list.load('a', { isFresh: true });
      expect(list.list.value).toMatchObject({ state: 'problem', problem: { status } });
      problem = offline;
      await list.load('a', { isFresh: true });
      expect(list.list.value).toMatchObject({ state: 'problem', problem: { code: 'offline' } });
    },
  );
});
