import { getCourse } from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../testing/index.ts';
import { createCourseStore } from './courses.ts';

const ID = 'c2-injection';
const course = { _key: ID, event_name: 'Injection' };

function open(answer: () => FakeAnswer) {
  const toasts: string[] = [];
  const { client } = createFakeServer([[getCourse, answer]]);
  const store = createCourseStore({ client, notify: (tone, text) => toasts.push(`${tone}: ${text}`) });
  return { store, toasts };
}

describe('ERR-21 enrolling that fails', () => {
  it('says what the server said', async () => {
    const { store, toasts } = open(() => ({ problem: 'forbidden', message: 'Your seats are used up.' }));
    expect(await store.enroll(ID)).toBe(false);
    expect(toasts).toEqual(['negative: Your seats are used up.']);
  });
  it('says the fixed words when the server gives none', async () => {
    const { store, toasts } = open(() => ({ problem: 'forbidden', message: '' }));
    await store.enroll(ID);
    expect(toasts).toEqual(['negative: Failed to enroll course']);
  });
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
    ['that there is no connection', 'offline' as const, 'Server busy please try later!'],
  ])('says %s, once, and shows the problem', async (_what, answer, text) => {
    const { store, toasts } = open(() => answer);
    await store.open(ID);
    expect(toasts).toEqual([`negative: ${text}`]);
    expect(store.course.value.state).toBe('problem');
  });

  it('keeps what was shown when it is only read again', async () => {
    let answer: FakeAnswer = { data: { is_enrolled: true, course } };
    const { store, toasts } = open(() => answer);
    await store.open(ID);
    answer = { problem: 'unavailable' };
    await store.open(ID);
    expect([store.course.value.state, toasts.length]).toEqual(['ready', 1]);
  });

  it('ERR-23 says nothing of a course that was left meanwhile', async () => {
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
