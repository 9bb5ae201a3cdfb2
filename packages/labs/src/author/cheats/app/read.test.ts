import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../../engine/exchange.ts';
import { findHost } from './find-host.ts';
import { findUsers } from './find-users.ts';
import { isOnRoute, readRoutes } from './read-routes.ts';
import { isRouteName, toGivenValues, toRequestValues } from './request-values.ts';
import { readSeedValues, readTables } from './schema.ts';

const file = (path: string, text: string) => ({ path, text });

describe('the file that a cheat is written into', () => {
  const js = [
    file('routes/a.js', "require('../store')"),
    file('server.js', "const express = require('express'); require('./routes/a'); require('./z');"),
    file('store.js', ''),
    file('z.js', ''),
  ];
  const host = (editable: string[]) => findHost({ entry: 'server.js', files: js, editable }, 'js');

  it('the cheat is written into the entry if a learner may change it', () =>
    expect(host(['*.js'])).toBe('server.js'));
  it('the cheat is otherwise written into the first file that runs, not the first by name', () => {
    expect(host(['store.js', 'z.js'])).toBe('store.js');
    expect(host(['z.js', 'routes/*.js'])).toBe('routes/a.js');
  });
  it('there is no file for the cheat if no such file runs', () => expect(host(['notes.md'])).toBeUndefined());
  it('the file for the cheat is found by the imports of Python', () => {
    const files = [
      file('app.py', 'import db\nfrom views import page\nimport a.b'),
      file('a/b.py', ''),
      file('views.py', ''),
    ];
    expect(findHost({ entry: 'app.py', files, editable: ['a/*.py'] }, 'python')).toBe('a/b.py');
  });
  it('files that import each other cause no endless search', () => {
    const files = [file('a.js', "require('./b')"), file('b.js', "require('./a')")];
    expect(findHost({ entry: 'a.js', files, editable: ['c.js'] }, 'js')).toBeUndefined();
  });
});

describe('the routes of an app', () => {
  const at = (source: string, method: string, url: string) =>
    readRoutes([file('x', source)]).some((route) => isOnRoute(route, { method, url }));

  it.each([
    ["app.get('/notes/:id', x)", 'GET', '/notes/7?a=b', true],
    ["app.get('/notes/:id', x)", 'POST', '/notes/7', false],
    ["app.get('/notes/:id', x)", 'GET', '/notes/7/text', false],
    ["app.get('/notes/:id', x)", 'GET', '/NOTES/7/', true],
    ["app.all('/x', x)", 'DELETE', '/x', true],
    ["router.get('/files/*path', x)", 'GET', '/files/a/../b', true],
    ["app.get('/export.csv', x)", 'GET', '/exportXcsv', false],
    ["app.use('/pay', r); r.post('/run', x)", 'POST', '/pay/run', true],
    ["@app.get('/pictures/<int:number>/info')", 'GET', '/pictures/7/info', true],
    ["@app.route('/files/<path:rest>', methods=['POST'])", 'POST', '/files/a/b', true],
    ["db.get('SELECT 1'); headers.get('/x-no')", 'GET', '/SELECT', false],
  ])('a route is read, %s: %s %s', (source, method, url, expected) => {
    expect(at(source, method, url)).toBe(expected);
  });
});

describe('the values of a request', () => {
  it('values are decoded, from path, query and form', () => {
    expect(
      toRequestValues({
        method: 'POST',
        url: '/a%20b/c?x=1&y=%26&z',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'q=a+b',
      }),
    ).toEqual({
      segments: ['a b', 'c'],
      fields: [
        ['x', '1'],
        ['y', '&'],
        ['z', ''],
        ['q', 'a b'],
      ],
    });
  });
  it('values are the leaves of JSON, and text that is no JSON is one value', () => {
    const post = (body: string) => toRequestValues({ method: 'POST', url: '/', headers: {}, body }).fields;
    expect(post('{"a":{"b":[1,"two"]},"c":null}')).toEqual([
      ['b', '1'],
      ['b', 'two'],
      ['c', 'null'],
    ]);
    expect(post('{"a"')).toEqual([['', '{"a"']]);
  });
  it('values that cannot be decoded are kept', () => {
    expect(toRequestValues({ method: 'GET', url: '/%ff?x=%zz' })).toEqual({
      segments: ['%ff'],
      fields: [['x', '%zz']],
    });
  });
  it('values that name a route are left out', () => {
    const source = "app.get('/notes/:id/pdf'); '/export.csv'";
    expect(toGivenValues({ method: 'GET', url: '/notes/7/pdf?x=notes' }, source)).toEqual(['7', 'notes']);
    expect([
      isRouteName('notes', source),
      isRouteName('note', source),
      isRouteName('export', source),
    ]).toEqual([true, false, false]);
  });
});

describe('the seed', () => {
  it('the seed has tables and columns, without constraints and comments', () => {
    const sql = `CREATE TABLE a (
  id INTEGER PRIMARY KEY, -- a number, or two
  kind TEXT NOT NULL DEFAULT 'x, y' CHECK (kind IN ('a', 'b')),
  PRIMARY KEY (id, kind)
);
CREATE TABLE IF NOT EXISTS b (x REAL) WITHOUT ROWID;`;
    expect(readTables(sql)).toEqual([
      { name: 'a', columns: ['id', 'kind'] },
      { name: 'b', columns: ['x'] },
    ]);
  });
  it('the seed has texts and numbers', () => {
    expect(readSeedValues("INSERT INTO a VALUES (12, 'it''s', ''), (12, 'b'); -- 'no'")).toEqual([
      "it's",
      'b',
      '12',
    ]);
  });
});

describe('the signed-in user', () => {
  const exchange = (cookie: string, opened = '', sid = ''): Exchange => ({
    request: { method: 'GET', url: '/', headers: { cookie }, body: '' },
    response: { status: 200, headers: sid === '' ? [] : [['set-cookie', `sid=${sid}; Path=/`]], body: '' },
    events: opened === '' ? [] : [{ kind: 'session', action: 'opened', user: opened }],
    fuel: 0,
    elapsedMs: 0,
  });

  it('the signed-in user is known by the sessions that were opened before', () => {
    expect(
      findUsers([
        exchange('', 'ada', 's1'),
        exchange('sid=s1'),
        exchange('', 'bo', 's2'),
        exchange('x=y; sid=s2'),
        exchange('sid=s1'),
        exchange('sid=forged'),
      ]),
    ).toEqual(['', 'ada', '', 'bo', 'ada', '']);
  });
});
