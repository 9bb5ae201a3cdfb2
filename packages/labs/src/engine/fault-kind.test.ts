import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../testing/build-lab.ts';
import type { LabEngine } from './lab-engine.ts';
import { prepareLab } from './run/tests.ts';
import type { LabProgram } from './session.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('python');
}, 60_000);

const toPython = (text: string): LabProgram => ({
  engine: 'python',
  entry: 'app.py',
  files: [{ path: 'app.py', text }],
  seed: { sql: '', world: {} },
});

function startFault(program: LabProgram) {
  const prepared = prepareLab(engine, program);
  return 'kind' in prepared ? prepared.kind : 'started';
}

function runFault(routes: string) {
  const session = engine.open(engine.prepare(buildProgram(routes)));
  const [event] = session.request({ method: 'GET', url: '/' }).events;
  session.close();
  return event?.kind === 'fault' ? event.cause : event;
}

describe('the kind of a fault', () => {
  it.each([
    ['compile', 'a syntax error', buildProgram('const x = ;')],
    ['compile', 'a syntax error in Python', toPython('def x(:')],
    ['compile', 'wrong indentation in Python', toPython('if True:\nx = 1')],
    [
      'throw',
      'an error thrown while it starts',
      buildProgram("throw new Error('unexpected syntax, took too long');"),
    ],
    ['throw', 'an error raised while it starts in Python', toPython("raise ValueError('syntax')")],
    ['stop', 'a loop that does not end', buildProgram('for (;;);')],
    ['stop', 'recursion that does not end', buildProgram('const f = () => f() + 1; f();')],
    ['stop', 'recursion that does not end in Python', toPython('def f(): f()\nf()')],
  ])('the kind is "%s" for a program that does not start: %s', (kind, _what, program) => {
    expect(startFault(program)).toBe(kind);
  });

  it.each([
    ['throw', 'an error it throws', "app.get('/', () => { throw new Error('took too long'); });"],
    ['throw', 'a text that is no JSON', "app.get('/', () => JSON.parse('{'));"],
    ['unanswered', 'no answer', "app.get('/', () => undefined);"],
    ['stop', 'a loop that does not end', "app.get('/', () => { for (;;); });"],
    [
      'stop',
      'memory without end',
      "app.get('/', () => { const all = []; for (;;) all.push(new Array(10000).fill(1)); });",
    ],
    ['stop', 'calls without end', "app.get('/', () => { const f = () => f() + 1; f(); });"],
  ])('the kind is "%s" for a request that causes %s', (kind, _what, routes) => {
    expect(runFault(routes)).toBe(kind);
  });
});
