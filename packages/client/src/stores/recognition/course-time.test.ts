import { getStatsKey } from '@drawbridge/contracts/recognition';
import { expect, it } from 'vitest';
import { createFakeServer } from '../../testing/index.ts';
import { createCourseTimeStore } from './course-time.ts';

it('CALL-33 the time in courses is that of company/user/stats-key', async () => {
  const server = createFakeServer([[getStatsKey, () => ({ data: { course_minutes: 84 } })]]);
  const store = createCourseTimeStore({ client: server.client });
  await store.load();
  expect(store.minutes.value).toEqual({ state: 'ready', value: 84 });
  expect(server.calls.map(({ name }) => name)).toEqual(['getStatsKey']);
});

it('ERR-24 the time in courses stays when it cannot be fetched again', async () => {
  const server = createFakeServer([[getStatsKey, () => ({ data: { course_minutes: 84 } })]]);
  const store = createCourseTimeStore({ client: server.client });
  await store.load();
  server.on(getStatsKey, () => 'offline');
  await store.load();
  expect(store.minutes.value).toEqual({ state: 'ready', value: 84 });
});
