import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmbedSession, type EmbedGrant } from './embed-session.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const after = (minutes: number) => new Date(START + minutes * 60_000).toISOString();

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

function open(...grants: (EmbedGrant | Error)[]) {
  const askHost = vi.fn(async () => {
    const next = grants.length > 1 ? grants.shift() : grants[0];
    if (next instanceof Error || next === undefined) throw next ?? new Error('no grant');
    return next;
  });
  const onVisitorChanged = vi.fn();
  return { askHost, onVisitorChanged, session: createEmbedSession({ askHost, onVisitorChanged }) };
}

describe("EMB-12 a visitor's token", () => {
  it('the token comes from the page, and is only in memory', async () => {
    const { session } = open({ token: 't1', expires_at: after(10) });
    expect(session.state.value).toBe('asking');
    await session.start();
    expect([session.state.value, session.tokens.token()]).toEqual(['open', 't1']);
    session.close();
  });

  it.each([
    ['answers without one', {}],
    ['fails', new Error('offline')],
  ])('the token is missing when the page %s: the visitor is anonymous', async (_words, answer) => {
    const { session } = open(answer);
    await session.start();
    expect([session.state.value, session.tokens.token()]).toEqual(['anonymous', undefined]);
  });

  it('a token sent by the page replaces the previous one; null removes it', async () => {
    const { session, onVisitorChanged } = open({});
    await session.start();
    session.set({ token: 't2' });
    expect([session.state.value, session.tokens.token()]).toEqual(['open', 't2']);
    expect(onVisitorChanged).not.toHaveBeenCalled();
    session.set(null);
    expect([session.state.value, session.tokens.token()]).toEqual(['anonymous', undefined]);
    expect(onVisitorChanged).toHaveBeenCalledOnce();
  });
});

describe('EMB-13 a token that expires', () => {
  it('a token is replaced at 80% of its lifetime', async () => {
    const { session, askHost } = open(
      { token: 't1', expires_at: after(10) },
      { token: 't2', expires_at: after(18) },
    );
    await session.start();
    await vi.advanceTimersByTimeAsync(479_999);
    expect([askHost.mock.calls.length, session.tokens.token()]).toEqual([1, 't1']);
    await vi.advanceTimersByTimeAsync(1);
    expect([askHost.mock.calls.length, session.tokens.token()]).toEqual([2, 't2']);
    session.close();
  });

  it.each([
    ['ahead', -2_880],
    ['behind', 2_880],
  ])("a token is requested once if the browser's clock is two days %s", async (_words, minutes) => {
    const { session, askHost } = open({ token: 't1', expires_at: after(10 + minutes) });
    await session.start();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([askHost.mock.calls.length, session.state.value, session.tokens.token()]).toEqual([
      1,
      'open',
      't1',
    ]);
    session.close();
  });

  it('all calls that wait for a token share one request', async () => {
    const { session, askHost } = open({ token: 't1' }, { token: 't2' });
    await session.start();
    const renewed = await Promise.all([1, 2, 3].map(() => session.tokens.refresh('t1')));
    expect(renewed).toEqual(renewed.map(() => ({ token: 't2', isFresh: true })));
    expect(askHost).toHaveBeenCalledTimes(2);
  });

  it('a token that was replaced in the meantime is not requested again', async () => {
    const { session, askHost } = open({ token: 't1' });
    await session.start();
    session.set({ token: 't2' });
    expect(session.tokens.successor('t1')).toBe('t2');
    expect(await session.tokens.refresh('t1')).toEqual({ token: 't2', isFresh: true });
    expect(askHost).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the same one', { token: 't1' }],
    ['none', {}],
    ['a failure', new Error('offline')],
  ])('the session ends when the page has %s, and only then', async (_words, answer) => {
    const { session } = open({ token: 't1' }, answer);
    await session.start();
    expect(await session.tokens.refresh('t1')).toBeUndefined();
    expect(session.state.value).toBe('open');
    session.tokens.refused('another');
    expect(session.state.value).toBe('open');
    session.tokens.refused('t1');
    expect([session.state.value, session.tokens.token()]).toEqual(['refused', undefined]);
  });

  it('closing the session leaves no timer behind', async () => {
    const { session } = open({ token: 't1', expires_at: after(10) });
    await session.start();
    session.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
