import type { TestResult } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { buildLab } from '../testing/build-lab.ts';
import { findTrap } from './find-trap.ts';
import type { LabTrap } from './lab.ts';
import { toResult } from './result.ts';
import { toSignature, verifyResult } from './sign.ts';

const trap = (id: string, fails: string[], shown = true): LabTrap => ({
  id,
  title: `The title of ${id}`,
  why: `Why ${id} is wrong.`,
  fails,
  shown,
  verdict: 'failed',
  files: [],
  patch: '',
  isPacked: true,
});
const lab = buildLab({
  traps: [
    trap('unlike-any', [], true),
    trap('hidden-one', ['says-it-again'], false),
    trap('one', ['says-it-again']),
    trap('both', ['says-it-again', 'says-hello']),
  ],
});
const starter = lab.pack.files;
const changed = starter.map((file) => ({ ...file, text: `${file.text}//` }));

const toTests = (statuses: Record<string, TestResult['status']>): TestResult[] =>
  lab.tests.map(({ id, title, kind, visibility, weight }) => ({
    id,
    title,
    kind,
    visibility,
    weight,
    status: statuses[id] ?? 'passed',
    fuel: 1,
    message: '',
  }));
const find = (statuses: Record<string, TestResult['status']>, files = changed) =>
  findTrap(lab, files, toTests(statuses))?.id;

describe('A failed submission', () => {
  it('a failed submission behaves like the trap that fails exactly the same tests, hidden ones included', () => {
    expect(find({ 'says-it-again': 'failed' })).toBe('one');
    expect(find({ 'says-hello': 'failed', 'says-it-again': 'failed' })).toBe('both');
  });
  it('a submission that fails one test more or less behaves like no trap', () => {
    expect(find({ 'says-hello': 'failed' })).toBeUndefined();
  });
  it('a submission that failed no test behaves like no trap', () => {
    expect(find({})).toBeUndefined();
  });
  it('a submission that changed nothing behaves like no trap', () => {
    expect(find({ 'says-it-again': 'failed' }, [])).toBeUndefined();
    expect(find({ 'says-it-again': 'failed' }, starter)).toBeUndefined();
  });
  it('a hidden trap is never reported', () => {
    const only = { ...lab, traps: [trap('hidden-one', ['says-it-again'], false)] };
    expect(findTrap(only, changed, toTests({ 'says-it-again': 'failed' }))).toBeUndefined();
  });
  it('title and reason of the trap are reported, and not the tests by which it was found', () => {
    expect(findTrap(lab, changed, toTests({ 'says-it-again': 'failed' }))).toEqual({
      id: 'one',
      title: 'The title of one',
      why: 'Why one is wrong.',
    });
  });
});

describe('The trap of a result', () => {
  const resultOf = (statuses: Record<string, TestResult['status']>, isLost = false) =>
    toResult({
      gradeId: 'g',
      lab,
      files: changed,
      requests: [],
      tests: isLost ? null : toTests(statuses),
      limited: false,
      again: {},
      wallMs: 1,
      log: '',
      at: new Date(0),
    });

  it('the trap exists only for a verdict "failed"', () => {
    expect(resultOf({ 'says-it-again': 'failed' }).trap?.id).toBe('one');
    expect(resultOf({})).not.toHaveProperty('trap');
    expect(resultOf({ 'says-it-again': 'error' })).not.toHaveProperty('trap');
    expect(resultOf({ 'says-it-again': 'failed' }, true)).not.toHaveProperty('trap');
  });
  it('the trap is signed with the rest, but not part of what page and server must agree on', () => {
    const unsigned = resultOf({ 'says-it-again': 'failed' });
    const result = { ...unsigned, signature: toSignature(unsigned, 'key') };
    expect(verifyResult(result, 'key')).toBe(true);
    const other = { id: 'both', title: 'Other', why: 'Other.' };
    expect(verifyResult({ ...result, trap: other }, 'key')).toBe(false);
    expect(unsigned.outcome_hash).toBe(
      toResult({
        gradeId: 'g',
        lab: buildLab(),
        files: changed,
        requests: [],
        tests: toTests({ 'says-it-again': 'failed' }),
        limited: false,
        again: {},
        wallMs: 1,
        log: '',
        at: new Date(0),
      }).outcome_hash,
    );
  });
});
