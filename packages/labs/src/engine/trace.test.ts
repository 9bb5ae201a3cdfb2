import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine } from '../testing/build-lab.ts';
import type { LabEngine } from './lab-engine.ts';
import { prepareLab } from './run/tests.ts';
import type { LabProgram } from './session.ts';
import { readTrace } from './trace.ts';
import type { FaultEvent } from './world/event.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('python');
  await engine.load('policy');
}, 60_000);

type Files = Record<string, string>;
const toProgram = (kind: LabProgram['engine'], entry: string, files: Files): LabProgram => ({
  engine: kind,
  entry,
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
  seed: { sql: '', world: {} },
});
const SERVER =
  "const app = require('express')();\napp.use(require('./routes/notes'));\nmodule.exports = app;";
const toJs = (handler: string) =>
  toProgram('js', 'server.js', {
    'server.js': SERVER,
    'routes/notes.js': `const router = require('express').Router();\nrouter.get('/', ${handler});\nmodule.exports = router;`,
    'store.js': "exports.find = (id) => {\n  return require('db').get('SELEC ' + id);\n};",
  });
const toPython = (view: string) =>
  toProgram('python', 'app.py', {
    'app.py': `from mini_flask import MiniFlask\nimport logging, store\napp = MiniFlask(__name__)\n@app.get('/')\ndef index():\n    ${view}\n`,
    'store.py': 'def find():\n    raise KeyError("note")\n',
  });

function startFault(program: LabProgram) {
  const prepared = prepareLab(engine, program);
  if (!('fault' in prepared)) throw new Error('it started');
  return prepared;
}

/** The events of one request. */
function run(program: LabProgram) {
  const session = engine.open(engine.prepare(program));
  const { events } = session.request({ method: 'GET', url: '/' });
  session.close();
  return events;
}
const runFault = (program: LabProgram) =>
  run(program).find((event): event is FaultEvent => event.kind === 'fault');
const runLogs = (program: LabProgram) =>
  run(program).flatMap((event) => (event.kind === 'log' ? [event.text] : []));

describe('the fault of a program that does not start', () => {
  it('the fault of a program names the place of a syntax error', () => {
    const program = toProgram('js', 'server.js', { 'server.js': "require('./a');", 'a.js': '\nconst x = ;' });
    expect(startFault(program)).toMatchObject({
      fault: "SyntaxError: unexpected token in expression: ';'\n    at a.js:2:11",
      place: { path: 'a.js', line: 2, column: 11 },
    });
  });

  it('columns of a first line are counted from the first character of the file', () => {
    expect(startFault(toProgram('js', 'server.js', { 'server.js': 'const x = ;' }))).toMatchObject({
      place: { path: 'server.js', line: 1, column: 11 },
    });
  });

  it('the fault names the file and the place that is no JSON, not the code that reads it', () => {
    const read = (text: string) =>
      startFault(
        toProgram('js', 'server.js', { 'server.js': "\nrequire('./review');", 'review.json': text }),
      );
    expect(read('{\n  "A": 1,\n  // mine\n}')).toMatchObject({
      fault:
        "SyntaxError: review.json cannot be read as JSON: Expected property name or '}'\n    at review.json:3:3\n    at server.js:2:1",
      place: { path: 'review.json', line: 3, column: 3 },
      kind: 'compile',
    });
    expect(read('{\n  "A":')).toMatchObject({
      fault:
        'SyntaxError: review.json cannot be read as JSON: Unexpected end of JSON input\n    at review.json:2:7\n    at server.js:2:1',
      place: { path: 'review.json', line: 2, column: 7 },
    });
  });

  it("the fault shows only frames of the program's own files", () => {
    const program = toProgram('js', 'server.js', {
      'server.js': "require('./a');",
      'a.js': '\nfunction open() {\n  null.x;\n}\nopen();',
    });
    expect(startFault(program)).toMatchObject({
      fault:
        "TypeError: cannot read property 'x' of null\n    at open (a.js:3:3)\n    at a.js:5:1\n    at server.js:1:1",
      place: { path: 'a.js', line: 3, column: 3 },
    });
  });

  it('the fault begins with what to look for if a limit raised the error', () => {
    const nested = startFault(
      toProgram('js', 'server.js', { 'server.js': 'const f = () => f() + 1;\nf();' }),
    );
    expect(nested.fault).toMatch(/^The program makes too many calls inside of calls\. .*\nRangeError: /);
    expect(nested.place).toMatchObject({ path: 'server.js', line: 1 });
    const grown = startFault(
      toProgram('python', 'app.py', { 'app.py': 'a = []\nwhile True: a.append([1] * 100000)' }),
    );
    expect(grown.fault).toMatch(/^The program takes too much memory\. .*\nMemoryError/);
    expect(grown.place).toEqual({ path: 'app.py', line: 2 });
  });

  it("the fault has no place if the program's own code is not to blame", () => {
    const { fault, place } = startFault(toProgram('js', 'server.js', { 'server.js': 'const a = 1;' }));
    expect([fault, place]).toEqual([
      'Error: server.js neither exports an app nor calls app.listen()',
      undefined,
    ]);
  });

  it('the fault names the line that Python could not read, not the one that imports it', () => {
    const program = toProgram('python', 'app.py', { 'app.py': 'import a\n', 'a.py': 'x = 1\ndef f(:\n' });
    expect(startFault(program).place).toEqual({ path: 'a.py', line: 2 });
  });

  it('the fault names the innermost line of a Python traceback', () => {
    const program = toProgram('python', 'app.py', {
      'app.py': 'import a\n',
      'a.py': '\nraise ValueError("no")\n',
    });
    expect(startFault(program).place).toEqual({ path: 'a.py', line: 2 });
  });
});

describe('the fault of a request', () => {
  it('the fault of a request has the frames of the app without those of the runtime', () => {
    expect(runFault(toJs('(req, res) => {\n  [1].map((x) => x.y.z);\n}'))).toEqual({
      kind: 'fault',
      message:
        "TypeError: cannot read property 'z' of undefined\n    at routes/notes.js:3:18\n    at routes/notes.js:3:7",
      cause: 'throw',
      place: { path: 'routes/notes.js', line: 3, column: 18 },
    });
  });

  it('the fault of a request leads to the line that sent a statement which SQLite refuses', () => {
    const fault = runFault(toJs("(req, res) => res.send(require('../store').find(1))"));
    expect(fault?.place).toMatchObject({ path: 'store.js', line: 2 });
    expect(fault?.message).not.toMatch(/runtime|native/);
  });

  it('the fault of a request is found behind an await', () => {
    expect(runFault(toJs('async () => {\n  await null;\n  null.x;\n}'))?.place).toMatchObject({ line: 4 });
  });

  it('the fault of a request names the innermost line of a Python app', () => {
    expect(runFault(toPython('return store.find()'))?.place).toEqual({ path: 'store.py', line: 2 });
  });

  it('the fault of a request has no place when the app never answers', () => {
    expect(runFault(toJs('() => {}'))).toEqual({
      kind: 'fault',
      message: 'The app never answered this request.',
      cause: 'unanswered',
    });
  });

  it('the fault of a request shows recursion as one frame', () => {
    const fault = runFault(toJs('function again() {\n  again();\n  return 1;\n}'));
    expect(fault?.message.match(/routes\/notes\.js:3:3/g)).toHaveLength(1);
  });
});

describe('the output of an app', () => {
  it('the output contains no frame of the runtime', () => {
    const logs = runLogs(toJs("(req, res) => {\n  console.log(new Error('seen'));\n  res.send('');\n}"));
    expect(logs).toEqual(['Error: seen\n    at routes/notes.js:3:19']);
  });

  it('the output contains no frame of the runtime in Python either', () => {
    const logs = runLogs(
      toPython(
        'try:\n        store.find()\n    except KeyError:\n        logging.exception("seen")\n    return ""',
      ),
    );
    expect(logs.join('\n')).toContain('File "store.py", line 2, in find');
    expect(logs.join('\n')).not.toContain('mini_flask.py');
  });

  it('the output is otherwise unchanged', () => {
    const text = 'we met\n    at the gate\n    at map (natives)\n';
    expect(readTrace(text, new Map())).toEqual({ text });
  });
});

describe('the message of a test', () => {
  const test = { id: 'server', seed: 1, accounts: [], signIn: { path: '/', user: 'u', password: 'p' } };
  const image = () => engine.prepare(toJs("(req, res) => res.send('hi')"));

  it('the message has no frames of the test, whose name may be that of a file of the app', () => {
    const source = "const r = await request({ url: '/' });\nr.json();";
    const { message, place } = engine.test(image(), { ...test, source });
    expect([message, place]).toEqual(["SyntaxError: unexpected token: 'hi'", undefined]);
    expect(engine.test(image(), { ...test, source: 'const = 1;' }).message).not.toMatch(/:\d/);
  });

  it("the message leads to the line of the learner's own attack script", () => {
    const own = toJs("(req, res) => res.send('hi')");
    const script = { path: 'attack.js', text: 'const a = 1;\nnull.x;' };
    const run = engine.test(engine.prepare({ ...own, script }), {
      ...test,
      path: script.path,
      source: script.text,
      flag: 'flag{x}',
    });
    expect(run.message).toBe("TypeError: cannot read property 'x' of null\n    at attack.js:2:1");
    expect(run.place).toEqual({ path: 'attack.js', line: 2, column: 1 });
  });

  it('the message leads to the line of a file that a policy lab could not read', () => {
    const program = toProgram('policy', 'Dockerfile', { Dockerfile: 'FROM node:22\nRUNN npm ci\n' });
    const run = engine.test(engine.prepare(program), { ...test, source: "policy.dockerfile('Dockerfile');" });
    expect(run).toMatchObject({ status: 'error', place: { path: 'Dockerfile', line: 2 } });
    expect(run.message).not.toContain('runtime');
  });
});

describe('a place invented by a program', () => {
  const own = new Map([['a.js', 0]]);
  it('an invented place with an impossible line is not believed', () => {
    for (const line of ['0', '100001', '9'.repeat(400)]) {
      expect(readTrace(`boo\n    at x (a.js:${line}:1)`, own).place).toBeUndefined();
      expect(readTrace(`a.js:${line}: boo`, own).place).toBeUndefined();
    }
  });
  it('an invented place keeps its line when its column is impossible', () => {
    expect(readTrace('boo\n    at x (a.js:2:0)', own).place).toEqual({ path: 'a.js', line: 2 });
  });
});
