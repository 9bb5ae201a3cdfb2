import { openLab, resetLab, saveDraft, submitLab } from '@drawbridge/contracts/practice';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildLabSubmission, buildSmallAttempt, FILE, setUpLab } from '../../testing/set-up-lab.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a draft of a lab', () => {
  it('a draft is saved after a pause, once for many keys', async () => {
    const { store, kept, callsOf } = setUpLab();
    await store.open();
    store.edit(FILE, 'a');
    store.edit(FILE, 'ab');
    expect(store.saveState.value).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.saveState.value).toBe('saved');
    expect(callsOf('saveDraft')).toHaveLength(1);
    expect(kept.attempt.files).toEqual([{ path: FILE, text: 'ab' }]);
  });

  it('a draft is stored in this browser and resumed exactly', async () => {
    const first = setUpLab();
    await first.store.open();
    first.server.on(saveDraft, () => 'offline');
    first.store.edit(FILE, 'typed on the train');
    first.store.dispose();
    const second = setUpLab({ storage: first.storage });
    await second.store.open();
    expect(second.store.files.value.get(FILE)).toBe('typed on the train');
    await vi.advanceTimersByTimeAsync(10);
    expect(second.kept.attempt.files).toEqual([{ path: FILE, text: 'typed on the train' }]);
    expect(second.store.saveState.value).toBe('saved');
  });

  it('a draft is dropped when the server has moved on', async () => {
    const first = setUpLab();
    await first.store.open();
    first.server.on(saveDraft, () => 'offline');
    first.store.edit(FILE, 'old');
    const newer = buildSmallAttempt({ revision: 3, files: [{ path: FILE, text: 'newer' }] });
    const second = setUpLab({ storage: first.storage, onServer: newer });
    await second.store.open();
    expect(second.store.files.value.get(FILE)).toBe('newer');
    expect(first.storage.get('drawbridge.lab.draft.l1')).toBeUndefined();
  });

  it('a draft continues from a save whose answer was lost when the page was closed', async () => {
    const first = setUpLab();
    await first.store.open();
    first.server.on(saveDraft, (input) => {
      first.keep(input);
      return 'hang';
    });
    first.store.edit(FILE, 'one');
    await vi.advanceTimersByTimeAsync(1_000);
    first.store.edit(FILE, 'one two');
    const second = setUpLab({ storage: first.storage, onServer: first.kept.attempt });
    await second.store.open();
    expect(second.kept.attempt.revision).toBe(1);
    expect(second.store.files.value.get(FILE)).toBe('one two');
    await vi.advanceTimersByTimeAsync(10);
    expect(second.store.saveState.value).toBe('saved');
  });

  it('a draft is sent again until the connection is back', async () => {
    const { store, server, keep, kept } = setUpLab();
    await store.open();
    server.on(saveDraft, () => 'offline');
    store.edit(FILE, 'a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.saveState.value).toBe('offline');
    server.on(saveDraft, keep);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.saveState.value).toBe('saved');
    expect(kept.attempt.files).toEqual([{ path: FILE, text: 'a' }]);
  });

  it("a draft's own save, whose answer was lost, is not mistaken for a conflict", async () => {
    const { store, server, keep, kept } = setUpLab();
    await store.open();
    server.on(saveDraft, (input) => {
      keep(input);
      return 'offline';
    });
    store.edit(FILE, 'a');
    await vi.advanceTimersByTimeAsync(1_000);
    server.on(saveDraft, keep);
    store.edit(FILE, 'ab');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.saveState.value).toBe('saved');
    expect(kept.attempt.files).toEqual([{ path: FILE, text: 'ab' }]);
    expect(kept.attempt.revision).toBe(2);
  });

  it('text typed while a save is in progress is kept', async () => {
    const { store, server, keep, kept } = setUpLab();
    await store.open();
    const answer = Promise.withResolvers<void>();
    server.on(saveDraft, async (input) => {
      await answer.promise;
      return keep(input);
    });
    store.edit(FILE, 'a');
    await vi.advanceTimersByTimeAsync(1_000);
    store.edit(FILE, 'ab');
    expect(store.saveState.value).toBe('saving');
    answer.resolve();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(kept.attempt.files).toEqual([{ path: FILE, text: 'ab' }]);
    expect(store.saveState.value).toBe('saved');
  });

  it('a draft says when another window saved a newer one, and loads it', async () => {
    const { store, kept } = setUpLab();
    await store.open();
    kept.attempt = buildSmallAttempt({ revision: 5, files: [{ path: FILE, text: 'from the other window' }] });
    store.edit(FILE, 'mine');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.saveState.value).toBe('conflict');
    expect(store.problem.value?.code).toBe('draft_outdated');
    await store.open();
    expect(store.saveState.value).toBe('saved');
    expect(store.files.value.get(FILE)).toBe('from the other window');
  });

  it('the files of this page are saved over those saved elsewhere, on request', async () => {
    const { store, kept } = setUpLab();
    await store.open();
    kept.attempt = buildSmallAttempt({ revision: 5, files: [{ path: FILE, text: 'from the other device' }] });
    store.edit(FILE, 'mine');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await store.keepMine()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.saveState.value).toBe('saved');
    expect(store.files.value.get(FILE)).toBe('mine');
    expect(kept.attempt.files).toEqual([{ path: FILE, text: 'mine' }]);
  });

  it('a draft stays in conflict while yours cannot be saved', async () => {
    const { store, server, kept } = setUpLab();
    await store.open();
    kept.attempt = buildSmallAttempt({ revision: 5 });
    store.edit(FILE, 'mine');
    await vi.advanceTimersByTimeAsync(1_000);
    server.on(openLab, () => 'offline');
    expect(await store.keepMine()).toBe(false);
    expect(store.saveState.value).toBe('conflict');
    expect(store.files.value.get(FILE)).toBe('mine');
  });

  it('a draft is sent when the page is left', async () => {
    const { store, kept } = setUpLab();
    await store.open();
    store.edit(FILE, 'last words');
    store.dispose();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.attempt.files).toEqual([{ path: FILE, text: 'last words' }]);
  });
});

describe('resetting', () => {
  it('resetting one file is a change like any other', async () => {
    const { store, kept } = setUpLab({
      onServer: buildSmallAttempt({ revision: 1, files: [{ path: FILE, text: 'mine' }] }),
    });
    await store.open();
    const { resetFile } = store;
    resetFile(FILE);
    expect(store.changedFiles.value).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kept.attempt).toMatchObject({ revision: 2, files: [] });
  });

  it('a reset opens the next attempt from the starter and drops the draft', async () => {
    const { store, storage } = setUpLab();
    await store.open();
    store.edit(FILE, 'mine');
    expect(await store.reset()).toBe(true);
    expect(store.files.value.get(FILE)).toBe('starter');
    expect(storage.get('drawbridge.lab.draft.l1')).toBeUndefined();
    expect(store.opened.value.state === 'ready' && store.opened.value.value.attempt.number).toBe(2);
  });

  it('a failed reset keeps everything', async () => {
    const { store, server, kept } = setUpLab();
    await store.open();
    server.on(resetLab, () => 'offline');
    store.edit(FILE, 'mine');
    expect(await store.reset()).toBe(false);
    expect(store.files.value.get(FILE)).toBe('mine');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kept.attempt.files).toEqual([{ path: FILE, text: 'mine' }]);
  });

  it('a reset is not undone by a save or a verdict of the previous attempt', async () => {
    const { store, server, keep } = setUpLab();
    await store.open();
    const late = Promise.withResolvers<void>();
    server.on(saveDraft, async (input) => {
      await late.promise;
      return keep(input);
    });
    server.on(submitLab, async ({ submission_id }) => {
      await late.promise;
      return { data: buildLabSubmission(submission_id) };
    });
    store.edit(FILE, 'mine');
    const saved = store.save();
    const submitted = store.submit();
    await store.reset();
    late.resolve();
    await Promise.all([saved, submitted]);
    expect(store.saveState.value).toBe('saved');
    expect(store.submitState.value).toBe('idle');
    expect(store.latest.value).toBeUndefined();
  });
});
