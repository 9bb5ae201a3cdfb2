import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeySets, readKeySet } from './key-sets.ts';

const jwk = (kid: string) => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey.export({ format: 'jwk' }),
  kid,
});
const log = { warn: () => undefined } as never;

/** Key sets at any address, with the addresses that were read. */
function createSets() {
  const text = JSON.stringify({ keys: [jwk('k')] });
  const sent: string[] = [];
  const time = { at: 0 };
  const { verify } = createKeySets({
    send: ({ url }) => {
      sent.push(url);
      return Promise.resolve({ status: 200, text, headers: new Headers() } as never);
    },
    clock: { now: () => new Date(time.at) },
    log,
  });
  const read = (number: number, companyId: string) =>
    verify({ companyId, keySetUrl: `https://lms${number}.test/keys` }, 'k', () => true);
  return { sent, time, read };
}

describe('key sets in memory', () => {
  it('the most recently read key sets stay in memory: changing an address cannot fill it', async () => {
    const { sent, time, read } = createSets();
    for (let number = 0; number <= 1_000; number += 1) await read(number, `company ${number}`);
    time.at += 60_000;
    await read(1_000, 'company 1000');
    expect(sent).toHaveLength(1_001);
    await read(0, 'company 0');
    expect(sent).toHaveLength(1_002);
  });

  it('one company has its own limit of key sets, whatever addresses it registers', async () => {
    const { sent, time, read } = createSets();
    for (let number = 0; number < 120; number += 1) await read(number, 'globex');
    await expect(read(120, 'globex')).rejects.toMatchObject({ reason: 'key_set_unavailable' });
    expect(sent).toHaveLength(120);
    await read(500, 'acme');
    time.at += 1_000;
    await read(121, 'globex');
    expect(sent).toHaveLength(122);
  });

  it('a key set has at most fifty keys, whatever the address answers', () => {
    const one = jwk('k');
    const keys = Array.from({ length: 500 }, (_, number) => ({ ...one, kid: `k${number}` }));
    expect(readKeySet({ status: 200, headers: {}, text: JSON.stringify({ keys }) }, log).size).toBe(50);
  });
});
