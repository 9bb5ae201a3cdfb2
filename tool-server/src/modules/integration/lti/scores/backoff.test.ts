import { describe, expect, it } from 'vitest';
import { readRetryAfterMs, toBackoffMs, toWaitMs } from './backoff.ts';
import { toScoresUrl } from './score-message.ts';

describe('waiting for a platform', () => {
  it('the wait doubles from five seconds to an hour, less up to a half', () => {
    expect([0, 1, 2, 3, 20, 99].map((tries) => toBackoffMs(tries, 1))).toEqual([
      5_000, 10_000, 20_000, 40_000, 3_600_000, 3_600_000,
    ]);
    expect(toBackoffMs(0, 0)).toBe(2_500);
  });

  it.each([
    ['120', 120_000],
    ['0', 0],
    ['999999999', 86_400_000],
    ['Mon, 02 Mar 2026 09:05:00 GMT', 300_000],
    ['Mon, 02 Mar 2026 08:00:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('the wait is read from Retry-After %j', (header, ms) => {
    expect(readRetryAfterMs(header, new Date('2026-03-02T09:00:00Z'))).toBe(ms);
  });
});

it("the wait follows the platform's request, and is never shorter than without one", () => {
  expect(toWaitMs(0, 90_000)).toBe(90_000);
  expect(toWaitMs(20, 90_000)).toBeGreaterThanOrEqual(1_800_000);
  expect(toWaitMs(0, 0)).toBeGreaterThanOrEqual(2_500);
});

describe('AGS 3.3.1 the address of scores', () => {
  it.each([
    ['https://lms.test/items/1', 'https://lms.test/items/1/scores'],
    ['https://lms.test/items/1/?type_id=1', 'https://lms.test/items/1/scores?type_id=1'],
    ['https://lms.test/item?id=7', 'https://lms.test/item/scores?id=7'],
  ])('the address of scores is derived from %s', (lineItem, expected) => {
    expect(toScoresUrl(lineItem)).toBe(expected);
  });
});
