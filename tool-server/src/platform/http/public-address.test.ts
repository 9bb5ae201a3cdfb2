import { describe, expect, it } from 'vitest';
import { checkHost, checkPort, isInnerAddress, readPrivateHosts } from './public-address.ts';
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
    // P15: what a list of inner ranges easily misses (ASVS 1.3.6).
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '::a9fe:a9fe',
    'fec0::1',
    '100::1',
    '2001:db8::1',
    '2001:2::1',
    '5f00::1',
    'ff02::1',
    '4000::1',
  ])('outgoing calls are not made to %s', (address) => {
    expect(isInnerAddress(address)).toBe(true);
    expect(() => checkHost(address.includes(':') ? `[${address}]` : address)).toThrow('private network');
  });

  it.each(['93.184.216.34', '2606:2800:220:1::1', '172.32.0.1', '168.63.129.17', '2a00:1450:4001:80b::200e'])(
    'outgoing calls may be made to %s',
    (address) => {
      expect(isInnerAddress(address)).toBe(false);
    },
  );

  it('outgoing calls are checked by the address that a name resolves to', async () => {
    const { send, close } = createOutgoing({ allowInner: false, ports: [1], userAgent: 'test' });
    await expect(send({ url: 'http://localhost:1/', timeoutMs: 1_000, maxBytes: 10 })).rejects.toThrow(
      'private network',
    );
    close();
  });

  it.each([
    ['http://93.184.216.34/', true],
    ['https://93.184.216.34/', true],
    ['https://93.184.216.34:80/', true],
    ['https://93.184.216.34:8443/', true],
    ['https://93.184.216.34:22/', false],
    ['http://93.184.216.34:6379/', false],
    ['https://93.184.216.34:0/', false],
  ])(
    'P15: outgoing calls are made to the ports of web servers and to those that the operator named (%s)',
    (url, isAllowed) => {
      const check = () => checkPort(new URL(url), [8443]);
      if (isAllowed) expect(check).not.toThrow();
      else expect(check).toThrow('OUTGOING_PORTS');
    },
  );

  describe('outgoing calls that LTI_PRIVATE_HOSTS allows', () => {
    const privateHosts = readPrivateHosts('lms.intra.test, localhost, 10.20.0.0/16, fd00:20::/32');

    it.each(['10.20.3.4', '::ffff:10.20.3.4', 'fd00:20::1', '93.184.216.34'])(
      'allowed calls may go to %s',
      (address) => {
        const host = address.includes(':') ? `[${address}]` : address;
        expect(() => checkHost(host, privateHosts)).not.toThrow();
      },
    );

    it.each([
      '10.21.0.1',
      '192.168.1.1',
      '127.0.0.1',
      'fd00:21::1',
      '169.254.169.254',
      '168.63.129.16',
      '0.0.0.0',
    ])('allowed calls still do not go to %s', (address) => {
      const host = address.includes(':') ? `[${address}]` : address;
      expect(() => checkHost(host, privateHosts)).toThrow('private network');
    });

    it.each(['0.0.0.0/0', '::/0'])(
      "allowed calls never go to a cloud's metadata address, even with %s",
      (network) => {
        const all = readPrivateHosts(network);
        for (const host of ['169.254.169.254', '168.63.129.16', '[fe80::1]', '255.255.255.255'])
          expect(() => checkHost(host, all)).toThrow('private network');
      },
    );

    it.each([
      ['localhost', 'ECONNREFUSED'],
      ['other.test', 'private network'],
    ])(
      'allowed calls are judged by the name that is called, not by where it leads (%s is allowed)',
      async (named, outcome) => {
        const { send, close } = createOutgoing({
          allowInner: false,
          ports: [1],
          privateHosts: readPrivateHosts(named),
          userAgent: 'test',
        });
        const call = send({ url: 'http://localhost:1/', timeoutMs: 1_000, maxBytes: 10 });
        await expect(call).rejects.toThrow(outcome);
        close();
      },
    );
  });

  it('P15: calls to another port are refused before anything is sent', async () => {
    const { send, close } = createOutgoing({ allowInner: false, ports: [], userAgent: 'test' });
    const call = send({ url: 'http://93.184.216.34:22/', timeoutMs: 1_000, maxBytes: 10 });
    await expect(call).rejects.toThrow('port 22');
    close();
  });
});
