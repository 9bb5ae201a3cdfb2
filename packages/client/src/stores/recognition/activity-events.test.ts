import {
  publishCourseStats,
  publishMediaClick,
  publishUpgradeInterest,
  publishVideoWatch,
} from '@drawbridge/contracts/recognition';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createActivityEventStore } from './activity-events.ts';

const visit = { id: '3f0c5a52-5b0a-4c8e-9a55-0a5c2c7d9a10', courseId: 'c2', itemId: 'v1' };
const ENDPOINTS = [publishVideoWatch, publishMediaClick, publishCourseStats, publishUpgradeInterest];

function open(answer: FakeAnswer = { data: {} }) {
  const logged: string[] = [];
  const server = createFakeServer(ENDPOINTS.map((endpoint) => [endpoint, () => answer] as const));
  const store = createActivityEventStore({ client: server.client, logError: (text) => logged.push(text) });
  return { store, server, logged };
}

describe('CALL-24, PLAYER-37, PLAYER-38 events of the player', () => {
  it('events contain the visit, whole seconds and the position', async () => {
    const { store, server } = open();
    await store.watch(visit, { seconds: 31.8, position: 12.4 });
    await store.openMedia(visit);
    await store.work(visit, 59.9);
    await store.wantUpgrade({ id: visit.id, courseId: 'c4' });
    await store.wantUpgrade({ id: visit.id });
    const place = { event_id: 'c2', item_id: 'v1', visit_id: visit.id };
    expect(server.calls).toEqual([
      { name: 'publishVideoWatch', input: { ...place, seconds: 31, position: 12 } },
      { name: 'publishMediaClick', input: place },
      { name: 'publishCourseStats', input: { ...place, seconds: 59 } },
      { name: 'publishUpgradeInterest', input: { event_id: 'c4', visit_id: visit.id } },
      { name: 'publishUpgradeInterest', input: { visit_id: visit.id } },
    ]);
  });

  it('events fail silently offline, and are logged when they are refused', async () => {
    const offline = open('offline');
    await offline.store.openMedia(visit);
    expect(offline.logged).toEqual([]);
    const refused = open({ problem: 'too_many_tries' });
    await refused.store.openMedia(visit);
    expect(refused.logged).toEqual(['publishMediaClick was refused']);
  });
});
