import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createMayCall, isOfThisMachine } from './this-machine.ts';

interface Sent {
  peer?: string | undefined;
  headers?: Record<string, string>;
  httpVersion?: string;
}

const toRequest = ({ peer, headers = { host: 'localhost:8080' }, httpVersion = '1.1' }: Sent) =>
  ({ headers, httpVersion, socket: { remoteAddress: peer } }) as unknown as IncomingMessage;

const ask = (sent: Sent) => isOfThisMachine(toRequest({ peer: '127.0.0.1', ...sent }));

describe('P12 requests from this machine', () => {
  it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
    'a request from the peer %s is local',
    (peer) => expect(ask({ peer })).toBe(true),
  );

  it.each(['localhost', 'LOCALHOST:80', 'tool.localhost:8080', '127.0.0.1:8080', '127.9.9.9', '[::1]:8080'])(
    'a request addressed to %s is local',
    (host) => expect(ask({ headers: { host } })).toBe(true),
  );

  it.each(['192.168.0.4', '203.0.113.9', 'fe80::1', '::ffff:192.168.0.4', '::', undefined])(
    'a request from the peer %s is not local, whatever host it names',
    (peer) => {
      for (const host of ['localhost', '127.0.0.1:8080', '[::1]'])
        expect([host, ask({ peer, headers: { host } })]).toEqual([host, false]);
    },
  );

  it.each(['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', '192.168.0.4', '', 'a b'])(
    'a request addressed to %j is not local',
    (host) => expect(ask({ headers: { host } })).toBe(false),
  );

  it('a local request names a host', () => expect(ask({ headers: {} })).toBe(false));

  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-server',
    'forwarded',
    'x-real-ip',
    'via',
    'cf-connecting-ip',
    'true-client-ip',
  ])('a request forwarded by a proxy that adds %s is not local', (name) => {
    expect(ask({ headers: { host: 'localhost', [name]: '127.0.0.1' } })).toBe(false);
  });

  it('a request forwarded by a proxy that adds nothing but speaks HTTP/1.0, like nginx, is not local', () => {
    expect(ask({ httpVersion: '1.0' })).toBe(false);
  });
});

describe('which requests are served', () => {
  const other = toRequest({ peer: '203.0.113.9', headers: { host: 'learn.example.com' } });

  it.each([
    ['development', false, false],
    ['test', false, false],
    ['development', true, true],
    ['production', false, true],
  ])('in mode %s with a public demo %j, another machine gets %j', (mode, isDemoInPublic, served) => {
    expect(createMayCall({ mode, isDemoInPublic })(other)).toBe(served);
  });
});
