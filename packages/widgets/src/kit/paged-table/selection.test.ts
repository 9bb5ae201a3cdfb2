import { describe, expect, it } from 'vitest';
import { extend, keepKnown, toggle, toggleAll } from './selection.ts';

const KEYS = ['a', 'b', 'c', 'd'];

describe('a selection of rows', () => {
  it('a row is selected and deselected', () => {
    const one = toggle(new Set(), 'b');
    expect([[...one], [...toggle(one, 'b')]]).toEqual([['b'], []]);
  });
  it('all rows are selected, and none once all are', () => {
    const all = toggleAll(new Set(['b']), KEYS);
    expect([[...all], [...toggleAll(all, KEYS)]]).toEqual([KEYS, []]);
  });
  it('the selection is extended in both directions, and keeps what it had', () => {
    expect([...extend(new Set(['a']), KEYS, 3, 2)]).toEqual(['a', 'c', 'd']);
  });
  it('rows that are no longer in the list are deselected', () => {
    expect([...keepKnown(new Set(['a', 'x']), KEYS)]).toEqual(['a']);
  });
});
