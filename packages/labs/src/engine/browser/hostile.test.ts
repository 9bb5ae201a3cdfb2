import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../../testing/build-lab.ts';
import { type LabEngine, type LabImage } from '../index.ts';
import { LIMITS } from './limits.ts';

const APP = `app.get('/', (q, r) => r.send('<script>alert(typeof left + [1].map((x) => x + 1) + (window.x === undefined))</script>'));`;

let engine: LabEngine;
let image: LabImage;
beforeAll(async () => {
  engine = await buildEngine();
  image = engine.prepare(buildProgram(APP));
});

const HOSTILE: Record<string, string> = {
  'an endless loop': '<script>for (;;);</script>',
  'an endless loop in a handler': '<img src=x onerror="for(;;);">',
  'an endless loop in a timer': '<script>setTimeout(() => { for (;;); })</script>',
  'a chain of promises': '<script>(function f() { Promise.resolve().then(f) })()</script>',
  'a million timers': '<script>for (let i = 0; i < 1e6; i++) setTimeout(() => {}, i)</script>',
  'timers that make timers': '<script>(function f() { setTimeout(f); setTimeout(f) })()</script>',
  'an interval': '<script>setInterval(() => { document.title += "x" }, 1)</script>',
  recursion: '<script>(function f() { f() })()</script>',
  'events that fire themselves': '<b id=b onclick="b.click()"></b><script>b.click()</script>',
  'a huge innerHTML': '<div id=d></div><script>d.innerHTML = "<b>".repeat(2e5)</script>',
  'innerHTML that doubles': '<div id=d>x</div><script>for (;;) d.innerHTML += d.innerHTML</script>',
  'a hoard of nodes': '<script>for (;;) document.body.append(document.createElement("p"))</script>',
  'a hoard of memory': '<script>const all = []; for (;;) all.push(new Array(10000).fill(1))</script>',
  'frames in frames':
    '<script>onload = () => { const f = document.createElement("iframe"); f.srcdoc = document.documentElement.outerHTML; document.body.append(f) }</script>',
  'navigation without an end': '<script>location = "https://evil.example/?" + Math.random()</script>',
  'reloading without an end': '<script>location.reload()</script>',
  'windows without an end': '<script>for (let i = 0; i < 100; i++) open("https://evil.example/")</script>',
  'a hundred thousand requests':
    '<script>for (let i = 0; i < 1e5; i++) fetch("https://app.test/?" + i, { mode: "no-cors" })</script>',
  'a selector that explodes':
    '<script>document.querySelectorAll(":not(".repeat(200) + "*" + ")".repeat(200))</script>',
  'queries without an end': `${'<p></p>'.repeat(2_000)}<script>for (;;) document.querySelectorAll("p p p, p + p ~ p")</script>`,
  'one query whose steps are the cube of the nodes': `${'<p></p>'.repeat(3_000)}<script>document.querySelectorAll("i ~ p ~ p ~ p ~ p")</script>`,
  'queries within queries': `${'<p></p>'.repeat(3_000)}<script>document.querySelectorAll("body:has(p:has(i)) p:not(:nth-child(2n)) ~ p:last-of-type ~ p")</script>`,
  'polluted prototypes':
    '<script>Array.prototype.map = Object.prototype.x = Map.prototype.get = () => 0; JSON.parse = String.prototype.split = null; alert(1); document.body.innerHTML = "<p id=left>"</script>',
  'a deep tree': '<div>'.repeat(5_000),
};

function visitHostile(html: string, from = engine, program = image): void {
  const browser = from.browse(from.open(program));
  browser.visitAttacker(html);
  const fuel = browser.fuel();
  const { dialogs } = browser.visit('/');
  browser.close();
  expect(dialogs.map(({ message }) => message)).toEqual(['undefined2true']);
  expect(fuel).toBeLessThanOrEqual(LIMITS.fuel + 1);
}

describe('A hostile page', () => {
  it.each(Object.entries(HOSTILE))(
    'a hostile page of the class %s ends, and the next visit is clean',
    (_name, html) => visitHostile(html),
  );

  it('a hostile page uses the same fuel each time', () => {
    const fuel = () => {
      const browser = engine.browse(engine.open(image));
      browser.visitAttacker(
        '<script>let n = 0; for (let i = 0; i < 200000; i++) n += i; document.title = n</script>',
      );
      browser.close();
      return browser.fuel();
    };
    expect(fuel()).toBeGreaterThan(0);
    expect(fuel()).toBe(fuel());
  });
});
