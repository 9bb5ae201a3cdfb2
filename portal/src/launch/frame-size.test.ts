import { describe, expect, it } from 'vitest';
import { toFrameHeight } from './frame-size.ts';

const frame = { wantedPx: 860, bodyPx: 600, givenPx: 600, screenPx: 1_080 };

describe('LTI-25 the height that a page requests from its platform', () => {
  it.each([
    ['that of its contents', { wantedPx: 0, bodyPx: 3_061.4 }, 3_062],
    ['never less than can be read', { wantedPx: 0, bodyPx: 90 }, 480],
    ['what it wants, where it fits any height', {}, 860],
    ['the same after a long page, whose frame it fills', { bodyPx: 6_001 }, 860],
    ['that of the screen, where it wants more', { screenPx: 700 }, 700],
    ['what the platform gave it, where that is more', { givenPx: 1_000 }, 1_000],
    ['not what it was given beyond the screen', { givenPx: 6_001 }, 1_080],
  ])('the height is %s', (_what, heights, expected) => {
    expect(toFrameHeight({ ...frame, ...heights })).toBe(expected);
  });
});
