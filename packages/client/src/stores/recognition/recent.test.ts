import { listRecentLabs, listRecentVideos } from '@drawbridge/contracts/recognition';
import { expect, it } from 'vitest';
import { createFakeServer } from '../../testing/index.ts';
import { createRecentStore } from './recent.ts';

const lab = {
  lab_id: 'l1-someone-elses-invoice',
  title: "Someone else's invoice",
  type: 'lab',
  owasp: [],
  passed: true,
  opened_at: '2026-03-02T09:00:00.000Z',
};

it('PROF-10 one list that cannot be fetched does not affect the other, and what is shown stays (ERR-24)', async () => {
  const server = createFakeServer([
    [listRecentLabs, () => ({ data: { results: [lab] } })],
    [listRecentVideos, () => ({ problem: 'internal' })],
  ]);
  const logged: string[] = [];
  const store = createRecentStore({ client: server.client, logError: (what) => logged.push(what) });
  await Promise.all([store.loadLabs(), store.loadVideos()]);
  expect([store.labs.value.state, store.videos.value.state]).toEqual(['ready', 'problem']);
  server.on(listRecentLabs, () => 'offline');
  await store.loadLabs();
  expect(store.labs.value).toMatchObject({ state: 'ready', value: [{ title: "Someone else's invoice" }] });
  expect(logged).toHaveLength(2);
});
