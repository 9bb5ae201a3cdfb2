import { asId } from '@drawbridge/contracts';
import { filterCourses, getJourney, listJourneys } from '@drawbridge/contracts/learning';
import { buildCourse } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../testing/index.ts';
import { createNextCourseStore } from './next-course.ts';

const DONE = buildCourse({ _key: 'done', is_completed: true });
const journey = (id: string, progress: number, is_completed = false) => ({
  id: asId<'journey'>(id),
  title: `Journey ${id}`,
  summary: '',
  level: 'Basic' as const,
  roles: [],
  owasp: 'A05:2025',
  total_ttl: 0,
  progress,
  is_completed,
  courses: [{ id: 'done', title: 'Done', progress: 100, is_enrolled: true, is_completed: true }],
});

/** The next course after `done`; each journey leads to a course with its own name. */
async function find(journeys: readonly ReturnType<typeof journey>[]) {
  const server = createFakeServer([
    [listJourneys, () => ({ data: { items: journeys } })],
    [
      getJourney,
      ({ journey_id }) => ({
        data: {
          ...journey(String(journey_id), 0),
          description: '',
          courses: [DONE, buildCourse({ _key: `in-${String(journey_id)}` })],
        },
      }),
    ],
    [filterCourses, () => ({ data: { items: [buildCourse({ _key: 'suggested' })] } })],
  ]);
  const store = createNextCourseStore({ client: server.client, courseId: 'done' });
  await store.load();
  return store.next.value.state === 'ready' ? store.next.value.value?.course._key : undefined;
}

describe('PLAYER-40 the course after a completed one', () => {
  it('it is in the journey that is furthest on', async () => {
    expect(await find([journey('a', 20), journey('b', 60)])).toBe('in-b');
  });
  it('a completed journey leads nowhere; then it is a course that is not begun', async () => {
    expect(await find([journey('a', 100, true)])).toBe('suggested');
    expect(await find([])).toBe('suggested');
  });
});
