import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../../testing/build-lab.ts';
import type { LabEngine, LabProgram, Session, TestRun } from '../index.ts';
import { LabStop } from '../stop.ts';
import type { FileEvent } from './event.ts';
import { createEventLog } from './event-log.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

const SECRET = "require('fs').readFileSync('/etc/secret')";
const WORLD = { files: { '/etc/secret': 'x' }, roots: ['/srv/app'] };
const VISIT = "await (await victim()).visit('/'); expect(ran('mark'), 'the script ran').toBe(false);";
const build = (flood: string, page = "'ok'"): LabProgram =>
  buildProgram(`app.get('/', (req, res) => { ${flood} ${SECRET}; res.send(${page}); });`, { world: WORLD });

function request(program: LabProgram): ReturnType<Session['request']> & { stopped: string | null } {
  const session = engine.open(engine.prepare(program));
  const exchange = session.request({ method: 'GET', url: '/' });
  const stopped = session.stopReason();
  session.close();
  return { ...exchange, stopped };
}

function run(program: LabProgram, source: string): TestRun {
  const signIn = { path: '/login', user: 'user', password: 'password' };
  return engine.test(engine.prepare(program), { id: 'case', source, seed: 1, accounts: [], signIn });
}

describe('events before a session', () => {
  const access: FileEvent = {
    kind: 'file',
    op: 'read',
    path: '/a'.repeat(90),
    real: '/a',
    outside: false,
    found: true,
  };

  it('earlier events take no space in its log, neither by number nor by length', () => {
    const log = createEventLog(Array.from({ length: 9_000 }, () => access));
    for (let at = 0; at < 9_000; at++) log.log(access);
    expect([log.events.length, log.isFull()]).toEqual([18_000, false]);
    expect(() => {
      for (let at = 0; at < 2_000; at++) log.log(access);
    }).toThrow(LabStop);
  });
});

describe('labs fault 1: the log of the world', () => {
  it.each([
    ['lines', "for (let i = 0; i < 5000; i++) console.log('');"],
    ['long lines', "for (let i = 0; i < 500; i++) console.log('x'.repeat(4000));"],
    ['errors', "for (let i = 0; i < 3000; i++) console.error(new Error('x'));"],
  ])('the log keeps what an app did after it printed many %s', (_name, flood) => {
    const { events, stopped } = request(build(flood));
    expect(stopped).toBe(null);
    expect(events.filter(({ kind }) => kind === 'file')).toMatchObject([
      { real: '/etc/secret', outside: true },
    ]);
    expect(JSON.stringify(events).length).toBeLessThan(4 * 65_536);
  });

  it('the log keeps 64 KiB of what was printed, and says so', () => {
    const { events } = request(build("for (let i = 0; i < 5000; i++) console.log('line ' + i);"));
    const lines = events.flatMap((event) => (event.kind === 'log' ? [event.text] : []));
    expect(lines.length).toBeLessThan(4_000);
    expect(lines[0]).toBe('line 0');
    expect(lines.at(-1)).toContain('64 KiB');
    expect(lines.filter((line) => line.includes('64 KiB'))).toHaveLength(1);
  });

  it.each([
    ['many statements', "for (let i = 0; i < 12000; i++) db.get('SELECT 1');"],
    ['long values', "for (let i = 0; i < 30; i++) db.get('SELECT length(?)', 'x'.repeat(100000));"],
    ['many files', "for (let i = 0; i < 12000; i++) require('fs').existsSync('/tmp/' + i);"],
  ])('the log is never cut silently: an app that fills it with %s is stopped', (_name, flood) => {
    const { response, events, stopped } = request(build(`try { ${flood} } catch {}`));
    expect(stopped).not.toBe(null);
    expect(response.status).toBe(503);
    expect(events.at(-1)).toMatchObject({ kind: 'fault', cause: 'stop' });
  });

  it('a test whose app filled the log is an error, not a pass', () => {
    const flooding = build("for (let i = 0; i < 30; i++) db.get('SELECT length(?)', 'x'.repeat(100000));");
    const source =
      "await client().get('/'); expect(events('file').filter(({ outside }) => outside)).toBeEmpty();";
    expect(run(flooding, source)).toMatchObject({ status: 'error', stop: 'size' });
  });

  it.each([
    ['cookies', 'document.cookie'],
    ['windows', "open('/nowhere')"],
  ])('the log takes the calls of a page too: after many of %s a dialog is still seen', (_name, call) => {
    const page = `"<script>for (let i = 0; i < 1000; i++) try { ${call} } catch {}</script><script>alert('mark')</script>"`;
    expect(run(build('', page), VISIT)).toMatchObject({ status: 'failed', message: 'the script ran' });
  });

  it('a test whose page filled the log is an error', () => {
    const page = `"<script>for (let i = 0; i < 20000; i++) document.cookie</script><script>alert('mark')</script>"`;
    expect(run(build('', page), VISIT)).toMatchObject({ status: 'error', stop: 'size' });
  });

  it('a test gets only the kind of event that it asks for', () => {
    const noisy = build("for (let i = 0; i < 4000; i++) console.log('');");
    const source =
      "await client().get('/'); expect(events('file')).toHaveLength(1); expect(events().length > 2).toBe(true);";
    expect(run(noisy, source)).toMatchObject({ status: 'passed' });
  });
});
