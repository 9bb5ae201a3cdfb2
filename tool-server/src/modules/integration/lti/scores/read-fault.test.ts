import { describe, expect, it } from 'vitest';
import { TokenError } from './access-tokens.ts';
import { readFault, toTokenFailure } from './read-fault.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const busy = { status: 403, text: 'Rate Limit Exceeded', headers: { 'retry-after': '90' } };

describe('a platform that is called too often', () => {
  it('too many score requests are reported as such, not as forbidden writing', () => {
    expect(readFault(busy)).toBe('busy');
    expect(readFault({ ...busy, text: 'Forbidden' })).toBe('not_allowed');
  });

  it('too many token requests are reported as such, not as a fault of client id or keys, with the wait', () => {
    expect(toTokenFailure(new TokenError(busy), NOW)).toMatchObject({
      kind: 'retry',
      fault: 'busy',
      retryAfterMs: 90_000,
    });
    expect(toTokenFailure(new TokenError({ ...busy, text: '' }), NOW).fault).toBe('no_token');
  });
});
