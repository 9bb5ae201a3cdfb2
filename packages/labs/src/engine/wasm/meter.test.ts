import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { PINS, toMetered } from '../binaries.ts';
import { instantiateQuickJs } from '../js/binding.ts';
import { meter } from './meter.ts';
import { toLeb } from './reader.ts';

const HEADER = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const I32 = 0x7f;
const section = (id: number, ...items: number[][]) => {
  const body = [...toLeb(items.length), ...items.flat()];
  return [id, ...toLeb(body.length), ...body];
};
const sized = (bytes: number[]) => [...toLeb(bytes.length), ...bytes];
const exported = (name: string, kind: number, index: number) => [
  ...sized([...new TextEncoder().encode(name)]),
  kind,
  index,
];

/** A module with a memory of a page and one function for each code; each takes a number and gives one. */
function toModule(...codes: number[][]): Uint8Array {
  return Uint8Array.from([
    ...HEADER,
    ...section(1, [0x60, 1, I32, 1, I32]),
    ...section(3, ...codes.map(() => [0])),
    ...section(5, [0, 1]),
    ...section(6, [I32, 1, 0x41, 0, 0x0b]),
    ...section(7, exported('memory', 2, 0), ...codes.map((_, index) => exported(`f${index}`, 0, index))),
    ...section(10, ...codes.map((code) => sized([0, ...code, 0x0b]))),
  ]);
}

/** `do n -= 1 while (n > 0)`, then 7. */
const LOOP = [0x03, 0x40, 0x20, 0, 0x41, 1, 0x6b, 0x22, 0, 0x41, 0, 0x4a, 0x0d, 0, 0x0b, 0x41, 7];
/** Calls itself for ever. */
const RECURSION = [0x20, 0, 0x10, 0];
const fill = (op: number) => [0x41, 0, 0x41, 0, 0x20, 0, 0xfc, op, ...(op === 11 ? [0] : [0, 0]), 0x41, 7];

interface Metered {
  __fuel: WebAssembly.Global<'i32'>;
  memory: WebAssembly.Memory;
  f0(value: number): number;
  f1(value: number): number;
}

function instantiate(bytes: Uint8Array): Metered {
  const module = new WebAssembly.Module(bytes as Uint8Array<ArrayBuffer>);
  return new WebAssembly.Instance(module).exports as unknown as Metered;
}

/** What a call costs, from a counter of 1,000. */
function costOf(wasm: Metered, value: number, call: 'f0' | 'f1' = 'f0'): number {
  wasm.__fuel.value = 1_000;
  wasm[call](value);
  return 1_000 - wasm.__fuel.value;
}

describe('A metered module', () => {
  it('a metered module pays one for each turn of a loop and one for the call, and gives the same result', () => {
    const wasm = instantiate(meter(toModule(LOOP)));
    expect([1, 2, 100].map((turns) => costOf(wasm, turns))).toEqual([2, 3, 101]);
    expect(wasm.f0(5)).toBe(7);
  });

  it('a metered module traps at the turn that it cannot pay, and not before', () => {
    const wasm = instantiate(meter(toModule(LOOP)));
    wasm.__fuel.value = 11;
    expect(wasm.f0(10)).toBe(7);
    expect(wasm.__fuel.value).toBe(0);
    wasm.__fuel.value = 10;
    expect(() => wasm.f0(10)).toThrow(WebAssembly.RuntimeError);
    expect(wasm.__fuel.value).toBe(-1);
  });

  it('a metered module ends an infinite recursion', () => {
    const wasm = instantiate(meter(toModule(RECURSION)));
    wasm.__fuel.value = 500;
    expect(() => wasm.f0(0)).toThrow('unreachable');
  });

  it('a metered module pays nothing for a function of a few instructions, or for its calls by a function without a loop', () => {
    const wasm = instantiate(meter(toModule([0x20, 0], [0x20, 0, 0x10, 0, 0x10, 0])));
    expect([costOf(wasm, 1), costOf(wasm, 1, 'f1')]).toEqual([0, 0]);
  });

  it('a metered module pays for the call of a function of many instructions, even one without a loop', () => {
    const wasm = instantiate(meter(toModule([...Array.from({ length: 1_100 }, () => 0x01), 0x20, 0])));
    expect(costOf(wasm, 1)).toBe(1);
  });

  it.each([
    ['fill', 11],
    ['copy', 10],
  ])('a metered module pays for a %s of memory by its length', (_what, op) => {
    const wasm = instantiate(meter(toModule(fill(op))));
    expect([0, 63, 64, 6_400].map((bytes) => costOf(wasm, bytes))).toEqual([0, 0, 1, 100]);
    wasm.__fuel.value = 99;
    expect(() => wasm.f0(6_400)).toThrow('unreachable');
    // Refused by the engine itself, as without the meter; a length of 32 bits does not turn the counter around.
    wasm.__fuel.value = 2 ** 31 - 1;
    expect(() => wasm.f0(-1)).toThrow(/out of bounds/);
    expect(wasm.__fuel.value).toBe(2 ** 31 - 1 - 2 ** 26 + 1);
  });

  it('a metered module cannot grow its memory beyond the limit', () => {
    const wasm = instantiate(meter(toModule(LOOP), { maxPages: 3 }));
    expect(wasm.memory.grow(2)).toBe(1);
    expect(() => wasm.memory.grow(1)).toThrow(RangeError);
    expect(() => meter(toModule(LOOP), { maxPages: 0 })).toThrow('begins with 1 pages');
  });

  it('a metered module runs without a limit until its counter is set', () => {
    expect(instantiate(meter(toModule(LOOP))).__fuel.value).toBe(2 ** 31 - 1);
  });

  it.each([
    ['an unknown instruction', toModule([0xc5]), 'unknown instruction 0xc5'],
    ['one of the prefix 0xfc', toModule([0xfc, 99]), 'unknown instruction 0xfc 99'],
    ['an end in the middle', toModule(LOOP).slice(0, -4), 'ends too early'],
    ['no globals', Uint8Array.from(HEADER), 'without globals'],
  ])('a binary with %s is not metered', (_what, bytes, why) => {
    expect(() => meter(bytes)).toThrow(why);
  });
});

describe('The metered engine', () => {
  const raw = readFileSync(createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm'));

  it('the metered engine has the memory of the plain one after the same program, to the bit', async () => {
    const metered = await toMetered(PINS.quickjs, raw);
    const [plain, counted] = [raw, metered].map((bytes) => {
      const wasm = instantiateQuickJs(new WebAssembly.Module(bytes), {
        hostCall: () => 0,
        nowMs: () => 0,
      });
      wasm._initialize();
      wasm.qjs_init();
      const source = new TextEncoder().encode(
        'JSON.stringify([..."abc"].map((c) => c.repeat(3)).sort())\0name\0',
      );
      const at = wasm.wasm_malloc(source.length);
      new Uint8Array(wasm.memory.buffer).set(source, at);
      wasm.qjs_eval(at, source.length - 6, at + source.length - 5, 0);
      return Buffer.from(wasm.memory.buffer);
    });
    expect(plain?.equals(counted ?? Buffer.alloc(0))).toBe(true);
  });

  it('the metered engine is accepted by its own hash, so that a host may store it', async () => {
    const metered = await toMetered(PINS.quickjs, raw);
    expect(await toMetered(PINS.quickjs, metered)).toBe(metered);
  });
});
