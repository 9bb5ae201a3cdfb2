import type { Problem } from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';
import { createBuckets } from './buckets.ts';

function createFixture() {
  let at = 0;
  const take = createBuckets({ clock: { now: () => new Date(at) } });
  const refusal = (key: string, perMinute = 60): Problem | undefined => {
    try {
      take({ key, perMinute });
      return undefined;
    } catch (error) {
      return error as Problem;
    }
  };
  return { refusal, wait: (ms: number) => (at += ms) };
}

describe('P14 a bucket of calls (ASVS 2.4.1)', () => {
  it('a bucket grants as many calls as it holds, then refuses with the time until the next', () => {
    const { refusal } = createFixture();
    for (let call = 0; call < 60; call += 1) expect(refusal('a')).toBeUndefined();
    expect(refusal('a')).toMatchObject({ code: 'too_many_tries', status: 429, retryAfterSeconds: 1 });
  });

  it('a bucket is filled evenly, and never beyond its capacity', () => {
    const { refusal, wait } = createFixture();
    for (let call = 0; call < 60; call += 1) refusal('a');
    wait(1_000);
    expect(refusal('a')).toBeUndefined();
    expect(refusal('a')).toBeDefined();
    wait(86_400_000);
    const allowed = Array.from({ length: 100 }, () => refusal('a')).filter((one) => one === undefined);
    expect(allowed).toHaveLength(60);
  });

  it('a bucket refuses no longer after many refusals than after one', () => {
    const { refusal, wait } = createFixture();
    for (let call = 0; call < 500; call += 1) refusal('a');
    wait(2_000);
    expect(refusal('a')).toBeUndefined();
  });

  it('a bucket belongs to one person: nobody else waits', () => {
    const { refusal } = createFixture();
    for (let call = 0; call < 61; call += 1) refusal('a');
    expect(refusal('a')).toBeDefined();
    expect(refusal('b')).toBeUndefined();
  });
});
