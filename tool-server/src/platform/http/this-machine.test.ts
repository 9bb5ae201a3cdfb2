import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { onlyThisMachine } from './this-machine.ts';

/** The status for a caller; 200 where the request goes on. */
function ask(remoteAddress: string | undefined, host: string | undefined): number {
  let status = 0;
  const res = {
    status(code: number) {
      status = code;
      return res;
    },
    set: () => res,
    type: () => res,
    send: () => res,
  } as unknown as Response;
  const req = { headers: host === undefined ? {} : { host }, socket: { remoteAddress } } as Request;
  onlyThisMachine(req, res, () => void (status = 200));
  return status;
}

describe('P12 what serves this machine only', () => {
  it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('serves the peer %s', (peer) =>
    expect(ask(peer, 'localhost:8080')).toBe(200),
  );

  it.each(['192.168.0.4', '203.0.113.9', 'fe80::1', '::ffff:192.168.0.4', '::', undefined])(
    'refuses the peer %s, whatever host it names',
    (peer) => {
      for (const host of ['localhost', '127.0.0.1:8080', '[::1]'])
        expect([host, ask(peer, host)]).toEqual([host, 403]);
    },
  );

  it.each(['evil.test', '', undefined])('refuses a peer of this machine that names the host %j', (host) =>
    expect(ask('127.0.0.1', host)).toBe(403),
  );
});
