import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeySets, readKeySet } from './key-sets.ts';

const jwk = (kid: string) => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey.export({ format: 'jwk' }),
  kid,
});
const log = { warn: () => undefined } as never;

describe('key sets in memory', () => {
  it('are those that were read last: an administrator cannot fill the memory by changing an address', async () => {
    const text = JSON.stringify({ keys: [jwk('k')] });
    const sent: string[] = [];
    let at = 0;
    const { verify } = createKeySets({
      send: ({ url }) => {
        sent.push(url);
        return Promise.resolve({ status: 200, text, headers: new Headers() } as never);
      },
      clock: { now: () => new Date(at) },
      log,
    });
    const read = (number: number) => verify(`https://lms${number}.test/keys`, 'k', () => true);
    for (let number = 0; number <= 1_000; number += 1) await read(number);
    at += 60_000;
    await read(1_000);
    expect(sent).toHaveLength(1_001);
    await read(0);
    expect(sent).toHaveLength(1_002);
  });

  it('have fifty keys at most, whatever the address answers', () => {
    const one = jwk('k');
    const keys = Array.from({ length: 500 }, (_, number) => ({ ...one, kid: `k${number}` }));
    expect(readKeySet(JSON.stringify({ keys }), log).size).toBe(50);
  });
});
