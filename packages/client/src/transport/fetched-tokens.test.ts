import { describe, expect, it, vi } from 'vitest';
import { createTokenSource } from './fetched-tokens.ts';

const T0 = Date.parse('2026-03-02T09:00:00.000Z');
const inMinutes = (minutes: number) => new Date(T0 + minutes * 60_000).toISOString();

describe('EMB-13 tokens from the page around a widget', () => {
  it('are fetched once for all calls that wait', async () => {
    const fetchToken = vi.fn(() => Promise.resolve({ token: 'one' }));
    const tokens = createTokenSource(fetchToken);
    expect(tokens.token()).toBeUndefined();
    await Promise.all([tokens.ready?.(), tokens.ready?.(), tokens.refresh(undefined)]);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    expect(tokens.token()).toBe('one');
  });

  it('are replaced after four fifths of their life, without holding up the call', async () => {
    let now = T0;
    let fetched = 0;
    const tokens = createTokenSource(
      () => {
        fetched += 1;
        return Promise.resolve({ token: `token ${fetched}`, expires_at: inMinutes(10 * fetched) });
      },
      () => now,
    );
    await tokens.ready?.();
    now = T0 + 7 * 60_000;
    await tokens.ready?.();
    expect(fetched).toBe(1);
    now = T0 + 8 * 60_000;
    await tokens.ready?.();
    await vi.waitFor(() => expect(tokens.token()).toBe('token 2'));
    expect(tokens.successor('token 1')).toBe('token 2');
  });

  it('are none for a visitor who is not signed in', async () => {
    const tokens = createTokenSource(() => Promise.resolve(undefined));
    await tokens.ready?.();
    expect(tokens.token()).toBeUndefined();
    expect(await tokens.refresh(undefined)).toBeUndefined();
  });

  it('are forgotten when the server refuses the one in use, not an earlier one', async () => {
    const tokens = createTokenSource(() => Promise.resolve({ token: 'one' }));
    await tokens.ready?.();
    tokens.refused('earlier');
    expect(tokens.token()).toBe('one');
    tokens.refused('one');
    expect(tokens.token()).toBeUndefined();
  });

  it('fail a call whose token cannot be fetched, and are fetched again for the next', async () => {
    const fetchToken = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ token: 'one' });
    const tokens = createTokenSource(fetchToken);
    await expect(tokens.ready?.()).rejects.toThrow('Failed to fetch');
    await tokens.ready?.();
    expect(tokens.token()).toBe('one');
  });
});
