import type { LabAttempt } from '@drawbridge/contracts/practice';
import { buildAttempt } from '@drawbridge/lab-workspace/testing/lab-data';
import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followSession } from './follow-session.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => void vi.unstubAllGlobals());

function setUp(overrides: Partial<LabAttempt> = {}) {
  const attempt = signal(buildAttempt(overrides));
  const deadlineMs = signal<number | undefined>(undefined);
  const phase = signal<'running' | 'failed'>('running');
  const session = { deadlineMs, phase, open: vi.fn(async () => {}), sync: vi.fn(async () => {}) };
  const blocks = signal(0);
  const disableActivity = () => {
    blocks.value += 1;
    return () => {
      blocks.value -= 1;
    };
  };
  const stop = followSession({ session, attempt, disableActivity });
  return { attempt, deadlineMs, phase, session, blocks, stop };
}

describe('LAB-1..LAB-4 the session of a lab page', () => {
  it('the session starts with the page, and again with another attempt', () => {
    const { attempt, session } = setUp();
    expect(session.open).toHaveBeenCalledOnce();
    attempt.value = { ...attempt.value, points_left: 1 };
    expect(session.open).toHaveBeenCalledOnce();
    attempt.value = { ...attempt.value, attempt_id: 'other' as LabAttempt['attempt_id'] };
    expect(session.open).toHaveBeenCalledTimes(2);
  });

  it('the session is not started for a passed lab', () => {
    const { session } = setUp({ passed: true });
    expect(session.open).not.toHaveBeenCalled();
    expect(session.sync).toHaveBeenCalledOnce();
  });

  it('SHELL-9: the session blocks navigation while its time runs', () => {
    const { deadlineMs, blocks } = setUp();
    expect(blocks.value).toBe(0);
    deadlineMs.value = 60_000;
    deadlineMs.value = 120_000;
    expect(blocks.value).toBe(1);
    deadlineMs.value = undefined;
    expect(blocks.value).toBe(0);
  });

  it('the server is asked for the time when the page is visible again', () => {
    const { deadlineMs, session } = setUp();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(session.sync).not.toHaveBeenCalled();
    deadlineMs.value = 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(session.sync).toHaveBeenCalledOnce();
  });

  it('the session is not followed after the page was left, and navigation is free again', () => {
    const { deadlineMs, session, blocks, stop } = setUp();
    deadlineMs.value = 60_000;
    stop();
    expect(blocks.value).toBe(0);
    window.dispatchEvent(new Event('online'));
    expect(session.sync).not.toHaveBeenCalled();
  });
});
