import { describe, expect, it } from 'vitest';
import { isBusy, isPassing } from './read-status.ts';

const answer = (status: number, text = '', headers: Record<string, string> = {}) => ({
  status,
  text,
  headers,
});
const REMAINING = 'x-rate-limit-remaining';

describe('a platform that is called too often', () => {
  it.each<[string, ReturnType<typeof answer>, boolean]>([
    ['429 without a word', answer(429), true],
    ['403 with the words of Canvas', answer(403, '403 Forbidden (Rate Limit Exceeded)'), true],
    ['403 with a counter at nothing', answer(403, '', { [REMAINING]: '0.0' }), true],
    ['403 with a counter below nothing', answer(403, '', { [REMAINING]: '-12.5' }), true],
    ['403 with a counter that has some left', answer(403, '', { [REMAINING]: '0.5' }), false],
    ['403 without a word', answer(403, 'Forbidden'), false],
    ['400 about a rate limit', answer(400, 'rate limit is no field'), false],
    ['403 with the words far behind', answer(403, `${'x'.repeat(2_000)}rate limit`), false],
  ])('a busy platform is recognized by its answer: %s', (_what, given, expected) => {
    expect([isBusy(given), isPassing(given)]).toEqual([expected, expected]);
  });
});
