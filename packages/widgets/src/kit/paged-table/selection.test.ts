import { describe, expect, it } from 'vitest';
import { extend, keepKnown, toggle, toggleAll } from './selection.ts';

const KEYS = ['a', 'b', 'c', 'd'];

describe('a selection of rows', () => {
  it('takes a row in, and out again', () => {
    const one = toggle(new Set(), 'b');
    expect([[...one], [...toggle(one, 'b')]]).toEqual([['b'], []]);
  });
  it('takes all rows, and none once all are in it', () => {
    const all = toggleAll(new Set(['b']), KEYS);
    expect([[...all], [...toggleAll(all, KEYS)]]).toEqual([KEYS, []]);
  });
  it('is extended in both directions, and keeps what was in it', () => {
    expect([...extend(new Set(['a']), KEYS, 3, 2)]).toEqual(['a', 'c', 'd']);
  });
  it('loses the rows that are not in the list any more', () => {
    expect([...keepKnown(new Set(['a', 'x']), KEYS)]).toEqual(['a']);
  });
});
