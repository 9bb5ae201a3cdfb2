import { filterCourses, getCourse } from '@drawbridge/contracts/learning';
import { listLabs } from '@drawbridge/contracts/practice';
import { buildCourse, buildCourseDetail } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../testing/index.ts';
import { createCatalogueStore } from './catalogue.ts';

const enrolled = buildCourse({ _key: 'own', is_enrolled: true });
const done = buildCourse({ _key: 'done', is_enrolled: true, is_completed: true });
const locked = buildCourse({ _key: 'locked', is_enrolled: false });
const sold = buildCourse({ _key: 'sold', is_enrolled: true, upgrade: true });
const disabled = buildCourse({ _key: 'disabled', is_enrolled: true, disabled: true });

const createServer = () =>
  createFakeServer([
    [listLabs, () => ({ data: { items: [] } })],
    [filterCourses, () => ({ data: { items: [done, locked, sold, disabled, enrolled] } })],
    [
      getCourse,
      ({ event_id }) => ({
        data: { is_enrolled: true, course: buildCourseDetail({ _key: String(event_id), is_enrolled: true }) },
      }),
    ],
  ]);

describe("the learner's catalogue by name", () => {
  it('the catalogue has the lessons of open enrolled courses, those in progress first, and nothing of a disabled course', async () => {
    const server = createServer();
    const store = createCatalogueStore(server);
    await store.load();
    const { value } = store.catalogue;
    if (value.state !== 'ready') throw new Error(value.state);
    expect(value.value.enrolled.map(({ _key }) => _key)).toEqual(['own', 'done']);
    expect(value.value.courses.map(({ _key }) => _key)).toEqual(['done', 'locked', 'sold', 'own']);
  });

  it('a failed call is a problem until the next one', async () => {
    const server = createServer();
    const store = createCatalogueStore(server);
    server.on(listLabs, () => ({ problem: 'unavailable' }));
    await store.load();
    expect(store.catalogue.value).toMatchObject({ state: 'problem' });
    server.on(listLabs, () => ({ data: { items: [] } }));
    const again = store.load();
    expect(store.catalogue.value.state).toBe('loading');
    await again;
    expect(store.catalogue.value.state).toBe('ready');
  });

  it('ERR-24 the catalogue stays when it cannot be fetched again', async () => {
    const server = createServer();
    const store = createCatalogueStore(server);
    await store.load();
    server.on(filterCourses, () => 'offline');
    await store.load();
    expect(store.catalogue.value.state).toBe('ready');
  });
});
