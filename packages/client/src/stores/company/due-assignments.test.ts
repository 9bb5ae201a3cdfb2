import { listOwnAssignments } from '@drawbridge/contracts/company';
import { buildAssignment } from '@drawbridge/contracts/testing';
import { expect, it } from 'vitest';
import { createFakeServer } from '../../testing/index.ts';
import { createDueAssignmentStore } from './due-assignments.ts';

const NOW = '2026-11-20T08:00:00.000Z';
const reply = (count: number) => ({
  data: {
    items: [buildAssignment({ name: 'Yearly training' })],
    counts: { to_do: count, done: 4, all: count + 4 },
    now: NOW,
  },
});

it('SHELL-22 what is due is requested once for all who show it, three at a time, with the number of all', async () => {
  const server = createFakeServer([[listOwnAssignments, () => reply(5)]]);
  const store = createDueAssignmentStore({ client: server.client });
  await Promise.all([store.load(), store.load()]);
  expect(server.calls.map(({ input }) => input)).toEqual([{ show: 'to_do', per_page: '3' }]);
  expect(store.due.value).toMatchObject({
    state: 'ready',
    value: { count: 5, nowMs: Date.parse(NOW), items: [{ name: 'Yearly training' }] },
  });
});

it('ERR-24 what is due stays shown if a later fetch fails', async () => {
  const server = createFakeServer([[listOwnAssignments, () => reply(1)]]);
  const store = createDueAssignmentStore({ client: server.client });
  await store.load();
  server.on(listOwnAssignments, () => ({ problem: 'internal' }));
  await store.load();
  expect(store.due.value).toMatchObject({ state: 'ready', value: { count: 1 } });
});
