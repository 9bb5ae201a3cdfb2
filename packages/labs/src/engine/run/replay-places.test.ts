import type { LabPack, TestResult } from '@drawbridge/contracts/practice';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildLab } from '../../testing/build-lab.ts';
import type { LabEngine } from '../lab-engine.ts';
import { runVisible } from './visible.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('python');
}, 60_000);

const world = { roots: ['/srv/app'], files: { '/srv/app/a.txt': 'a' }, programs: { ping: { stdout: '' } } };
const seed = { sql: "create table note (id integer, text text); insert into note values (1, 'a');", world };
const test = {
  id: 'visit',
  title: 'A visit',
  kind: 'functional' as const,
  weight: 1,
  source: "await client().get('/');",
};

function run(kind: LabPack['engine'], entry: string, files: Record<string, string>): TestResult {
  const given = Object.entries(files).map(([path, text]) => ({ path, text }));
  const { pack } = buildLab();
  const lab = { ...pack, engine: kind, entry, files: given, seed, tests: [test] };
  const [result] = runVisible(engine, lab, given).tests;
  if (result === undefined) throw new Error('the test ran');
  return result;
}
const eventsOf = (...lab: Parameters<typeof run>) => run(...lab).replay?.[0]?.events ?? [];
const toJs = (handler: string, store = '') =>
  ({
    'server.js': `const app = require('express')();\nconst db = require('db');\napp.get('/', ${handler});\nmodule.exports = app;`,
    'store.js': store,
  }) satisfies Record<string, string>;
const toPython = (view: string, store = '') => ({
  'app.py': `import db, subprocess, store\nfrom mini_flask import MiniFlask\napp = MiniFlask(__name__)\n@app.get('/')\ndef index():\n    ${view}\n    return ''\n`,
  'store.py': store,
});

describe('the statement of a replay', () => {
  it('the statement has its parameters, its result and the innermost line of the learner’s files', () => {
    const store =
      "exports.find = (id) => {\n  return require('db').all('select * from note where id = ?', id);\n};";
    const [event] = eventsOf(
      'js',
      'server.js',
      toJs("(q, r) => {\n  require('./store').find(1);\n  r.send('');\n}", store),
    );
    expect(event).toEqual({
      kind: 'sql',
      text: 'SQL: select * from note where id = ? → 1 row',
      place: { path: 'store.js', line: 2, column: 63 },
      statement: { text: 'select * from note where id = ?', params: ['1'], result: '1 row' },
    });
  });

  it('a statement in Python has them too', () => {
    const store = "import db\ndef find(key):\n    return db.all('select * from note where id = ?', key)\n";
    const [event] = eventsOf('python', 'app.py', toPython('store.find(1)', store));
    expect(event).toMatchObject({
      place: { path: 'store.py', line: 3 },
      statement: { text: 'select * from note where id = ?', params: ['1'], result: '1 row' },
    });
  });

  it('a statement that SQLite refuses has its line as well', () => {
    const [event] = eventsOf('js', 'server.js', toJs("(q, r) => {\n  db.get('selec');\n}"));
    expect(event).toMatchObject({
      place: { path: 'server.js', line: 4 },
      statement: { result: /syntax error/ },
    });
  });

  it.each([
    ['a file', "require('fs').readFileSync('/srv/app/a.txt')", 'read /srv/app/a.txt', 'found'],
    [
      'a file read with a promise',
      "require('fs').promises.readFile('/etc/x').catch(() => {})",
      'read /etc/x',
      'not there',
    ],
    ['a program', "require('child_process').execSync('ping one')", 'ping one', 'exit 0'],
    [
      'a program with a callback',
      "require('child_process').exec('ping one', () => {})",
      'ping one',
      'exit 0',
    ],
    ['a request', "fetch('http://a.test/x').catch(() => {})", 'GET http://a.test/x', 'no answer'],
    ['a mail', "require('mail').send({ to: 'a@b.test', subject: 'hi' })", 'a@b.test: hi', 'sent'],
  ])('the statement of %s names it, its result and its line', (_, code, text, result) => {
    const [event] = eventsOf('js', 'server.js', toJs(`(q, r) => {\n  ${code};\n  r.send('');\n}`));
    expect(event).toMatchObject({ place: { path: 'server.js', line: 4 }, statement: { text, result } });
  });

  it('a program or a file in Python names its line', () => {
    for (const view of ["subprocess.run(['ping', 'one'])", "open('/srv/app/a.txt').read()"])
      expect(eventsOf('python', 'app.py', toPython(view))[0]?.place, view).toEqual({
        path: 'app.py',
        line: 6,
      });
  });

  it('a statement shows at most 20 parameters', () => {
    const list = Array.from({ length: 30 }, () => '?').join(',');
    const [event] = eventsOf(
      'js',
      'server.js',
      toJs(`(q, r) => { db.all('select 1 where 1 in (${list})', [...Array(30).keys()]); r.send(''); }`),
    );
    expect(event?.statement?.params).toHaveLength(20);
  });
});

describe('an app that hides its stack', () => {
  const visit = (setup: string) =>
    run('js', 'server.js', toJs(`(q, r) => {\n  ${setup}\n  db.get('select 1');\n  r.send('done');\n}`));

  it.each([
    'Error.stackTraceLimit = 0;',
    'Error.prepareStackTrace = () => { throw 1; };',
    'Error.prepareStackTrace = () => ({});',
    "Error.prepareStackTrace = () => db.get('select 2');",
    "Object.defineProperty(Error, 'prepareStackTrace', { get() { throw new Error('no'); } });",
  ])(
    'an app that hides its stack by %s runs as without a replay, and has no line or a wrong one',
    (setup) => {
      const result = visit(setup);
      expect([result.status, result.replay?.[0]?.status, result.replay?.[0]?.response]).toEqual([
        'passed',
        200,
        'done',
      ]);
      expect(result.replay?.[0]?.events[0]?.statement?.text).toMatch(/^select/);
    },
  );

  it('an app whose hiding never ends is stopped', () => {
    const { status, message } = visit('Error.prepareStackTrace = () => { for (;;); };');
    expect([status, message]).toEqual(['error', expect.stringContaining('stopped')]);
  });

  it('an app that replaces Error is not affected', () => {
    expect(visit('globalThis.Error = null;').replay?.[0]?.events[0]?.place).toMatchObject({ line: 5 });
  });
});
