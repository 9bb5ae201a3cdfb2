/** What a platform answers in place of what it should: a document with one thing wrong, or a right one sent wrongly. */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { CHANGES, toChanged } from './changes.ts';
import { LINK_VALUES, MARKUP, RETRY_AFTER, STATUSES, WORDS } from './odd-values.ts';

/** How it travels. `never`: nothing comes; `slowly`: the body comes byte by byte, longer than anybody waits. */
export type Travel = 'whole' | 'cut' | 'closed' | 'no HTTP' | 'another protocol' | 'never' | 'slowly';

export interface PlatformAnswer {
  kind: string;
  /** For a report. */
  what: string;
  status: number;
  headers: Record<string, string | string[]>;
  bytes: Buffer;
  travel: Travel;
}

/** Where answers may point to. */
export interface Links {
  /** The address that is answered. */
  self: string;
  /** At another host, which must get no token. */
  elsewhere: string;
}

const PAGE = `<!doctype html><html><head><title>Sign in ${MARKUP}</title></head><body>${MARKUP}</body></html>`;
const JSON_TYPE = 'application/json';
type Make = (text: string, links: Links) => fc.Arbitrary<Partial<PlatformAnswer> & { note?: string }>;

const bytes = (body: Buffer, type = JSON_TYPE) =>
  fc.constant({ bytes: body, headers: { 'content-type': type } });
const withWords = fc.constantFrom(...WORDS, undefined).map((words) => (words ? JSON.stringify(words) : ''));

/** A right document, sent wrongly. Few of those that are waited for. */
const SENT: Record<string, { weight?: number; make: Make }> = {
  right: { weight: 8, make: (text) => bytes(Buffer.from(text)) },
  'a byte order mark': { make: (text) => bytes(Buffer.from(`\ufeff${text}`)) },
  'UTF-16': {
    make: (text) => bytes(Buffer.from(`\ufeff${text}`, 'utf16le'), `${JSON_TYPE}; charset=utf-16`),
  },
  'Latin-1': {
    make: (text) => bytes(Buffer.from(text, 'latin1'), `${JSON_TYPE}; charset=iso-8859-1`),
  },
  'invalid UTF-8': {
    make: (text) =>
      bytes(
        Buffer.concat([
          Buffer.from(text.slice(0, 2)),
          Buffer.from([0xff, 0xc0, 0xaf]),
          Buffer.from(text.slice(2)),
        ]),
      ),
  },
  'gzip that nobody asked for': {
    make: (text) =>
      fc.constant({
        bytes: gzipSync(text),
        headers: { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' },
      }),
  },
  'a wrong content type': {
    make: (text) =>
      fc
        .constantFrom(
          'text/html',
          'text/plain',
          'application/xml',
          ';;;=/',
          '',
          'application/json; charset="',
        )
        .map((type) => ({ bytes: Buffer.from(text), headers: { 'content-type': type }, note: type })),
  },
  'a page': {
    weight: 2,
    make: () =>
      fc.constantFrom(200, 200, 201, 403, 404, 500).map((status) => ({
        status,
        bytes: Buffer.from(PAGE),
        headers: { 'content-type': 'text/html' },
        note: String(status),
      })),
  },
  'no JSON': {
    make: (text) =>
      fc
        .constantFrom(
          '',
          ' ',
          'ok',
          'null',
          '0',
          '""',
          '[]',
          '{}',
          `)]}',\n${text}`,
          `callback(${text})`,
          `${text}${text}`,
        )
        .map((body) => ({ bytes: Buffer.from(body), note: body.slice(0, 20) })),
  },
  'another status': {
    weight: 4,
    make: (text) =>
      fc.tuple(fc.constantFrom(...STATUSES), fc.boolean(), withWords).map(([status, isRight, words]) => ({
        status,
        bytes: Buffer.from(isRight ? text : words),
        note: String(status),
      })),
  },
  'called too often': {
    weight: 4,
    make: () =>
      fc
        .tuple(
          fc.constantFrom<[number, string]>(
            [403, '403 Forbidden (Rate Limit Exceeded)'],
            [429, ''],
            [429, '{}'],
            [503, ''],
          ),
          fc.constantFrom(undefined, ...RETRY_AFTER),
          fc.constantFrom(undefined, '0.0', '-1', 'x'),
        )
        .map(([[status, words], after, left]) => ({
          status,
          bytes: Buffer.from(words),
          headers: {
            'content-type': 'text/plain',
            ...(after === undefined ? {} : { 'retry-after': after }),
            ...(left === undefined ? {} : { 'x-rate-limit-remaining': left }),
          },
          note: `${status}, retry-after ${after}`,
        })),
  },
  'a redirect': {
    weight: 2,
    make: (text, { self, elsewhere }) =>
      fc
        .tuple(
          fc.constantFrom(301, 302, 303, 307, 308),
          fc.constantFrom(self, elsewhere, '', '/', '//x', 'http://['),
        )
        .map(([status, location]) => ({
          status,
          bytes: Buffer.from(text),
          headers: { 'content-type': JSON_TYPE, location },
          note: `${status} ${location}`,
        })),
  },
  'an odd Link header': {
    weight: 4,
    make: (text, { self, elsewhere }) =>
      fc
        .tuple(fc.constantFrom(...LINK_VALUES), fc.constantFrom(self, `${self}?page=2`, elsewhere))
        .map(([value, url]) => ({
          bytes: Buffer.from(text),
          headers: { 'content-type': JSON_TYPE, link: value.replaceAll('URL', url) },
          note: value,
        })),
  },
  'odd headers': {
    make: (text) =>
      fc
        .constantFrom<Record<string, string | string[]>>(
          { 'set-cookie': ['a=b', 'c=d'], 'content-type': JSON_TYPE },
          { connection: 'close', 'content-type': JSON_TYPE },
          { 'x-long': 'x'.repeat(20_000) },
          { 'x-many': Array.from({ length: 150 }, String) },
          { 'www-authenticate': 'Bearer error="invalid_token"', etag: '"', date: 'never' },
        )
        .map((headers) => ({ bytes: Buffer.from(text), headers, note: Object.keys(headers).join(' ') })),
  },
  'ten megabytes': { make: () => bytes(Buffer.from(`{"members":["${'x'.repeat(10_000_000)}"]}`)) },
  'half of it': { make: (text) => bytes(Buffer.from(text.slice(0, text.length / 2))) },
  'cut off': { make: (text) => fc.constant({ bytes: Buffer.from(text), travel: 'cut' }) },
  'a closed connection': { make: () => fc.constant({ travel: 'closed' }) },
  'no HTTP': { make: () => fc.constant({ travel: 'no HTTP' }) },
  'another protocol': { make: () => fc.constant({ travel: 'another protocol' }) },
  'no answer': { weight: 1, make: () => fc.constant({ travel: 'never' }) },
  'a slow answer': { weight: 1, make: (text) => fc.constant({ bytes: Buffer.from(text), travel: 'slowly' }) },
};

export const SENT_KINDS: readonly string[] = Object.keys(SENT);
export const ANSWER_KINDS: readonly string[] = [...SENT_KINDS, ...CHANGES];

/** Answers in place of `document`, of every kind; a part of a document is wrong in about half of them. */
export function toAnswers(document: unknown, links: Links): fc.Arbitrary<PlatformAnswer> {
  const text = JSON.stringify(document);
  const sent = Object.entries(SENT).map(([kind, { weight = 3, make }]) => ({
    weight,
    arbitrary: make(text, links).map(
      ({ note, ...answer }): PlatformAnswer => ({
        kind,
        what: note === undefined ? kind : `${kind} (${note})`,
        status: 200,
        headers: { 'content-type': JSON_TYPE },
        bytes: Buffer.alloc(0),
        travel: 'whole',
        ...answer,
      }),
    ),
  }));
  const changed = toChanged(document).map(
    ({ kind, place, text: body }): PlatformAnswer => ({
      kind,
      what: `${kind} (${place}) ${body.slice(0, 300)}`,
      status: 200,
      headers: { 'content-type': JSON_TYPE },
      bytes: Buffer.from(body),
      travel: 'whole',
    }),
  );
  const total = sent.reduce((sum, { weight }) => sum + weight, 0);
  return fc.oneof({ weight: total, arbitrary: changed }, ...sent);
}
