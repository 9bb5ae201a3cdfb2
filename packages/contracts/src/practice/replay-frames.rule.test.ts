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
  it('the frames are a request, what happened meanwhile in its order, and the response', () => {
    expect(stagesOf([line(select, disclosed), line()])).toEqual([
      '0 request',
      '0 statement',
      '0 seen',
      '0 answer',
      '1 request',
      '1 answer',
    ]);
  });

  it('a replay without requests has no frames', () => expect(toReplayFrames([])).toEqual([]));

  it('statements in an older result, from before they were recorded, are shown as seen', () => {
    expect(stagesOf([line({ kind: 'sql', text: 'SQL: select 1 → 1 row' })])).toContain('0 seen');
  });

  it('a frame shows the last line of code of its own request, and none before there is one', () => {
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

describe('two films side by side', () => {
  const before = toReplayFrames([line(select, disclosed), line(select, select)]);
  const after = toReplayFrames([line(), line(select)]);
  const match = (at: number) => after[findMatchingFrame(before, at, after)];

  it('both films show the same request at the same stage', () => {
    expect(match(0)).toMatchObject({ request: 0, stage: 'request' });
    expect(match(3)).toMatchObject({ request: 0, stage: 'answer' });
    expect(match(5)).toMatchObject({ request: 1, stage: 'statement' });
  });

  it('a film without such a moment waits before the response', () => {
    expect(match(1)).toMatchObject({ request: 0, stage: 'request' });
    expect(match(2)).toMatchObject({ request: 0, stage: 'request' });
  });

  it('a film stays at the last moment of a stage that the other has more often', () => {
    expect(match(6)).toMatchObject({ request: 1, stage: 'statement' });
  });

  it('the longer film ends at the end of the shorter one', () => {
    expect(findMatchingFrame(before, 7, toReplayFrames([line()]))).toBe(1);
    expect(findMatchingFrame(before, 0, [])).toBe(0);
    expect(findMatchingFrame([], 0, after)).toBe(0);
  });
});

describe('lines around one line', () => {
  const text = 'one\r\ntwo\nthree\nfour';
  it('lines have their numbers and end with the file', () => {
    expect(toLinesAround(text, 2, 1)).toEqual([
      { number: 1, text: 'one' },
      { number: 2, text: 'two' },
      { number: 3, text: 'three' },
    ]);
    expect(toLinesAround(text, 1, 1).map(({ number }) => number)).toEqual([1, 2]);
    expect(toLinesAround(text, 4, 9).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
  it('a line that the file does not have shows those near it', () => {
    expect(toLinesAround(text, 90, 2)).toEqual([]);
  });
});
