import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runVisible } from '../engine/index.ts';
import { buildEngine, buildLab, toApp } from '../testing/build-lab.ts';
import { createTestGrader, type TestGraderOptions } from '../testing/test-grader.ts';
import type { Grader } from './grader.ts';
import { startGraderProcess } from './grader-process.ts';
import { type Command, toGraderCommand } from './jail.ts';
import { toPack } from './pack.ts';
import { toTestResults } from './result.ts';
import { verifyResult } from './sign.ts';

const KIB = 1_024;
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const known = { kind: 'functional' as const, weight: 1 };
const source = "for (let n = 0; n < 12; n++) await client().get('/'); fail('never');";
const visible = Array.from({ length: 6 }, (_, index) => ({
  ...known,
  id: `test-${index}`,
  title: 'A test',
  source,
}));
const plain = buildLab();
const lab = buildLab({
  pack: { ...plain.pack, tests: visible },
  tests: [
    ...visible.map((test) => ({ ...test, visibility: 'visible' as const })),
    { ...known, id: 'hidden', title: 'Hidden', visibility: 'hidden', source, hint: 'A hint.' },
  ],
});

let common: Promise<Grader> | undefined;
afterAll(async () => (await common)?.close());
/** A grader for all tests that only grade with it: starting one costs more than most of them. */
const useCommon = (): Promise<Grader> => (common ??= createTestGrader({ labs: [lab] }));

/** A grader that is closed after the test. */
async function start(options: Partial<TestGraderOptions> = {}): Promise<Grader> {
  const grader = await createTestGrader({ labs: [lab], ...options });
  onTestFinished(() => grader.close());
  return grader;
}

const NOISY = toApp(
  "app.get('/', (q, r) => { for (let n = 0; n < 200; n++) console.log('x'.repeat(4000)); r.send('y'.repeat(200000)); });",
);
const ODD = toApp(
  String.raw`app.get('/', (q, r) => { console.log('a\0b' + '\u{1F600}'.repeat(4000)); r.send('\0' + '\u{1F600}'.repeat(3000)); });`,
);

describe('P4 A result', () => {
  it.each([
    ['an app that logs 200 lines of 4,000 characters for each request', NOISY],
    ['an app whose texts hold NUL and cut emoji', ODD],
  ])('a result of %s is below 256 KiB, and the same in page and server', async (_what, files) => {
    const { grade } = await useCommon();
    const result = await grade('hello', files);
    expect(result.verdict).toBe('failed');
    expect(sizeOf(result)).toBeLessThan(256 * KIB);
    expect(JSON.stringify(result)).not.toContain(String.raw`\u0000`);
    const page = runVisible(await buildEngine(), toPack(lab), files);
    expect(page.outcome_hash).toBe(result.outcome_hash);
    expect(result.tests.filter(({ visibility }) => visibility === 'visible')).toEqual(page.tests);
    expect(page.tests.every(({ replay = [], requests }) => replay.length > 0 && requests === 12)).toBe(true);
  });

  it('a result has a valid signature when a list omits the replays', async () => {
    const { grade } = await useCommon();
    const result = await grade('hello', NOISY);
    const listed = { ...result, tests: result.tests.map(({ replay: _replay, ...test }) => test) };
    expect(verifyResult(listed, 'a key')).toBe(true);
    expect(verifyResult({ ...listed, tests: listed.tests.slice(1) }, 'a key')).toBe(false);
  });
});

describe("P4 a grader process's report about a test", () => {
  const line = {
    method: 'GET\0',
    url: '\ud83d',
    body: 'x'.repeat(50_000),
    status: 200,
    response: 'y'.repeat(50_000),
    events: Array.from({ length: 2_000 }, () => ({ kind: 'log', text: '\0'.repeat(50) })),
  };
  const reported = lab.tests.map(({ id, title, kind, visibility, weight }) => ({
    id,
    title,
    kind,
    visibility,
    status: 'failed',
    weight,
    fuel: 1,
    message: `\0${'\u{1F600}'.repeat(9_000)}\ud83d`,
    requests: 3,
    replay: Array.from({ length: 60 }, () => line),
  }));

  it('a report is truncated to the limits and sanitized, because the process is not trusted', () => {
    const taken = toTestResults(lab.tests, reported);
    expect(sizeOf(taken)).toBeLessThan(256 * KIB);
    expect(taken.at(-1)).not.toHaveProperty('replay');
    expect(taken.slice(0, -1).every(({ replay = [] }) => replay.length > 0)).toBe(true);
    for (const { message, replay = [], requests = 60 } of taken) {
      expect(message.length).toBeLessThanOrEqual(1_000);
      expect(message.isWellFormed()).toBe(true);
      expect(requests).toBe(60);
      for (const { events, more_events } of replay) expect([events.length, more_events]).toEqual([20, 1_980]);
    }
    expect(JSON.stringify(taken)).not.toMatch(/\\u0000|\\ud83d(?!\\ude00)/);
  });

  it.each([
    ['less than no fuel', { fuel: -1 }],
    ['fuel without end', { fuel: Number.POSITIVE_INFINITY }],
    ['half a request', { requests: 0.5 }],
    ['requests that are no number', { requests: 'many' }],
    ['a place before the first line', { place: { path: 'server.js', line: 0 } }],
    ['a place in a path without end', { place: { path: 'a'.repeat(121), line: 1 } }],
  ])('a report is refused with %s', (_what, change) => {
    const wrong = reported.map(({ replay: _replay, ...test }) => ({ ...test, ...change }));
    expect(() => toTestResults(lab.tests, wrong)).toThrow('wrong shape');
  });
});

/** A process that sends `words` in response to an order: bytes, as an expression over `id`. */
const toProgram = (words: string) => `
import { Socket } from 'node:net';
const channel = new Socket({ fd: 3, readable: true, writable: true });
const frame = (text) => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(Buffer.byteLength(text));
  return Buffer.concat([head, Buffer.from(text)]);
};
let waiting = Buffer.alloc(0);
channel.on('data', (chunk) => {
  waiting = Buffer.concat([waiting, chunk]);
  while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE(0)) {
    const order = JSON.parse(waiting.subarray(4, 4 + waiting.readUInt32BE(0)));
    waiting = waiting.subarray(4 + waiting.readUInt32BE(0));
    const { id } = order;
    channel.write(order.type === 'start' ? frame('{"type":"ready"}') : (${words}));
  }
});
channel.on('end', () => process.exit(0));
`;

describe('P4 A faulty grader process', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'drawbridge-grader-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const done = (fields: string) =>
    `frame(JSON.stringify({ type: 'done', id, tests: [], fuel: 1, limited: false, cpuMs: 1, ${fields} }))`;

  it.each([
    ['speaks a frame larger than 1 MiB', done(`tests: 'x'.repeat(1_100_000)`)],
    ['begins a frame of 4 GiB', 'Buffer.from([255, 255, 255, 255, 1])'],
    ['speaks no JSON', "frame('{')"],
    ['speaks of fuel in words', done(`fuel: 'a\\u0000'`)],
    ['answers for no test', done('tests: []')],
    [
      'breaks off with a long story',
      `frame(JSON.stringify({ type: 'fault', id, message: '\\u0000'.repeat(9_000) }))`,
    ],
  ])(
    'a faulty process (%s) is ended: its submission has a verdict and the next one is fine',
    async (_what, words) => {
      const path = join(folder, 'process.mjs');
      writeFileSync(path, toProgram(words));
      const bad: Command = { file: process.execPath, args: [path], env: {}, cwd: folder };
      const lines: string[] = [];
      let starts = 0;
      const { grade, pids } = await start({
        labs: [plain],
        // The first two processes; those that replace them work.
        command: (jail, cache) => (++starts <= 2 ? bad : toGraderCommand(jail, cache)),
        log: (line) => lines.push(line),
      });
      const doomed = pids();
      for (const result of await Promise.all([grade('hello', []), grade('hello', [])])) {
        expect(result).toMatchObject({ verdict: 'infra', score: 0, tests: [] });
        expect(result.log).toBe('The grader stopped before it came to a verdict.');
      }
      expect(await grade('hello', [])).toMatchObject({ verdict: 'passed' });
      expect(pids().filter((pid) => doomed.includes(pid))).toEqual([]);
      expect(lines.filter((line) => line.includes('lost'))).toHaveLength(2);
      for (const line of lines) expect([line.length < 2_200, line.includes('\0')]).toEqual([true, false]);
    },
  );
});

describe('labs fault 10: the clock of a submission', () => {
  it.each([
    ['progress', `frame(JSON.stringify({ type: 'progress', id }))`],
    ['that it is ready', `frame('{"type":"ready"}')`],
    [
      'that it loads a runtime',
      `Buffer.concat([frame(JSON.stringify({ type: 'progress', id })), frame(JSON.stringify({ type: 'loading', id }))])`,
    ],
  ])('the clock is not stopped by a process that reports %s forever', async (_what, words) => {
    const folder = mkdtempSync(join(tmpdir(), 'drawbridge-clock-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'process.mjs');
    const again = `setInterval(() => channel.write(${words}), 50) && (${words})`;
    writeFileSync(path, toProgram(again));
    const started = startGraderProcess({
      command: { file: process.execPath, args: [path], env: {}, cwd: folder },
      warm: [],
      limits: { quietMs: 400, wholeMs: 800, checkMs: 50, checks: 10 },
      log: () => undefined,
    });
    onTestFinished(() => started.kill());
    await started.ready;
    const { pack, tests } = plain;
    const lab = { id: pack.lab_id, pack, tests };
    await expect(started.grade({ lab, files: [], seed: '' })).rejects.toThrow(
      'no progress within the time limit',
    );
    expect(started.alive()).toBe(false);
  });
});
