import { FRAME_HEIGHT } from '@drawbridge/contracts/integration';
import { describe, expect, it } from 'vitest';
import { toHeight } from './height.ts';

describe('EMB-9 the height that an administrator types', () => {
  it.each([FRAME_HEIGHT.least, 900, FRAME_HEIGHT.most])('is taken: %d', (height) => {
    expect(toHeight(String(height))).toBe(height);
  });

  it.each(['', '79', '20001', '-900', '9e2', '640.5', '0x300', '640px'])('is not taken: %j', (typed) => {
    expect(toHeight(typed)).toBeUndefined();
  });
});
