import { asId } from '@drawbridge/contracts';
import type { ReviewStep } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { toGap, toLocalTime } from '../../kit/time/local-time.ts';
import { findBefore, findChanges, toFirstShown, toNumber } from './changes.ts';

const starter = [
  { path: 'a.js', text: '1' },
  { path: 'b.js', text: '1' },
];
const step = (kind: ReviewStep['kind'], id = ''): ReviewStep => ({
  at: '2026-03-02T09:00:00.000Z',
  kind,
  text: '',
  ...(kind === 'submission' ? { submission: { submission_id: asId<'submission'>(id) } } : {}),
});

describe('changes of a submission', () => {
  it('a submission is compared with the starter', () => {
    expect(findChanges(starter, [], [{ path: 'b.js', text: '2' }])).toEqual([
      { path: 'b.js', before: '1', after: '2' },
    ]);
  });
  it('a submission is compared with the previous one, including a file put back', () => {
    const before = [
      { path: 'a.js', text: '2' },
      { path: 'b.js', text: '2' },
    ];
    expect(findChanges(starter, before, [{ path: 'b.js', text: '2' }])).toEqual([
      { path: 'a.js', before: '2', after: '1' },
    ]);
  });
  it('a submitted starter has no changes', () => {
    expect(findChanges(starter, [], starter)).toEqual([]);
  });
});

describe('steps of an attempt', () => {
  const steps = [
    step('opened'),
    step('submission', '2'),
    step('hint'),
    step('submission', '3'),
    step('closed'),
  ];
  it('steps know the previous submission', () => {
    expect(findBefore(steps, 1)).toBeUndefined();
    expect(findBefore(steps, 3)).toBe('2');
  });
  it('steps are counted by kind', () => {
    expect([toNumber(steps, 1), toNumber(steps, 2), toNumber(steps, 3)]).toEqual([1, 1, 2]);
  });
  it('steps are read from the last submission on', () => {
    expect([toFirstShown(steps), toFirstShown(steps.slice(0, 1))]).toEqual([3, 0]);
  });
});

describe('times of an attempt', () => {
  it('times are in the given zone', () => {
    expect(toLocalTime('2026-03-02T23:30:00.000Z', 'en-GB', 'Europe/Berlin')).toEqual({
      day: '3 Mar 2026',
      time: '0:30',
    });
  });
  it.each([
    ['2026-03-02T09:00:40Z', '40 s'],
    ['2026-03-02T09:12:10Z', '12 min'],
    ['2026-03-02T12:00:00Z', '3 h'],
    ['2026-03-04T09:00:00Z', '2 d'],
    ['2026-03-02T08:59:59Z', undefined],
  ])('the times between steps: %s', (to, gap) => {
    expect(toGap('2026-03-02T09:00:00Z', to)).toBe(gap);
  });
});
