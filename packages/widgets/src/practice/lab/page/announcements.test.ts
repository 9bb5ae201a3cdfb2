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

describe('announcements of a lab page to screen readers', () => {
  it('nothing is announced before the first run', () => {
    expect(setUp().text.value).toBe('');
  });

  it('the tests are counted after the first run, and those that changed later are named', () => {
    const { results, text } = setUp();
    results.value = buildVisible(false);
    expect(text.value).toMatch(/^\d of \d tests pass\.$/);
    results.value = buildVisible(true);
    expect(text.value).toContain(`${labPack.tests.length} of ${labPack.tests.length} tests pass.`);
    expect(text.value).toContain('Blocked');
  });

  it('the tests of an attack, which are judged with the submission, are not announced', () => {
    const { results, text } = setUp(attackPack);
    results.value = buildVisible(false);
    expect(text.value).toBe('');
  });

  it('each verdict is announced once, and not the one that the page was opened with', () => {
    const earlier = buildSubmission({ result: buildResult(['signed-out']) });
    const { latest, text } = setUp(labPack, earlier);
    latest.value = { ...earlier };
    expect(text.value).toBe('');
    latest.value = buildSubmission({ result: buildResult() });
    expect(text.value).toMatch(/^Lab passed, /);
  });

  it('unnamed hidden tests are counted, and so are the points left after help', () => {
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

  it('the fault of a program that does not start is named', () => {
    const { fault, text } = setUp();
    fault.value = { kind: 'compile', message: 'SyntaxError: line 3' };
    expect(text.value).toBe('The tests could not start. SyntaxError: line 3');
  });

  it('the download of Python is announced at the beginning and at each quarter only', () => {
    const { fetching, text } = setUp();
    const told: string[] = [];
    for (let megabytes = 0; megabytes <= 12; megabytes += 0.5) {
      fetching.value = { receivedBytes: megabytes * 1_000_000, totalBytes: 12_000_000 };
      if (told.at(-1) !== text.value) told.push(text.value);
    }
    expect(told.map((said) => /\d+(?= of 12)/.exec(said)?.[0])).toEqual(['0', '3', '6', '9', '12']);
  });

  it('nothing is announced after the page was left', () => {
    const { fault, text, stop } = setUp();
    stop();
    fault.value = { kind: 'compile', message: 'SyntaxError: line 3' };
    expect(text.value).toBe('');
  });
});
