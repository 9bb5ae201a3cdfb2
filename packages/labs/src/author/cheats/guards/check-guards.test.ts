import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkGuards } from './check-guards.ts';
import type { TriedGuard } from './try-guards.ts';
import { readUnneeded } from './unneeded.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'guards-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const list = (text: string) => writeFileSync(join(dir, 'unneeded-guards.yaml'), text);
const WHY = 'The page of a note that is not there is an error either way, and tells nothing.';
const TEXT = 'if (!note) return next();';
const entry = (fields: string) => `- { file: notes.js, ${fields} }\n`;

const guard = (line: number, nth: number, isNoticed: boolean): TriedGuard => ({
  file: 'notes.js',
  line,
  text: TEXT,
  nth,
  isNoticed,
});
const ALL = 'every guard of the solution is needed by a test';
const check = (...tried: TriedGuard[]) => checkGuards({ dir }, tried);
const brokenOf = (...tried: TriedGuard[]) =>
  check(...tried)
    .filter(({ holds }) => !holds)
    .map(({ claim, seen }) => `${claim}: ${seen}`);

describe('lab verify and the guards of the solution', () => {
  it('verify accepts a solution if a test notices each guard', () => {
    expect(check(guard(3, 1, true))).toEqual([{ claim: ALL, holds: true, seen: '' }]);
  });

  it('verify names file, line and source of a guard that no test notices, and what to do', () => {
    const [broken, ...others] = brokenOf(guard(3, 1, true), guard(9, 2, false));
    expect(others).toEqual([]);
    expect(broken).toContain('without one of these 1 of 2');
    expect(broken).toContain(`notes.js:9  ${TEXT}  (nth: 2)`);
    expect(broken).toContain('unneeded-guards.yaml');
  });

  it('verify says nothing if there are no guards', () => {
    expect(check()).toEqual([]);
  });
});

describe('unneeded-guards.yaml', () => {
  it('unneeded-guards.yaml lists a guard that no test needs, with the reason', () => {
    list(entry(`guard: "${TEXT}", why: "${WHY}"`));
    expect(check(guard(3, 1, false))).toEqual([
      { claim: ALL, holds: true, seen: '' },
      { claim: `no test needs the guard ${TEXT} of notes.js: ${WHY}`, holds: true, seen: '' },
    ]);
  });

  it('unneeded-guards.yaml means all guards that read the same, or the nth', () => {
    list(entry(`guard: "${TEXT}", why: "${WHY}"`));
    expect(brokenOf(guard(3, 1, false), guard(9, 2, false))).toEqual([]);
    expect(brokenOf(guard(3, 1, false), guard(9, 2, true))[0]).toContain('without notes.js:9 a test fails');
    list(entry(`guard: "${TEXT}", nth: 1, why: "${WHY}"`));
    expect(brokenOf(guard(3, 1, false), guard(9, 2, true))).toEqual([]);
    expect(brokenOf(guard(3, 1, false), guard(9, 2, false))).toHaveLength(1);
  });

  it('unneeded-guards.yaml must not list a guard that a test needs, or one that does not exist', () => {
    list(entry(`guard: "${TEXT}", why: "${WHY}"`));
    expect(brokenOf(guard(3, 1, true))[0]).toContain('without notes.js:3 a test fails');
    list(entry(`guard: "if (!note) return;", why: "${WHY}"`));
    expect(brokenOf(guard(3, 1, true))[0]).toContain('the solution has no such guard');
    expect(brokenOf()[0]).toContain('the solution has no such guard');
  });

  it.each([
    ['no reason', entry(`guard: "${TEXT}"`), '0.why'],
    ['a reason of one word', entry(`guard: "${TEXT}", why: fine`), '0.why'],
    ['a line', entry(`guard: "${TEXT}", line: 3, why: "${WHY}"`), 'line'],
    ['a place before the first', entry(`guard: "${TEXT}", nth: 0, why: "${WHY}"`), '0.nth'],
  ])('unneeded-guards.yaml is refused with %s', (_what, text, words) => {
    list(text);
    expect(() => readUnneeded(dir)).toThrow(words);
  });

  it('unneeded-guards.yaml is not needed by a lab without such guards', () => {
    expect(readUnneeded(dir)).toEqual([]);
  });
});
