import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../testing/build-lab.ts';
import type { LabEngine } from './lab-engine.ts';
import type { LabProgram } from './session.ts';

const BOOT_MS = 60_000;
const FILES = { '/srv/app/old.txt': 'old', '/etc/secret': 'x' };
const WORLD = { files: FILES, roots: ['/srv/app'] };
let engine: LabEngine;

beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('python');
}, BOOT_MS);

const toPython = (text: string): LabProgram => ({
  engine: 'python',
  entry: 'app.py',
  files: [{ path: 'app.py', text: `from mini_flask import *\napp = MiniFlask(__name__)\n${text}` }],
  seed: { sql: '', world: WORLD },
});

const JS = buildProgram(
  `const fs = require('fs');
console.log('begun');
fs.writeFileSync('copy.txt', fs.readFileSync('/etc/secret', 'utf8'));
fs.unlinkSync('old.txt');
fs.mkdirSync('empty');
app.get('/', (req, res) => res.send(fs.readFileSync('copy.txt', 'utf8') + fs.existsSync('old.txt') + fs.readdirSync('empty').length));
app.get('/more', (req, res) => { fs.appendFileSync('copy.txt', 'y'); res.send('ok'); });`,
  { world: WORLD },
);
const PYTHON = toPython(`import os
print('begun')
with open('copy.txt', 'w') as copy: copy.write(open('/etc/secret').read())
os.remove('old.txt')
os.mkdir('empty')
@app.get('/')
def home(): return open('copy.txt').read() + str(os.path.exists('old.txt')).lower() + str(len(os.listdir('empty')))
@app.get('/more')
def more():
    with open('copy.txt', 'a') as copy: copy.write('y')
    return 'ok'`);

const FLOOD = {
  js: buildProgram(`for (let i = 0; i < 3000; i++) console.log('x'.repeat(100));
app.get('/', (req, res) => { console.log('later'); res.send('ok'); });`),
  python: toPython(`print('\\n'.join(['x' * 100] * 1500))
@app.get('/')
def home():
    print('later')
    return 'ok'`),
};

/** Far more than a slot has before it grows, some of it given back. */
const LARGE = {
  js: buildProgram(`const kept = Array.from({ length: 40000 }, (_, i) => ({ i }));
kept.map(({ i }) => 'x'.repeat(50) + i).join();
app.get('/', (req, res) => { const more = kept.map(({ i }) => [i]); res.send(more.length + ' ' + kept.at(-1).i); });`),
  python: toPython(`kept = [{'i': i} for i in range(40000)]
','.join('x' * 50 + str(one['i']) for one in kept)
@app.get('/')
def home():
    more = [[one['i']] for one in kept]
    return f"{len(more)} {kept[-1]['i']}"`),
};

describe.each([
  ['JavaScript', JS, FLOOD.js, LARGE.js],
  ['Python', PYTHON, FLOOD.python, LARGE.python],
])('What an app in %s does while it starts', (_language, program, flooding, large) => {
  const signIn = { path: '/login', user: 'user', password: 'password' };
  const test = (source: string, app = program) =>
    engine.test(engine.prepare(app), { id: 'case', source, seed: 1, accounts: [], signIn });

  it('the start is among the events that a test sees, before those of its requests', () => {
    const source = `await client().get('/');
const files = events('file').filter(({ op }) => ['read', 'write', 'delete', 'mkdir'].includes(op));
expect(files.slice(0, 3).map(({ op, real, outside }) => [op, real, outside])).toEqual([
  ['read', '/etc/secret', true], ['write', '/srv/app/copy.txt', false], ['delete', '/srv/app/old.txt', false],
]);
expect(events('log').map(({ text }) => text)).toEqual(['begun']);`;
    expect(test(source)).toMatchObject({ status: 'passed', message: '' });
  });

  it('the start is no event of a request', () => {
    const session = engine.open(engine.prepare(program));
    expect(session.request({ method: 'GET', url: '/' }).events.filter(({ kind }) => kind === 'log')).toEqual(
      [],
    );
    session.close();
  });

  it('files from the start stay on the disk of each session, and sessions share nothing else', () => {
    const image = engine.prepare(program);
    const read = (...urls: string[]) => {
      const session = engine.open(image);
      const bodies = urls.map((url) => session.request({ method: 'GET', url }).response.body);
      session.close();
      return bodies.at(-1);
    };
    expect(read('/more', '/')).toBe('xyfalse0');
    expect(read('/')).toBe('xfalse0');
  });

  it('the start is part of the hash of its image', () => {
    const [file] = program.files;
    const [from, to] = ['/etc/secret', '/etc/sacred'];
    const other = {
      ...program,
      files: [{ path: file?.path ?? '', text: file?.text.replaceAll(from, to) ?? '' }],
      seed: { sql: '', world: { ...WORLD, files: { ...FILES, [to]: 'x' } } },
    };
    expect(engine.prepare(program).hash()).toBe(engine.prepare(program).hash());
    expect(engine.prepare(other).hash()).not.toBe(engine.prepare(program).hash());
    const more = { ...program, seed: { sql: '', world: { ...WORLD, files: { ...FILES, '/more': 'x' } } } };
    expect(engine.prepare(more).hash()).not.toBe(engine.prepare(program).hash());
  });

  it('a host looked up at the start stays looked up: the next time its name has its next address', () => {
    const hosts = { 'cdn.test': { addresses: ['198.51.100.7', '10.0.0.5'], routes: { '/': { body: 'a' } } } };
    const world = { hosts };
    const asked = `app.get('/', async (req, res) => res.send(await fetch('http://cdn.test/').then((r) => r.text(), String)));`;
    const addresses = (start: string) => {
      const session = engine.open(engine.prepare(buildProgram(`${start}${asked}`, { world })));
      const { events } = session.request({ method: 'GET', url: '/' });
      session.close();
      return events.flatMap((event) => (event.kind === 'outgoing' ? [event.address] : []));
    };
    expect(addresses('')).toEqual(['198.51.100.7']);
    expect(addresses("fetch('http://cdn.test/').catch(() => {});")).toEqual(['10.0.0.5']);
  });

  it('values kept in memory at the start stay, however many', () => {
    const session = engine.open(engine.prepare(large));
    expect(session.request({ method: 'GET', url: '/' }).response.body).toBe('40000 39999');
    session.close();
  });

  it('the start takes no space in the log of a session', () => {
    const source = `await client().get('/');
expect(events('log').map(({ text }) => text).slice(-2)).toEqual(['The log is full: of each session, 64 KiB are kept.', 'later']);`;
    expect(test(source, flooding)).toMatchObject({ status: 'passed', message: '' });
  });
});
