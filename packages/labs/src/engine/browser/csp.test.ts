import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../../testing/build-lab.ts';
import type { LabEngine, LabImage } from '../index.ts';
import { matchesSource } from './csp.ts';

const APP = `app.get('/page', (q, r) => { if (q.query.policy) r.set('content-security-policy', q.query.policy); if (q.query.report) r.set('content-security-policy-report-only', q.query.report); r.send('<!doctype html>' + (q.query.meta ? '<meta http-equiv=content-security-policy content="' + q.query.meta.replace(/"/g, '&quot;') + '">' : '') + '<body>' + q.query.q); });
app.get('/own.js', (q, r) => r.type('text/javascript').send('alert("own")'));
app.get('/own.txt', (q, r) => { r.set('x-content-type-options', q.query.s || ''); r.type('text').send('alert("text")'); });`;

let engine: LabEngine;
let image: LabImage;
beforeAll(async () => {
  engine = await buildEngine();
  image = engine.prepare(buildProgram(APP));
});

function visit(query: Record<string, string>, click = false) {
  const browser = engine.browse(engine.open(image));
  browser.host({ 'https://cdn.example/x.js': 'alert("cdn")' });
  let page = browser.visit(`/page?${new URLSearchParams(query).toString()}`);
  const all = [...page.events];
  if (click) {
    page = browser.click('#go');
    all.push(...page.events);
  }
  browser.close();
  return {
    alerts: all.flatMap((event) => (event.kind === 'call' && event.name === 'alert' ? event.args : [])),
    broken: all.flatMap((event) =>
      event.kind === 'csp' ? [`${event.directive}${event.enforced ? '' : ' (report)'}`] : [],
    ),
  };
}

const INLINE = '<script>alert(1)</script>';
const HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

describe('Content-Security-Policy (CSP3)', () => {
  it.each<[string, string, string, string[], string[]]>([
    ['6.1.11 script-src without unsafe-inline', "script-src 'self'", INLINE, [], ['script-src-elem']],
    ["6.1.11 'self' allows its own files", "script-src 'self'", '<script src=/own.js></script>', ['own'], []],
    [
      "6.1.11 'self' is no other host",
      "script-src 'self'",
      '<script src=https://cdn.example/x.js></script>',
      [],
      ['script-src-elem'],
    ],
    [
      '6.7.2.8 a host',
      'script-src https://cdn.example',
      '<script src=https://cdn.example/x.js></script>',
      ['cdn'],
      [],
    ],
    ['6.7.2.8 a scheme', 'script-src https:', '<script src=https://cdn.example/x.js></script>', ['cdn'], []],
    [
      '6.7.2.8 data: is not in *',
      'script-src *',
      '<script src="data:,alert(1)"></script>',
      [],
      ['script-src-elem'],
    ],
    ['6.7.2.8 data: by its name', 'script-src data:', '<script src="data:,alert(1)"></script>', ['1'], []],
    ["6.7.3.2 'unsafe-inline'", "script-src 'unsafe-inline'", INLINE, ['1'], []],
    [
      '6.7.3.2 a nonce switches it off',
      "script-src 'unsafe-inline' 'nonce-abc'",
      INLINE,
      [],
      ['script-src-elem'],
    ],
    ['6.7.3.3 a nonce', "script-src 'nonce-abc'", '<script nonce=abc>alert(1)</script>', ['1'], []],
    [
      '6.7.3.3 another nonce',
      "script-src 'nonce-abc'",
      '<script nonce=abd>alert(1)</script>',
      [],
      ['script-src-elem'],
    ],
    ['6.7.3.3 a hash', `script-src ${HASH}`, INLINE, ['1'], []],
    [
      '6.7.3.3 a hash of other words',
      `script-src ${HASH}`,
      '<script>alert(2)</script>',
      [],
      ['script-src-elem'],
    ],
    [
      '6.1.11 handlers are inline too',
      "script-src 'nonce-abc'",
      '<img src=x onerror=alert(1)>',
      [],
      ['script-src-attr'],
    ],
    [
      "6.7.3.3 'unsafe-hashes' are for handlers",
      `script-src 'unsafe-hashes' ${HASH}`,
      '<img src=x onerror=alert(1)>',
      ['1'],
      [],
    ],
    [
      '6.1.12 script-src-elem before script-src',
      "script-src 'none'; script-src-elem 'unsafe-inline'",
      INLINE,
      ['1'],
      [],
    ],
    [
      '6.1.13 script-src-attr before script-src',
      "script-src 'unsafe-inline'; script-src-attr 'none'",
      '<img src=x onerror=alert(1)>',
      [],
      ['script-src-attr'],
    ],
    [
      '6.1.3 default-src where nothing else stands',
      "default-src 'self'",
      `${INLINE}<img src=https://cdn.example/i>`,
      [],
      ['script-src-elem', 'img-src'],
    ],
    [
      "8.2 'strict-dynamic' carries on",
      "script-src 'strict-dynamic' 'nonce-abc'",
      '<script nonce=abc>const s = document.createElement("script"); s.src = "https://cdn.example/x.js"; document.head.append(s)</script>',
      ['cdn'],
      [],
    ],
    [
      "8.2 'strict-dynamic' not for the parser",
      "script-src 'strict-dynamic' 'nonce-abc' https://cdn.example",
      '<script src=https://cdn.example/x.js></script>',
      [],
      ['script-src-elem'],
    ],
    [
      "6.1.11 eval without 'unsafe-eval'",
      "script-src 'unsafe-inline'",
      '<script>try { eval("alert(1)") } catch (e) { alert("no") }</script>',
      ['no'],
      ['script-src'],
    ],
    [
      "6.1.11 eval with 'unsafe-eval'",
      "script-src 'unsafe-inline' 'unsafe-eval'",
      '<script>eval("alert(1)")</script>',
      ['1'],
      [],
    ],
    [
      '6.1.11 the Function constructor',
      "script-src 'unsafe-inline'",
      '<script>try { [].map.constructor("alert(1)")() } catch (e) { alert("no") }</script>',
      ['no'],
      ['script-src'],
    ],
    [
      '6.3.1 base-uri',
      "base-uri 'none'",
      '<base href=https://cdn.example/><script src=x.js></script>',
      [],
      ['base-uri'],
    ],
    [
      '6.3.1 base without a policy',
      'script-src *',
      '<base href=https://cdn.example/><script src=x.js></script>',
      ['cdn'],
      [],
    ],
    [
      '6.1.1 connect-src',
      "connect-src 'self'",
      '<script>fetch("https://cdn.example/x")</script>',
      [],
      ['connect-src'],
    ],
    ['6.1.10 object-src', "object-src 'none'", '<object data=/own.js></object>', [], ['object-src']],
    [
      '6.8.1 an object by object-src alone',
      "frame-src 'none'; object-src 'self'",
      '<object data="/page?q=<script>parent.alert(2)</script>"></object><embed src="/page?q=<script>parent.alert(3)</script>">',
      ['2', '3'],
      [],
    ],
    [
      '6.8.1 an object by default-src',
      "default-src 'none'",
      '<object data=/own.js></object>',
      [],
      ['object-src'],
    ],
    [
      '6.8.1 where an object goes afterwards',
      "object-src 'self'",
      '<object data="/page?q=<script>location=`https://cdn.example/`</script>"></object>',
      [],
      ['object-src'],
    ],
    ['6.1.7 frame-src', "frame-src 'self'", '<iframe src=https://cdn.example/></iframe>', [], ['frame-src']],
    ['6.3.2 sandbox without scripts', 'sandbox', INLINE, [], []],
    [
      '6.3.2 sandbox with scripts and dialogs',
      'sandbox allow-scripts allow-modals',
      '<script>alert(origin)</script>',
      ['null'],
      [],
    ],
    [
      'srcdoc inherits',
      "script-src 'nonce-abc'",
      '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
      [],
      ['script-src-elem'],
    ],
    [
      'Trusted Types',
      "require-trusted-types-for 'script'",
      '<script>try { document.body.innerHTML = "x" } catch (e) { alert(e.name) }</script>',
      ['TypeError'],
      ['require-trusted-types-for'],
    ],
    [
      'Trusted Types with a policy',
      "require-trusted-types-for 'script'",
      '<script>const p = trustedTypes.createPolicy("p", { createHTML: (s) => s }); document.body.innerHTML = p.createHTML("<b>x</b>"); alert(document.body.innerHTML)</script>',
      ['<b>x</b>'],
      [],
    ],
  ])('a policy applies %s', (_name, policy, q, alerts, broken) => {
    expect(visit({ policy, q })).toEqual({ alerts, broken });
  });

  it('6.4.1 the address of a form is checked with form-action', () => {
    const q = '<form action=https://cdn.example/><button id=go>x</button></form>';
    expect(visit({ policy: "form-action 'self'", q }, true).broken).toEqual(['form-action']);
  });

  it('4.2.4 javascript: addresses are treated as inline code', () => {
    const q = '<a id=go href="javascript:alert(1)">x</a>';
    expect(visit({ policy: "script-src 'self'", q }, true)).toEqual({
      alerts: [],
      broken: ['script-src-elem'],
    });
    expect(visit({ q }, true).alerts).toEqual(['1']);
  });

  it('3.2 a policy that only reports blocks nothing', () => {
    expect(visit({ report: "script-src 'self'", q: INLINE })).toEqual({
      alerts: ['1'],
      broken: ['script-src-elem (report)'],
    });
    const object = '<object data="/page?q=<script>parent.alert(2)</script>"></object>';
    expect(visit({ report: "object-src 'none'", q: object })).toEqual({
      alerts: ['2'],
      broken: ['object-src (report)'],
    });
  });

  it('3.3 a policy in a meta element applies, and of several policies all must agree', () => {
    expect(visit({ meta: "script-src 'self'", q: INLINE }).alerts).toEqual([]);
    expect(
      visit({ meta: "script-src 'self'", policy: "script-src 'unsafe-inline'", q: INLINE }).alerts,
    ).toEqual([]);
  });

  it('X-Content-Type-Options prevents a file that is no script from running', () => {
    expect(visit({ q: '<script src="/own.txt"></script>' }).alerts).toEqual(['text']);
    expect(visit({ q: '<script src="/own.txt?s=nosniff"></script>' }).alerts).toEqual([]);
  });

  it.each([
    ['*.app.test', 'https://x.app.test/a', true],
    ['*.app.test', 'https://app.test/a', false],
    ['https://app.test/js/', 'https://app.test/js/a.js', true],
    ['https://app.test/js', 'https://app.test/js/a.js', false],
    ['app.test', 'http://app.test/', false],
    ['https://app.test:*', 'https://app.test:8443/', true],
    ['app.test', 'https://app.test:8443/', false],
    ["'self'", 'https://app.test/x', true],
    ["'none'", 'https://app.test/x', false],
  ])('6.7.2.8 %s and %s match: %s', (source, url, fits) => {
    expect(matchesSource(source, new URL(url), 'https://app.test')).toBe(fits);
  });
});
