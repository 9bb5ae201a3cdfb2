import {
  filterCourses,
  getCourse,
  getDashboard,
  getEventProgress,
  markItem,
  sendCourseFeedback,
} from '@drawbridge/contracts/learning';
import { buildCourse, buildCourseDetail } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeDrawbridge, createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createCourseCardStore } from './course-card.ts';
import { createCourseStore } from './courses.ts';

const ID = 'c2-injection';
const course = { _key: ID, event_name: 'Injection' };

function open(answer: () => FakeAnswer) {
  const toasts: string[] = [];
  const { client } = createFakeServer([[getCourse, answer]]);
  const store = createCourseStore({ client, notify: (tone, text) => toasts.push(`${tone}: ${text}`) });
  return { store, toasts };
}

describe('ERR-21 a failed enrollment', () => {
  it("a failed enrollment shows the server's message", async () => {
    const { store, toasts } = open(() => ({ problem: 'forbidden', message: 'Your seats are used up.' }));
    expect(await store.enroll(ID)).toBe(false);
    expect(toasts).toEqual(['negative: Your seats are used up.']);
  });
  it('a failed enrollment shows the fixed text if the server sends none', async () => {
    const { store, toasts } = open(() => ({ problem: 'forbidden', message: '' }));
    await store.enroll(ID);
    expect(toasts).toEqual(['negative: Failed to enroll course']);
  });
});

it('PLAYER-5 a course that was enrolled in stays shown while the player opens it', async () => {
  const { store } = open(() => ({ data: { is_enrolled: true, course: buildCourse({ _key: ID }) } }));
  await store.enroll(ID);
  const opening = store.open(ID);
  expect(store.course.value.state).toBe('ready');
  await opening;
  expect(store.course.value.state).toBe('ready');
});

describe('ERR-22 a course that cannot be fetched', () => {
  it.each([
    [
      'what the server said',
      { problem: 'course_not_found', message: 'Withdrawn in May.' } as const,
      'Withdrawn in May.',
    ],
    [
      'the fixed words when the server gives none',
      { problem: 'internal', message: '' } as const,
      'Selected course is not part of subscription. Please upgrade to enroll',
    ],
    [
      'the fixed words without an answer',
      'offline' as const,
      'Selected course is not part of subscription. Please upgrade to enroll',
    ],
  ])('a course says %s, once, and shows the problem', async (_what, answer, text) => {
    const { store, toasts } = open(() => answer);
    await store.open(ID);
    expect(toasts).toEqual([`negative: ${text}`]);
    expect(store.course.value.state).toBe('problem');
  });

  it('a course that is only reloaded keeps what was shown', async () => {
    let answer: FakeAnswer = { data: { is_enrolled: true, course } };
    const { store, toasts } = open(() => answer);
    await store.open(ID);
    answer = { problem: 'unavailable' };
    await store.open(ID);
    expect([store.course.value.state, toasts.length]).toEqual(['ready', 1]);
  });

  it('ERR-23 a course that was left in the meantime says nothing', async () => {
    const answers: (() => void)[] = [];
    const toasts: string[] = [];
    const { client } = createFakeServer([
      [
        getCourse,
        () => new Promise<FakeAnswer>((resolve) => answers.push(() => resolve({ problem: 'internal' }))),
      ],
    ]);
    const store = createCourseStore({ client, notify: (_tone, text) => toasts.push(text) });
    const [first, second] = [store.open(ID), store.open('c1-other')];
    answers[0]?.();
    await first;
    expect(toasts).toEqual([]);
    answers[1]?.();
    await second;
    expect(toasts).toHaveLength(1);
  });
});

it('ERR-23 a course info request is canceled when its page is left, and says nothing', async () => {
  const { store, toasts } = open(() => 'hang');
  const leaving = new AbortController();
  const opening = store.open(ID, leaving.signal);
  leaving.abort();
  await opening;
  expect([toasts, store.course.value.state]).toEqual([[], 'loading']);
});

it('CALL-31 a list is requested with page and per_page in the query', async () => {
  const addresses: string[] = [];
  const server = createFakeServer([[filterCourses, () => ({ data: { items: [] } })]]);
  const { drawbridge } = createFakeDrawbridge([], {
    fetch: (address, init) => {
      addresses.push(new Request(address).url);
      return server.fetch(address, init);
    },
  });
  await (await drawbridge.store('courses')).loadList({ types: ['course'] });
  expect(addresses.map((address) => new URL(address).search)).toEqual(['?page=1&per_page=50']);
});

it('CALL-35 marking an item sends its subject, its id and its kind', async () => {
  const item = { _key: 'i1', title: 'Reading', order: 1, object_type: 'media' };
  const server = createFakeServer([
    [
      getCourse,
      () => ({
        data: {
          is_enrolled: true,
          course: { ...course, items: [{ _key: 's1', title: 'One', order: 1, items: [item] }] },
        },
      }),
    ],
    [markItem, () => ({ data: { completed_items: 1, total_items: 1, progress: 100 } })],
  ]);
  const store = createCourseStore({ client: server.client, notify: () => undefined });
  await store.open(ID);
  await store.mark(ID, 's1', 'i1');
  expect(server.calls.at(-1)?.input).toEqual({
    event_id: ID,
    subject_id: 's1',
    item_id: 'i1',
    object_type: 'media',
  });
});

it('ERR-24 a list that cannot be loaded is only logged and stays unchanged', async () => {
  let answer: FakeAnswer = { data: { items: [buildCourse()] } };
  const notices: string[] = [];
  const logged: string[] = [];
  const { client } = createFakeServer([
    [filterCourses, () => answer],
    [getDashboard, () => answer],
  ]);
  const store = createCourseStore({
    client,
    notify: (_tone, text) => notices.push(text),
    logError: (text) => logged.push(text),
  });
  await Promise.all([store.loadList({}), store.loadEnrolled()]);
  answer = { problem: 'unavailable' };
  await Promise.all([store.loadList({}), store.loadEnrolled()]);
  expect([store.list.value.state, store.enrolled.value.state, notices]).toEqual(['ready', 'ready', []]);
  expect(logged).toEqual(['the list of courses could not be loaded', 'the dashboard could not be loaded']);
});

it("NAV-15 a course viewed again shows the server's state, and a failure is only logged (ERR-24)", async () => {
  const course = { ...buildCourse({ _key: ID, upgrade: true }), items: [] };
  let answer: FakeAnswer = { data: { is_enrolled: false, course } };
  const notices: string[] = [];
  const logged: string[] = [];
  const { client } = createFakeServer([[getCourse, () => answer]]);
  const store = createCourseStore({
    client,
    notify: (_tone, text) => notices.push(text),
    logError: (text) => logged.push(text),
  });
  await store.open(ID);
  answer = 'offline';
  await store.refresh(ID);
  expect([store.course.value, notices, logged.length]).toMatchObject([{ value: { upgrade: true } }, [], 1]);
  answer = { data: { is_enrolled: false, course: { ...course, upgrade: false } } };
  await store.refresh(ID);
  expect(store.course.value).toMatchObject({ value: { upgrade: false } });
});

it('CALL-36, PLAYER-36 the server says whether a course is in progress, for that course only', async () => {
  const server = createFakeServer([[getEventProgress, ({ id }) => ({ data: { in_progress: id === ID } })]]);
  const store = createCourseStore({ client: server.client, notify: () => undefined });
  expect(store.isInProgress(ID)).toBeUndefined();
  await store.loadProgress(ID);
  expect([store.isInProgress(ID), store.isInProgress('c1-other')]).toEqual([true, undefined]);
  expect(server.calls).toEqual([{ name: 'getEventProgress', input: { id: ID } }]);
});

it('CALL-36, PLAYER-36 a course that is not in progress is told apart from an unknown one', async () => {
  let answer: FakeAnswer = { data: { in_progress: false } };
  const logged: string[] = [];
  const notices: string[] = [];
  const { client } = createFakeServer([[getEventProgress, () => answer]]);
  const store = createCourseStore({
    client,
    notify: (_tone, text) => notices.push(text),
    logError: (text) => logged.push(text),
  });
  // Before the enrollment, after some of the items, after the last one.
  for (const in_progress of [false, true, false]) {
    answer = { data: { in_progress } };
    await store.loadProgress(ID);
    expect(store.isInProgress(ID)).toBe(in_progress);
  }
  answer = 'offline';
  await store.loadProgress(ID);
  expect([store.isInProgress(ID), notices]).toEqual([false, []]);
  expect(logged).toEqual(['the progress of the course could not be loaded']);
});

it('PLAYER-3 a newly enrolled course is continued by its card', async () => {
  let isEnrolled = false;
  const { client } = createFakeServer([
    [
      getCourse,
      ({ enroll }) => {
        isEnrolled ||= enroll === true;
        return { data: { is_enrolled: isEnrolled, course: buildCourse({ _key: ID }) } };
      },
    ],
  ]);
  const store = createCourseStore({ client, notify: () => undefined });
  const card = createCourseCardStore({ client, courseId: ID });
  const read = () =>
    [store.course.value, card.course.value].map((shown) =>
      shown.state === 'ready' ? shown.value.is_enrolled : shown.state,
    );
  await Promise.all([store.open(ID), card.load()]);
  expect(read()).toEqual([false, false]);
  await store.enroll(ID);
  await card.load();
  expect(read()).toEqual([true, true]);
});

describe('PLAYER-27 feedback', () => {
  it('feedback is sent with the course, and a failure is announced', async () => {
    const toasts: string[] = [];
    let feedback: FakeAnswer = { data: { stage: 'end' } };
    const server = createFakeServer([[sendCourseFeedback, () => feedback]]);
    const store = createCourseStore({ client: server.client, notify: (_tone, text) => toasts.push(text) });
    expect(await store.sendFeedback(ID, { rating: 4, comment: 'Good' })).toBe(true);
    expect(server.calls[0]?.input).toEqual({ event_id: ID, rating: 4, comment: 'Good' });
    feedback = 'offline';
    expect([await store.sendFeedback(ID, { skip: true }), toasts.length]).toEqual([false, 1]);
  });

  it('a course that was rated, or skipped, does not ask again while it is shown', async () => {
    const detail = buildCourseDetail({ _key: ID, asks_feedback: true });
    let feedback: FakeAnswer = 'offline';
    const { client } = createFakeServer([
      [getCourse, () => ({ data: { is_enrolled: true, course: detail } })],
      [sendCourseFeedback, () => feedback],
    ]);
    const store = createCourseStore({ client, notify: () => undefined });
    await store.open(ID);
    await store.sendFeedback(ID, { skip: true });
    expect(store.course.value).toMatchObject({ value: { asks_feedback: true } });
    feedback = { data: { stage: 'end' } };
    await store.sendFeedback(ID, { skip: true });
    expect(store.course.value).toMatchObject({ value: { asks_feedback: false } });
  });
});
