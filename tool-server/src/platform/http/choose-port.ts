import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';

export interface ChosenPort {
  port: number;
  /** Makes the server listen there. Rejects where something else does. */
  listen(server: Server): Promise<void>;
}

/**
 * The port that a server will listen on. For 0 the system chooses one that is free: it is held from now on, because the
 * public address contains it and the app is composed with that address before it listens.
 */
export async function choosePort(port: number, host: string): Promise<ChosenPort> {
  if (port !== 0)
    return { port, listen: async (server) => void (await once(server.listen(port, host), 'listening')) };
  const holder = createServer();
  await once(holder.listen(0, host), 'listening');
  return {
    port: (holder.address() as AddressInfo).port,
    listen: async (server) => void (await once(server.listen(holder), 'listening')),
  };
}
