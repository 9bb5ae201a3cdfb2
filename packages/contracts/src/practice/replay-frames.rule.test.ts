import { describe, expect, it } from 'vitest';
import type { DescribedEvent, ReplayLine } from './lab-results.ts';
import {
  findFramePlace,
  findFrameStatement,
  findMatchingFrame,
  toLinesAround,
  toReplayFrames,
} from './replay-frames.rule.ts';

const place = { path: 'routes/notes.js', line: 4 };
const select: DescribedEvent = {
  kind: 'sql',
  text: 'SQL: select 1 → 1 row',
  place,
  statement: { text: 'select 1', result: '1 row' },
};
const disclosed: DescribedEvent = { kind: 'disclosed', text: 'Disclosed: a note', breach: true };
const line = (...events: DescribedEvent[]): ReplayLine => ({
  method: 'GET',
  url: '/',
  body: '',
  status: 200,
  response: 'ok',
  events,
});
const stagesOf = (lines: ReplayLine[]) =>
  toReplayFrames(lines).map(({ request, stage }) => `${request} ${stage}`);

describe('the frames of a replay', () => {
  it('are a request, what happened meanwhile in its order, and the answer', () => {
    expect(stagesOf([line(select, disclosed), line()])).toEqual([
      '0 request',
      '0 statement',
      '0 seen',
      '0 answer',
      '1 request',
      '1 answer',
    ]);
  });

  it('do not exist for a replay without requests', () => expect(toReplayFrames([])).toEqual([]));

  it('of a result from before statements were recorded show them as seen', () => {
    expect(stagesOf([line({ kind: 'sql', text: 'SQL: select 1 → 1 row' })])).toContain('0 seen');
  });

  it('show the last line of code of their own request, and none before there is one', () => {
    const frames = toReplayFrames([line(select, disclosed), line(disclosed)]);
    expect(frames.map((_, at) => findFramePlace(frames, at))).toEqual([
      undefined,
      place,
      place,
      place,
      undefined,
      undefined,
      undefined,
    ]);
    expect(frames.map((_, at) => findFrameStatement(frames, at)?.kind)).toEqual([
      undefined,
      'sql',
      'sql',
      'sql',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('two films in step', () => {
  const before = toReplayFrames([line(select, disclosed), line(select, select)]);
  const after = toReplayFrames([line(), line(select)]);
  const match = (at: number) => after[findMatchingFrame(before, at, after)];

  it('show the same request at the same stage', () => {
    expect(match(0)).toMatchObject({ request: 0, stage: 'request' });
    expect(match(3)).toMatchObject({ request: 0, stage: 'answer' });
    expect(match(5)).toMatchObject({ request: 1, stage: 'statement' });
  });

  it('wait before the answer where one of them has no such moment', () => {
    expect(match(1)).toMatchObject({ request: 0, stage: 'request' });
    expect(match(2)).toMatchObject({ request: 0, stage: 'request' });
  });

  it('stay at the last moment of a stage that one of them has more often', () => {
    expect(match(6)).toMatchObject({ request: 1, stage: 'statement' });
  });

  it('end at the end of the shorter one', () => {
    expect(findMatchingFrame(before, 7, toReplayFrames([line()]))).toBe(1);
    expect(findMatchingFrame(before, 0, [])).toBe(0);
    expect(findMatchingFrame([], 0, after)).toBe(0);
  });
});

describe('the lines around one', () => {
  const text = 'one\r\ntwo\nthree\nfour';
  it('have their numbers and end with the file', () => {
    expect(toLinesAround(text, 2, 1)).toEqual([
      { number: 1, text: 'one' },
      { number: 2, text: 'two' },
      { number: 3, text: 'three' },
    ]);
    expect(toLinesAround(text, 1, 1).map(({ number }) => number)).toEqual([1, 2]);
    expect(toLinesAround(text, 4, 9).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
  it('of a line that the file does not have are those near it', () => {
    expect(toLinesAround(text, 90, 2)).toEqual([]);
  });
});
