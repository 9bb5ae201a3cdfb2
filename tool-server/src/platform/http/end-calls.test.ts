import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createCallsUnderWay } from './calls-under-way.ts';
import { endCalls } from './end-calls.ts';

it('shutting down waits for a call whose work takes longer than its client may', async () => {
  const calls = createCallsUnderWay();
  const work = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const http = createServer((_, response) => {
    void calls.run(() => work.promise).then(() => response.end('done'));
    begun.resolve();
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const reply = once(get({ host: '127.0.0.1', port }), 'response');
  const cutOff = expect(reply).rejects.toThrow('socket hang up');
  await begun.promise;
  let hasEnded = false;
  const ended = endCalls(http, calls, 10).then(() => (hasEnded = true));
  // The client is cut off, and the work goes on.
  await cutOff;
  await new Promise(setImmediate);
  expect(hasEnded).toBe(false);
  work.resolve();
  await ended;
});

it('shutting down begins no call whose caller was cut off before its work began', async () => {
  const calls = createCallsUnderWay();
  const arrived = Promise.withResolvers<void>();
  const passed = Promise.withResolvers<void>();
  let hasBegun = false;
  const work = async () => void (hasBegun = true);
  const http = createServer(() => {
    arrived.resolve();
    // As a request that still waits for its body.
    void passed.promise.then(() => calls.run(work));
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const cutOff = expect(once(get({ host: '127.0.0.1', port }), 'response')).rejects.toThrow('socket hang up');
  await arrived.promise;
  await endCalls(http, calls, 10);
  passed.resolve();
  await cutOff;
  await new Promise(setImmediate);
  expect(hasBegun).toBe(false);
});
