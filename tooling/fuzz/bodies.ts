/** How a body travels: as it should, or in an encoding that the server must refuse without a fault. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';

export interface Body {
  headers: Record<string, string>;
  bytes: Buffer;
}

const JSON_TYPE = 'application/json';
/** Compressed, 20 MB of blanks are 20 kB. */
const BOMB = gzipSync(Buffer.alloc(20_000_000, 0x20));
const BROKEN_UTF8 = Buffer.from([0xc0, 0xaf, 0xed, 0xa0, 0x80, 0xff, 0xfe, 0xf5]);

const typed = (type: string, bytes: Buffer, more: Record<string, string> = {}): Body => ({
  headers: { 'content-type': type, ...more },
  bytes,
});

type Wrap = (text: string) => Body;

const WRAPS: Record<string, Wrap> = {
  'no content type': (text) => ({ headers: {}, bytes: Buffer.from(text) }),
  'a form': (text) => typed('application/x-www-form-urlencoded', Buffer.from(text)),
  'a multipart form': (text) => typed('multipart/form-data; boundary=x', Buffer.from(`--x\r\n\r\n${text}`)),
  'plain text': (text) => typed('text/plain', Buffer.from(text)),
  XML: (text) => typed('application/xml', Buffer.from(`<?xml version="1.0"?><!DOCTYPE a><a>${text}</a>`)),
  'a content type of nonsense': (text) => typed(';;;=/json; charset="', Buffer.from(text)),
  'UTF-16': (text) => typed(`${JSON_TYPE}; charset=utf-16`, Buffer.from(text, 'utf16le')),
  'UTF-16 said to be UTF-8': (text) => typed(JSON_TYPE, Buffer.from(text, 'utf16le')),
  'UTF-7': (text) => typed(`${JSON_TYPE}; charset=utf-7`, Buffer.from(text)),
  'Latin-1': (text) => typed(`${JSON_TYPE}; charset=iso-8859-1`, Buffer.from(text, 'latin1')),
  'an unknown charset': (text) => typed(`${JSON_TYPE}; charset=x-none`, Buffer.from(text)),
  'a byte order mark': (text) => typed(JSON_TYPE, Buffer.from(`\ufeff${text}`)),
  gzip: (text) => typed(JSON_TYPE, gzipSync(text), { 'content-encoding': 'gzip' }),
  deflate: (text) => typed(JSON_TYPE, deflateSync(text), { 'content-encoding': 'deflate' }),
  brotli: (text) => typed(JSON_TYPE, brotliCompressSync(text), { 'content-encoding': 'br' }),
  'gzip that is broken': (text) => typed(JSON_TYPE, Buffer.from(text), { 'content-encoding': 'gzip' }),
  'gzip cut off': (text) => {
    const packed = gzipSync(text);
    return typed(JSON_TYPE, packed.subarray(0, packed.length / 2), { 'content-encoding': 'gzip' });
  },
  'an unknown encoding': (text) => typed(JSON_TYPE, Buffer.from(text), { 'content-encoding': 'compress, x' }),
  'a bomb': () => typed(JSON_TYPE, BOMB, { 'content-encoding': 'gzip' }),
  'broken UTF-8': (text) =>
    typed(
      JSON_TYPE,
      Buffer.concat([Buffer.from(text.slice(0, -2)), BROKEN_UTF8, Buffer.from(text.slice(-2))]),
    ),
  'cut off': (text) => typed(JSON_TYPE, Buffer.from(text.slice(0, text.length / 2))),
  'nothing at all': () => typed(JSON_TYPE, Buffer.alloc(0)),
  'two values': (text) => typed(JSON_TYPE, Buffer.from(`${text}${text}`)),
  'too much': (text) => typed(JSON_TYPE, Buffer.from(`{"a":"${'x'.repeat(600_000)}","b":${text}}`)),
  'too deep': (text) => typed(JSON_TYPE, Buffer.from(`${'['.repeat(30_000)}${text}${']'.repeat(30_000)}`)),
  'a list': (text) => typed(JSON_TYPE, Buffer.from(`[${text},${text}]`)),
  null: () => typed(JSON_TYPE, Buffer.from('null')),
  'a text': (text) => typed(JSON_TYPE, Buffer.from(JSON.stringify(text))),
  'a number': () => typed(JSON_TYPE, Buffer.from('1e999')),
};
const NAMES = Object.keys(WRAPS);

export const plainBody: Wrap = (text) => typed(JSON_TYPE, Buffer.from(text));

interface NamedWrap {
  name: string;
  wrap: Wrap;
}
/** Travels in an odd way. Named, so that a report can be read. */
export const oddWrap: fc.Arbitrary<NamedWrap> = fc
  .constantFrom(...NAMES)
  .map((name) => ({ name, wrap: WRAPS[name] ?? plainBody }));
/** One in six bodies does. */
export const bodyWrap: fc.Arbitrary<NamedWrap> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ name: '', wrap: plainBody }) },
  { weight: 1, arbitrary: oddWrap },
);
