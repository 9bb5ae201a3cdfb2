import { asId } from '@drawbridge/contracts';
import {
  getSubmission,
  type LabAttempt,
  type LabPack,
  type LabResult,
  type LabSubmission,
  openLab,
  resetLab,
  saveDraft,
  submitLab,
} from '@drawbridge/contracts/practice';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SafeStorage } from '../../storage.ts';
import { createSafeStorage } from '../../storage.ts';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createLabStore } from './lab.ts';

const FIRST = asId<'attempt'>('7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11');
const SECOND = asId<'attempt'>('8b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a22');
const IDS = ['0c7f5d61-3a46-4f57-8a6d-0d9f5f1c2b33', '1c7f5d61-3a46-4f57-8a6d-0d9f5f1c2b44'];
const FILE = 'server.js';

const lab: LabPack = {
  lab_id: 'l1',
  title: 'L1',
  summary: '',
  type: 'lab',
  kind: 'fix',
  engine: 'js',
  minutes: 10,
  points: 10,
  level: 'Basic',
  cwe: [],
  owasp: [],
  content_hash: 'h',
  steps: [],
  files: [
    { path: FILE, text: 'starter' },
    { path: 'other.js', text: 'other' },
  ],
  editable: ['*.js'],
  open_file: FILE,
  entry: FILE,
  seed: { world: {} },
  home: '/',
  accounts: [],
  tests: [],
  breaches: [{ id: 'in', title: 'In', all: [{ kind: 'session' }] }],
};

const attempt = (overrides: Partial<LabAttempt> = {}): LabAttempt => ({
  attempt_id: FIRST,
  lab_id: 'l1',
  number: 1,
  files: [],
  revision: 0,
  passed: false,
  best_score: 0,
  best_points: 0,
  opened_at: '2026-03-02T09:00:00.000Z',
  hints: [1, 2].map((number) => ({ number, price: 10 })),
  points_left: 4,
  solution_opened: false,
  breaches: [],
  submissions: [],
  ...overrides,
});

const result = (verdict: LabResult['verdict'] = 'passed'): LabResult =>
  buildLabResult({
    lab_id: 'l1',
    verdict,
    score: verdict === 'passed' ? 4 : 1,
    max: 4,
    graded_at: '',
  });

const submission = (id: unknown, overrides: Partial<LabSubmission> = {}): LabSubmission => ({
  submission_id: asId(String(id)),
  attempt_id: FIRST,
  state: 'graded',
  queue_position: 0,
  submitted_at: '',
  result: result(),
  ...overrides,
});

const createMemory = (): SafeStorage =>
  createSafeStorage(() => {
    throw new Error('memory only');
  });

/** A server that stores the draft as the real one does, including a repeat of the newest save. */
function setUp({ storage = createMemory(), onServer = attempt() } = {}) {
  const kept = { attempt: onServer };
  const server = createFakeServer([
    [openLab, () => ({ data: { lab, attempt: kept.attempt } })],
    [saveDraft, (input) => keep(input)],
    [submitLab, ({ submission_id }) => ({ data: submission(submission_id) })],
    [
      resetLab,
      () => {
        kept.attempt = attempt({ attempt_id: SECOND, number: 2 });
        return { data: { attempt: kept.attempt } };
      },
    ],
  ]);
  function keep({ revision, files, attempt_id }: Record<string, unknown>): FakeAnswer {
    const now = kept.attempt;
    if (attempt_id !== now.attempt_id) return { problem: 'attempt_closed' };
    const isRepeat =
      now.revision === Number(revision) + 1 && JSON.stringify(now.files) === JSON.stringify(files);
    if (!isRepeat && now.revision !== revision) return { problem: 'draft_outdated' };
    if (!isRepeat) kept.attempt = { ...now, revision: now.revision + 1, files: files as LabAttempt['files'] };
    return { data: { revision: kept.attempt.revision, saved_at: '' } };
  }
  const ids = [...IDS];
  const waits: number[] = [];
  const store = createLabStore({
    client: server.client,
    storage,
    labId: 'l1',
    newId: () => ids.shift() ?? 'none',
    nowMs: () => 0,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  const callsOf = (name: string) =>
    server.calls.filter((call) => call.name === name).map(({ input }) => input);
  return { server, store, kept, keep, storage, waits, callsOf };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a draft of a lab', () => {
  it('a draft is saved after a pause, once for many keys', async () => {
    const { store, kept, callsOf } = setUp();
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
    const first = setUp();
    await first.store.open();
    first.server.on(saveDraft, () => 'offline');
    first.store.edit(FILE, 'typed on the train');
    first.store.dispose();
    const second = setUp({ storage: first.storage });
    await second.store.open();
    expect(second.store.files.value.get(FILE)).toBe('typed on the train');
    await vi.advanceTimersByTimeAsync(10);
    expect(second.kept.attempt.files).toEqual([{ path: FILE, text: 'typed on the train' }]);
    expect(second.store.saveState.value).toBe('saved');
  });

  it('a draft is dropped when the server has moved on', async () => {
    const first = setUp();
    await first.store.open();
    first.server.on(saveDraft, () => 'offline');
    first.store.edit(FILE, 'old');
    const newer = attempt({ revision: 3, files: [{ path: FILE, text: 'newer' }] });
    const second = setUp({ storage: first.storage, onServer: newer });
    await second.store.open();
    expect(second.store.files.value.get(FILE)).toBe('newer');
    expect(first.storage.get('drawbridge.lab.draft.l1')).toBeUndefined();
  });

  it('a draft continues from a save whose answer was lost when the page was closed', async () => {
    const first = setUp();
    await first.store.open();
    first.server.on(saveDraft, (input) => {
      first.keep(input);
      return 'hang';
    });
    first.store.edit(FILE, 'one');
    await vi.advanceTimersByTimeAsync(1_000);
    first.store.edit(FILE, 'one two');
    const second = setUp({ storage: first.storage, onServer: first.kept.attempt });
    await second.store.open();
    expect(second.kept.attempt.revision).toBe(1);
    expect(second.store.files.value.get(FILE)).toBe('one two');
    await vi.advanceTimersByTimeAsync(10);
    expect(second.store.saveState.value).toBe('saved');
  });

  it('a draft is sent again until the connection is back', async () => {
    const { store, server, keep, kept } = setUp();
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
    const { store, server, keep, kept } = setUp();
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
    const { store, server, keep, kept } = setUp();
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
    const { store, kept } = setUp();
    await store.open();
    kept.attempt = attempt({ revision: 5, files: [{ path: FILE, text: 'from the other window' }] });
    store.edit(FILE, 'mine');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.saveState.value).toBe('conflict');
    expect(store.problem.value?.code).toBe('draft_outdated');
    await store.open();
    expect(store.saveState.value).toBe('saved');
    expect(store.files.value.get(FILE)).toBe('from the other window');
  });

  it('the files of this page are saved over those saved elsewhere, on request', async () => {
    const { store, kept } = setUp();
    await store.open();
    kept.attempt = attempt({ revision: 5, files: [{ path: FILE, text: 'from the other device' }] });
    store.edit(FILE, 'mine');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await store.keepMine()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.saveState.value).toBe('saved');
    expect(store.files.value.get(FILE)).toBe('mine');
    expect(kept.attempt.files).toEqual([{ path: FILE, text: 'mine' }]);
  });

  it('a draft stays in conflict while yours cannot be saved', async () => {
    const { store, server, kept } = setUp();
    await store.open();
    kept.attempt = attempt({ revision: 5 });
    store.edit(FILE, 'mine');
    await vi.advanceTimersByTimeAsync(1_000);
    server.on(openLab, () => 'offline');
    expect(await store.keepMine()).toBe(false);
    expect(store.saveState.value).toBe('conflict');
    expect(store.files.value.get(FILE)).toBe('mine');
  });

  it('a draft is sent when the page is left', async () => {
    const { store, kept } = setUp();
    await store.open();
    store.edit(FILE, 'last words');
    store.dispose();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.attempt.files).toEqual([{ path: FILE, text: 'last words' }]);
  });
});

describe('submitting', () => {
  it('only changed files are submitted, and the verdict is recorded', async () => {
    const { store, callsOf } = setUp();
    await store.open();
    store.edit(FILE, 'fixed');
    const graded = await store.submit();
    expect(graded?.result?.verdict).toBe('passed');
    expect(callsOf('submitLab')[0]).toMatchObject({
      submission_id: IDS[0],
      files: [{ path: FILE, text: 'fixed' }],
    });
    const { opened } = store;
    expect(opened.value.state === 'ready' && opened.value.value.attempt.passed).toBe(true);
    expect(store.submitState.value).toBe('idle');
  });

  it('a result is about the files as long as they are those that were submitted', async () => {
    const { store } = setUp();
    await store.open();
    store.edit(FILE, 'fixed');
    await store.submit();
    expect(store.judged.value?.verdict).toBe('passed');
    store.edit(FILE, 'changed');
    expect(store.judged.value).toBeUndefined();
    store.edit(FILE, 'fixed');
    expect(store.judged.value?.verdict).toBe('passed');
  });

  it('a result is about the files after a reload if the server says so', async () => {
    const judged = async (is_judged: boolean) => {
      const files = [{ path: FILE, text: 'fixed' }];
      const onServer = attempt({ files, is_judged, submissions: [submission(IDS[0])] });
      const { store } = setUp({ onServer });
      await store.open();
      return store.judged.value?.verdict;
    };
    expect(await judged(true)).toBe('passed');
    expect(await judged(false)).toBeUndefined();
  });

  it('a submission is repeated under the same id after a lost answer', async () => {
    const { store, server, callsOf } = setUp();
    await store.open();
    let tries = 0;
    server.on(submitLab, ({ submission_id }) => {
      tries += 1;
      return tries < 3 ? 'offline' : { data: submission(submission_id) };
    });
    await store.submit();
    expect(callsOf('submitLab').map(({ submission_id }) => submission_id)).toEqual([IDS[0], IDS[0], IDS[0]]);
    expect(store.isResending.value).toBe(false);
  });

  it('the id is kept when the learner clicks Submit again with the same files', async () => {
    const { store, server, callsOf } = setUp();
    await store.open();
    server.on(submitLab, () => 'offline');
    expect(await store.submit()).toBeUndefined();
    expect(store.submitState.value).toBe('failed');
    server.on(submitLab, ({ submission_id }) => ({ data: submission(submission_id) }));
    await store.submit();
    expect(new Set(callsOf('submitLab').map(({ submission_id }) => submission_id))).toEqual(
      new Set([IDS[0]]),
    );
  });

  it('other files get a new id', async () => {
    const { store, server, callsOf } = setUp();
    await store.open();
    server.on(submitLab, () => 'offline');
    await store.submit();
    store.edit(FILE, 'other');
    await store.submit();
    expect(new Set(callsOf('submitLab').map(({ submission_id }) => submission_id))).toEqual(new Set(IDS));
  });

  it('the position in the queue is followed to the verdict, over a lost connection', async () => {
    const { store, server, waits } = setUp();
    await store.open();
    const places: number[] = [];
    server.on(submitLab, ({ submission_id }) => ({
      data: submission(submission_id, { state: 'queued', queue_position: 2, result: undefined }),
    }));
    const answers: FakeAnswer[] = [
      { data: submission(IDS[0], { state: 'queued', queue_position: 1, result: undefined }) },
      'offline',
      { data: submission(IDS[0], { state: 'running', result: undefined }) },
      { data: submission(IDS[0], { result: result('failed') }) },
    ];
    server.on(getSubmission, () => {
      places.push(store.latest.value?.queue_position ?? -1);
      return answers.shift() ?? 'offline';
    });
    const graded = await store.submit();
    expect(graded?.result?.verdict).toBe('failed');
    expect(places).toEqual([2, 1, 1, 0]);
    expect(waits).toContain(500);
  });

  it('a submission is still followed after a reload', async () => {
    const queued = submission(IDS[0], { state: 'queued', queue_position: 1, result: undefined });
    const { store, server } = setUp({ onServer: attempt({ submissions: [queued] }) });
    server.on(getSubmission, () => ({ data: submission(IDS[0]) }));
    await store.open();
    expect(store.submitState.value).toBe('queued');
    await vi.waitFor(() => expect(store.submitState.value).toBe('idle'));
    expect(store.latest.value?.result?.verdict).toBe('passed');
  });

  it('a submission refused by a full queue is not resent', async () => {
    const { store, server, callsOf } = setUp();
    await store.open();
    server.on(submitLab, () => ({ problem: 'queue_full' }));
    await store.submit();
    expect(store.submitState.value).toBe('failed');
    expect(store.problem.value?.code).toBe('queue_full');
    expect(callsOf('submitLab')).toHaveLength(1);
  });
});

describe('resetting', () => {
  it('resetting one file is a change like any other', async () => {
    const { store, kept } = setUp({
      onServer: attempt({ revision: 1, files: [{ path: FILE, text: 'mine' }] }),
    });
    await store.open();
    const { resetFile } = store;
    resetFile(FILE);
    expect(store.changedFiles.value).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kept.attempt).toMatchObject({ revision: 2, files: [] });
  });

  it('a reset opens the next attempt from the starter and drops the draft', async () => {
    const { store, storage } = setUp();
    await store.open();
    store.edit(FILE, 'mine');
    expect(await store.reset()).toBe(true);
    expect(store.files.value.get(FILE)).toBe('starter');
    expect(storage.get('drawbridge.lab.draft.l1')).toBeUndefined();
    expect(store.opened.value.state === 'ready' && store.opened.value.value.attempt.number).toBe(2);
  });

  it('a failed reset keeps everything', async () => {
    const { store, server, kept } = setUp();
    await store.open();
    server.on(resetLab, () => 'offline');
    store.edit(FILE, 'mine');
    expect(await store.reset()).toBe(false);
    expect(store.files.value.get(FILE)).toBe('mine');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kept.attempt.files).toEqual([{ path: FILE, text: 'mine' }]);
  });

  it('a reset is not undone by a save or a verdict of the previous attempt', async () => {
    const { store, server, keep } = setUp();
    await store.open();
    const late = Promise.withResolvers<void>();
    server.on(saveDraft, async (input) => {
      await late.promise;
      return keep(input);
    });
    server.on(submitLab, async ({ submission_id }) => {
      await late.promise;
      return { data: submission(submission_id) };
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

describe('the replays of a submission', () => {
  const [id = ''] = IDS;
  it('replays are requested when one is opened, not with the lab', async () => {
    const { store, server, callsOf } = setUp({ onServer: attempt({ submissions: [submission(id)] }) });
    server.on(getSubmission, ({ submission_id }) => ({ data: submission(submission_id) }));
    await store.open();
    expect([callsOf('getSubmission'), store.replays.all.value.size]).toEqual([[], 0]);
    await store.replays.load(id);
    await store.replays.load(id);
    expect(callsOf('getSubmission')).toEqual([{ submission_id: id }]);
    expect(store.replays.all.value.get(id)).toMatchObject({ state: 'ready', value: { submission_id: id } });
  });

  it('failed replays say why, and do not affect the lab', async () => {
    const { store, server } = setUp({ onServer: attempt({ submissions: [submission(id)] }) });
    server.on(getSubmission, () => 'offline');
    await store.open();
    await store.replays.load(id);
    expect(store.replays.all.value.get(id)).toMatchObject({ problem: { code: 'offline' } });
    expect([store.problem.value, store.opened.value.state]).toEqual([undefined, 'ready']);
  });
});
