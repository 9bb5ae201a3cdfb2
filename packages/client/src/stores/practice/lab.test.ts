import { getSubmission, submitLab } from '@drawbridge/contracts/practice';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeAnswer } from '../../testing/index.ts';
import {
  buildLabSubmission,
  buildSmallAttempt,
  buildVerdict,
  FILE,
  IDS,
  setUpLab,
} from '../../testing/set-up-lab.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('submitting', () => {
  it('only changed files are submitted, and the verdict is recorded', async () => {
    const { store, callsOf } = setUpLab();
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
    const { store } = setUpLab();
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
      const onServer = buildSmallAttempt({ files, is_judged, submissions: [buildLabSubmission(IDS[0])] });
      const { store } = setUpLab({ onServer });
      await store.open();
      return store.judged.value?.verdict;
    };
    expect(await judged(true)).toBe('passed');
    expect(await judged(false)).toBeUndefined();
  });

  it('a submission is repeated under the same id after a lost answer', async () => {
    const { store, server, callsOf } = setUpLab();
    await store.open();
    let tries = 0;
    server.on(submitLab, ({ submission_id }) => {
      tries += 1;
      return tries < 3 ? 'offline' : { data: buildLabSubmission(submission_id) };
    });
    await store.submit();
    expect(callsOf('submitLab').map(({ submission_id }) => submission_id)).toEqual([IDS[0], IDS[0], IDS[0]]);
    expect(store.isResending.value).toBe(false);
  });

  it('the id is kept when the learner clicks Submit again with the same files', async () => {
    const { store, server, callsOf } = setUpLab();
    await store.open();
    server.on(submitLab, () => 'offline');
    expect(await store.submit()).toBeUndefined();
    expect(store.submitState.value).toBe('failed');
    server.on(submitLab, ({ submission_id }) => ({ data: buildLabSubmission(submission_id) }));
    await store.submit();
    expect(new Set(callsOf('submitLab').map(({ submission_id }) => submission_id))).toEqual(
      new Set([IDS[0]]),
    );
  });

  it('other files get a new id', async () => {
    const { store, server, callsOf } = setUpLab();
    await store.open();
    server.on(submitLab, () => 'offline');
    await store.submit();
    store.edit(FILE, 'other');
    await store.submit();
    expect(new Set(callsOf('submitLab').map(({ submission_id }) => submission_id))).toEqual(new Set(IDS));
  });

  it('the position in the queue is followed to the verdict, over a lost connection', async () => {
    const { store, server, waits } = setUpLab();
    await store.open();
    const places: number[] = [];
    server.on(submitLab, ({ submission_id }) => ({
      data: buildLabSubmission(submission_id, { state: 'queued', queue_position: 2, result: undefined }),
    }));
    const answers: FakeAnswer[] = [
      { data: buildLabSubmission(IDS[0], { state: 'queued', queue_position: 1, result: undefined }) },
      'offline',
      { data: buildLabSubmission(IDS[0], { state: 'running', result: undefined }) },
      { data: buildLabSubmission(IDS[0], { result: buildVerdict('failed') }) },
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
    const queued = buildLabSubmission(IDS[0], { state: 'queued', queue_position: 1, result: undefined });
    const { store, server } = setUpLab({ onServer: buildSmallAttempt({ submissions: [queued] }) });
    server.on(getSubmission, () => ({ data: buildLabSubmission(IDS[0]) }));
    await store.open();
    expect(store.submitState.value).toBe('queued');
    await vi.waitFor(() => expect(store.submitState.value).toBe('idle'));
    expect(store.latest.value?.result?.verdict).toBe('passed');
  });

  it('a submission refused by a full queue is not resent', async () => {
    const { store, server, callsOf } = setUpLab();
    await store.open();
    server.on(submitLab, () => ({ problem: 'queue_full' }));
    await store.submit();
    expect(store.submitState.value).toBe('failed');
    expect(store.problem.value?.code).toBe('queue_full');
    expect(callsOf('submitLab')).toHaveLength(1);
  });
});

describe('the replays of a submission', () => {
  const [id = ''] = IDS;
  it('replays are requested when one is opened, not with the lab', async () => {
    const { store, server, callsOf } = setUpLab({
      onServer: buildSmallAttempt({ submissions: [buildLabSubmission(id)] }),
    });
    server.on(getSubmission, ({ submission_id }) => ({ data: buildLabSubmission(submission_id) }));
    await store.open();
    expect([callsOf('getSubmission'), store.replays.all.value.size]).toEqual([[], 0]);
    await store.replays.load(id);
    await store.replays.load(id);
    expect(callsOf('getSubmission')).toEqual([{ submission_id: id }]);
    expect(store.replays.all.value.get(id)).toMatchObject({ state: 'ready', value: { submission_id: id } });
  });

  it('failed replays say why, and do not affect the lab', async () => {
    const { store, server } = setUpLab({
      onServer: buildSmallAttempt({ submissions: [buildLabSubmission(id)] }),
    });
    server.on(getSubmission, () => 'offline');
    await store.open();
    await store.replays.load(id);
    expect(store.replays.all.value.get(id)).toMatchObject({ problem: { code: 'offline' } });
    expect([store.problem.value, store.opened.value.state]).toEqual([undefined, 'ready']);
  });
});
