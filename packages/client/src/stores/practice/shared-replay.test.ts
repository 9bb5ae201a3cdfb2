import { asId } from '@drawbridge/contracts';
import {
  createSharedReplay,
  listSharedReplays,
  previewSharedReplay,
  readSharedReplay,
  revokeSharedReplay,
  type SharedReplay,
} from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../testing/index.ts';
import { createSharedReplayStore, createSharedReplaysStore } from './shared-replay.ts';

const replay: SharedReplay = {
  lab_title: 'Notes',
  lab_summary: '',
  cwe: [],
  test_title: 'Attack',
  test_kind: 'exploit',
  films: [],
};
const link = {
  id: asId<'shared replay'>('00000000-0000-4000-8000-000000000001'),
  lab_title: 'Notes',
  test_title: 'Attack',
  created_at: '2026-03-02T09:00:00.000Z',
  expires_at: '2026-04-01T09:00:00.000Z',
};
const choice = {
  submission_id: '00000000-0000-4000-8000-000000000002',
  test_id: 'attack',
  with_own_code: false,
};

describe('sharing a replay', () => {
  it('sharing returns the URL once, and forgets it when that link is revoked', async () => {
    const server = createFakeServer([
      [createSharedReplay, () => ({ data: { link, url: 'https://tool.test/replays/x' } })],
      [listSharedReplays, () => ({ data: { items: [link] } })],
      [revokeSharedReplay, () => ({ data: {} })],
    ]);
    const store = createSharedReplaysStore(server);
    await store.create(choice, 30);
    expect(store.made.value?.url).toBe('https://tool.test/replays/x');
    expect(store.links.value).toMatchObject({ value: [{ id: link.id }] });
    server.on(listSharedReplays, () => ({ data: { items: [] } }));
    await store.revoke(link);
    expect(store.made.value).toBeUndefined();
    expect(store.links.value).toMatchObject({ value: [] });
  });

  it('a refused link says why, and can be retried', async () => {
    const server = createFakeServer([
      [createSharedReplay, () => ({ problem: 'shared_replay_limit' })],
      [listSharedReplays, () => ({ data: { items: [] } })],
    ]);
    const store = createSharedReplaysStore(server);
    await store.create(choice, 7);
    expect([store.problem.value?.code, store.isBusy.value]).toEqual(['shared_replay_limit', false]);
    server.on(createSharedReplay, () => ({ data: { link, url: 'https://tool.test/replays/x' } }));
    await store.create(choice, 7);
    expect([store.problem.value, store.made.value?.link.id]).toEqual([undefined, link.id]);
  });

  it('the preview of the last choice is shown, even if an earlier answer arrives late', async () => {
    let answerFirst: (answer: { data: object }) => void = () => undefined;
    const first = new Promise<{ data: object }>((resolve) => {
      answerFirst = resolve;
    });
    const server = createFakeServer([
      [
        previewSharedReplay,
        ({ with_own_code }) => (with_own_code === true ? { data: { replay, has_own_code: true } } : first),
      ],
    ]);
    const store = createSharedReplaysStore(server);
    const early = store.loadPreview(choice);
    const late = store.loadPreview({ ...choice, with_own_code: true });
    expect(store.isPreviewing.value).toBe(true);
    await late;
    expect(store.isPreviewing.value).toBe(false);
    answerFirst({ data: { replay, has_own_code: false } });
    await early;
    expect(store.preview.value).toMatchObject({ value: { has_own_code: true } });
  });
});

describe('a shared replay', () => {
  it('a shared replay is read by its token, and an ended one is a separate problem', async () => {
    const server = createFakeServer([
      [
        readSharedReplay,
        ({ token }) => ({ data: { replay: { ...replay, lab_title: String(token) }, expires_at: '' } }),
      ],
    ]);
    const store = createSharedReplayStore(server, 't'.repeat(43));
    await store.load();
    expect(store.shared.value).toMatchObject({ value: { replay: { lab_title: 't'.repeat(43) } } });
    server.on(readSharedReplay, () => ({ problem: 'shared_replay_not_found' }));
    await store.load();
    expect(store.shared.value).toMatchObject({ state: 'problem', problem: { status: 404 } });
  });
});
