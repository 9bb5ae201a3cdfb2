import { describe, expect, it } from 'vitest';
import { TokenError } from './access-tokens.ts';
import { readFault, toTokenFailure } from './read-fault.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const busy = { status: 403, text: 'Rate Limit Exceeded', headers: { 'retry-after': '90' } };

describe('a platform that is called too often', () => {
  it('is the fault of a score as it is, not that writing is forbidden', () => {
    expect(readFault(busy)).toBe('busy');
    expect(readFault({ ...busy, text: 'Forbidden' })).toBe('not_allowed');
  });

  it('is the fault of a token as it is, not the client id or the keys, and says how long to wait', () => {
    expect(toTokenFailure(new TokenError(busy), NOW)).toMatchObject({
      kind: 'retry',
      fault: 'busy',
      retryAfterMs: 90_000,
    });
    expect(toTokenFailure(new TokenError({ ...busy, text: '' }), NOW).fault).toBe('no_token');
  });
});
