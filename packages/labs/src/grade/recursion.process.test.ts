import { expect, it, onTestFinished } from 'vitest';
import { buildLab, toApp } from '../testing/build-lab.ts';
import { createTestGrader } from '../testing/test-grader.ts';

/** Statements that call without an end, through what the engine itself calls back. */
const FORMS = {
  function: 'const f = (n) => 1 + f(n + 1); f(0);',
  'function of many values': 'const f = (...all) => f(...all, 1); f(1, 2, 3);',
  callback: 'const f = () => [1].map(f); f();',
  comparison: 'const f = () => [2, 1].sort(f); f();',
  replacement: "const f = () => 'a'.replace(/a/, f); f();",
  getter: 'const o = { get o() { return this.o; } }; o.o;',
  proxy: 'const p = new Proxy({}, { get: (t, name) => p[name] }); p.x;',
  constructor: 'class A { constructor() { this.a = new A(); } } new A();',
  conversion: 'const o = { toString: () => `${o}` }; String(o);',
  json: 'const o = { toJSON: () => JSON.stringify(o) }; JSON.stringify(o);',
  generator: 'function* f() { yield* f(); } f().next();',
} as const;
const names = Object.keys(FORMS) as Array<keyof typeof FORMS>;

const visible = names.map((name, index) => ({
  id: `test-${index}`,
  title: name,
  kind: 'functional' as const,
  weight: 1,
  source: `expect((await client().get('/${index}')).body).toBe('RangeError');`,
}));
const plain = buildLab();
const lab = buildLab({
  pack: { ...plain.pack, tests: visible },
  tests: visible.map((test) => ({ ...test, visibility: 'visible' as const })),
});
const app = toApp(
  names
    .map(
      (name, index) =>
        `app.get('/${index}', (q, r) => { try { ${FORMS[name]} } catch (error) { r.send(error.name); } });`,
    )
    .join('\n'),
);

it("an infinite recursion is an error that the program can catch, on a stack as small as a worker's in a page", async () => {
  const grader = await createTestGrader({ labs: [lab] });
  onTestFinished(() => grader.close());
  const { tests } = await grader.grade(lab.pack.lab_id, app);
  expect(tests.map(({ title, status, message }) => [title, status, message])).toEqual(
    names.map((name) => [name, 'passed', '']),
  );
});

/** Bodies of functions that call without an end, in Python. */
const PYTHON_FORMS = {
  function: ['f = lambda n: 1 + f(n + 1)', 'f(0)'],
  generator: ['def f(): yield from f()', 'list(f())'],
  key: ['f = lambda n: sorted([2, 1], key=f)', 'f(0)'],
  attribute: ['class A:', '  def __getattr__(self, name): return getattr(self, name)', 'A().x'],
  comparison: ['class A:', '  def __eq__(self, other): return self == other', 'A() == A()'],
  index: ['class A:', '  def __getitem__(self, at): return self[at]', 'A()[0]'],
} as const;
const forms = Object.entries(PYTHON_FORMS);
const pythonTests = forms.map(([title], index) => ({
  id: `test-${index}`,
  title,
  kind: 'functional' as const,
  weight: 1,
  source: `expect((await client().get('/${index}')).body).toBe('RecursionError');`,
}));
const pythonApp = {
  path: 'app.py',
  text: `from mini_flask import MiniFlask\napp = MiniFlask(__name__)\n${forms
    .map(
      ([, lines], index) =>
        `@app.get('/${index}')\ndef case_${index}():\n  try:\n    ${lines.join('\n    ')}\n  except Exception as error: return type(error).__name__\n`,
    )
    .join('')}`,
};
const pythonLab = buildLab({
  pack: {
    ...plain.pack,
    engine: 'python',
    entry: 'app.py',
    editable: ['app.py'],
    files: [pythonApp],
    tests: pythonTests,
  },
  tests: pythonTests.map((test) => ({ ...test, visibility: 'visible' as const })),
});

it('an infinite recursion in Python is an error that the program can catch', async () => {
  const grader = await createTestGrader({ labs: [pythonLab] });
  onTestFinished(() => grader.close());
  const { tests } = await grader.grade(pythonLab.pack.lab_id, [pythonApp]);
  expect(tests.map(({ title, status, message }) => [title, status, message])).toEqual(
    forms.map(([name]) => [name, 'passed', '']),
  );
});
