import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../../testing/build-lab.ts';
import type { LabEngine, Session } from '../index.ts';

let engine: LabEngine;
const open = (expression: string) =>
  engine.open(
    engine.prepare(
      buildProgram(
        `app.post('/', (req, res) => { const v = req.body.v; try { res.json(${expression}); } catch (error) { res.json([error.name, error.code]); } });`,
      ),
    ),
  );
const request = (value: unknown, of: Session) =>
  of.request({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ v: value }),
  }).response;
const ask = (value: unknown, of: Session): unknown => JSON.parse(request(value, of).body);

function evaluate(expression: string, value: unknown = null): unknown {
  const once = open(expression);
  try {
    return ask(value, once);
  } finally {
    once.close();
  }
}

beforeAll(async () => {
  engine = await buildEngine();
});

describe('UTF-8 text in an app', () => {
  it.each([
    ['the bytes E1 80 E2 F0 91 92 F1 BF 41', [0xe1, 0x80, 0xe2, 0xf0, 0x91, 0x92, 0xf1, 0xbf, 0x41]],
    ['the long form of a slash', [0xc0, 0xaf, 0xe0, 0x80, 0xaf]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['what is beyond Unicode', [0xf4, 0x90, 0x80, 0x80, 0xf8, 0xff]],
    ['a character that is cut', [0x61, 0xf0, 0x9f, 0x98]],
  ])('text is read from %s as Node reads it', (_name, bytes) => {
    const read = 'new TextDecoder().decode(Uint8Array.from(v))';
    expect(evaluate(read, bytes)).toBe(new TextDecoder().decode(Uint8Array.from(bytes)));
    expect(evaluate("Buffer.from(v).toString('utf8')", bytes)).toBe(Buffer.from(bytes).toString('utf8'));
    expect(evaluate("new TextDecoder('utf8', { fatal: true }).decode(Uint8Array.from(v))", bytes)).toEqual([
      'TypeError',
      'ERR_ENCODING_INVALID_ENCODED_DATA',
    ]);
  });

  it('any bytes, in any parts, become the same text as in Node', () => {
    const session = open(`[
      new TextDecoder().decode(Uint8Array.from(v.bytes)),
      (() => { const all = new TextDecoder(); return all.decode(Uint8Array.from(v.bytes.slice(0, v.cut)), { stream: true }) + all.decode(Uint8Array.from(v.bytes.slice(v.cut))); })(),
    ]`);
    const byte = fc.oneof(
      fc.nat(255),
      fc.constantFrom(0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80, 0xef, 0xbb, 0xbf),
    );
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 12 }), fc.nat(12), (bytes, cut) => {
        const wanted = new TextDecoder().decode(Uint8Array.from(bytes));
        expect(ask({ bytes, cut }, session)).toEqual([wanted, wanted]);
      }),
      { numRuns: 200 },
    );
    session.close();
  });

  it('text is written as Node writes it, including half of a surrogate pair', () => {
    for (const value of ['', 'aé€😀', '\ud800x\udc00']) {
      const wanted = [...new TextEncoder().encode(value)];
      const literal = JSON.stringify(value);
      expect(evaluate(`[...new TextEncoder().encode(${literal})]`)).toEqual(wanted);
      expect(evaluate(`[...Buffer.from(${literal})]`)).toEqual(wanted);
    }
    expect(evaluate("new TextEncoder().encodeInto('a€b', new Uint8Array(3))")).toEqual({
      read: 1,
      written: 1,
    });
  });

  it('text loses a byte order mark unless it is kept on request', () => {
    const bytes = [0xef, 0xbb, 0xbf, 0x61];
    expect(evaluate('new TextDecoder().decode(Uint8Array.from(v))', bytes)).toBe('a');
    expect(
      evaluate("new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(v).buffer)", bytes),
    ).toBe('\ufeffa');
  });

  it('text loses the mark only at the beginning of a stream', () => {
    const parts = [[0xef, 0xbb, 0xbf], [0xef, 0xbb, 0xbf, 0x61], [0x62]];
    const read = (decoder: TextDecoder) =>
      parts.map((part, at) => decoder.decode(Uint8Array.from(part), { stream: at < 2 }));
    const wanted = read(new TextDecoder());
    expect(wanted).toEqual(['', '\ufeffa', 'b']);
    expect(
      evaluate(
        '(() => { const all = new TextDecoder(); return v.map((part, at) => all.decode(Uint8Array.from(part), { stream: at < 2 })); })()',
        parts,
      ),
    ).toEqual(wanted);
  });

  it('other encodings, and values that are no bytes, are refused', () => {
    expect(evaluate("new TextDecoder('utf-16')")).toEqual(['RangeError', 'ERR_ENCODING_NOT_SUPPORTED']);
    expect(evaluate("new TextDecoder().decode('text')")).toEqual(['TypeError', 'ERR_INVALID_ARG_TYPE']);
  });

  it('the classes come from the module util as well, and cost fuel', () => {
    expect(
      evaluate(
        "require('node:util').TextDecoder === TextDecoder && require('util').TextEncoder === TextEncoder",
      ),
    ).toBe(true);
    const loop = open(
      '(() => { const bytes = new Uint8Array(1 << 16); for (;;) new TextDecoder().decode(bytes); })()',
    );
    expect(request(null, loop).status).toBe(503);
    expect(loop.stopReason()).toBe('fuel');
    loop.close();
  });
});
