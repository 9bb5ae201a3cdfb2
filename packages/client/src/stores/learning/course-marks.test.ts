import { getCourse, markItem } from '@drawbridge/contracts/learning';
import { buildCourseDetail } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createCourseStore } from './courses.ts';

const ID = 'c2-injection';
const course = { _key: ID, event_name: 'Injection' };

describe('PLAYER-19 a marked item', () => {
  const unmarked = buildCourseDetail({ _key: ID });
  const item = unmarked.items[0]?.items[0]?._key ?? '';
  async function begin(mark: FakeAnswer) {
    const held: (() => void)[] = [];
    let isHeld = false;
    const answer = { data: { is_enrolled: true, course: unmarked } };
    const { client } = createFakeServer([
      [getCourse, () => (isHeld ? new Promise((done) => held.push(() => done(answer))) : answer)],
      [markItem, () => mark],
    ]);
    const store = createCourseStore({ client, notify: () => undefined });
    await store.open(ID);
    isHeld = true;
    const isDone = () => {
      const { value } = store.course;
      return value.state === 'ready' && value.value.items.flatMap(({ items }) => items)[0]?.completed;
    };
    return { store, isDone, answerAll: () => held.map((done) => done()) };
  }

  it.each(['open', 'refresh'] as const)(
    'a marked item stays so when the answer to an earlier %s arrives later',
    async (call) => {
      const { store, isDone, answerAll } = await begin({
        data: { completed_items: 1, total_items: 14, progress: 7 },
      });
      const asked = store[call](ID);
      await store.mark(ID, 'any', item);
      answerAll();
      await asked;
      expect(isDone()).toBe(true);
    },
  );
  it('the same key in another course is another item', async () => {
    const other = 'c3-other';
    const { client } = createFakeServer([
      [
        getCourse,
        ({ event_id }) => ({ data: { is_enrolled: true, course: { ...unmarked, _key: event_id } } }),
      ],
      [markItem, () => ({ data: { completed_items: 1, total_items: 14, progress: 7 } })],
    ]);
    const store = createCourseStore({ client, notify: () => undefined });
    await store.open(ID);
    await store.mark(ID, 'any', item);
    await store.open(other);
    expect(store.course.value).toMatchObject({ value: { _key: other, completed_items: 0 } });
  });
  it('a marked item stays so when a mark in the previous course fails late', async () => {
    const other = 'c3-other';
    const fail = Promise.withResolvers<FakeAnswer>();
    const { client } = createFakeServer([
      [
        getCourse,
        ({ event_id }) => ({ data: { is_enrolled: true, course: { ...unmarked, _key: event_id } } }),
      ],
      [
        markItem,
        ({ event_id }) =>
          event_id === ID ? fail.promise : { data: { completed_items: 1, total_items: 14, progress: 7 } },
      ],
    ]);
    const store = createCourseStore({ client, notify: () => undefined });
    await store.open(ID);
    const late = store.mark(ID, 'any', item);
    await store.open(other);
    await store.mark(other, 'any', item);
    fail.resolve('offline');
    await late;
    await store.refresh(other);
    expect(store.course.value).toMatchObject({ value: { _key: other, completed_items: 1 } });
  });
  it('an item is not marked when the mark failed', async () => {
    const { store, isDone, answerAll } = await begin('offline');
    const asked = store.refresh(ID);
    expect(await store.mark(ID, 'any', item)).toBeUndefined();
    answerAll();
    await asked;
    expect(isDone()).toBe(false);
  });
});

describe('PLAYER-15..PLAYER-19 marking an item', () => {
  const items = ['i1', 'i2'].map((_key, at) => ({ _key, title: _key, order: at, object_type: 'media' }));
  async function openMarked(answer: () => FakeAnswer, done: string[] = []) {
    const toasts: string[] = [];
    const server = createFakeServer([
      [
        getCourse,
        () => ({
          data: {
            is_enrolled: true,
            course: {
              ...course,
              total_items: 2,
              completed_items: done.length,
              progress: done.length * 50,
              items: [
                {
                  _key: 's1',
                  title: 'One',
                  order: 1,
                  items: items.map((item) => ({ ...item, completed: done.includes(item._key) })),
                },
              ],
            },
          },
        }),
      ],
      [markItem, answer],
    ]);
    const store = createCourseStore({ client: server.client, notify: (_tone, text) => toasts.push(text) });
    await store.open(ID);
    const read = () => {
      const { value: shown } = store.course;
      if (shown.state !== 'ready') throw new Error('no course');
      const { completed_items, progress, is_completed } = shown.value;
      const marks = shown.value.items[0]?.items.filter(({ completed }) => completed).map(({ _key }) => _key);
      return { marks, completed_items, progress, is_completed };
    };
    return { store, read, toasts };
  }
  const before = { marks: [], completed_items: 0, progress: 0, is_completed: false };
  const answer = (completed_items: number): FakeAnswer => ({
    data: { completed_items, total_items: 2, progress: completed_items * 50 },
  });

  it('a mark is shown immediately, and mark, counter and progress are undone when the call fails', async () => {
    const { store, read, toasts } = await openMarked(() => 'offline');
    const marking = store.mark(ID, 's1', 'i1');
    expect(read()).toEqual({ marks: ['i1'], completed_items: 1, progress: 50, is_completed: false });
    expect(await marking).toBeUndefined();
    expect([read(), toasts.length]).toEqual([before, 1]);
  });

  it('the other of two marks stays when one of them fails', async () => {
    let calls = 0;
    const { store, read } = await openMarked(() => (++calls === 1 ? { problem: 'unavailable' } : answer(1)));
    await Promise.all([store.mark(ID, 's1', 'i1'), store.mark(ID, 's1', 'i2')]);
    expect(read()).toMatchObject({ marks: ['i2'], completed_items: 1, progress: 50 });
  });

  it('marking a complete item changes no counter, even when the call fails', async () => {
    const { store, read } = await openMarked(() => 'offline', ['i1']);
    await store.mark(ID, 's1', 'i1');
    expect(read()).toMatchObject({ marks: ['i1'], completed_items: 1, progress: 50 });
  });

  it("the server's counts are used if another page did more", async () => {
    const { store, read } = await openMarked(() => answer(2));
    await store.mark(ID, 's1', 'i1');
    expect(read()).toMatchObject({ completed_items: 2, progress: 100, is_completed: true });
  });
});
