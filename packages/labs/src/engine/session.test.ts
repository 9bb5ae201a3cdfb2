import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../testing/build-lab.ts';
import {
  describeEvent,
  type LabEngine,
  LabFault,
  type LabProgram,
  type LabRequest,
  type Session,
} from './index.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

const open = (program: LabProgram): Session => engine.open(engine.prepare(program));
const get = (url: string, headers: Record<string, string> = {}): LabRequest => ({
  method: 'GET',
  url,
  headers,
});
const post = (url: string, body: string, type = 'application/x-www-form-urlencoded'): LabRequest => ({
  method: 'POST',
  url,
  body,
  headers: { 'content-type': type },
});

describe('The Express-shaped module', () => {
  it.each([
    [
      'path parameters',
      "app.get('/a/:id/b', (q, r) => r.json(q.params));",
      get('/a/x%20y/b'),
      200,
      '{"id":"x y"}',
    ],
    [
      'query',
      "app.get('/q', (q, r) => r.json(q.query));",
      get('/q?a=1&b=x+y&a=2'),
      200,
      '{"a":["1","2"],"b":"x y"}',
    ],
    [
      'forms',
      "app.post('/f', (q, r) => r.json(q.body));",
      post('/f', 'a=1&u[name]=x'),
      200,
      '{"a":"1","u":{"name":"x"}}',
    ],
    [
      'json',
      "app.post('/f', (q, r) => r.json(q.body));",
      post('/f', '{"a":[1]}', 'application/json'),
      200,
      '{"a":[1]}',
    ],
    [
      'malformed json',
      "app.post('/f', (q, r) => r.json(q.body));",
      post('/f', '{', 'application/json'),
      400,
      'malformed body',
    ],
    [
      'malformed encoding',
      "app.get('/q', (q, r) => r.json(q.query));",
      get('/q?a=%zz'),
      400,
      'malformed encoding',
    ],
    [
      'routers',
      "const r1 = express.Router(); r1.get('/in/:x', (q, r) => r.send(q.baseUrl + ' ' + q.params.x)); app.use('/out', r1);",
      get('/out/in/7'),
      200,
      '/out 7',
    ],
    [
      'middleware order',
      "app.use((q, r, n) => { q.x = 1; n(); }); app.get('/', (q, r, n) => { q.x++; n(); }, (q, r) => r.send('' + q.x));",
      get('/'),
      200,
      '2',
    ],
    [
      'async handlers',
      "app.get('/', async (q, r) => { await null; r.send('later'); });",
      get('/'),
      200,
      'later',
    ],
    [
      'rejections',
      "app.get('/', async () => { await null; throw new Error('secret words'); });",
      get('/'),
      500,
      'Internal Server Error',
    ],
    [
      'error handlers',
      "app.get('/', () => { throw new Error('x'); }); app.use((e, q, r, n) => r.status(418).send(e.message));",
      get('/'),
      418,
      'x',
    ],
    ['nothing found', '', get('/nowhere'), 404, 'Not Found'],
    ['a handler that never answers', "app.get('/', () => {});", get('/'), 504, 'The app never answered.'],
    ['status helpers', "app.get('/', (q, r) => r.sendStatus(403));", get('/'), 403, 'Forbidden'],
    [
      'cookies',
      "app.get('/', (q, r) => r.json(q.cookies));",
      get('/', { cookie: 'a=1; b=x%20y' }),
      200,
      '{"a":"1","b":"x y"}',
    ],
  ])('the module supports %s', (_name, routes, request, status, body) => {
    const { response } = open(buildProgram(routes)).request(request);
    expect([response.status, response.body]).toEqual([status, body]);
  });

  it('OPTIONS lists the methods of an address, after all that applies to every request and only if nothing went wrong', () => {
    const session = open(
      buildProgram(`app.use((q, r, next) => (q.get('x-broken') ? next(new Error('broken')) : next()));
app.get('/a', (q, r) => r.send('a')); app.post('/a', (q, r) => r.send('b'));
app.use((q, r, next) => (q.get('x-refused') ? r.status(403).send('no') : next()));`),
    );
    const ask = (url: string, headers: Record<string, string> = {}) =>
      session.request({ method: 'OPTIONS', url, headers }).response;
    expect(ask('/a')).toMatchObject({ status: 200, body: 'GET,HEAD,POST' });
    expect(ask('/a').headers).toContainEqual(['allow', 'GET,HEAD,POST']);
    expect(ask('/a', { 'x-refused': '1' }).status).toBe(403);
    expect(ask('/a', { 'x-broken': '1' }).status).toBe(500);
    expect(ask('/b').status).toBe(404);
    session.close();
  });

  it('headers may not contain line breaks', () => {
    const { response } = open(
      buildProgram("app.get('/', (q, r) => r.set('x-a', 'one\\r\\nset-cookie: evil=1').send(''));"),
    ).request(get('/'));
    expect(response.headers.filter(([name]) => name === 'set-cookie')).toEqual([]);
  });

  it('the module reads the address of a connection from the harness, and shows the app no such header', () => {
    const session = open(
      buildProgram("app.get('/ip', (q, r) => r.send(q.ip + ' ' + q.get('x-lab-address')));"),
    );
    expect(session.request(get('/ip')).response.body).toBe('203.0.113.7 undefined');
    expect(session.request(get('/ip', { 'x-lab-address': '198.51.100.9' })).response.body).toBe(
      '198.51.100.9 undefined',
    );
    session.close();
  });
});

const PEOPLE = {
  sql: "CREATE TABLE notes (id INTEGER PRIMARY KEY, owner TEXT, text TEXT); INSERT INTO notes VALUES (1, 'ada', 'secret-of-ada'), (2, 'bo', 'secret-of-bo');",
  world: { owners: { notes: 'owner' }, watch: ["SELECT text AS value, owner, 'a note' AS what FROM notes"] },
};
const NOTES = `app.post('/in', (q, r) => { sessions.open(r, q.body.who); r.send('in'); });
app.get('/note/:id', (q, r) => r.json(db.get('SELECT * FROM notes WHERE id = ' + q.params.id) || null));
app.get('/mine', (q, r) => r.json(db.all('SELECT * FROM notes WHERE owner = ?', sessions.user(q))));`;

describe('The simulated world', () => {
  const signedIn = (session: Session): Record<string, string> => {
    const line =
      session.request(post('/in', 'who=ada')).response.headers.find(([name]) => name === 'set-cookie')?.[1] ??
      '';
    return { cookie: line.split(';')[0] ?? '' };
  };

  it('the world records data of another user that leaves the app, for every status', () => {
    const session = open(buildProgram(NOTES, PEOPLE));
    const cookie = signedIn(session);
    const own = session.request(get('/note/1', cookie));
    const other = session.request(get('/note/2', cookie));
    expect(own.events.filter(({ kind }) => kind === 'disclosed')).toEqual([]);
    expect(other.events.find(({ kind }) => kind === 'disclosed')).toEqual({
      kind: 'disclosed',
      what: 'a note',
      owner: 'bo',
      to: 'ada',
    });
    expect(other.events.map(describeEvent)).toContainEqual({
      kind: 'disclosed',
      text: 'Disclosed: a note of bo was sent to ada',
      breach: true,
    });
  });

  it('the world records whose rows a statement read and which input became part of it', () => {
    const session = open(buildProgram(NOTES, PEOPLE));
    const [bound] = session.request(get('/mine', signedIn(session))).events;
    expect(bound).toMatchObject({ kind: 'sql', rows: 1, owners: ['ada'], params: ['ada'], injected: [] });
    const [pasted] = session.request(get('/note/2%20OR%201=1')).events;
    expect(pasted).toMatchObject({ kind: 'sql', injected: ['2 OR 1=1'], owners: ['ada'] });
  });

  it('input is found in a statement of any length, and two long statements have two shapes', () => {
    const session = open(
      buildProgram(
        `${NOTES} app.get('/long/:id', (req, res) => res.json(db.all(' '.repeat(5000) + 'SELECT * FROM notes WHERE id = ' + req.params.id)));
        app.get('/sum/:id', (req, res) => res.json(db.all('SELECT 1' + ' + id'.repeat(90).padEnd(5000) + ' FROM notes WHERE ' + 'id <> id OR '.repeat(900) + req.params.id + ' LIMIT 1')));`,
        PEOPLE,
      ),
    );
    const sqlOf = (path: string) => session.request(get(path)).events.find(({ kind }) => kind === 'sql');
    expect(sqlOf('/long/2%20OR%201=1')).toMatchObject({ injected: ['2 OR 1=1'] });
    expect(sqlOf('/long/2%20OR%201=1')).not.toMatchObject({ shape: '' });
    const shapes = ['/sum/1', '/sum/id', '/sum/2']
      .map(sqlOf)
      .map((event) => event?.kind === 'sql' && event.shape);
    expect(shapes[0]).toBe(shapes[2]);
    expect(shapes[0]).not.toBe(shapes[1]);
  });

  it('sessions cannot be guessed or forged by the app', () => {
    const session = open(buildProgram(NOTES, PEOPLE));
    expect(session.request(post('/in', 'who=ada')).events).toEqual([
      { kind: 'session', action: 'opened', user: 'ada' },
    ]);
    expect(session.request(get('/mine', { cookie: 'sid=ada' })).response.body).toBe('[]');
  });

  it('the world is the same to the bit for the same lab and seed', () => {
    const play = () => {
      const session = open(
        buildProgram(`${NOTES} app.get('/r', (q, r) => r.send(Math.random() + ' ' + Date.now()));`, PEOPLE),
      );
      return [
        session.request(post('/in', 'who=ada')),
        session.request(get('/r')),
        session.request(get('/note/1')),
      ];
    };
    expect(play()).toEqual(play());
  });

  it("only the harness moves the world's clock", () => {
    const session = open(buildProgram("app.get('/', (q, r) => r.send(new Date().toISOString()));"));
    expect(session.request(get('/')).response.body).toBe('2026-01-15T09:00:00.000Z');
    session.advanceClock(60_000);
    expect(session.request(get('/')).response.body).toBe('2026-01-15T09:01:00.000Z');
  });
});

describe('A session', () => {
  it('a session reports the fault of a program before anything runs', () => {
    expect(() => open(buildProgram('const x = ;'))).toThrow(LabFault);
    expect(() => open({ ...buildProgram(''), entry: 'missing.js' })).toThrow('missing.js is missing');
    expect(() => open(buildProgram('', { sql: 'CREATE nonsense' }))).toThrow(/seed: near "nonsense"/);
  });

  it.each([
    ['fuel', "app.get('/x', () => { for (;;); });"],
    [
      'fuel in the database',
      "app.get('/x', () => db.all('WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT count(*) FROM n'));",
    ],
    ['jobs', "app.get('/x', () => (function next() { Promise.resolve().then(next); })());"],
    ['size', "app.get('/x', (q, r) => r.send('x'.repeat(300000)));"],
  ])('a session that exceeded its limit of %s is over, and the next one is not affected', (_name, routes) => {
    const image = engine.prepare(buildProgram(`${routes} app.get('/', (q, r) => r.send('fine'));`));
    const session = engine.open(image, { quotas: { requestFuel: 60, jobs: 500 } });
    expect(session.request(get('/x')).response.status).toBe(503);
    expect(session.stopped()).toBe(true);
    expect(session.request(get('/')).response.status).toBe(503);
    session.close();
    expect(engine.open(image).request(get('/')).response.body).toBe('fine');
  });

  it('a session ends once all its requests together have used what a test has, and a preview does not', () => {
    const work = `app.get('/', (q, r) => { for (let n = 0; n < 200000; n++); r.send('worked'); });`;
    const image = engine.prepare(buildProgram(work));
    const answersOf = (session: Session) =>
      Array.from({ length: 6 }, () => session.request(get('/')).response.status);
    const bounded = engine.open(image, { quotas: { totalFuel: 80 } });
    const answers = answersOf(bounded);
    expect([answers[0], answers.at(-1), bounded.stopReason()]).toEqual([200, 503, 'fuel']);
    expect(bounded.usage().fuel).toBeLessThanOrEqual(80);
    const preview = engine.open(image, { quotas: { totalFuel: Number.POSITIVE_INFINITY } });
    expect(answersOf(preview)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('a session of an app that broke what it is seeded with answers no request, and says why without the harness’s own lines', () => {
    const breaks = (how: string) => `Array.prototype[Symbol.iterator] = () => { ${how} };`;
    const thrown = open(
      buildProgram(`app.get('/', (q, r) => r.send('a')); ${breaks("throw new Error('broken')")}`),
    );
    expect(thrown.request(get('/')).response).toMatchObject({ status: 503 });
    expect(thrown.request(get('/')).response.body).toContain('broken');
    expect(thrown.request(get('/')).response.body).not.toMatch(/entry|prelude|\.ts:/);
    expect([thrown.stopped(), thrown.stopReason()]).toEqual([true, null]);
    const endless = open(buildProgram(`app.get('/', (q, r) => r.send('a')); ${breaks('for (;;);')}`));
    expect(endless.request(get('/')).response).toMatchObject({ status: 503 });
    expect(endless.stopReason()).toBe('fuel');
    expect(open(buildProgram("app.get('/', (q, r) => r.send('a'));")).request(get('/')).response.body).toBe(
      'a',
    );
  });

  it('a session that ran out of memory may respond with a fault, and its memory is dropped', () => {
    const hoard = "app.get('/x', () => { const all = []; for (;;) all.push(new Array(10000).fill(1)); });";
    const image = engine.prepare(buildProgram(`${hoard} app.get('/', (q, r) => r.send('fine'));`));
    const session = engine.open(image);
    expect(session.request(get('/x')).events).toMatchObject([
      { kind: 'fault', message: expect.stringContaining('out of memory') },
    ]);
    session.close();
    expect(engine.open(image).usage().memoryBytes).toBeLessThan(8 * 1024 * 1024);
  });

  it('a session has no effect on the next one', () => {
    const routes =
      "app.get('/set', (q, r) => { Object.prototype.polluted = 1; globalThis.kept = 1; db.run('DELETE FROM notes'); r.send(''); }); app.get('/', (q, r) => r.json([{}.polluted ?? 0, typeof kept, db.all('SELECT * FROM notes').length]));";
    const image = engine.prepare(buildProgram(routes, PEOPLE));
    for (let round = 0; round < 3; round++) {
      const session = engine.open(image);
      expect(session.request(get('/')).response.body).toBe('[0,"undefined",2]');
      session.request(get('/set'));
      session.close();
    }
  });

  it('a session cannot control the host by changed prototypes', () => {
    const routes =
      "Object.prototype.toJSON = () => ({ status: 200 }); Object.prototype.status = 999; Array.prototype.join = () => 'x'; app.get('/', (q, r) => r.status(403).send('no'));";
    const { response } = open(buildProgram(routes)).request(get('/'));
    expect(response.status).toBe(403);
    expect(response.headers.every((pair) => pair.length === 2)).toBe(true);
  });

  it('a session records that an app compared in constant time, and the result', () => {
    const routes =
      "const { timingSafeEqual } = require('crypto'); app.get('/:key', (q, r) => r.json(timingSafeEqual(Buffer.from(q.params.key), Buffer.from('s3cret'))));";
    const session = open(buildProgram(routes));
    const [wrong, right] = ['s3cre7', 's3cret'].map((key) => session.request(get(`/${key}`)));
    expect(wrong).toMatchObject({ response: { body: 'false' }, events: [{ kind: 'compare', equal: false }] });
    expect(right?.response.body).toBe('true');
    expect(right?.events).toMatchObject([{ kind: 'compare', equal: true, texts: ['s3cret', 's3cret'] }]);
    expect(session.request(get('/short')).events).toMatchObject([{ kind: 'fault' }]);
  });

  it('a session costs few pages while it idles', () => {
    const session = open(buildProgram(NOTES, PEOPLE));
    session.request(get('/note/1'));
    const { sizeBytes, pages } = session.snapshot();
    expect(pages.length).toBeGreaterThan(0);
    expect(sizeBytes).toBeLessThan(512 * 1024);
  });

  it.each([
    ['an unknown method', { method: 'STEAL', url: '/' }],
    ['an address without a slash', get('https://elsewhere.test/')],
    ['a huge body', post('/', 'x'.repeat(200_000))],
  ])('a session refuses %s', (_name, request) => {
    expect(() => open(buildProgram('')).request(request)).toThrow();
  });
});
