import type { LabPack, LabSubmission, TestResult } from '@drawbridge/contracts/practice';
import type { Fault } from '@drawbridge/lab-workspace/runner';
import {
  buildResult,
  buildSubmission,
  buildVisible,
  labPack,
} from '@drawbridge/lab-workspace/testing/lab-data';
import { attackPack } from '@drawbridge/lab-workspace/testing/lab-kinds';
import type { Fetching } from '@drawbridge/labs/engine';
import { signal } from '@preact/signals-react';
import { describe, expect, it } from 'vitest';
import { createAnnouncements } from './announcements.ts';

function setUp(pack: LabPack = labPack, first?: LabSubmission) {
  const latest = signal(first);
  const results = signal<readonly TestResult[]>([]);
  const fault = signal<Fault | undefined>(undefined);
  const fetching = signal<Fetching | undefined>(undefined);
  const announcements = createAnnouncements({
    data: { latest },
    lab: signal(pack),
    workspace: signal({ results, fault, fetching }),
  });
  const stop = announcements.start();
  return { latest, results, fault, fetching, text: announcements.text, stop };
}

describe('what a screen reader says of a lab page', () => {
  it('is nothing before the first run', () => {
    expect(setUp().text.value).toBe('');
  });

  it('counts the tests after the first run, and names those that changed later', () => {
    const { results, text } = setUp();
    results.value = buildVisible(false);
    expect(text.value).toMatch(/^\d of \d tests pass\.$/);
    results.value = buildVisible(true);
    expect(text.value).toContain(`${labPack.tests.length} of ${labPack.tests.length} tests pass.`);
    expect(text.value).toContain('Blocked');
  });

  it('leaves out the tests of an attack, which are judged with the submission', () => {
    const { results, text } = setUp(attackPack);
    results.value = buildVisible(false);
    expect(text.value).toBe('');
  });

  it('is each verdict once, and not the one that the page was opened with', () => {
    const earlier = buildSubmission({ result: buildResult(['signed-out']) });
    const { latest, text } = setUp(labPack, earlier);
    latest.value = { ...earlier };
    expect(text.value).toBe('');
    latest.value = buildSubmission({ result: buildResult() });
    expect(text.value).toMatch(/^Lab passed, /);
  });

  it('counts hidden tests that are not named, and the points that are left after help', () => {
    const { latest, text } = setUp();
    const { tests, ...failed } = buildResult(['told-who']);
    const visible = tests.filter(({ visibility }) => visibility === 'visible');
    latest.value = buildSubmission({
      result: { ...failed, tests: visible, hidden: { passed: 1, total: 3 } },
    });
    expect(text.value).toBe('Not passed, 2 tests fail.');
    latest.value = buildSubmission({ result: buildResult(), best_points: 90 });
    expect(text.value).toBe('Lab passed, 90 of 100 points.');
  });

  it('names the fault of a program that does not start', () => {
    const { fault, text } = setUp();
    fault.value = { kind: 'compile', message: 'SyntaxError: line 3' };
    expect(text.value).toBe('The tests could not start. SyntaxError: line 3');
  });

  it('is how far Python has arrived, at the beginning and at each quarter only', () => {
    const { fetching, text } = setUp();
    const told: string[] = [];
    for (let megabytes = 0; megabytes <= 12; megabytes += 0.5) {
      fetching.value = { receivedBytes: megabytes * 1_000_000, totalBytes: 12_000_000 };
      if (told.at(-1) !== text.value) told.push(text.value);
    }
    expect(told.map((said) => /\d+(?= of 12)/.exec(said)?.[0])).toEqual(['0', '3', '6', '9', '12']);
  });

  it('stays as it is after the page was left', () => {
    const { fault, text, stop } = setUp();
    stop();
    fault.value = { kind: 'compile', message: 'SyntaxError: line 3' };
    expect(text.value).toBe('');
  });
});
