import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '../../../test/fixtures/create-test-tool.ts';
import { createLog } from '../log/log.ts';
import { createUnnamedProxyWatch } from './unnamed-proxies.ts';

let clock: TestClock;
let lines: Record<string, unknown>[];
let watch: (req: IncomingMessage) => void;
beforeEach(() => {
  clock = createTestClock();
  lines = [];
  const log = createLog('info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  watch = createUnnamedProxyWatch({ isTrusted: (peer) => peer === '10.0.0.1', clock, log });
});

const send = (
  remoteAddress: string,
  headers: Record<string, string> = { 'x-forwarded-for': '203.0.113.9' },
) => watch({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);

describe('a forwarding peer that is not named', () => {
  it('the warning is logged once an hour, with the number of requests in between', () => {
    for (let sent = 0; sent < 5; sent += 1) send('10.0.0.2');
    expect(lines).toMatchObject([
      { event: 'proxy.unnamed', level: 40, network: '10.0.0.2', requestsSinceWarning: 0 },
    ]);
    clock.advance(3_600_000);
    send('10.0.0.2');
    expect(lines[1]).toMatchObject({ requestsSinceWarning: 4 });
  });

  it('each peer has its own warning', () => {
    send('10.0.0.2');
    send('10.0.0.3');
    expect(lines.map(({ network }) => network)).toEqual(['10.0.0.2', '10.0.0.3']);
  });

  it('a named proxy causes no warning, and neither does a peer without the header', () => {
    send('10.0.0.1');
    send('10.0.0.2', {});
    expect(lines).toEqual([]);
  });

  it('a crowd of peers writes a hundred lines an hour', () => {
    for (let peer = 0; peer < 1_000; peer += 1) send(`10.1.${peer >> 8}.${peer & 255}`);
    expect(lines).toHaveLength(100);
    clock.advance(3_600_000);
    send('10.2.0.1');
    expect(lines).toHaveLength(101);
  });
});
