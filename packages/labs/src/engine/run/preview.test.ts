import type { LabFile } from '@drawbridge/contracts/practice';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildLab, toApp } from '../../testing/build-lab.ts';
import type { LabEngine } from '../lab-engine.ts';
import { createActs } from './acts.ts';
import { openPreview } from './preview.ts';
import { toProgram } from './program.ts';
import { VISIBLE_SEED } from './tests.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

const { pack } = buildLab();
const open = (routes: string, files: LabFile[] = toApp(routes)) => openPreview(engine, pack, files);
const get = (url: string) => ({ method: 'GET', url });
const COOKIES = "app.get('/', (q, r) => r.json(q.cookies));";

describe('redirects in the preview', () => {
  it('redirects are followed, at most ten responses', () => {
    const reply = open("app.get('/*rest', (q, r) => r.redirect(q.path + 'x'));").request(get('/loop'));
    expect(reply.exchanges).toHaveLength(10);
    expect(reply.redirect).toEqual({ to: '/loopxxxxxxxxxx', isInside: true });
  });

  it('redirects end where one leaves the lab', () => {
    const reply = open("app.get('/', (q, r) => r.redirect('https://evil.test'));").request(get('/'));
    expect(reply.exchanges).toHaveLength(1);
    expect(reply.redirect).toEqual({ to: 'https://evil.test', isInside: false });
  });

  it('redirects are not followed for a request that says so', () => {
    const reply = open("app.get('/', (q, r) => r.redirect('/a'));").request({ ...get('/'), follow: false });
    expect(reply.exchanges).toHaveLength(1);
    expect(reply).not.toHaveProperty('redirect');
  });
});

describe('manually changed cookies of the preview', () => {
  const bodyOf = (reply: { exchanges: Array<{ response: { body: string } }> }) =>
    JSON.parse(reply.exchanges.at(-1)?.response.body ?? '') as unknown;

  it('changed cookies replace, add to and remove those of the app', () => {
    const preview = open(
      `${COOKIES} app.get('/in', (q, r) => r.cookie('sid', 'a').cookie('theme', 'dark').redirect('/'));`,
    );
    expect(bodyOf(preview.request(get('/in')))).toEqual({ sid: 'a', theme: 'dark' });
    preview.setCookie('sid', 'b');
    preview.deleteCookie('theme');
    preview.setCookie('role', 'admin');
    const reply = preview.request(get('/'));
    expect(bodyOf(reply)).toEqual({ sid: 'b', role: 'admin' });
    expect(reply.cookies).toEqual([
      { name: 'sid', value: 'b' },
      { name: 'role', value: 'admin' },
    ]);
  });

  it('changed cookies are sent after a redirect, and end when the app sets the cookie again', () => {
    const preview = open(
      `${COOKIES} app.get('/a', (q, r) => r.redirect('/')); app.get('/set', (q, r) => r.cookie('role', 'user').send(''));`,
    );
    preview.setCookie('role', 'admin');
    expect(bodyOf(preview.request(get('/a')))).toEqual({ role: 'admin' });
    expect(preview.request(get('/set')).cookies).toEqual([{ name: 'role', value: 'user' }]);
  });

  it('changed cookies end with the world', () => {
    const preview = open(COOKIES);
    preview.setCookie('role', 'admin');
    preview.reset();
    expect(bodyOf(preview.request(get('/')))).toEqual({});
  });

  it('changed cookies are logged, request by request, so that a replay with its own jar sends the same', () => {
    const routes = `${COOKIES} app.get('/in', (q, r) => r.cookie('sid', 'a').send('')); app.get('/a', (q, r) => r.redirect('/'));`;
    const preview = open(routes);
    preview.request(get('/in'));
    preview.setCookie('role', 'admin');
    preview.request(get('/a'));
    preview.deleteCookie('sid');
    preview.deleteCookie('role');
    const shown = bodyOf(preview.request(get('/')));
    const log = preview.log();
    expect(log.map((entry) => ('method' in entry ? [entry.url, entry.headers['cookie']] : []))).toEqual([
      ['/in', undefined],
      ['/a', 'sid=a; role=admin'],
      ['/', 'sid=a; role=admin'],
      ['/', ''],
    ]);
    const session = engine.open(engine.prepare(toProgram(pack, toApp(routes))), { seed: VISIBLE_SEED });
    const acts = createActs(engine, session, pack);
    const replayed = log.map((entry) => acts.repeat(entry).exchanges[0]?.response.body);
    expect(replayed.slice(2)).toEqual([JSON.stringify({ sid: 'a', role: 'admin' }), JSON.stringify(shown)]);
  });
});
