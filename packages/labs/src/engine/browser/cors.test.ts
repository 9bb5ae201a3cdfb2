import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../../testing/build-lab.ts';
import type { LabEngine, WorldEvent } from '../index.ts';

const APP = `app.get('/in', (q, r) => { for (const s of ['Strict', 'Lax', 'None']) r.cookie('c' + s, '1', { sameSite: s, secure: true }); r.send('in'); });
app.all('/cors', (q, r) => { if (q.query.origin) r.set('access-control-allow-origin', q.query.origin); if (q.query.cred) r.set('access-control-allow-credentials', 'true'); if (q.query.headers) r.set('access-control-allow-headers', q.query.headers); db.run('INSERT INTO seen VALUES (?, ?, ?)', q.method, JSON.stringify(q.headers), q.rawBody); r.send('secret'); });`;

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

/** The app above in a browser, and the requests of other pages that reached it. */
function open() {
  const seed = { sql: 'CREATE TABLE seen (method TEXT, headers TEXT, body TEXT);' };
  const session = engine.open(engine.prepare(buildProgram(APP, seed)));
  const seen = () =>
    session.sql('SELECT method, headers FROM seen').map((row) => ({
      method: String(row['method']),
      headers: JSON.parse(String(row['headers'])) as Record<string, string>,
    }));
  return { browser: engine.browse(session), seen };
}
const names = (cookie = '') => cookie.split('; ').map((pair) => pair.split('=')[0]);
const ofKind = (events: WorldEvent[], kind: string) => events.filter((event) => event.kind === kind);

describe('Cross-origin requests (CORS)', () => {
  const read = (query: string, init = '{}') =>
    `<script>fetch("https://app.test/cors?${query}", ${init}).then((r) => r.text()).then((t) => alert("read " + t), (e) => alert("refused"))</script>`;
  it.each([
    ['a response without a header is not read', read(''), 'refused', ['GET']],
    ['the origin itself may read', read('origin=https://evil.example'), 'read secret', ['GET']],
    ['everybody may read', read('origin=*'), 'read secret', ['GET']],
    [
      'everybody does not mean with cookies',
      read('origin=*&cred=1', '{ credentials: "include" }'),
      'refused',
      ['GET'],
    ],
    [
      'with cookies, when both headers say so',
      read('origin=https://evil.example&cred=1', '{ credentials: "include" }'),
      'read secret',
      ['GET'],
    ],
    [
      'everybody does not mean with cookies, and a simple POST is sent all the same',
      read('origin=*', '{ method: "POST", credentials: "include", body: "x" }'),
      'refused',
      ['POST'],
    ],
    [
      'everybody does not mean with cookies in a preflight either: nothing follows it',
      read(
        'origin=*&cred=1&headers=content-type',
        '{ method: "POST", credentials: "include", headers: { "content-type": "application/json" }, body: "{}" }',
      ),
      'refused',
      ['OPTIONS'],
    ],
    [
      'any header does not mean with cookies',
      read(
        'origin=https://evil.example&cred=1&headers=*',
        '{ credentials: "include", headers: { "x-mine": "1" } }',
      ),
      'refused',
      ['OPTIONS'],
    ],
    ['null is an origin like another', read('origin=null'), 'refused', ['GET']],
    [
      'JSON needs a preflight first, and is not sent',
      read(
        'origin=https://evil.example',
        '{ method: "POST", headers: { "content-type": "application/json" }, body: "{}" }',
      ),
      'refused',
      ['OPTIONS'],
    ],
    [
      'JSON is sent when allowed',
      read(
        'origin=https://evil.example&headers=content-type',
        '{ method: "POST", headers: { "content-type": "application/json" }, body: "{}" }',
      ),
      'read secret',
      ['OPTIONS', 'POST'],
    ],
    ['a simple POST is sent, and not read', read('', '{ method: "POST", body: "x" }'), 'refused', ['POST']],
  ])('CORS decides that %s', (_name, html, expected, methods) => {
    const { browser, seen } = open();
    const { dialogs } = browser.visitAttacker(html);
    expect(dialogs.map(({ message }) => message)).toEqual([expected]);
    expect(seen().map(({ method }) => method)).toEqual(methods);
  });
});

describe('a request with cookies to an app that allows every origin', () => {
  const send = (init: string) => {
    const { browser, seen } = open();
    browser.visit('/in');
    const { events } = browser.visitAttacker(
      `<script>fetch("https://app.test/cors?origin=*", { credentials: "include", ${init} })</script>`,
    );
    return { events, seen: seen() };
  };

  it('the request sends the cookies that SameSite allows, is recorded, and cannot be read', () => {
    const { events, seen } = send('method: "POST", body: "x"');
    expect(names(seen[0]?.headers['cookie'])).toEqual(['cNone']);
    expect(ofKind(events, 'cross-site')).toMatchObject([{ method: 'POST', cookies: ['cNone'], wrote: true }]);
    expect(ofKind(events, 'refused')).toMatchObject([{ rule: 'cors' }]);
  });

  it('its preflight sends no cookies, and nothing is sent afterwards', () => {
    const { events, seen } = send('method: "DELETE"');
    expect(seen.map(({ method, headers }) => [method, headers['cookie']])).toEqual([['OPTIONS', undefined]]);
    expect(ofKind(events, 'cross-site')).toEqual([]);
    expect(ofKind(events, 'refused')).toMatchObject([{ rule: 'cors' }]);
  });
});

describe('a preflight that no route of the app answers', () => {
  const ALLOWS =
    "app.use((q, r, next) => { r.set('access-control-allow-origin', q.get('origin') || ''); r.set('access-control-allow-credentials', 'true'); r.set('access-control-allow-headers', 'content-type'); next(); });";
  const ROUTE = "app.post('/limit', (q, r) => r.send('secret'));";
  const POST =
    '<script>fetch("https://app.test/limit", { method: "POST", credentials: "include", headers: { "content-type": "application/json" }, body: "{}" }).then((r) => r.text()).then(alert, () => alert("refused"))</script>';
  it.each([
    ['is allowed before its routes, as in Express', `${ALLOWS} ${ROUTE}`, 'secret', ['OPTIONS', 'POST']],
    [
      'is allowed after its routes too, whose own answers cannot be read then',
      `${ROUTE} ${ALLOWS}`,
      'refused',
      ['OPTIONS', 'POST'],
    ],
    ['is refused where nothing is there', ALLOWS, 'refused', ['OPTIONS']],
  ])('such a preflight: %s', (_name, routes, expected, methods) => {
    const session = engine.open(
      engine.prepare(buildProgram(`app.use((q, r, next) => { console.log(q.method); next(); }); ${routes}`)),
    );
    const browser = engine.browse(session);
    const { dialogs, events } = browser.visitAttacker(POST);
    expect(dialogs.map(({ message }) => message)).toEqual([expected]);
    expect(events.flatMap((event) => (event.kind === 'log' ? [event.text] : []))).toEqual(methods);
    browser.close();
    session.close();
  });
});
