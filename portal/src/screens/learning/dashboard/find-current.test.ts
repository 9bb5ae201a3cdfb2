import { buildCourse } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { findCurrent } from './find-current.ts';

const enrolled = (
  _key: string,
  state: { is_completed?: boolean; upgrade?: boolean; disabled?: boolean } = {},
) => buildCourse({ _key, is_enrolled: true, ...state });

describe('the course that the dashboard continues with', () => {
  it('the course is the first one that is open and not complete', () =>
    expect(
      findCurrent([
        enrolled('done', { is_completed: true }),
        enrolled('sold', { upgrade: true }),
        enrolled('ended', { disabled: true }),
        enrolled('open'),
      ])?._key,
    ).toBe('open'));
  it('the course is a closed one if no other is in progress, and the card says so', () =>
    expect(
      findCurrent([enrolled('done', { is_completed: true }), enrolled('ended', { disabled: true })])?._key,
    ).toBe('ended'));
  it('the course is a complete one if there is nothing else', () =>
    expect(findCurrent([enrolled('done', { is_completed: true })])?._key).toBe('done'));
  it('the course is undefined before the first enrollment', () => expect(findCurrent([])).toBeUndefined());
});
