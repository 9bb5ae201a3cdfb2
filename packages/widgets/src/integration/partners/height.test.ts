import { FRAME_HEIGHT } from '@drawbridge/contracts/integration';
import { describe, expect, it } from 'vitest';
import { toHeight } from './height.ts';

describe('EMB-9 the height typed by an administrator', () => {
  it.each([FRAME_HEIGHT.least, 900, FRAME_HEIGHT.most])('the height %d is accepted', (height) => {
    expect(toHeight(String(height))).toBe(height);
  });

  it.each(['', '79', '20001', '-900', '9e2', '640.5', '0x300', '640px'])(
    'the height %j is not accepted',
    (typed) => {
      expect(toHeight(typed)).toBeUndefined();
    },
  );
});
