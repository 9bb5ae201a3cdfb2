import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { choosePort } from './choose-port.ts';

function createGreeter() {
  const server = createServer((_request, response) => response.end('here'));
  onTestFinished(() => void server.close());
  return server;
}

it('port 0 is a port of the system, known before the server listens there', async () => {
  const chosen = await choosePort(0, '127.0.0.1');
  const server = createGreeter();
  await chosen.listen(server);
  expect((server.address() as AddressInfo).port).toBe(chosen.port);
  expect(await (await fetch(`http://127.0.0.1:${chosen.port}`)).text()).toBe('here');
});

it('a chosen port is held: no other server gets it before its own listens', async () => {
  const chosen = await choosePort(0, '127.0.0.1');
  const other = await choosePort(chosen.port, '127.0.0.1');
  await expect(other.listen(createGreeter())).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await chosen.listen(createGreeter());
});

it('a chosen port is free again once its server is closed', async () => {
  const chosen = await choosePort(0, '127.0.0.1');
  const server = createGreeter();
  await chosen.listen(server);
  await new Promise((resolve) => server.close(resolve));
  const again = createGreeter();
  await (await choosePort(chosen.port, '127.0.0.1')).listen(again);
  expect((again.address() as AddressInfo).port).toBe(chosen.port);
});
