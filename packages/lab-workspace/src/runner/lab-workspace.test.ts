import type { LabFile, LabPack } from '@drawbridge/contracts/practice';
import type { Fetching } from '@drawbridge/labs/engine';
import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeRunner } from '../testing/fake-runner.ts';
import { labPack } from '../testing/lab-data.ts';
import { createLabWorkspace } from './lab-workspace.ts';

function setUp(options: Parameters<typeof createFakeRunner>[0] = {}, pack: LabPack = labPack) {
  const files = signal<LabFile[]>([]);
  const runner = createFakeRunner(options);
  const setFiles = vi.spyOn(runner, 'setFiles');
  const runTests = vi.spyOn(runner, 'runTests');
  const workspace = createLabWorkspace({ pack, files, createRunner: () => runner });
  return { workspace, files, runner, setFiles, runTests };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const type = (text: string): LabFile[] => [{ path: 'store.js', text }];

describe('the workspace of a lab', () => {
  it('the workspace runs the tests when the engine is ready', async () => {
    const { workspace, runTests } = setUp();
    await workspace.start();
    expect(workspace.engine.value).toBe('ready');
    expect(runTests).toHaveBeenCalledOnce();
    expect(workspace.results.value).toHaveLength(labPack.tests.length);
  });

  it('the workspace reports the download of the engine until it runs, and nothing of an abandoned start', async () => {
    const arrived = Promise.withResolvers<void>();
    const reports: ((fetching: Fetching) => void)[] = [];
    const workspace = createLabWorkspace({
      pack: labPack,
      files: signal<LabFile[]>([]),
      createRunner({ onFetching = () => undefined }) {
        reports.push(onFetching);
        return { ...createFakeRunner(), load: () => arrived.promise };
      },
    });
    const fetching = { receivedBytes: 1, totalBytes: 12 };
    const given = workspace.start();
    const started = workspace.start();
    reports[0]?.(fetching);
    expect(workspace.fetching.value).toBeUndefined();
    reports[1]?.(fetching);
    expect(workspace.fetching.value).toBe(fetching);
    arrived.resolve();
    await Promise.all([given, started]);
    expect(workspace.fetching.value).toBeUndefined();
    reports[1]?.(fetching);
    expect(workspace.fetching.value).toBeUndefined();
  });

  it('the workspace waits for a pause in typing, then runs once', async () => {
    const { workspace, files, setFiles, runTests } = setUp({ fixedBy: 'owner_id' });
    await workspace.start();
    files.value = type('own');
    await vi.advanceTimersByTimeAsync(200);
    files.value = type('owner_id');
    await vi.advanceTimersByTimeAsync(399);
    expect(setFiles).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(setFiles).toHaveBeenCalledExactlyOnceWith(type('owner_id'));
    expect(runTests).toHaveBeenCalledTimes(2);
    expect(workspace.results.value.every(({ status }) => status === 'passed')).toBe(true);
  });

  it('the workspace keeps the last results beside the fault of a program that does not start', async () => {
    const options: Parameters<typeof createFakeRunner>[0] = {};
    const { workspace, files } = setUp(options);
    await workspace.start();
    options.fault = 'SyntaxError: line 3';
    files.value = type('}');
    await vi.advanceTimersByTimeAsync(400);
    expect(workspace.fault.value?.message).toBe('SyntaxError: line 3');
    expect(workspace.results.value).toHaveLength(labPack.tests.length);
    delete options.fault;
    files.value = type('{}');
    await vi.advanceTimersByTimeAsync(400);
    expect(workspace.fault.value).toBeUndefined();
  });

  it('the line of an error is marked on the shown page until another answer replaces the page', async () => {
    const place = { path: 'store.js', line: 20, column: 5 };
    const message = 'TypeError: no owner\n    at store.js:20:5';
    const { workspace, files } = setUp({
      requestFault: { kind: 'throw', message, place },
      fixedBy: 'owner_id',
    });
    await workspace.start();
    expect(workspace.marks.value).toEqual([{ place, message: 'TypeError: no owner' }]);
    files.value = type('owner_id');
    await vi.advanceTimersByTimeAsync(400);
    expect(workspace.marks.value).toEqual([]);
  });

  it('the line that keeps a program from starting is marked once', async () => {
    const place = { path: 'store.js', line: 3 };
    const { workspace } = setUp({ fault: 'SyntaxError: no', place });
    await workspace.start();
    expect(workspace.fault.value).toEqual({ kind: 'compile', message: 'SyntaxError: no', place });
    expect(workspace.marks.value).toEqual([{ place, message: 'SyntaxError: no' }]);
  });

  it('the same error in all tests is treated as a program that does not start', async () => {
    const { workspace, runTests } = setUp();
    const stopped = labPack.tests.map(({ id, title, kind, weight }) => ({
      id,
      title,
      kind,
      weight,
      visibility: 'visible' as const,
      status: 'error' as const,
      fuel: 0,
      message: 'SyntaxError: line 1',
      fault: 'compile' as const,
    }));
    runTests.mockResolvedValueOnce({ tests: stopped, outcome_hash: '', fuel: 0 });
    await workspace.start();
    expect(workspace.fault.value).toEqual({ kind: 'compile', message: 'SyntaxError: line 1' });
    expect(workspace.results.value).toEqual([]);
  });

  it('an engine that does not start is reported, and can be started again', async () => {
    const options = { isBroken: true };
    const { workspace } = setUp(options);
    await workspace.start();
    expect(workspace.engine.value).toBe('failed');
    options.isBroken = false;
    await workspace.start();
    expect(workspace.engine.value).toBe('ready');
  });

  it('an engine that becomes ready after the page was left is disposed of', async () => {
    const { workspace, runner } = setUp();
    const dispose = vi.spyOn(runner, 'dispose');
    const started = workspace.start();
    workspace.dispose();
    await started;
    expect(dispose).toHaveBeenCalled();
    expect(workspace.engine.value).toBe('starting');
  });
});
