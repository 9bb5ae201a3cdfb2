import { buildCourse } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { findCurrent } from './find-current.ts';

const enrolled = (
  _key: string,
  state: { is_completed?: boolean; upgrade?: boolean; disabled?: boolean } = {},
) => buildCourse({ _key, is_enrolled: true, ...state });

describe('the course that the dashboard goes on with', () => {
  it('is the first that is open and not complete', () =>
    expect(
      findCurrent([
        enrolled('done', { is_completed: true }),
        enrolled('sold', { upgrade: true }),
        enrolled('ended', { disabled: true }),
        enrolled('open'),
      ])?._key,
    ).toBe('open'));
  it('is one that is closed where no other is under way: the card says so', () =>
    expect(
      findCurrent([enrolled('done', { is_completed: true }), enrolled('ended', { disabled: true })])?._key,
    ).toBe('ended'));
  it('is a complete one where nothing else is', () =>
    expect(findCurrent([enrolled('done', { is_completed: true })])?._key).toBe('done'));
  it('is undefined before the first enrolment', () => expect(findCurrent([])).toBeUndefined());
});
