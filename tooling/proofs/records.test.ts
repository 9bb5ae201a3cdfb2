import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDifferences, planStep, writeRecords } from './records.ts';
import { type Subject, toKey } from './subject.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-proofs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SUBJECTS: Subject[] = Array.from({ length: 40 }, (_, index) => ({
  name: `lab-${index}`,
  files: ['package.json', 'LICENSE'],
  versions: { node: '24' },
}));
const passed = new Map(SUBJECTS.map(({ name }, index) => [name, index + 1]));
const plan = (subjects = SUBJECTS, commit = 'abc', ignoresRecords = false) =>
  planStep('labs', subjects, { commit, ignoresRecords, folder });
const record = (subjects = SUBJECTS) => writeRecords('labs', subjects, passed, { commit: 'abc', folder });
const change = (subjects: Subject[], versions: Record<string, string>) =>
  subjects.map((subject) => ({ ...subject, versions }));

describe('a proof record', () => {
  it('a record is missing at first, so that every subject runs', () => {
    expect(plan()).toMatchObject({ unproven: SUBJECTS, rechecked: [], unchanged: [] });
  });

  it('a record lets a subject with the same inputs be left out, except about one in ten', () => {
    record();
    const { unproven, rechecked, unchanged } = plan();
    expect(unproven).toEqual([]);
    expect(rechecked.length).toBeGreaterThan(0);
    expect(rechecked.length).toBeLessThan(12);
    expect(rechecked.length + unchanged.length).toBe(SUBJECTS.length);
  });

  it('a record is checked again for other subjects at another commit', () => {
    record();
    const names = (commit: string) => plan(SUBJECTS, commit).rechecked.map(({ name }) => name);
    expect(names('abc')).not.toEqual(names('another'));
    expect(names('abc')).toEqual(names('abc'));
  });

  it('a record counts for no subject where records are ignored', () => {
    record();
    expect(plan(SUBJECTS, 'abc', true)).toMatchObject({ rechecked: SUBJECTS, unchanged: [] });
  });

  it('a record does not match a subject in which a version differs', () => {
    record();
    expect(plan(change(SUBJECTS, { node: '25' })).unproven).toHaveLength(SUBJECTS.length);
  });

  it('a record is removed once its subject has changed or gone', () => {
    record();
    const [first, ...others] = SUBJECTS;
    record([...change(first ? [first] : [], { node: '25' }), ...others.slice(1)]);
    expect(readdirSync(path.join(folder, 'labs'))).toHaveLength(SUBJECTS.length - 1);
  });

  it('a record is not written for a subject that did not run', () => {
    writeRecords('labs', SUBJECTS, new Map(), { commit: 'abc', folder });
    expect(readdirSync(path.join(folder, 'labs'))).toEqual([]);
  });

  it.each([
    '',
    '{"passed": 3',
    'null',
    '{}',
    '{"passed": 0, "commit": "abc"}',
    '{"passed": "3", "commit": "abc"}',
  ])('a record that no program has written ends the run, with its name: %j', (text) => {
    record();
    const [file = ''] = readdirSync(path.join(folder, 'labs'));
    writeFileSync(path.join(folder, 'labs', file), text);
    expect(() => plan()).toThrow(`${file} is broken`);
  });

  it('a record with another number of passed tests than the run is a difference', () => {
    record();
    const found = plan(SUBJECTS, 'abc', true);
    expect(findDifferences(found, passed)).toEqual([]);
    expect(findDifferences(found, new Map([...passed, ['lab-3', 7]]))).toEqual([
      'lab-3: the record says 4 passed, this run 7',
    ]);
    expect(findDifferences(found, new Map([...passed].filter(([name]) => name !== 'lab-3')))).toEqual([
      'lab-3: the record says 4 passed, this run 0',
    ]);
  });
});

describe('the key of a subject', () => {
  const subject = (files: string[]): Subject => ({ name: 'x', files, versions: {} });
  const write = (name: string, files: Record<string, string>) => {
    const root = path.join(folder, name);
    mkdirSync(root);
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
    return root;
  };

  it('the key changes with the content of a file, its name, and the set of files', () => {
    const first = write('first', { 'a.ts': '1', 'b.ts': '2' });
    const second = write('second', { 'a.ts': '1', 'b.ts': '3', 'c.ts': '2' });
    const keys = [
      toKey(subject(['a.ts', 'b.ts']), first),
      toKey(subject(['a.ts', 'b.ts']), second),
      toKey(subject(['a.ts', 'c.ts']), second),
      toKey(subject(['a.ts']), first),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('the key does not depend on the order of files, or on one that is named twice', () => {
    const root = write('root', { 'a.ts': '1', 'b.ts': '2' });
    expect(toKey(subject(['b.ts', 'a.ts', 'b.ts']), root)).toBe(toKey(subject(['a.ts', 'b.ts']), root));
  });

  it('the key cannot be made for a missing file', () => {
    expect(() => toKey(subject(['gone.ts']), folder)).toThrow('gone.ts');
  });
});
