import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../../testing/build-lab.ts';
import type { LabEngine, TestRun } from '../index.ts';
import { callsDialog } from './dialog-calls.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

/** A page of the app: its own script first, then what was injected. */
function run(own: string, injected: string, source?: string): TestRun {
  const page = `<!doctype html><title>t</title><script>${own}</script><p id=p>x</p>${injected}`;
  const app = buildProgram(`app.use((req, res) => res.send(${JSON.stringify(page)}));`);
  const signIn = { path: '/login', user: 'user', password: 'password' };
  const visit = "await (await victim()).visit('/'); expect(ran('mark'), 'it ran').toBe(false);";
  return engine.test(engine.prepare(app), {
    id: 'case',
    source: source ?? visit,
    seed: 1,
    accounts: [],
    signIn,
  });
}

const INLINE = "<script>alert('mark')</script>";
const HANDLER = `<img src=x onerror="alert('mark')">`;
const RAN = { status: 'failed', message: 'it ran' };

describe('labs fault 5: an attack is seen to run, whatever the page did to the dialogs before', () => {
  it.each([
    ['replaces them', 'alert = confirm = prompt = () => {}'],
    [
      'replaces them on the window',
      "for (const n of ['alert', 'confirm', 'prompt']) try { window[n] = () => {} } catch {}",
    ],
    ['defines them anew', "try { Object.defineProperty(window, 'alert', { value() {} }) } catch {}"],
    ['deletes them', 'delete window.alert'],
    ['declares a function of the name', 'function alert() {}'],
    ['declares a variable of the name', 'var alert = () => {};'],
    ['declares a binding of the name', 'let alert = () => {};'],
    ['puts one on the document', 'document.alert = () => {}'],
    ['puts one on every object', 'Object.prototype.alert = () => {}'],
    ['puts one on every element', 'HTMLElement.prototype.alert = () => {}'],
    [
      'empties every text that is joined',
      "Array.prototype.join = () => ''; Array.prototype.slice = Array.prototype.map = () => []",
    ],
    ['calls no function any more', 'Function.prototype.call = Function.prototype.apply = () => {}'],
    ['finds no listener any more', 'Map.prototype.get = () => undefined; Object.hasOwn = () => true'],
    [
      'splits no text any more',
      'String.prototype.split = () => []; String.prototype.startsWith = () => { throw 1 }',
    ],
    [
      'takes the iterators away',
      'Array.prototype[Symbol.iterator] = null; [].values().__proto__.next = () => ({ done: true })',
    ],
    ['takes the language away', 'Object = Map = Array = Promise = Boolean = Number = String = Symbol = null'],
    ['takes the window away', 'globalThis = {}'],
    ['stops every event', 'Object.prototype.stopped = 2; Event.prototype.stopped = 2'],
    [
      'names every event differently',
      "Object.defineProperty(Event.prototype, 'type', { get: () => 'x', set() {} })",
    ],
    [
      'lets no event be current',
      "try { Object.defineProperty(window, 'event', { set() { throw 1 } }) } catch {}",
    ],
    ['puts a getter on every object', 'Object.prototype.get = Object.prototype.submitter = {}'],
    [
      'takes the document away',
      "try { Object.defineProperty(window, 'document', { get() { throw 1 } }) } catch {}",
    ],
    ['reports nothing', 'onerror = () => true; console.error = () => { throw 1 }'],
  ])('an attack is seen on a page that %s', (_name, own) => {
    expect(run(own, INLINE)).toMatchObject(RAN);
    expect(run(own, HANDLER)).toMatchObject(RAN);
  });

  it.each([
    ['a link', `<a id=go href="javascript:al%5Cu0065rt(%22mark%22)">go</a>`, 'click'],
    ['a frame', `<iframe srcdoc="<script>parent.alert('mark')</script>"></iframe>`, ''],
    [
      'a frame that takes its own dialogs away',
      `<iframe srcdoc="<script>parent.alert = () => {}</script><script>parent.alert('mark')</script>"></iframe>`,
      '',
    ],
    ['a timer', `<script>setTimeout("alert('mark')")</script>`, ''],
    ['a script of another host', '<script src="https://evil.example/a.js"></script>', ''],
  ])('an attack is seen in %s', (_name, html, then) => {
    const click = then === '' ? '' : "await person.click('#go');";
    const source = `const person = await victim(); await person.host({ 'https://evil.example/a.js': 'alert("mark")' });
await person.visit('/'); ${click} expect(ran('mark'), 'it ran').toBe(false);`;
    expect(run('document.alert = window.alert = () => {}', html, source)).toMatchObject(RAN);
  });

  it('an attack is not seen if the page only holds it as data, or another origin runs it', () => {
    const data = JSON.stringify({ name: "</p><img onerror=alert('mark')>", more: "';alert('mark')//" });
    const block = `<script>const data = ${data.replaceAll('<', '\\u003c')}; document.title = data.name;</script>`;
    expect(run('', block).status).toBe('passed');
    expect(run('', `<p onclick="reply('alert(&quot;mark&quot;)')">x</p><!-- ${INLINE} -->`).status).toBe(
      'passed',
    );
    expect(
      run('', `<iframe sandbox="allow-scripts" srcdoc="<script>alert('mark')</script>"></iframe>`).status,
    ).toBe('passed');
  });

  it('only the harness asks about it', () => {
    const image = engine.prepare(buildProgram("app.get('/', (req, res) => res.send('x'));"));
    const signIn = { path: '/login', user: 'user', password: 'password' };
    const attack = { id: 'attack', source: 'typeof ran', seed: 1, accounts: [], signIn, flag: 'flag{x}' };
    expect(
      engine.test(image, { ...attack, source: "if (typeof ran !== 'undefined') found('flag{x}')" }).status,
    ).toBe('failed');
  });

  it('a page keeps its own ways: objects, subclasses and functions of the window', () => {
    const own = `class Broken extends Error { constructor() { super('no'); this.name = 'Broken'; } }
function Shape() {} function Round() {} Round.prototype = Object.create(Shape.prototype); Round.prototype.constructor = Round;
Array.prototype.last = function () { return this[this.length - 1]; };
const all = Object.assign([], { first: 1 }); all.toString = () => 'mine';
const kept = window.fetch; window.fetch = (...list) => kept(...list); window.onload = () => {};
alert([new Broken().name, new Round() instanceof Shape, [1, 2].last(), '' + all, typeof fetch].join(' '))`;
    const source =
      "const page = await (await victim()).visit('/'); expect(page.dialogs.map(({ message }) => message)).toEqual(['Broken true 2 mine function']);";
    expect(run(own, '', source)).toMatchObject({ status: 'passed', message: '' });
  });
});

describe('labs fault 5: a call of a dialog is found in code', () => {
  it.each([
    "alert('mark')",
    'alert("mark")',
    'alert`mark`',
    'alert ( `mark` )',
    "al\\u0065rt('mark')",
    "\\u{61}lert('mark')",
    "window.alert('mark')",
    "top . confirm('mark', 1)",
    "alert?.('mark')",
    "x = 1 /alert('mark')/ 2",
    "a = b / c; alert('mark')",
    'var q = "";alert(\'mark\')//"',
    "/* ' */ alert('mark')",
    "// it's\nalert('mark')",
    "/['\"]/.test(x); alert('mark')",
    "/* unfinished ' */ if (x) prompt('mark')",
    "'' + alert('mark')",
    "return /'/ , alert('mark')",
  ])('a dialog call is found in %s', (code) => expect(callsDialog(code, 'mark')).toBe(true));

  it.each([
    '"alert(\'mark\')"',
    '\'alert("mark")\'',
    "`alert('mark')`",
    "// alert('mark')",
    "/* alert('mark') */",
    "/alert('mark')/.test(x)",
    "alert('other')",
    "alert('mark and more')",
    'alert(mark)',
    "shown.alert('mark')",
    "alerts('mark')",
    'alert(`${mark}`)',
    "'\\'' + 'alert(\"mark\")'",
    '\'unfinished alert("mark")',
    '',
  ])('no dialog call is found in %s', (code) => expect(callsDialog(code, 'mark')).toBe(false));
});
