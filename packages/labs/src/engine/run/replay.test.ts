import type { TestResult } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { buildEngine, buildLab, toApp } from '../../testing/build-lab.ts';
import { runVisible } from './visible.ts';

const KIB = 1_024;
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const known = { kind: 'functional' as const, weight: 1 };

/** Runs visible tests of this source, `count` of them alike, against an app of these routes. */
async function run(routes: string, source: string, count = 1): Promise<TestResult[]> {
  const tests = Array.from({ length: count }, (_, index) => ({
    ...known,
    id: `test-${index}`,
    title: 'A test',
    source,
  }));
  const pack = { ...buildLab().pack, tests };
  return runVisible(await buildEngine(), pack, toApp(routes)).tests;
}
const replayOf = async (routes: string, source: string) => {
  const [test] = await run(routes, source);
  if (test?.replay === undefined) throw new Error('a visible test has a replay');
  return { ...test, replay: test.replay };
};
const gets = (count: number) => `for (let n = 0; n < ${count}; n++) await client().get('/?n=' + n);`;
const NOISE = "for (let line = 0; line < 200; line++) console.log('x'.repeat(4000));";

describe('P4 The replay of a test', () => {
  it('a replay shows 20 events of a request, and how many more there were', async () => {
    const { replay } = await replayOf(
      "app.get('/', (q, r) => { for (let n = 0; n < 33; n++) console.log('line ' + n); r.send(''); });",
      gets(1),
    );
    expect(replay[0]?.events).toHaveLength(20);
    expect(replay[0]).toMatchObject({ more_events: 13 });
    expect(replay[0]?.events[0]).toEqual({ kind: 'log', text: 'Log: line 0' });
  });

  it('a replay mentions no more events if all are shown', async () => {
    const { replay } = await replayOf(
      "app.get('/', (q, r) => { console.log('one'); r.send(''); });",
      gets(1),
    );
    expect(replay[0]?.events).toEqual([{ kind: 'log', text: 'Log: one' }]);
    expect(replay[0]).not.toHaveProperty('more_events');
  });

  it('a replay prefers traces of an attack to routine events of the app, in chronological order', async () => {
    const { replay } = await replayOf(
      `app.get('/', (q, r) => { ${NOISE.replace('4000', '4')} sessions.open(r, 'ada'); console.log('late'); r.send(''); });`,
      gets(1),
    );
    expect(replay[0]?.events.at(-1)).toEqual({ kind: 'session', text: 'Session opened as ada' });
    expect(replay[0]).toMatchObject({ more_events: 182 });
  });

  it('a replay shows 40 requests, and the result has their number', async () => {
    const test = await replayOf("app.get('/', (q, r) => r.send(''));", gets(45));
    expect([test.replay.length, test.requests]).toEqual([40, 45]);
  });

  it('a replay is at most 64 KiB of JSON: texts are truncated before requests are left out', async () => {
    const pages = await replayOf("app.get('/', (q, r) => r.send('y'.repeat(9000)));", gets(30));
    expect(pages.replay).toHaveLength(30);
    expect(sizeOf(pages.replay)).toBeLessThanOrEqual(64 * KIB);
    expect(pages.replay[0]?.response).toMatch(/^y{999}…$/);
    const noisy = await replayOf(`app.get('/', (q, r) => { ${NOISE} r.send(''); });`, gets(30));
    expect(sizeOf(noisy.replay)).toBeLessThanOrEqual(64 * KIB);
    expect(noisy.requests).toBe(30);
    expect(noisy.replay.length).toBeGreaterThan(5);
  });

  it('a replay is within its limits in bytes for characters of every length', async () => {
    for (const text of [String.raw`\u0001`, String.raw`\0`, String.raw`\ud83d`, String.raw`\u{1F600}`, '"']) {
      const { replay } = await replayOf(
        `app.get('/', (q, r) => { for (let n = 0; n < 50; n++) console.log('x' + '${text}'.repeat(4000)); r.send('${text}'.repeat(4000)); });`,
        gets(40),
      );
      expect(sizeOf(replay), text).toBeLessThanOrEqual(64 * KIB);
      expect(replay.length, text).toBeGreaterThan(0);
      expect(JSON.stringify(replay).includes(String.raw`\u0000`), text).toBe(false);
      for (const line of replay)
        for (const event of line.events) expect(event.text.isWellFormed()).toBe(true);
    }
  });

  it('a replay shares the size limit of a result with the replays of the other visible tests', async () => {
    const tests = await run(`app.get('/', (q, r) => { ${NOISE} r.send(''); });`, gets(10), 12);
    expect(sizeOf(tests)).toBeLessThan(256 * KIB);
    for (const { replay = [] } of tests) expect(replay.length).toBeGreaterThan(0);
  });
});

describe('The message of a test', () => {
  it.each([String.raw`\0`, String.raw`\ud83d`, String.raw`\u0001`, String.raw`\u{1F600}`, 'ж'])(
    'a message made of %s is clean and short, for a test and for an app that does not start',
    async (text) => {
      for (const [routes, source] of [
        ['', `fail('x' + '${text}'.repeat(5000));`],
        [`throw new Error('x' + '${text}'.repeat(5000));`, ''],
      ] as const) {
        const [test] = await run(routes, source);
        const message = test?.message ?? '';
        expect(message.length).toBeGreaterThan(200);
        expect(message.length).toBeLessThanOrEqual(1_000);
        expect(sizeOf(message)).toBeLessThanOrEqual(3 * KIB);
        expect([message.isWellFormed(), message.includes('\0')]).toEqual([true, false]);
      }
    },
  );
});
