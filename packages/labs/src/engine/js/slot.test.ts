import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readBinaries } from '../../testing/build-lab.ts';
import { APP_PRELUDE, toModuleSource } from '../guest/prelude.ts';
import { DEFAULT_QUOTAS } from '../quotas.ts';
import { LabFault, LabStop } from '../stop.ts';
import { createJsSlot, type JsSlot } from './slot.ts';

const module = new WebAssembly.Module(readBinaries().quickjs as Uint8Array<ArrayBuffer>);
const makeSlot = () => createJsSlot(module, { ...DEFAULT_QUOTAS, prelude: APP_PRELUDE });
const base = makeSlot().save();
const baseHash = makeSlot().hash();

/** Evaluates a module body in a fresh slot and gives what it logged. */
function run(source: string, slot: JsSlot = makeSlot()): string {
  let logged = '';
  slot.calls = (op, args) => {
    if (op === 'log') logged = args[0] ?? '';
    return '';
  };
  slot.load(base);
  slot.budget.arm(400);
  slot.define(
    'main.js',
    toModuleSource(`${source}\nmodule.exports = require('express')();module.exports.listen(1);`),
    'main.js',
  );
  slot.enter('start', 'main.js');
  slot.drive(500, () => true);
  return logged;
}

function stopOf(source: string, slot = makeSlot()): string {
  try {
    run(source, slot);
  } catch (error) {
    if (error instanceof LabStop) return error.reason;
    if (error instanceof LabFault) return 'fault';
    throw error;
  }
  return 'none';
}

const HOSTILE: Record<string, string> = {
  'an endless loop': 'for (;;);',
  'an endless loop that catches': 'for (;;) { try { for (;;); } catch { continue; } }',
  'a hoard of arrays': 'const all = []; for (;;) all.push(new Array(10000).fill(1));',
  'a hoard that catches':
    'const all = []; for (;;) { try { all.push(new ArrayBuffer(1 << 20)); } catch { all.length = 0; break; } }',
  'a doubling text': "let text = 'x'; for (;;) text += text;",
  'recursion without an end': '(function f() { f(); })();',
  'a chain of promises': '(function next() { Promise.resolve().then(next); })();',
  'a polluted prototype':
    'Object.prototype.status = 500; Object.prototype.toJSON = () => "polluted"; Array.prototype.map = null;',
  'a replaced JSON':
    'JSON.parse = () => ({}); JSON.stringify = () => "{}"; String.prototype.toString = () => "";',
  'a getter that throws':
    'Object.defineProperty(Object.prototype, "headers", { get() { throw new Error("no"); } });',
  'a throw': 'throw { toString() { for (;;); } };',
  'a regular expression that explodes': '/^(a+)+$/.test("a".repeat(40) + "b");',
  'writes to the console': 'for (let i = 0; i < 500; i++) console.log("x".repeat(1000));',
  'a sparse join': "new Array(2 ** 32 - 1).join('');",
  'recursion caught and retried': '(function f() { try { f(); } catch { f(); } })();',
  'a huge power': 'BigInt("9".repeat(60000)) ** 40n;',
  'a filled buffer': 'const bytes = new Uint8Array(8e6); for (;;) bytes.fill(1);',
  'nested JSON': 'let text = "["; for (let i = 0; i < 16; i++) text += text; JSON.parse(text);',
};

describe('A slot of the js engine', () => {
  it('an endless loop ends by fuel, and the slot is dropped', () => {
    const slot = makeSlot();
    expect(stopOf('for (;;);', slot)).toBe('fuel');
    expect(slot.reusable()).toBe(false);
  });

  it('pending jobs are driven one by one with a count', () => {
    expect(stopOf(HOSTILE['a chain of promises'] ?? '')).toBe('jobs');
  });

  it('out of memory is reported as a stop, and the slot is dropped after growth', () => {
    const slot = makeSlot();
    expect(stopOf(HOSTILE['a hoard of arrays'] ?? '', slot)).toBe('memory');
    expect(slot.reusable()).toBe(false);
  });

  it('recursion is stopped by the guest stack, which a program may catch, and the slot stays usable', () => {
    const slot = makeSlot();
    const printed = run(
      'let depth = 0; try { (function f() { depth++; f(); })(); } catch (error) { console.log(error.name, depth); }',
      slot,
    );
    expect(printed).toMatch(/^(RangeError|InternalError) \d{3,4}$/);
    expect(slot.reusable()).toBe(true);
  });

  it('a broken slot refuses to be used again', () => {
    const slot = makeSlot();
    stopOf('for (;;);', slot);
    expect(() => slot.load(base)).toThrow('broken slot');
  });

  it('handles stay valid however often the slot is rewritten', () => {
    const slot = makeSlot();
    const printed = Array.from({ length: 50 }, (_, index) =>
      run(`globalThis.seen = (globalThis.seen ?? 0) + 1; console.log(seen, ${index});`, slot),
    );
    expect(printed).toEqual(Array.from({ length: 50 }, (_, index) => `1 ${index}`));
  });

  it('a slot has a fixed clock, UTC and no access to the host', () => {
    expect(run('console.log(new Date().toISOString(), new Date().getTimezoneOffset());')).toBe(
      '2026-01-15T09:00:00.000Z 0',
    );
    expect(
      run(
        'console.log(typeof __host, Object.keys(process).join(), typeof XMLHttpRequest, typeof std, typeof os);',
      ),
    ).toBe('undefined env undefined undefined undefined');
  });

  it('the same seed gives the same numbers, and another seed others', () => {
    const draw = (seed: string) => {
      const slot = makeSlot();
      slot.load(base);
      slot.budget.arm(400);
      slot.enter('seed', seed);
      let logged = '';
      slot.calls = (_op, args) => {
        logged = args[0] ?? '';
        return '';
      };
      slot.define(
        'main.js',
        toModuleSource('console.log(Math.random(), Math.random()); require("express")().listen(1);'),
        'main.js',
      );
      slot.enter('start', 'main.js');
      return logged;
    };
    expect(draw('7')).toBe(draw('7'));
    expect(draw('7')).not.toBe(draw('8'));
  });

  it("a slot writes nothing to the host's output", () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const warn = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      run('console.log("hello"); console.error("hello");');
      expect(write).not.toHaveBeenCalled();
      expect(warn).not.toHaveBeenCalled();
    } finally {
      write.mockRestore();
      warn.mockRestore();
    }
  });

  it('a fault names its file and line', () => {
    expect(() => run('\n\nconst x = ;')).toThrow(/SyntaxError[\s\S]*main\.js:3/);
    expect(() => run('\nnull.x;')).toThrow(/TypeError[\s\S]*main\.js:2/);
  });

  it('only strings pass to the host, even with changed prototypes', () => {
    const printed = run(
      'Object.prototype.toJSON = () => "lie"; String.prototype.toString = () => "lie"; console.log("truth");',
    );
    expect(printed).toBe('truth');
  });

  it('a slot equals the base image to the bit again after any series of hostile programs', () => {
    const programs = fc.array(fc.constantFrom(...Object.values(HOSTILE)), { minLength: 1, maxLength: 4 });
    let slot = makeSlot();
    fc.assert(
      fc.property(programs, (series) => {
        for (const source of series) {
          if (!slot.reusable()) slot = makeSlot();
          stopOf(source, slot);
        }
        if (!slot.reusable()) slot = makeSlot();
        slot.load(base);
        expect(slot.hash()).toBe(baseHash);
        expect(run('console.log(typeof seen, {}.status, JSON.stringify([1]));', slot)).toBe(
          'undefined undefined [1]',
        );
      }),
      { numRuns: 12, seed: 1 },
    );
  });
});
