import type { LabFile } from '@drawbridge/contracts/practice';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LabEngine } from '../../../engine/lab-engine.ts';
import { buildEngine } from '../../../testing/build-lab.ts';
import { buildAppLab, type ExampleTest } from '../../../testing/example-labs.ts';
import { tryGuards } from './try-guards.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('python');
});

/** The solution of the example, with a guard in the place of a condition in SQL. */
const SOLVED: Readonly<Record<'js' | 'python', LabFile>> = {
  js: {
    path: 'rules.js',
    text: `const db = require('db');
function findNote(id, user) {
  const note = db.get('SELECT * FROM notes WHERE id = ?', id);
  if (!note || note.owner !== user) return undefined;
  return { text: note.text };
}
const markup = (value) => String(value).replace(/</g, ' ');
module.exports = { findNote, markup };
`,
  },
  python: {
    path: 'rules.py',
    text: `import html
import db

def find_note(id, user):
    note = db.get('SELECT * FROM notes WHERE id = ?', id)
    if note is None or note['owner'] != user:
        return None
    return {'text': note['text']}

def markup(value):
    return html.escape(value)
`,
  },
};
const READS: ExampleTest = [
  'visible',
  'functional',
  "const ada = await signIn('ada'); expect((await ada.get('/notes/11')).body).toContain('lamp oil');",
];
const MISSES: ExampleTest = [
  'visible',
  'functional',
  "const ada = await signIn('ada'); expect((await ada.get('/notes/99')).status).toBe(404);",
];
const ATTACKS: ExampleTest = [
  'hidden',
  'exploit',
  "const ada = await signIn('ada'); await ada.get('/notes/12'); blocked('disclosed');",
];
/** Finds what is missing with one of two values. */
const SOMETIMES: ExampleTest = [
  'hidden',
  'exploit',
  "const ada = await signIn('ada'); await ada.get('/notes/' + shuffle([11, 12])[0]); blocked('disclosed');",
];

describe.each(['js', 'python'] as const)('guards of a solution in %s', (language) => {
  const rules = SOLVED[language];
  const tryWith = (...tests: ExampleTest[]) =>
    tryGuards(engine, buildAppLab(language, tests, [rules])).map(({ text, isNoticed }) => [text, isNoticed]);
  const whole = expect.stringMatching(/^if .*(return undefined;|return None)$/);
  const owner = expect.stringMatching(/^note.*owner.* user$/);

  it('guards are all noticed if a test attacks', () => {
    expect(tryWith(READS, MISSES, ATTACKS)).toEqual([
      [whole, true],
      [owner, true],
    ]);
  });

  it('guards are not noticed if no test attacks, and then no operand is tried', () => {
    expect(tryWith(READS)).toEqual([[whole, false]]);
  });

  it('some operands are not noticed by a test, although one needs the whole', () => {
    expect(tryWith(READS, MISSES)).toEqual([
      [whole, true],
      [owner, false],
    ]);
  });

  it('guards are not noticed by a test that notices with only some values', () => {
    expect(tryWith(READS, SOMETIMES)).toEqual([[whole, false]]);
  });

  it('conditions of its statements are guards too', () => {
    const tryStatements = (...tests: ExampleTest[]) =>
      tryGuards(engine, buildAppLab(language, tests)).map(({ text, isNoticed }) => [text, isNoticed]);
    const second: ExampleTest = [
      'visible',
      'functional',
      "const bo = await signIn('bo'); expect((await bo.get('/notes/13')).body).toContain('second pot');",
    ];
    expect(tryStatements(second, ATTACKS)).toEqual([
      ['id = ?1', true],
      ['owner = ?2', true],
    ]);
    expect(tryStatements(READS)).toContainEqual(['owner = ?2', false]);
  });

  it('guards are searched in files that the learner may change, with their line', () => {
    const lab = buildAppLab(language, [READS, ATTACKS], [rules]);
    const [first] = tryGuards(engine, lab);
    expect([first?.file, first?.line]).toEqual([rules.path, language === 'js' ? 4 : 6]);
    expect(
      tryGuards(engine, { ...lab, pack: { ...lab.pack, editable: ['server.js', 'other.*'] } }),
    ).not.toContainEqual(expect.objectContaining({ file: rules.path }));
  });

  it('guards are not checked in labs that are no fix', () => {
    const lab = buildAppLab(language, [READS], [rules]);
    expect(tryGuards(engine, { ...lab, pack: { ...lab.pack, kind: 'exploit' } })).toEqual([]);
  });
});
