import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildEngine, buildProgram } from '../../testing/build-lab.ts';
import type { LabEngine } from '../index.ts';
import { createRandom } from '../world/random.ts';
import { parseUrl, setUrlPart, type UrlPart, type WebUrl } from './url.ts';

const PARTS = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const satisfies Array<keyof WebUrl>;
const BASES = [
  'https://app.test/a/b?c=d#e',
  'data:text/html,x',
  'about:blank',
  'http://x.example:8080/p/',
  'file:///C:/a/b',
  'foo:/a/b',
  'foo://h/p/q?r',
];
/** One in each line; a line may hold blanks. */
const PIECES = [
  ...'http: https: javascript: data: mailto: file: ftp: foo: blob: // / \\ \\\\ ? # @ : .. . %2e %2E%2e % %zz %41 %00'.split(
    ' ',
  ),
  ...'a B app.test 127.1 0x7f.1 2130706433 [::1] [::ffff:7f00:1] [1:2:0:0:5:0:0:8] [::1.2.3.4] [1:: ] [ 256.1.1.1 1e3 08.1.1.1 0x'.split(
    ' ',
  ),
  ...'| ^ ` { } < > " \' ~ ! $ & ( ) * + , ; = - _ :80 :443 :0 :99999 :8a user:pw@ C: C| localhost x=1 bücher ß ☃ 😀 é'.split(
    ' ',
  ),
  ' ',
  '\t',
  '\n',
  '\0',
  '\u001f',
  '\u007f',
  '\ud800',
  '。',
  '．',
];

/** What Node's own parser makes of it, which follows the standard. */
const asNode = (text: string, base?: string) => (URL.canParse(text, base) ? new URL(text, base) : null);
const toTexts = (url: WebUrl | URL | null) => url && PARTS.map((part) => url[part]);

function* draw(
  seed: number,
  count: number,
): Generator<{ text: string; base: string | undefined; part: UrlPart; value: string }> {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let index = 0; index < count; index += 1) {
    const text = Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(PIECES)).join('');
    const base = random() < 0.3 ? undefined : pick(BASES);
    const part = pick(PARTS.filter((name) => name !== 'origin' && name !== 'href'));
    yield { text, base, part, value: pick(PIECES) + (random() < 0.5 ? pick(PIECES) : '') };
  }
}

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

describe('labs fault 12: an address', () => {
  it('an address is parsed as the URL Standard says, 20,000 of every kind', () => {
    for (const { text, base } of draw(20_260_115, 20_000))
      expect(toTexts(parseUrl(text, base)), JSON.stringify([text, base])).toEqual(
        toTexts(asNode(text, base)),
      );
  });

  it('an address has its parts changed as the URL Standard says', () => {
    for (const { text, base, part, value } of draw(4_711, 10_000)) {
      const [own, node] = [parseUrl(text, base), asNode(text, base)];
      if (own === null || node === null) continue;
      node[part] = value;
      const changed = setUrlPart(own, part, value) ?? own;
      expect(changed.href, JSON.stringify([own.href, part, value])).toBe(node.href);
    }
  });

  it.each([
    ['a bar in a path, which Chromium encodes', '/list|all', 'https://app.test/list|all'],
    ['a space in a host, which Chromium takes', 'http://a b/', null],
    ['an asterisk in a host, which Chromium encodes', 'http://*.example/', 'http://*.example/'],
    ['a line break in data, which Chromium keeps', 'data:a\nb', 'data:ab'],
    ['a space at the end of a script, which Chromium drops', 'javascript:a ?b', 'javascript:a%20?b'],
    ["a quote in a script's query, which Chromium encodes", "javascript:?'", "javascript:?'"],
    ['a quote in a name, which Chromium encodes', "http://a'b@c/", "http://a'b@c/"],
    ['a name of two scripts', 'http://bücher.example/', 'http://xn--bcher-kva.example/'],
    ['a name with a full stop of another script', 'http://a。test/', 'http://a.test/'],
    ['a name in wide letters', 'http://ＡＰＰ．ＴＥＳＴ/', 'http://app.test/'],
    ['a name that is encoded', 'http://%61pp.test/', 'http://app.test/'],
    ['a name of 1 to 3 bytes a character', 'http://例え.テスト/', 'http://xn--r8jz45g.xn--zckzah/'],
    ['an invalid name', 'http://a\u0080b/', null],
  ])('an address with %s is read by one rule', (_name, text, href) => {
    expect(parseUrl(text, 'https://app.test/x')?.href ?? null).toBe(href);
    expect(asNode(text, 'https://app.test/x')?.href ?? null).toBe(href);
  });

  it("an address is read without the engine's host: an app, a redirect, a page and its scripts see the same", () => {
    const app =
      buildProgram(`app.get('/url', (q, r) => { const u = new URL(q.query.at, 'https://app.test/'); r.json([u.href, u.pathname, URL.canParse('http://a b/')]); });
app.get('/go', (q, r) => r.redirect('/list|all'));
app.get('/list|all', (q, r) => r.send('<title>list</title><a id=a href="x|y?z|">a</a><script>const u = new URL("p|q", location.href); u.hash = "h|"; document.title = [u.href, a.href, location.pathname].join(" ")</script>'));`);
    const see = () => {
      const session = engine.open(engine.prepare(app));
      const browser = engine.browse(session);
      const { title, url } = browser.visit('/go');
      const parsed = session.request({ method: 'GET', url: '/url?at=a%7Cb' }).response.body;
      const seen = [title, url, parsed, browser.exchanges().map(({ request }) => request.url)];
      browser.close();
      session.close();
      return seen;
    };
    const first = see();
    expect(first).toEqual([
      'https://app.test/p|q#h| https://app.test/x|y?z| /list|all',
      'https://app.test/list|all',
      '["https://app.test/a|b","/a|b",false]',
      ['/go', '/list|all'],
    ]);
    vi.stubGlobal('URL', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(see()).toEqual(first);
  });
});
