import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../../testing/build-lab.ts';
import type { LabEngine, TestRun } from '../index.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

const ATTACK = `<script src="https://evil.example/a.js"></script><img src="https://evil.example/x" onerror="alert('mark')">`;
const VISIT = `const person = await victim(); await person.host({ 'https://evil.example/a.js': "alert('mark')" });
await person.visit('/'); expect(ran('mark'), 'the script ran').toBe(false);`;

function run(page: string, source = VISIT): TestRun {
  const app = buildProgram(`app.use((req, res) => res.send(${JSON.stringify(page)}));`);
  const signIn = { path: '/login', user: 'user', password: 'password' };
  return engine.test(engine.prepare(app), { id: 'case', source, seed: 1, accounts: [], signIn });
}

const LOOP = (work: string, times: number) => `<script>for (let i = 0; i < ${times}; i++) ${work}</script>`;

describe('labs fault 1: a page that exceeds a limit before the attack', () => {
  it('the attack is seen by the test without any of this', () => {
    expect(run(ATTACK)).toMatchObject({ status: 'failed', message: 'the script ran' });
    expect(run('<p>nothing</p>').status).toBe('passed');
  });

  it.each([
    ['its steps', LOOP('{}', 1e9)],
    ['its memory', '<script>const all = []; for (;;) all.push(new Array(1e4).fill(1))</script>'],
    ['its requests', LOOP("fetch('/' + i, { mode: 'no-cors' })", 200)],
    ['its frames', LOOP("document.head.append(document.createElement('iframe'))", 20)],
    ['its navigations', "<script>location = '/?' + Math.random()</script>"],
    [
      'its parsed text',
      `<script>for (;;) document.createElement('p').innerHTML = '<b>'.repeat(1e4)</script>`,
    ],
    ['its calls', LOOP('document.title', 40_000)],
  ])('a page that exceeds a limit by %s does not pass the test', (_name, script) => {
    const { status, message } = run(`${script}${ATTACK}`);
    if (status === 'failed') expect(message).toBe('the script ran');
    else
      expect([status, message]).toEqual([
        'error',
        expect.stringMatching(/^The browser of this lab gave up: /),
      ]);
  });

  it('a page that exceeds the number of timers does not pass the test', () => {
    const late = `<script>setTimeout("alert('mark')")</script>`;
    expect(run(`${LOOP('setTimeout(() => {}, 1e6)', 400)}${late}`)).toMatchObject({
      status: 'error',
      stop: 'jobs',
      message: 'The browser of this lab gave up: more than 400 timers of one page wait.',
    });
  });

  it('exceeding a limit does not hide that the attack worked', () => {
    expect(run(`${ATTACK}${LOOP('{}', 1e9)}`)).toMatchObject({ status: 'failed', message: 'the script ran' });
  });
});
