import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../testing/build-lab.ts';
import type { LabEngine, LabImage, TestRun } from './index.ts';

let engine: LabEngine;
let image: LabImage;
const signIn = { path: '/login', user: 'user', password: 'password' };

beforeAll(async () => {
  engine = await buildEngine();
  image = engine.prepare(
    buildProgram(`app.post('/login', (q, r) => { if (q.body.password !== 'pw') return r.status(401).send('no'); sessions.open(r, q.body.user); r.redirect('/me'); });
app.get('/me', (q, r) => r.send('hi ' + sessions.user(q))); app.get('/loop', () => { for (;;); }); app.get('/grow', () => { const all = []; for (;;) all.push(new ArrayBuffer(1_000_000)); }); app.get('/nest', () => { const nest = () => nest() + 1; nest(); }); app.get('/throw', () => { throw new Error('no'); }); app.get('/now', (q, r) => r.send(new Date().toISOString()));`),
  );
});

const run = (source: string, seed = 1): TestRun =>
  engine.test(
    image,
    { id: 'case', source, seed, accounts: [{ user: 'ada', password: 'pw', name: 'Ada' }], signIn },
    { quotas: { requestFuel: 60, testFuel: 60, jobs: 2_000 } },
  );

describe('A test program', () => {
  it('a test program signs in, stores cookies per client and follows redirects', () => {
    const { status, message, exchanges } = run(
      "const ada = await signIn('ada'); expect((await ada.get('/me')).body).toBe('hi ada'); expect((await client().get('/me')).body).toBe('hi null'); expect(ada.cookies()).toHaveLength(1);",
    );
    expect([status, message]).toEqual(['passed', '']);
    expect(exchanges.map(({ request }) => `${request.method} ${request.url}`)).toEqual([
      'POST /login',
      'GET /me',
      'GET /me',
      'GET /me',
    ]);
  });

  it('a test program has the clock of the app', () => {
    const source =
      "const now = async () => (await client().get('/now')).body; const begin = new Date().toISOString(); expect(await now()).toBe(begin); clock.advance(90_000); expect(Date.now() - Date.parse(begin)).toBe(90_000); expect(await now()).toBe(new Date().toISOString());";
    expect(run(source)).toMatchObject({ status: 'passed', message: '' });
  });

  it("a test program fails with the author's own message", () => {
    expect(run("expect(1, 'one should be two').toBe(2)")).toMatchObject({
      status: 'failed',
      message: 'one should be two',
    });
    expect(run("await signIn('ada', 'wrong')").message).toContain('signing in as ada should open a session');
    expect(run("await signIn('ada'); blocked('session', 'the attack worked')")).toMatchObject({
      status: 'failed',
      message: 'the attack worked',
    });
  });

  it.each([
    ['/grow', /^The program takes too much memory/],
    ['/nest', /^The program makes too many calls inside of calls/],
    ['/throw', /^the page should open$/],
  ])('a test program that fails because %s hit a limit names the limit', (url, message) => {
    const source = `expect((await client().get('${url}')).status, 'the page should open').toBe(200);`;
    expect(run(source)).toMatchObject({ status: 'failed', message: expect.stringMatching(message) });
  });

  it('a test program that fails for another reason does not blame an earlier limit', () => {
    const source =
      "await client().get('/nest'); await client().get('/me'); expect(1, 'one should be two').toBe(2);";
    expect(run(source).message).toBe('one should be two');
  });

  it('a test program with a fault of its own is in error, not failed', () => {
    expect(run('const x = ;').status).toBe('error');
    expect(run('undefined.x').message).toContain('TypeError');
    expect(run('await new Promise(() => {})').message).toContain('never came to an end');
    expect(run('for (;;);')).toMatchObject({ status: 'error', stop: 'fuel' });
  });

  it('a test program runs the same whether its source is read for the first time or was read before', () => {
    const source =
      'expect(token(8)).toBe(number(1, 9)); const kept = (globalThis.kept || 0) + 1; globalThis.kept = kept;';
    const [first, second] = [run(source, 4), run(source, 4)];
    expect(second).toEqual(first);
    expect(run(source, 5).message).not.toBe(first.message);
    const marks = 'globalThis.mark = 1; expect(client).toBeTruthy()';
    const looks = 'expect(globalThis.mark).toBe(undefined)';
    expect([run(marks), run(marks), run(looks)].map(({ status }) => status)).toEqual([
      'passed',
      'passed',
      'passed',
    ]);
  });

  it('a test program whose source cannot be read is in error each time, and the next one is not', () => {
    for (const _ of [1, 2]) expect(run('const y = ;').status).toBe('error');
    expect(run('expect(1).toBe(1)').status).toBe('passed');
  });

  it('a test program is in error when the app exceeds a limit', () => {
    expect(run("await client().get('/loop')")).toMatchObject({ status: 'error', stop: 'fuel' });
  });

  it('a test program draws the same numbers for the same seed', () => {
    const draw = (seed: number) =>
      run('fail([token(8), number(1, 1000), pick([1, 2, 3]), shuffle([1, 2, 3])].join())', seed).message;
    expect(draw(5)).toBe(draw(5));
    expect(draw(5)).not.toBe(draw(6));
  });

  it.each(['js', 'sql'] as const)(
    'a test program sets Math.random of an app (%s) back, and leaves crypto alone',
    (kind) => {
      const program = buildProgram(
        "app.get('/known', (q, r) => r.send(String(Math.random()))); app.get('/new', (q, r) => r.send(require('crypto').randomBytes(16).toString('hex')));",
      );
      const chance = engine.prepare({ ...program, engine: kind });
      const source = `const ask = async (url) => { reseed(7); return (await client().get(url)).body; };
expect(await ask('/known')).toBe(await ask('/known'));
expect(await ask('/new')).not.toBe(await ask('/new'));`;
      expect(engine.test(chance, { id: 'case', source, seed: 1, accounts: [], signIn })).toMatchObject({
        status: 'passed',
        message: '',
      });
    },
  );

  it('a test program moves the clock of the world', () => {
    expect(
      run(
        "const before = (await client().get('/now')).body; clock.advance(1000); expect((await client().get('/now')).body).not.toBe(before);",
      ).status,
    ).toBe('passed');
  });

  it('a test program uses the same fuel each time', () => {
    const source = "let n = 0; for (let i = 0; i < 50000; i++) n += i; await client().get('/me');";
    const first = run(source);
    expect(first.fuel).toBeGreaterThan(0);
    expect(run(source).fuel).toBe(first.fuel);
  });

  it('a test program signs and hashes like the app does', () => {
    const source = `const { publicKey, privateKey } = keys.pair('case');
const signature = crypto.sign('sha256', Buffer.from('text'), privateKey);
expect(crypto.verify('sha256', Buffer.from('text'), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
expect(crypto.verify('sha256', Buffer.from('other'), publicKey, signature)).toBe(false);
expect(crypto.createHmac('sha256', publicKey).update('text').digest('base64url')).toHaveLength(43);
expect(crypto.randomBytes(8)).toHaveLength(8);`;
    expect(run(source)).toMatchObject({ status: 'passed', message: '' });
  });
});
