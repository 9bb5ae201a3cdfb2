import { describe, expect, it } from 'vitest';
import { applyFilesPatch, createFilesPatch, listChanges } from './patch.ts';

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');
const file = (path: string, text: string) => ({ path, text });
const SOLUTION = [
  file('a.js', lines('one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten')),
  file('b/c.js', 'no line break at the end'),
  file('gone.js', lines('only in the solution')),
];
const TRAP = [
  file(
    'a.js',
    lines('one', 'TWO', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'TEN', 'eleven'),
  ),
  file('b/c.js', 'no line break at the end either'),
  file('new.js', lines('only in the trap')),
];
const PATCH = createFilesPatch(SOLUTION, TRAP);
const apply = (patch: string, files = SOLUTION) => applyFilesPatch('traps/x.patch', files, patch);
const withText = (text: string) => SOLUTION.map((one) => (one.path === 'a.js' ? file('a.js', text) : one));

describe('a patch of files', () => {
  it('a patch makes exactly the files it was made of: changed, added and removed', () => {
    expect(apply(PATCH)).toEqual(TRAP);
  });

  it('a patch is empty if nothing differs', () => {
    expect(createFilesPatch(SOLUTION, SOLUTION)).toBe('');
  });

  it('a patch is listed line by line, with the place of each hunk', () => {
    expect(listChanges(PATCH)).toEqual([
      'a.js:2',
      '  -two',
      '  +TWO',
      'a.js:10',
      '  -ten',
      '  +TEN',
      '  +eleven',
      'b/c.js:1',
      '  -no line break at the end',
      '  +no line break at the end either',
      'gone.js is removed',
      '  -only in the solution',
      'new.js:1',
      '  +only in the trap',
    ]);
  });

  it.each([
    [
      'a changed line',
      withText(SOLUTION[0]?.text.replace('two', '2') ?? ''),
      'a.js: hunk 1 does not apply: line 2 is not "two"',
    ],
    [
      'changed context',
      withText(SOLUTION[0]?.text.replace('nine', '9') ?? ''),
      'a.js: hunk 2 does not apply: line 9 is not "nine"',
    ],
    [
      'lines that moved',
      withText(`zero\n${SOLUTION[0]?.text}`),
      'a.js: hunk 1 does not apply: line 1 is not "one"',
    ],
    ['a file that is missing', SOLUTION.slice(1), 'a.js: there is no such file in the solution'],
    ['a file that is there already', [...SOLUTION, file('new.js', '')], 'new.js: is already in the solution'],
    [
      'another end of the file',
      [...SOLUTION.slice(0, 1), file('b/c.js', 'no line break at the end\n'), ...SOLUTION.slice(2)],
      'b/c.js: hunk 1 does not apply',
    ],
  ])('a patch does not apply to %s, and names the place', (_what, files, message) => {
    expect(() => apply(PATCH, files)).toThrow(`traps/x.patch: ${message}`);
  });

  it.each(['', 'not a patch', '--- a/a.js\n+++ b/a.js\n'])(
    'a patch that changes nothing is refused: %j',
    (patch) => {
      expect(() => apply(patch)).toThrow('traps/x.patch: it changes nothing');
    },
  );

  it('a patch that is cut off is refused', () => {
    expect(() => apply(PATCH.slice(0, PATCH.indexOf(' seven')))).toThrow('traps/x.patch: ');
  });
});
