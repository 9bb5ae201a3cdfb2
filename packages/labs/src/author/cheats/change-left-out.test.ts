import type { LabFile } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { changeLeftOut } from './change-left-out.ts';

const file = (path: string, ...lines: string[]): LabFile => ({ path, text: `${lines.join('\n')}\n` });
const namesOf = (starter: LabFile[], solved: LabFile[]) =>
  changeLeftOut.submissions({ starter, solved }).map(({ name }) => name);

const STARTER = [
  file('rules.js', 'const find = (id) => all(id);', 'const kept = 1;', 'const say = (text) => text;'),
  file('other.js', 'const other = 1;'),
];
const SOLVED = [
  file(
    'rules.js',
    'const find = (id) => mine(id);',
    'const kept = 1;',
    'const say = (text) => escape(text);',
  ),
  file('other.js', 'const other = 1;'),
];

describe('the solution without one of its changes', () => {
  it('a left-out change is tried once for each change, and keeps all others', () => {
    expect(changeLeftOut.submissions({ starter: STARTER, solved: SOLVED })).toEqual([
      {
        name: 'rules.js: const find = (id) => mine(id);',
        files: [
          file(
            'rules.js',
            'const find = (id) => all(id);',
            'const kept = 1;',
            'const say = (text) => escape(text);',
          ),
        ],
      },
      {
        name: 'rules.js: const say = (text) => escape(text);',
        files: [
          file(
            'rules.js',
            'const find = (id) => mine(id);',
            'const kept = 1;',
            'const say = (text) => text;',
          ),
        ],
      },
    ]);
  });

  it('a left-out change has what the solution removed, and lacks what it added', () => {
    const starter = [file('a.js', 'one();', 'log();', 'two();', 'three();')];
    const solved = [file('a.js', 'one();', 'two();', 'check();', 'three();')];
    expect(changeLeftOut.submissions({ starter, solved }).map(({ files }) => files)).toEqual([
      [file('a.js', 'one();', 'log();', 'two();', 'check();', 'three();')],
      [file('a.js', 'one();', 'two();', 'three();')],
    ]);
  });

  it('a left-out change is named by its first line of code, not by a comment', () => {
    const starter = [file('a.js', 'one();'), file('.ignore', 'one')];
    const solved = [
      file('a.js', '/* What is new.', ' * All of it. */', '', '// This.', 'check();', 'one();'),
      file('.ignore', '# All of it.', '*', 'one'),
    ];
    expect(namesOf(starter, solved)).toEqual(['a.js: check();', '.ignore: *']);
  });

  it('a left-out change keeps files that the solution added', () => {
    const added = file('guard.js', 'module.exports = 1;');
    const [first] = changeLeftOut.submissions({ starter: STARTER, solved: [...SOLVED, added] });
    expect(first?.files.map(({ path }) => path)).toEqual(['rules.js', 'guard.js']);
  });

  it.each([
    [
      'a comment',
      file('a.js', 'one(); // First.', '/* Two. */ two();'),
      file('a.js', 'one();', 'two(); // Second.'),
    ],
    ['layout', file('a.js', 'one( 1 );'), file('a.js', 'one(', '  1 );')],
    ['a comment of Python', file('a.py', 'one()  # First.'), file('a.py', 'one()')],
    [
      'a comment of a policy',
      file('Dockerfile', '# Old.', 'FROM a'),
      file('Dockerfile', 'FROM a', '# New.', ''),
    ],
  ])('a change of %s alone is not tried, beside another one', (_what, before, after) => {
    expect(namesOf([before, ...STARTER], [after, ...SOLVED])).toHaveLength(2);
  });

  it('a change is not tried at the place that code was moved from', () => {
    const starter = [file('a.js', 'one();', 'two();', 'rule();'), ...STARTER];
    const solved = [file('a.js', 'rule();', 'one();', 'two();'), ...SOLVED];
    const names = ['a.js: rule();', 'rules.js: const find = (id) => mine(id);'];
    expect(namesOf(starter, solved).slice(0, 2)).toEqual(names);
  });

  it('a change is not tried if nothing else is changed: that is the starter', () => {
    expect(namesOf([file('a.js', 'one();')], [file('a.js', 'two();')])).toEqual([]);
  });
});
