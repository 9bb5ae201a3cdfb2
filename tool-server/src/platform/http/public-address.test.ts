import { describe, expect, it } from 'vitest';
import { checkHost, isInnerAddress } from './public-address.ts';
import { createOutgoing } from './send.ts';

describe('outgoing calls in production', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
  ])('are not made to %s', (address) => {
    expect(isInnerAddress(address)).toBe(true);
    expect(() => checkHost(address.includes(':') ? `[${address}]` : address)).toThrow('private network');
  });

  it.each(['93.184.216.34', '2606:2800:220:1::1', '172.32.0.1'])('may be made to %s', (address) => {
    expect(isInnerAddress(address)).toBe(false);
  });

  it('are checked by the address that a name resolves to', async () => {
    const { send, close } = createOutgoing({ allowInner: false, userAgent: 'test' });
    await expect(send({ url: 'http://localhost:1/', timeoutMs: 1_000, maxBytes: 10 })).rejects.toThrow(
      'private network',
    );
    close();
  });
});
