import type { DescribedEvent, ReplayLine } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { createCodeFinder, toFilm } from './film.ts';
import { findLead, toFrameMs, toFrameOf } from './playback.ts';

const seen: DescribedEvent = { kind: 'disclosed', text: 'Disclosed: a note', breach: true };
const line = (...events: DescribedEvent[]): ReplayLine => ({
  method: 'GET',
  url: '/',
  body: '',
  status: 200,
  response: '',
  events,
});
const before = toFilm({ id: 'before', title: 'Before', lines: [line(seen), line()] });
const now = toFilm({ id: 'now', title: 'Now', lines: [line(), line()] });

describe('the film that the slider controls', () => {
  it('the slider controls the longer film if both are beside each other', () => {
    expect(findLead([now, before], 'now', true)?.id).toBe('before');
    expect(findLead([now, now], undefined, true)?.id).toBe('now');
  });
  it('the slider controls the shown film if there is room for one', () => {
    expect(findLead([before, now], 'now', false)?.id).toBe('now');
    expect(findLead([before, now], 'gone', false)?.id).toBe('before');
  });
  it('the slider controls no film if there are none', () =>
    expect(findLead([], undefined, true)).toBeUndefined());
});

describe('a position in a film', () => {
  it('a position keeps its request and stage in the other film', () => {
    expect(toFrameOf(now, [before, now], { filmId: 'before', at: 2 })).toBe(1);
    expect(toFrameOf(now, [before, now], { filmId: 'before', at: 3 })).toBe(2);
  });
  it('a position is never past the end', () => {
    expect(toFrameOf(now, [now], { filmId: 'now', at: 99 })).toBe(3);
    expect(toFrameOf(now, [now], { filmId: 'gone', at: 1 })).toBe(1);
  });
});

it('an effect behind the scenes is shown for longer than a request', () => {
  expect(toFrameMs(before, 1)).toBeGreaterThan(toFrameMs(before, 0));
});

describe('the code of a film', () => {
  const find = createCodeFinder([{ path: 'a.js', text: 'one\ntwo' }]);
  it('the code of a film is that of the place', () =>
    expect(find({ path: 'a.js', line: 2 })?.lines.at(-1)?.text).toBe('two'));
  it('the code is missing for an unknown file or line', () => {
    expect(find({ path: 'b.js', line: 1 })).toBeUndefined();
    expect(find({ path: 'a.js', line: 40 })).toBeUndefined();
  });
});
